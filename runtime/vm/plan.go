package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// plan is a scan that is ready to run. The conditions that the word of a piece answers are compared at once, and only the others
// are tested one by one.
type plan struct {
	mask, want  uint64  // of the word of a piece
	ownerSet    uint64  // the owners that are possible, as bits; state.Nobody is the bit for no owner
	ownersIn    []int32 // registers of sets that the owner must be in
	ownersNot   []int32 // registers of sets that the owner must not be in
	sameOwner   []int32 // registers that the owner must be equal to
	comparisons []comparison
	rest        []program.Pred
	list        bool
}

// comparison is the condition that a field is equal to a register, or with not that it differs.
type comparison struct {
	cell int
	reg  int32
	not  bool
}

// want is the condition that a field has a value, or with not that it has another.
type want struct {
	cell int
	v    int64
	not  bool
}

// maxComparisons is how many comparisons with registers a sieve has room for. Any more are tested as predicates.
const maxComparisons = 4

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
			pl.ownersNot = append(pl.ownersNot, q.X)
		default:
			pl.ownersIn = append(pl.ownersIn, q.X)
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
			pl.sameOwner = append(pl.sameOwner, q.Y)
		case equal && len(pl.comparisons) < maxComparisons:
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

// fill sets up the sieve for one run of the scan, with the registers of the frame.
func (pl *plan) fill(s *sieve, r []int64) {
	owners := pl.ownerSet
	for _, reg := range pl.ownersIn {
		owners &= uint64(r[reg]) &^ (1 << state.Nobody)
	}
	for _, reg := range pl.ownersNot {
		owners &= ^uint64(r[reg]) | 1<<state.Nobody
	}
	for _, reg := range pl.sameOwner {
		owners &= 1 << (uint64(r[reg]) & 63)
	}
	s.mask, s.want, s.owners, s.comparisons = pl.mask, pl.want, owners, len(pl.comparisons)
	for i := range pl.comparisons {
		h := &pl.comparisons[i]
		s.wanted[i&(maxComparisons-1)] = want{cell: h.cell, v: r[h.reg], not: h.not}
	}
	s.rest, s.r = pl.rest, r
	s.more = len(pl.comparisons)+len(pl.rest) > 0
}

// sieve is a plan with the values of one run filled in. A machine has one and uses it again, because clearing a new one costs as
// much as a search.
type sieve struct {
	mask, want, owners uint64 // owners: bit 63 is nobody
	more               bool   // there are conditions that the word of a piece does not answer
	comparisons        int
	wanted             [maxComparisons]want
	rest               []program.Pred
	r                  []int64
}

// fits reports whether the word of a piece passes.
func (s *sieve) fits(traits uint64) bool {
	return (traits^s.want)&s.mask == 0 && s.owners>>(traits>>state.OwnerShift)&1 != 0
}
