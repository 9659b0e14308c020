package state

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Chance draws from the streams of a game, after the dice that are scripted.
type Chance struct {
	Lists
	Dice []int64 // scripted; Head[HeadScript] of them have been rolled
}

// Stream returns the present state of the stream that the game draws from.
func (c *Chance) Stream() Stream { return Stream(c.Head[HeadChance]) }

// Below draws a number from 0 to n-1 from the game's stream. See [Stream.Below].
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

// Seed makes all chance come from one stream that begins with seed: phases no longer have streams of their own. Draws
// made before are not changed.
func (c *Chance) Seed(seed uint64) {
	c.Head[HeadChance], c.Head[HeadSeed] = int64(seed), 0
	c.NoteChange()
}

// Drawn returns a number that changes whenever dice are rolled or numbers drawn, and only then. A caller compares two
// results to learn whether chance was used in between.
func (c *Chance) Drawn() uint64 { return uint64(c.Head[HeadRolled]) + uint64(c.Head[HeadScript])<<48 }

// seedPhases sets the stream with which a game begins, and the seed from which the streams of its phases are made.
func (c *Chance) seedPhases(stream Stream) {
	c.Head[HeadChance] = int64(stream)
	c.Head[HeadSeed] = int64(max(Mix(uint64(stream)^Prime1), 1))
}

// Reseed replaces the chance of the game from now on. It also replaces the streams that the game returns to when the
// phases under way end.
func (c *Chance) Reseed(seed uint64) {
	c.seedPhases(NewStream(seed))
	for base := int(c.Head[HeadBase]); base >= FrameCells; {
		h := c.FrameHeader(base)
		h[FrameChance] = int64(NewStream(seed + uint64(base)))
		base = int(h[FrameBase])
	}
	c.NoteChange()
}

// BeginPhase records in the frame with header h that a phase begins. Each time a phase begins it gets a stream of its
// own, so that its rolls do not depend on how many dice were rolled before: two games that differ in one phase still
// roll the same dice in the next.
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

// EndPhase restores the stream and the place that were in use before the phase.
func (c *Chance) EndPhase(h []int64) {
	c.Head[HeadPlace] = h[FramePlace]
	if c.Head[HeadSeed] != 0 {
		c.Head[HeadChance] = h[FrameChance]
	}
}

// Place returns a number for the point that the game has reached: the phase, how often it has begun, and how many
// actions and choices have been made in it. Two games of one scenario, or of a scenario and its variant, have the
// same Place at the same point even if their decisions or dice differ. Leaving a menu does not change it.
func (c *Chance) Place() uint64 { return uint64(c.Head[HeadPlace]) }

// Advance moves to the next place, because an action was taken or a choice made.
func (c *Chance) Advance() { c.Head[HeadPlace] = int64(uint64(c.Head[HeadPlace]) + Golden) }

// Prime1 and Prime2 are factors with which hashes are mixed.
const (
	Prime1 = 0x9e3779b185ebca87
	Prime2 = 0xc2b2ae3d27d4eb4f
)

// A stream of chance is the generator splitmix64; its only state is one word. Which numbers a seed gives is part of
// the format of game logs, and tests pin it.

// Golden is added to the word for each number that is drawn.
const Golden = 0x9e3779b97f4a7c15

func Mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Stream is the state of a generator of random numbers.
type Stream uint64

// NewStream returns the stream of a game that begins with seed.
func NewStream(seed uint64) Stream { return Stream(Mix(seed + Golden)) }

// Hits throws n dice with the given number of sides, of which good sides hit, and returns the number of hits.
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

// Below returns a number from 0 to n-1, each equally likely (Lemire's multiplication, with rejection). n must be at
// least 1.
func (s *Stream) Below(n uint64) uint64 {
	hi, lo := bits.Mul64(s.Next(), n)
	if lo < n {
		for least := -n % n; lo < least; {
			hi, lo = bits.Mul64(s.Next(), n)
		}
	}
	return hi
}

// Next returns the next number of the stream.
func (s *Stream) Next() uint64 {
	*s += Golden
	return Mix(uint64(*s))
}

// Naming holds what chance reads of a program: hashes of names, and the cells with the phase and with how often each
// phase has begun. Names are used, not indexes, so that a variant that declares more things rolls the same dice.
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

// vars returns the number of cells of fixed state.
func (n *Naming) vars() int { return n.FirstBegun + len(n.phases) }

// Action returns the hash of the name of an action.
func (n *Naming) Action(action int) uint64 { return n.actions[action] }

// Member returns the hash of the name of a member. The bool is false if the class has no such member.
func (n *Naming) Member(class int, member int64) (uint64, bool) {
	if uint64(class) >= uint64(len(n.members)) || uint64(member) >= uint64(len(n.members[class])) {
		return 0, false
	}
	return n.members[class][member], true
}

// HashName returns the hash of a name. It is the same in every program.
func HashName(name string) uint64 {
	h := uint64(Prime1)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * Prime2
	}
	return Mix(h)
}
