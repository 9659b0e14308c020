package format

import (
	"bytes"
	"fmt"
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
// a does not.
func Lines(a, b []byte) []string {
	var out []string
	rest := strings.Split(strings.TrimRight(string(a), "\n"), "\n")
	next := 1 // the number of the first line of rest
	same := func(until int) {
		for ; next < until && len(rest) > 0; next++ {
			out, rest = append(out, " "+rest[0]), rest[1:]
		}
	}
	for _, l := range strings.Split(strings.TrimRight(Diff("", a, b), "\n"), "\n") {
		switch {
		case strings.HasPrefix(l, "@@"):
			from := 0
			fmt.Sscanf(l, "@@ -%d", &from)
			same(from)
		case strings.HasPrefix(l, "+++"), strings.HasPrefix(l, "---"), l == "", l[0] == '\\':
		case l[0] == '+':
			out = append(out, l)
		default:
			out, rest, next = append(out, l), rest[1:], next+1
		}
	}
	same(next + len(rest))
	return out
}
