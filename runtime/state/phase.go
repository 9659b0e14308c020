package state

// seedPhases sets the stream with which a game begins, and from which those of its phases follow.
func (c *Chance) seedPhases(stream Stream) {
	c.Head[HeadChance] = int64(stream)
	c.Head[HeadSeed] = int64(max(Mix(uint64(stream)^Prime1), 1))
}

// BeginPhase notes that a phase begins, in the frame with header h. A phase has a stream of its own each time it
// begins, so that what is rolled in it does not depend on how many dice were rolled before: two games that differ in
// one phase still roll the same dice in the next.
func (c *Chance) BeginPhase(phase int, h []int64) {
	h[FrameChance], h[FramePlace] = c.Head[HeadChance], c.Head[HeadPlace]
	if phase >= len(c.Layout.Naming.phases) {
		return
	}
	at := c.Layout.Naming.FirstBegun + phase
	c.SetVar(at, c.Vars[at]+1)
	place := Mix(c.Layout.Naming.phases[phase] + uint64(c.Vars[at])*Golden)
	c.Head[HeadPlace] = int64(place)
	if seed := c.Head[HeadSeed]; seed != 0 {
		c.Head[HeadChance] = int64(Mix(uint64(seed) ^ place))
	}
}

// EndPhase goes on with the stream and the place that there were before the phase.
func (c *Chance) EndPhase(h []int64) {
	c.Head[HeadPlace] = h[FramePlace]
	if c.Head[HeadSeed] != 0 {
		c.Head[HeadChance] = h[FrameChance]
	}
}

// Place names the place in the course of the game: the phase, how often it has begun, and how many actions and
// choices have been made in it so far. Two games of one scenario, or of a scenario and a variant of it, are in places
// of the same name even where their decisions or dice differ. A menu that a player leaves changes nothing.
func (c *Chance) Place() uint64 { return uint64(c.Head[HeadPlace]) }

// Advance goes on to the next place, because an action was taken or a choice made.
func (c *Chance) Advance() { c.Head[HeadPlace] = int64(uint64(c.Head[HeadPlace]) + Golden) }
