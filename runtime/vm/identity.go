package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Identity is a fingerprint of all that decides how the game goes on but chance: equal for two states of one program that
// go on alike whatever is rolled, also where their cells differ. Which number a piece that is made later will have, and
// how many decisions came before, it does not tell.
func (m *Machine) Identity() uint64 {
	s := &m.s
	head := s.Head
	head[state.HeadChance], head[state.HeadPieceFree], head[state.HeadCount], head[state.HeadHeapKept] = 0, 0, 0, 0
	h := state.Fold(state.Prime1, head[:])
	h = state.Fold(h, s.Vars)
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
	h = m.foldRoll(h)
	frames, understood := m.foldFrames(h)
	if !understood {
		frames = state.Fold(state.Fold(h, s.Stack[:s.Head[state.HeadTop]]), s.Arena)
	}
	return frames
}

// foldFrames folds what matters of the frames, and says whether all of it is understood.
func (m *Machine) foldFrames(h uint64) (uint64, bool) {
	if m.s.Head[state.HeadDepth] == 0 {
		return h, true
	}
	pc := int(m.s.Head[state.HeadPC])
	for base := int(m.s.Head[state.HeadBase]); ; {
		f := m.s.FrameHeader(base)
		fn := int(f[state.FrameFunc])
		if f[state.FrameKind] != state.KindCall && f[state.FrameKind] != state.KindMain || pc < int(m.p.Funcs[fn].Start) || pc >= int(m.p.Funcs[fn].End) {
			return h, false
		}
		h = state.Fold(h, []int64{f[state.FrameReturn], f[state.FrameFunc], f[state.FrameDest], f[state.FramePhase], f[state.FrameKind]})
		var sure bool
		if h, sure = m.foldFrame(h, m.facts.frameMap(m.p, fn, pc), m.s.Registers(base)); !sure {
			return h, false
		}
		if f[state.FrameKind] == state.KindMain {
			return h, true
		}
		pc, base = int(f[state.FrameReturn])-1, int(f[state.FrameBase])
	}
}

// foldFrame folds what matters of one frame, and says whether all of it is understood.
func (m *Machine) foldFrame(h uint64, live frameMap, r []int64) (uint64, bool) {
	for i, k := range live {
		switch k {
		case unset, marked:
		case flat:
			if r[i] < 0 || value.Static(r[i]) {
				h = state.Fold(h, r[i:i+1])
			} else {
				h = state.Fold(h, m.s.List(r[i]))
			}
		case ranging:
			if r[i] == overStatic {
				h = state.Fold(h, r[i:i+3])
			} else {
				h = state.Fold(h, m.s.Arena[r[i+1]:r[i+2]])
			}
		case unsure:
			return h, false
		default:
			h = state.Fold(h, r[i:i+1])
		}
	}
	return h, true
}

// foldRoll folds what there is to a roll for many pieces that is under way.
func (m *Machine) foldRoll(h uint64) uint64 {
	if !m.Roll.On {
		return h
	}
	h = state.Fold(h, m.s.List(m.Roll.list))
	for i, l := range m.Roll.limits {
		if l.stamp == m.Roll.stamp {
			h = state.Fold(h, []int64{int64(i), l.known, l.used})
		}
	}
	return h
}
