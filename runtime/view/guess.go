package view

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A bot must not use what its player cannot see. It looks ahead on a guess: a copy of the game in which everything
// hidden is replaced by something that it might be, and the stream of chance by another one.

// guesser draws numbers from a stream of its own.
type guesser struct{ word uint64 }

func (r *guesser) drawBelow(n int) int {
	r.word += state.Golden
	return int(state.Mix(r.word) >> 1 % uint64(n))
}

// hiddenThing is a thing whose state may be hidden.
type hiddenThing struct {
	class  int
	self   int64
	hidden []int32 // fields
	all    bool
}

// Imagine replaces everything that a player does not see. It first finds all of it and then changes it, because what is
// hidden may depend on hidden state.
func (w *Writer) Imagine(viewer int, seed uint64, about []int64) {
	r, found := &guesser{word: seed}, w.hiddenFrom(viewer)
	for i := range found {
		t := &found[i]
		if t.all && t.class == int(w.p.PieceClass) && slices.Contains(about, t.self) {
			t.hidden = w.p.Classes[t.class].Fields
		}
		for _, f := range t.hidden {
			w.s.Put(t.class, f, t.self, w.placeholder(f))
		}
	}
	for i := range found {
		t := &found[i]
		switch {
		case t.all && t.class == int(w.p.PieceClass):
			if !slices.Contains(about, t.self) && w.s.IsAlive(t.self) {
				w.s.Remove(t.self)
			}
		case t.all && w.p.Classes[t.class].Role == program.RoleRecord:
			w.s.KillRecord(t.self)
		case !t.all:
			for _, f := range t.hidden {
				w.draw(t, f, viewer, r)
			}
		}
	}
}

// hiddenFrom returns all things with something hidden from a player.
func (w *Writer) hiddenFrom(viewer int) (found []hiddenThing) {
	w.s.EachThing(func(class int, self int64) {
		if t := w.hiddenOf(class, self, viewer, nil); t.all || len(t.hidden) > 0 {
			found = append(found, t)
		}
	})
	return found
}

// hiddenOf returns what is hidden of a thing from a player. It appends the fields to into.
func (w *Writer) hiddenOf(class int, self int64, viewer int, into []int32) hiddenThing {
	t := hiddenThing{class: class, self: self}
	if t.all, t.hidden = w.m.Sight.HiddenOf(class, self, viewer, into); t.all && class != int(w.p.PieceClass) {
		t.hidden = w.p.Classes[class].Fields
	}
	return t
}

// placeholder returns the value of a hidden field before one is drawn.
func (w *Writer) placeholder(f int32) int64 {
	if n, from := w.s.Layout.ValueRange(f); n > 0 {
		return from
	}
	return w.p.Fields[f].Default
}

// draw sets a hidden field to a value with which the thing looks the same to the player, so that its hidden fields stay
// hidden.
func (w *Writer) draw(t *hiddenThing, f int32, viewer int, r *guesser) {
	n, from := w.s.Layout.ValueRange(f)
	if n == 0 {
		return
	}
	start := r.drawBelow(n)
	var room [8]int32
	for i := range n {
		w.s.Put(t.class, f, t.self, from+int64((start+i)%n))
		now := w.hiddenOf(t.class, t.self, viewer, room[:0])
		if !now.all && slices.Equal(now.hidden, t.hidden) {
			return
		}
	}
	w.s.Put(t.class, f, t.self, w.placeholder(f))
}

// mostTurns is the greatest number of variations of a game.
const mostTurns = 64

// variation replaces hidden values by others. Over its turns a field has each of its values, or mostTurns of them that
// are evenly spread. A number without bounds is changed by greater and greater steps.
type variation struct {
	w      *Writer
	viewer int
	turn   int
	fields uint64 // number of fields varied
	most   int    // greatest number of values of a field
}

// Vary replaces what a player does not see by something else that looks the same to the player, which is different for
// each turn. Hidden pieces are removed in one turn and in other spaces in the next. It returns how many turns there
// are: 0 if nothing is hidden.
func (w *Writer) Vary(viewer, turn int) (turns int) {
	found := w.hiddenFrom(viewer)
	if len(found) == 0 {
		return 0
	}
	v := &variation{w: w, viewer: viewer, turn: turn, most: 2}
	for i := range found {
		v.vary(&found[i])
	}
	return min(v.most, mostTurns)
}

func (v *variation) vary(t *hiddenThing) {
	s, away := v.w.s, t.all && v.turn%2 == 0
	piece := t.all && t.class == int(v.w.p.PieceClass)
	switch {
	case piece && !s.IsAlive(t.self): // it was the cargo of a removed piece
	case piece && away:
		s.Remove(t.self)
	case piece:
		v.moveElsewhere(t)
	case away && v.w.p.Classes[t.class].Role == program.RoleRecord:
		s.KillRecord(t.self)
	default:
		v.varyFields(t)
	}
}

// next returns which of n values the next field has in this turn.
func (v *variation) next(n int) int {
	v.fields++
	v.most = max(v.most, n)
	apart := max(1, n/mostTurns)
	return int((state.Mix(v.fields)>>1 + uint64(v.turn*apart)) % uint64(n))
}

// moveElsewhere moves a completely hidden piece to a space where it is hidden, too.
func (v *variation) moveElsewhere(t *hiddenThing) {
	f := v.w.s.Layout.PieceField[program.PieceSpace]
	at := v.w.s.Piece(t.self) + state.PieceFields
	if f < 0 || v.w.s.Pieces[at+program.PieceHolder] != value.None || v.w.s.Pieces[at+program.PieceSpace] == value.None {
		return
	}
	v.put(t, f, 0, len(v.w.p.Classes[v.w.p.SpaceClass].Members))
}

func (v *variation) varyFields(t *hiddenThing) {
	for _, f := range t.hidden {
		if n, from := v.w.s.Layout.ValueRange(f); n > 1 {
			v.put(t, f, from, n)
		} else if n == 0 && v.w.p.Types[v.w.p.Fields[f].Type].Kind == program.TInt {
			v.putNear(t, f)
		}
	}
}

// put sets a field to one of n values with which the thing looks the same.
func (v *variation) put(t *hiddenThing, f int32, from int64, n int) {
	was := v.w.s.Get(t.class, f, t.self)
	start := v.next(n)
	for i := range n {
		v.w.s.Put(t.class, f, t.self, from+int64((start+i)%n))
		if v.looksTheSame(t) {
			return
		}
	}
	v.w.s.Put(t.class, f, t.self, was)
}

// putNear changes a number by about a power of two, up or down.
func (v *variation) putNear(t *hiddenThing, f int32) {
	was := v.w.s.Get(t.class, f, t.self)
	step := v.next(mostTurns)
	by := int64(1) << (step / 2 % 31)
	if step%2 == 1 {
		by = -by
	}
	fd := &v.w.p.Fields[f]
	v.w.s.Put(t.class, f, t.self, max(fd.Min, min(fd.Max, was+by)))
	if !v.looksTheSame(t) {
		v.w.s.Put(t.class, f, t.self, was)
	}
}

// looksTheSame reports whether the same fields of a thing are hidden as before it was varied.
func (v *variation) looksTheSame(t *hiddenThing) bool {
	now := v.w.hiddenOf(t.class, t.self, v.viewer, nil)
	return now.all == t.all && (t.all || slices.Equal(now.hidden, t.hidden))
}
