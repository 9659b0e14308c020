package mesh

import (
	"maps"
	"slices"
)

// Atoms are the pieces of a raster, numbered from 0, and which of them touch.
type Atoms struct {
	Of    []int32   // by cell: its atom
	Soil  []int16   // by atom
	Cells []int32   // by atom: how many cells it has
	X, Y  []float64 // by atom: its middle, in units
	// The neighbours of atom a are To[Start[a]:Start[a+1]], ascending; Side is how many sides of cells they share.
	Start []int32
	To    []int32
	Side  []int32
}

// N returns how many atoms there are.
func (a *Atoms) N() int { return len(a.Soil) }

// Cut cuts a raster into atoms about size units across. An atom has the cells of one soil that are nearest to the same
// point of a jittered grid. If the page wraps, atoms at the left edge touch those at the right edge.
func Cut(r *Raster, size float64, wraps bool) *Atoms {
	site := sites(r, size)
	a := &Atoms{}
	var n int
	a.Of, n = r.pieces(func(c, d int) bool { return r.Soil[c] == r.Soil[d] && site[c] == site[d] })
	a.Soil, a.Cells, a.X, a.Y = make([]int16, n), make([]int32, n), make([]float64, n), make([]float64, n)
	for c, id := range a.Of {
		m := r.Middle(c)
		a.Soil[id] = r.Soil[c]
		a.Cells[id]++
		a.X[id], a.Y[id] = a.X[id]+m.X, a.Y[id]+m.Y
	}
	for id, cells := range a.Cells {
		a.X[id], a.Y[id] = a.X[id]/float64(cells), a.Y[id]/float64(cells)
	}
	a.join(r, wraps)
	return a
}

// sites returns the point of a jittered grid that is nearest to each cell.
func sites(r *Raster, size float64) []int32 {
	step := size / r.Cell
	columns, rows := int(float64(r.W)/step)+2, int(float64(r.H)/step)+2
	xs, ys := make([]float64, columns*rows), make([]float64, columns*rows)
	random := uint32(2463534242)
	next := func() float64 { // xorshift (Marsaglia, 2003): the same atoms each time
		random ^= random << 13
		random ^= random >> 17
		random ^= random << 5
		return float64(random) / (1 << 32)
	}
	for j := range rows {
		for i := range columns {
			shift := .25
			if j%2 == 1 {
				shift = -.25
			}
			xs[j*columns+i] = (float64(i) + .2 + .6*next() + shift) * step
			ys[j*columns+i] = (float64(j) + .2 + .6*next()) * step
		}
	}
	site := make([]int32, r.W*r.H)
	for y := range r.H {
		for x := range r.W {
			px, py := float64(x)+.5, float64(y)+.5
			ci, cj := int(px/step), int(py/step)
			best, least := 0, 1e18
			for j := max(0, cj-1); j <= min(rows-1, cj+1); j++ {
				for i := max(0, ci-1); i <= min(columns-1, ci+1); i++ {
					k := j*columns + i
					dx, dy := px-xs[k], py-ys[k]
					if d := dx*dx + dy*dy; d < least {
						best, least = k, d
					}
				}
			}
			site[y*r.W+x] = int32(best)
		}
	}
	return site
}

// join finds which atoms touch.
func (a *Atoms) join(r *Raster, wraps bool) {
	sides := map[[2]int32]int32{}
	r.Sides(wraps, func(c, d int, _ bool) {
		if x, y := a.Of[c], a.Of[d]; x != y {
			sides[[2]int32{x, y}]++
			sides[[2]int32{y, x}]++
		}
	})
	a.Start = make([]int32, a.N()+1)
	for _, pair := range slices.SortedFunc(maps.Keys(sides),
		func(p, q [2]int32) int { return slices.Compare(p[:], q[:]) }) {
		a.To, a.Side = append(a.To, pair[1]), append(a.Side, sides[pair])
		a.Start[pair[0]+1] = int32(len(a.To))
	}
	for i := range a.N() { // an atom that touches no other
		a.Start[i+1] = max(a.Start[i+1], a.Start[i])
	}
}
