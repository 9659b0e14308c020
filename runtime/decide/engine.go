package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// lineLang is the language of lines. It is the first one, so that game logs do not depend on the language of the
// player.
const lineLang = 0

// Engine asks the players of one game. It is not safe for use by several goroutines.
type Engine struct {
	m *vm.Machine
	s *state.Store
	w *view.Writer
	p *program.Program

	KeepLines bool                              // keep the text of each decision for Line
	Brief     bool                              // a reason leaves out why a requirement does not hold
	Log       func(Line)                        // what the rules say, after each decision; nil: nothing is worded
	Dice      func(WantedDice) ([]int64, error) // gives the dice that a person throws; nil: chance rolls them
	Closed    func(player int)                  // a menu of the player is about to close because only the answer that ends it is left; nil: nothing is called

	d        Decision
	choice   openChoice
	fresh    bool        // d is the decision of the present state
	logged   bool        // a line of a game log is read, which is in the language of lines whatever the player reads
	inside   bool        // the answers of the player to a sealed offer are carried out; see enter
	messages []Line      // what the rules have said in this decision, as far as Machine.Said
	last     decidedLine // of the decision completed last
	spent    spent       // in this decision

	// Memory of the answer being looked for.
	args    []int64 // arguments of an action's functions: the actor and the parameters so far
	lines   lineCache
	listing listing
	words   wordings
	alike   lookalikes
	seen    value.Set
	replay  []int64
	limit   *state.Error // the limit that the last try reached
}

// openChoice is the choice that waits, and finds out what may be picked. The picks so far are the answers of the state.
type openChoice struct {
	m     *vm.Machine
	s     *state.Store
	w     *view.Writer
	d     *Decision // of the engine; it is about the choice
	alike *lookalikes

	bag    bag
	listed []int64 // the elements of a set that are chosen from
}

// spent is what a decision has used up of what is bounded besides its steps.
type spent struct {
	words int // bytes of what the rules said, as every reader reads it
}

// decidedLine is the line of a decision that is complete.
type decidedLine struct {
	text    []byte   // as the player who decided reads it
	private bool     // only that player may read it
	sealed  bool     // it answers a sealed offer
	by      int      // the player who decided
	texts   []string // as each player may read it, if something is hidden
}

// New makes the engine of a game, and makes it the host of the machine.
func New(m *vm.Machine, w *view.Writer) *Engine {
	e := &Engine{m: m, s: m.Store(), w: w, p: m.Program()}
	e.d.e = e
	e.alike.m, e.alike.s = e.m, e.s
	e.choice = openChoice{m: e.m, s: e.s, w: w, d: &e.d, alike: &e.alike}
	m.Host = e
	return e
}

// CopyFrom makes e ask what o asks. The machines that they work on have been copied before.
func (e *Engine) CopyFrom(o *Engine) {
	e.p = o.p
	e.KeepLines, e.Log, e.Dice = o.KeepLines, o.Log, o.Dice
	e.fresh, e.inside = false, false
}

// Forget makes the engine prepare the decision again, because the state has been replaced.
func (e *Engine) Forget() { e.fresh = false }

// Decision is the question that is open. Its candidates are counted from 0: first the answers that the rules list,
// then `pass`, then `done`. A game has one Decision and uses it again.
type Decision struct {
	Player int // the player who decides; -1 is never asked
	Kind   Kind
	Action int  // of a Param: which action, else -1
	Param  int  // of a Param: which, else -1
	Secret bool // others may not read the answer

	e          *Engine
	candidates []int64
	status     []uint8
	pass       bool
	done       bool
	sealed     bool // of a sealed offer
	several    bool
	index      int   // offer or choose
	base       int   // frame whose sections word candidates
	elemType   int32 // type of a candidate
	prompt     int64 // text, -1
	least      int
	most       int
	picked     int
	words      *program.Param // of a Param whose options have a text
	listed     *program.Param // of a Param that is an answer of a list
	inLine     bool           // of all that a list parameter lists
	taken      uint8          // whether a declared thing has a name that is taken: 0 is not known, 1 is no, 2 is yes
	given      []int64        // the actor and the earlier answers, if they are not those of the state
}

// Kind of a decision.
type Kind int

const (
	Menu  Kind = iota // of an action
	Param             // of a parameter of an action
	Pick              // of the answer to a choice
)
