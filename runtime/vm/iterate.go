package vm

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// iterator is three registers: the source that it iterates over, its position, and its end (or the class of records
// that it looks for). Lists in the program have a source of their own.
type iterator []int64

// overStatic is the source of an iterator over a list in the program.
const overStatic = 64

func (it iterator) start(m *Machine, r []int64, in *program.Instr) {
	src := program.Source(in.C)
	it[0] = int64(src)
	var v int64
	if src != program.OverPieces {
		v = r[in.B]
	}
	switch src {
	case program.OverList:
		n := len(m.s.List(v)) // checks the handle
		if value.Static(v) {
			it[0] = overStatic
		}
		it[1] = int64(value.Off(v))
		it[2] = it[1] + int64(n)
	case program.OverSet:
		it[1], it[2] = v, 0
	case program.OverRange:
		it[1], it[2] = v, r[in.B+1]
	case program.OverMembers:
		it[1], it[2] = 0, 0
		if uint64(v) < uint64(len(m.p.Classes)) {
			it[2] = int64(len(m.p.Classes[v].Members))
		}
	case program.OverSpace:
		if m.tracked.on {
			m.tracked.note(v)
		}
		it[1], it[2] = m.s.FirstIn(v), 0
	case program.OverPieces:
		it[1], it[2] = 0, 0
	case program.OverCargo:
		it[1], it[2] = m.s.Pieces[m.s.Piece(v)+state.CargoHead], 0
	case program.OverRecords:
		it[1], it[2] = 0, v
	case program.OverAdjacent:
		it[1], it[2] = m.s.Edges(v)
	case program.OverFound:
		it[1], it[2] = v, 0
	default:
		state.Fail("a loop has the unknown source %d", src)
	}
}

// next returns the next element, and false at the end.
func (it iterator) next(m *Machine) (int64, bool) {
	switch it[0] {
	case int64(program.OverList):
		if it[1] < it[2] {
			v := m.s.Arena[it[1]]
			it[1]++
			return v, true
		}
	case overStatic:
		if it[1] < it[2] {
			v := m.p.Arena[it[1]]
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
			if v == it[2] { // the largest number has no successor
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
			it[1] = m.s.Pieces[slot*m.s.Layout.PieceStride+state.PieceNext]
			return m.s.PieceAt(slot), true
		}
	case int64(program.OverCargo):
		if it[1] != 0 {
			slot := int(it[1] - 1)
			it[1] = m.s.Pieces[slot*m.s.Layout.PieceStride+state.CargoNext]
			return m.s.PieceAt(slot), true
		}
	case int64(program.OverPieces):
		for at := int(it[1]) * m.s.Layout.PieceStride; at < len(m.s.Pieces); at += m.s.Layout.PieceStride {
			slot := int(it[1])
			it[1]++
			if m.s.Pieces[at]&1 == 1 {
				return m.s.PieceAt(slot), true
			}
		}
	case int64(program.OverRecords):
		for at := int(it[1]) * m.s.Layout.RecStride; at < len(m.s.Recs); at += m.s.Layout.RecStride {
			slot := int(it[1])
			it[1]++
			if m.s.Recs[at]&1 == 1 && m.s.Recs[at+state.RecordClass] == it[2] {
				return value.Handle(slot, m.s.Recs[at]>>1), true
			}
		}
	case int64(program.OverAdjacent):
		for it[1] < it[2] {
			e := it[1]
			it[1]++
			if !m.s.Layout.Repeated[e] {
				return int64(m.p.AdjTo[e]), true
			}
		}
	case int64(program.OverFound):
		if from := m.building(it[1]); it[2] >= 0 && it[2] < int64(len(from)) {
			it[2]++
			return from[it[2]-1], true
		}
	}
	return 0, false
}
