package mesh

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// Outside is the label of cells that no space has, and of everything off the page.
const Outside = -1

// Arc is a line between two labels: Left is on its left, and Right on its right.
type Arc struct {
	Points      []plane.Point
	Closed      bool // the first point is repeated at the end
	Left, Right int16

	from, to int // corners of cells
}

// Side returns a straight line between two numbered corners, for outlines that are not traced.
func Side(from, to int, a, b plane.Point, left, right int16) Arc {
	return Arc{Points: []plane.Point{a, b}, Left: left, Right: right, from: from, to: to}
}

// tracer follows the sides of cells between different labels. A corner of cells is y*(w+1)+x.
type tracer struct {
	w, h  int
	label []int16
	seen  []uint8 // by corner: which of its sides to the right (1) and down (2) have been followed
}

// The directions 0 to 3: right, down, left and up.
var dx, dy = [4]int{1, 0, -1, 0}, [4]int{0, 1, 0, -1}

func (t *tracer) at(x, y int) int16 {
	if x < 0 || y < 0 || x >= t.w || y >= t.h {
		return Outside
	}
	return t.label[y*t.w+x]
}

// sides returns the labels on the left and on the right of the side that leads from a corner in a direction.
func (t *tracer) sides(x, y, dir int) (left, right int16) {
	switch dir {
	case 0:
		return t.at(x, y-1), t.at(x, y)
	case 1:
		return t.at(x, y), t.at(x-1, y)
	case 2:
		return t.at(x-1, y), t.at(x-1, y-1)
	}
	return t.at(x-1, y-1), t.at(x, y-1)
}

func (t *tracer) leads(x, y, dir int) bool {
	nx, ny := x+dx[dir], y+dy[dir]
	if nx < 0 || ny < 0 || nx > t.w || ny > t.h {
		return false
	}
	left, right := t.sides(x, y, dir)
	return left != right
}

// node reports whether lines end at a corner: more than two meet there, or it is a corner of the page.
func (t *tracer) node(x, y int) bool {
	if (x == 0 || x == t.w) && (y == 0 || y == t.h) {
		return true
	}
	n := 0
	for dir := range 4 {
		if t.leads(x, y, dir) {
			n++
		}
	}
	return n > 2
}

// side returns the corner and the bit of seen that belong to a side.
func (t *tracer) side(x, y, dir int) (corner int, bit uint8) {
	switch dir {
	case 2:
		x--
	case 3:
		y--
	}
	return y*(t.w+1) + x, uint8(1 + dir%2)
}

// mark records that a side was followed, and reports whether it was recorded before.
func (t *tracer) mark(x, y, dir int) bool {
	i, bit := t.side(x, y, dir)
	was := t.seen[i]&bit != 0
	t.seen[i] |= bit
	return was
}

// Trace returns the lines between different labels in a raster of w by h cells that are cell units wide. Each line is
// simplified and smoothed; its ends do not move.
func Trace(label []int16, w, h int, cell, tolerance float64) []Arc {
	t := &tracer{w: w, h: h, label: label, seen: make([]uint8, (w+1)*(h+1))}
	var arcs []Arc
	for pass := range 2 { // first from the nodes; then what is left, which is loops
		for y := range h + 1 {
			for x := range w + 1 {
				if pass == 0 && !t.node(x, y) {
					continue
				}
				for dir := range 4 {
					if !t.leads(x, y, dir) {
						continue
					}
					if i, bit := t.side(x, y, dir); t.seen[i]&bit == 0 {
						arcs = append(arcs, t.follow(x, y, dir, cell, tolerance))
					}
				}
			}
		}
	}
	return arcs
}

func (t *tracer) follow(x, y, dir int, cell, tolerance float64) Arc {
	a := Arc{from: y*(t.w+1) + x}
	a.Left, a.Right = t.sides(x, y, dir)
	line := []plane.Point{{X: float64(x) * cell, Y: float64(y) * cell}}
	for !t.mark(x, y, dir) {
		x, y = x+dx[dir], y+dy[dir]
		line = append(line, plane.Point{X: float64(x) * cell, Y: float64(y) * cell})
		if t.node(x, y) {
			break
		}
		for _, turn := range [3]int{0, 1, 3} {
			if d := (dir + turn) % 4; t.leads(x, y, d) {
				dir = d
				break
			}
		}
	}
	a.to = y*(t.w+1) + x
	a.Closed = a.from == a.to
	line = plane.Simplify(line, tolerance)
	a.Points = plane.Rounded(plane.Simplify(plane.Smooth(line, 2), .2))
	return a
}

// Rings joins the outlines of n labels from the lines that have them on one side.
func Rings(arcs []Arc, n int) [][]plane.Ring {
	around := make([][]int, n)
	for i := range arcs {
		for _, l := range [2]int16{arcs[i].Left, arcs[i].Right} {
			if l >= 0 {
				around[l] = append(around[l], i)
			}
		}
	}
	out := make([][]plane.Ring, n)
	for l := range out {
		out[l] = ringsOf(arcs, around[l], int16(l))
	}
	return out
}

// ringsOf joins the outline of a label from the lines around it.
func ringsOf(arcs []Arc, around []int, label int16) []plane.Ring {
	type way struct {
		points   []plane.Point
		from, to int
	}
	var ways []way
	next := map[int][]int{}
	for _, i := range around {
		a := &arcs[i]
		w := way{a.Points, a.from, a.to}
		if a.Left != label { // reverse it, so that the label is always on the left
			w = way{slices.Clone(a.Points), a.to, a.from}
			slices.Reverse(w.points)
		}
		next[w.from] = append(next[w.from], len(ways))
		ways = append(ways, w)
	}
	used := make([]bool, len(ways))
	var rings []plane.Ring
	for i := range ways {
		if used[i] {
			continue
		}
		var ring plane.Ring
		for k := i; ; {
			used[k] = true
			ring = append(ring, ways[k].points[:len(ways[k].points)-1]...)
			at := next[ways[k].to]
			free := slices.IndexFunc(at, func(j int) bool { return !used[j] })
			if ways[k].to == ways[i].from || free < 0 {
				break
			}
			k = at[free]
		}
		if len(ring) > 2 {
			rings = append(rings, ring)
		}
	}
	return rings
}
