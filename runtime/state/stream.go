package state

import "math/bits"

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
