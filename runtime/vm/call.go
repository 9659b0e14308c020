package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Section runs a section of code in the frame at base, with the value it in the register itReg, and restores the
// registers afterwards. The result may be in the arena, above what was there before.
func (m *Machine) Section(base int, start int32, itReg int32, it int64) int64 {
	s := &m.s
	m.s.Spend(copying(len(m.s.Registers(base))))
	at, pc, was, saved := m.run.at, s.Head[state.HeadPC], s.Head[state.HeadBase], len(m.run.savedRegs)
	m.run.savedRegs = append(m.run.savedRegs, m.s.Registers(base)...)
	// Deferred, because a fault must restore the frame too.
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

// call is Call without the step for the call.
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

// stop is the reason why the interpreter stopped.
type stop int

const (
	StopAsk   stop = iota // a player must decide
	stopOuter             // the function called from Go has returned, or a section has ended
	StopMain              // the main frame has returned
	stopOver              // the game has ended
	StopRoll              // a roll waits for its outcome
)

// Run executes instructions from the head's pc on, until one of the stops. Calls within the language do not nest Run.
// Only instructions that call a function repeatedly do, such as searches for routes and rolls for many pieces.
func (m *Machine) Run() (s stop) {
	ended := false
	defer func() {
		if !ended { // recover is slow, and a run that has ended needs none
			m.continuePanic(recover())
		}
	}()
	s = m.execute()
	ended = true
	return s
}

// Push opens a frame and makes it the running one. Its registers are 0, so that earlier contents do not change the
// hash.
func (m *Machine) Push(fn, ret, dest int, kind int64) []int64 {
	f := &m.p.Funcs[fn]
	s := &m.s
	if s.Head[state.HeadDepth] >= state.MaxDepth {
		state.Exhaust("procedures call one another too deeply (the limit is %d)", state.MaxDepth)
	}
	base := int(s.Head[state.HeadTop]) + state.FrameCells
	end := base + int(f.Regs)
	if end > len(s.Stack) {
		m.s.GrowStack(end)
	}
	h := s.Stack[base-state.FrameCells : base]
	h[state.FrameReturn] = int64(ret)
	h[state.FrameBase] = s.Head[state.HeadBase]
	h[state.FrameFunc] = int64(fn)
	h[state.FrameDest] = int64(dest)
	h[state.FrameArena] = int64(len(s.Arena))
	h[state.FramePhase] = state.NoPhase
	h[state.FrameKind] = kind
	h[state.FrameChance], h[state.FramePlace] = 0, 0
	if f.Phase >= 0 && m.s.Layout.Naming.PhaseVar >= 0 {
		h[state.FramePhase] = s.Vars[m.s.Layout.Naming.PhaseVar]
		m.s.SetVar(m.s.Layout.Naming.PhaseVar, int64(f.Phase))
		m.s.BeginPhase(int(f.Phase), h)
		if m.Began != nil && m.Nested == 0 {
			m.Began(int(f.Phase))
		}
	}
	s.Head[state.HeadBase] = int64(base)
	s.Head[state.HeadTop] = int64(end)
	s.Head[state.HeadDepth]++
	r := s.Stack[base:end]
	clear(r)
	m.s.Spend(copying(len(r)))
	return r
}

// pop closes the running frame, and drops what its function added to the arena, except the result.
func (m *Machine) pop(result int64) int64 {
	s := &m.s
	base := int(s.Head[state.HeadBase])
	h := s.Stack[base-state.FrameCells : base]
	if h[state.FramePhase] != state.NoPhase {
		m.s.SetVar(m.s.Layout.Naming.PhaseVar, h[state.FramePhase])
		m.s.EndPhase(h)
	}
	if mark := int(h[state.FrameArena]); len(s.Arena) > mark {
		result = m.s.KeepResult(&m.p.Funcs[h[state.FrameFunc]], result, mark)
	}
	s.Head[state.HeadBase] = h[state.FrameBase]
	s.Head[state.HeadTop] = int64(base - state.FrameCells)
	s.Head[state.HeadDepth]--
	return result
}

// victory ends the game if one of the victories holds.
func (m *Machine) victory() bool {
	for i := range m.p.Victories {
		v := &m.p.Victories[i]
		if m.Call(int(v.When), nil) == 0 {
			continue
		}
		winner, because := int64(value.None), int64(value.None)
		if v.Winner >= 0 {
			winner = m.Call(int(v.Winner), nil)
		}
		if v.Because >= 0 {
			because = m.Call(int(v.Because), nil)
		}
		m.s.End(v.Draw, winner, int64(v.Type), because)
		return true
	}
	return false
}
