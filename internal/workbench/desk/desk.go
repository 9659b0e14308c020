// Package desk edits the rulebook of a scenario: the clauses in its files, one change at a time, in canonical layout.
// A file is replaced in one step and only if it is still what the editor of the change has seen, and every change can
// be undone.
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

// A Desk keeps what was changed, so that it can be undone.
type Desk struct {
	mu   sync.Mutex
	done []change // the newest last
}

// change is what was written into a file.
type change struct {
	file          string
	before, after []byte
	what          string
}

// mostUndone is how many changes are kept.
const mostUndone = 100

// ErrChanged says that a file is not what the change was made for.
var ErrChanged = errors.New("the file has changed meanwhile; look at it as it is now, and try again")

// Apply changes a clause in a file whose text is known.
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

// Undo takes the newest change back, and says which it was.
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

// Last returns what Undo would take back, or "".
func (d *Desk) Last() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if n := len(d.done); n > 0 {
		return d.done[n-1].what
	}
	return ""
}

// replace writes a file that must still have the text that was seen.
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
