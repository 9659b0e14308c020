package cartography

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/atlas"
)

// Sizes of a board of points, in units: the least width of its page, and how far points are from each other on a
// smaller page than others have.
const (
	leastPage   = 700.0
	pointsApart = 260.0
)

// layPoints lays out a board on which no space is an area: its points, with lines between those that border. Points
// lie in their cells or at their places if they have any, and otherwise where their borders alone put them.
func (b *Board) layPoints(kinds []Kind, form Form) *Layout {
	l := &Layout{Form: form, Shapes: make([]Shape, len(b.Spaces))}
	isPoint := func(i int) bool { return kinds[i] == Token }
	if form == Cells {
		b.keepOnePerCell(kinds, isPoint)
	}
	list, links := b.graph(isPoint)
	places := b.pointPlaces(list, links, form)
	proj := project(places, min(pageWidth, max(leastPage, pointsApart*math.Sqrt(float64(len(list))))))
	l.Width, l.Height = proj.Width, proj.Height
	l.Map = Rect{W: l.Width, H: l.Height}
	for k, i := range list {
		l.Shapes[i].Layer, l.Shapes[i].Anchor = LayerToken, proj.At(places[k]).Round()
	}
	l.join(b, b.pairs(isPoint))
	finish(l, b, kinds)
	return l
}

// pointPlaces returns where points are, in degrees that are so small that no projection bends them unless the author
// gave others.
func (b *Board) pointPlaces(list []int, links [][2]int, form Form) []atlas.Position {
	if form != Cells {
		out, _ := b.places(list, links)
		return out
	}
	out := make([]atlas.Position, len(list))
	kinds := slices.Repeat([]Kind{Off}, len(b.Spaces)) // as if the points were areas
	for _, i := range list {
		kinds[i] = Land
	}
	at, _, width, height := b.spreadCells(b.chooseLattice(kinds, list), list)
	long := max(width, height)
	for k, i := range list {
		out[k] = atlas.Position{Longitude: at[i].X / long * small, Latitude: -at[i].Y / long * small}
	}
	return out
}

// join draws the borders of points as lines from one to the other.
func (l *Layout) join(b *Board, pairs []Pair) {
	l.Audit.Borders = len(pairs)
	number := map[Pair]int{}
	for i, e := range b.Borders {
		p := Pair{min(e.A, e.B), max(e.A, e.B)}
		if _, ok := number[p]; !ok {
			number[p] = i
		}
		if e.OneWay && l.Shapes[e.A].Layer == LayerToken && l.Shapes[e.B].Layer == LayerToken {
			l.Audit.OneSided = append(l.Audit.OneSided, Pair{e.A, e.B})
		}
	}
	for _, p := range pairs {
		l.Links = append(l.Links, Link{p.A, p.B, number[p], l.Shapes[p.A].Anchor, l.Shapes[p.B].Anchor})
	}
	l.crossings()
}
