// Package vm interprets compiled rules. A Machine runs functions of a program on a state, throws dice, searches for
// pieces and routes, and computes who may see what. It does not ask players: when a player must decide it calls its
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
	Reached []int64         // by index of Program.Places: how often a WATCH was executed; nil if not counted
	Began   func(phase int) // called when a phase begins, unless nil
	Mode    Mode
	// Ask answers a question about chance in a game of its own, and returns the value and the steps that this took.
	// If it is nil, no question can be asked.
	Ask func(question []int64, a program.Asked, args [][]int64) (v, steps int64, err error)

	run    run
	Nested int // depth of runs within runs
	Said   int // lines said by the rules in this decision

	Waiting  WaitingRoll
	HandRoll HandRoll
	Roll     rolling  // the roll for many pieces that is under way
	rolled   []Rolled // dice of the roll under way, to be reported to the host

	Sight   Sight
	routes  routes
	memo    memo
	scratch scratch
	ids     ids
	tracked tracked
}

// Mode is how a run differs from a normal game. The zero Mode is that of a game decided by chance and players.
type Mode struct {
	Defaults bool // all choices take their defaults and nothing is said, because nobody is there
	Scripted bool // a die that is not scripted is an error
	ByHand   bool // a person throws the dice
	Tells    bool // the host is notified of rolled dice and destroyed pieces; see Tell
}

// Ahead is the mode of a lookahead, a run that tries what could happen.
var Ahead = Mode{Defaults: true}

// RunIn calls f with the machine in a mode.
func (m *Machine) RunIn(mode Mode, f func()) {
	defer func(was Mode) { m.Mode = was }(m.Mode)
	m.Mode = mode
	f()
}

// run is the state of the interpreter within one decision. It is discarded afterwards.
type run struct {
	ret       int64 // result of the function that returned last
	at        int   // instruction being executed
	attempts  []attempt
	savedRegs []int64 // registers of open attempts and sections
	build     []int64 // lists being built
	found     []foundSet
	beginning mark // of the decision
	renewed   renewed
}

// renewed counts what choices that took their default have restored to the budget of the decision.
type renewed struct {
	times int
	steps int64
}

// scratch is memory that is reused.
type scratch struct {
	pairs    []pair // a list being sorted
	builtins builtin.Scratch
}

type pair struct{ key, value int64 }

// New returns the interpreter of a game in which nothing has happened yet. Prepare must be called before it runs
// anything.
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

// CopyFrom makes m equal to o and reuses the memory of m. Both must be of the same program.
func (m *Machine) CopyFrom(o *Machine) {
	m.facts = o.facts
	m.Reached, m.Began, m.Mode = o.Reached, o.Began, o.Mode
	m.s.CopyFrom(&o.s)
	m.Tell(o.Mode.Tells)
	m.Waiting.copyFrom(&o.Waiting)
	m.Roll.copyFrom(&o.Roll)
}

// Host does what the interpreter cannot do itself: it asks players and words messages.
type Host interface {
	// AskChoice begins the CHOOSE at the head. It reports whether a player must be asked; if not, the answer is in
	// its register.
	AskChoice() bool
	// OpenOffer opens a menu, whose procedure continues at ret when the menu is closed. It reports whether a player
	// must be asked.
	OpenOffer(index, ret int) bool
	// ActionDone continues with the open menu after the effects of an action. It reports whether a player must be
	// asked.
	ActionDone() bool
	// Say passes a message of the rules to a player, or to all players if to is -1.
	Say(text, to int64)
	// Rolled is called with the results of dice that were rolled together. The slice is valid during the call.
	Rolled(dice []Rolled)
	// Killed is called before the rules destroy a piece.
	Killed(piece int64)
	// Changed is called when a field that is reported to people has changed for a member.
	Changed(field int32, member, before, after int64)
}
