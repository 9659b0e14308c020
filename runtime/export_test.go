package runtime

import (
	"encoding/binary"
	"hash/crc32"
	"weak"

	"github.com/scenario-lang/scenario/runtime/state"
)

// Sealed gives bytes a right checksum, so that fuzzing gets past it.
func Sealed(b []byte) []byte {
	if len(b) < 4 {
		return b
	}
	b = append([]byte(nil), b[:len(b)-4]...)
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, crc32.MakeTable(crc32.Castagnoli)))
}

// VolleyIn rolls value val of all pieces of a space, as the instruction does.
func (g *Game) VolleyIn(val int, die, space int64) int64 {
	g.s.SetRemaining(g.s.Budget)
	arena := len(g.s.Arena)
	var pieces []int64
	for c := g.s.FirstIn(space); c != 0; c = g.s.Pieces[int(c-1)*g.s.Layout.PieceStride+state.PieceNext] {
		pieces = append(pieces, g.s.PieceAt(int(c-1)))
	}
	hits := g.m.Volley(val, die, g.s.NewList(pieces), -1)
	g.s.Arena = g.s.Arena[:arena]
	return hits
}

// Memoizes reports whether a value is computed once for equal pieces.
func (g *Game) Memoizes(val int) bool { return g.m.Memoizes(val) }

// Memoize forbids remembering, or allows it where it is right.
func (g *Game) Memoize(on bool) { g.m.Memoize(on) }

// CheckIndex tests that the index of pieces is the one that would be rebuilt.
func (g *Game) CheckIndex() error { return g.s.CheckIndex() }

// MoveFirst moves the first piece of a space to another one, and returns what undoes it.
func (g *Game) MoveFirst(from, to int64) (undo func()) {
	mark := g.s.Mark()
	g.s.Move(g.s.PieceAt(int(g.s.FirstIn(from)-1)), to)
	return func() { g.s.Undo(&mark) }
}

// Freed returns what reports whether the memory of the game has been freed.
func (g *Game) Freed() func() bool {
	m := weak.Make(g.m)
	return func() bool { return m.Value() == nil }
}
