package state

import (
	"math/bits"
	"sync/atomic"
)

// trail says where the fixed state and the spaces of a copy have been written since it was made. To become a copy of
// the same store again, as a battle does that is fought thousands of times from one start, a store needs only these
// parts: the board is large, and copying all of it would drive what the rules work on out of the processor's cache.
// Pieces are few in such a start, and most of them fight.
type trail struct {
	from         uint64 // the number of the original; 0: there is none
	clock        uint64 // of the original when it was copied
	epoch        uint64 // of the copy; another one says that the copy has been replaced since
	vars, spaces written
}

// newTrail begins the trail of a copy that has just been made.
func newTrail(from, clock, epoch uint64, copied *State) trail {
	return trail{from: from, clock: clock, epoch: epoch, vars: newWritten(len(copied.Vars)),
		spaces: newWritten(len(copied.Spaces))}
}

// leadsTo reports whether the copy still differs from the original only in its pieces and in the parts that are noted.
func (t *trail) leadsTo(from, clock, epoch uint64) bool {
	return t.from == from && from != 0 && t.clock == clock && t.epoch == epoch
}

// stores counts the stores that were made.
var stores atomic.Uint64

// written says which parts of a slice of cells have been written. The slice has 64 parts at most.
type written struct {
	parts uint64
	width uint8 // a part has 1<<width cells
}

func newWritten(cells int) written {
	return written{width: uint8(max(3, bits.Len(uint(cells)>>6)))} // Eight cells are a line of the cache.
}

// note marks the part of cell i.
func (w *written) note(i int) { w.parts |= 1 << (i >> (w.width & 63) & 63) }

// restore copies the marked parts from src to dst, those in a row together.
func (w *written) restore(dst, src []int64) {
	for parts := w.parts; parts != 0; {
		first := bits.TrailingZeros64(parts)
		end := first + bits.TrailingZeros64(^(parts >> first))
		copy(dst[first<<w.width:], src[first<<w.width:min(end<<w.width, len(src))])
		parts = parts >> end << end
	}
}
