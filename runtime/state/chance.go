package state

// Chance draws from the streams of a game, after the dice that are scripted.
type Chance struct {
	Lists
	Dice []int64 // scripted; State.Head says how many have been rolled
}

// Stream is the stream that chance comes from now.
func (c *Chance) Stream() Stream { return Stream(c.Head[HeadChance]) }

// Below is the same of the stream that the game draws from now.
func (c *Chance) Below(n uint64) uint64 {
	if n <= 1 {
		return 0
	}
	c.Changed()
	stream := Stream(c.Head[HeadChance])
	v := stream.Below(n)
	c.Head[HeadChance] = int64(stream)
	c.Head[HeadRolled]++
	return v
}

// Script adds scripted dice: the next dice show these faces, in order, before chance is used again.
func (c *Chance) Script(rolls []int64) {
	c.Changed()
	c.Dice = append(c.Dice[:len(c.Dice):len(c.Dice)], rolls...)
}

// Scripted returns how many scripted dice are left.
func (c *Chance) Scripted() int { return len(c.Unthrown()) }

// Unthrown returns the scripted dice that are left.
func (c *Chance) Unthrown() []int64 { return c.Dice[c.Head[HeadScript]:] }

// Seed makes all chance come from one stream, which begins with seed: phases have no streams of their own any more.
// What has been rolled stays as it is.
func (c *Chance) Seed(seed uint64) {
	c.Head[HeadChance], c.Head[HeadSeed] = int64(seed), 0
	c.Changed()
}

// Drawn changes whenever chance has been asked, and only then. A caller that wants to know whether dice were rolled
// compares.
func (c *Chance) Drawn() uint64 { return uint64(c.Head[HeadRolled]) + uint64(c.Head[HeadScript])<<48 }
