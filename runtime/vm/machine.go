// Package vm interprets compiled rules. A Machine runs functions of a program on a state, throws dice, searches pieces and
// ways, and knows who may see what. It asks nobody: where a player must decide it turns to its Host, which is package decide
// in a game. A machine stopped at a decision or a roll can be copied, hashed and saved, because all that matters is in the
// state.
package vm

import (
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// Machine is the interpreter of one game. It is not safe for use by several goroutines.
type Machine struct {
	s     state.Store
	p     *program.Program
	facts *facts

	Host    Host
	Reached []int64         // by index of Program.Places: how often a WATCH was passed; nil: nobody counts
	Began   func(phase int) // called when a phase begins; nil: nobody wants to know
	ByHand  bool            // somebody throws the dice
	Auto    bool            // all choices take their defaults, for looking ahead

	// The run under way. Nothing of it outlives a decision.
	ret       int64 // result of the function that returned last
	at        int   // instruction being executed
	Nested    int   // runs within runs
	attempts  []attempt
	savedRegs []int64 // registers of open attempts and sections
	build     []int64 // lists being built
	beginning mark    // where the decision began
	Said      int     // lines that the rules have said in this decision

	// Chance.
	chance       chance
	HandRoll     HandRoll
	Roll         rolling
	OnlyScripted bool

	// What is hidden.
	HidingError *state.Error // the first failure of a rule that hides, since the last view
	Inspected   int64        // steps spent on asking what is hidden, since the last decision or view
	masked      []int64

	// Memory that is used again.
	pairs    []pair
	sieve    sieve
	builtins builtin.Scratch
	searches []*search
	depth    int // searches within searches

	// Caches.
	values  [][]cachedResult // by value and kind of piece
	reaches []reach
	steps   [][]*stepCache // by movement, and with or without risk: by mover's kind
}

// New makes the interpreter of a game in which nothing has happened yet. Prepare must be called before anything is run.
func New(p *program.Program, seed uint64, budget int64) *Machine {
	f := factsOf(p)
	return &Machine{p: p, facts: f, s: state.NewStore(p, f.layout, &f.questions, seed, budget)}
}

// Store returns the state that the machine works on.
func (m *Machine) Store() *state.Store { return &m.s }

// Program returns the program that is run.
func (m *Machine) Program() *program.Program { return m.p }

// CopyFrom makes m the same as o, in the memory that m has. Both must be of the same program.
func (m *Machine) CopyFrom(o *Machine) {
	m.p, m.facts = o.p, o.facts
	m.Reached, m.Began, m.ByHand, m.Auto = o.Reached, o.Began, o.ByHand, o.Auto
	m.OnlyScripted = o.OnlyScripted
	m.s.CopyFrom(&o.s)
	m.chance.copyFrom(&o.chance)
	m.Roll.copyFrom(&o.Roll)
}
