package format

import (
	"bytes"
	"strings"

	"github.com/rogpeppe/go-internal/diff"
)

// Diff returns the unified diff from a to b, with three unchanged lines around each change. It returns "" if a and b
// are equal. The work grows as n log n in the number of lines, however different the texts are.
func Diff(name string, a, b []byte) string {
	// The library begins with a line "diff NAME NAME", which fmt --diff has never printed.
	_, body, _ := bytes.Cut(diff.Diff(name, a, name, b), []byte("\n"))
	return string(body)
}

// Lines returns all lines of a and b in the order of a, each after a blank if both have it, - if b does not and + if
// a does not. It is for short texts: the work grows with the product of their lengths.
func Lines(a, b []byte) []string {
	old, now := linesOf(a), linesOf(b)
	best := make([][]int, len(old)+1) // the length of the longest common subsequence of what follows
	for i := range best {
		best[i] = make([]int, len(now)+1)
	}
	for i := len(old) - 1; i >= 0; i-- {
		for j := len(now) - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if old[i] == now[j] {
				best[i][j] = best[i+1][j+1] + 1
			}
		}
	}
	var out []string
	for i, j := 0, 0; i < len(old) || j < len(now); {
		switch {
		case i < len(old) && j < len(now) && old[i] == now[j]:
			out = append(out, " "+old[i])
			i, j = i+1, j+1
		case j == len(now) || i < len(old) && best[i+1][j] >= best[i][j+1]:
			out = append(out, "-"+old[i])
			i++
		default:
			out = append(out, "+"+now[j])
			j++
		}
	}
	return out
}

func linesOf(text []byte) []string {
	text = bytes.TrimRight(text, "\n")
	if len(text) == 0 {
		return nil
	}
	return strings.Split(string(text), "\n")
}
