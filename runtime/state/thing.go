package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// EachThing calls f for everything that has state: pieces, records, members with fields and the game.
func (s *Store) EachThing(f func(class int, self int64)) {
	for i := range s.p.Classes {
		c := &s.p.Classes[i]
		switch {
		case i == int(s.p.PieceClass):
			for slot := 0; slot*s.Layout.PieceStride < len(s.Pieces); slot++ {
				if s.Pieces[slot*s.Layout.PieceStride+PieceLive]&1 == 1 {
					f(i, s.PieceAt(slot))
				}
			}
		case c.Role == program.RoleRecord:
			for at := 0; at < len(s.Recs); at += s.Layout.RecStride {
				if r := s.Recs[at:]; r[RecordLive]&1 == 1 && r[RecordClass] == int64(i) {
					f(i, value.Handle(at/s.Layout.RecStride, r[RecordLive]>>1))
				}
			}
		case i == int(s.p.GameClass):
			f(i, 0)
		case len(c.Fields) > 0:
			for m := range c.Members {
				f(i, int64(m))
			}
		}
	}
}

// Put sets a field of anything, without checking the bounds of the field.
func (s *Store) Put(class int, f int32, self, v int64) {
	switch {
	case class == int(s.p.PieceClass):
		if s.p.Fields[f].Slot == program.PieceSpace && v == value.None {
			s.Unload(value.Slot(self))
			s.MoveTree(value.Slot(self), value.None, 0)
			return
		}
		s.SetPieceField(f, self, v)
	case s.p.Classes[class].Role == program.RoleRecord:
		s.SetRec(s.Record(self)+RecordFields+int(s.p.Fields[f].Slot), v)
	default:
		s.SetVar(s.Cell(f, self), v)
	}
}

// Get returns what is in the cell of a field of a thing.
func (s *Store) Get(class int, f int32, self int64) int64 {
	switch {
	case class == int(s.p.PieceClass):
		return s.Pieces[s.Piece(self)+PieceFields+int(s.p.Fields[f].Slot)]
	case s.p.Classes[class].Role == program.RoleRecord:
		return s.Recs[s.Record(self)+RecordFields+int(s.p.Fields[f].Slot)]
	}
	return s.Vars[s.Cell(f, self)]
}

// IsAlive reports whether the piece that a reference names still exists.
func (s *Store) IsAlive(piece int64) bool {
	at := value.Slot(piece) * s.Layout.PieceStride
	return at >= 0 && at < len(s.Pieces) && s.Pieces[at] == value.Gen(piece)<<1|1
}

// Remove removes a piece from the board, with what it carries. Rules destroy pieces by Kill.
func (s *Store) Remove(piece int64) {
	s.Unload(value.Slot(piece))
	s.KillTree(value.Slot(piece))
}
