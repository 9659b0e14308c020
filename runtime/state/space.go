package state

// FirstIn is slot + 1 of the first piece in a space.
func (s *Store) FirstIn(space int64) int64 {
	if uint64(space)*SpaceSize >= uint64(len(s.Spaces)) {
		Fail("pieces are asked of a space that is none")
	}
	return s.Spaces[int(space)*SpaceSize+SpaceHead]
}

func (s *Store) Edges(space int64) (from, to int64) {
	if space < 0 || space+1 >= int64(len(s.p.AdjStart)) {
		if space >= 0 && space < int64(len(s.Spaces)/SpaceSize) {
			return 0, 0
		}
		Fail("neighbours are asked of a space that is none")
	}
	return int64(s.p.AdjStart[space]), int64(s.p.AdjStart[space+1])
}
