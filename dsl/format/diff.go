package format

import (
	"bytes"
	"strings"

	"github.com/rogpeppe/go-internal/diff"
)

// Diff returns the unified diff from a to b, with three unchanged lines around each change, or "" if a and b are
// equal. It takes O(n log n) for n lines, however different the texts are.
func Diff(name string, a, b []byte) string {
	// The library adds a line "diff NAME NAME", which fmt --diff does not print.
	_, body, _ := bytes.Cut(diff.Diff(name, a, name, b), []byte("\n"))
	return string(body)
}

// Lines returns the lines of a and b merged, each after a blank if both have it, - if only a has it and + if only b
// has it. It is for short texts, because it takes time proportional to the product of their lengths.
func Lines(a, b []byte) []string {
	old, now := linesOf(a), linesOf(b)
	best := make([][]int, len(old)+1) // length of the longest common subsequence of the rest
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
