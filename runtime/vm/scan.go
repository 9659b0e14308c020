package vm

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// scanAll searches all pieces whose owners pass.
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
			if !s.fits(x.Traits[slot]) || s.more && !s.passesRest(m, piece) {
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

// rowsOf returns the rows of the index that may hold pieces that pass, as bits.
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

// passesRest tests the conditions that the word of a piece does not answer.
func (s *sieve) passesRest(m *Machine, piece []int64) bool {
	for i := range s.comparisons {
		w := &s.wanted[i&(maxComparisons-1)]
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

// scan searches the pieces of a space, of a list, or all pieces. Predicates compare cells; no code runs.
func (m *Machine) scan(op program.Op, from int64, all bool, index int32, r []int64) int64 {
	s, pl := &m.scratch.sieve, &m.facts.plans[index]
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
		if !s.fits(traits[slot]) || s.more && !s.passesRest(m, piece) {
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
		if uint(at) >= uint(len(pieces)) || pieces[at] != h>>23|1 { // Store.Piece, which is too long to be inlined
			m.s.NoPiece(h)
		}
		if !s.fits(traits[slot]) || s.more && !s.passesRest(m, pieces[at:at+stride]) {
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

// scanned returns the result of a scan that looked at all its pieces. The n pieces that it found are at the end of arena.
func (m *Machine) scanned(op program.Op, arena []int64, n int, seen int64) int64 {
	m.s.Spend(seen / 4)
	switch op {
	case program.SCAN:
		m.s.Arena = arena
		m.s.Spend(int64(n))
		return value.List(m.s.Reserve(0)-n, n)
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
