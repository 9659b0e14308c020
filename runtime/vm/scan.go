package vm

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A search has two stages. The first compares the words of the pieces and writes those that fit above the top of the
// arena, and ends when it has as many as are wanted. Its loops call nothing, so that what they need stays in
// registers. The second stage tests the conditions that the words do not answer, if there are any.

// scan searches the pieces of a space, of a list, or all pieces. Predicates compare cells; no code runs.
func (m *Machine) scan(in *program.Instr, r []int64) int64 {
	pl := &m.facts.plans[in.C]
	one := in.Op == program.SCANANY || in.Op == program.SCANFIRST
	var n, seen int
	switch {
	case in.B < 0:
		n, seen = m.scanAll(pl, one, r)
	case pl.list:
		n, seen = m.scanList(pl, one, r[in.B], r)
	default:
		n, seen = m.scanSpace(pl, one, r[in.B], r)
	}
	m.s.Spend(int64(seen / 4))
	if one && n > 0 {
		if in.Op == program.SCANANY {
			return 1
		}
		return m.s.Room(1)[0]
	}
	switch in.Op {
	case program.SCAN:
		return m.s.TakeRoom(n)
	case program.SCANFIRST:
		return value.None
	}
	return int64(n)
}

// scanSpace searches the pieces of a space. It returns how many it found and how many it looked at.
func (m *Machine) scanSpace(pl *plan, one bool, space int64, r []int64) (n, seen int) {
	c := m.s.FirstIn(space)
	stride, pieces, traits := m.s.Layout.PieceStride, m.s.Pieces, m.s.Index.Traits
	out, owners := m.s.Room(pl.wanted(one, len(traits))), pl.owners(r)
	for ; c != 0 && n < len(out); seen++ {
		slot := int(c - 1)
		at := slot * stride
		c = pieces[at+state.PieceNext]
		if pl.fits(traits[slot], owners) {
			out[n] = value.Handle(slot, pieces[at+state.PieceLive]>>1)
			n++
		}
	}
	if pl.more {
		n = m.pass(pl, one, out[:n], r)
	}
	return n, seen
}

// scanList does the same for the pieces of a list. All of them must live, up to where the search ends.
func (m *Machine) scanList(pl *plan, one bool, list int64, r []int64) (n, seen int) {
	from := m.s.List(list)
	stride, pieces, traits := m.s.Layout.PieceStride, m.s.Pieces, m.s.Index.Traits
	out, owners := m.s.Room(pl.wanted(one, len(from))), pl.owners(r)
	for seen < len(from) && n < len(out) {
		h := from[seen]
		slot := value.Slot(h)
		at := slot * stride
		if uint(at) >= uint(len(pieces)) || pieces[at] != h>>23|1 { // as Store.Piece does, which is too long to be inlined
			break
		}
		seen++
		if pl.fits(traits[slot], owners) {
			out[n] = h
			n++
		}
	}
	if pl.more {
		n = m.pass(pl, one, out[:n], r)
	}
	if seen < len(from) && !(one && n > 0) {
		m.s.NoPiece(from[seen])
	}
	return n, seen
}

// scanAll does the same for all pieces whose owners pass, 64 slots at a time.
func (m *Machine) scanAll(pl *plan, one bool, r []int64) (n, seen int) {
	x, owners := &m.s.Index, pl.owners(r)
	out, rows := m.s.Room(pl.wanted(one, len(x.Traits))), m.rowsOf(owners)
	for w := range x.Words {
		word := uint64(0)
		for set := rows; set != 0; set &= set - 1 {
			word |= x.Rows[bits.TrailingZeros64(set)*x.Words+w]
		}
		if word == 0 {
			continue
		}
		seen += bits.OnesCount64(word)
		k := m.fitInWord(w<<6, word, pl, owners, out[n:])
		if pl.more {
			k = m.pass(pl, one, out[n:n+k], r)
		}
		if n += k; one && n > 0 {
			break
		}
	}
	return n, seen
}

// fitInWord is the first stage for the slots from base on that are set in word. It writes the pieces that fit to out,
// until that is full, and returns how many they are.
func (m *Machine) fitInWord(base int, word uint64, pl *plan, owners uint64, out []int64) (n int) {
	stride, pieces, traits := m.s.Layout.PieceStride, m.s.Pieces, m.s.Index.Traits
	for ; word != 0 && n < len(out); word &= word - 1 {
		slot := base + bits.TrailingZeros64(word)
		if pl.fits(traits[slot], owners) {
			out[n] = value.Handle(slot, pieces[slot*stride+state.PieceLive]>>1)
			n++
		}
	}
	return n
}

// rowsOf returns the rows of the index that may hold pieces that pass, as bits.
func (m *Machine) rowsOf(owners uint64) uint64 {
	n := uint(m.s.Layout.Players)
	if n > state.Nobody {
		return 1
	}
	rows := owners & (1<<n - 1)
	if owners>>state.Nobody != 0 {
		rows |= 1 << n
	}
	return rows
}

// pass keeps those of the pieces found that meet the conditions that their words do not answer, or the first of them
// if one is wanted. It returns how many they are.
func (m *Machine) pass(pl *plan, one bool, found, r []int64) int {
	stride, pieces, n := m.s.Layout.PieceStride, m.s.Pieces, 0
	for _, h := range found {
		at := value.Slot(h) * stride
		if m.passesRest(pl, pieces[at:at+stride], r) {
			found[n] = h
			if n++; one {
				break
			}
		}
	}
	return n
}

// passesRest tests the conditions that the word of a piece does not answer.
func (m *Machine) passesRest(pl *plan, piece, r []int64) bool {
	for i := range pl.comparisons {
		c := &pl.comparisons[i]
		if (piece[c.cell] == r[c.reg]) == c.not {
			return false
		}
	}
	for i := range pl.rest {
		if !m.passes(&pl.rest[i], piece, r) {
			return false
		}
	}
	return true
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
