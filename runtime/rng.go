package runtime

import "math/bits"

// The stream of chance is splitmix64; its one word lies in the state. Which numbers it gives for which seed is part of
// the format of records: tests pin it.

// golden is how far the word goes on with each number.
const golden = 0x9e3779b97f4a7c15

func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Stream is a stream of chance on its own, the same that a game has.
type Stream uint64

// NewStream is the stream of a game that begins with seed.
func NewStream(seed uint64) Stream { return Stream(mix(seed + golden)) }

// Hits throws n dice of so many sides, good of which hit, and counts.
func (s *Stream) Hits(n, good, sides int64) int64 {
	state, hits, d := uint64(*s), int64(0), uint64(sides)
	for range n {
		state += golden
		hi, lo := bits.Mul64(mix(state), d)
		for lo < d && lo < -d%d {
			state += golden
			hi, lo = bits.Mul64(mix(state), d)
		}
		hits += (int64(hi) - good) >> 63 & 1
	}
	*s = Stream(state)
	return hits
}

// Below gives a number from 0 to n-1, each equally likely (Lemire's multiplication, with rejection); n is at least 1.
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
	*s += golden
	return mix(uint64(*s))
}

// below is the same of the game's own stream.
func (g *Game) below(n uint64) uint64 {
	if n <= 1 {
		return 0
	}
	g.changed()
	s := Stream(g.s.Head[hRng])
	v := s.Below(n)
	g.s.Head[hRng] = int64(s)
	return v
}

// Script gives dice to come: they show these faces, in order, before chance is asked again.
func (g *Game) Script(rolls []int64) {
	g.changed()
	g.script = append(g.script[:len(g.script):len(g.script)], rolls...)
}

// Scripted says how many scripted dice are left.
func (g *Game) Scripted() int { return len(g.script) - int(g.s.Head[hScript]) }

// ScriptedOnly makes it an error to roll a die that is not scripted.
func (g *Game) ScriptedOnly(on bool) {
	g.scriptedOnly = on
	g.changed()
}

// face rolls one die with these faces.
func (g *Game) face(faces []int64) int64 {
	if at := int(g.s.Head[hScript]); at < len(g.script) {
		v := g.script[at]
		g.s.Head[hScript]++
		g.changed()
		for _, f := range faces {
			if f == v {
				return v
			}
		}
		fail("the scripted roll %d is no face of this die", v)
	}
	if g.asksDice() {
		panic(&wantedRoll{})
	}
	if g.scriptedOnly {
		fail("the scripted dice have run out")
	}
	if len(faces) == 0 {
		fail("this die has no faces")
	}
	return faces[g.below(uint64(len(faces)))]
}
