package runtime

import (
	"encoding/binary"
	"hash/crc32"
)

// Sealed gives bytes a right checksum, so that fuzzing gets behind it.
func Sealed(b []byte) []byte {
	if len(b) < 4 {
		return b
	}
	b = append([]byte(nil), b[:len(b)-4]...)
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// VolleyIn rolls value val of all pieces of a space, as the instruction does.
func (g *Game) VolleyIn(val int, die, space int64) int64 {
	g.left = g.budget
	arena := len(g.s.Arena)
	off := arena
	for c := g.firstIn(space); c != 0; c = g.s.Pieces[int(c-1)*g.sh.pieceStride+cNext] {
		g.give(g.pieceAt(int(c - 1)))
	}
	hits := g.volley(val, die, g.given(off), -1)
	g.s.Arena = g.s.Arena[:arena]
	return hits
}

// Memoizes says whether a value is computed once for equal pieces.
func (g *Game) Memoizes(val int) bool { return g.sh.memo[val] }

// Memoize forbids remembering, or allows it where it is right.
func (g *Game) Memoize(on bool) {
	sh := *newShared(g.p)
	sh.masks, sh.plans, sh.ready = g.sh.masks, g.sh.plans, true
	if !on {
		clear(sh.memo)
	}
	g.sh = &sh
}
