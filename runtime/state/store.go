package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Store is the state of a game in progress, with what follows from it: the journal, the index of pieces by owner,
// when fields were written last, and how many steps are left. It is not safe for use by several goroutines.
type Store struct {
	State
	meter
	Layout  *Layout
	Options []int64 // values of the scenario's options, by index
	Dice    []int64 // scripted dice; State.Head says how many have been rolled

	p         *program.Program
	Index     Index
	Questions *Questions
	journal   []entry
	blocks    []int64 // cells of whole pieces, for the journal
	snap      snapshot
	number    uint64 // of the store; its copies know it by this and so do not keep it in memory
	trail     trail

	clock   uint64   // counts changes of the state, including those that undo makes
	Version uint64   // identifies the present state: undo restores the number together with the state
	Written []uint64 // by field of fixed state: the clock when it was written last
	Epoch   uint64   // the clock when the whole state was replaced

	stamps  []uint32 // by piece slot: stamp, if the piece is in the list being moved
	stamp   uint32
	deck    []int64 // the pieces being shuffled
	oldHeap []int64 // the heap while it is compacted
}
