// Package trace saves the positions of a game, to look at any of them in any order: those of a test, of a game log, or
// of the set-up alone. The game is played to its end, or until it stops.
package trace

import (
	"errors"
	"fmt"
	"sync"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Step is a position with what led to it.
type Step struct {
	Kind   string      `json:"kind"` // a word of trial.MomentKind, or that of decisions of game logs
	Line   string      `json:"line,omitempty"`
	Asked  string      `json:"-"`      // of a game log: the prompt of a choice
	Picks  int32       `json:"-"`      // of a game log: the type of what is chosen, or -1 if the line is that of an action
	Player int         `json:"player"` // who was asked, or -1
	Reason string      `json:"reason,omitempty"`
	Said   []string    `json:"said,omitempty"`
	Place  trial.Place `json:"place"`
	Round  int         `json:"round,omitempty"`
	Moves  []Move      `json:"moves,omitempty"` // pieces that moved from one space to another
	Route  []int       `json:"route,omitempty"` // the spaces that the line names, beginning with the origin
}

// Move is a number of pieces that moved from one space to another. Unit, owner and spaces are indexes of members.
type Move struct {
	Unit  int `json:"unit"`
	Owner int `json:"owner"`
	From  int `json:"from"`
	To    int `json:"to"`
	Count int `json:"count"`
}

// Trace is a game with its positions.
type Trace struct {
	Steps   []Step
	TooLong bool // the test has more steps than are saved

	decisions int
	viewer    int // who may read the steps
	mu        sync.Mutex
	game      *runtime.Game       // the game that was played
	shown     *runtime.Game       // the game in which positions are restored
	positions []*runtime.Position // that of step i*stride
	stride    int
	base      *runtime.Position
	log       *gamelog.Log // nil unless stride is more than 1
	pieces    map[int64]counter
	names     *reader
}

// Limits of a trace.
const (
	maxSteps     = 20_000 // of a test
	maxPositions = 4000   // that are saved
	eachBase     = 64     // positions that share a base
)

// errTooLong ends a test that has too many steps.
var errTooLong = fmt.Errorf("the test has more than %d moments; only these are kept", maxSteps)

// Refused reports whether the step is a line that was refused.
func (s *Step) Refused() bool { return s.Kind == trial.Refused.String() }

// decides reports whether the step is a decision that was made.
func (s *Step) decides() bool {
	return s.Kind == decision || s.Kind == trial.Played.String() || s.Kind == trial.Defaulted.String()
}

// decision is the kind of the steps of a game log.
const decision = "decision"

// Decisions returns how many decisions were made.
func (t *Trace) Decisions() int { return t.decisions }

// After returns the last step with n decisions, or -1 if there were fewer. If n is negative, it returns the last step.
func (t *Trace) After(n int) int {
	if n < 0 {
		return len(t.Steps) - 1
	}
	count, found := 0, -1
	for i := range t.Steps {
		if t.Steps[i].decides() {
			count++
		}
		if count == n {
			found = i
		}
	}
	return found
}

// OfTest runs a test and saves its steps. values are those of the options. stop, which may be nil, is called after each
// step and ends the test when it returns an error. The trace is nil if the test did not begin.
func OfTest(p *program.Program, index int, values map[string]int64, stop func(*Trace) error) (*Trace, trial.Result) {
	var t *Trace
	res := trial.One(p, index, trial.Options{Values: values, Observe: func(m trial.Moment) error {
		if m.Kind == trial.Began {
			t = newTrace(p, m.Game, 1)
		}
		if len(t.Steps) >= maxSteps {
			t.TooLong = true
			return errTooLong
		}
		t.add(m.Game, Step{
			Kind: m.Kind.String(), Line: m.Line, Player: m.Player, Reason: m.Reason, Said: m.Said, Place: m.Place,
		})
		if stop != nil {
			return stop(t)
		}
		return nil
	}})
	return t, res
}

// OfSetup sets a game up and saves the position at its first decision. The board is empty if the set-up fails.
func OfSetup(p *program.Program, seed uint64, values map[string]int64) (*Trace, error) {
	var said []string
	g, err := runtime.New(p, seed, runtime.Options{
		Values: values, Log: func(l runtime.Line) { said = append(said, l.Text) },
	})
	if err != nil {
		bare, bareErr := runtime.NewBare(p, seed, runtime.Options{Values: values})
		if bareErr != nil {
			return nil, errors.Join(err, bareErr)
		}
		g = bare
	}
	t := newTrace(p, g, 1)
	t.add(g, Step{Kind: trial.Began.String(), Player: -1, Said: said})
	return t, err
}

// OfLog replays a game log and saves the position after each decision. If a decision is illegal, the trace ends there,
// and the error says why. stop, which may be nil, is called before each decision and ends the game when it returns an
// error.
//
// Lines, questions, moves and messages are those that the viewer may read; the line of a hidden decision is "". The
// positions themselves are complete, so they must be shown in the view of the same viewer.
func OfLog(p *program.Program, log *gamelog.Log, viewer int, stop func(*Trace) error) (*Trace, error) {
	if err := gamelog.CheckSeats(p, log.Seats); err != nil {
		return nil, err
	}
	var said []string
	g, err := log.Begin(p, runtime.Options{Tell: true, Log: func(l runtime.Line) {
		if text := l.For(viewer); text != "" {
			said = append(said, text)
		}
	}})
	if err != nil {
		return nil, err
	}
	t := newTrace(p, g, 1+len(log.Steps)/maxPositions)
	t.viewer = viewer
	t.log = log
	t.add(g, Step{Kind: trial.Began.String(), Player: -1, Said: said, Round: g.Round()})
	for i, s := range log.Steps {
		if stop != nil {
			if err := stop(t); err != nil {
				return t, err
			}
		}
		said = nil
		round := g.Round()
		asked, picks := "", int32(-1)
		if d := g.Decision(); d != nil && d.Kind == runtime.Pick {
			asked, picks = d.PromptFor(viewer), d.Type()
		}
		if err := s.Make(g); err != nil {
			return t, fmt.Errorf("decision %d (%s): %w", i+1, s.Short(), err)
		}
		line := s.Line
		if viewer != runtime.Referee {
			line = g.LineFor(viewer)
		}
		t.add(g, Step{Kind: decision, Line: line, Asked: asked, Picks: picks, Player: s.Player, Said: said, Round: round})
	}
	return t, nil
}

func newTrace(p *program.Program, g *runtime.Game, stride int) *Trace {
	return &Trace{game: g, stride: stride, names: newReader(p), viewer: runtime.Referee}
}

// add saves the position of g as the next step.
func (t *Trace) add(g *runtime.Game, s Step) {
	now := counters(g, t.viewer)
	if t.pieces != nil {
		s.Moves = findMoved(t.pieces, now)
	}
	if s.Line != "" {
		before := t.pieces
		if before == nil {
			before = now
		}
		s.Route = t.names.route(s.Line, s.Player, before)
	}
	if n := len(t.Steps); n%t.stride == 0 {
		pos := g.Position(t.base)
		if len(t.positions)%eachBase == 0 {
			pos = g.Position(nil)
			t.base = pos
		}
		t.positions = append(t.positions, pos)
	}
	if s.decides() {
		t.decisions++
	}
	t.Steps, t.pieces = append(t.Steps, s), now
}

// At calls f with the game at step i. The game is valid until f returns.
func (t *Trace) At(i int, f func(*runtime.Game)) error {
	if i < 0 || i >= len(t.Steps) {
		return fmt.Errorf("there is no step %d; the last is %d", i, len(t.Steps)-1)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.shown == nil {
		t.shown = t.game.Clone()
	}
	g, from := t.shown, i/t.stride
	g.ReturnTo(t.positions[from])
	for k := from * t.stride; k < i; k++ {
		if err := t.log.Steps[k].Make(g); err != nil {
			return err
		}
	}
	f(g)
	return nil
}
