package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Nobody is the owner, in the word of a piece, of a piece that has none.
const Nobody = 63

// Searches mostly ask whether a field of a piece has a certain value or its unit is one of a few, and they ask the
// same questions again and again. So every living piece has a word with the answers: a bit for each question of the
// program, and the owner in the top bits. The word follows from the cells of the piece and does not belong to the
// state.

// OwnerShift is the first bit of the owner in the word; the questions have the bits below.
const OwnerShift = 58

// Questions are what the searches of a program ask of pieces.
type Questions struct {
	bits    int
	cells   [][]question // by cell of a piece
	mask    []uint64     // by cell: the bits that follow from it
	byUnit  []uint64     // by unit: the bits of the sets it is in
	setBits map[int32]uint64
}

type question struct {
	v   int64
	bit uint64
}

// NewQuestions returns the questions of a program that asks none yet.
func NewQuestions(stride, units int) Questions {
	a := Questions{cells: make([][]question, stride), mask: make([]uint64, stride), byUnit: make([]uint64, units),
		setBits: map[int32]uint64{}}
	a.mask[PieceFields+program.PieceOwner] = 1<<64 - 1<<OwnerShift
	return a
}

// next returns a new bit, or 0 if all are taken.
func (a *Questions) next(cell int) uint64 {
	if a.bits == OwnerShift {
		return 0
	}
	bit := uint64(1) << a.bits
	a.bits++
	a.mask[cell] |= bit
	return bit
}

// Value returns the bit that reports whether a cell has a value, or 0 if all bits are taken.
func (a *Questions) Value(cell int, v int64) uint64 {
	for _, q := range a.cells[cell] {
		if q.v == v {
			return q.bit
		}
	}
	bit := a.next(cell)
	if bit != 0 {
		a.cells[cell] = append(a.cells[cell], question{v, bit})
	}
	return bit
}

// Units returns the bit that reports whether the unit of a piece is in a set, or 0 if all bits are taken.
func (a *Questions) Units(mask int32, set []uint64) uint64 {
	bit, known := a.setBits[mask]
	if known {
		return bit
	}
	bit = a.next(PieceFields + program.PieceUnit)
	a.setBits[mask] = bit
	for u := range a.byUnit {
		if set[u>>6]>>(u&63)&1 == 1 {
			a.byUnit[u] |= bit
		}
	}
	return bit
}

// of returns the bits that follow from the value of a cell.
func (a *Questions) of(cell int, v int64) uint64 {
	bits := uint64(0)
	switch cell {
	case PieceFields + program.PieceOwner:
		bits = uint64(v) << OwnerShift
	case PieceFields + program.PieceUnit:
		if uint64(v) < uint64(len(a.byUnit)) {
			bits = a.byUnit[v]
		}
	}
	for _, q := range a.cells[cell] {
		if q.v == v {
			bits |= q.bit
		}
	}
	return bits
}

// all returns the word of a piece.
func (a *Questions) all(piece []int64) uint64 {
	word := uint64(0)
	for cell, mask := range a.mask {
		if mask != 0 {
			word |= a.of(cell, piece[cell])
		}
	}
	return word
}
