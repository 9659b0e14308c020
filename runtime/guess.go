package runtime

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// What a player may not see, a bot of that player may not go by. It looks ahead on a guess: the game as it might be for
// all the player can tell, in which everything hidden is something it could be, and chance is another.

// Hides says whether anything of this scenario is hidden from anybody.
func (g *Game) Hides() bool { return g.lay.hiding }

// Guess makes g the game o as it might be, for all a player can see. A hidden member has one of the values with which
// the thing would look the same to him, drawn by the seed; hidden things are not there, but for those the open decision
// is about. What comes of it depends on what the player sees and on the seed, and on nothing else, but for what a rule
// that is under way has already read. g takes nothing of o's log.
func (g *Game) Guess(o *Game, viewer int, seed uint64) (err error) {
	var about []int64
	if d := o.Decision(); d != nil && d.Kind == Pick && o.isPiece(d.elem) {
		c, r := o.pendingChoose()
		about = append(about, o.from(c, r)...)
	}
	g.CopyFrom(o)
	g.opt.Log, g.opt.Lines, g.opt.Dice, g.byHand = nil, false, nil, false
	g.script, g.scriptedOnly, g.s.Head[hScript] = nil, false, 0
	if g.lay.hiding {
		g.begin()
		err = g.guarded(func() { g.imagine(viewer, seed, about) })
		g.reindexAll()
	}
	g.Seed(mix(seed ^ prime1))
	g.fresh = false
	return err
}

// guesser draws from a stream of its own.
type guesser struct{ word uint64 }

func (r *guesser) below(n int) int {
	r.word += golden
	return int(mix(r.word) >> 1 % uint64(n))
}

// thing is something whose state may be hidden.
type thing struct {
	class  int
	self   int64
	hidden []int32 // fields
	gone   bool
}

// imagine replaces what a player does not see. All of it is found before any of it changes: what is hidden may hang on
// what is hidden.
func (g *Game) imagine(viewer int, seed uint64, about []int64) {
	r := &guesser{word: seed}
	var found []thing
	g.eachThing(func(class int, self int64) {
		if t := g.hiddenOf(class, self, viewer); t.gone || len(t.hidden) > 0 {
			found = append(found, t)
		}
	})
	for i := range found {
		t := &found[i]
		if t.gone && t.class == int(g.p.PieceClass) && slices.Contains(about, t.self) {
			t.hidden = g.p.Classes[t.class].Fields
		}
		for _, f := range t.hidden {
			g.put(t.class, f, t.self, g.first(f))
		}
	}
	for i := range found {
		t := &found[i]
		switch {
		case t.gone && t.class == int(g.p.PieceClass):
			if !slices.Contains(about, t.self) && g.lives(t.self) {
				g.killTree(g.ashore(t.self))
			}
		case t.gone && g.p.Classes[t.class].Role == program.RoleRecord:
			g.killRecord(t.self)
		case !t.gone:
			for _, f := range t.hidden {
				g.draw(t, f, viewer, r)
			}
		}
	}
}

// ashore takes a piece off what carries it, and gives its slot.
func (g *Game) ashore(piece int64) int {
	g.unload(value.Slot(piece))
	return value.Slot(piece)
}

func (g *Game) lives(piece int64) bool {
	at := value.Slot(piece) * g.lay.pieceStride
	return g.s.Pieces[at] == value.Gen(piece)<<1|1
}

// eachThing calls f for all there is that has state.
func (g *Game) eachThing(f func(class int, self int64)) {
	for i := range g.p.Classes {
		c := &g.p.Classes[i]
		switch {
		case i == int(g.p.PieceClass):
			for slot := 0; slot*g.lay.pieceStride < len(g.s.Pieces); slot++ {
				if g.s.Pieces[slot*g.lay.pieceStride+cLive]&1 == 1 {
					f(i, g.pieceAt(slot))
				}
			}
		case c.Role == program.RoleRecord:
			for at := 0; at < len(g.s.Recs); at += g.lay.recStride {
				if r := g.s.Recs[at:]; r[rLive]&1 == 1 && r[rClass] == int64(i) {
					f(i, value.Handle(at/g.lay.recStride, r[rLive]>>1))
				}
			}
		case i == int(g.p.GameClass):
			f(i, 0)
		case len(c.Fields) > 0:
			for m := range c.Members {
				f(i, int64(m))
			}
		}
	}
}

// hiddenOf is what of a thing a player does not see.
func (g *Game) hiddenOf(class int, self int64, viewer int) thing {
	t := thing{class: class, self: self, gone: g.unseen(class, -1, self, viewer)}
	for _, f := range g.p.Classes[class].Fields {
		if t.gone && class != int(g.p.PieceClass) || g.lay.hidable[f] && g.unseen(class, f, self, viewer) {
			t.hidden = append(t.hidden, f)
		}
	}
	return t
}

// first is what a hidden field is before anything is drawn for it.
func (g *Game) first(f int32) int64 {
	if n, from := g.range1(f); n > 0 {
		return from
	}
	return g.p.Fields[f].Default
}

// range1 is how many values are drawn from for a hidden field, and the least of them; none where it has too many, or
// such as cannot be made up.
func (g *Game) range1(f int32) (n int, from int64) {
	fd := &g.p.Fields[f]
	t := &g.p.Types[fd.Type]
	const most = 256
	switch t.Kind {
	case program.TBool:
		return 2, 0
	case program.TInt:
		if size := uint64(fd.Max) - uint64(fd.Min); size < most {
			return int(size) + 1, fd.Min
		}
	case program.TRef:
		c := &g.p.Classes[t.Class]
		piece := fd.Class == g.p.PieceClass
		switch {
		case piece && (fd.Slot == program.PieceSpace || fd.Slot == program.PieceHolder), len(c.Members) == 0:
			return 1, value.None
		case piece && fd.Slot == program.PieceUnit, fd.Default != value.None:
			return len(c.Members), 0
		}
		return len(c.Members) + 1, value.None
	}
	return 0, 0
}

// draw gives a hidden field a value with which the thing looks as it does: its hidden members stay hidden.
func (g *Game) draw(t *thing, f int32, viewer int, r *guesser) {
	n, from := g.range1(f)
	if n == 0 {
		return
	}
	start := r.below(n)
	for i := range n {
		g.put(t.class, f, t.self, from+int64((start+i)%n))
		now := g.hiddenOf(t.class, t.self, viewer)
		if !now.gone && slices.Equal(now.hidden, t.hidden) {
			return
		}
	}
	g.put(t.class, f, t.self, g.first(f))
}

// put writes a field of anything.
func (g *Game) put(class int, f int32, self, v int64) {
	switch {
	case class == int(g.p.PieceClass):
		if g.p.Fields[f].Slot == program.PieceSpace && v == value.None {
			g.unload(value.Slot(self))
			g.moveTree(value.Slot(self), value.None, 0)
			return
		}
		g.setPieceField(f, self, v)
	case g.p.Classes[class].Role == program.RoleRecord:
		g.setRec(g.record(self)+rFields+int(g.p.Fields[f].Slot), v)
	default:
		g.setVar(g.cell(f, self), v)
	}
}
