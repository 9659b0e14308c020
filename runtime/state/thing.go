package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Things are the pieces, the records, and the members of classes and the game with their fields.
type Things struct {
	Chance
	stamps []uint32 // by piece slot: stamp, if the piece is in the list being moved
	stamp  uint32
	deck   []int64 // the pieces being shuffled
}

// EachThing calls f for everything that has state: pieces, records, members with fields and the game.
func (t *Things) EachThing(f func(class int, self int64)) {
	for i := range t.p.Classes {
		c := &t.p.Classes[i]
		switch {
		case i == int(t.p.PieceClass):
			t.EachPiece(func(piece int64, _, _, _ int) { f(i, piece) })
		case c.Role == program.RoleRecord:
			for at := 0; at < len(t.Recs); at += t.Layout.RecStride {
				if r := t.Recs[at:]; r[RecordLive]&1 == 1 && r[RecordClass] == int64(i) {
					f(i, value.Handle(at/t.Layout.RecStride, r[RecordLive]>>1))
				}
			}
		case i == int(t.p.GameClass):
			f(i, 0)
		case len(c.Fields) > 0:
			for m := range c.Members {
				f(i, int64(m))
			}
		}
	}
}

// Put sets a field of anything, without checking the bounds of the field.
func (t *Things) Put(class int, f int32, self, v int64) {
	switch {
	case class == int(t.p.PieceClass):
		if t.p.Fields[f].Slot == program.PieceSpace && v == value.None {
			t.Unload(value.Slot(self))
			t.MoveTree(value.Slot(self), value.None, 0)
			return
		}
		t.SetPieceField(f, self, v)
	case t.p.Classes[class].Role == program.RoleRecord:
		t.SetRec(t.Record(self)+RecordFields+int(t.p.Fields[f].Slot), v)
	default:
		t.SetVar(t.Cell(f, self), v)
	}
}

// Get returns what is in the cell of a field of a thing.
func (t *Things) Get(class int, f int32, self int64) int64 {
	switch {
	case class == int(t.p.PieceClass):
		return t.Pieces[t.Piece(self)+PieceFields+int(t.p.Fields[f].Slot)]
	case t.p.Classes[class].Role == program.RoleRecord:
		return t.Recs[t.Record(self)+RecordFields+int(t.p.Fields[f].Slot)]
	}
	return t.Vars[t.Cell(f, self)]
}

// IsAlive reports whether the piece that a reference names still exists.
func (t *Things) IsAlive(piece int64) bool {
	at := value.Slot(piece) * t.Layout.PieceStride
	return at >= 0 && at < len(t.Pieces) && t.Pieces[at] == value.Gen(piece)<<1|1
}

// Remove removes a piece from the board, with what it carries. Rules destroy pieces by Kill.
func (t *Things) Remove(piece int64) {
	t.Unload(value.Slot(piece))
	t.KillTree(value.Slot(piece))
}

// EachPiece calls f for every piece in play, hidden or not, in no particular order, with the value that refers to it. No
// other piece of the game has or will have that value, so that by it can be found out which pieces were made, moved
// and destroyed. Unit, owner and space are indexes of members, or -1.
func (t *Things) EachPiece(f func(piece int64, unit, owner, space int)) {
	for slot, at := 0, 0; at < len(t.Pieces); slot, at = slot+1, at+t.Layout.PieceStride {
		if c := t.Pieces[at:]; c[PieceLive]&1 == 1 {
			fields := c[PieceFields:]
			f(t.PieceAt(slot), int(fields[program.PieceUnit]), int(fields[program.PieceOwner]),
				int(fields[program.PieceSpace]))
		}
	}
}

// FirstIn returns slot + 1 of the first piece in a space, or 0.
func (t *Things) FirstIn(space int64) int64 {
	if uint64(space)*SpaceSize >= uint64(len(t.Spaces)) {
		Fail("the pieces of a space are asked for where there is none")
	}
	return t.Spaces[int(space)*SpaceSize+SpaceHead]
}

// Edges returns the edges that lead out of a space, as a range of the tables of the program.
func (t *Things) Edges(space int64) (from, to int64) {
	if space < 0 || space >= int64(len(t.p.AdjStart))-1 {
		if space >= 0 && space < int64(len(t.Spaces)/SpaceSize) {
			return 0, 0
		}
		Fail("the neighbours of a space are asked for where there is none")
	}
	return int64(t.p.AdjStart[space]), int64(t.p.AdjStart[space+1])
}
