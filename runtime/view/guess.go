package view

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// What a player may not see, a bot of that player may not go by. It looks ahead on a guess: the game as it might be for
// all the player can tell, in which everything hidden is something it could be, and chance is another.

// guesser draws from a stream of its own.
type guesser struct{ word uint64 }

func (r *guesser) below(n int) int {
	r.word += state.Golden
	return int(state.Mix(r.word) >> 1 % uint64(n))
}

// hiddenThing is something whose state may be hidden.
type hiddenThing struct {
	class  int
	self   int64
	hidden []int32 // fields
	whole  bool
}

// Imagine replaces what a player does not see. All of it is found before any of it changes: what is hidden may depend on
// what is hidden.
func (w *Writer) Imagine(viewer int, seed uint64, about []int64) {
	r := &guesser{word: seed}
	var found []hiddenThing
	w.s.EachThing(func(class int, self int64) {
		if t := w.hiddenOf(class, self, viewer); t.whole || len(t.hidden) > 0 {
			found = append(found, t)
		}
	})
	for i := range found {
		t := &found[i]
		if t.whole && t.class == int(w.p.PieceClass) && slices.Contains(about, t.self) {
			t.hidden = w.p.Classes[t.class].Fields
		}
		for _, f := range t.hidden {
			w.s.Put(t.class, f, t.self, w.placeholder(f))
		}
	}
	for i := range found {
		t := &found[i]
		switch {
		case t.whole && t.class == int(w.p.PieceClass):
			if !slices.Contains(about, t.self) && w.s.IsAlive(t.self) {
				w.s.Remove(t.self)
			}
		case t.whole && w.p.Classes[t.class].Role == program.RoleRecord:
			w.s.KillRecord(t.self)
		case !t.whole:
			for _, f := range t.hidden {
				w.draw(t, f, viewer, r)
			}
		}
	}
}

// hiddenOf is what of a thing a player does not see.
func (w *Writer) hiddenOf(class int, self int64, viewer int) hiddenThing {
	t := hiddenThing{class: class, self: self, whole: w.m.Hidden(class, -1, self, viewer)}
	for _, f := range w.p.Classes[class].Fields {
		if t.whole && class != int(w.p.PieceClass) || w.s.Layout.Hidable[f] && w.m.Hidden(class, f, self, viewer) {
			t.hidden = append(t.hidden, f)
		}
	}
	return t
}

// placeholder is what a hidden field is before anything is drawn for it.
func (w *Writer) placeholder(f int32) int64 {
	if n, from := w.s.Layout.ValueRange(f); n > 0 {
		return from
	}
	return w.p.Fields[f].Default
}

// draw sets a hidden field to a value with which the thing looks as it does: its hidden members stay hidden.
func (w *Writer) draw(t *hiddenThing, f int32, viewer int, r *guesser) {
	n, from := w.s.Layout.ValueRange(f)
	if n == 0 {
		return
	}
	start := r.below(n)
	for i := range n {
		w.s.Put(t.class, f, t.self, from+int64((start+i)%n))
		now := w.hiddenOf(t.class, t.self, viewer)
		if !now.whole && slices.Equal(now.hidden, t.hidden) {
			return
		}
	}
	w.s.Put(t.class, f, t.self, w.placeholder(f))
}
