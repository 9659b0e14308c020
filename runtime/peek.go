package runtime

import "github.com/scenario-lang/scenario/runtime/program"

// Seed starts the stream of chance anew; what has been rolled stays as it is.
func (g *Game) Seed(seed uint64) {
	g.s.Head[hRng] = int64(seed)
	g.changed()
}

// EachPiece calls f for every piece in play, whoever may see it, in no particular order: unit, owner and space are
// indexes of members, -1 for none.
func (g *Game) EachPiece(f func(unit, owner, space int)) {
	for at := 0; at < len(g.s.Pieces); at += g.lay.pieceStride {
		if c := g.s.Pieces[at:]; c[cLive]&1 == 1 {
			f(int(c[cFields+program.PieceUnit]), int(c[cFields+program.PieceOwner]), int(c[cFields+program.PieceSpace]))
		}
	}
}

// EachCounter calls f for every piece in play as EachPiece does, with a number that no other piece of the game has or
// will have: who keeps the numbers can tell which pieces have come and gone.
func (g *Game) EachCounter(f func(id int64, unit, owner int)) {
	for slot, at := int64(0), 0; at < len(g.s.Pieces); slot, at = slot+1, at+g.lay.pieceStride {
		if c := g.s.Pieces[at:]; c[cLive]&1 == 1 {
			f(slot<<32|c[cLive]>>1, int(c[cFields+program.PieceUnit]), int(c[cFields+program.PieceOwner]))
		}
	}
}
