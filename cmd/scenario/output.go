package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
)

// output is where a command writes its result. It keeps the first error of a write: few callers check the error of a
// print, and a command whose result is incomplete must not end with status 0.
type output struct {
	io.Writer
	failed error
}

func (o *output) Write(b []byte) (int, error) {
	n, err := o.Writer.Write(b)
	if err != nil && o.failed == nil {
		o.failed = err
	}
	return n, err
}

// printJSON prints a result.
func (a *app) printJSON(v any) error { return writeJSON(a.out, v) }

// writeJSON writes a value with indentation and with < and & as they are, because people read it too.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// print writes a result: as JSON with --json, and otherwise by text.
func (a *app) print(v any, text func()) error {
	if a.json {
		return a.printJSON(v)
	}
	text()
	return nil
}

// list prints a heading, and a line for each of a list, of which it leaves out the end unless all is set. It prints
// nothing of an empty list.
func list[T any](a *app, heading string, all bool, of []T, line func(T) string) {
	if len(of) > 0 {
		fmt.Fprintf(a.out, "\n%s, %d:\n", heading, len(of))
	}
	for i, x := range of {
		if i == mostLines && !all && len(of) > mostLines+1 {
			fmt.Fprintf(a.out, "  … and %d more (--all)\n", len(of)-i)
			return
		}
		fmt.Fprintf(a.out, "  %s\n", line(x))
	}
}

// mostLines is how much of a list is shown without --all.
const mostLines = 10

// counter shows on stderr how far a command is: in a line that is overwritten, or where nobody can see that, in lines
// from time to time.
type counter struct {
	a     *app
	every int // how often it says so where nothing can be overwritten; 0 is never
	width int
}

// say shows a text as the count of n.
func (c *counter) say(n int, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	switch {
	case c.a.isWatched():
		c.width = max(c.width, layout.Columns(text))
		fmt.Fprint(c.a.err, "\r"+layout.Pad(text, c.width))
	case c.every > 0 && n > 0 && n%c.every == 0:
		fmt.Fprintln(c.a.err, text)
	}
}

// clear removes the count.
func (c *counter) clear() {
	if c.width > 0 {
		fmt.Fprintf(c.a.err, "\r%s\r", strings.Repeat(" ", c.width))
	}
}

// printJSONLine prints a result on one line, for programs that watch a game and read the last line.
func (a *app) printJSONLine(v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(a.out, "%s\n", b)
	return err
}
