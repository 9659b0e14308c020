// Package mesh divides a page into cells and cuts the cells into atoms: small pieces of land of one country, or of
// water, of which spaces are made. When every cell has the label of a space, it finds the lines between the labels,
// joins them into the outlines of the labels, and finds free rectangles inside.
package mesh

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// Water is the soil of a cell at sea.
const Water = -1

// Raster is a page of square cells. Each cell has a soil: Water, or the number of a country or island.
type Raster struct {
	W, H int
	Cell float64 // units of the page to a cell
	Soil []int16
}

// NewRaster returns a page of water.
func NewRaster(width, height, cell float64) *Raster {
	r := &Raster{W: int(math.Ceil(width / cell)), H: int(math.Ceil(height / cell)), Cell: cell}
	r.Soil = slices.Repeat([]int16{Water}, r.W*r.H)
	return r
}

// Fill sets the soil of the cells inside an odd number of the rings.
func (r *Raster) Fill(rings []plane.Ring, soil int16) {
	r.EachInside(rings, func(cell int) { r.Soil[cell] = soil })
}

// EachInside calls do with the cells inside an odd number of the rings, in order.
func (r *Raster) EachInside(rings []plane.Ring, do func(cell int)) {
	rows := make([][]float64, r.H)
	for _, ring := range rings {
		for i, a := range ring {
			b := ring[(i+1)%len(ring)]
			if a.Y == b.Y {
				continue
			}
			if a.Y > b.Y {
				a, b = b, a
			}
			for y := max(0, int(math.Ceil(a.Y/r.Cell-.5))); y < r.H && (float64(y)+.5)*r.Cell < b.Y; y++ {
				x := a.X + ((float64(y)+.5)*r.Cell-a.Y)/(b.Y-a.Y)*(b.X-a.X)
				rows[y] = append(rows[y], x)
			}
		}
	}
	for y, xs := range rows {
		slices.Sort(xs)
		for k := 0; k+1 < len(xs); k += 2 {
			for x := max(0, int(math.Ceil(xs[k]/r.Cell-.5))); x < r.W && (float64(x)+.5)*r.Cell < xs[k+1]; x++ {
				do(y*r.W + x)
			}
		}
	}
}

// At returns the cell at a point, or the nearest one if the point is off the page.
func (r *Raster) At(p plane.Point) int {
	x := min(r.W-1, max(0, int(p.X/r.Cell)))
	y := min(r.H-1, max(0, int(p.Y/r.Cell)))
	return y*r.W + x
}

// Middle returns the middle of a cell.
func (r *Raster) Middle(cell int) plane.Point {
	return plane.Point{X: (float64(cell%r.W) + .5) * r.Cell, Y: (float64(cell/r.W) + .5) * r.Cell}
}

// Nearest returns the nearest cell to a point for which fits returns true, up to reach units away, or -1.
func (r *Raster) Nearest(p plane.Point, reach float64, fits func(cell int) bool) int {
	if c := r.At(p); fits(c) {
		return c
	}
	best, most := -1, reach*reach
	k := int(reach / r.Cell)
	x0, y0 := int(p.X/r.Cell), int(p.Y/r.Cell)
	for y := max(0, y0-k); y <= min(r.H-1, y0+k); y++ {
		for x := max(0, x0-k); x <= min(r.W-1, x0+k); x++ {
			q := r.Middle(y*r.W + x)
			d := (q.X-p.X)*(q.X-p.X) + (q.Y-p.Y)*(q.Y-p.Y)
			if d < most && fits(y*r.W+x) {
				best, most = y*r.W+x, d
			}
		}
	}
	return best
}

// Masses numbers the connected pieces of land. It returns the number of each cell's piece, -1 at sea, and the number of
// cells in each piece.
func (r *Raster) Masses() (mass []int32, cells []int) {
	mass, n := r.pieces(func(c, d int) bool { return r.Soil[c] != Water && r.Soil[d] != Water })
	cells = make([]int, n)
	for _, m := range mass {
		if m >= 0 {
			cells[m]++
		}
	}
	return mass, cells
}

// pieces numbers the connected pieces of the page and counts them. Two cells with a common side are in one piece if
// alike returns true for them. A cell for which alike(c, c) is false gets -1.
func (r *Raster) pieces(alike func(c, d int) bool) (piece []int32, n int) {
	piece = slices.Repeat([]int32{-1}, len(r.Soil))
	var stack []int
	for i := range piece {
		if piece[i] >= 0 || !alike(i, i) {
			continue
		}
		piece[i] = int32(n)
		for stack = append(stack[:0], i); len(stack) > 0; {
			c := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			r.EachAround(c, func(d int) {
				if piece[d] < 0 && alike(c, d) {
					piece[d] = int32(n)
					stack = append(stack, d)
				}
			})
		}
		n++
	}
	return piece, n
}

// Sides calls do with each two cells that share a side. With wraps, cells at the left edge also share sides with those
// at the right edge; for these across is true.
func (r *Raster) Sides(wraps bool, do func(c, d int, across bool)) {
	for c := range r.Soil {
		if (c+1)%r.W > 0 {
			do(c, c+1, false)
		} else if wraps {
			do(c, c+1-r.W, true)
		}
		if c+r.W < len(r.Soil) {
			do(c, c+r.W, false)
		}
	}
}

// EachAround calls do with the cells that share a side with c.
func (r *Raster) EachAround(c int, do func(d int)) {
	x := c % r.W
	if x > 0 {
		do(c - 1)
	}
	if x+1 < r.W {
		do(c + 1)
	}
	if c >= r.W {
		do(c - r.W)
	}
	if c+r.W < len(r.Soil) {
		do(c + r.W)
	}
}
