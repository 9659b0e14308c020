package projection

import (
	"math"
	"testing"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// crowded is a world with most places in one corner.
var crowded = func() (out []atlas.Position) {
	for _, at := range [][2]float64{{0, 50}, {3, 51}, {5, 49}, {8, 52}, {10, 47}, {-100, 40}, {140, 36}, {-60, -20},
		{120, -25}, {25, 0}, {-170, 20}, {70, 30}} {
		out = append(out, atlas.Position{Longitude: at[0], Latitude: at[1]})
	}
	return out
}()

// TestNothingFolds checks that after the flow every small square of the page still turns the same way round.
func TestNothingFolds(t *testing.T) {
	p := New(crowded, nil, 1000, true)
	d := NewDemand(100, 50)
	middle := p.At(atlas.Position{Longitude: 5, Latitude: 50})
	for i := range d.Cells {
		x, y := (float64(i%100)+.5)*p.Width/100, (float64(i/100)+.5)*p.Height/50
		if math.Hypot(x-middle.X, y-middle.Y) < 70 {
			d.Cells[i] = 6
		}
	}
	before := p.At(atlas.Position{Longitude: 10, Latitude: 47}).X - p.At(atlas.Position{Longitude: 0, Latitude: 50}).X
	for range 2 {
		p.Grow(d, 1)
	}
	for x := 0; x < 990; x += 7 {
		for y := 0; y < int(p.Height)-7; y += 7 {
			q := func(dx, dy float64) plane.Point {
				return p.warp.at(plane.Point{X: float64(x) + dx, Y: float64(y) + dy})
			}
			a, b, c := q(0, 0), q(7, 0), q(0, 7)
			if (b.X-a.X)*(c.Y-a.Y)-(b.Y-a.Y)*(c.X-a.X) <= 0 {
				t.Fatalf("the page folds at %d, %d", x, y)
			}
		}
	}
	if after := p.At(atlas.Position{Longitude: 10, Latitude: 47}).X - p.At(atlas.Position{Longitude: 0,
		Latitude: 50}).X; after < before*1.2 {
		t.Errorf("the crowded part is %.0f wide and was %.0f before", after, before)
	}
}

// TestGrowEvens checks that a part of the page which asks for three times as much becomes about three times as large.
func TestGrowEvens(t *testing.T) {
	p := New(crowded, nil, 1000, true)
	d := NewDemand(60, 30)
	inside := 0
	for i := range d.Cells {
		if x, y := i%60, i/60; x >= 20 && x < 40 && y >= 10 && y < 20 {
			d.Cells[i] = 3
			inside++
		}
	}
	p.Grow(d, .1)
	var ring plane.Ring
	corner := func(x, y float64) {
		ring = append(ring, p.warp.at(plane.Point{X: x / 60 * p.Width, Y: y / 30 * p.Height}))
	}
	for x := 20.0; x < 40; x++ {
		corner(x, 10)
	}
	for y := 10.0; y < 20; y++ {
		corner(40, y)
	}
	for x := 40.0; x > 20; x-- {
		corner(x, 20)
	}
	for y := 20.0; y > 10; y-- {
		corner(20, y)
	}
	page := p.Width * p.Height
	want := page * 3 * float64(inside) / (3*float64(inside) + float64(len(d.Cells)-inside))
	if got := ring.Area(); math.Abs(got-want) > .06*want {
		t.Errorf("the part has %.0f units, want about %.0f", got, want)
	}
}

// TestFrame wraps a world around and not a region.
func TestFrame(t *testing.T) {
	if p := New(crowded, [][2]int{{0, 5}, {0, 6}}, 1000, true); !p.Wraps {
		t.Error("a world does not wrap around")
	}
	if p := New(crowded, nil, 1000, false); p.Wraps {
		t.Error("a land that is nowhere wraps around")
	}
	p := New(crowded[:5], nil, 1000, true)
	if p.Wraps {
		t.Error("a region wraps around")
	}
	for _, at := range crowded[:5] {
		if q := p.At(at); q.X < 0 || q.Y < 0 || q.X > p.Width || q.Y > p.Height {
			t.Errorf("%v is off the page, at %v", at, q)
		}
	}
}

// TestRingAtTheEdge draws a ring that the edge of the page cuts at both edges.
func TestRingAtTheEdge(t *testing.T) {
	p := New(crowded, nil, 1000, true)
	w := p.west
	ring := []atlas.Position{{Longitude: w - 5, Latitude: 0}, {Longitude: w + 5, Latitude: 0},
		{Longitude: w + 5, Latitude: 10}, {Longitude: w - 5, Latitude: 0}}
	if rings := p.Ring(ring); len(rings) != 2 {
		t.Errorf("%d rings, want one at each edge", len(rings))
	}
}
