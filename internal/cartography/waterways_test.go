package cartography

import (
	"math"
	"slices"
	"testing"

	"github.com/paulmach/orb"
	"github.com/paulmach/orb/planar"

	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// waterOf returns the lines of water of a border.
func waterOf(l *Layout, border int) []Waterway {
	var out []Waterway
	for _, w := range l.Waterways {
		if w.Border == border {
			out = append(out, w)
		}
	}
	return out
}

// distanceFrom returns how far a point is from the straight line between two others.
func distanceFrom(p, a, b Point) float64 {
	return planar.DistanceFromSegment(orb.Point{a.X, a.Y}, orb.Point{b.X, b.Y}, orb.Point{p.X, p.Y})
}

// off returns how far a point is from the nearest of some lines.
func off(p Point, lines []Waterway) float64 {
	least := math.Inf(1)
	for _, w := range lines {
		for i := 0; i+1 < len(w.Points); i++ {
			least = min(least, distanceFrom(p, w.Points[i], w.Points[i+1]))
		}
	}
	return least
}

// checkWater checks that every border that is water is a line of water or has a mark, and that one that runs along
// the line between its spaces covers all of it.
func checkWater(t *testing.T, b *Board, l *Layout) {
	t.Helper()
	for i, e := range b.Borders {
		water := waterOf(l, i)
		if !e.Water {
			if len(water) > 0 {
				t.Errorf("border %d is not water, and is drawn as water", i)
			}
			continue
		}
		marked := slices.ContainsFunc(l.Crossings, func(c Crossing) bool { return c.Border == i })
		if len(water) == 0 {
			if !marked {
				t.Errorf("border %d is water, and nothing shows it", i)
			}
			continue
		}
		if !water[0].Along {
			line := water[0].Points
			if l.SpaceAt(line[0]) != e.A || l.SpaceAt(line[len(line)-1]) != e.B {
				t.Errorf("the water of border %d leads from space %d to space %d, want %d and %d", i, l.SpaceAt(line[0]),
					l.SpaceAt(line[len(line)-1]), e.A, e.B)
			}
			continue
		}
		edge, drawn := 0.0, 0.0
		for _, a := range l.Arcs {
			if !slices.Contains(a.Borders, i) {
				continue
			}
			edge += plane.Length(a.Points)
			for _, p := range a.Points {
				if d := off(p, water); d > bend/2 {
					t.Errorf("the water of border %d is %.1f units away from %v of the line between its spaces", i, d, p)
				}
			}
		}
		for _, w := range water {
			drawn += plane.Length(w.Points)
		}
		if drawn < .93*edge || drawn > 1.05*edge+bend {
			t.Errorf("the water of border %d is %.0f units long, and the line between its spaces %.0f", i, drawn, edge)
		}
	}
}

// between returns the border of two spaces.
func between(b *Board, p, q int) int {
	return slices.IndexFunc(b.Borders, func(e Border) bool { return e.A == p && e.B == q || e.A == q && e.B == p })
}

// TestRiver draws water along the sides of hexes: all of each side, and round the corners where it goes on along
// another.
func TestRiver(t *testing.T) {
	b := grid(4, 4, lattices[1])
	const here = 5 // a space with six neighbours
	var around []int
	for i, e := range b.Borders {
		if e.A == here || e.B == here {
			around = append(around, i)
			b.Borders[i].Water = len(around) <= 4
		}
	}
	if len(around) != 6 {
		t.Fatalf("%d borders, want 6", len(around))
	}
	l := Lay(b)
	checkWater(t, b, l)
	if len(l.Waterways) != 4 || len(l.Crossings) > 0 {
		t.Fatalf("%d lines of water and %d marks, want 4 and none", len(l.Waterways), len(l.Crossings))
	}
	joints := 0
	for i, w := range l.Waterways {
		for k, v := range l.Waterways[:i] {
			for _, p := range [2]end{{i, false}, {i, true}} {
				for _, q := range [2]end{{k, false}, {k, true}} {
					one, other := p.line(l.Waterways), q.line(l.Waterways)
					at := one[0]
					if at != other[0] {
						continue
					}
					joints++
					u, _ := plane.Along(one, 1.5)
					o, _ := plane.Along(other, 1.5)
					turn := math.Abs(math.Remainder(math.Atan2(at.Y-u.Y, at.X-u.X)-math.Atan2(o.Y-at.Y, o.X-at.X),
						2*math.Pi)) * 180 / math.Pi
					if turn > 30 { // the corner of a hex is one of 60
						t.Errorf("borders %d and %d meet with a turn of %.0f degrees", w.Border, v.Border, turn)
					}
				}
			}
		}
	}
	want := 0 // pairs of sides that have a corner in common
	for i := range around[:4] {
		for k := range i {
			if touching(b, l, around[i], around[k]) {
				want++
			}
		}
	}
	if joints != want || want == 0 {
		t.Errorf("%d lines meet, want %d", joints, want)
	}
}

// touching reports whether the lines of two borders have an end in common.
func touching(b *Board, l *Layout, i, k int) bool {
	var ends [2][]Point
	for _, a := range l.Arcs {
		for n, border := range [2]int{i, k} {
			if slices.Contains(a.Borders, border) {
				ends[n] = append(ends[n], a.Points[0], a.Points[len(a.Points)-1])
			}
		}
	}
	return slices.ContainsFunc(ends[0], func(p Point) bool { return slices.Contains(ends[1], p) })
}

// TestConfluence lets three lines of water meet in one corner: all three have the same end.
func TestConfluence(t *testing.T) {
	b := grid(4, 4, lattices[1])
	three := []int{5, 6, -1}
	for i := range b.Spaces {
		if between(b, i, 5) >= 0 && between(b, i, 6) >= 0 {
			three[2] = i
		}
	}
	for i, p := range three {
		for _, q := range three[:i] {
			b.Borders[between(b, p, q)].Water = true
		}
	}
	l := Lay(b)
	checkWater(t, b, l)
	ends := map[Point]int{}
	for _, w := range l.Waterways {
		ends[w.Points[0]]++
		ends[w.Points[len(w.Points)-1]]++
	}
	most := 0
	for _, n := range ends {
		most = max(most, n)
	}
	if len(l.Waterways) != 3 || most != 3 {
		t.Errorf("%d lines of water, %d of which meet; want 3", len(l.Waterways), most)
	}
}

// TestRiverOfAbstractBoard draws water along the lines of a board of which only the borders are known.
func TestRiverOfAbstractBoard(t *testing.T) {
	b := ring(7)
	b.Borders[2].Water, b.Borders[5].Water = true, true
	l := Lay(b)
	checkWater(t, b, l)
	if len(waterOf(l, 2)) == 0 || len(waterOf(l, 5)) == 0 || !l.Waterways[0].Along {
		t.Errorf("%d lines of water, want one along each of two borders", len(l.Waterways))
	}
}

// straits is a row of three squares, water on both sides of land, above a row of land. A border joins the waters.
func straits(through ...int) *Board {
	b := grid(3, 2, lattices[0])
	for i := range b.Spaces {
		b.Spaces[i].Kind = Land
	}
	b.Spaces[0].Kind, b.Spaces[4].Kind = Water, Water
	b.Borders = append(b.Borders, Border{A: 0, B: 4, Member: -1, Water: true, Through: through})
	return b
}

// TestChannel draws water from one sea to another through the land that holds the way, or through any land if none is
// named.
func TestChannel(t *testing.T) {
	for _, through := range [][]int{{2}, nil, {2, 3}} {
		b := straits(through...)
		l := Lay(b)
		checkWater(t, b, l)
		border := len(b.Borders) - 1
		water := waterOf(l, border)
		if len(water) != 1 || water[0].Along || len(l.Links) > 0 || len(l.Audit.Missing) > 0 || len(l.Crossings) > 0 {
			t.Fatalf("through %v: %d lines of water, %d links, %d marks, missing %v; want a line", through, len(water),
				len(l.Links), len(l.Crossings), l.Audit.Missing)
		}
		if got := leads(l, water[0]); !got[2] || got[3] && len(through) == 1 || got[1] || got[5] {
			t.Errorf("through %v: the water leads through %v", through, got)
		}
		if mid := plane.Distance(water[0].Points[0], water[0].Points[len(water[0].Points)-1]); plane.Length(
			water[0].Points) > 1.6*mid {
			t.Errorf("through %v: the water makes a way of %.0f units of %.0f", through, plane.Length(water[0].Points), mid)
		}
	}
}

// TestNoChannel leaves a border a link with a mark where no water can be drawn: the land that holds the way is
// elsewhere, or is one of the ends.
func TestNoChannel(t *testing.T) {
	off := straits(6)
	off.Spaces = append(off.Spaces, Space{Kind: Off, Within: -1, Of: -1})
	for what, b := range map[string]*Board{"off the map": off, "an end": straits(0, 4)} {
		l := Lay(b)
		if len(l.Waterways) > 0 || len(l.Links) != 1 || len(l.Crossings) != 1 || l.Crossings[0].Border != len(b.Borders)-1 ||
			len(l.Audit.Missing) != 1 {
			t.Errorf("%s: %d lines of water, %d links, marks %v, missing %v; want a link with a mark", what, len(l.Waterways),
				len(l.Links), l.Crossings, l.Audit.Missing)
		}
	}
	dry := straits()
	dry.Borders[len(dry.Borders)-1].Water = false
	if l := Lay(dry); len(l.Waterways) > 0 || len(l.Links) != 1 || len(l.Crossings) > 0 {
		t.Errorf("a border without water: %d lines of water, %d links, %d marks; want a link", len(l.Waterways), len(l.Links),
			len(l.Crossings))
	}
	seas := straits() // two waters that touch
	seas.Spaces[2].Kind = Water
	i := between(seas, 0, 2)
	seas.Borders[i].Water = true
	if l := Lay(seas); len(waterOf(l, i)) > 0 || !slices.ContainsFunc(l.Crossings, func(c Crossing) bool {
		return c.Border == i
	}) {
		t.Errorf("water on water: %v, marks %v; want a mark", waterOf(l, i), l.Crossings)
	}
}

// TestMarkOnWater keeps the mark of a border that is unlike others in something else than its water.
func TestMarkOnWater(t *testing.T) {
	b := straits(2)
	b.Borders[len(b.Borders)-1].Marked = true
	if l := Lay(b); len(l.Waterways) != 1 || len(l.Crossings) != 1 || off(l.Crossings[0].At, l.Waterways) > 1 {
		t.Errorf("%d lines of water, marks %v; want a mark on the line", len(l.Waterways), l.Crossings)
	}
}

// drawn lays out a map that is given by rows, with a letter for each square of ten cells: A is the first space;
// capitals are land, small letters water, and a dot is nobody's.
func drawn(rows []string, borders ...Border) (*Board, *Layout) {
	b := &Board{Borders: borders}
	const square = 10
	c := &canvas{Board: b, raster: mesh.NewRaster(float64(len(rows[0])*square)*cellSize,
		float64(len(rows)*square)*cellSize, cellSize)}
	c.label = make([]int16, len(c.raster.Soil))
	for i := range c.label {
		letter := rows[i/c.raster.W/square][i%c.raster.W/square]
		space, kind := int(letter-'A'), Land
		switch {
		case letter == '.':
			c.label[i] = -1
			continue
		case letter >= 'a':
			space, kind = int(letter-'a'), Water
		}
		for len(b.Spaces) <= space {
			b.Spaces, c.kinds, c.at = append(b.Spaces, Space{Within: -1, Of: -1}), append(c.kinds, Unknown), append(c.at,
				Point{})
		}
		c.label[i], c.kinds[space] = int16(space), kind
	}
	return b, c.layout(&Layout{Form: Abstract, Width: float64(c.raster.W) * c.raster.Cell,
		Height: float64(c.raster.H) * c.raster.Cell})
}

// leads returns the spaces that a line leads through.
func leads(l *Layout, w Waterway) map[int]bool {
	out := map[int]bool{}
	for i := 0; i+1 < len(w.Points); i++ {
		for k := range 101 {
			p, q := w.Points[i], w.Points[i+1]
			out[l.SpaceAt(Point{X: p.X + (q.X-p.X)*float64(k)/100, Y: p.Y + (q.Y-p.Y)*float64(k)/100})] = true
		}
	}
	return out
}

// TestDividedRiver draws water along both parts of the line between two spaces, between which a third one is.
func TestDividedRiver(t *testing.T) {
	b, l := drawn([]string{"AABB", "ACCB", "AABB"}, Border{A: 0, B: 1, Member: -1, Water: true})
	checkWater(t, b, l)
	if n := len(waterOf(l, 0)); n != 2 {
		t.Errorf("%d lines of water, want 2", n)
	}
}

// TestChannelBesideStrait draws water through the land that holds it, although the seas touch and other land between
// them is narrower.
func TestChannelBesideStrait(t *testing.T) {
	b, l := drawn([]string{"aaaaaaabbbbbbb", "aaaaaaDbbbbbbb", "a............b", "aCCCCCCCCCCCCb"},
		Border{A: 0, B: 1, Member: -1, Water: true, Through: []int{2}}, Border{A: 0, B: 1, Member: -1})
	checkWater(t, b, l)
	water := waterOf(l, 0)
	if len(water) != 1 {
		t.Fatalf("%d lines of water, want 1", len(water))
	}
	if got := leads(l, water[0]); !got[2] || got[3] {
		t.Errorf("the water leads through %v, want space 2 and no other land", got)
	}
	_, l = drawn([]string{"aaccbb", "aaDDbb"}, Border{A: 0, B: 1, Member: -1, Water: true, Through: []int{3}})
	if water := waterOf(l, 0); len(water) != 1 || !leads(l, water[0])[3] || leads(l, water[0])[2] {
		t.Errorf("the water is %v, want a line that is not in another sea", water)
	}
	if _, l := drawn([]string{"aa.bb", "aa.bb"}, Border{A: 0, B: 1, Member: -1, Water: true}); len(l.Waterways) > 0 {
		t.Error("there is a channel where there is no land")
	}
}

// TestChannelBetweenBanks follows the line between the two lands that hold the way.
func TestChannelBetweenBanks(t *testing.T) {
	b, l := drawn([]string{"aaCCCbb", "aaCCCbb", "aaDDDbb", "aaDDDbb", "aaDDDbb"},
		Border{A: 0, B: 1, Member: -1, Water: true, Through: []int{2, 3}})
	checkWater(t, b, l)
	for _, w := range l.Waterways {
		for _, p := range w.Points {
			if math.Abs(p.Y-2*10*cellSize) > 2*cellSize {
				t.Errorf("the water is at %v, want it between the banks", p)
			}
		}
	}
}
