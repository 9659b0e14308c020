package state

// FirstIn returns slot + 1 of the first piece in a space, or 0.
func (s *Store) FirstIn(space int64) int64 {
	if uint64(space)*SpaceSize >= uint64(len(s.Spaces)) {
		Fail("the pieces of a space are asked for where there is none")
	}
	return s.Spaces[int(space)*SpaceSize+SpaceHead]
}

// Edges returns the edges that lead out of a space, as a range of the tables of the program.
func (s *Store) Edges(space int64) (from, to int64) {
	if space < 0 || space >= int64(len(s.p.AdjStart))-1 {
		if space >= 0 && space < int64(len(s.Spaces)/SpaceSize) {
			return 0, 0
		}
		Fail("the neighbours of a space are asked for where there is none")
	}
	return int64(s.p.AdjStart[space]), int64(s.p.AdjStart[space+1])
}
