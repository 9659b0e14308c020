package mesh

import "slices"

// Atoms are the pieces of a raster, and which of them touch. Atom 0 to N()-1.
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

// Cut cuts a raster into atoms of about size units across: the cells of one soil that are nearest to the same point
// of a jittered grid. If the page wraps, atoms at the left edge touch those at the right edge.
func Cut(r *Raster, size float64, wraps bool) *Atoms {
	site := sites(r, size)
	a := &Atoms{Of: make([]int32, len(r.Soil))}
	for i := range a.Of {
		a.Of[i] = -1
	}
	var stack []int
	for i := range r.Soil {
		if a.Of[i] >= 0 {
			continue
		}
		id := int32(a.N())
		n, x, y := 0, 0.0, 0.0
		a.Of[i] = id
		for stack = append(stack[:0], i); len(stack) > 0; {
			c := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			m := r.Middle(c)
			n, x, y = n+1, x+m.X, y+m.Y
			r.Around(c, func(d int) {
				if a.Of[d] < 0 && r.Soil[d] == r.Soil[i] && site[d] == site[i] {
					a.Of[d] = id
					stack = append(stack, d)
				}
			})
		}
		a.Soil = append(a.Soil, r.Soil[i])
		a.Cells = append(a.Cells, int32(n))
		a.X, a.Y = append(a.X, x/float64(n)), append(a.Y, y/float64(n))
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
	type side struct{ a, b int32 }
	var sides []side
	touch := func(c, d int) {
		if x, y := a.Of[c], a.Of[d]; x != y {
			sides = append(sides, side{x, y}, side{y, x})
		}
	}
	for y := range r.H {
		for x := range r.W {
			c := y*r.W + x
			if x+1 < r.W {
				touch(c, c+1)
			} else if wraps {
				touch(c, y*r.W)
			}
			if y+1 < r.H {
				touch(c, c+r.W)
			}
		}
	}
	// A counting sort by the first atom, then a small sort within each.
	n := a.N()
	at := make([]int32, n+1)
	for _, s := range sides {
		at[s.a+1]++
	}
	for i := range n {
		at[i+1] += at[i]
	}
	byAtom := make([]int32, len(sides))
	fill := append([]int32(nil), at...)
	for _, s := range sides {
		byAtom[fill[s.a]] = s.b
		fill[s.a]++
	}
	a.Start = make([]int32, 1, n+1)
	for i := range n {
		list := byAtom[at[i]:at[i+1]]
		slices.Sort(list)
		for k := 0; k < len(list); {
			e := k
			for e < len(list) && list[e] == list[k] {
				e++
			}
			a.To, a.Side = append(a.To, list[k]), append(a.Side, int32(e-k))
			k = e
		}
		a.Start = append(a.Start, int32(len(a.To)))
	}
}
