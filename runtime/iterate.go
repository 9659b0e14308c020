package runtime

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// An iterator is three cells: what it goes over, where it stands, and where it ends (or what it looks for). Lists of
// the program have a kind of their own.
const overStatic = 64

// iterate starts an iterator.
func (g *Game) iterate(it []int64, r []int64, in *program.Instr) {
	src := program.Source(in.C)
	it[0] = int64(src)
	var v int64
	if src != program.OverPieces {
		v = r[in.B]
	}
	switch src {
	case program.OverList:
		n := len(g.list(v)) // checks the handle
		if value.Static(v) {
			it[0] = overStatic
		}
		it[1] = int64(value.Off(v))
		it[2] = it[1] + int64(n)
	case program.OverSet:
		it[1], it[2] = v, 0
	case program.OverRange:
		end := r[in.B+1]
		it[1], it[2] = v, end
	case program.OverMembers:
		it[1], it[2] = 0, 0
		if uint64(v) < uint64(len(g.p.Classes)) {
			it[2] = int64(len(g.p.Classes[v].Members))
		}
	case program.OverSpace:
		it[1], it[2] = g.firstIn(v), 0
	case program.OverPieces:
		it[1], it[2] = 0, 0
	case program.OverCargo:
		it[1], it[2] = g.s.Pieces[g.piece(v)+cCargoHead], 0
	case program.OverRecords:
		it[1], it[2] = 0, v
	case program.OverAdjacent:
		it[1], it[2] = g.edges(v)
	default:
		fail("unknown source of a loop %d", src)
	}
}

// firstIn is slot + 1 of the first piece in a space.
func (g *Game) firstIn(space int64) int64 {
	if uint64(space)*spaceSize >= uint64(len(g.s.Spaces)) {
		fail("pieces are asked of a space that is none")
	}
	return g.s.Spaces[int(space)*spaceSize+sHead]
}

func (g *Game) edges(space int64) (from, to int64) {
	if space < 0 || space+1 >= int64(len(g.p.AdjStart)) {
		if space >= 0 && space < int64(len(g.s.Spaces)/spaceSize) {
			return 0, 0
		}
		fail("neighbours are asked of a space that is none")
	}
	return int64(g.p.AdjStart[space]), int64(g.p.AdjStart[space+1])
}

// next gives the next of an iterator.
func (g *Game) next(it []int64) (int64, bool) {
	switch it[0] {
	case int64(program.OverList):
		if it[1] < it[2] {
			v := g.s.Arena[it[1]]
			it[1]++
			return v, true
		}
	case overStatic:
		if it[1] < it[2] {
			v := g.p.Arena[it[1]]
			it[1]++
			return v, true
		}
	case int64(program.OverSet):
		if it[1] != 0 {
			v := bits.TrailingZeros64(uint64(it[1]))
			it[1] &= it[1] - 1
			return int64(v), true
		}
	case int64(program.OverRange):
		if it[1] <= it[2] {
			v := it[1]
			if v == it[2] { // the greatest number has no successor
				it[1], it[2] = 1, 0
			} else {
				it[1]++
			}
			return v, true
		}
	case int64(program.OverMembers):
		if it[1] < it[2] {
			v := it[1]
			it[1]++
			return v, true
		}
	case int64(program.OverSpace):
		if it[1] != 0 {
			slot := int(it[1] - 1)
			it[1] = g.s.Pieces[slot*g.lay.pieceStride+cNext]
			return g.pieceAt(slot), true
		}
	case int64(program.OverCargo):
		if it[1] != 0 {
			slot := int(it[1] - 1)
			it[1] = g.s.Pieces[slot*g.lay.pieceStride+cCargoNext]
			return g.pieceAt(slot), true
		}
	case int64(program.OverPieces):
		for at := int(it[1]) * g.lay.pieceStride; at < len(g.s.Pieces); at += g.lay.pieceStride {
			slot := int(it[1])
			it[1]++
			if g.s.Pieces[at]&1 == 1 {
				return g.pieceAt(slot), true
			}
		}
	case int64(program.OverRecords):
		for at := int(it[1]) * g.lay.recStride; at < len(g.s.Recs); at += g.lay.recStride {
			slot := int(it[1])
			it[1]++
			if g.s.Recs[at]&1 == 1 && g.s.Recs[at+rClass] == it[2] {
				return value.Handle(slot, g.s.Recs[at]>>1), true
			}
		}
	case int64(program.OverAdjacent):
		for it[1] < it[2] {
			e := it[1]
			it[1]++
			if !g.lay.double[e] {
				return int64(g.p.AdjTo[e]), true
			}
		}
	}
	return 0, false
}
