package cartography

import "math"

// Mask tells how much of a rectangle shows a space. It takes the same time for rectangles of any size, so that many
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
		m.x = min(m.x, x) // the rows come in order
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

// Share returns which part of a rectangle shows the space, from 0 to 1. A cell belongs to the rectangle if its middle
// does.
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
