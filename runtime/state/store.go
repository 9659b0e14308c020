package state

import (
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
	s.allChanged()
	s.trail = newTrail(o.number, o.clock, s.Epoch, &s.State)
}
