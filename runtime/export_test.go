package runtime

import (
	"encoding/binary"
	"fmt"
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
	for c := g.firstIn(space); c != 0; c = g.s.Pieces[int(c-1)*g.lay.pieceStride+cNext] {
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
	sh.masks, sh.plans, sh.asked, sh.ready = g.sh.masks, g.sh.plans, g.sh.asked, true
	if !on {
		clear(sh.memo)
	}
	g.sh, g.asked = &sh, &sh.asked
}

// IndexFollows says in what the index differs from one made anew, "" in nothing.
func (g *Game) IndexFollows() string {
	fresh := g.Clone()
	fresh.index = index{}
	fresh.reindexAll()
	for slot, owner := range fresh.index.of {
		switch {
		case g.index.of[slot] != owner:
			return fmt.Sprintf("slot %d stands in row %d, not %d", slot, g.index.of[slot], owner)
		case owner >= 0 && g.index.traits[slot] != fresh.index.traits[slot]:
			return fmt.Sprintf("slot %d: traits %x, not %x", slot, g.index.traits[slot], fresh.index.traits[slot])
		}
	}
	return ""
}
