package view

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A bot may not use what its player cannot see. It looks ahead on a guess: a copy of the game in which everything
// hidden is replaced by something that it might be, and the stream of chance by another one.

// guesser draws numbers from a stream of its own.
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
	all    bool
}

// Imagine replaces what a player does not see. It finds all of that before it changes any of it, since what is hidden
// may depend on hidden state.
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

// hiddenFrom returns everything of which something is hidden from a player.
func (w *Writer) hiddenFrom(viewer int) (found []hiddenThing) {
	w.s.EachThing(func(class int, self int64) {
		if t := w.hiddenOf(class, self, viewer); t.all || len(t.hidden) > 0 {
			found = append(found, t)
		}
	})
	return found
}

// hiddenOf returns what is hidden of a thing from a player.
func (w *Writer) hiddenOf(class int, self int64, viewer int) hiddenThing {
	t := hiddenThing{class: class, self: self, all: w.m.Sight.Hidden(class, -1, self, viewer)}
	for _, f := range w.p.Classes[class].Fields {
		if t.all && class != int(w.p.PieceClass) || w.s.Layout.Hidable[f] && w.m.Sight.Hidden(class, f, self, viewer) {
			t.hidden = append(t.hidden, f)
		}
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

// draw sets a hidden field to a value with which the thing looks the same: its hidden fields stay hidden.
func (w *Writer) draw(t *hiddenThing, f int32, viewer int, r *guesser) {
	n, from := w.s.Layout.ValueRange(f)
	if n == 0 {
		return
	}
	start := r.below(n)
	for i := range n {
		w.s.Put(t.class, f, t.self, from+int64((start+i)%n))
		now := w.hiddenOf(t.class, t.self, viewer)
		if !now.all && slices.Equal(now.hidden, t.hidden) {
			return
		}
	}
	w.s.Put(t.class, f, t.self, w.placeholder(f))
}
