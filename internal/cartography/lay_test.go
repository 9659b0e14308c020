package cartography

import (
	"math"
	"os"
	"reflect"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// board reads the board of a scenario of this repository.
func board(t *testing.T, name string) *Board {
	t.Helper()
	result := compiler.Compile(os.DirFS("../.."), "scenarios/"+name, compiler.Options{})
	if result.Program == nil {
		t.Fatalf("%s does not compile", name)
	}
	return Read(result.Program)
}

// ring is a board without places: n spaces in a circle.
func ring(n int) *Board {
	b := &Board{}
	for i := range n {
		b.Spaces = append(b.Spaces, Space{Name: "s", Within: -1, Of: -1})
		b.Borders = append(b.Borders, Border{A: i, B: (i + 1) % n, Member: -1})
	}
	return b
}

// TestAbstract lays out a board of which only the borders are known.
func TestAbstract(t *testing.T) {
	b := ring(7)
	b.Spaces = append(b.Spaces, Space{Name: "hand", Kind: Off, Within: -1, Of: -1})
	l := Lay(b)
	if l.Form != Abstract || len(l.Audit.Missing) > 0 || l.Audit.Borders != 7 {
		t.Errorf("form %d, audit %+v", l.Form, l.Audit)
	}
	for i := range 7 {
		if got := l.SpaceAt(l.Shapes[i].Anchor); got != i {
			t.Errorf("space %d is drawn at the name of space %d", got, i)
		}
	}
	if hand := l.Shapes[7]; hand.Layer != LayerMargin || hand.Anchor.Y < l.Map.H {
		t.Errorf("the hand is at %v in layer %d, want it below the map", hand.Anchor, hand.Layer)
	}
	if again := Lay(b); !reflect.DeepEqual(l, again) {
		t.Error("a second layout differs from the first")
	}
}

// grid is a board of columns and rows in which cells border whose middles are a cell apart.
func grid(columns, rows int, k lattice) *Board {
	b := &Board{}
	for c := range columns {
		for r := range rows {
			b.Spaces = append(b.Spaces, Space{Within: -1, Of: -1, InGrid: true, Column: c + 1, Row: r + 1})
		}
	}
	for i := range b.Spaces {
		for j := range i {
			u, v := k.middle(b.Spaces[i].Column, b.Spaces[i].Row), k.middle(b.Spaces[j].Column, b.Spaces[j].Row)
			if math.Hypot(u.X-v.X, u.Y-v.Y) < 2.1 {
				b.Borders = append(b.Borders, Border{A: i, B: j, Member: -1})
			}
		}
	}
	return b
}

// TestCells lays out every kind of lattice and finds it again from the borders.
func TestCells(t *testing.T) {
	for n, k := range lattices {
		if n == 5 || n == 10 { // every second cell of these is left out
			continue
		}
		b := grid(6, 5, k)
		l := Lay(b)
		if l.Form != Cells || len(l.Audit.Missing) > 0 || len(l.Audit.Extra) > 0 || l.Audit.Borders != len(b.Borders) {
			t.Errorf("lattice %d: form %d, audit %+v", n, l.Form, l.Audit)
		}
		for i, s := range l.Shapes {
			if len(s.Rings) != 1 || l.SpaceAt(s.Anchor) != i {
				t.Errorf("lattice %d: cell %d has %d rings, and cell %d is at its middle", n, i, len(s.Rings), l.SpaceAt(s.Anchor))
			}
		}
		walls := 0
		for _, a := range l.Arcs {
			if a.A >= 0 && a.B >= 0 {
				walls++
			}
		}
		if walls != len(b.Borders) {
			t.Errorf("lattice %d: %d sides between cells, want %d", n, walls, len(b.Borders))
		}
	}
}

// TestCorners counts squares that border at a corner as shown, and others that are far apart as missing.
func TestCorners(t *testing.T) {
	b := grid(3, 3, lattices[0])
	b.Borders = append(b.Borders, Border{A: 0, B: 4, Member: -1}, Border{A: 0, B: 8, OneWay: true, Member: -1})
	l := Lay(b)
	if want := []Pair{{0, 8}}; !slices.Equal(l.Audit.Missing, want) || !slices.Equal(l.Audit.OneSided, want) ||
		len(l.Links) != 1 {
		t.Errorf("missing %v, one-sided %v, %d links; want %v twice and a link", l.Audit.Missing, l.Audit.OneSided,
			len(l.Links), want)
	}
}

// TestNothing lays out a scenario without spaces.
func TestNothing(t *testing.T) {
	if l := Lay(&Board{}); len(l.Shapes) != 0 {
		t.Errorf("%d shapes, want none", len(l.Shapes))
	}
}

// TestTruth counts the borders that pictures of the shipped games cannot show, and the touches in them without a
// border.
func TestTruth(t *testing.T) {
	worktest.Long(t)
	for _, game := range []struct {
		name                    string
		form                    Form
		borders, missing, extra int // at least, at most, at most
		rivers, canals          int // that are lines of water
	}{
		{"axis_allies_revised", Geographic, 346, 10, 30, 0, 2},
		{"attack_deluxe", Geographic, 319, 10, 30, 0, 2},
		{"axis_allies_europe", Geographic, 230, 10, 20, 0, 1},
		{"axis_allies_1942", Geographic, 346, 10, 30, 0, 2},
		{"khans_and_kings", Abstract, 150, 10, 10, 12, 0},
	} {
		t.Run(game.name, func(t *testing.T) {
			b := board(t, game.name)
			l := Lay(b)
			a := l.Audit
			t.Logf("%d borders, %d missing, %d extra", a.Borders, len(a.Missing), len(a.Extra))
			if l.Form != game.form || a.Borders < game.borders || len(a.Missing) > game.missing || len(a.Extra) > game.extra {
				t.Errorf("form %d, %d borders, %d missing, %d extra; want form %d, at least %d, at most %d and %d",
					l.Form, a.Borders, len(a.Missing), len(a.Extra), game.form, game.borders, game.missing, game.extra)
			}
			checkLayout(t, b, l)
			checkWater(t, b, l)
			checkCoasts(t, l)
			water := map[int]bool{} // by border: whether it is along the line between its spaces
			for _, w := range l.Waterways {
				water[w.Border] = w.Along
			}
			rivers := 0
			for _, along := range water {
				if along {
					rivers++
				}
			}
			if rivers != game.rivers || len(water)-rivers != game.canals {
				t.Errorf("%d rivers and %d canals are lines of water, want %d and %d", rivers, len(water)-rivers, game.rivers,
					game.canals)
			}
		})
	}
}

// checkCoasts checks that no coast lies across another one, as that of an island would that is drawn larger than it is.
func checkCoasts(t *testing.T, l *Layout) {
	t.Helper()
	const simpler = 1 // points of real coasts that lie across each other because the lines are simplified
	for i, ring := range l.Coast {
		for k, other := range l.Coast {
			in := 0
			for _, p := range other {
				if plane.IsInside([]Ring{ring}, p) {
					in++
				}
			}
			if i != k && in > simpler && in < len(other) {
				t.Errorf("%d points of the coast at %v lie within the coast at %v", in, other[0], ring[0])
			}
		}
	}
}

// checkLayout checks what holds of every layout: every space is somewhere, and what is missing is linked or noted.
func checkLayout(t *testing.T, b *Board, l *Layout) {
	t.Helper()
	for i, s := range l.Shapes {
		switch s.Layer {
		case LayerNone:
			t.Errorf("%s is nowhere", b.Spaces[i].Name)
		case LayerLand, LayerWater:
			if len(s.Rings) == 0 || len(s.Rooms) == 0 || s.Area <= 0 {
				t.Errorf("%s has %d rings, %d rooms and an area of %v", b.Spaces[i].Name, len(s.Rings), len(s.Rooms), s.Area)
				continue
			}
			if b.Spaces[i].Label == nil && l.SpaceAt(s.Anchor) != i {
				t.Errorf("the name of %s is in space %d", b.Spaces[i].Name, l.SpaceAt(s.Anchor))
			}
		}
	}
	checkCoast(t, b, l)
	for _, p := range l.Audit.Missing {
		told := false
		for _, k := range l.Links {
			told = told || k.A == p.A && k.B == p.B
		}
		for _, n := range l.Notes {
			for _, to := range n.To {
				told = told || n.Space == p.A && to == p.B
			}
		}
		if !told {
			t.Errorf("nothing shows that %s borders %s", b.Spaces[p.A].Name, b.Spaces[p.B].Name)
		}
	}
	marked := map[Pair]bool{}
	for _, a := range l.Arcs {
		if a.Style == ArcWall {
			marked[Pair{min(a.A, a.B), max(a.A, a.B)}] = true
		}
	}
	for _, p := range l.Audit.Extra {
		if !marked[p] {
			t.Errorf("nothing marks that %s does not border %s", b.Spaces[p.A].Name, b.Spaces[p.B].Name)
		}
	}
}

// checkCoast checks that land is drawn where the grid has land, and nowhere else: names are placed by the grid. Cells
// at the coast are counted as they fall.
func checkCoast(t *testing.T, b *Board, l *Layout) {
	t.Helper()
	if l.Form != Geographic {
		return
	}
	const land, inHundredths = 1, 5
	drawn := mesh.NewRaster(l.Map.W, l.Map.H, l.Grid.Cell)
	for _, ring := range l.Coast {
		drawn.Fill([]Ring{ring}, land)
	}
	wrong, all := make([]int, len(b.Spaces)), make([]int, len(b.Spaces))
	for c, s := range l.Grid.Cells {
		if s >= 0 {
			all[s]++
			if (drawn.Soil[c] == land) != (l.Shapes[s].Layer == LayerLand) {
				wrong[s]++
			}
		}
	}
	for i := range b.Spaces {
		if wrong[i]*100 > all[i]*inHundredths {
			t.Errorf("%d of %d cells of %s are drawn as the other of land and water", wrong[i], all[i], b.Spaces[i].Name)
		}
	}
}
