package cartography

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/partition"
	"github.com/scenario-lang/scenario/internal/cartography/projection"
)

// layAbstract lays out a board that lies nowhere on the Earth: by its places if it has any, and otherwise by its
// borders alone. All its spaces are on one layer.
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

// graph lists the spaces for which a test holds, and the pairs of them that border as rows of the list.
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

// small is how many degrees wide a board is that lies nowhere: so few that no projection bends it.
const small = 30

// places returns the places that the author gave some spaces, and whether there are any. Otherwise they are those
// that their borders alone give.
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

// project returns a projection of places on a page without coasts, on which those that lie close together have grown.
func project(places []atlas.Position, width float64) *projection.Projection {
	proj := projection.New(places, nil, width, false)
	for range 3 {
		proj.Grow(demandOf(proj, places), 1.5)
	}
	return proj
}

// demandOf returns a demand for more room where places are closer to each other than elsewhere.
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

// closest returns the row among some whose point is the closest to p, or -1 if there are no rows.
func closest(p Point, among []int, at []Point) int {
	best, least := -1, math.Inf(1)
	for _, i := range among {
		if d := (p.X-at[i].X)*(p.X-at[i].X) + (p.Y-at[i].Y)*(p.Y-at[i].Y); d < least {
			best, least = i, d
		}
	}
	return best
}

// makeGround makes land of the cells that are near a place, and leaves the rest of the page empty.
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
	width := min(pageWidth, max(leastPage, pointsApart*math.Sqrt(float64(len(list)))))
	proj := projection.New(places, nil, width, false)
	if form != Cells { // a grid says exactly where its points are: rows and columns stay straight
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

// join draws the borders of points as lines from one to the other. Of those between the same two, each with attributes
// has a line, since it may be of another kind.
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
