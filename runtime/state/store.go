package state

import (
	"math/bits"
	"sync/atomic"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Store is the state of a game in progress. It stands on floors, each of which has a room of its own: the Journal holds
// the cells and undoes what changes them, Lists holds lists and texts in them, Chance draws, and Things are pieces,
// records and members with their fields. It is not safe for use by several goroutines.
type Store struct {
	Things
	Options []int64 // values of the scenario's options, by index
	number  uint64  // of the store; its copies know it by this and so do not keep it in memory
}

// NewStore makes the state of a game before anything has been set up.
func NewStore(p *program.Program, layout *Layout, questions *Questions, seed uint64, budget int64) Store {
	s := Store{number: stores.Add(1)}
	s.p, s.Layout, s.Questions, s.meter = p, layout, questions, meter{Budget: budget, beyond: budget}
	s.seedPhases(NewStream(seed))
	s.Head[HeadStage] = StageIdle
	s.Head[HeadWinner], s.Head[HeadWinnerType], s.Head[HeadBecause] = -1, -1, -1
	s.Vars = append([]int64(nil), p.VarsInit...)
	for len(s.Vars) < layout.Naming.vars() {
		s.Vars = append(s.Vars, 0)
	}
	s.Spaces = make([]int64, SpaceSize*len(p.ClassAt(p.SpaceClass).Members))
	s.ReindexAll()
	return s
}

// CopyFrom makes s equal to o, in the memory that s has. Both must be of the same program.
func (s *Store) CopyFrom(o *Store) {
	s.p, s.Layout, s.Questions = o.p, o.Layout, o.Questions
	s.Stopped = o.Stopped
	s.renewAs(o.Budget)
	copyInto(&s.Options, o.Options)
	s.Dice = o.Dice[:len(o.Dice):len(o.Dice)]
	s.Index.copyFrom(&o.Index)
	if s.trail.leadsTo(o.number, o.clock, s.Epoch) {
		s.trail.vars.restore(s.Vars, o.Vars)
		s.trail.spaces.restore(s.Spaces, o.Spaces)
		s.copyRest(&o.State)
	} else {
		s.CopyState(&o.State)
	}
	s.invalidateAll()
	s.trail = newTrail(o.number, o.clock, s.Epoch, &s.State)
}

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
