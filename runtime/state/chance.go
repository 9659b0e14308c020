package state

// Stream is the stream that chance comes from now.
func (s *Store) Stream() Stream { return Stream(s.Head[HeadChance]) }

// Below is the same of the stream that the game draws from now.
func (s *Store) Below(n uint64) uint64 {
	if n <= 1 {
		return 0
	}
	s.Changed()
	stream := Stream(s.Head[HeadChance])
	v := stream.Below(n)
	s.Head[HeadChance] = int64(stream)
	s.Head[HeadRolled]++
	return v
}

// Script adds scripted dice: the next dice show these faces, in order, before chance is used again.
func (s *Store) Script(rolls []int64) {
	s.Changed()
	s.Dice = append(s.Dice[:len(s.Dice):len(s.Dice)], rolls...)
}

// Scripted returns how many scripted dice are left.
func (s *Store) Scripted() int { return len(s.Unthrown()) }

// Unthrown returns the scripted dice that are left.
func (s *Store) Unthrown() []int64 { return s.Dice[s.Head[HeadScript]:] }
