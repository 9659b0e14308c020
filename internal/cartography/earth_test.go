package cartography

import (
	"reflect"
	"testing"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/runtime/program"
)

// The spaces of a small board around the British Isles.
const (
	britain = iota
	ireland
	france
	spain
	rockall // a rock, which needs an island to be seen
	northSea
	channel
	atlantic
	harbour // belongs to Britain
)

// isles makes that board. Which spaces are water follows from an attribute whose meaning nobody tells.
func isles() *Board {
	b := &Board{}
	for _, s := range []struct {
		longitude, latitude float64
		wet                 int64
	}{{-1.5, 52.5, 0}, {-8, 53, 0}, {2.5, 47, 0}, {-4, 40, 0}, {-13.7, 57.6, 0}, {3, 56, 1}, {-3, 49.5, 1}, {-13, 47, 1},
		{-1, 50.7, 2}} {
		b.Spaces = append(b.Spaces, Space{
			Placed: true, Longitude: s.longitude, Latitude: s.latitude, Within: -1, Of: -1,
			Tags: []Tag{{"colour", s.wet * 3 % 2}, {"ground", s.wet}},
		})
	}
	b.Spaces[harbour].Kind, b.Spaces[harbour].Of = Token, britain
	for _, p := range [][2]int{
		{britain, northSea}, {britain, channel}, {britain, atlantic}, {ireland, atlantic}, {france, channel},
		{france, atlantic}, {france, northSea},
		{france, spain}, {spain, atlantic}, {northSea, channel}, {northSea, atlantic}, {channel, atlantic},
		{rockall, atlantic},
	} {
		b.Borders = append(b.Borders, Border{A: p[0], B: p[1], Member: -1})
	}
	return b
}

// TestEarth lays out a board that lies on the Earth, twice.
func TestEarth(t *testing.T) {
	b := isles()
	l := Lay(b)
	if l.Form != Geographic || len(l.Coast) == 0 {
		t.Fatalf("form %d with %d coasts, want the coasts of the Earth", l.Form, len(l.Coast))
	}
	for i := range b.Spaces {
		want := LayerLand
		switch i {
		case northSea, channel, atlantic:
			want = LayerWater
		case harbour:
			want = LayerToken
		}
		if l.Shapes[i].Layer != want {
			t.Errorf("space %d is on layer %d, want %d", i, l.Shapes[i].Layer, want)
		}
	}
	if len(l.Audit.Missing) > 1 || len(l.Audit.Extra) > 1 { // the way round the north of Britain may be beyond the edge
		t.Errorf("missing %v, extra %v", l.Audit.Missing, l.Audit.Extra)
	}
	checkLayout(t, b, l)
	if r := l.Shapes[rockall].Rooms[0]; r.W < 40 || r.H < 25 {
		t.Errorf("the rock has room for %.0f by %.0f units only", r.W, r.H)
	}
	if at := l.SpaceAt(l.Shapes[harbour].Anchor); b.Spaces[harbour].Of != britain ||
		at != northSea && at != channel && at != atlantic {
		t.Errorf("the harbour is in space %d, want it on the water", at)
	}
	if again := Lay(b); !reflect.DeepEqual(l, again) {
		t.Error("a second layout differs from the first")
	}
}

// TestAuthorsWord follows what the author says: which coasts, which countries, and where a name is.
func TestAuthorsWord(t *testing.T) {
	b := isles()
	b.Coasts = program.CoastsNone
	if l := Lay(b); l.Form != Abstract || len(l.Coast) > 0 {
		t.Errorf("form %d with %d coasts, want none", l.Form, len(l.Coast))
	}
	b = isles()
	b.Spaces[spain].Shape = []string{"ESP", "PRT"}
	b.Spaces[france].Label = &atlas.Position{Longitude: 1, Latitude: 46}
	l := Lay(b)
	if at := l.Shapes[france].Anchor; at == l.Shapes[france].Rooms[0].Middle() || l.SpaceAt(at) != france {
		t.Errorf("the name of France is at %v, want it where the author puts it", at)
	}
	// Every large piece of both countries is in the space, and nothing else is.
	kinds, _ := b.findKinds()
	g := newGeography(b, kinds)
	g.project()
	land := g.countries(cellSize)
	inside := map[bool][2]int{}
	for c, soil := range land.Soil {
		if soil < 0 {
			continue
		}
		code := atlas.Countries()[soil].Code
		iberian := code == "ESP" || code == "PRT"
		n := inside[iberian]
		if l.SpaceAt(land.Middle(c)) == spain {
			n[0]++
		}
		n[1]++
		inside[iberian] = n
	}
	if in := inside[true]; in[0]*100 < in[1]*97 {
		t.Errorf("%d of %d cells of the author's countries are in the space", in[0], in[1])
	}
}

// TestInvented leaves a land alone that is nowhere: its places do not agree with the Earth.
func TestInvented(t *testing.T) {
	b := isles()
	for i := range b.Spaces {
		b.Spaces[i].Longitude -= 40 // all in the ocean
	}
	if l := Lay(b); l.Form != Abstract || len(l.Coast) > 0 {
		t.Errorf("form %d with %d coasts, want an abstract board", l.Form, len(l.Coast))
	}
}

// TestNested draws the larger spaces around their parts.
func TestNested(t *testing.T) {
	b := ring(6)
	for range 2 {
		b.Spaces = append(b.Spaces, Space{Kind: Off, Within: -1, Of: -1})
	}
	for i := range 6 {
		b.Spaces[i].Within = 6 + i/3
	}
	l := Lay(b)
	heavy := 0
	for _, a := range l.Arcs {
		if a.Style == ArcHeavy {
			heavy++
		}
	}
	for i := 6; i < 8; i++ {
		s := l.Shapes[i]
		parts := 0.0
		for k := range 6 {
			if b.Spaces[k].Within == i {
				parts += l.Shapes[k].Area
			}
		}
		area := 0.0
		for _, r := range s.Rings {
			area = max(area, r.Area())
		}
		if s.Layer != LayerWhole || area < .93*parts || area > 1.5*parts {
			t.Errorf("larger space %d is on layer %d and encloses %.0f units; its parts have %.0f", i, s.Layer, area, parts)
		}
	}
	if heavy < 2 {
		t.Errorf("%d lines between the larger spaces, want at least 2", heavy)
	}
}
