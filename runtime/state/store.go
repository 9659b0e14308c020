package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Store is the state of a game in progress, with what is kept along with it: how to undo, which pieces are whose, when what
// changed, and how many steps are left. It is not safe for use by several goroutines.
type Store struct {
	State
	Layout  *Layout
	Options []int64 // values of the scenario's options, by index
	Dice    []int64 // dice that are known beforehand; State.Head says how many have been rolled
	Budget  int64   // steps that one decision may take
	Left    int64   // steps that are left of it

	p         *program.Program
	Index     Index
	Questions *Questions
	journal   []entry
	blocks    []int64 // cells of whole pieces, for the journal
	snap      snapshot

	clock   uint64   // counts changes of the state, those by undo as well
	Version uint64   // names the present state: undo brings the number back together with the state
	Written []uint64 // by field of fixed state: the clock when it was written last
	Epoch   uint64   // the clock when the whole state was replaced

	stamps  []uint32 // by piece slot: equal to stamp when the piece is in the list being moved
	stamp   uint32
	deck    []int64 // the pieces being shuffled
	oldHeap []int64 // the heap while it is compacted
}

// NewStore makes the state of a game before anything has been set up.
func NewStore(p *program.Program, layout *Layout, questions *Questions, seed uint64, budget int64) Store {
	s := Store{p: p, Layout: layout, Questions: questions, Budget: budget}
	s.seedPhases(NewStream(seed))
	s.Head[HeadStage] = StageIdle
	s.Head[HeadWinner], s.Head[HeadWinnerType], s.Head[HeadBecause] = -1, -1, -1
	s.Vars = append([]int64(nil), p.VarsInit...)
	for len(s.Vars) < layout.vars {
		s.Vars = append(s.Vars, 0)
	}
	if c := int(p.SpaceClass); c >= 0 && c < len(p.Classes) {
		s.Spaces = make([]int64, SpaceSize*len(p.Classes[c].Members))
	}
	s.ReindexAll()
	return s
}

// CopyFrom makes s equal to o, in the memory that s has. Both must be of the same program.
func (s *Store) CopyFrom(o *Store) {
	s.p, s.Layout, s.Questions, s.Budget = o.p, o.Layout, o.Questions, o.Budget
	s.Options = append(s.Options[:0], o.Options...)
	s.Dice = o.Dice[:len(o.Dice):len(o.Dice)]
	s.State.CopyState(&o.State)
	s.Index.copyFrom(&o.Index)
	s.allChanged()
}
