package vm

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// States that continue in the same way need not be equal cell by cell. Registers that are not read again, and the
// position of a list in the arena, depend on how the state came about. So does which of several equal pieces was
// destroyed: the others are in other slots, and references to them differ. Identity ignores all this. For each
// instruction at which a frame may wait, the program lists the registers that are still read, which of them hold
// lists, and which refer to pieces.
//
// A piece is identified by its rank, the number of living pieces in lower slots, because searches find pieces in the
// order of their slots. It is identified by its slot if the program does not know which registers refer to pieces, or
// if a piece may be created, whose rank would depend on the free slots.

// Identity returns a hash of everything that decides how the game continues, except chance. It is equal for two
// states of one program that continue in the same way for all rolls, even if their cells differ. It does not include
// the slots of pieces created later, nor how many decisions came before.
func (m *Machine) Identity() uint64 {
	m.ids.digest.Begin(&m.s.Journal)
	return m.identity()
}

// identity is Identity if m.ids.digest is already the digest of the state.
func (m *Machine) identity() uint64 {
	frames, understood := m.framesNow()
	if h, known := m.ids.identify(m, frames); understood && known {
		return h
	}
	s := &m.s
	h := state.Fold(state.Prime1, dropCells(s.Head, state.HeadChance, state.HeadSeed, state.HeadPlace, state.HeadRolled,
		state.HeadPieceFree, state.HeadCount, state.HeadHeapCompacted))
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
	cells, understood := m.foldFrames(h, frames, understood)
	if !understood {
		cells = state.Fold(state.Fold(h, s.Stack[:s.Head[state.HeadTop]]), s.Arena)
	}
	return cells
}

// dropCells returns the head with some of its cells set to 0.
func dropCells(head [state.HeadSize]int64, cells ...int) []int64 {
	for _, c := range cells {
		head[c] = 0
	}
	return head[:]
}

// frame is a waiting frame, with what the program declares about its registers.
type frame struct {
	pc, base   int
	fn         int
	wait, refs *program.Wait
	makes      bool // its function may create a piece
}

// framesNow returns the frames, the running one first. The bool is false if the program does not declare what one of
// them still reads. The frames are valid until the next call.
func (m *Machine) framesNow() ([]frame, bool) {
	id := &m.ids
	depth := 0
	if m.s.Head[state.HeadDepth] == 0 {
		return nil, true
	}
	pc := int(m.s.Head[state.HeadPC])
	for base := int(m.s.Head[state.HeadBase]); ; depth++ {
		h := m.s.FrameHeader(base)
		if depth == len(id.frames) {
			id.frames = append(id.frames, frame{pc: -1})
		}
		f := &id.frames[depth]
		f.base = base
		if fn := int(h[state.FrameFunc]); f.pc != pc || f.fn != fn { // often it is the same as in the state before
			*f = frame{pc: pc, base: base, fn: fn}
			if pc >= int(m.p.Funcs[fn].Start) && pc < int(m.p.Funcs[fn].End) {
				f.wait, f.refs, f.makes = m.p.WaitAt(pc), m.p.RefsAt(pc), m.facts.makes(fn)
			}
		}
		if kind := h[state.FrameKind]; f.wait == nil || kind != state.KindCall && kind != state.KindMain {
			return nil, false
		} else if kind == state.KindMain {
			return id.frames[:depth+1], true
		}
		pc, base = int(h[state.FrameReturn])-1, int(h[state.FrameBase])
	}
}

// foldFrames folds what is still read of the frames into h. The bool is false if that is not known, or if a register
// does not hold what the program declares.
func (m *Machine) foldFrames(h uint64, frames []frame, understood bool) (uint64, bool) {
	for i := range frames {
		f := &frames[i]
		h = foldHeader(m.s.FrameHeader(f.base), h)
		for _, packed := range f.wait.Regs {
			reg, kind := program.UnpackReg(packed)
			cells, _, sure := contents(&m.s, kind, m.s.Registers(f.base)[reg:])
			if !sure {
				return h, false
			}
			h = state.Fold(h, cells)
		}
	}
	return h, understood
}

// foldHeader folds the part of a frame's header that affects how the game continues.
func foldHeader(f []int64, h uint64) uint64 {
	return state.FoldFew(h, []int64{f[state.FrameReturn], f[state.FrameFunc], f[state.FrameDest], f[state.FramePhase],
		f[state.FrameKind]})
}

// fold folds the waiting roll. The registers that describe it are not read again, so the frames do not include it.
func (w *WaitingRoll) fold(h uint64) uint64 {
	if !w.thrown {
		return h
	}
	for _, d := range w.dice {
		h = state.FoldFew(h, []int64{d.N, d.Good, d.Sides, d.Of, value.Truth(d.Worst)})
	}
	return state.Fold(state.FoldFew(h, []int64{int64(w.mode), w.count}), w.faces)
}

// fold folds the roll for many pieces that is under way.
func (r *rolling) fold(h uint64, s *state.Store) uint64 {
	if !r.On {
		return h
	}
	return r.foldLimits(state.Fold(h, s.List(r.list)))
}

// foldLimits folds how often limited modifiers have been used.
func (r *rolling) foldLimits(h uint64) uint64 {
	for i, l := range r.limits {
		if l.stamp == r.stamp {
			h = state.FoldFew(h, []int64{int64(i), l.known, l.used})
		}
	}
	return h
}

// ids computes identities in which pieces are identified by their ranks.
type ids struct {
	digest    state.Digest
	frames    []frame
	ranks     []int32 // by slot
	destroyed []int64 // references to destroyed pieces, in the order in which they were found
}

// identify returns the identity of the state that id.digest is the digest of. The bool is false if pieces must be
// identified by their slots.
func (id *ids) identify(m *Machine, frames []frame) (h uint64, known bool) {
	s := &m.s
	if s.Head[state.HeadPending] != state.PendingNone || len(s.Ans) > 0 {
		return 0, false
	}
	for i := range frames {
		if frames[i].refs == nil || frames[i].makes {
			return 0, false
		}
	}
	h = state.Fold(state.Prime2, dropCells(s.Head, state.HeadChance, state.HeadSeed, state.HeadPlace, state.HeadRolled,
		state.HeadPieceFree, state.HeadCount, state.HeadHeapCompacted, state.HeadBecause))
	h, marks := id.pieces(h ^ id.digest.Fixed)
	id.destroyed = id.destroyed[:0]
	if marks != 0 {
		h = id.mixLinks(s, h, marks)
	}
	if id.digest.Apart > 0 {
		for _, c := range s.Layout.ApartVars {
			if v := s.Vars[c.Cell]; v > 0 && !value.Static(v) {
				h = id.value(s, state.FoldFew(h, []int64{int64(c.Cell)}), c.Type, v)
			}
		}
	}
	if len(s.Recs) > 0 {
		h = id.records(s, h)
	}
	h = id.value(s, h, -1, s.Head[state.HeadBecause])
	if m.Roll.On {
		h = m.Roll.foldLimits(id.list(s, h, s.List(m.Roll.list)))
	}
	h = id.mixWaiting(m, h)
	for i := range frames {
		f := &frames[i]
		if h, known = id.registers(s, foldHeader(s.FrameHeader(f.base), h), f, s.Registers(f.base)); !known {
			return 0, false
		}
	}
	return h, true
}

// pieces ranks the pieces and mixes them into h in their order. It returns the union of their marks.
func (id *ids) pieces(h uint64) (mixed, marks uint64) {
	rank := int32(0)
	if len(id.ranks) < len(id.digest.Pieces) {
		id.ranks = make([]int32, 2*len(id.digest.Pieces))
	}
	for slot, x := range id.digest.Pieces {
		if x == 0 {
			continue
		}
		id.ranks[slot] = rank
		rank++
		marks |= x
		h = bits.RotateLeft64(h^x, 29) * state.Golden
	}
	return state.Mix(h), marks & (state.DigestApart | state.DigestDescends)
}

// mixLinks mixes what links pieces to one another: the order in a space where it differs from that of the slots,
// cargo, and fields that refer to pieces or to the heap.
func (id *ids) mixLinks(s *state.Store, h, marks uint64) uint64 {
	for slot, x := range id.digest.Pieces {
		if x == 0 {
			continue
		}
		cells := s.Pieces[slot*s.Layout.PieceStride:][:s.Layout.PieceStride]
		if marks&state.DigestDescends != 0 {
			h = id.link(h, cells[state.PieceNext])
		}
		if x&state.DigestApart == 0 {
			continue
		}
		h = id.link(id.link(h, cells[state.CargoHead]), cells[state.CargoNext])
		for _, c := range s.Layout.ApartCells {
			switch v := cells[c.Cell]; {
			case v <= 0 || value.Static(v):
			case c.Type < 0:
				h = id.piece(s, state.FoldFew(h, []int64{int64(c.Cell)}), v)
			default:
				h = id.value(s, state.FoldFew(h, []int64{int64(c.Cell)}), c.Type, v)
			}
		}
	}
	return h
}

// link mixes a link to a piece, which is its slot + 1, or 0.
func (id *ids) link(h uint64, piece int64) uint64 {
	if piece > 0 {
		piece = int64(id.ranks[piece-1]) + 1
	}
	return state.FoldFew(h, []int64{piece})
}

// piece mixes a reference to a piece. A destroyed piece has no rank; it is numbered by when it is first met, since
// only equality with other references matters.
func (id *ids) piece(s *state.Store, h uint64, v int64) uint64 {
	if v > 0 {
		if s.IsAlive(v) {
			v = int64(id.ranks[value.Slot(v)])<<1 | 1
		} else {
			i := 0
			for i < len(id.destroyed) && id.destroyed[i] != v {
				i++
			}
			if i == len(id.destroyed) {
				id.destroyed = append(id.destroyed, v)
			}
			v = -2 - int64(i)
		}
	}
	return state.FoldFew(h, []int64{v})
}

// value mixes a value of a type. The type of texts may be given as -1.
func (id *ids) value(s *state.Store, h uint64, typ int32, v int64) uint64 {
	if typ >= 0 && s.Layout.IsPiece(typ) {
		return id.piece(s, h, v)
	}
	cells, types := s.Inner(typ, v)
	if cells == nil {
		return state.FoldFew(h, []int64{v})
	}
	h = state.FoldFew(h, []int64{int64(len(cells)), v & state.TextBit})
	for i, x := range cells {
		if t, known := types(i); known {
			h = id.value(s, h, t, x)
		} else {
			h = state.FoldFew(h, []int64{x})
		}
	}
	return h
}

// records mixes the records.
func (id *ids) records(s *state.Store, h uint64) uint64 {
	for at := 0; at < len(s.Recs); at += s.Layout.RecStride {
		r := s.Recs[at : at+s.Layout.RecStride]
		h = state.FoldFew(h, r[:state.RecordFields])
		if r[state.RecordLive]&1 == 1 {
			for i, v := range r[state.RecordFields:] {
				if t, known := s.Layout.RecordType(r[state.RecordClass], i); known {
					h = id.value(s, h, t, v)
				} else {
					h = state.FoldFew(h, []int64{v})
				}
			}
		}
	}
	return h
}

// list mixes a list of references to pieces.
func (id *ids) list(s *state.Store, h uint64, pieces []int64) uint64 {
	h = state.FoldFew(h, []int64{int64(len(pieces))})
	for _, p := range pieces {
		h = id.piece(s, h, p)
	}
	return h
}

// mixWaiting mixes the waiting roll.
func (id *ids) mixWaiting(m *Machine, h uint64) uint64 {
	w := &m.Waiting
	if !w.thrown || !w.ofPieces {
		return w.fold(h)
	}
	drawn := w.faces
	w.faces = nil
	h = id.list(&m.s, w.fold(h), drawn)
	w.faces = drawn
	return h
}

// registers mixes those registers of a frame that are still read. The bool is false if one does not hold what the
// program declares.
func (id *ids) registers(s *state.Store, h uint64, f *frame, r []int64) (uint64, bool) {
	refs := f.refs.Regs
	for _, packed := range f.wait.Regs {
		reg, kind := program.UnpackReg(packed)
		cells, elements, sure := contents(s, kind, r[reg:])
		if !sure {
			return 0, false
		}
		isRef := len(refs) > 0 && refs[0] == packed
		if isRef {
			refs = refs[1:]
		}
		if isRef && (elements || kind == program.RegValue) {
			h = id.list(s, h, cells)
		} else {
			h = state.Fold(h, cells)
		}
	}
	return h, true
}

// contents returns the cells that make up the value of a register: the register itself, or the elements of its list
// in the arena. The last bool is false if the register does not hold what the program declares.
func contents(s *state.Store, kind program.RegKind, r []int64) (cells []int64, elements, sure bool) {
	v := r[0]
	switch {
	case kind == program.RegList && v >= 0 && !value.Static(v):
		if v&(state.TextBit|state.HeapBit) != 0 || value.Off(v)+value.Len(v) > len(s.Arena) {
			return nil, false, false
		}
		return s.List(v), true, true
	case kind == program.RegIterator && v == overStatic:
		return r[:3], false, true
	case kind == program.RegIterator:
		from, to := r[1], r[2]
		if from < 0 || from > to || to > int64(len(s.Arena)) {
			return nil, false, false
		}
		return s.Arena[from:to], true, true
	}
	return r[:1], false, true
}
