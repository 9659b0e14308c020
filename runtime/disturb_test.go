package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Disturb changes what a player cannot see, and nothing that he can: hidden members are exchanged between things and
// replaced by others with which the thing is hidden as before, pieces that are hidden whole change their kind, pieces
// that look alike change places, and the dice to come are others. It says how much it changed. It is written apart from
// Guess, which it is to test.
func (g *Game) Disturb(viewer int, seed uint64) (changed int, err error) {
	r := &drawer{state.NewStream(seed)}
	before := g.s.Hash()
	err = g.e.Change(func() {
		var all []hideable
		g.s.EachThing(func(class int, self int64) {
			t := hideable{class: class, self: self, all: g.m.Sight.Hidden(class, -1, self, viewer)}
			for _, f := range g.p.Classes[class].Fields {
				if t.all || g.m.Sight.Hidden(class, f, self, viewer) {
					t.hidden = append(t.hidden, f)
				}
			}
			all = append(all, t)
		})
		same := func() bool { // for the viewer, everything is hidden as it was
			for _, t := range all {
				if g.m.Sight.Hidden(t.class, -1, t.self, viewer) != t.all {
					return false
				}
				for _, f := range g.p.Classes[t.class].Fields {
					hidden := false
					for _, h := range t.hidden {
						hidden = hidden || h == f
					}
					if !t.all && g.m.Sight.Hidden(t.class, f, t.self, viewer) != hidden {
						return false
					}
				}
			}
			return true
		}
		for range len(all) {
			t := &all[r.below(len(all))]
			if len(t.hidden) == 0 {
				continue
			}
			f := t.hidden[r.below(len(t.hidden))]
			if int(g.p.PieceClass) == t.class && (g.p.Fields[f].Slot == program.PieceSpace ||
				g.p.Fields[f].Slot == program.PieceHolder) {
				continue
			}
			old := g.cellOf(t, f)
			now := old
			if t.all { // what nobody sees there is only exchanged: the rules could not bear pieces of any kind anywhere
				if o := &all[r.below(len(all))]; o.all && o.class == t.class {
					now = g.cellOf(o, f)
					g.s.Put(o.class, f, o.self, old)
					g.s.Put(t.class, f, t.self, now)
					if now != old && !same() {
						g.s.Put(o.class, f, o.self, now)
						g.s.Put(t.class, f, t.self, old)
					} else if now != old {
						changed++
					}
				}
				continue
			}
			if o := &all[r.below(len(all))]; r.below(2) == 0 && o.class == t.class {
				now = g.cellOf(o, f)
			} else if n, from := g.s.Layout.ValueRange(f); n > 0 {
				now = from + int64(r.below(n))
			} else if g.p.Types[g.p.Fields[f].Type].Kind == program.TInt {
				now = old + int64(r.below(7)) - 3
			}
			if g.p.Fields[f].Resource && now < 0 {
				continue
			}
			g.s.Put(t.class, f, t.self, now)
			if now != old && !same() {
				g.s.Put(t.class, f, t.self, old)
			} else if now != old {
				changed++
			}
		}
	})
	g.s.ReindexAll()
	g.s.Seed(state.Mix(seed))
	g.e.Judge.Forget()
	if g.s.Hash() == before {
		changed = 0
	}
	return changed, err
}

func (g *Game) cellOf(t *hideable, f int32) int64 {
	slot := int(g.p.Fields[f].Slot)
	switch {
	case t.class == int(g.p.PieceClass):
		return g.s.Pieces[value.Slot(t.self)*g.s.Layout.PieceStride+state.PieceFields+slot]
	case g.p.Classes[t.class].Role == program.RoleRecord:
		return g.s.Recs[g.s.Record(t.self)+state.RecordFields+slot]
	}
	return g.s.Vars[g.s.Cell(f, t.self)]
}

// hideable is something whose state may be hidden.
type hideable struct {
	class  int
	self   int64
	hidden []int32 // fields
	all    bool    // all of it is hidden
}

// drawer draws from a stream of its own.
type drawer struct{ stream state.Stream }

func (d *drawer) below(n int) int { return int(d.stream.Below(uint64(n))) }
