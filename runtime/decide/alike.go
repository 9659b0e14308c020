package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// noteAppearances works out how pieces look to a player, where that is not simply what they are. It comes before the search for
// groups, because rules run in it.
func (e *Engine) noteAppearances(pieces []int64, viewer int) {
	e.appearances = e.appearances[:0]
	if !e.s.Layout.Hiding {
		return
	}
	for _, p := range pieces {
		look := int64(value.None)
		if p != value.None {
			look = e.m.Appearance(p, viewer, 0)
		}
		e.appearances = append(e.appearances, look)
	}
}

// startsGroup reports whether v, piece number i, is the first of those that look like it and have the same extra. Two pieces
// are told apart by a 64-bit hash of all they are.
func (e *Engine) startsGroup(i int, v int64, extra uint64) bool {
	if v == value.None {
		return true
	}
	if i < len(e.appearances) {
		key := e.appearances[i]
		if key < 0 {
			key = int64(state.Mix(uint64(key)^extra)) | -1<<63
		}
		return e.groups.Add(key)
	}
	at := e.s.Piece(v)
	cells := e.s.Pieces[at : at+e.s.Layout.PieceStride]
	key := v
	if cells[state.CargoHead] == 0 {
		key = int64(state.Fold(state.Prime2^extra, cells[state.PieceFields:])) | -1<<63
	}
	return e.groups.Add(key)
}

// sameTo reports whether a player cannot tell two pieces apart.
func (e *Engine) sameTo(a, b int64, viewer int) bool {
	if a == b || !e.s.Layout.Hiding {
		return e.s.Same(a, b)
	}
	return e.m.Appearance(a, viewer, 0) == e.m.Appearance(b, viewer, 0)
}
