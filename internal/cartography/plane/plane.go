// Package plane has the points, rectangles and rings of a page.
package plane

import "math"

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

// Round returns the point rounded to tenths, which is as exact as a drawing needs.
func (p Point) Round() Point { return Point{math.Round(p.X*10) / 10, math.Round(p.Y*10) / 10} }

// Area returns the area that a ring encloses.
func (r Ring) Area() float64 {
	a := 0.0
	for i, p := range r {
		q := r[(i+1)%len(r)]
		a += p.X*q.Y - q.X*p.Y
	}
	return math.Abs(a / 2)
}

// Inside reports whether a point is in an odd number of the rings.
func Inside(rings []Ring, p Point) bool {
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

// Segment returns how far p is from the straight line between a and b.
func Segment(p, a, b Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	if n := dx*dx + dy*dy; n > 0 {
		k := min(1, max(0, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/n))
		a = Point{a.X + k*dx, a.Y + k*dy}
	}
	return Distance(p, a)
}

// Simplify leaves out the points that a line can spare if it may leave its course by the tolerance (Douglas and Peucker, 1973).
func Simplify(line []Point, tolerance float64) []Point {
	if len(line) < 3 {
		return line
	}
	keep := make([]bool, len(line))
	last := len(line) - 1
	keep[0], keep[last] = true, true
	type span struct{ a, b int }
	stack := []span{{0, last}}
	if line[0] == line[last] { // closed: also hold the point that is farthest away
		far := 0
		for i := range line {
			if Distance(line[i], line[0]) > Distance(line[far], line[0]) {
				far = i
			}
		}
		keep[far] = true
		stack = []span{{0, far}, {far, last}}
	}
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		most, at := tolerance, -1
		for i := s.a + 1; i < s.b; i++ {
			if d := Segment(line[i], line[s.a], line[s.b]); d > most {
				most, at = d, i
			}
		}
		if at >= 0 {
			keep[at] = true
			stack = append(stack, span{s.a, at}, span{at, s.b})
		}
	}
	var out []Point
	for i, p := range line {
		if keep[i] {
			out = append(out, p)
		}
	}
	return out
}

// Smooth rounds the corners of a line (Chaikin, 1974) and holds its ends. A closed line repeats its first point.
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
	sides := [4]func(p Point) float64{ // how far inside a side p is
		func(p Point) float64 { return p.X - r.X },
		func(p Point) float64 { return r.X + r.W - p.X },
		func(p Point) float64 { return p.Y - r.Y },
		func(p Point) float64 { return r.Y + r.H - p.Y },
	}
	for _, depth := range sides {
		var out Ring
		for i, p := range ring {
			q := ring[(i+1)%len(ring)]
			a, b := depth(p), depth(q)
			if a >= 0 {
				out = append(out, p)
			}
			if a >= 0 != (b >= 0) {
				k := a / (a - b)
				out = append(out, Point{p.X + (q.X-p.X)*k, p.Y + (q.Y-p.Y)*k})
			}
		}
		ring = out
	}
	return ring
}
