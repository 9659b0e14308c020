package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Steps is what the last Start or ResolveRoll took of the budget of a decision.
func (s *Store) Steps() int64 { return s.Budget - max(s.Left, 0) }

// SetDefaults makes a player's choices take their default without asking; player -1 is everybody.
func (s *Store) SetDefaults(player int, on bool) {
	s.Changed()
	bits := int64(-1)
	if player >= 0 {
		bits = 1 << uint(player&63)
	}
	if on {
		s.Head[HeadDefaults] |= bits
	} else {
		s.Head[HeadDefaults] &^= bits
	}
}

// Seed makes all chance come from one stream, which begins with seed: phases have no streams of their own any more. What
// has been rolled stays as it is.
func (s *Store) Seed(seed uint64) {
	s.Head[HeadChance], s.Head[HeadSeed] = int64(seed), 0
	s.Changed()
}

// EachPiece calls f for every piece in play, whoever may see it, in no particular order: unit, owner and space are
// indexes of members, -1 for none.
func (s *Store) EachPiece(f func(unit, owner, space int)) {
	for at := 0; at < len(s.Pieces); at += s.Layout.PieceStride {
		if c := s.Pieces[at:]; c[PieceLive]&1 == 1 {
			f(int(c[PieceFields+program.PieceUnit]), int(c[PieceFields+program.PieceOwner]), int(c[PieceFields+program.PieceSpace]))
		}
	}
}

// EachCounter calls f for every piece in play as EachPiece does, with a number that no other piece of the game has or
// will have: who keeps the numbers can tell which pieces have come and gone.
func (s *Store) EachCounter(f func(id int64, unit, owner int)) {
	for slot, at := int64(0), 0; at < len(s.Pieces); slot, at = slot+1, at+s.Layout.PieceStride {
		if c := s.Pieces[at:]; c[PieceLive]&1 == 1 {
			f(slot<<32|c[PieceLive]>>1, int(c[PieceFields+program.PieceUnit]), int(c[PieceFields+program.PieceOwner]))
		}
	}
}
