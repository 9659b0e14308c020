package state

// The journal is the undo log of the decision that is being played. By it a decision that fails leaves the state as
// it was, an attempt is undone, and the result of an action can be tested without copying the state.

// Mark returns the present point of the journal.
func (s *Store) Mark() Mark {
	return Mark{head: s.Head, entries: len(s.journal), pieces: len(s.Pieces), recs: len(s.Recs), heap: len(s.Heap),
		Arena: len(s.Arena), ans: len(s.Ans), version: s.Version}
}

// Undo returns to a mark. Cells of the stack and of the arena that were added since are dropped.
func (s *Store) Undo(to *Mark) {
	for i := len(s.journal) - 1; i >= to.entries; i-- {
		e := &s.journal[i]
		at := int(e.at &^ regMask)
		switch e.at & regMask {
		case regVars:
			s.Vars[at] = e.old
			s.clock++
			s.Written[s.Layout.varField[at]] = s.clock
		case regPieces:
			s.Pieces[at] = e.old
		case regRecs:
			s.Recs[at] = e.old
		case regSpaces:
			s.Spaces[at] = e.old
		case regCells:
			s.Pieces[at] = e.old
			s.reindexCell(at/s.Layout.PieceStride, at%s.Layout.PieceStride)
		case regBlock:
			copy(s.Pieces[at:at+s.Layout.PieceStride], s.blocks[e.old:])
			s.blocks = s.blocks[:e.old]
			s.reindex(at / s.Layout.PieceStride)
		}
	}
	if len(s.journal) > to.entries {
		s.clock++ // What has copied the state in the meantime is no copy of it now.
	}
	s.journal = s.journal[:to.entries]
	s.Head = to.head
	s.Pieces = s.Pieces[:to.pieces]
	s.Recs = s.Recs[:to.recs]
	s.Heap = s.Heap[:to.heap]
	s.Arena = s.Arena[:to.Arena]
	s.Version = to.version
}

func (s *Store) log(region uint32, i int, old int64) {
	if len(s.journal) >= maxJournal {
		s.journalFull()
	}
	s.journal = append(s.journal, entry{region | uint32(i), old})
}

func (s *Store) journalFull() {
	Exhaust("too much changes in one decision (the limit is %d changes)", maxJournal)
}

// logPiece logs all cells of a piece.
func (s *Store) logPiece(at int) {
	if len(s.blocks) >= maxBlocks {
		s.journalFull()
	}
	s.log(regBlock, at, int64(len(s.blocks)))
	s.blocks = append(s.blocks, s.Pieces[at:at+s.Layout.PieceStride]...)
}

// SetVar changes a cell of fixed state.
func (s *Store) SetVar(i int, v int64) {
	if old := s.Vars[i]; old != v {
		s.log(regVars, i, old)
		s.trail.vars.note(i)
		s.Vars[i] = v
		s.Changed()
		s.Written[s.Layout.varField[i]] = s.clock
	}
}

// setPiece changes a cell of a piece that the index does not read.
func (s *Store) setPiece(i int, v int64) {
	if old := s.Pieces[i]; old != v {
		s.log(regPieces, i, old)
		s.Pieces[i] = v
		s.Changed()
	}
}

// SetRec changes a cell of a record.
func (s *Store) SetRec(i int, v int64) {
	if old := s.Recs[i]; old != v {
		s.log(regRecs, i, old)
		s.Recs[i] = v
		s.Changed()
	}
}

func (s *Store) setSpace(i int, v int64) {
	if old := s.Spaces[i]; old != v {
		s.log(regSpaces, i, old)
		s.trail.spaces.note(i)
		s.Spaces[i] = v
		s.Changed()
	}
}

// Begin opens a decision. Restore returns to this point, until Commit.
func (s *Store) Begin() {
	s.journal, s.blocks = s.journal[:0], s.blocks[:0]
	s.Renew()
	s.snap.mark = s.Mark()
	copyInto(&s.snap.stack, s.Stack[:s.Head[HeadTop]])
	copyInto(&s.snap.arena, s.Arena)
	copyInto(&s.snap.ans, s.Ans)
}

// Restore returns to the point where the decision began.
func (s *Store) Restore() {
	if len(s.Arena) < len(s.snap.arena) { // The arena was cut below the mark, and Undo slices it up to there.
		copyInto(&s.Arena, s.snap.arena)
	}
	if len(s.Heap) < s.snap.mark.heap {
		panic("runtime: heap shrank inside a decision")
	}
	s.Undo(&s.snap.mark)
	copy(s.Stack, s.snap.stack)
	copyInto(&s.Arena, s.snap.arena)
	copyInto(&s.Ans, s.snap.ans)
}

// Commit closes a decision: its changes stay.
func (s *Store) Commit() {
	s.journal = s.journal[:0]
	s.compact()
}

// setCell is setPiece for the cells that the index reads: the generation and the fields.
func (s *Store) setCell(slot, cell int, v int64) {
	i := slot*s.Layout.PieceStride + cell
	if old := s.Pieces[i]; old != v {
		s.log(regCells, i, old)
		s.Pieces[i] = v
		s.Changed()
		s.reindexCell(slot, cell)
	}
}
