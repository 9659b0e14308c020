package view

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// AppendThrowers words the pieces that dice are thrown for: "Red: 2 rider, 1 guard, Red City".
func (w *Writer) AppendThrowers(b []byte, pieces []int64) []byte {
	if len(pieces) == 0 {
		return b
	}
	var kinds []string
	for _, p := range pieces {
		kinds = append(kinds, string(w.appendRef(nil, int(w.p.PieceClass), p, w.Lang, false)))
	}
	// Pieces that are rolled for together mostly have one owner and one space.
	same := func(slot int32) (v int64, ok bool) {
		f := w.s.Layout.PieceField[slot]
		for i, p := range pieces {
			at := w.s.Pieces[w.s.Piece(p)+state.PieceFields+int(slot)]
			if i > 0 && at != v || at == value.None || w.m.Sight.Hidden(int(w.p.PieceClass), f, p, w.Reader) {
				return 0, false
			}
			v = at
		}
		return v, true
	}
	if owner, ok := same(program.PieceOwner); ok {
		b = append(w.appendRef(b, int(w.p.PlayerClass), owner, w.Lang, false), ": "...)
	}
	b = AppendCounted(b, kinds, true)
	if space, ok := same(program.PieceSpace); ok {
		b = w.appendRef(append(b, ", "...), int(w.p.SpaceClass), space, w.Lang, false)
	}
	return b
}
