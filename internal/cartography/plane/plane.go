// Package plane has the points, rectangles and rings of a page.
package plane

import (
	"math"

	"github.com/paulmach/orb"
	"github.com/paulmach/orb/clip"
	"github.com/paulmach/orb/simplify"
)

// Point is a point of a page: X to the right, Y down.
type Point struct{ X, Y float64 }

// Rect is a rectangle with its upper left corner.
type Rect struct{ X, Y, W, H float64 }

// Ring is a closed line. Its first point is not repeated at its end.
type Ring []Point

// Middle returns the middle of a rectangle.
func (r Rect) Middle() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Contains reports whether a point is in the rectangle.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X <= r.X+r.W && p.Y <= r.Y+r.H
}

// Distance returns the distance between two points.
func Distance(a, b Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// Round returns the point rounded to tenths, which is exact enough for a drawing.
func (p Point) Round() Point { return Point{math.Round(p.X*10) / 10, math.Round(p.Y*10) / 10} }

// Round returns the rectangle rounded to tenths.
func (r Rect) Round() Rect {
	at, size := Point{r.X, r.Y}.Round(), Point{r.W, r.H}.Round()
	return Rect{at.X, at.Y, size.X, size.Y}
}

// Rounded rounds the points of a line, and returns it.
func Rounded(line []Point) []Point {
	for i := range line {
		line[i] = line[i].Round()
	}
	return line
}

// Between returns a point of the straight line from p, where t is 0, to q, where it is 1.
func Between(p, q Point, t float64) Point { return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t} }

// Length returns the length of a line.
func Length(line []Point) float64 {
	sum := 0.0
	for i := range max(0, len(line)-1) {
		sum += Distance(line[i], line[i+1])
	}
	return sum
}

// Along returns the point of a line at a distance from its beginning, less than its length, and the rest of the line
// after that point.
func Along(line []Point, far float64) (at Point, rest []Point) {
	for i := range max(0, len(line)-1) {
		d := Distance(line[i], line[i+1])
		if d > far {
			at = Between(line[i], line[i+1], far/d)
			return at, append([]Point{at}, line[i+1:]...)
		}
		far -= d
	}
	return line[len(line)-1], line[len(line)-1:]
}

// Bounds returns the smallest rectangle around at least one point.
func Bounds(points []Point) Rect {
	low, high := points[0], points[0]
	for _, p := range points {
		low.X, low.Y, high.X, high.Y = min(low.X, p.X), min(low.Y, p.Y), max(high.X, p.X), max(high.Y, p.Y)
	}
	return Rect{low.X, low.Y, high.X - low.X, high.Y - low.Y}
}

// Area returns the area that a ring encloses.
func (r Ring) Area() float64 {
	a := 0.0
	for i, p := range r {
		q := r[(i+1)%len(r)]
		a += p.X*q.Y - q.X*p.Y
	}
	return math.Abs(a / 2)
}

// IsInside reports whether a point is in an odd number of the rings.
func IsInside(rings []Ring, p Point) bool {
	in := false
	for _, r := range rings {
		for i, a := range r {
			b := r[(i+1)%len(r)]
			if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
				in = !in
			}
		}
	}
	return in
}

// Simplify leaves out the points of a line that are not needed if it may deviate by tolerance (Douglas and Peucker,
// 1973).
func Simplify(line []Point, tolerance float64) []Point {
	return points(simplify.DouglasPeucker(tolerance).LineString(lineOf(line)))
}

// Smooth rounds the corners of a line (Chaikin, 1974) and keeps its ends. A closed line repeats its first point.
func Smooth(line []Point, rounds int) []Point {
	for range rounds {
		if len(line) < 3 {
			return line
		}
		closed := line[0] == line[len(line)-1]
		var out []Point
		if !closed {
			out = append(out, line[0])
		}
		for i := 0; i+1 < len(line); i++ {
			a, b := line[i], line[i+1]
			if closed || i > 0 {
				out = append(out, Point{.75*a.X + .25*b.X, .75*a.Y + .25*b.Y})
			}
			if closed || i+2 < len(line) {
				out = append(out, Point{.25*a.X + .75*b.X, .25*a.Y + .75*b.Y})
			}
		}
		if closed {
			out = append(out, out[0])
		} else {
			out = append(out, line[len(line)-1])
		}
		line = out
	}
	return line
}

// Clip cuts a ring off at the sides of a rectangle (Sutherland and Hodgman, 1974).
func (r Rect) Clip(ring Ring) Ring {
	bound := orb.Bound{Min: orb.Point{r.X, r.Y}, Max: orb.Point{r.X + r.W, r.Y + r.H}}
	out := points(clip.Ring(bound, append(lineOf(ring), orb.Point{ring[0].X, ring[0].Y})))
	return out[:max(0, len(out)-1)]
}

// lineOf converts a line to the type of package orb.
func lineOf(line []Point) []orb.Point {
	out := make([]orb.Point, len(line), len(line)+1)
	for i, p := range line {
		out[i] = orb.Point{p.X, p.Y}
	}
	return out
}

func points(line []orb.Point) []Point {
	out := make([]Point, len(line))
	for i, p := range line {
		out[i] = Point{p[0], p[1]}
	}
	return out
}

// Touches reports whether a straight line has a part in a rectangle (Liang and Barsky).
func Touches(r Rect, a, b Point) bool {
	from, to := 0.0, 1.0
	for _, side := range [4][2]float64{
		{a.X - b.X, a.X - r.X}, {b.X - a.X, r.X + r.W - a.X}, {a.Y - b.Y, a.Y - r.Y}, {b.Y - a.Y, r.Y + r.H - a.Y},
	} {
		switch way, room := side[0], side[1]; {
		case way == 0:
			if room < 0 {
				return false
			}
		case way < 0:
			from = max(from, room/way)
		default:
			to = min(to, room/way)
		}
	}
	return from <= to
}
