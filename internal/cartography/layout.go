package cartography

import (
	"math"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// Points, rectangles and rings are in units of the page: one is a pixel of a picture that is 2000 pixels wide.
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

// Layer is where in the picture a space is.
type Layer int

const (
	LayerNone   Layer = iota // nowhere
	LayerWater               // under the land: grown under it, so that the coast ends it
	LayerLand                // clipped by the coast
	LayerMargin              // a box beside the map
	LayerToken               // a dot
	LayerWhole               // the union of its parts
)

// ArcStyle says what a line is.
type ArcStyle int

const (
	ArcPlain ArcStyle = iota
	ArcWall           // its spaces touch here and do not border
	ArcHeavy          // its spaces are parts of different larger spaces
	ArcCoast          // land on one side and water or nothing on the other
)

// Layout is a board on a page. Nobody changes it.
type Layout struct {
	Width, Height float64
	Map           Rect // where on the page the map is; the margin is below it
	Form          Form
	Coast         []Ring // of a geographic board: clips the land layer; its rule is nonzero
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

// Shape is where a space is.
type Shape struct {
	Layer  Layer
	Rings  []Ring // their rule is evenodd
	Anchor Point
	Rooms  []Rect // free rectangles inside what can be seen of it, the best first
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

// Link is a straight line for a border that no touch shows.
type Link struct {
	A, B, Border int
	From, To     Point
}

// Waterway is a line of water. The lines of one border follow each other. Lines that meet have the same end.
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
type Line struct {
	Path   int
	Points []Point
}

// Note says at an edge of a map that wraps around what lies beyond it.
type Note struct {
	Space int
	Right bool
	At    Point
	To    []int
}

// Audit counts what the picture shows falsely, and what is odd about the borders.
type Audit struct {
	Borders  int    // pairs of spaces on the map with a border between them
	Missing  []Pair // borders that no touch shows
	Extra    []Pair // touches without a border
	OneSided []Pair // borders that lead one way only, from A to B
	Crossing []Pair // links and routes between places that cross others: each pair of rows of Links
	Wrapped  []Pair // borders across the edges of a map that wraps around; they are not missing
}

// Pair is two spaces, or two rows.
type Pair struct{ A, B int }

// Grid is a coarse picture: which space can be seen where, -1 for none.
type Grid struct {
	Columns, Rows int
	Cell          float64
	Cells         []int16 // row by row
}

// SpaceAt returns the space that can be seen at a point of the page, or -1.
func (l *Layout) SpaceAt(p Point) int {
	for i := range l.Shapes {
		if s := &l.Shapes[i]; s.Layer == LayerMargin && len(s.Rings) > 0 && plane.Inside(s.Rings, p) {
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
