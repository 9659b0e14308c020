package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Digest holds a hash of the fixed state and one of each piece. It leaves out references to pieces and values in the
// heap, because these may differ between states that play on alike. It is updated from the changes in the journal, so
// that a search which changes little from one state to the next does not read the whole board again.
type Digest struct {
	Pieces []uint64 // by slot: 0 if no piece is there; the lowest bits are marks
	Fixed  uint64
	Apart  int // how many cells of fixed state hold something that is left out

	seen, touched []uint32 // by cell of fixed state and by slot: the turn in which it was last updated
	turn          uint32
	was           []pieceWas
}

// Marks in the lowest bits of a piece's hash.
const (
	DigestApart    uint64 = 1 << iota // it carries, is carried, or a field holds something that is left out
	DigestDescends                    // the next piece in its space has a lower slot
	digestLives
	digestMarks = DigestApart | DigestDescends | digestLives
)

type pieceWas struct {
	slot int
	was  uint64
}

// DigestMark is a point that a digest can return to.
type DigestMark struct {
	fixed         uint64
	separate, was int
}

// Begin sets the digest to that of the present state.
func (d *Digest) Begin(j *Journal) {
	d.Fixed, d.Apart, d.was = 0, 0, d.was[:0]
	d.seen = append(d.seen[:0], make([]uint32, len(j.Vars))...)
	for i, v := range j.Vars {
		d.addCell(j.Layout, i, v, 1)
	}
	d.Pieces = d.Pieces[:0]
	for slot := range len(j.Pieces) / j.Layout.PieceStride {
		d.Pieces = append(d.Pieces, j.digestPiece(slot))
	}
	d.touched = append(d.touched[:0], make([]uint32, len(d.Pieces))...)
	d.turn = 0
}

// Mark returns the present point of the digest.
func (d *Digest) Mark() DigestMark { return DigestMark{d.Fixed, d.Apart, len(d.was)} }

// Return restores the digest of a mark.
func (d *Digest) Return(to *DigestMark) {
	for i := len(d.was) - 1; i >= to.was; i-- {
		d.Pieces[d.was[i].slot] = d.was[i].was
	}
	d.Fixed, d.Apart, d.was = to.fixed, to.separate, d.was[:to.was]
}

// Follow updates the digest to the present state. Before, it must have been that of the state at the mark since.
func (d *Digest) Follow(j *Journal, since *Mark) {
	if d.turn++; d.turn == 0 {
		clear(d.seen)
		clear(d.touched)
		d.turn = 1
	}
	stride := uint32(j.Layout.PieceStride)
	for i := since.entries; i < len(j.entries); i++ {
		e := &j.entries[i]
		switch at := e.at &^ regMask; e.at & regMask {
		case regVars:
			if d.seen[at] != d.turn { // Only the first change of a cell has the old value.
				d.seen[at] = d.turn
				d.addCell(j.Layout, int(at), e.old, -1)
				d.addCell(j.Layout, int(at), j.Vars[at], 1)
			}
		case regPieces, regCells, regBlock:
			slot := int(at / stride)
			for slot >= len(d.Pieces) {
				d.Pieces, d.touched = append(d.Pieces, 0), append(d.touched, 0)
			}
			if d.touched[slot] != d.turn {
				d.touched[slot] = d.turn
				d.was = append(d.was, pieceWas{slot, d.Pieces[slot]})
				d.Pieces[slot] = j.digestPiece(slot)
			}
		}
	}
}

// addCell adds a cell of fixed state to the digest if sign is 1, and subtracts it if sign is -1. It ignores the cells
// that count how often phases have begun, because only chance depends on them.
func (d *Digest) addCell(l *Layout, i int, v int64, sign int) {
	switch {
	case i >= l.Naming.FirstBegun:
	case !l.separate[i] || v <= 0 || value.Static(v):
		d.Fixed += uint64(sign) * Mix(uint64(v)*Prime2^uint64(i)*Golden)
	default:
		d.Apart += sign
	}
}

// digestPiece returns the hash of the piece in a slot, or 0 if the slot is free.
func (j *Journal) digestPiece(slot int) uint64 {
	at := slot * j.Layout.PieceStride
	if at >= len(j.Pieces) || j.Pieces[at]&1 == 0 {
		return 0
	}
	cells := j.Pieces[at : at+j.Layout.PieceStride]
	h, marks := uint64(Prime1), digestLives
	for _, c := range j.Layout.plainCells {
		h = (h ^ uint64(cells[c])) * Golden
		h ^= h >> 32
	}
	for _, c := range j.Layout.ApartCells {
		if v := cells[c.Cell]; v > 0 && !value.Static(v) {
			marks |= DigestApart
		} else {
			h = (h ^ uint64(v)) * Golden
			h ^= h >> 32
		}
	}
	if cells[CargoHead] != 0 || cells[CargoNext] != 0 {
		marks |= DigestApart
	}
	if next := cells[PieceNext]; next != 0 && int(next-1) < slot {
		marks |= DigestDescends
	}
	return h*Prime2&^digestMarks | marks
}

// ApartCell is a cell that a digest leaves out, with the type of its value: -1 for the carrier of a piece.
type ApartCell struct {
	Cell int
	Type int32
}

// findApart finds the cells of pieces and of fixed state whose values refer to pieces or to the heap.
func (l *Layout) findApart(p *program.Program) {
	l.separate = make([]bool, len(l.varField))
	l.plainCells = nil
	for slot := range l.pieceSlots {
		f := l.PieceField[slot]
		cell := PieceFields + slot
		switch {
		case slot == program.PieceHolder:
			l.ApartCells = append(l.ApartCells, ApartCell{cell, -1})
		case f >= 0 && (l.InHeap[f] || l.IsPiece(p.Fields[f].Type)):
			l.ApartCells = append(l.ApartCells, ApartCell{cell, p.Fields[f].Type})
		default:
			l.plainCells = append(l.plainCells, cell)
		}
	}
	for i, f := range l.varField {
		if int(f) < len(p.Fields) && (l.InHeap[f] || l.IsPiece(p.Fields[f].Type)) {
			l.separate[i] = true
			l.ApartVars = append(l.ApartVars, ApartCell{i, p.Fields[f].Type})
		}
	}
}
