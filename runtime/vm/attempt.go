package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// mark is a point to go back to: of the state, and of the run under way.
type mark struct {
	state                        state.Mark
	build, said, saved, attempts int
	at, depth, nested            int
}

func (m *Machine) Mark() mark {
	return mark{state: m.s.Mark(), build: len(m.build), said: m.Said, saved: len(m.savedRegs),
		attempts: len(m.attempts), at: m.at, depth: m.depth, nested: m.Nested}
}

// Undo goes back to a mark.
func (m *Machine) Undo(to *mark) {
	m.s.Undo(&to.state)
	m.truncate(to)
}

func (m *Machine) truncate(to *mark) {
	m.build = m.build[:to.build]
	m.Said = to.said
	m.savedRegs = m.savedRegs[:to.saved]
	m.attempts = m.attempts[:to.attempts]
	m.Roll.On = false
	m.at, m.depth, m.Nested = to.at, to.depth, to.nested
}

// Begin opens a decision: until machineCommit, machineRestore goes back to here.
func (m *Machine) Begin() {
	m.build, m.savedRegs, m.attempts, m.Said = m.build[:0], m.savedRegs[:0], m.attempts[:0], 0
	m.Inspected = 0
	m.s.Begin()
	m.beginning = m.Mark()
}

// Restore goes back to where the decision began.
func (m *Machine) Restore() {
	m.s.Restore()
	m.truncate(&m.beginning)
}

// attempt is an open ATTEMPT: where to go back to, and the registers of its frame.
type attempt struct {
	mark mark
	to   int
	base int
	regs int // where they begin in saved
}

func (m *Machine) attemptBegin(to int, r []int64) {
	a := attempt{mark: m.Mark(), to: to, base: int(m.s.Head[state.HeadBase]), regs: len(m.savedRegs)}
	m.savedRegs = append(m.savedRegs, r...)
	a.mark.saved = len(m.savedRegs)
	m.attempts = append(m.attempts, a)
}

// attemptFails undoes the innermost attempt and returns the instruction to go on at.
func (m *Machine) attemptFails(r []int64) int {
	a := m.innermost()
	arena := a.mark.state.Arena
	if len(m.s.Arena) < arena {
		state.Fail("an ensure may not stand in a loop that began outside its attempt")
	}
	roll := m.Roll.On
	m.Undo(&a.mark)
	m.Roll.On = roll
	copy(r, m.savedRegs[a.regs:])
	m.savedRegs = m.savedRegs[:a.regs]
	return a.to
}

func (m *Machine) attemptCommits() {
	a := m.innermost()
	m.attempts = m.attempts[:len(m.attempts)-1]
	m.savedRegs = m.savedRegs[:a.regs]
}

func (m *Machine) innermost() attempt {
	n := len(m.attempts)
	if n == 0 || m.attempts[n-1].base != int(m.s.Head[state.HeadBase]) {
		state.Fail("no attempt is open here")
	}
	return m.attempts[n-1]
}
