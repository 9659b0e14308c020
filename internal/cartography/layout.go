package cartography

import (
	"math"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// Points, rectangles and rings are in units of the page. A picture that is 2000 pixels wide has one pixel to a unit.
type (
	Point = plane.Point
	Rect  = plane.Rect
	Ring  = plane.Ring
)

// Form is the kind of board.
type Form int

const (
	Geographic Form = iota // lies on the Earth
	Abstract               // places or borders only
	Cells                  // hexes or squares
)

// Layer says how a space is drawn.
type Layer int

const (
	LayerNone   Layer = iota // nowhere
	LayerWater               // below the land, and extended under it, so that the coast is its edge
	LayerLand                // clipped by the coast
	LayerMargin              // a box beside the map
	LayerToken               // a dot
	LayerWhole               // the union of its parts
)

// ArcStyle is the kind of a line between spaces.
type ArcStyle int

const (
	ArcPlain ArcStyle = iota
	ArcWall           // its spaces touch, but do not border
	ArcHeavy          // its spaces are parts of different larger spaces
	ArcCoast          // land on one side and water or nothing on the other
)

// Layout is a board on a page. It is not modified once it is made.
type Layout struct {
	Width, Height float64
	Map           Rect // the part of the page that the map takes; the margin is below it
	Form          Form
	Coast         []Ring // of a geographic board: clips the land layer, by the nonzero rule
	Shapes        []Shape
	Arcs          []Arc
	Links         []Link
	Waterways     []Waterway
	Crossings     []Crossing
	Lines         []Line
	Notes         []Note
	Audit         Audit
	Grid          Grid
}

// Shape is the area of a space.
type Shape struct {
	Layer  Layer
	Rings  []Ring // filled by the evenodd rule
	Anchor Point
	Rooms  []Rect // free rectangles in the visible part of it, best first
	Area   float64
}

// Arc is a line between two spaces. It occurs once.
type Arc struct {
	Points  []Point
	Closed  bool
	A, B    int // -1 is outside
	Layer   Layer
	Style   ArcStyle
	Borders []int // in Board.Borders: those that the line shows
}

// Link is a straight line for a border between spaces that do not touch.
type Link struct {
	A, B, Border int
	From, To     Point
}

// Waterway is a line of water. The lines of one border are consecutive. Lines that meet share an end point.
type Waterway struct {
	Border int
	Points []Point
	Closed bool
	Along  bool // it runs along the border, and not from one of its spaces to the other
}

// Crossing is where to draw the mark of a border that has attributes.
type Crossing struct {
	Border int
	At     Point
	Angle  float64 // of the line there, in degrees
}

// Line is a line for a path.
type Line struct{ Points []Point }

// Note is text at an edge of a map that wraps around: which space continues beyond it.
type Note struct {
	Space int
	Right bool
	At    Point
	To    []int
}

// Audit lists what the picture cannot show correctly, and odd borders.
type Audit struct {
	Borders  int    // pairs of spaces on the map with a border between them
	Missing  []Pair // borders between spaces that do not touch
	Extra    []Pair // spaces that touch without a border
	OneSided []Pair // one-way borders, from A to B
	Crossing []Pair // links and routes between places that cross, as pairs of indexes in Links
	Wrapped  []Pair // borders across the edges of a map that wraps around; they do not count as missing
}

// Pair is a pair of spaces, or of indexes.
type Pair struct{ A, B int }

// Grid is a coarse picture: which space is visible in each cell, or -1.
type Grid struct {
	Columns, Rows int
	Cell          float64
	Cells         []int16 // row by row
}

// SpaceAt returns the space that is visible at a point of the page, or -1.
func (l *Layout) SpaceAt(p Point) int {
	for i := range l.Shapes {
		if s := &l.Shapes[i]; s.Layer == LayerMargin && len(s.Rings) > 0 && plane.IsInside(s.Rings, p) {
			return i
		}
	}
	if p.X < 0 || p.Y < 0 || len(l.Grid.Cells) == 0 { // a board without areas has no grid
		return -1
	}
	x, y := int(math.Floor(p.X/l.Grid.Cell)), int(math.Floor(p.Y/l.Grid.Cell))
	if x >= l.Grid.Columns || y >= l.Grid.Rows {
		return -1
	}
	return int(l.Grid.Cells[y*l.Grid.Columns+x])
}

// Mask answers how much of a rectangle shows a space. The time does not depend on the size of the rectangle, so many
// places for a name can be tried.
type Mask struct {
	x, y, w, h int // in cells of the grid: the rectangle around the space
	cell       float64
	sums       []int32 // (w+1)*(h+1): how many cells above and to the left of a corner show the space
}

// Masks returns the mask of each space, or nil for a space that has no part of the grid.
func (l *Layout) Masks() []*Mask {
	g := &l.Grid
	out := make([]*Mask, len(l.Shapes))
	for cell, space := range g.Cells {
		if space < 0 || int(space) >= len(out) {
			continue
		}
		x, y := cell%g.Columns, cell/g.Columns
		m := out[space]
		if m == nil {
			m = &Mask{x: x, y: y, cell: g.Cell}
			out[space] = m
		}
		right := max(x+1, m.x+m.w)
		m.x = min(m.x, x) // rows come from top to bottom
		m.w, m.h = right-m.x, y+1-m.y
	}
	for i, m := range out {
		if m != nil {
			m.sum(g, int16(i))
		}
	}
	return out
}

func (m *Mask) sum(g *Grid, space int16) {
	m.sums = make([]int32, (m.w+1)*(m.h+1))
	for y := range m.h {
		row := g.Cells[(m.y+y)*g.Columns+m.x:]
		above, here := m.sums[y*(m.w+1):], m.sums[(y+1)*(m.w+1):]
		n := int32(0)
		for x := range m.w {
			if row[x] == space {
				n++
			}
			here[x+1] = above[x+1] + n
		}
	}
}

// Bounds returns the rectangle around the space.
func (m *Mask) Bounds() Rect {
	return Rect{X: float64(m.x) * m.cell, Y: float64(m.y) * m.cell, W: float64(m.w) * m.cell, H: float64(m.h) * m.cell}
}

// Share returns the part of a rectangle that shows the space, from 0 to 1. A cell counts if its middle is in the
// rectangle.
func (m *Mask) Share(r Rect) float64 {
	x0, y0 := int(math.Round(r.X/m.cell))-m.x, int(math.Round(r.Y/m.cell))-m.y
	x1, y1 := int(math.Round((r.X+r.W)/m.cell))-m.x, int(math.Round((r.Y+r.H)/m.cell))-m.y
	x1, y1 = max(x1, x0+1), max(y1, y0+1) // a rectangle has at least one cell
	all := (x1 - x0) * (y1 - y0)
	x0, y0, x1, y1 = max(0, x0), max(0, y0), min(m.w, x1), min(m.h, y1)
	if x0 >= x1 || y0 >= y1 {
		return 0
	}
	row := m.w + 1
	return float64(m.sums[y1*row+x1]-m.sums[y0*row+x1]-m.sums[y1*row+x0]+m.sums[y0*row+x0]) / float64(all)
}
