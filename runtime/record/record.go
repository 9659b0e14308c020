// Package record keeps a game as the decisions that were made in it: JSON, one line for the head, one for each decision
// with the hash of the state after it, and one for the outcome or for where the game was left. A record needs no saved state: playing it again gives
// the same game, and Verify says where it does not.
package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Format is the name and version of the format. What is of another version is refused.
const (
	Format  = formatName + "/" + version
	version = "1"

	formatName = "scenario-record"
)

// maxLine bounds a line of a record, maxSteps their number.
const (
	maxLine  = 1 << 16
	maxSteps = 1 << 22
)

// Record is a whole game.
type Record struct {
	Format   string           `json:"format"`
	Program  string           `json:"program"` // hash
	Scenario string           `json:"scenario"`
	Path     string           `json:"path,omitempty"` // where the scenario lay
	Options  map[string]int64 `json:"options,omitempty"`
	Seed     uint64           `json:"seed,string"`
	Seats    []string         `json:"seats,omitempty"` // who ran each player
	Dice     []int64          `json:"dice,omitempty"`  // thrown by hand before the first decision
	Steps    []Step           `json:"-"`
	Outcome  runtime.Outcome  `json:"-"`
	Cut      bool             `json:"-"` // read from a file that does not say how it ends: its end is missing
}

// Step is a decision: who made it, its whole text, the dice thrown by hand for it, and the hash of the state after it.
type Step struct {
	Player int
	Line   string
	Dice   []int64
	Hash   uint64
}

// maxDice bounds the dice thrown by hand for one decision.
const maxDice = 1 << 12

// row is a line after the head: a step, or how the record ends.
type row struct {
	Player  *int     `json:"player,omitempty"`
	Line    *string  `json:"line,omitempty"`
	Dice    []int64  `json:"dice,omitempty"`
	Hash    string   `json:"hash,omitempty"`
	Outcome *outcome `json:"outcome,omitempty"`
	Left    *int     `json:"left,omitempty"` // the last line of a game that is not over: after how many decisions
}

type outcome struct {
	Winner     string `json:"winner"` // several are in declared order, ", " between
	WinnerType string `json:"winner_type,omitempty"`
	Because    string `json:"because,omitempty"`
}

// Writer writes a record while the game goes on.
type Writer struct{ w io.Writer }

// NewWriter writes the head.
func NewWriter(w io.Writer, head Record) (*Writer, error) {
	if head.Format == "" {
		head.Format = Format
	}
	x := &Writer{w}
	return x, x.line(head)
}

func (x *Writer) line(v any) error {
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
	return x.line(row{Player: &s.Player, Line: &s.Line, Dice: s.Dice, Hash: fmt.Sprintf("%016x", s.Hash)})
}

// End writes the outcome.
func (x *Writer) End(o runtime.Outcome) error {
	return x.line(row{Outcome: &outcome{o.Winner, o.WinnerType, o.Because}})
}

// Left writes that the game was left after so many decisions, so that a record of it that is cut off can be told from it.
func (x *Writer) Left(decisions int) error { return x.line(row{Left: &decisions}) }

// Write writes a whole record.
func (r *Record) Write(w io.Writer) error {
	b := bufio.NewWriter(w)
	x, err := NewWriter(b, *r)
	if err != nil {
		return err
	}
	for _, s := range r.Steps {
		if err := x.Step(s); err != nil {
			return err
		}
	}
	if r.Outcome.Ended {
		err = x.End(r.Outcome)
	} else {
		err = x.Left(len(r.Steps))
	}
	if err != nil {
		return err
	}
	return b.Flush()
}

// Read reads a record. It takes nothing it does not know. One whose last lines are missing is read as far as it goes, and Cut.
func Read(r io.Reader) (*Record, error) {
	in := bufio.NewReaderSize(r, maxLine)
	rec := &Record{Cut: true}
	head, err := next(in, 1)
	if err == io.EOF {
		return nil, errors.New("this is not a record: it is empty")
	}
	if err != nil {
		return nil, err
	}
	if err := readHead(head, rec); err != nil {
		return nil, err
	}
	for at := 2; ; at++ {
		line, err := next(in, at)
		if err == io.EOF {
			return rec, nil
		}
		if err != nil {
			return nil, err
		}
		if !rec.Cut {
			return nil, fmt.Errorf("line %d: there is more after the end of the record", at)
		}
		if err := readRow(line, rec); err != nil {
			return nil, fmt.Errorf("line %d: %w", at, err)
		}
		if len(rec.Steps) > maxSteps {
			return nil, fmt.Errorf("line %d: there are more than %d decisions", at, maxSteps)
		}
	}
}

// next reads a line. One without its end was cut off while it was written.
func next(in *bufio.Reader, at int) ([]byte, error) {
	line, err := in.ReadSlice('\n')
	switch {
	case err == bufio.ErrBufferFull:
		return nil, fmt.Errorf("line %d: it is longer than %d bytes", at, maxLine)
	case err == io.EOF && len(line) == 0:
		return nil, io.EOF
	case err == io.EOF && at > 1:
		return nil, fmt.Errorf("line %d: the record is cut off here", at)
	case err != nil && err != io.EOF:
		return nil, err
	}
	return line, nil
}

func strict(line []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("there is more than one value")
	}
	return nil
}

func readHead(line []byte, rec *Record) error {
	var probe struct {
		Format string `json:"format"`
	}
	if err := json.Unmarshal(line, &probe); err != nil || probe.Format == "" {
		return errors.New("this is not a record of a game")
	}
	name, v, _ := bytes.Cut([]byte(probe.Format), []byte("/"))
	if string(name) != formatName {
		return fmt.Errorf("this is not a record of a game but %q", probe.Format)
	}
	if string(v) != version {
		return fmt.Errorf("this record has version %s of the format; this is version %s", v, version)
	}
	if err := strict(line, rec); err != nil {
		return fmt.Errorf("line 1: %w", plain(err))
	}
	return nil
}

// plain says of a value of another type what it should be; the decoder speaks of Go.
func plain(err error) error {
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind) && kind.Field != "":
		return fmt.Errorf("%s has a value that does not fit", kind.Field)
	case err != nil && strings.Contains(err.Error(), ",string"):
		return errors.New("seed is a whole number in quotes")
	}
	return err
}

func readRow(line []byte, rec *Record) error {
	var r row
	if err := strict(line, &r); err != nil {
		return plain(err)
	}
	if r.Outcome != nil {
		if r.Player != nil || r.Line != nil || r.Hash != "" || r.Dice != nil {
			return errors.New("a line is a decision or the outcome, not both")
		}
		rec.Cut = false
		rec.Outcome = runtime.Outcome{Ended: true, Winner: r.Outcome.Winner, WinnerType: r.Outcome.WinnerType, Because: r.Outcome.Because}
		return nil
	}
	if r.Left != nil {
		if r.Player != nil || r.Line != nil || r.Hash != "" || r.Dice != nil {
			return errors.New("a line is a decision or the end, not both")
		}
		if *r.Left != len(rec.Steps) {
			return fmt.Errorf("the game was left after %d decisions, and the record has %d", *r.Left, len(rec.Steps))
		}
		rec.Cut = false
		return nil
	}
	if r.Player == nil || r.Line == nil {
		return errors.New("a decision has player, line and hash")
	}
	h, err := strconv.ParseUint(r.Hash, 16, 64)
	if err != nil || len(r.Hash) != 16 {
		return fmt.Errorf("%q is no hash", r.Hash)
	}
	if len(r.Dice) > maxDice {
		return fmt.Errorf("%d dice were thrown for one decision; %d are the most", len(r.Dice), maxDice)
	}
	rec.Steps = append(rec.Steps, Step{*r.Player, *r.Line, r.Dice, h})
	return nil
}

// Verify plays a record again and compares every hash. The error names the first decision that differs.
func Verify(p *program.Program, rec *Record) error {
	if have := p.Hash(); have != rec.Program {
		return fmt.Errorf("it was played with program %.12s, and this is %.12s: the rules have changed", rec.Program, have)
	}
	g, err := runtime.New(p, rec.Seed, runtime.Options{Values: rec.Options, Rolls: rec.Dice, Lines: true})
	if err != nil {
		return err
	}
	for i, s := range rec.Steps {
		where := fmt.Sprintf("decision %d (%s)", i+1, s.Line)
		d := g.Decision()
		if d == nil {
			return fmt.Errorf("%s: nobody has to decide any more", where)
		}
		if d.Player != s.Player {
			return fmt.Errorf("%s: player %d decided, and player %d is asked", where, s.Player, d.Player)
		}
		g.Script(s.Dice)
		if err := g.Do(s.Line); err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
		if h := g.Hash(); h != s.Hash {
			return fmt.Errorf("%s: the state differs: hash %016x, recorded is %016x", where, h, s.Hash)
		}
	}
	if rec.Cut {
		return fmt.Errorf("its end is missing: after decision %d, which is as recorded, it does not say whether the game went on", len(rec.Steps))
	}
	o, ended := g.Over()
	switch {
	case rec.Outcome.Ended && !ended:
		return errors.New("the game is not over where the record says so")
	case ended && !rec.Outcome.Ended:
		return errors.New("the game is over where the record says that it was left")
	}
	if rec.Outcome.Ended && o != rec.Outcome {
		return fmt.Errorf("it ended otherwise: %q wins, recorded is %q", o.Winner, rec.Outcome.Winner)
	}
	return nil
}
