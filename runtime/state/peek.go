package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// SetDefaults turns on or off that the choices of a player take their defaults without asking; player -1 is everybody.
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

// Seed makes all chance come from one stream, which begins with seed: phases have no streams of their own any more.
// What has been rolled stays as it is.
func (s *Store) Seed(seed uint64) {
	s.Head[HeadChance], s.Head[HeadSeed] = int64(seed), 0
	s.Changed()
}

// EachPiece calls f for every piece in play, hidden or not, in no particular order. Unit, owner and space are indexes
// of members, or -1.
func (s *Store) EachPiece(f func(unit, owner, space int)) {
	for at := 0; at < len(s.Pieces); at += s.Layout.PieceStride {
		if c := s.Pieces[at:]; c[PieceLive]&1 == 1 {
			f(int(c[PieceFields+program.PieceUnit]), int(c[PieceFields+program.PieceOwner]), int(c[PieceFields+program.PieceSpace]))
		}
	}
}

// EachReference calls f for every piece in play as EachPiece does, with the value that refers to it.
func (s *Store) EachReference(f func(piece int64, unit, owner, space int)) {
	for slot, at := 0, 0; at < len(s.Pieces); slot, at = slot+1, at+s.Layout.PieceStride {
		if c := s.Pieces[at:]; c[PieceLive]&1 == 1 {
			f(s.PieceAt(slot), int(c[PieceFields+program.PieceUnit]), int(c[PieceFields+program.PieceOwner]), int(c[PieceFields+program.PieceSpace]))
		}
	}
}

// EachCounter calls f for every piece in play as EachPiece does, with a number that no other piece of the game has or
// will have. By the numbers it can be found out which pieces were made, moved and destroyed.
func (s *Store) EachCounter(f func(id int64, unit, owner, space int)) {
	for slot, at := int64(0), 0; at < len(s.Pieces); slot, at = slot+1, at+s.Layout.PieceStride {
		if c := s.Pieces[at:]; c[PieceLive]&1 == 1 {
			f(slot<<32|c[PieceLive]>>1, int(c[PieceFields+program.PieceUnit]), int(c[PieceFields+program.PieceOwner]), int(c[PieceFields+program.PieceSpace]))
		}
	}
}
