package picture

import (
	"bytes"
	"math"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/runtime"
)

// Arrows lie under names and counters, and end before them.
func TestArrowsHideNothing(t *testing.T) {
	p := written(t, isles)
	b := laidOut(t, p)
	v := seen(t, p, runtime.Referee)
	const upper, lower, sound = 0, 1, 2
	arrows := []Arrow{
		{Through: []int{upper, sound}, Kind: Reached, Text: "1"},
		{Through: []int{sound, lower}, Kind: Refused, Text: "2"},
		{Through: []int{upper, sound, lower}, Kind: Played, Text: "3 guards"},
		{Through: []int{lower, sound, upper, sound}, Kind: Refused},
		{Through: []int{lower}, Kind: Refused},
	}
	svg := b.SVG(v, Options{Arrows: arrows})
	order := []string{`id="ground"`, `id="arrows"`, `class="names"`, `id="position"`, `id="arrow-marks"`}
	last := -1
	for _, part := range order {
		at := bytes.Index(svg, []byte(part))
		if at <= last {
			t.Errorf("%s is at %d, want it after %d", part, at, last)
		}
		last = at
	}
	groups := stacker{b}.places(v)
	var boxes []cartography.Rect
	for _, n := range b.names {
		boxes = append(boxes, n.box)
	}
	for _, g := range groups {
		boxes = append(boxes, g.box)
	}
	r := router{b}
	list := r.courses(arrows, groups)
	if len(list) != len(arrows) {
		t.Fatalf("%d arrows are drawn, want %d", len(list), len(arrows))
	}
	for i, c := range list {
		from, to := c.Through[0], c.Through[len(c.Through)-1]
		if c.line[0] != r.end(from) {
			t.Errorf("arrow %d begins at %v, want %v", i, c.line[0], r.end(from))
		}
		if slices.ContainsFunc(boxes, func(x cartography.Rect) bool { return x.Contains(c.mark) }) {
			t.Errorf("what is written on arrow %d hides something: %v", i, c.mark)
		}
		if len(c.Through) == 1 {
			if far := plane.Distance(c.mark, r.end(from)); far > 50 {
				t.Errorf("the cross of arrow %d is %.0f units from its space", i, far)
			}
			continue
		}
		tip, far := c.line[len(c.line)-1], math.Inf(1)
		if slices.ContainsFunc(boxes, func(r cartography.Rect) bool { return r.Contains(tip) }) {
			t.Errorf("the tip of arrow %d is under something: %v", i, tip)
		}
		for _, g := range groups {
			if g.space == to {
				far = min(far, plane.Distance(tip, g.box.Middle()))
			}
		}
		if far = min(far, plane.Distance(tip, r.end(to))); far > 80 {
			t.Errorf("arrow %d ends %.0f units before its space", i, far)
		}
	}
	if list[2].mark == list[0].mark || plane.Distance(list[2].mark, list[0].mark) < arrowLetters {
		t.Errorf("the texts of two arrows are at %v and %v", list[0].mark, list[2].mark)
	}
}

// What is written on an arrow is as near to its middle as it hides nothing, then beside it, and in its middle where
// it would hide something everywhere.
func TestMarks(t *testing.T) {
	b := laidOut(t, written(t, isles))
	var c course
	c.Arrow = &Arrow{Kind: Reached, Text: "12"}
	line := func() (out []cartography.Point) {
		for x := 100.0; x <= 500; x += 4 {
			out = append(out, cartography.Point{X: x, Y: 200})
		}
		return out
	}
	c.line = line()
	at := func(taken ...cartography.Rect) float64 {
		p, _ := (router{b}).markOf(&c, taken)
		return p.X
	}
	if x := at(); x != 300 {
		t.Errorf("the text is at %v, want the middle, 300", x)
	}
	if x := at(cartography.Rect{X: 290, Y: 195, W: 20, H: 10}); x >= 280 || x < 240 {
		t.Errorf("the text is at %v, want it just before what is in the middle", x)
	}
	if x := at(cartography.Rect{X: 200, Y: 195, W: 120, H: 10}); x <= 320 || x > 370 {
		t.Errorf("the text is at %v, want it just behind what is in the middle", x)
	}
	along := cartography.Rect{X: 0, Y: 195, W: 600, H: 10}
	for _, c := range []struct {
		kind  ArrowKind
		taken []cartography.Rect
		on    bool // its line
	}{
		{Reached, []cartography.Rect{along}, false},
		{Refused, []cartography.Rect{along}, true}, // a cross that is not on its line says nothing
		{Reached, []cartography.Rect{{X: 0, Y: 0, W: 2000, H: 2000}}, true},
	} {
		one := course{Arrow: &Arrow{Kind: c.kind, Text: "12"}, line: line()}
		p, box := (router{b}).markOf(&one, c.taken)
		if p.X != 300 || (p.Y == 200) != c.on || plane.Distance(p, cartography.Point{X: 300, Y: 200}) > 30 {
			t.Errorf("kind %d: the text is at %v; on the line: want %v", c.kind, p, c.on)
		}
		if !c.on && overlap(box, along) {
			t.Errorf("the text at %v hides what is along the line", box)
		}
	}
}
