package cartography

import (
	"math"
	"testing"
)

// TestMask compares the masks of a board with its grid, cell by cell.
func TestMask(t *testing.T) {
	l := Lay(isles())
	masks := l.Masks()
	if masks[harbour] != nil || masks[britain] == nil || masks[atlantic] == nil {
		t.Fatal("a harbour has no part of the grid, and countries and seas have")
	}
	cell := l.Grid.Cell
	seed := uint32(1)
	random := func(n int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % n
	}
	some := 0
	for range 400 {
		x, y, w, h := random(l.Grid.Columns+20)-20, random(l.Grid.Rows+20)-20, 1+random(60), 1+random(60)
		r := Rect{X: float64(x) * cell, Y: float64(y) * cell, W: float64(w) * cell, H: float64(h) * cell}
		for _, space := range []int{britain, france, atlantic} {
			n := 0
			for v := range h {
				for u := range w {
					if l.SpaceAt(Point{X: (float64(x+u) + .5) * cell, Y: (float64(y+v) + .5) * cell}) == space {
						n++
					}
				}
			}
			want := float64(n) / float64(w*h)
			if got := masks[space].Share(r); math.Abs(got-want) > 1e-9 {
				t.Fatalf("%v shows %v of space %d, want %v", r, got, space, want)
			}
			if want > 0 {
				some++
			}
		}
	}
	if some < 50 {
		t.Errorf("only %d rectangles showed anything", some)
	}
	if got := masks[britain].Share(Rect{X: masks[britain].Bounds().X - 50, W: 10, H: 1e6}); got != 0 {
		t.Errorf("a rectangle beside Britain shows %v of it", got)
	}
}
