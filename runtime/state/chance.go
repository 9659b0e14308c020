package state

import (
	"math/bits"
)

// Stream is the stream that chance comes from now.
func (s *Store) Stream() Stream { return Stream(s.Head[HeadChance]) }

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

// seedPhases sets the stream with which a game begins, and from which those of its phases follow.
func (s *Store) seedPhases(stream Stream) {
	s.Head[HeadChance] = int64(stream)
	s.Head[HeadSeed] = int64(max(Mix(uint64(stream)^Prime1), 1))
}

// BeginPhase notes that a phase begins, in the frame with header h. A phase has a stream of its own each time it begins,
// so that what is rolled in it does not depend on how many dice were rolled before: two games that differ in one phase
// still roll the same dice in the next.
func (s *Store) BeginPhase(phase int, h []int64) {
	h[FrameChance], h[FramePlace] = s.Head[HeadChance], s.Head[HeadPlace]
	if phase >= len(s.Layout.phaseNames) {
		return
	}
	at := s.Layout.FirstBegun + phase
	s.SetVar(at, s.Vars[at]+1)
	place := Mix(s.Layout.phaseNames[phase] + uint64(s.Vars[at])*Golden)
	s.Head[HeadPlace] = int64(place)
	if seed := s.Head[HeadSeed]; seed != 0 {
		s.Head[HeadChance] = int64(Mix(uint64(seed) ^ place))
	}
}

// EndPhase goes on with the stream and the place that there were before the phase.
func (s *Store) EndPhase(h []int64) {
	s.Head[HeadPlace] = h[FramePlace]
	if s.Head[HeadSeed] != 0 {
		s.Head[HeadChance] = h[FrameChance]
	}
}

// Place names the place in the course of the game: the phase, how often it has begun, and how many actions and choices
// have been made in it so far. Two games of one scenario, or of a scenario and a variant of it, are in places of the same
// name even where their decisions or dice differ. A menu that a player leaves changes nothing.
func (s *Store) Place() uint64 { return uint64(s.Head[HeadPlace]) }

// Advance goes on to the next place, because an action was taken or a choice made.
func (s *Store) Advance() { s.Head[HeadPlace] = int64(uint64(s.Head[HeadPlace]) + Golden) }

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

// Script gives dice to come: they show these faces, in order, before chance is asked again.
func (s *Store) Script(rolls []int64) {
	s.Changed()
	s.Dice = append(s.Dice[:len(s.Dice):len(s.Dice)], rolls...)
}

// Scripted says how many scripted dice are left.
func (s *Store) Scripted() int { return len(s.Dice) - int(s.Head[HeadScript]) }
