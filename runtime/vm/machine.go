// Package vm interprets compiled rules. A Machine runs functions of a program on a state, throws dice, searches
// pieces and routes, and finds out who may see what. It does not ask players: when a player must decide it calls its
// Host, which is package decide in a game. A machine that has stopped at a decision or a roll can be copied, hashed
// and saved, because everything that matters is in the state.
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
	Reached []int64         // by index of Program.Places: how often a WATCH was passed; nil: nothing is counted
	Began   func(phase int) // called when a phase begins; nil: nothing is called
	Mode    Mode
	// Ask answers a question about chance in a game of its own, and returns how many steps that takes; nil: none can be
	// asked.
	Ask func(question []int64, a program.Asked, args [][]int64) (v, steps int64, err error)

	run    run
	Nested int // runs within runs
	Said   int // lines that the rules have said in this decision

	Waiting  WaitingRoll
	HandRoll HandRoll
	Roll     rolling  // the roll for many pieces that is under way
	rolled   []Rolled // the dice of the roll under way, where they are told

	Sight   Sight
	routes  routes
	memo    memo
	scratch scratch
	ids     ids
	tracked tracked
}

// Mode is what a run may do besides following the rules. The zero Mode is that of a game which chance and players
// decide.
type Mode struct {
	Defaults bool // all choices take their defaults and nothing is said, because nobody is there
	Scripted bool // it is an error to roll a die that is not scripted
	ByHand   bool // a person throws the dice
	Tells    bool // the host hears about dice that were rolled and pieces that are destroyed; see Tell
}

// Ahead is the mode of a run that looks at what could come.
var Ahead = Mode{Defaults: true}

// RunIn calls f, whose runs have a mode.
func (m *Machine) RunIn(mode Mode, f func()) {
	defer func(was Mode) { m.Mode = was }(m.Mode)
	m.Mode = mode
	f()
}

// run is the run under way. Nothing of it outlives a decision.
type run struct {
	ret       int64 // result of the function that returned last
	at        int   // instruction being executed
	attempts  []attempt
	savedRegs []int64 // registers of open attempts and sections
	build     []int64 // lists being built
	found     []foundSet
	beginning mark // where the decision began
	renewed   renewed
}

// renewed is what choices that took their default have given back to the decision.
type renewed struct {
	times int
	steps int64
}

// scratch is memory that is used again.
type scratch struct {
	pairs    []pair // a list being sorted
	builtins builtin.Scratch
}

type pair struct{ key, value int64 }

// New makes the interpreter of a game in which nothing has happened yet. Prepare must be called before anything is run.
func New(p *program.Program, seed uint64, budget int64) *Machine {
	f := factsOf(p)
	m := &Machine{p: p, facts: f, s: state.NewStore(p, f.layout, &f.questions, seed, budget)}
	m.Sight.m, m.routes.m, m.memo.m = m, m, m
	return m
}

// Store returns the state that the machine works on.
func (m *Machine) Store() *state.Store { return &m.s }

// Program returns the program that is run.
func (m *Machine) Program() *program.Program { return m.p }

// CopyFrom makes m the same as o, in the memory that m has. Both must be of the same program.
func (m *Machine) CopyFrom(o *Machine) {
	m.facts = o.facts
	m.Reached, m.Began, m.Mode = o.Reached, o.Began, o.Mode
	m.s.CopyFrom(&o.s)
	m.Tell(o.Mode.Tells)
	m.Waiting.copyFrom(&o.Waiting)
	m.Roll.copyFrom(&o.Roll)
}

// Host asks the players and words messages, which the interpreter cannot do itself.
type Host interface {
	// AskChoice begins the CHOOSE at the head. It reports whether somebody must be asked; if not, the answer is in
	// its register.
	AskChoice() bool
	// OpenOffer opens a menu, and continues at ret when it is closed. It reports whether somebody must be asked.
	OpenOffer(index, ret int) bool
	// ActionDone continues with the open menu when the effects of an action are done. It reports whether somebody
	// must be asked.
	ActionDone() bool
	// Say words a message of the rules to a player, or with -1 to everybody.
	Say(text, to int64)
	// Rolled tells what dice show that were rolled together. The list is valid until it returns.
	Rolled(dice []Rolled)
	// Killed tells that the rules destroy a piece, which is still there.
	Killed(piece int64)
	// Changed tells that a field of a member that people follow has another value.
	Changed(field int32, member, before, after int64)
}
