package state

// Cells is how much memory the state takes, in numbers of 64 bits.
func (s *Store) Cells() int64 {
	return int64(len(s.Head) + len(s.Vars) + len(s.Spaces) + len(s.Pieces) + len(s.Recs) + len(s.Heap) + len(s.Stack) + len(s.Arena) + len(s.Ans))
}

func (s *State) Board() [3]*[]int64 { return [...]*[]int64{&s.Vars, &s.Spaces, &s.Pieces} }
