package picture

import (
	"math"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// page builds the data of a path.
type page struct {
	out    []byte
	coarse float64 // how far lines may deviate from their true place
}

func (w *page) writeRaw(s string) { w.out = append(w.out, s...) }

func (w *page) writeTenths(n int) {
	if n < 0 {
		w.out = append(w.out, '-')
		n = -n
	}
	if n >= 10 || n == 0 {
		w.out = strconv.AppendInt(w.out, int64(n/10), 10)
	}
	if n%10 != 0 {
		w.out = append(w.out, '.', byte('0'+n%10))
	}
}

// num writes a coordinate with at most one decimal.
func num(v float64) string {
	var w page
	w.writeTenths(int(math.Round(v * 10)))
	return string(w.out)
}

// data returns the data of a path along a line.
func (b *Board) data(line []cartography.Point, closed bool) string {
	w := page{coarse: b.coarse}
	w.writeLine(w.simpler(line, closed))
	if closed {
		w.writeRaw("z")
	}
	return string(w.out)
}

// plainData returns the data of a path through all points of a line.
func plainData(line []cartography.Point) string {
	var w page
	w.writeLine(line)
	return string(w.out)
}

// outline returns the data of a path along rings.
func (b *Board) outline(rings []cartography.Ring) string {
	d := ""
	for _, r := range rings {
		if box := plane.Bounds(r); b.coarse > wholeUnits && max(box.W, box.H) < 2*b.coarse {
			continue // it would not be visible
		}
		d += b.data(r, true)
	}
	return d
}

// How far lines may deviate from their true place, in units: in a picture of the usual size, and from which value on
// points are rounded to whole units.
const (
	usualCoarse = 0.25
	wholeUnits  = 0.7
)

// writeLine writes the data of a path through points, each relative to the one before. It computes differences of
// rounded coordinates, so that rounding errors do not add up.
func (w *page) writeLine(points []cartography.Point) {
	grain := 10.0 // steps in a unit
	step := 1     // in tenths
	if w.coarse > wholeUnits {
		grain, step = 1, 10
	}
	x, y, begun := 0, 0, false
	for i, p := range points {
		u, v := int(math.Round(p.X*grain))*step, int(math.Round(p.Y*grain))*step
		switch {
		case i == 0:
			w.writeRaw("M")
		case u == x && v == y:
			continue
		case !begun:
			w.writeRaw("l")
			begun = true
		case u >= x:
			w.writeRaw(" ")
		}
		w.writeTenths(u - x)
		if v >= y {
			w.writeRaw(" ")
		}
		w.writeTenths(v - y)
		x, y = u, v
	}
}

// simpler returns a line with as few points as possible that deviates by at most coarse (Ramer, Douglas and Peucker).
func (w *page) simpler(points []cartography.Point, closed bool) []cartography.Point {
	if w.coarse <= 0 || len(points) < 4 {
		return points
	}
	if !closed {
		return plane.Simplify(points, w.coarse)
	}
	ring := plane.Simplify(append(slices.Clone(points), points[0]), w.coarse)
	if len(ring) < 4 { // nothing would be left of the ring
		return points
	}
	return ring[:len(ring)-1]
}
