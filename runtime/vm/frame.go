package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// Push opens a frame and makes it the running one. Its registers are 0, so that earlier contents do not change the
// hash.
func (m *Machine) Push(fn, ret, dest int, kind int64) []int64 {
	f := &m.p.Funcs[fn]
	s := &m.s
	if s.Head[state.HeadDepth] >= state.MaxDepth {
		state.Exhaust("procedures call one another too deep (the limit is %d)", state.MaxDepth)
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

// pop closes the running frame. It drops what the function made in the arena, except for the result.
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
