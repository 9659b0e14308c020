package gamelog

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Writer writes a game log during the game.
type Writer struct{ w io.Writer }

// Continue returns a Writer that appends lines to w, which has a log already.
func Continue(w io.Writer) *Writer { return &Writer{w} }

// NewWriter writes the head of a log to w and returns a Writer for the other lines.
func NewWriter(w io.Writer, head Log) (*Writer, error) {
	if head.Format == "" {
		head.Format = Format
	}
	if head.Compiled == 0 && head.Format == Format {
		head.Compiled = program.Version
	}
	x := &Writer{w}
	return x, x.writeLine(head)
}

func (x *Writer) writeLine(v any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := x.w.Write(b.Bytes())
	return err
}

// Step writes a decision.
func (x *Writer) Step(s Step) error {
	return x.writeLine(Row{
		Player: &s.Player, Line: &s.Line, Dice: s.Dice, Hash: fmt.Sprintf("%016x", s.Hash), Forced: s.Forced,
	})
}

// Draft writes the answered parts of the open decision, which are none if they were taken back.
func (x *Writer) Draft(d Draft) error {
	answers := d.Answers
	if answers == nil {
		answers = []Answer{}
	}
	return x.writeLine(Row{Answers: &answers, Trying: d.Trying, Dice: d.Dice})
}

// WriteUndone writes that all decisions after the first steps were taken back.
func (x *Writer) WriteUndone(steps int) error { return x.writeLine(Row{Undone: &steps}) }

// WriteSeats writes who runs the players from now on.
func (x *Writer) WriteSeats(seats []string) error { return x.writeLine(Row{Seats: seats}) }

// WriteEnd writes the outcome of a finished game.
func (x *Writer) WriteEnd(o runtime.Outcome) error {
	return x.writeLine(Row{Outcome: &outcome{o.Winner, o.Drawn, o.WinnerType, o.Because}})
}

// WriteLeft writes the last line of a game that was left before its end. Without it, a reader would think that lines
// are missing.
func (x *Writer) WriteLeft(decisions int) error { return x.writeLine(Row{Left: &decisions}) }

// Write writes the whole log to w.
func (l *Log) Write(w io.Writer) error {
	b := bufio.NewWriter(w)
	x, err := NewWriter(b, *l)
	if err != nil {
		return err
	}
	for _, s := range l.Steps {
		if err := x.Step(s); err != nil {
			return err
		}
	}
	if !l.Open.IsEmpty() {
		if err := x.Draft(l.Open); err != nil {
			return err
		}
	}
	if l.Outcome.Ended {
		err = x.WriteEnd(l.Outcome)
	} else {
		err = x.WriteLeft(len(l.Steps))
	}
	if err != nil {
		return err
	}
	return b.Flush()
}
