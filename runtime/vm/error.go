package vm

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/runtime/state"
)

// Guard calls f, and returns the fault that ended it, or nil. Any other panic is a bug in this module and continues.
// Guard undoes nothing.
func (m *Machine) Guard(f func()) (fault *state.Fault) {
	defer func() {
		if r := recover(); r != nil {
			x, ok := r.(*state.Fault)
			if !ok {
				panic(r)
			}
			m.locate(x)
			fault = x
		}
	}()
	f()
	return nil
}

// Try is Guard, and then undoes all that f has changed, even if it succeeded.
func (m *Machine) Try(f func()) *state.Fault {
	before := m.Mark()
	fault := m.Guard(f)
	m.Undo(&before)
	return fault
}

// interject is Try in the middle of a run, and restores the registers of the interpreter.
func (m *Machine) interject(f func()) *state.Fault {
	ret, roll := m.run.ret, m.Roll.On
	fault := m.Try(f)
	m.run.ret, m.Roll.On = ret, roll
	return fault
}

// locate adds the place in the source to a fault that does not have one yet.
func (m *Machine) locate(f *state.Fault) {
	if f.Located {
		return
	}
	f.Located = true
	at := m.p.PlaceOf(m.run.at)
	if f.Place != state.NoPlace {
		at = &m.p.Places[f.Place]
	}
	if at != nil {
		f.Err.Place = fmt.Sprintf("%s:%d:%d", m.p.Files[at.File], at.Line, at.Column)
	}
}

// continuePanic panics again with what Run has recovered. It turns an index out of range into a fault: the verifier
// checks every operand, so such a panic means that the program was not made by the compiler.
func (m *Machine) continuePanic(r any) {
	if r == nil { // the goroutine is ending
		return
	}
	if state.IsBoundsError(r) {
		f := &state.Fault{Place: state.NoPlace,
			Err: state.Error{Text: "the program is damaged here (" + strings.TrimPrefix(fmt.Sprint(r), "runtime error: ") + ")"}}
		m.locate(f)
		panic(f)
	}
	panic(r)
}

// Mark returns the present point of the game and of the run.
func (m *Machine) Mark() mark {
	return mark{state: m.s.Mark(), build: len(m.run.build), messages: m.Said, saved: len(m.run.savedRegs),
		attempts: len(m.run.attempts), at: m.run.at, depth: m.routes.searches.depth, nested: m.Nested}
}

// Undo returns to a mark.
func (m *Machine) Undo(to *mark) {
	m.s.Undo(&to.state)
	m.truncate(to)
}

func (m *Machine) truncate(to *mark) {
	m.run.build = m.run.build[:to.build]
	m.Said, m.rolled = to.messages, m.rolled[:0]
	m.run.savedRegs = m.run.savedRegs[:to.saved]
	m.run.attempts = m.run.attempts[:to.attempts]
	m.Roll.On, m.tracked.on = false, false
	m.run.at, m.routes.searches.depth, m.Nested = to.at, to.depth, to.nested
}

// Begin begins a decision. Restore returns to this point.
func (m *Machine) Begin() {
	m.run.build, m.run.savedRegs, m.run.attempts, m.Said = m.run.build[:0], m.run.savedRegs[:0], m.run.attempts[:0], 0
	m.Sight.Steps, m.run.renewed, m.tracked.on = 0, renewed{}, false
	m.s.Begin()
	m.run.beginning = m.Mark()
}

// Restore returns to the beginning of the decision.
func (m *Machine) Restore() {
	m.s.Restore()
	m.truncate(&m.run.beginning)
}

func (m *Machine) attemptBegin(to int, r []int64) {
	a := attempt{mark: m.Mark(), to: to, base: int(m.s.Head[state.HeadBase]), regs: len(m.run.savedRegs)}
	m.run.savedRegs = append(m.run.savedRegs, r...)
	a.mark.saved = len(m.run.savedRegs)
	m.run.attempts = append(m.run.attempts, a)
}

// attemptFails undoes the innermost attempt and returns the instruction to continue at.
func (m *Machine) attemptFails(r []int64) int {
	a := m.innermost()
	arena := a.mark.state.Arena
	if len(m.s.Arena) < arena {
		state.Fail("an ensure cannot be in a loop that began outside its attempt")
	}
	roll := m.Roll.On
	m.Undo(&a.mark)
	m.Roll.On = roll
	copy(r, m.run.savedRegs[a.regs:])
	m.run.savedRegs = m.run.savedRegs[:a.regs]
	return a.to
}

func (m *Machine) attemptCommits() {
	a := m.innermost()
	m.run.attempts = m.run.attempts[:len(m.run.attempts)-1]
	m.run.savedRegs = m.run.savedRegs[:a.regs]
}

func (m *Machine) innermost() attempt {
	n := len(m.run.attempts)
	if n == 0 || m.run.attempts[n-1].base != int(m.s.Head[state.HeadBase]) {
		state.Fail("no attempt is open here")
	}
	return m.run.attempts[n-1]
}

// mark is a point to return to, in the state and in the run.
type mark struct {
	state                            state.Mark
	build, messages, saved, attempts int
	at, depth, nested                int
}

// attempt is an open ATTEMPT: the point to return to, and the registers of its frame.
type attempt struct {
	mark mark
	to   int
	base int
	regs int // their position in savedRegs
}
