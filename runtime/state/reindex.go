package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Changed notes that the state has changed, and gives it a new version. Results that are cached for a state have its
// version; undo restores the version with the state.
func (s *Store) Changed() {
	s.clock++
	s.Version = s.clock
}

// allChanged makes every cache of any state invalid.
func (s *Store) allChanged() {
	s.Changed()
	s.Epoch = s.clock
	for len(s.Written) <= len(s.p.Fields) { // The last one is for cells that belong to no field.
		s.Written = append(s.Written, 0)
	}
}

// reindexCell updates the index after a cell of a piece has changed.
func (s *Store) reindexCell(slot, cell int) {
	if cell == PieceLive || cell == PieceFields+program.PieceOwner {
		s.reindex(slot)
		return
	}
	a := s.Questions
	if mask := a.mask[cell]; mask != 0 {
		t := &s.Index.Traits[slot]
		*t = *t&^mask | a.of(cell, s.Pieces[slot*s.Layout.PieceStride+cell])
	}
}

// reindex puts a piece into the row of its present owner, and computes its word.
func (s *Store) reindex(slot int) {
	x := &s.Index
	at := slot * s.Layout.PieceStride
	owner := int32(-1)
	rows := s.Layout.Players + 1
	if rows > Nobody+1 { // A set of players would not fit into a word, so all pieces are in one row.
		rows = 1
	}
	if s.Pieces[at]&1 == 1 {
		owner = int32(rows - 1)
		if o := s.Pieces[at+PieceFields+program.PieceOwner]; uint64(o) < uint64(owner) {
			owner = int32(o)
		}
	}
	for slot >= len(x.owner) {
		x.owner, x.Traits = append(x.owner, -1), append(x.Traits, 0)
	}
	if owner >= 0 {
		x.Traits[slot] = s.Questions.all(s.Pieces[at : at+s.Layout.PieceStride])
	}
	was := x.owner[slot]
	if was == owner {
		return
	}
	if slot>>6 >= x.Words {
		x.widen(rows, max(2*x.Words, slot>>6+1))
	}
	bit := uint64(1) << uint(slot&63)
	if was >= 0 {
		x.Rows[int(was)*x.Words+slot>>6] &^= bit
	}
	if owner >= 0 {
		x.Rows[int(owner)*x.Words+slot>>6] |= bit
	}
	x.owner[slot] = owner
}

// ReindexAll rebuilds the index after the whole state was replaced.
func (s *Store) ReindexAll() {
	clear(s.Index.Rows)
	for i := range s.Index.owner {
		s.Index.owner[i] = -1
	}
	for slot := range len(s.Pieces) / s.Layout.PieceStride {
		s.reindex(slot)
	}
	s.allChanged()
}
