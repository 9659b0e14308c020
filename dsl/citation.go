package dsl

import (
	"fmt"
	"strconv"
	"strings"
)

// mostCited is the maximum number of clauses in a range.
const mostCited = 1000

// Clauses returns the labels of the clauses that a citation names: the citation itself or, for a range such as
// "REV-231..233" or "A-5b..d", every label from the first to the last. The end of a range is a number or a letter, as
// the first label ends with, or a full label.
func Clauses(citation string) ([]string, error) {
	first, last, isRange := strings.Cut(citation, "..")
	if !isRange {
		return []string{citation}, nil
	}
	head := strings.TrimRight(first, "0123456789")
	if head != first {
		return expandNumbers(head, first[len(head):], strings.TrimPrefix(last, head))
	}
	if n := len(first) - 1; n > 0 && isLetter(first[n]) && '0' <= first[n-1] && first[n-1] <= '9' {
		if last = strings.TrimPrefix(last, first[:n]); len(last) == 1 && isLetter(last[0]) {
			return expandLetters(first[:n], first[n], last[0])
		}
	}
	return nil, fmt.Errorf("a range goes from a number or a letter to another, as in \"A-01..03\" or \"A-05a..c\"")
}

// expandNumbers returns the labels of a range of numbers. If the first number begins with 0, all have its width.
func expandNumbers(head, first, last string) ([]string, error) {
	from, err := strconv.Atoi(first)
	to, bad := strconv.Atoi(last)
	switch {
	case err != nil || bad != nil || strings.HasPrefix(last, "+") || strings.HasPrefix(last, "-"):
		return nil, fmt.Errorf("the range begins with a number and must end with one: \"%s%s..%s\"", head, first, first)
	case to <= from:
		return nil, fmt.Errorf("the range ends at %s, which is not after %s", last, first)
	case to-from >= mostCited:
		return nil, fmt.Errorf("a range has at most %d clauses", mostCited)
	}
	width := 0
	if strings.HasPrefix(first, "0") {
		width = len(first)
	}
	var out []string
	for n := from; n <= to; n++ {
		out = append(out, fmt.Sprintf("%s%0*d", head, width, n))
	}
	return out, nil
}

func expandLetters(head string, from, to byte) ([]string, error) {
	if to <= from || isUpper(from) != isUpper(to) {
		return nil, fmt.Errorf("the range ends at %c, which is not after %c", to, from)
	}
	var out []string
	for c := from; c <= to; c++ {
		out = append(out, head+string(rune(c)))
	}
	return out, nil
}

func isLetter(c byte) bool { return isUpper(c) || 'a' <= c && c <= 'z' }
func isUpper(c byte) bool  { return 'A' <= c && c <= 'Z' }
