package cartography

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/partition"
	"github.com/scenario-lang/scenario/internal/cartography/projection"
)

// layAbstract lays out a board that is not part of the Earth: by the places of its spaces if the author gave them, and
// otherwise by its borders alone. All its spaces are on one layer.
func (b *Board) layAbstract(kinds []Kind) *Layout {
	g := newGeography(b, kinds)
	list, links := b.graph(g.drawn)
	places, placed := b.places(list, links)
	g.proj = project(places, pageWidth)
	for k, i := range list {
		g.at[i] = g.proj.At(places[k])
	}
	for i := range b.Spaces {
		if kinds[i] == Token && placed {
			g.at[i] = g.proj.At(b.Spaces[i].place())
		}
	}
	g.raster = mesh.NewRaster(g.proj.Width, g.proj.Height, cellSize)
	page := float64(len(g.raster.Soil)) * cellSize * cellSize
	g.makeGround(list, 1.05*math.Sqrt(page/float64(max(1, len(list)))))
	for i := range g.need {
		g.need[i] = min(landNeed, page/float64(max(1, len(list)))*.6)
	}
	g.pose(len(b.Spaces))
	for a, soil := range g.atoms.Soil {
		g.problem.Free[a] = soil != mesh.Water
	}
	for i := range b.Spaces {
		g.problem.May[i] = partition.Ground{Any: true, Only: mesh.Water}
	}
	for _, i := range list {
		g.seat(i, 200, func(c int) bool { return g.raster.Soil[c] != mesh.Water })
	}
	return g.finish(&Layout{Form: Abstract}, placed)
}

// graph lists the spaces for which is returns true, and the pairs of them that border, as indexes of that list.
func (b *Board) graph(is func(i int) bool) (list []int, links [][2]int) {
	index := make([]int, len(b.Spaces))
	for i := range b.Spaces {
		if is(i) {
			index[i] = len(list)
			list = append(list, i)
		}
	}
	for _, p := range b.pairs(is) {
		links = append(links, [2]int{index[p.A], index[p.B]})
	}
	return list, links
}

// small is the width in degrees of a board that is not part of the Earth, so small that projections do not distort it.
const small = 30

// places returns the places of spaces. placed reports whether the author gave one to each of them; otherwise they are
// computed from the borders.
func (b *Board) places(list []int, links [][2]int) (out []atlas.Position, placed bool) {
	placed = true
	for _, i := range list {
		placed = placed && b.Spaces[i].Placed
		out = append(out, b.Spaces[i].place())
	}
	if placed {
		return out, true
	}
	for k, at := range projection.Spread(len(list), links) {
		out[k] = atlas.Position{Longitude: at.X * small, Latitude: at.Y * small}
	}
	return out, false
}

// project returns a projection onto a page without coasts that enlarges the parts where places are close together.
func project(places []atlas.Position, width float64) *projection.Projection {
	proj := projection.New(places, nil, width, false)
	for range 3 {
		proj.Grow(demandOf(proj, places), 1.5)
	}
	return proj
}

// demandOf returns a demand for more room where places are closer together than elsewhere.
func demandOf(proj *projection.Projection, places []atlas.Position) *projection.Demand {
	d := projection.NewDemand(160, int(160*proj.Height/proj.Width))
	if len(places) == 0 {
		return d
	}
	at, all := make([]Point, len(places)), make([]int, len(places))
	for i, p := range places {
		at[i], all[i] = proj.At(p), i
	}
	owner, cells := make([]int, len(d.Cells)), make([]float64, len(places))
	for c := range owner {
		x, y := (float64(c%d.Columns)+.5)*proj.Width/float64(d.Columns), (float64(c/d.Columns)+.5)*proj.Height/float64(d.Rows)
		owner[c] = closest(Point{X: x, Y: y}, all, at)
		cells[owner[c]]++
	}
	mean := float64(len(owner)) / float64(len(places))
	for c, i := range owner {
		d.Cells[c] = min(4, max(.5, mean/cells[i]))
	}
	return d
}

// closest returns the element of among whose point is closest to p, or -1 if there is none.
func closest(p Point, among []int, at []Point) int {
	best, least := -1, math.Inf(1)
	for _, i := range among {
		if d := (p.X-at[i].X)*(p.X-at[i].X) + (p.Y-at[i].Y)*(p.Y-at[i].Y); d < least {
			best, least = i, d
		}
	}
	return best
}

// makeGround makes the cells near a place land, and leaves the rest of the page empty.
func (c *canvas) makeGround(list []int, reach float64) {
	for cell := range c.raster.Soil {
		p := c.raster.Middle(cell)
		for _, i := range list {
			if dx, dy := p.X-c.at[i].X, p.Y-c.at[i].Y; dx*dx+dy*dy < reach*reach {
				c.raster.Soil[cell] = 0
				break
			}
		}
	}
}

// Sizes of a board of points, in units: the least width of its page, and the mean distance of points on a page smaller
// than the largest.
const (
	leastPage   = 700.0
	pointsApart = 260.0
)

// layPoints lays out a board on which no space is an area: its points, with lines between those that border. Points are
// in their cells or at their places, if the author gave those; otherwise they are placed by their borders.
func (b *Board) layPoints(kinds []Kind, form Form) *Layout {
	l := &Layout{Form: form, Shapes: make([]Shape, len(b.Spaces))}
	isPoint := func(i int) bool { return kinds[i] == Token }
	if form == Cells {
		b.keepOnePerCell(kinds, isPoint)
	}
	list, links := b.graph(isPoint)
	places := b.pointPlaces(list, links, form)
	width := min(pageWidth, max(leastPage, pointsApart*math.Sqrt(float64(len(list)))))
	proj := projection.New(places, nil, width, false)
	if form != Cells { // the points of a grid stay where it puts them, in straight rows and columns
		proj = project(places, width)
	}
	l.Width, l.Height = proj.Width, proj.Height
	l.Map = Rect{W: l.Width, H: l.Height}
	for k, i := range list {
		l.Shapes[i].Layer, l.Shapes[i].Anchor = LayerToken, proj.At(places[k]).Round()
	}
	l.join(b, b.pairs(isPoint))
	finish(l, b, kinds)
	return l
}

// pointPlaces returns the places of points in degrees. Unless the author gave places, the board is too small for
// projections to distort it.
func (b *Board) pointPlaces(list []int, links [][2]int, form Form) []atlas.Position {
	if form != Cells {
		out, _ := b.places(list, links)
		return out
	}
	out := make([]atlas.Position, len(list))
	kinds := slices.Repeat([]Kind{Off}, len(b.Spaces)) // as if the points were spaces in the margin
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

// join draws the borders between points as lines. If several borders join the same two points, each with attributes has
// its own line, since it may be of another kind.
func (l *Layout) join(b *Board, pairs []Pair) {
	l.Audit.Borders = len(pairs)
	number := map[Pair][]int{}
	for i, e := range b.Borders {
		p := Pair{min(e.A, e.B), max(e.A, e.B)}
		if len(number[p]) == 0 || e.Member >= 0 {
			number[p] = append(number[p], i)
		}
		if e.OneWay && l.Shapes[e.A].Layer == LayerToken && l.Shapes[e.B].Layer == LayerToken {
			l.Audit.OneSided = append(l.Audit.OneSided, Pair{e.A, e.B})
		}
	}
	for _, p := range pairs {
		for _, border := range number[p] {
			l.Links = append(l.Links, Link{p.A, p.B, border, l.Shapes[p.A].Anchor, l.Shapes[p.B].Anchor})
		}
	}
	l.noteCrossings()
}
