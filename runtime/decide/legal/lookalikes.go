package legal

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Lookalikes finds the pieces that a player cannot tell apart.
type Lookalikes struct {
	m           *vm.Machine
	s           *state.Store
	groups      value.Set
	appearances []int64 // of the pieces that are compared: how each looks to the player
}

// Note finds out how pieces look to a player, if the scenario hides anything. It must be called before startsGroup,
// because it runs rules.
func (l *Lookalikes) Note(pieces []int64, viewer int) {
	l.appearances = l.appearances[:0]
	if !l.s.Layout.Hiding {
		return
	}
	for _, p := range pieces {
		look := int64(value.None)
		if p != value.None {
			look = l.m.Sight.Appearance(p, viewer, 0)
		}
		l.appearances = append(l.appearances, look)
	}
}

// startsGroup reports whether v, piece number i, is the first of the pieces that look the same and have the same
// extra. Pieces are distinguished by a 64-bit hash of their cells.
func (l *Lookalikes) startsGroup(i int, v int64, extra uint64) bool {
	key, is := l.key(i, v, extra)
	return !is || l.groups.Add(key)
}

// key returns what pieces have in common that look the same and have the same extra; is is false for none, which
// nothing looks like.
func (l *Lookalikes) key(i int, v int64, extra uint64) (key int64, is bool) {
	if v == value.None {
		return 0, false
	}
	if i < len(l.appearances) {
		key := l.appearances[i]
		if key < 0 {
			key = int64(state.Mix(uint64(key)^extra)) | -1<<63
		}
		return key, true
	}
	at := l.s.Piece(v)
	cells := l.s.Pieces[at : at+l.s.Layout.PieceStride]
	key = v
	if cells[state.CargoHead] == 0 {
		key = int64(state.Fold(state.Prime2^extra, cells[state.PieceFields:])) | -1<<63
	}
	return key, true
}

// LookSame reports whether two pieces look the same to a player.
func (l *Lookalikes) LookSame(a, b int64, viewer int) bool {
	if a == b || !l.s.Layout.Hiding {
		return l.s.Same(a, b)
	}
	return l.m.Sight.Appearance(a, viewer, 0) == l.m.Sight.Appearance(b, viewer, 0)
}

// Look returns a fingerprint of how a piece looks to a player.
func (l *Lookalikes) Look(piece, viewer int64) int64 {
	l.Note([]int64{piece}, int(viewer))
	key, _ := l.key(0, piece, 0)
	return key
}
