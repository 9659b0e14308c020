// Package decide plays a game on from decision to decision. It works out what is asked and which answers are legal, reads
// answers that are written as lines, carries them out, and looks ahead for bots. Every decision is a transaction: one that
// ends in an error leaves the game as it was.
package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Engine asks the players of one game. It is not safe for use by several goroutines.
type Engine struct {
	m *vm.Machine
	s *state.Store
	w *view.Writer
	p *program.Program

	KeepLines bool                              // keep the text of each decision for Line
	Log       func(Line)                        // what the rules say, after each decision; nil: nothing is worded
	Dice      func(WantedDice) ([]int64, error) // gives the dice somebody throws by hand; nil: chance rolls them
	Closed    func()                            // a menu is about to close because only the answer that ends it is left; nil: nobody wants to know

	d     Decision
	fresh bool   // d fits the state
	out   []Line // what the rules have said in this decision, as far as Machine.Said

	saidBytes int // of what was worded in this decision
	defaults  int // choices of this decision that took their default and gave the steps back

	// The decision completed last.
	line      []byte
	private   bool     // the line is only for whoever decided
	decidedBy int      // who decided
	lineTexts []string // the line as each player may read it, where something is hidden

	// Memory of the answer being looked for.
	args        []int64 // arguments of an action's functions: the actor and the parameters so far
	lines       lineCache
	bag         bag
	counts      value.Set
	groups      value.Set
	appearances []int64 // of the pieces to choose from: how each looks to who decides
	listed      []int64
	replay      []int64
	limit       *state.Error // the limit that the last try reached
}

// New makes the engine of a game, and makes it the host of the machine.
func New(m *vm.Machine, w *view.Writer) *Engine {
	e := &Engine{m: m, s: m.Store(), w: w, p: m.Program()}
	e.d.e = e
	m.Host = e
	return e
}

// CopyFrom makes e ask what o asks. What they work on has been copied before.
func (e *Engine) CopyFrom(o *Engine) {
	e.p = o.p
	e.KeepLines, e.Log, e.Dice = o.KeepLines, o.Log, o.Dice
	e.fresh = false
}

// Prepare makes the machine ready. It is called once, before anything else.
func (e *Engine) Prepare() error {
	return e.Change(e.m.Prepare)
}

// Begin plays from the set-up to the first decision.
func (e *Engine) Begin() error {
	begin := func() error {
		return e.Change(func() {
			e.s.Head[state.HeadStage] = -1
			e.nextStage()
			e.proceed()
		})
	}
	return e.withDice(begin(), begin)
}

// Forget makes the engine work the decision out again, because the state has been replaced.
func (e *Engine) Forget() { e.fresh = false }
