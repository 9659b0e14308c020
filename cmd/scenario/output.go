package main

import (
	"encoding/json"
	"fmt"
	"io"
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

// printJSON prints a result with indentation, because people read it too.
func (a *app) printJSON(v any) error {
	e := json.NewEncoder(a.out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
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
