// Package desk edits the clauses of a scenario's rulebook in its files, one change at a time, in canonical layout. It
// replaces a file in one step, and only if the file still has the text that the editor of the change has seen. Every
// change can be undone.
package desk

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"github.com/scenario-lang/scenario/internal/files"
)

// A Desk remembers changes, so that they can be undone.
type Desk struct {
	mu   sync.Mutex
	done []change // the newest last
}

// change is a change of a file.
type change struct {
	file          string
	before, after []byte
	what          string
}

// mostUndone is how many changes can be undone.
const mostUndone = 100

// ErrChanged is the error of a change to a file that has changed meanwhile.
var ErrChanged = errors.New("the file has changed meanwhile; look at it as it is now, and try again")

// Apply makes an edit in a file whose present text is seen.
func (d *Desk) Apply(file string, seen []byte, e Edit) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	after, err := revise(seen, filepath.Base(file), e)
	if err != nil {
		return err
	}
	if err := replace(file, seen, after); err != nil {
		return err
	}
	d.done = append(d.done, change{file, bytes.Clone(seen), after, e.describe()})
	if len(d.done) > mostUndone {
		d.done = d.done[1:]
	}
	return nil
}

// Undo undoes the last change and returns its description.
func (d *Desk) Undo() (what string, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := len(d.done)
	if n == 0 {
		return "", errors.New("there is nothing to undo")
	}
	c := d.done[n-1]
	if err := replace(c.file, c.after, c.before); err != nil {
		return "", fmt.Errorf("%s cannot be undone: %w", c.what, err)
	}
	d.done = d.done[:n-1]
	return c.what, nil
}

// Last returns the description of the change that Undo would undo, or "".
func (d *Desk) Last() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if n := len(d.done); n > 0 {
		return d.done[n-1].what
	}
	return ""
}

// replace writes a file, if it still has the text that was seen.
func replace(file string, seen, text []byte) error {
	now, err := os.ReadFile(file)
	if err != nil {
		return files.RewordMissing(file, err)
	}
	if !bytes.Equal(now, seen) {
		return ErrChanged
	}
	return files.Write(file, text)
}
