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

// query is one search for pieces.
type query struct {
	s     *state.Store
	masks [][]uint64
	plan  *plan
	one   bool    // only one piece is wanted
	r     []int64 // the registers of the frame
}

// scan searches the pieces of a space, of a list, or all pieces. Predicates compare cells; no code runs.
func (m *Machine) scan(in *program.Instr, r []int64) int64 {
	q := query{s: &m.s, masks: m.facts.masks, plan: &m.facts.plans[in.C], one: in.Op == program.SCANANY ||
		in.Op == program.SCANFIRST, r: r}
	var n, seen int
	switch {
	case in.B < 0:
		n, seen = q.scanAll()
	case q.plan.list:
		n, seen = q.scanList(r[in.B])
	default:
		n, seen = q.scanSpace(r[in.B])
	}
	m.s.Spend(int64(seen / 4))
	if q.one && n > 0 {
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
func (q *query) scanSpace(space int64) (n, seen int) {
	pl := q.plan
	c := q.s.FirstIn(space)
	stride, pieces, traits := q.s.Layout.PieceStride, q.s.Pieces, q.s.Index.Traits
	out, owners := q.s.Room(pl.wanted(q.one, len(traits))), pl.owners(q.r)
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
		n = q.pass(out[:n])
	}
	return n, seen
}

// scanList does the same for the pieces of a list. All of them must live, up to where the search ends.
func (q *query) scanList(list int64) (n, seen int) {
	pl := q.plan
	from := q.s.List(list)
	stride, pieces, traits := q.s.Layout.PieceStride, q.s.Pieces, q.s.Index.Traits
	out, owners := q.s.Room(pl.wanted(q.one, len(from))), pl.owners(q.r)
	for seen < len(from) && n < len(out) {
		h := from[seen]
		slot := value.Slot(h)
		at := slot * stride
		// as Store.Piece does, which is too long to be inlined
		if uint(at) >= uint(len(pieces)) || pieces[at] != h>>23|1 {
			break
		}
		seen++
		if pl.fits(traits[slot], owners) {
			out[n] = h
			n++
		}
	}
	if pl.more {
		n = q.pass(out[:n])
	}
	if seen < len(from) && !(q.one && n > 0) {
		q.s.NoPiece(from[seen])
	}
	return n, seen
}

// scanAll does the same for all pieces whose owners pass, 64 slots at a time.
func (q *query) scanAll() (n, seen int) {
	pl := q.plan
	x, owners := &q.s.Index, pl.owners(q.r)
	out, rows := q.s.Room(pl.wanted(q.one, len(x.Traits))), q.rowsOf(owners)
	for w := range x.Words {
		word := uint64(0)
		for set := rows; set != 0; set &= set - 1 {
			word |= x.Rows[bits.TrailingZeros64(set)*x.Words+w]
		}
		if word == 0 {
			continue
		}
		seen += bits.OnesCount64(word)
		k := q.fitInWord(w<<6, word, owners, out[n:])
		if pl.more {
			k = q.pass(out[n : n+k])
		}
		if n += k; q.one && n > 0 {
			break
		}
	}
	return n, seen
}

// fitInWord is the first stage for the slots from base on that are set in word. It writes the pieces that fit to out,
// until that is full, and returns how many they are.
func (q *query) fitInWord(base int, word, owners uint64, out []int64) (n int) {
	pl := q.plan
	stride, pieces, traits := q.s.Layout.PieceStride, q.s.Pieces, q.s.Index.Traits
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
func (q *query) rowsOf(owners uint64) uint64 {
	n := uint(q.s.Layout.Players)
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
func (q *query) pass(found []int64) int {
	stride, pieces, n := q.s.Layout.PieceStride, q.s.Pieces, 0
	for _, h := range found {
		at := value.Slot(h) * stride
		if q.passesRest(pieces[at : at+stride]) {
			found[n] = h
			if n++; q.one {
				break
			}
		}
	}
	return n
}

// passesRest tests the conditions that the word of a piece does not answer.
func (q *query) passesRest(piece []int64) bool {
	pl := q.plan
	for i := range pl.comparisons {
		c := &pl.comparisons[i]
		if (piece[c.cell] == q.r[c.reg]) == c.not {
			return false
		}
	}
	for i := range pl.rest {
		if !q.passes(&pl.rest[i], piece) {
			return false
		}
	}
	return true
}

func (q *query) passes(p *program.Pred, piece []int64) bool {
	var ok bool
	switch p.Kind {
	case program.PredMask:
		unit := uint64(piece[state.PieceFields+program.PieceUnit])
		ok = q.masks[p.X][unit>>6]>>(unit&63)&1 == 1
	case program.PredOwnerIn:
		owner := uint64(piece[state.PieceFields+program.PieceOwner])
		ok = owner < 64 && q.r[p.X]>>owner&1 == 1
	default:
		a, b := piece[state.PieceFields+int(p.X)], int64(p.Y)
		if p.Kind == program.PredField {
			b = q.r[p.Y]
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
