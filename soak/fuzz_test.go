package soak

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// FuzzGame lets bytes choose: each takes the next legal option at or after its place in the list.
func FuzzGame(f *testing.F) {
	start := newGame(f, 1)
	for seed := range uint64(4) {
		f.Add(seed, []byte("any bytes will do, and these are as good as others"))
	}
	at := readAtlas(start.Program())
	f.Fuzz(func(t *testing.T, seed uint64, answers []byte) {
		g := start.Clone()
		g.Seed(seed)
		before, err := look(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range answers[:min(len(answers), 400)] {
			d := g.Decision()
			if d == nil {
				break
			}
			n, done := d.Len(), g.Decisions()
			i := int(b) % n
			for k := 0; k < n && !d.Legal(i); k++ {
				i = (i + 1) % n
			}
			if err := g.Choose(i); err != nil {
				t.Fatalf("%s: %v", where(g), err)
			}
			if err := g.Check(); err != nil {
				t.Fatalf("%s: %v", where(g), err)
			}
			line := ""
			if g.Decisions() > done {
				line = g.Line()
			}
			after, err := look(g)
			if err == nil {
				err = after.wrong()
			}
			if err == nil {
				err = unexplained(before, after, line)
			}
			if err == nil && line != "" {
				err = at.unpaid(before, after, line)
			}
			if err == nil {
				err = outOfOrder(before, after)
			}
			if err != nil {
				t.Fatalf("%s: %v", where(g), err)
			}
			before = after
		}
	})
}

// FuzzLine says anything at several points of a game of a whole scenario: it is a legal line, or refused with a reason.
func FuzzLine(f *testing.F) {
	var points []*runtime.Game
	g := newGame(f, 3)
	who := bot.Random(3)
	for n := range 300 {
		if n%20 == 0 {
			points = append(points, g.Clone())
			for i := range g.Decision().Len() {
				f.Add(len(points)-1, g.Decision().Text(i))
			}
		}
		if err := who.Decide(g); err != nil {
			f.Fatal(err)
		}
		if n%7 == 0 {
			f.Add(n%len(points), g.Line())
		}
	}
	o := points[0].Clone()
	f.Fuzz(func(t *testing.T, point int, line string) {
		if point < 0 || point >= len(points) {
			return
		}
		o.CopyFrom(points[point])
		before := o.Hash()
		if err := o.Do(line); err != nil {
			if err := refused(o, before, err); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
		}
		if err := o.Check(); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
	})
}
