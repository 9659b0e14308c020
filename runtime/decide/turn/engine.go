package turn

import (
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// game is what the parts of an engine work on.
type game struct {
	m *vm.Machine
	s *state.Store
	w *view.Writer
	p *program.Program

	Judge *legal.Judge
	Words *line.Wording

	q *legal.Question // that was asked last
}

// Engine asks the players of one game and carries out what they answer. It is not safe for use by several goroutines.
type Engine struct {
	game
	Record Record
	Speech Speech

	Dice func(WantedDice) ([]int64, error) // gives the dice that a person throws; nil: chance rolls them
	// a menu of the player is about to close because only the answer that ends it is left; nil: nothing is called
	Closed func(player int)
}

// New makes the engine of a game, and makes it the host of the machine.
func New(m *vm.Machine, w *view.Writer) *Engine {
	j := legal.New(m, w)
	g := game{m: m, s: m.Store(), w: w, p: m.Program(), Judge: j, Words: line.New(m, w, j), q: j.Asked()}
	e := &Engine{game: g, Record: Record{game: g}, Speech: Speech{game: g}}
	m.Host = e
	return e
}

// CopyFrom makes e ask what o asks. The machines that they work on have been copied before.
func (e *Engine) CopyFrom(o *Engine) {
	e.Record.Keep, e.Speech.Log, e.Dice = o.Record.Keep, o.Speech.Log, o.Dice
	e.Judge.CopyFrom(o.Judge)
}

// AskDice makes f return the dice that rules roll from now on; if f is nil, chance rolls them. Where WantedDice has
// dice that are Thrown, f returns those. f may look at the game, which is as it was before the decision. An error
// that f returns ends the decision, and Choose, Do and Play return it. Decks are still shuffled by chance.
func (e *Engine) AskDice(f func(WantedDice) ([]int64, error)) { e.Dice, e.m.Mode.ByHand = f, f != nil }

// mute makes the engine one that tells and asks nobody.
func (e *Engine) mute() {
	e.Speech.Log, e.Record.Keep = nil, false
	e.AskDice(nil)
}

// Change runs f as a decision. Its changes stay, unless it ends in an error.
func (e *Engine) Change(f func()) error {
	return e.decide(func() error {
		f()
		return nil
	})
}

// decide runs f as a decision. Its changes stay, and its messages go to the log, unless it returns an error or fails.
func (e *Engine) decide(f func() error) (err error) {
	e.Speech.begin()
	e.m.Begin()
	fault := e.m.Guard(func() {
		if err = f(); err == nil {
			e.commit()
		}
	})
	switch {
	case fault == nil:
	case fault.Dice:
		err = &missingDice{e.wantDice()}
	default:
		err = &fault.Err
	}
	if err != nil {
		e.m.Restore()
		e.Judge.Forget()
	}
	return err
}

// goOn ends a decision that was answered: it plays until a player must be asked, unless one must be already.
func (e *Engine) goOn(ask bool) error {
	if !ask {
		e.proceed()
	}
	return nil
}

func (e *Engine) commit() {
	e.s.HeedStop() // What was tried in this decision may have been given up because of it.
	e.s.Commit()
	e.Speech.end()
}

// mustBeAsked fails if the rules ask somebody where nobody can answer.
func (e *Engine) mustBeAsked() {
	if e.m.Nested > 0 {
		state.Fail("nobody can be asked here")
	}
}
