package state

import "github.com/scenario-lang/scenario/runtime/program"

// Index holds the slots of each owner's pieces as bits, so that a search for the pieces of one player does not look
// at others. The last row has the pieces without an owner. Searches find slots in ascending order, as a search of all
// pieces does. The index can be computed from the state and is not part of it.
type Index struct {
	Rows  []uint64 // by owner, words each
	Words int
	owner []int32 // by slot: the owner in whose row it is, -1 if in none

	Traits []uint64 // by slot: the word of the piece if it lives; see OwnerShift
}

func (x *Index) widen(owners, words int) {
	rows := make([]uint64, owners*words)
	for o := range owners {
		copy(rows[o*words:], x.Rows[o*x.Words:(o+1)*x.Words])
	}
	x.Rows, x.Words = rows, words
}

func (x *Index) copyFrom(o *Index) {
	x.Rows = append(x.Rows[:0], o.Rows...)
	x.owner = append(x.owner[:0], o.owner...)
	x.Traits = append(x.Traits[:0], o.Traits...)
	x.Words = o.Words
}

// NoteChange gives the state a new version. A cached result stores the version it was computed for, and Undo restores
// the version with the state.
func (j *Journal) NoteChange() {
	j.clock++
	j.Version = j.clock
}

// invalidateAll makes every cache of any state invalid.
func (j *Journal) invalidateAll() {
	j.NoteChange()
	j.Epoch = j.clock
	for len(j.Written) <= len(j.p.Fields) { // The last one is for cells that belong to no field.
		j.Written = append(j.Written, 0)
	}
	for len(j.touched) < len(j.Spaces)/SpaceSize {
		j.touched = append(j.touched, 0)
	}
}

// reindexCell updates the index after a cell of a piece has changed.
func (j *Journal) reindexCell(slot, cell int) {
	if cell == PieceLive || cell == PieceFields+program.PieceOwner {
		j.reindex(slot)
		return
	}
	a := j.Questions
	if mask := a.mask[cell]; mask != 0 {
		t := &j.Index.Traits[slot]
		*t = *t&^mask | a.bitsOf(cell, j.Pieces[slot*j.Layout.PieceStride+cell])
	}
}

// reindex moves a piece to the row of its present owner, and computes its word.
func (j *Journal) reindex(slot int) {
	x := &j.Index
	at := slot * j.Layout.PieceStride
	owner := int32(-1)
	rows := j.Layout.Players + 1
	if rows > Nobody+1 { // More players than a word has bits: all pieces are in one row.
		rows = 1
	}
	if j.Pieces[at]&1 == 1 {
		owner = int32(rows - 1)
		if o := j.Pieces[at+PieceFields+program.PieceOwner]; uint64(o) < uint64(owner) {
			owner = int32(o)
		}
	}
	for slot >= len(x.owner) {
		x.owner, x.Traits = append(x.owner, -1), append(x.Traits, 0)
	}
	if owner >= 0 {
		x.Traits[slot] = j.Questions.wordOf(j.Pieces[at : at+j.Layout.PieceStride])
	}
	was := x.owner[slot]
	if was == owner {
		return
	}
	if slot>>6 >= x.Words {
		x.widen(rows, max(2*x.Words, slot>>6+1))
	}
	bit := uint64(1) << uint(slot&63)
	if was >= 0 {
		x.Rows[int(was)*x.Words+slot>>6] &^= bit
	}
	if owner >= 0 {
		x.Rows[int(owner)*x.Words+slot>>6] |= bit
	}
	x.owner[slot] = owner
}

// ReindexAll rebuilds the index after the whole state was replaced.
func (j *Journal) ReindexAll() {
	clear(j.Index.Rows)
	for i := range j.Index.owner {
		j.Index.owner[i] = -1
	}
	for slot := range len(j.Pieces) / j.Layout.PieceStride {
		j.reindex(slot)
	}
	j.invalidateAll()
}

// revive restores a destroyed piece to a row, with the word that it had.
func (x *Index) revive(slot, row int, word uint64) {
	x.Rows[row*x.Words+slot>>6] |= 1 << uint(slot&63)
	x.owner[slot], x.Traits[slot] = int32(row), word
}

// Nobody is the owner bits of a piece without an owner.
const Nobody = 63

// Most searches ask whether a field of a piece has a certain value, or whether its unit is one of a few, and they ask
// the same questions again and again. So each living piece has a word with the answers: a bit for each question of
// the program, and the owner in the top bits. The word can be computed from the cells of the piece and is not part of
// the state.

// OwnerShift is the first bit of the owner in the word; the questions have the bits below.
const OwnerShift = 58

// Questions are the questions about pieces that the searches of a program ask, with the bit of each.
type Questions struct {
	bits    int
	cells   [][]question // by cell of a piece
	mask    []uint64     // by cell: the bits that depend on it
	byUnit  []uint64     // by unit: the bits of the sets it is in
	setBits map[int32]uint64
}

type question struct {
	v   int64
	bit uint64
}

// NewQuestions returns an empty set of questions.
func NewQuestions(stride, units int) Questions {
	a := Questions{cells: make([][]question, stride), mask: make([]uint64, stride), byUnit: make([]uint64, units),
		setBits: map[int32]uint64{}}
	a.mask[PieceFields+program.PieceOwner] = 1<<64 - 1<<OwnerShift
	return a
}

// next returns a new bit for a question about a cell, or 0 if all bits are taken.
func (a *Questions) next(cell int) uint64 {
	if a.bits == OwnerShift {
		return 0
	}
	bit := uint64(1) << a.bits
	a.bits++
	a.mask[cell] |= bit
	return bit
}

// Value returns the bit for "this cell has the value v", or 0 if all bits are taken.
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

// Units returns the bit for "the unit is in this set", or 0 if all bits are taken.
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

// bitsOf returns the bits that are set if a cell has the value v.
func (a *Questions) bitsOf(cell int, v int64) uint64 {
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

func (a *Questions) wordOf(piece []int64) uint64 {
	word := uint64(0)
	for cell, mask := range a.mask {
		if mask != 0 {
			word |= a.bitsOf(cell, piece[cell])
		}
	}
	return word
}
