package runtime

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// index says whose the pieces are: for every player the slots of his pieces, as bits, so that a search for one player's
// pieces does not look at the others'; the last row is of those that are nobody's. It follows from the state and is no
// part of it. Slots come out in ascending order, as a search of all pieces sees them.
type index struct {
	rows  []uint64 // by owner, words each
	words int
	of    []int32 // by slot: the owner in whose row it stands, -1

	traits []uint64 // by slot: what searches ask of the piece, if it lives
}

// changed notes that the state is another now. What is remembered of a state bears its number; undo brings the number
// back with the state.
func (g *Game) changed() {
	g.clock++
	g.version = g.clock
}

// allChanged forgets all that is remembered of any state.
func (g *Game) allChanged() {
	g.changed()
	g.epoch = g.clock
	for len(g.written) <= len(g.p.Fields) { // the last is of cells that are no field's
		g.written = append(g.written, 0)
	}
	for i := range g.written {
		g.written[i] = g.clock
	}
}

// setCell is setPiece for whether a piece lives, and for its fields, which the index reads.
func (g *Game) setCell(slot, cell int, v int64) {
	i := slot*g.lay.pieceStride + cell
	if old := g.s.Pieces[i]; old != v {
		g.log(regCells, i, old)
		g.s.Pieces[i] = v
		g.changed()
		g.reread(slot, cell)
	}
}

// reread takes a cell that has changed into the index.
func (g *Game) reread(slot, cell int) {
	if cell == cLive || cell == cFields+program.PieceOwner {
		g.reindex(slot)
		return
	}
	a := g.asked
	if mask := a.mask[cell]; mask != 0 {
		t := &g.index.traits[slot]
		*t = *t&^mask | a.of(cell, g.s.Pieces[slot*g.lay.pieceStride+cell])
	}
}

// reindex puts a piece into the row where it belongs now, and reads it anew.
func (g *Game) reindex(slot int) {
	x := &g.index
	at := slot * g.lay.pieceStride
	owner := int32(-1)
	rows := g.lay.players + 1
	if rows > nobody+1 { // a set of them would not be one word: all pieces are in one row
		rows = 1
	}
	if g.s.Pieces[at]&1 == 1 {
		owner = int32(rows - 1)
		if o := g.s.Pieces[at+cFields+program.PieceOwner]; uint64(o) < uint64(owner) {
			owner = int32(o)
		}
	}
	for slot >= len(x.of) {
		x.of, x.traits = append(x.of, -1), append(x.traits, 0)
	}
	if owner >= 0 {
		x.traits[slot] = g.asked.all(g.s.Pieces[at : at+g.lay.pieceStride])
	}
	was := x.of[slot]
	if was == owner {
		return
	}
	if slot>>6 >= x.words {
		x.widen(rows, max(2*x.words, slot>>6+1))
	}
	bit := uint64(1) << uint(slot&63)
	if was >= 0 {
		x.rows[int(was)*x.words+slot>>6] &^= bit
	}
	if owner >= 0 {
		x.rows[int(owner)*x.words+slot>>6] |= bit
	}
	x.of[slot] = owner
}

func (x *index) widen(owners, words int) {
	rows := make([]uint64, owners*words)
	for o := range owners {
		copy(rows[o*words:], x.rows[o*x.words:(o+1)*x.words])
	}
	x.rows, x.words = rows, words
}

// reindexAll makes the index anew, for a state that came from elsewhere.
func (g *Game) reindexAll() {
	clear(g.index.rows)
	for i := range g.index.of {
		g.index.of[i] = -1
	}
	for slot := range len(g.s.Pieces) / g.lay.pieceStride {
		g.reindex(slot)
	}
	g.allChanged()
}

func (x *index) copyFrom(o *index) {
	x.rows = append(x.rows[:0], o.rows...)
	x.of = append(x.of[:0], o.of...)
	x.traits = append(x.traits[:0], o.traits...)
	x.words = o.words
}

// scanAll searches all pieces, of those whose owners fit.
func (g *Game) scanAll(op program.Op, s *sieve) int64 {
	x, stride, pieces := &g.index, g.lay.pieceStride, g.s.Pieces
	arena, n, seen := g.s.Arena, 0, int64(0)
	owners := g.rowsOf(s)
	for w := range x.words {
		word := uint64(0)
		for set := owners; set != 0; set &= set - 1 {
			word |= x.rows[bits.TrailingZeros64(set)*x.words+w]
		}
		for ; word != 0; word &= word - 1 {
			slot := w<<6 + bits.TrailingZeros64(word)
			piece := pieces[slot*stride : slot*stride+stride]
			seen++
			if !s.fits(x.traits[slot]) || s.more && !s.lets(g, piece) {
				continue
			}
			n++
			switch op {
			case program.SCAN:
				arena = append(arena, value.Handle(slot, piece[cLive]>>1))
			case program.SCANANY:
				return 1
			case program.SCANFIRST:
				return value.Handle(slot, piece[cLive]>>1)
			}
		}
	}
	return g.scanned(op, arena, n, seen)
}

// rowsOf is the rows of the index in which those that pass can stand.
func (g *Game) rowsOf(s *sieve) uint64 {
	n := uint(g.lay.players)
	if n > nobody {
		return 1
	}
	owners := s.owners & (1<<n - 1)
	if s.owners>>nobody != 0 {
		owners |= 1 << n
	}
	return owners
}
