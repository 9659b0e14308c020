package state

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
)

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
	c.NoteChange()
	stream := Stream(c.Head[HeadChance])
	v := stream.Below(n)
	c.Head[HeadChance] = int64(stream)
	c.Head[HeadRolled]++
	return v
}

// Script adds scripted dice: the next dice show these faces, in order, before chance is used again.
func (c *Chance) Script(rolls []int64) {
	c.NoteChange()
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
	c.NoteChange()
}

// Drawn changes whenever chance has been asked, and only then. A caller that wants to know whether dice were rolled
// compares.
func (c *Chance) Drawn() uint64 { return uint64(c.Head[HeadRolled]) + uint64(c.Head[HeadScript])<<48 }

// seedPhases sets the stream with which a game begins, and from which those of its phases follow.
func (c *Chance) seedPhases(stream Stream) {
	c.Head[HeadChance] = int64(stream)
	c.Head[HeadSeed] = int64(max(Mix(uint64(stream)^Prime1), 1))
}

// Reseed gives the game other chance from now on, also when the phases under way have ended.
func (c *Chance) Reseed(seed uint64) {
	c.seedPhases(NewStream(seed))
	for base := int(c.Head[HeadBase]); base >= FrameCells; {
		h := c.FrameHeader(base)
		h[FrameChance] = int64(NewStream(seed + uint64(base)))
		base = int(h[FrameBase])
	}
	c.NoteChange()
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

// Primes that hashes are mixed with.
const (
	Prime1 = 0x9e3779b185ebca87
	Prime2 = 0xc2b2ae3d27d4eb4f
)

// A stream of chance is splitmix64; its one word lies in the state. Which numbers it gives for which seed is part of
// the format of game logs: tests pin it.

// Golden is how far the word goes on with each number.
const Golden = 0x9e3779b97f4a7c15

func Mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Stream is a stream of chance, such as those that a game has.
type Stream uint64

// NewStream is the stream of a game that begins with seed.
func NewStream(seed uint64) Stream { return Stream(Mix(seed + Golden)) }

// Hits throws n dice of so many sides, good of which hit, and counts.
func (s *Stream) Hits(n, good, sides int64) int64 {
	state, hits, d := uint64(*s), int64(0), uint64(sides)
	for range n {
		state += Golden
		hi, lo := bits.Mul64(Mix(state), d)
		for lo < d && lo < -d%d {
			state += Golden
			hi, lo = bits.Mul64(Mix(state), d)
		}
		hits += (int64(hi) - good) >> 63 & 1
	}
	*s = Stream(state)
	return hits
}

// Below gives a number from 0 to n-1, each equally likely (Lemire's multiplication, with rejection); n is at least 1.
func (s *Stream) Below(n uint64) uint64 {
	hi, lo := bits.Mul64(s.Next(), n)
	if lo < n {
		for least := -n % n; lo < least; {
			hi, lo = bits.Mul64(s.Next(), n)
		}
	}
	return hi
}

// Next gives the next number of the stream.
func (s *Stream) Next() uint64 {
	*s += Golden
	return Mix(uint64(*s))
}

// Naming is what chance needs of a program to fall the same in a variant of it: hashes of names, and where the state
// keeps the phase and how often each has begun.
type Naming struct {
	PhaseVar   int // cell of game.phase, -1
	FirstBegun int // cell that counts how often the first phase has begun; those of the other phases follow
	phases     []uint64
	members    [][]uint64 // by class and member
	actions    []uint64
}

func newNaming(p *program.Program) Naming {
	n := Naming{PhaseVar: -1, FirstBegun: max(int(p.VarsSize), len(p.VarsInit)),
		members: make([][]uint64, len(p.Classes))}
	for i := range p.Classes {
		for _, m := range p.Classes[i].Members {
			n.members[i] = append(n.members[i], HashName(p.Strings[m.Name]))
		}
	}
	if c := p.PhaseClass; c >= 0 {
		n.phases = n.members[c]
	}
	for i := range p.Actions {
		n.actions = append(n.actions, HashName(p.Strings[p.Actions[i].Name]))
	}
	return n
}

// vars is how many cells of fixed state there are.
func (n *Naming) vars() int { return n.FirstBegun + len(n.phases) }

// Action returns the hash of the name of an action.
func (n *Naming) Action(action int) uint64 { return n.actions[action] }

// Member returns the hash of the name of a member. It reports false if the class has no such member.
func (n *Naming) Member(class int, member int64) (uint64, bool) {
	if uint64(class) >= uint64(len(n.members)) || uint64(member) >= uint64(len(n.members[class])) {
		return 0, false
	}
	return n.members[class][member], true
}

// HashName returns a number for a name. It is the same in every program that has the name.
func HashName(name string) uint64 {
	h := uint64(Prime1)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * Prime2
	}
	return Mix(h)
}
