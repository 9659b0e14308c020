package state

import (
	"math/bits"
	"sync/atomic"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Store is the state of a game in progress. It is built from embedded layers: Journal holds the cells and undoes
// changes, Lists adds lists and texts, Chance random numbers, and Things pieces, records and members with their
// fields. It is not safe for use by several goroutines.
type Store struct {
	Things
	Options []int64 // values of the scenario's options, by index
	number  uint64  // identifies the store; a copy remembers its original by number, so that the original can be freed
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

// CopyFrom makes s equal to o and reuses the memory of s. Both must be of the same program.
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

// trail records which parts of the fixed state and the spaces of a copy have been written since it was copied. When
// the copy is made equal to its original again, for instance to fight a battle thousands of times from one start,
// only these parts have to be copied: copying the whole board would push the data of the rules out of the processor's
// cache. Pieces are always copied, because such a start has few of them and most change.
type trail struct {
	from         uint64 // the number of the original; 0 if there is none
	clock        uint64 // of the original when it was copied
	epoch        uint64 // of the copy; if it differs now, the copy has been replaced since
	vars, spaces written
}

// newTrail returns the trail of a copy that has just been made.
func newTrail(from, clock, epoch uint64, copied *State) trail {
	return trail{from: from, clock: clock, epoch: epoch, vars: newWritten(len(copied.Vars)),
		spaces: newWritten(len(copied.Spaces))}
}

// leadsTo reports whether the copy still differs from the original only in its pieces and in the recorded parts.
func (t *trail) leadsTo(from, clock, epoch uint64) bool {
	return t.from == from && from != 0 && t.clock == clock && t.epoch == epoch
}

// stores is the number of stores created.
var stores atomic.Uint64

// written records which parts of a slice of cells have been written. The slice has at most 64 parts.
type written struct {
	parts uint64
	width uint8 // a part has 1<<width cells
}

func newWritten(cells int) written {
	return written{width: uint8(max(3, bits.Len(uint(cells)>>6)))} // at least eight cells, a line of the cache
}

// note records that cell i was written.
func (w *written) note(i int) { w.parts |= 1 << (i >> (w.width & 63) & 63) }

// restore copies the recorded parts from src to dst. Adjacent parts are copied together.
func (w *written) restore(dst, src []int64) {
	for parts := w.parts; parts != 0; {
		first := bits.TrailingZeros64(parts)
		end := first + bits.TrailingZeros64(^(parts >> first))
		copy(dst[first<<w.width:], src[first<<w.width:min(end<<w.width, len(src))])
		parts = parts >> end << end
	}
}
