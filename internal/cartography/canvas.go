package cartography

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/partition"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// canvas is a map whose cells have been assigned to spaces. The layout is derived from it.
type canvas struct {
	*Board
	kinds  []Kind
	raster *mesh.Raster
	label  []int16 // by cell: the space, or -1
	land   []bool  // by cell; nil if land and water are not separate layers
	wraps  bool
	at     []Point

	lattice *lattice   // of a board of hexes or squares
	sides   []mesh.Arc // of its cells

	stated []bool  // by pair
	shared []int32 // by pair: sides of cells, without those across the edge
	beyond []int32 // by pair: sides across the edge
}

// overlap is by how many cells each layer extends under the other one.
const overlap = 7

// layout completes a layout whose form and size are set.
func (c *canvas) layout(l *Layout) *Layout {
	l.Shapes, l.Map = make([]Shape, len(c.Spaces)), Rect{W: l.Width, H: l.Height}
	c.measure()
	c.compare(l)
	if c.lattice != nil && !c.lattice.hexes {
		l.Audit.Missing = c.leaveOutCorners(l.Audit.Missing)
	}
	c.trace(l)
	c.place(l)
	c.drawWaterways(l)
	c.link(l)
	c.note(l)
	finish(l, c.Board, c.kinds)
	l.Grid = Grid{c.raster.W, c.raster.H, c.raster.Cell, c.label}
	return l
}

// measure counts the sides that each pair of spaces shares.
func (c *canvas) measure() {
	n := len(c.Spaces)
	c.stated, c.shared, c.beyond = make([]bool, n*n), make([]int32, n*n), make([]int32, n*n)
	for _, p := range c.pairs(c.drawn) {
		c.stated[p.A*n+p.B], c.stated[p.B*n+p.A] = true, true
	}
	c.raster.Sides(c.wraps, func(i, k int, across bool) {
		a, b, into := int(c.label[i]), int(c.label[k]), c.shared
		if across {
			into = c.beyond
		}
		if a != b && a >= 0 && b >= 0 {
			into[a*n+b]++
			into[b*n+a]++
		}
	})
}

func (c *canvas) drawn(i int) bool { return onMap(c.kinds[i]) }

// compare fills in the audit.
func (c *canvas) compare(l *Layout) {
	n := len(c.Spaces)
	for a := range n {
		for b := a + 1; b < n; b++ {
			at := a*n + b
			if c.stated[at] {
				l.Audit.Borders++
			}
			switch here, there := c.shared[at] >= partition.Touch, c.beyond[at] >= partition.Touch; {
			case c.stated[at] && !here && there:
				l.Audit.Wrapped = append(l.Audit.Wrapped, Pair{a, b})
			case c.stated[at] && !here:
				l.Audit.Missing = append(l.Audit.Missing, Pair{a, b})
			case !c.stated[at] && here: // they touch only across the edge, where the picture shows nothing and needs no note
				l.Audit.Extra = append(l.Audit.Extra, Pair{a, b})
			}
		}
	}
	for _, e := range c.Borders {
		if e.OneWay && c.drawn(e.A) && c.drawn(e.B) {
			l.Audit.OneSided = append(l.Audit.OneSided, Pair{e.A, e.B})
		}
	}
}

// layer returns the labels of the cells of land or of water, extended under the other layer.
func (c *canvas) layer(land bool) []int16 {
	out := make([]int16, len(c.label))
	var edge, next []int
	for i, v := range c.label {
		out[i] = mesh.Outside
		if c.land[i] == land {
			out[i] = v
			if v >= 0 {
				edge = append(edge, i)
			}
		}
	}
	for range overlap {
		next = next[:0]
		for _, i := range edge {
			c.raster.EachAround(i, func(d int) {
				if out[d] < 0 && c.land[d] != land {
					out[d] = out[i]
					next = append(next, d)
				}
			})
		}
		edge, next = next, edge
	}
	return out
}

// trace makes the outlines.
func (c *canvas) trace(l *Layout) {
	switch {
	case c.lattice != nil:
		c.addArcs(l, c.sides, LayerNone)
	case c.land == nil:
		c.addArcs(l, c.lines(c.label), LayerNone)
	default:
		c.addArcs(l, c.lines(c.layer(false)), LayerWater)
		c.addArcs(l, c.lines(c.layer(true)), LayerLand)
		c.traceShores(l)
	}
}

// lines returns the lines between cells with different labels.
func (c *canvas) lines(label []int16) []mesh.Arc {
	return mesh.Trace(label, c.raster.W, c.raster.H, c.raster.Cell, c.raster.Cell*.9)
}

// addArcs makes the outlines of a layer from the lines between its spaces. LayerNone is the only layer of a board
// without coasts.
func (c *canvas) addArcs(l *Layout, arcs []mesh.Arc, layer Layer) {
	for i, rings := range mesh.Rings(arcs, len(c.Spaces)) {
		if len(rings) > 0 {
			l.Shapes[i].Rings = rings
		}
	}
	for i := range arcs {
		a := &arcs[i]
		if a.Left < 0 && a.Right < 0 || (a.Left < 0 || a.Right < 0) && layer != LayerNone {
			continue // the ends of what extends under the other layer cannot be seen
		}
		c.add(l, a, layer)
	}
	c.outlineWholes(l, arcs)
}

// add adds a line to the layout.
func (c *canvas) add(l *Layout, a *mesh.Arc, layer Layer) {
	arc := Arc{Points: a.Points, Closed: a.Closed, A: int(a.Left), B: int(a.Right), Layer: layer}
	switch p, q := arc.A, arc.B; {
	case p < 0 || q < 0:
		arc.Style = ArcCoast
	case !c.stated[p*len(c.Spaces)+q] && c.shared[p*len(c.Spaces)+q] >= partition.Touch:
		arc.Style = ArcWall
	case c.kinds[p] != c.kinds[q]:
		arc.Style = ArcCoast
	case c.wholeOf(p) != c.wholeOf(q):
		arc.Style = ArcHeavy
	}
	for i, e := range c.Borders {
		if e.A == arc.A && e.B == arc.B || e.A == arc.B && e.B == arc.A {
			arc.Borders = append(arc.Borders, i)
		}
	}
	l.Arcs = append(l.Arcs, arc)
}

// wholeOf returns the innermost larger space that is drawn around a space, or -1.
func (c *canvas) wholeOf(i int) int {
	for range c.Spaces { // bounded, in case spaces are parts of each other in a circle
		if i = c.Spaces[i].Within; i < 0 || c.kinds[i] == Whole {
			return i
		}
	}
	return -1
}

// outlineWholes makes the outlines of larger spaces from the lines between their parts and others.
func (c *canvas) outlineWholes(l *Layout, arcs []mesh.Arc) {
	for whole, kind := range c.kinds {
		if kind != Whole {
			continue
		}
		var around []mesh.Arc
		for _, a := range arcs {
			for _, side := range [2]*int16{&a.Left, &a.Right} {
				if c.isPart(int(*side), whole) {
					*side = 0
				} else {
					*side = mesh.Outside
				}
			}
			if a.Left != a.Right {
				around = append(around, a)
			}
		}
		l.Shapes[whole].Rings = append(l.Shapes[whole].Rings, mesh.Rings(around, 1)[0]...)
	}
}

// isPart reports whether a space is part of whole, directly or through other spaces.
func (c *canvas) isPart(i, whole int) bool {
	for range c.Spaces {
		if i >= 0 && i != whole {
			i = c.Spaces[i].Within
		}
	}
	return i == whole
}

// traceShores adds the coasts between land and water that touch without a border, because they must be marked. Other
// coasts are in Layout.Coast.
func (c *canvas) traceShores(l *Layout) {
	for _, a := range c.lines(c.label) {
		if a.Left < 0 || a.Right < 0 || c.kinds[a.Left] == c.kinds[a.Right] {
			continue
		}
		at := int(a.Left)*len(c.Spaces) + int(a.Right)
		if !c.stated[at] && c.shared[at] >= partition.Touch {
			l.Arcs = append(l.Arcs, Arc{Points: a.Points, Closed: a.Closed, A: int(a.Left), B: int(a.Right), Style: ArcWall})
		}
	}
}

// layers maps kinds to layers. Spaces off the map are added when its size is known.
var layers = map[Kind]Layer{Land: LayerLand, Water: LayerWater, Token: LayerToken, Whole: LayerWhole}

// place finds the free room in each space.
func (c *canvas) place(l *Layout) {
	r, n := c.raster, len(c.Spaces)
	rooms := mesh.Rooms(c.label, r.W, r.H, n, r.Cell)
	for _, v := range c.label {
		if v >= 0 {
			l.Shapes[v].Area += r.Cell * r.Cell
		}
	}
	for i := range l.Shapes {
		s := &l.Shapes[i]
		if s.Layer = layers[c.kinds[i]]; s.Layer == LayerToken || c.drawn(i) {
			s.Anchor = c.at[i].Round()
		}
		if !c.drawn(i) {
			continue
		}
		for _, room := range rooms[i] {
			s.Rooms = append(s.Rooms, room.Round())
		}
		if len(s.Rooms) > 0 && c.lattice == nil {
			s.Anchor = s.Rooms[0].Middle().Round()
		}
	}
}

// placeTokens puts the tokens of land on the water at its coast, each as close to its place as possible without
// touching another.
func (c *canvas) placeTokens(l *Layout) {
	const (
		reach, apart = 140., 15. // units
		shore        = 5         // cells between a token and its land
	)
	r := c.raster
	var taken []Point
	for i, s := range c.Spaces {
		if c.kinds[i] != Token || s.Of < 0 {
			continue
		}
		fits := func(cell int) bool {
			x, y := cell%r.W, cell/r.W
			if c.land[cell] || x < shore || y < shore || x >= r.W-shore || y >= r.H-shore {
				return false
			}
			beside := false
			for _, d := range [8]int{-1, 1, -r.W, r.W, -1 - r.W, 1 - r.W, r.W - 1, r.W + 1} {
				beside = beside || int(c.label[cell+d*shore]) == s.Of
				if c.land[cell+d*(shore-2)] {
					return false
				}
			}
			p := r.Middle(cell)
			return beside && !slices.ContainsFunc(taken, func(q Point) bool { return plane.Distance(p, q) < apart })
		}
		if cell := r.Nearest(c.at[i], reach, fits); cell >= 0 {
			l.Shapes[i].Anchor = r.Middle(cell).Round()
		}
		taken = append(taken, l.Shapes[i].Anchor)
	}
}
