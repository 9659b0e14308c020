package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// plan is a scan that is ready to run. The conditions that the word of a piece answers are compared at once, and only
// the others are tested one by one.
type plan struct {
	mask, want  uint64      // of the word of a piece
	ownerSet    uint64      // the owners that are possible, as bits; state.Nobody is the bit for no owner
	ownerTests  []ownerTest // those of them that pass all of these are possible
	comparisons []comparison
	rest        []program.Pred
	more        bool // there are conditions that the word of a piece does not answer
	list        bool
}

// ownerTest is a condition on the owner of a piece that depends on a register.
type ownerTest struct {
	reg  int32
	kind ownerKind
}

type ownerKind int32

const (
	ownerIn    ownerKind = iota // the owner is in the set in the register
	ownerNotIn                  // the owner is not in it
	ownerIs                     // the owner is the player in the register
)

// comparison is the condition that a field is equal to a register, or with not that it differs.
type comparison struct {
	cell int
	reg  int32
	not  bool
}

// planner makes plans for the scans of a program.
type planner struct {
	layout    *state.Layout
	masks     [][]uint64
	questions *state.Questions // the plans add the questions that the word of a piece answers
}

func (b *planner) plan(scan *program.Scan) plan {
	pl := plan{ownerSet: ^uint64(0), list: scan.List}
	for _, q := range scan.Preds {
		if !b.place(&pl, q) {
			pl.rest = append(pl.rest, q)
		}
	}
	pl.more = len(pl.comparisons)+len(pl.rest) > 0
	return pl
}

// place makes a predicate part of the plan where testing it costs little. It reports false if there is no such place.
func (b *planner) place(pl *plan, q program.Pred) bool {
	not := (q.Cmp == program.NE) != q.Not
	equal := q.Cmp == program.EQ || q.Cmp == program.NE
	owner := q.X == program.PieceOwner && b.layout.Players <= state.Nobody
	bit := uint64(0)
	switch q.Kind {
	case program.PredMask:
		bit, not = b.questions.Units(q.X, b.masks[q.X]), q.Not
	case program.PredOwnerIn:
		switch {
		case b.layout.Players > state.Nobody:
			return false
		case q.Not:
			pl.ownerTests = append(pl.ownerTests, ownerTest{q.X, ownerNotIn})
		default:
			pl.ownerTests = append(pl.ownerTests, ownerTest{q.X, ownerIn})
		}
		return true
	case program.PredConst:
		if owner && equal && q.Y >= -1 && q.Y < state.Nobody {
			set := uint64(1) << (uint64(q.Y) & state.Nobody)
			if not {
				set = ^set
			}
			pl.ownerSet &= set
			return true
		}
		if equal {
			bit = b.questions.Value(state.PieceFields+int(q.X), int64(q.Y))
		}
	case program.PredField:
		switch {
		case owner && equal && !not:
			pl.ownerTests = append(pl.ownerTests, ownerTest{q.Y, ownerIs})
		case equal:
			pl.comparisons = append(pl.comparisons, comparison{cell: state.PieceFields + int(q.X), reg: q.Y, not: not})
		default:
			return false
		}
		return true
	}
	pl.mask |= bit
	if !not {
		pl.want |= bit
	}
	return bit != 0
}

// owners returns the owners that are possible in one run of the scan, with the registers of the frame. Bit 63 is
// nobody.
func (pl *plan) owners(r []int64) uint64 {
	owners := pl.ownerSet
	for _, t := range pl.ownerTests {
		switch v := uint64(r[t.reg]); t.kind {
		case ownerIn:
			owners &= v &^ (1 << state.Nobody)
		case ownerNotIn:
			owners &= ^v | 1<<state.Nobody
		default:
			owners &= 1 << (v & 63)
		}
	}
	return owners
}

// wanted returns how many of n pieces the first stage of a search has to find: all that fit, or the first one if no
// other condition is left to be tested.
func (pl *plan) wanted(one bool, n int) int {
	if one && !pl.more {
		return min(n, 1)
	}
	return n
}

// fits reports whether the word of a piece passes.
func (pl *plan) fits(traits, owners uint64) bool {
	return (traits^pl.want)&pl.mask == 0 && owners>>(traits>>state.OwnerShift)&1 != 0
}
