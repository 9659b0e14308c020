package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// plan is a scan made ready to run: what the word of a piece answers is compared at once, and only the rest is looked at
// one by one.
type plan struct {
	mask, want uint64  // of the traits
	whose      uint64  // the owners there may be, as bits; bit nobody is no owner
	owners     []int32 // registers of sets the owner must be in
	not        []int32 // and must not be in
	one        []int32 // registers of the one owner there may be
	held       []holding
	rest       []program.Pred
	list       bool
}

// holding is a field that must be equal to a register, or with not must differ from it.
type holding struct {
	cell int
	reg  int32
	not  bool
}

// want is a field that must have a value, or with not must have another.
type want struct {
	cell int
	v    int64
	not  bool
}

// mostHeld is how many comparisons with registers a sieve has room for; more are looked at one by one.
const mostHeld = 4

// planner makes the plans of a program's scans.
type planner struct {
	layout    *state.Layout
	masks     [][]uint64
	questions *state.Questions // grows by whatever the plans ask of the word of a piece
}

func (b *planner) plan(scan *program.Scan) plan {
	pl := plan{whose: ^uint64(0), list: scan.List}
	for _, q := range scan.Preds {
		if !b.place(&pl, q) {
			pl.rest = append(pl.rest, q)
		}
	}
	return pl
}

// place puts a predicate where it costs little. It reports false where there is no such place.
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
			pl.not = append(pl.not, q.X)
		default:
			pl.owners = append(pl.owners, q.X)
		}
		return true
	case program.PredConst:
		if owner && equal && q.Y >= -1 && q.Y < state.Nobody {
			set := uint64(1) << (uint64(q.Y) & state.Nobody)
			if not {
				set = ^set
			}
			pl.whose &= set
			return true
		}
		if equal {
			bit = b.questions.Value(state.PieceFields+int(q.X), int64(q.Y))
		}
	case program.PredField:
		switch {
		case owner && equal && !not:
			pl.one = append(pl.one, q.Y)
		case equal && len(pl.held) < mostHeld:
			pl.held = append(pl.held, holding{cell: state.PieceFields + int(q.X), reg: q.Y, not: not})
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

// fill makes the sieve of a run with these registers.
func (pl *plan) fill(s *sieve, r []int64) {
	owners := pl.whose
	for _, reg := range pl.owners {
		owners &= uint64(r[reg]) &^ (1 << state.Nobody)
	}
	for _, reg := range pl.not {
		owners &= ^uint64(r[reg]) | 1<<state.Nobody
	}
	for _, reg := range pl.one {
		owners &= 1 << (uint64(r[reg]) & 63)
	}
	s.mask, s.want, s.owners, s.held = pl.mask, pl.want, owners, len(pl.held)
	for i := range pl.held {
		h := &pl.held[i]
		s.heldWant[i&(mostHeld-1)] = want{cell: h.cell, v: r[h.reg], not: h.not}
	}
	s.rest, s.r = pl.rest, r
	s.more = len(pl.held)+len(pl.rest) > 0
}

// sieve is a plan with the values of one run filled in. A game has one: clearing a new one costs as much as a search.
type sieve struct {
	mask, want, owners uint64 // owners: bit 63 is nobody
	more               bool   // there is more to look at than the word of a piece
	held               int
	heldWant           [mostHeld]want
	rest               []program.Pred
	r                  []int64
}

// fits reports whether the word of a piece is as it must be.
func (s *sieve) fits(traits uint64) bool {
	return (traits^s.want)&s.mask == 0 && s.owners>>(traits>>state.OwnerShift)&1 != 0
}
