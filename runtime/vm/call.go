package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// Section runs a section of the frame at base, with it in the register itReg, and leaves the frame as it was. The
// result may be in the arena, above what was there before.
func (m *Machine) Section(base int, start int32, itReg int32, it int64) int64 {
	s := &m.s
	m.s.Spend(copying(len(m.s.Registers(base))))
	at, pc, was, saved := m.run.at, s.Head[state.HeadPC], s.Head[state.HeadBase], len(m.run.savedRegs)
	m.run.savedRegs = append(m.run.savedRegs, m.s.Registers(base)...)
	// Deferred, because a fault must not leave the frame changed either.
	defer func() {
		copy(m.s.Registers(base), m.run.savedRegs[saved:])
		m.run.savedRegs = m.run.savedRegs[:saved]
	}()
	if itReg >= 0 {
		m.s.Registers(base)[itReg] = it
	}
	s.Head[state.HeadPC], s.Head[state.HeadBase] = int64(start), int64(base)
	m.Nested++
	m.Run()
	m.Nested--
	s.Head[state.HeadPC], s.Head[state.HeadBase] = pc, was
	m.run.at = at
	return m.run.ret
}

// Call runs a function to its end, from Go.
func (m *Machine) Call(fn int, args []int64) int64 {
	m.s.Spend(1)
	return m.call(fn, args)
}

// call is Call for what has paid for it already.
func (m *Machine) call(fn int, args []int64) int64 {
	s := &m.s
	at, pc, base, top, depth := m.run.at, s.Head[state.HeadPC], s.Head[state.HeadBase], s.Head[state.HeadTop],
		s.Head[state.HeadDepth]
	f := &m.p.Funcs[fn]
	r := m.Push(fn, 0, -1, state.KindOuter)
	copy(r[:min(int(f.Params), len(r))], args)
	s.Head[state.HeadPC] = int64(f.Start)
	m.Nested++
	if m.Run() == stopOver { // The function ended the game, so the frames below it stay as they are.
		s.Head[state.HeadBase], s.Head[state.HeadTop], s.Head[state.HeadDepth] = base, top, depth
		m.run.ret = 0
	}
	m.Nested--
	s.Head[state.HeadPC] = pc
	m.run.at = at
	return m.run.ret
}

// stop is why the interpreter stopped.
type stop int

const (
	StopAsk   stop = iota // somebody must decide
	stopOuter             // the function called from Go has returned, or a section has ended
	StopMain              // the main frame has returned
	stopOver              // the game has ended
	StopRoll              // a roll waits for its outcome
)

// Run executes from the instruction in the head until one of the stops. Calls within the language stay in one loop.
// Only instructions that call a function again and again, such as searches for routes and rolls for many pieces, run
// nested.
func (m *Machine) Run() (s stop) {
	ended := false
	defer func() {
		if !ended { // A run that has ended has nothing to recover from, and asking takes long.
			m.continuePanic(recover())
		}
	}()
	s = m.execute()
	ended = true
	return s
}
