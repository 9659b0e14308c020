package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Journal holds the state and logs every change of the decision under way, so that a failed decision or an attempt
// can be undone, and the effects of an action tested, without copying the state. It also keeps up to date what is
// derived from the state: the index of pieces by owner, and when each field was last written.
type Journal struct {
	State
	meter
	Layout    *Layout
	p         *program.Program
	Index     Index
	Questions *Questions

	entries []entry
	blocks  []int64 // cells of destroyed pieces, each with its row and its word in the index
	snap    snapshot
	trail   trail

	clock   uint64   // counts changes of the state, including those that undo makes
	Version uint64   // identifies the present state: undo restores the number together with the state
	Written []uint64 // by field of fixed state: the clock when it was last written
	touched []uint64 // by space: the clock when the space or a piece in it last changed
	Epoch   uint64   // the clock when the whole state was replaced
}

// Mark returns the present point of the journal.
func (j *Journal) Mark() Mark {
	return Mark{head: j.Head, entries: len(j.entries), pieces: len(j.Pieces), recs: len(j.Recs), heap: len(j.Heap),
		Arena: len(j.Arena), ans: len(j.Ans), version: j.Version}
}

// Undo returns to a mark. Cells that were added to the stack and the arena since then are dropped.
func (j *Journal) Undo(to *Mark) {
	if len(j.entries) > to.entries {
		j.clock++ // A copy made in the meantime no longer equals this state.
	}
	for i := len(j.entries) - 1; i >= to.entries; i-- {
		e := &j.entries[i]
		at := int(e.at &^ regMask)
		switch e.at & regMask {
		case regVars:
			j.Vars[at] = e.old
			j.clock++
			j.Written[j.Layout.varField[at]] = j.clock
		case regPieces:
			j.Pieces[at] = e.old
		case regRecs:
			j.Recs[at] = e.old
		case regSpaces:
			j.Spaces[at] = e.old
			j.touched[at/SpaceSize] = j.clock
		case regCells:
			j.Pieces[at] = e.old
			j.reindexCell(at/j.Layout.PieceStride, at%j.Layout.PieceStride)
			j.touch(at / j.Layout.PieceStride)
		case regBlock:
			stride := j.Layout.PieceStride
			copy(j.Pieces[at:at+stride], j.blocks[e.old:])
			j.Index.revive(at/stride, int(j.blocks[int(e.old)+stride]), uint64(j.blocks[int(e.old)+stride+1]))
			j.blocks = j.blocks[:e.old]
		}
	}
	j.entries = j.entries[:to.entries]
	j.Head = to.head
	j.Pieces = j.Pieces[:to.pieces]
	j.Recs = j.Recs[:to.recs]
	j.Heap = j.Heap[:to.heap]
	j.Arena = j.Arena[:to.Arena]
	j.Version = to.version
}

func (j *Journal) log(region uint32, i int, old int64) {
	if len(j.entries) >= maxJournal {
		j.journalFull()
	}
	j.entries = append(j.entries, entry{region | uint32(i), old})
}

func (j *Journal) journalFull() {
	Exhaust("too much changes in one decision (the limit is %d changes)", maxJournal)
}

// logPiece logs all cells of a piece that is about to be destroyed, and its entry in the index.
func (j *Journal) logPiece(at int) {
	if len(j.blocks) >= maxBlocks {
		j.journalFull()
	}
	j.log(regBlock, at, int64(len(j.blocks)))
	slot := at / j.Layout.PieceStride
	j.blocks = append(j.blocks, j.Pieces[at:at+j.Layout.PieceStride]...)
	j.blocks = append(j.blocks, int64(j.Index.owner[slot]), int64(j.Index.Traits[slot]))
}

// SetVar changes a cell of fixed state.
func (j *Journal) SetVar(i int, v int64) {
	if old := j.Vars[i]; old != v {
		j.log(regVars, i, old)
		j.trail.vars.note(i)
		j.Vars[i] = v
		j.NoteChange()
		j.Written[j.Layout.varField[i]] = j.clock
	}
}

// setPiece changes a cell of a piece that the index does not read.
func (j *Journal) setPiece(i int, v int64) {
	if old := j.Pieces[i]; old != v {
		j.log(regPieces, i, old)
		j.Pieces[i] = v
		j.NoteChange()
	}
}

// SetRec changes a cell of a record.
func (j *Journal) SetRec(i int, v int64) {
	if old := j.Recs[i]; old != v {
		j.log(regRecs, i, old)
		j.Recs[i] = v
		j.NoteChange()
	}
}

func (j *Journal) setSpace(i int, v int64) {
	if old := j.Spaces[i]; old != v {
		j.log(regSpaces, i, old)
		j.trail.spaces.note(i)
		j.Spaces[i] = v
		j.NoteChange()
		j.touched[i/SpaceSize] = j.clock
	}
}

// Begin begins a decision. Until Commit, Restore returns to this point.
func (j *Journal) Begin() {
	j.entries, j.blocks = j.entries[:0], j.blocks[:0]
	j.Renew()
	j.snap.mark = j.Mark()
	copyInto(&j.snap.stack, j.Stack[:j.Head[HeadTop]])
	copyInto(&j.snap.arena, j.Arena)
	copyInto(&j.snap.ans, j.Ans)
}

// Restore returns to the point where the decision began.
func (j *Journal) Restore() {
	if len(j.Arena) < len(j.snap.arena) { // The arena was cut below the mark, and Undo slices it up to there.
		copyInto(&j.Arena, j.snap.arena)
	}
	if len(j.Heap) < j.snap.mark.heap {
		panic("runtime: heap shrank inside a decision")
	}
	j.Undo(&j.snap.mark)
	copy(j.Stack, j.snap.stack)
	copyInto(&j.Arena, j.snap.arena)
	copyInto(&j.Ans, j.snap.ans)
}

// touch records that a piece, and so its space, has changed. Entering or leaving a space changes cells of the space,
// which is recorded there.
func (j *Journal) touch(slot int) {
	s := j.Pieces[slot*j.Layout.PieceStride+PieceFields+program.PieceSpace]
	if uint64(s) < uint64(len(j.touched)) {
		j.touched[s] = j.clock
	}
}

// Touched returns the clock when a space, or a piece in it, last changed. Now returns the present clock.
func (j *Journal) Touched(space int32) uint64 { return j.touched[space] }
func (j *Journal) Now() uint64                { return j.clock }

// setCell changes a cell of a piece that the index reads: the generation or a field.
func (j *Journal) setCell(slot, cell int, v int64) {
	i := slot*j.Layout.PieceStride + cell
	if old := j.Pieces[i]; old != v {
		j.log(regCells, i, old)
		j.Pieces[i] = v
		j.NoteChange()
		j.touch(slot)
		j.reindexCell(slot, cell)
	}
}

// entry is a change of one cell: its region, in the top bits, with its index, and its old value.
type entry struct {
	at  uint32
	old int64
}

const (
	regVars = iota << 29
	regPieces
	regRecs
	regSpaces
	regCells // cells of pieces that the index reads
	regBlock // a whole piece; old is the position of its cells in blocks
	regMask  = 7 << 29
)

// Mark is a point of the journal to return to.
type Mark struct {
	head                                    [HeadSize]int64
	entries, pieces, recs, heap, Arena, ans int
	version                                 uint64
}

// snapshot is the state when the decision began. The frames of the stack are not in the journal, so they are copied.
type snapshot struct {
	mark  Mark
	stack []int64
	arena []int64
	ans   []int64
}
