package state

// seedPhases sets the stream with which a game begins, and from which those of its phases follow.
func seedPhases(s *State, stream Stream) {
	s.Head[HeadChance] = int64(stream)
	s.Head[HeadSeed] = int64(max(Mix(uint64(stream)^Prime1), 1))
}

// BeginPhase notes that a phase begins, in the frame with header h. A phase has a stream of its own each time it
// begins, so that what is rolled in it does not depend on how many dice were rolled before: two games that differ in
// one phase still roll the same dice in the next.
func (s *Store) BeginPhase(phase int, h []int64) {
	h[FrameChance], h[FramePlace] = s.Head[HeadChance], s.Head[HeadPlace]
	if phase >= len(s.Layout.Naming.phases) {
		return
	}
	at := s.Layout.Naming.FirstBegun + phase
	s.SetVar(at, s.Vars[at]+1)
	place := Mix(s.Layout.Naming.phases[phase] + uint64(s.Vars[at])*Golden)
	s.Head[HeadPlace] = int64(place)
	if seed := s.Head[HeadSeed]; seed != 0 {
		s.Head[HeadChance] = int64(Mix(uint64(seed) ^ place))
	}
}

// EndPhase goes on with the stream and the place that there were before the phase.
func (s *State) EndPhase(h []int64) {
	s.Head[HeadPlace] = h[FramePlace]
	if s.Head[HeadSeed] != 0 {
		s.Head[HeadChance] = h[FrameChance]
	}
}

// Place names the place in the course of the game: the phase, how often it has begun, and how many actions and
// choices have been made in it so far. Two games of one scenario, or of a scenario and a variant of it, are in places
// of the same name even where their decisions or dice differ. A menu that a player leaves changes nothing.
func (s *State) Place() uint64 { return uint64(s.Head[HeadPlace]) }

// Advance goes on to the next place, because an action was taken or a choice made.
func (s *State) Advance() { s.Head[HeadPlace] = int64(uint64(s.Head[HeadPlace]) + Golden) }
