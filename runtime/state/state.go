// Package state holds the data of a game in progress: pieces, records, fields, lists and texts, frames, and the
// streams of chance. A Store keeps the data in a few slices of whole numbers, changes it so that every change can be
// undone, and counts the steps that a decision takes. It runs no rules: package vm does that.
package state

import "math/bits"

// State is everything about a game except its program. It holds no pointers but its slices.
type State struct {
	Head   [HeadSize]int64
	Vars   []int64 // fixed state by class, member and slot
	Spaces []int64 // by space: first and last piece, and the count
	Pieces []int64 // cells by piece slot
	Recs   []int64 // cells by record slot
	Heap   []int64 // lists and texts that state fields hold
	Stack  []int64 // frames; those in use end at Head[HeadTop]
	Arena  []int64 // lists and texts of running procedures
	Ans    []int64 // answers to the unfinished decision: the value, and whether a player was asked
}

// Cells of the head.
const (
	HeadChance = iota
	HeadScript
	HeadTop
	HeadBase
	HeadPC
	HeadDepth
	HeadPending
	HeadPieceFree // slot + 1 of the first free piece; the others are linked by PieceNext
	HeadPieceLive
	HeadRecordFree
	HeadRecordLive
	HeadOver
	HeadWinner
	HeadWinnerType
	HeadBecause // the text of the reason, in the heap
	HeadDefaults
	HeadStage         // which of set-up and sequence is running
	HeadCount         // decisions completed
	HeadHeapCompacted // length of the heap after it was last compacted
	HeadSeed          // seed of the streams of phases; 0: phases have no streams of their own
	HeadPlace         // see Chance.Place
	HeadRolled        // numbers drawn from chance
	HeadSize
)

// Values of HeadPending: what the game waits for.
const (
	PendingNone int64 = iota
	PendingMenu
	PendingParam
	PendingPick
)

// Values of HeadStage: what the main frame runs.
const (
	StageIdle     int64 = -1 // nothing
	StageSequence int64 = 1 << 20
	StageStarted  int64 = 1<<20 + 1 // a procedure started by Engine.Start
)

// Cells of a piece, before its fields. The pieces of a space are linked by prev and next, the cargo of a carrier by
// the cargo cells, both in order of arrival.
const (
	PieceLive = iota // generation<<1 | live
	PiecePrev        // slot + 1, or 0
	PieceNext
	CargoHead
	CargoTail
	CargoPrev
	CargoNext
	PieceFields // unit, owner, space and holder, then those of the scenario
)

// Cells of a record, before its fields.
const (
	RecordLive = iota
	RecordClass
	RecordNext
	RecordFields
)

// Cells of a space.
const (
	SpaceHead = iota // slot + 1
	SpaceTail
	SpaceCount
	SpaceSize
)

// Limits that cannot be configured.
const (
	MaxPieces  = 1 << 16
	maxRecords = 1 << 16
	MaxDepth   = 256
	MaxArena   = 1 << 22
	maxHeap    = 1 << 22
	maxJournal = 1 << 23
	maxBlocks  = 1 << 22 // cells of pieces in the journal
	MaxCargo   = 8
	maxStack   = 1 << 22 // cells of all frames
)

// copyInto makes dst equal to src and reuses its memory. It is not inlined: copying a state calls it a dozen times in
// a row, and so much code would push that of the rules out of the cache.
//
//go:noinline
func copyInto(dst *[]int64, src []int64) {
	*dst = append((*dst)[:0], src...)
}

// CopyState makes s equal to o and reuses the memory of s.
func (s *State) CopyState(o *State) {
	copyInto(&s.Vars, o.Vars)
	copyInto(&s.Spaces, o.Spaces)
	s.copyRest(o)
}

// copyRest copies everything but the fixed state and the spaces.
func (s *State) copyRest(o *State) {
	s.Head = o.Head
	copyInto(&s.Pieces, o.Pieces)
	copyInto(&s.Recs, o.Recs)
	copyInto(&s.Heap, o.Heap)
	copyInto(&s.Arena, o.Arena)
	copyInto(&s.Ans, o.Ans)
	top := int(o.Head[HeadTop])
	if len(s.Stack) < top {
		s.Stack = make([]int64, len(o.Stack))
	}
	copy(s.Stack[:top], o.Stack[:top])
}

// Cells returns the size of the state in cells of 64 bits.
func (s *State) Cells() int64 {
	return int64(len(s.Head) + len(s.Vars) + len(s.Spaces) + len(s.Pieces) + len(s.Recs) + len(s.Heap) + len(s.Stack) +
		len(s.Arena) + len(s.Ans))
}

// Board returns the slices that are large and change little from one decision to the next.
func (s *State) Board() [3]*[]int64 { return [...]*[]int64{&s.Vars, &s.Spaces, &s.Pieces} }

// Fold mixes a slice into h, four lanes at a time. It includes the length, so that moving a cell to the next slice
// changes the hash.
func Fold(h uint64, cells []int64) uint64 {
	a, b, c, d := h+Prime1, h^Prime2, h, h-Prime1
	n := len(cells)
	for len(cells) >= 4 {
		a = bits.RotateLeft64(a+uint64(cells[0])*Prime2, 31) * Prime1
		b = bits.RotateLeft64(b+uint64(cells[1])*Prime2, 31) * Prime1
		c = bits.RotateLeft64(c+uint64(cells[2])*Prime2, 31) * Prime1
		d = bits.RotateLeft64(d+uint64(cells[3])*Prime2, 31) * Prime1
		cells = cells[4:]
	}
	h = bits.RotateLeft64(a, 1) + bits.RotateLeft64(b, 7) + bits.RotateLeft64(c, 12) + bits.RotateLeft64(d, 18)
	for _, x := range cells {
		h = bits.RotateLeft64(h^(bits.RotateLeft64(uint64(x)*Prime2, 31)*Prime1), 27)*Prime1 + 1
	}
	return Mix(h ^ uint64(n)*Prime2)
}

// FoldFew mixes cells one after the other into h. For a handful, such as the arguments of a call, it is faster than
// Fold.
func FoldFew(h uint64, cells []int64) uint64 {
	for _, x := range cells {
		h = (h ^ uint64(x)) * Golden
		h ^= h >> 32
	}
	return h
}

// Hash returns a hash of the whole state. It is equal for equal programs, seeds and decisions, on every machine.
func (s *Store) Hash() uint64 {
	h, stack := uint64(Prime1), s.Stack[:s.Head[HeadTop]]
	for _, cells := range [...][]int64{s.Head[:], s.Vars, s.Spaces, s.Pieces, s.Recs, s.Heap, stack, s.Arena, s.Ans} {
		h = Fold(h, cells)
	}
	return h
}
