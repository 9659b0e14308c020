// Package view shows a game to a viewer: it words texts and values for a reader, makes the views of players, and draws
// values for what a player cannot see. Rules that it runs do not change the game.
package view

import (
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Writer words texts and values. Prompts and messages have the titles of things. Options and lines of actions, which
// people type and game logs contain, have their labels.
type Writer struct {
	m *vm.Machine
	s *state.Store
	p *program.Program

	Lang   int // index in Program.Languages
	Reader int // a player, vm.Referee or vm.Everyone
	titles int // nesting of titles
	holes  int // holes around the present text; 0 for a value by itself
	begin  int // start of the present text
	parts  int // how many parts the present text may still have
	end    int // length at which the present text is cut off
}

// New makes a writer for a game, in a language of the program.
func New(m *vm.Machine, lang int) *Writer {
	w := &Writer{m: m, s: m.Store(), p: m.Program(), Lang: lang, Reader: vm.Referee}
	if w.Lang < 0 || w.Lang >= len(w.p.Languages) {
		w.Lang = 0
	}
	return w
}

// CopyFrom makes w a copy of o. The states that they read must have been copied before.
func (w *Writer) CopyFrom(o *Writer) { w.Lang, w.Reader = o.Lang, vm.Referee }

// full reports whether the present text has reached its limit.
func (w *Writer) full(b []byte) bool {
	w.parts--
	return w.parts < 0 || len(b) >= w.end
}

// Limits of a text. A short expression can make an endless text: of long lists, or of a text that contains another one
// twice, which contains a third one twice, and so on.
const (
	maxParts = 1 << 16 // words, holes and elements of lists
	maxBytes = 1 << 16
)

// cutOff is the end of a text that was too long.
const cutOff = "…"

// AppendText appends a text value. A text that is too long is cut off.
func (w *Writer) AppendText(b []byte, v int64, lang int, labels bool) []byte {
	w.start(b)
	return w.markCut(w.appendText(b, v, lang, labels))
}

// AppendValue appends a value of a type. A text that is too long is cut off.
func (w *Writer) AppendValue(b []byte, typ int32, v int64, lang int, labels bool) []byte {
	w.start(b)
	return w.markCut(w.appendValue(b, typ, v, lang, labels))
}

// AppendInText appends a value as in a hole of a text, where a title has its article.
func (w *Writer) AppendInText(b []byte, typ int32, v int64, lang int) []byte {
	w.start(b)
	w.holes++
	return w.markCut(w.appendValue(b, typ, v, lang, false))
}

// start prepares for a text that is appended to b.
func (w *Writer) start(b []byte) {
	w.holes, w.begin = 0, len(b)
	w.parts, w.end = maxParts, len(b)+maxBytes
}

// markCut marks a text that was cut off.
func (w *Writer) markCut(b []byte) []byte {
	if w.parts < 0 || len(b) >= w.end {
		b = append(b, cutOff...)
	}
	return b
}

// readerIn reports whether all readers are in a set of players.
func (w *Writer) readerIn(who int64) bool {
	switch {
	case w.Reader == vm.Referee:
		return true
	case w.Reader == vm.Everyone:
		all := w.s.Layout.Everybody()
		return who&all == all
	}
	return who == -1 || w.Reader < 64 && who>>uint(w.Reader)&1 == 1
}

// hiddenWord returns the text that the rule which hides a field of a thing shows instead, or -1.
func (w *Writer) hiddenWord(class int, field int32, self int64) int32 {
	for i := range w.p.Hides {
		h := &w.p.Hides[i]
		if int(h.Class) != class || !h.Names(field) && !h.Names(-1) {
			continue
		}
		for p := range w.s.Layout.Players {
			if (w.Reader == vm.Everyone || w.Reader == p) && w.m.Sight.RuleApplies(h, self, p) {
				return h.Text
			}
		}
	}
	return -1
}

// AppendTitle appends the title of a member of a class.
func (w *Writer) AppendTitle(b []byte, class int32, member int64) []byte {
	w.start(b)
	return w.appendRef(b, int(class), member, w.Lang, false)
}

// AppendUnits appends how many pieces there are of each kind, in declared order: "2 riders, 1 guard".
func (w *Writer) AppendUnits(b []byte, times map[int64]int) []byte {
	sep := false
	for unit := range w.p.Classes[w.p.UnitClass].Members {
		if n := times[int64(unit)]; n > 0 {
			b = append(Separate(b, &sep), names.Counted(w.p, w.Lang, unit, n)...)
		}
	}
	return b
}

// AppendThrowers appends the pieces for which dice are thrown: "Red: 2 rider, 1 guard, Red City".
func (w *Writer) AppendThrowers(b []byte, pieces []int64) []byte {
	if len(pieces) == 0 {
		return b
	}
	// Pieces that throw together mostly have one owner and one space.
	if owner := w.Common(pieces, program.PieceOwner); owner != value.None {
		b = append(w.appendRef(b, int(w.p.PlayerClass), owner, w.Lang, false), ": "...)
	}
	b = w.AppendPieces(b, pieces)
	if space := w.Common(pieces, program.PieceSpace); space != value.None {
		b = w.appendRef(append(b, ", "...), int(w.p.SpaceClass), space, w.Lang, false)
	}
	return b
}

// AppendPieces appends how many pieces of each kind there are.
func (w *Writer) AppendPieces(b []byte, pieces []int64) []byte {
	w.start(b)
	return w.appendPieces(b, pieces)
}

func (w *Writer) appendPieces(b []byte, pieces []int64) []byte {
	if len(pieces) == 0 {
		return b
	}
	times := map[int64]int{}
	var kinds []string // words for pieces whose unit is hidden from the reader
	for _, p := range pieces {
		if w.m.Sight.Hidden(int(w.p.PieceClass), w.s.Layout.PieceField[program.PieceUnit], p, w.Reader) {
			kinds = append(kinds, string(w.appendRef(nil, int(w.p.PieceClass), p, w.Lang, false)))
			continue
		}
		times[w.s.Pieces[w.s.Piece(p)+state.PieceFields+program.PieceUnit]]++
	}
	b = w.AppendUnits(b, times)
	if len(kinds) == 0 {
		return b
	}
	if len(times) > 0 {
		b = append(b, ", "...)
	}
	return AppendCounted(b, kinds, true)
}

// Common returns the value of a field that all of some pieces have, or none if their values differ or the reader may
// not see them.
func (w *Writer) Common(pieces []int64, slot int32) int64 {
	common := int64(value.None)
	for i, p := range pieces {
		at := w.s.Pieces[w.s.Piece(p)+state.PieceFields+int(slot)]
		if i > 0 && at != common || w.m.Sight.Hidden(int(w.p.PieceClass), w.s.Layout.PieceField[slot], p, w.Reader) {
			return value.None
		}
		common = at
	}
	return common
}
