package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// lookAt works out how pieces look to a player, where that is not simply what they are. It comes before the search for
// groups, because rules run in it.
func (e *Engine) lookAt(pieces []int64, viewer int) {
	e.looks = e.looks[:0]
	if !e.s.Layout.Hiding {
		return
	}
	for _, p := range pieces {
		look := int64(value.None)
		if p != value.None {
			look = e.m.Look(p, viewer, 0)
		}
		e.looks = append(e.looks, look)
	}
}

// opensGroup says whether no piece that looks like v, the i-th looked at, with the same extra, came before. Two pieces
// are told apart by a 64-bit hash of all they are.
func (e *Engine) opensGroup(i int, v int64, extra uint64) bool {
	if v == value.None {
		return true
	}
	if i < len(e.looks) {
		key := e.looks[i]
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

// sameTo says whether a player cannot tell two pieces apart.
func (e *Engine) sameTo(a, b int64, viewer int) bool {
	if a == b || !e.s.Layout.Hiding {
		return e.s.Same(a, b)
	}
	return e.m.Look(a, viewer, 0) == e.m.Look(b, viewer, 0)
}
