package vm

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// scanAll searches all pieces, of those whose owners fit.
func (m *Machine) scanAll(op program.Op, s *sieve) int64 {
	x, stride, pieces := &m.s.Index, m.s.Layout.PieceStride, m.s.Pieces
	arena, n, seen := m.s.Arena, 0, int64(0)
	owners := m.rowsOf(s)
	for w := range x.Words {
		word := uint64(0)
		for set := owners; set != 0; set &= set - 1 {
			word |= x.Rows[bits.TrailingZeros64(set)*x.Words+w]
		}
		for ; word != 0; word &= word - 1 {
			slot := w<<6 + bits.TrailingZeros64(word)
			piece := pieces[slot*stride : slot*stride+stride]
			seen++
			if !s.fits(x.Traits[slot]) || s.more && !s.lets(m, piece) {
				continue
			}
			n++
			switch op {
			case program.SCAN:
				arena = append(arena, value.Handle(slot, piece[state.PieceLive]>>1))
			case program.SCANANY:
				return 1
			case program.SCANFIRST:
				return value.Handle(slot, piece[state.PieceLive]>>1)
			}
		}
	}
	return m.scanned(op, arena, n, seen)
}

// rowsOf is the rows of the index in which those that pass can stand.
func (m *Machine) rowsOf(s *sieve) uint64 {
	n := uint(m.s.Layout.Players)
	if n > state.Nobody {
		return 1
	}
	owners := s.owners & (1<<n - 1)
	if s.owners>>state.Nobody != 0 {
		owners |= 1 << n
	}
	return owners
}

// plan is a scan made ready to run: what the word of a piece answers is compared at once, and only the rest is looked at
// one by one.
type plan struct {
	mask, want uint64  // of the traits
	whose      uint64  // the owners there may be, as bits; bit nobody is no owner
	owners     []int32 // registers of sets the owner must be in
	not        []int32 // and must not be in
	one        []int32 // registers of the one owner there may be
	held       []holding
	rest       []program.Pred
	list       bool
}

// holding is a field whose value must be that of a register, or with not must not.
type holding struct {
	cell int
	reg  int32
	not  bool
}

// want is a field that must, or with not must not, have a value.
type want struct {
	cell int
	v    int64
	not  bool
}

// mostHeld is how many comparisons with registers a sieve has room for; more are looked at one by one.
const mostHeld = 4

// makePlans is for programs whose masks are made.
func (sh *facts) makePlans(p *program.Program) {
	sh.asked = state.NewQuestions(sh.lay.PieceStride, sh.lay.Units)
	sh.plans = make([]plan, len(p.Scans))
	for i := range p.Scans {
		pl := &sh.plans[i]
		pl.whose = ^uint64(0)
		pl.list = p.Scans[i].List
		for _, q := range p.Scans[i].Preds {
			if !sh.planned(pl, q) {
				pl.rest = append(pl.rest, q)
			}
		}
	}
}

// planned puts a predicate where it costs little, or says that there is no such place.
func (sh *facts) planned(pl *plan, q program.Pred) bool {
	not := (q.Cmp == program.NE) != q.Not
	equal := q.Cmp == program.EQ || q.Cmp == program.NE
	owner := q.X == program.PieceOwner && sh.lay.Players <= state.Nobody
	bit := uint64(0)
	switch q.Kind {
	case program.PredMask:
		bit, not = sh.asked.Units(q.X, sh.masks[q.X]), q.Not
	case program.PredOwnerIn:
		switch {
		case sh.lay.Players > state.Nobody:
			return false
		case q.Not:
			pl.not = append(pl.not, q.X)
		default:
			pl.owners = append(pl.owners, q.X)
		}
		return true
	case program.PredConst:
		if owner && equal && q.Y >= -1 && q.Y < state.Nobody {
			set := uint64(1) << (uint64(q.Y) & state.Nobody)
			if not {
				set = ^set
			}
			pl.whose &= set
			return true
		}
		if equal {
			bit = sh.asked.Value(state.PieceFields+int(q.X), int64(q.Y))
		}
	case program.PredField:
		switch {
		case owner && equal && !not:
			pl.one = append(pl.one, q.Y)
		case equal && len(pl.held) < mostHeld:
			pl.held = append(pl.held, holding{cell: state.PieceFields + int(q.X), reg: q.Y, not: not})
		default:
			return false
		}
		return true
	}
	pl.mask |= bit
	if !not {
		pl.want |= bit
	}
	return bit != 0
}

// sieve is a plan with the values of one run filled in. A game has one: clearing a new one costs as much as a search.
type sieve struct {
	mask, want, owners uint64 // owners: bit 63 is nobody
	more               bool   // there is more to look at than the word of a piece
	held               int
	heldWant           [mostHeld]want
	rest               []program.Pred
	r                  []int64
}

func (pl *plan) fill(s *sieve, r []int64) {
	owners := pl.whose
	for _, reg := range pl.owners {
		owners &= uint64(r[reg]) &^ (1 << state.Nobody)
	}
	for _, reg := range pl.not {
		owners &= ^uint64(r[reg]) | 1<<state.Nobody
	}
	for _, reg := range pl.one {
		owners &= 1 << (uint64(r[reg]) & 63)
	}
	s.mask, s.want, s.owners, s.held = pl.mask, pl.want, owners, len(pl.held)
	for i := range pl.held {
		h := &pl.held[i]
		s.heldWant[i&(mostHeld-1)] = want{cell: h.cell, v: r[h.reg], not: h.not}
	}
	s.rest, s.r = pl.rest, r
	s.more = len(pl.held)+len(pl.rest) > 0
}

// fits says whether the word of a piece is as it must be.
func (s *sieve) fits(traits uint64) bool {
	return (traits^s.want)&s.mask == 0 && s.owners>>(traits>>state.OwnerShift)&1 != 0
}

// lets says whether a piece that fits passes.
func (s *sieve) lets(m *Machine, piece []int64) bool {
	for i := range s.held {
		w := &s.heldWant[i&(mostHeld-1)]
		if (piece[w.cell] == w.v) == w.not {
			return false
		}
	}
	for i := range s.rest {
		if !m.passes(&s.rest[i], piece, s.r) {
			return false
		}
	}
	return true
}

// scan searches the pieces of a space, of a list, or all pieces. Predicates see cells, no code runs.
func (m *Machine) scan(op program.Op, from int64, all bool, index int32, r []int64) int64 {
	s, pl := &m.sieve, &m.facts.plans[index]
	pl.fill(s, r)
	switch {
	case all:
		return m.scanAll(op, s)
	case pl.list:
		return m.scanList(op, from, s)
	}
	stride, pieces, traits := m.s.Layout.PieceStride, m.s.Pieces, m.s.Index.Traits
	arena, n, seen := m.s.Arena, 0, int64(0)
	c := m.s.FirstIn(from)
	for c != 0 {
		slot := int(c - 1)
		piece := pieces[slot*stride : slot*stride+stride]
		c = piece[state.PieceNext]
		seen++
		if !s.fits(traits[slot]) || s.more && !s.lets(m, piece) {
			continue
		}
		n++
		switch op {
		case program.SCAN:
			arena = append(arena, value.Handle(slot, piece[state.PieceLive]>>1))
		case program.SCANANY:
			return 1
		case program.SCANFIRST:
			return value.Handle(slot, piece[state.PieceLive]>>1)
		}
	}
	return m.scanned(op, arena, n, seen)
}

func (m *Machine) scanList(op program.Op, list int64, s *sieve) int64 {
	stride, pieces, traits := m.s.Layout.PieceStride, m.s.Pieces, m.s.Index.Traits
	from := m.s.List(list)
	arena, n := m.s.Arena, 0
	for _, h := range from {
		slot := value.Slot(h)
		at := slot * stride
		if uint(at) >= uint(len(pieces)) || pieces[at] != h>>23|1 { // g.piece, which is too long to be inlined
			m.s.NoPiece(h)
		}
		if !s.fits(traits[slot]) || s.more && !s.lets(m, pieces[at:at+stride]) {
			continue
		}
		n++
		switch op {
		case program.SCAN:
			arena = append(arena, h)
		case program.SCANANY:
			return 1
		case program.SCANFIRST:
			return h
		}
	}
	return m.scanned(op, arena, n, int64(len(from)))
}

// scanned is what a scan gives that went over all there is; arena is the arena with the n it found on top.
func (m *Machine) scanned(op program.Op, arena []int64, n int, seen int64) int64 {
	m.s.Spend(seen / 4)
	switch op {
	case program.SCAN:
		m.s.Arena = arena
		m.s.Spend(int64(n))
		return value.List(m.s.Room(0)-n, n)
	case program.SCANFIRST:
		return value.None
	case program.SCANANY:
		return 0
	}
	return int64(n)
}

func (m *Machine) passes(p *program.Pred, piece []int64, r []int64) bool {
	var ok bool
	switch p.Kind {
	case program.PredMask:
		unit := uint64(piece[state.PieceFields+program.PieceUnit])
		ok = m.facts.masks[p.X][unit>>6]>>(unit&63)&1 == 1
	case program.PredOwnerIn:
		owner := uint64(piece[state.PieceFields+program.PieceOwner])
		ok = owner < 64 && r[p.X]>>owner&1 == 1
	default:
		a, b := piece[state.PieceFields+int(p.X)], int64(p.Y)
		if p.Kind == program.PredField {
			b = r[p.Y]
		}
		switch p.Cmp {
		case program.EQ:
			ok = a == b
		case program.NE:
			ok = a != b
		case program.LT:
			ok = a < b
		case program.LE:
			ok = a <= b
		case program.GT:
			ok = a > b
		default:
			ok = a >= b
		}
	}
	return ok != p.Not
}

// MakeMasks asks the mask functions about every unit, once for each program.
func (m *Machine) MakeMasks() {
	sh := m.facts
	sh.memoMu.Lock()
	defer sh.memoMu.Unlock()
	if sh.ready {
		return
	}
	masks := make([][]uint64, len(m.p.Masks))
	sh.masks = make([][]uint64, len(m.p.Masks))
	for i, fn := range m.p.Masks {
		masks[i] = make([]uint64, sh.lay.Units/64+1)
		sh.masks[i] = masks[i] // a mask may use those before it
		for u := range sh.lay.Units {
			if m.Call(int(fn), []int64{int64(u)}) != 0 {
				masks[i][u>>6] |= 1 << (u & 63)
			}
		}
	}
	sh.makePlans(m.p)
	sh.ready = true
}
