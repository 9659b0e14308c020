package format

import (
	"bytes"

	"github.com/rogpeppe/go-internal/diff"
)

// Diff returns the unified diff from a to b, with three unchanged lines around each change. It returns "" if a and b are
// equal. The work grows as n log n in the number of lines, however different the texts are.
func Diff(name string, a, b []byte) string {
	// The library begins with a line "diff NAME NAME", which fmt --diff has never printed.
	_, body, _ := bytes.Cut(diff.Diff(name, a, name, b), []byte("\n"))
	return string(body)
}
