package state

import (
	"math/bits"
)

// Stream returns the present stream of chance of the game.
func (s *Store) Stream() Stream { return Stream(s.Head[HeadChance]) }

// The stream of chance is splitmix64; its one word is in the state. Which numbers it gives for which seed is part of the format of
// game logs, and a test fixes it.

// Golden is what each number adds to the word.
const Golden = 0x9e3779b97f4a7c15

// Mix is the finalizer of splitmix64.
func Mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Stream is a stream of chance like that of a game.
type Stream uint64

// NewStream is the stream of a game that begins with seed.
func NewStream(seed uint64) Stream { return Stream(Mix(seed + Golden)) }

// Hits throws n dice with the given number of sides, good of which hit, and counts the hits.
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

// Below returns a number from 0 to n-1, each equally likely (Lemire's multiplication, with rejection); n is at least 1.
func (s *Stream) Below(n uint64) uint64 {
	hi, lo := bits.Mul64(s.next(), n)
	if lo < n {
		for least := -n % n; lo < least; {
			hi, lo = bits.Mul64(s.next(), n)
		}
	}
	return hi
}

func (s *Stream) next() uint64 {
	*s += Golden
	return Mix(uint64(*s))
}

// Below returns a number from 0 to n-1 from the stream of the game.
func (s *Store) Below(n uint64) uint64 {
	if n <= 1 {
		return 0
	}
	s.Changed()
	stream := Stream(s.Head[HeadChance])
	v := stream.Below(n)
	s.Head[HeadChance] = int64(stream)
	return v
}

// Script adds scripted dice: the next dice show these faces, in order, before chance is used again.
func (s *Store) Script(rolls []int64) {
	s.Changed()
	s.Dice = append(s.Dice[:len(s.Dice):len(s.Dice)], rolls...)
}

// Scripted returns how many scripted dice are left.
func (s *Store) Scripted() int { return len(s.Dice) - int(s.Head[HeadScript]) }
