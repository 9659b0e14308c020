// Package runtime plays a compiled scenario. A game is a function of program, seed and decisions: the whole state is a
// few slices of whole numbers, so that it can be copied, hashed, saved and searched anywhere, also in the middle of a
// procedure. Nothing here knows HCL, a clock, the order of a map, a float or a goroutine.
package runtime

// State is everything about a game that is not its program. It holds no pointers but its slices.
type State struct {
	Head   [headSize]int64
	Vars   []int64 // fixed state by class, member and slot
	Spaces []int64 // first and last piece and count by space
	Pieces []int64 // cells by piece slot
	Recs   []int64 // cells by record slot
	Heap   []int64 // lists and texts that state fields hold
	Stack  []int64 // frames; those in use end at Head[hTop]
	Arena  []int64 // lists and texts of running procedures
	Ans    []int64 // answers to the unfinished decision: value and whether somebody was asked
}

// Cells of the head.
const (
	hRng = iota
	hScript
	hTop
	hBase
	hPC
	hDepth
	hPending
	hPieceFree // slot + 1 of the first free piece, chained by cNext
	hPieceLive
	hRecFree
	hRecLive
	hOver
	hWinner
	hWinnerType
	hBecause // text in the heap
	hDefaults
	hStage    // which of set-up and sequence runs
	hCount    // decisions completed
	hHeapKeep // length of the heap after it was last compacted
	headSize
)

// What is waited for.
const (
	pendNone int64 = iota
	pendMenu
	pendParam
	pendPick
)

// What the main frame runs.
const (
	stageIdle     int64 = -1 // nothing
	stageSequence int64 = 1 << 20
	stageLoose    int64 = 1<<20 + 1 // a procedure started from outside
)

// Cells of a piece, before its fields. The list of a space runs through prev and next, that of a holder's cargo
// through the cargo cells; both are in order of arrival.
const (
	cLive = iota // generation<<1 | live
	cPrev        // slot + 1, 0 is nothing
	cNext
	cCargoHead
	cCargoTail
	cCargoPrev
	cCargoNext
	cFields // unit, owner, space, holder, then the scenario's own
)

// Cells of a record, before its fields.
const (
	rLive = iota
	rClass
	rNext
	rFields
)

// Cells of a space.
const (
	sHead = iota // slot + 1
	sTail
	sCount
	spaceSize
)

// Limits that are not options.
const (
	maxPieces  = 1 << 16
	maxRecords = 1 << 16
	maxDepth   = 256
	maxArena   = 1 << 22
	maxHeap    = 1 << 22
	maxJournal = 1 << 23
	maxCargo   = 8
	maxStack   = 1 << 22 // cells of all frames
)

func copyInto(dst *[]int64, src []int64) {
	*dst = append((*dst)[:0], src...)
}

// copyFrom makes s equal to o, in the memory it has.
func (s *State) copyFrom(o *State) {
	s.Head = o.Head
	copyInto(&s.Vars, o.Vars)
	copyInto(&s.Spaces, o.Spaces)
	copyInto(&s.Pieces, o.Pieces)
	copyInto(&s.Recs, o.Recs)
	copyInto(&s.Heap, o.Heap)
	copyInto(&s.Arena, o.Arena)
	copyInto(&s.Ans, o.Ans)
	top := int(o.Head[hTop])
	if len(s.Stack) < top {
		s.Stack = make([]int64, len(o.Stack))
	}
	copy(s.Stack[:top], o.Stack[:top])
}
