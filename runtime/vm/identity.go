package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Two states that play on alike need not be equal cell by cell: registers that are not read again, and the position
// of a list in the arena, depend on how the state came about. Identity ignores both. The program says, for each place
// where a frame may wait, which registers are still read and which of them hold lists.

// Identity returns a fingerprint of everything that decides how the game continues, except for chance. It is equal
// for two states of one program that play on alike whatever is rolled, even if their cells differ. It does not
// include which number a piece that is made later will have, nor how many decisions came before.
func (m *Machine) Identity() uint64 {
	s := &m.s
	head := s.Head
	for _, cell := range [...]int{state.HeadChance, state.HeadSeed, state.HeadPlace, state.HeadRolled,
		state.HeadPieceFree, state.HeadCount, state.HeadHeapCompacted} {
		head[cell] = 0
	}
	h := state.Fold(state.Prime1, head[:])
	h = state.Fold(h, s.Vars[:s.Layout.Naming.FirstBegun])
	h = state.Fold(h, s.Spaces)
	stride := m.s.Layout.PieceStride
	for at := 0; at < len(s.Pieces); at += stride {
		if s.Pieces[at]&1 == 1 {
			h = state.Fold(h, s.Pieces[at:at+stride])
		} else {
			h = state.Fold(h, s.Pieces[at:at+1])
		}
	}
	h = state.Fold(h, s.Recs)
	h = state.Fold(h, s.Heap)
	h = state.Fold(h, s.Ans)
	h = m.Roll.fold(h, &m.s)
	h = m.Waiting.fold(h)
	frames, understood := m.foldFrames(h)
	if !understood {
		frames = state.Fold(state.Fold(h, s.Stack[:s.Head[state.HeadTop]]), s.Arena)
	}
	return frames
}

// foldFrames folds what matters of the frames into h. It reports false if the program does not say what that is.
func (m *Machine) foldFrames(h uint64) (uint64, bool) {
	if m.s.Head[state.HeadDepth] == 0 {
		return h, true
	}
	pc := int(m.s.Head[state.HeadPC])
	for base := int(m.s.Head[state.HeadBase]); ; {
		f := m.s.FrameHeader(base)
		fn := int(f[state.FrameFunc])
		if f[state.FrameKind] != state.KindCall && f[state.FrameKind] != state.KindMain ||
			pc < int(m.p.Funcs[fn].Start) || pc >= int(m.p.Funcs[fn].End) {
			return h, false
		}
		h = state.Fold(h, []int64{f[state.FrameReturn], f[state.FrameFunc], f[state.FrameDest], f[state.FramePhase],
			f[state.FrameKind]})
		wait := m.p.WaitAt(pc)
		if wait == nil {
			return h, false
		}
		var sure bool
		if h, sure = foldFrame(&m.s, h, wait, m.s.Registers(base)); !sure {
			return h, false
		}
		if f[state.FrameKind] == state.KindMain {
			return h, true
		}
		pc, base = int(f[state.FrameReturn])-1, int(f[state.FrameBase])
	}
}

// foldFrame folds what matters of one frame. It reports false if a register does not hold what the program says.
func foldFrame(s *state.Store, h uint64, wait *program.Wait, r []int64) (uint64, bool) {
	for _, packed := range wait.Regs {
		reg, kind := program.UnpackReg(packed)
		v := r[reg : reg+1]
		switch kind {
		case program.RegList:
			if v[0] >= 0 && !value.Static(v[0]) {
				if v[0]&(state.TextBit|state.HeapBit) != 0 || value.Off(v[0])+value.Len(v[0]) > len(s.Arena) {
					return h, false
				}
				v = s.List(v[0])
			}
		case program.RegIterator:
			v = r[reg : reg+3]
			if v[0] != overStatic {
				from, to := v[1], v[2]
				if from < 0 || from > to || to > int64(len(s.Arena)) {
					return h, false
				}
				v = s.Arena[from:to]
			}
		}
		h = state.Fold(h, v)
	}
	return h, true
}

// fold folds what is thrown by the roll that waits: the registers that say so are not read again.
func (w *WaitingRoll) fold(h uint64) uint64 {
	if !w.thrown {
		return h
	}
	for _, d := range w.dice {
		h = state.Fold(h, []int64{d.N, d.Good, d.Sides, d.Of, value.Truth(d.Worst)})
	}
	return state.Fold(state.Fold(h, []int64{int64(w.mode), w.count}), w.faces)
}

// fold folds the roll for many pieces that is under way.
func (r *rolling) fold(h uint64, s *state.Store) uint64 {
	if !r.On {
		return h
	}
	h = state.Fold(h, s.List(r.list))
	for i, l := range r.limits {
		if l.stamp == r.stamp {
			h = state.Fold(h, []int64{int64(i), l.known, l.used})
		}
	}
	return h
}
