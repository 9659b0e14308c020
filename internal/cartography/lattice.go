package cartography

import (
	"math"

	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/runtime/program"
)

// lattice is a way to arrange cells. Its unit of length is the distance from the middle of a cell to a side.
type lattice struct {
	hexes  bool
	middle func(column, row int) Point
	turn   float64 // angle of the first corner, in degrees
}

var root3 = math.Sqrt(3)

// odd returns 1 for odd numbers, negative ones included, and 0 for even ones.
func odd(n int) float64 { return float64(n & 1) }

// lattices are the usual ways to number cells. If several fit equally well, the first is used.
var lattices = []lattice{
	{false, func(c, r int) Point { return Point{X: 2 * float64(c), Y: 2 * float64(r)} }, 45},
	// Hexes in columns: every second column is shifted down or up, or rows run diagonally.
	{true, func(c, r int) Point { return Point{X: root3 * float64(c), Y: 2*float64(r) + odd(c)} }, 0},
	{true, func(c, r int) Point { return Point{X: root3 * float64(c), Y: 2*float64(r) - odd(c)} }, 0},
	{true, func(c, r int) Point { return Point{X: root3 * float64(c), Y: 2*float64(r) + float64(c)} }, 0},
	{true, func(c, r int) Point { return Point{X: root3 * float64(c), Y: 2*float64(r) - float64(c)} }, 0},
	{true, func(c, r int) Point { return Point{X: root3 * float64(c), Y: float64(r)} }, 0},
	// Hexes in rows, in the same ways.
	{true, func(c, r int) Point { return Point{X: 2*float64(c) + odd(r), Y: root3 * float64(r)} }, 30},
	{true, func(c, r int) Point { return Point{X: 2*float64(c) - odd(r), Y: root3 * float64(r)} }, 30},
	{true, func(c, r int) Point { return Point{X: 2*float64(c) + float64(r), Y: root3 * float64(r)} }, 30},
	{true, func(c, r int) Point { return Point{X: 2*float64(c) - float64(r), Y: root3 * float64(r)} }, 30},
	{true, func(c, r int) Point { return Point{X: float64(c), Y: root3 * float64(r)} }, 30},
}

// corners returns how many corners a cell has, and their distance from its middle.
func (k *lattice) corners() (n int, far float64) {
	if k.hexes {
		return 6, 2 / root3
	}
	return 4, math.Sqrt2
}

// Limits of the width of a cell on the page.
const (
	leastCell, mostCell = 74., 170.
)

// layCells lays out a board of hexes or squares.
func (b *Board) layCells(kinds []Kind) *Layout {
	drawn := func(i int) bool { return onMap(kinds[i]) }
	b.keepOnePerCell(kinds, drawn)
	list, _ := b.graph(drawn)
	k := b.chooseLattice(kinds, list)
	at, scale, width, height := b.spreadCells(k, list)
	c := &canvas{Board: b, kinds: kinds, at: at, raster: mesh.NewRaster(width, height, cellSize)}
	c.lattice, c.sides = k, c.drawCells(k, list, scale)
	return c.layout(&Layout{Form: Cells, Width: width, Height: height})
}

// keepOnePerCell takes spaces off the map if another space has their cell. It considers only spaces for which is
// returns true.
func (b *Board) keepOnePerCell(kinds []Kind, is func(i int) bool) {
	taken := map[[2]int]bool{}
	for i, s := range b.Spaces {
		if cell := [2]int{s.Column, s.Row}; is(i) && taken[cell] {
			kinds[i] = Off
		} else if is(i) {
			taken[cell] = true
		}
	}
}

// chooseLattice returns the lattice whose touching cells agree best with the borders.
func (b *Board) chooseLattice(kinds []Kind, list []int) *lattice {
	stated := map[Pair]bool{}
	for _, p := range b.pairs(func(i int) bool { return onMap(kinds[i]) }) {
		stated[p] = true
	}
	best, most := 0, math.Inf(-1)
	for n := range lattices {
		k := &lattices[n]
		if b.Grid == program.GridHexes && !k.hexes || b.Grid == program.GridSquares && k.hexes {
			continue
		}
		score := 0.0
		for p := range list {
			for q := p + 1; q < len(list); q++ {
				i, j := list[p], list[q]
				s, o := &b.Spaces[i], &b.Spaces[j]
				if d := s.Column - o.Column; d > 2 || d < -2 {
					continue
				}
				u, v := k.middle(s.Column, s.Row), k.middle(o.Column, o.Row)
				switch d := math.Hypot(u.X-v.X, u.Y-v.Y); {
				case d < 1.5: // cells would overlap
					score -= 5
				case d < 2.1 && stated[Pair{min(i, j), max(i, j)}]:
					score++
				case d < 2.1:
					score -= .3
				}
			}
		}
		if score > most+1e-6 {
			best, most = n, score
		}
	}
	return &lattices[best]
}

// spreadCells returns the middle of each cell on the page, the unit of the lattice in units of the page, and the size
// of the page.
func (b *Board) spreadCells(k *lattice, list []int) (at []Point, scale, width, height float64) {
	_, far := k.corners()
	left, top, right, bottom := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	at = make([]Point, len(b.Spaces))
	for _, i := range list {
		at[i] = k.middle(b.Spaces[i].Column, b.Spaces[i].Row)
		left, right = min(left, at[i].X-far), max(right, at[i].X+far)
		top, bottom = min(top, at[i].Y-far), max(bottom, at[i].Y+far)
	}
	const rim = 6
	scale = min(mostCell, max(leastCell, 2*(pageWidth-2*rim)/(right-left))) / 2
	for _, i := range list {
		at[i] = Point{X: rim + (at[i].X-left)*scale, Y: rim + (at[i].Y-top)*scale}
	}
	return at, scale, math.Ceil((right-left)*scale + 2*rim), math.Ceil((bottom-top)*scale + 2*rim)
}

// drawCells fills the cells of the raster and returns the sides of the cells, each once.
func (c *canvas) drawCells(k *lattice, list []int, scale float64) []mesh.Arc {
	corners, far := k.corners()
	type spot struct{ x, y int }
	numbers, at := map[spot]int{}, []Point{}
	number := func(p Point) int {
		key := spot{int(math.Round(p.X / 2)), int(math.Round(p.Y / 2))}
		for dx := -1; dx <= 1; dx++ {
			for dy := -1; dy <= 1; dy++ {
				if n, ok := numbers[spot{key.x + dx, key.y + dy}]; ok {
					return n
				}
			}
		}
		numbers[key] = len(at)
		at = append(at, p.Round())
		return len(at) - 1
	}
	type side struct{ from, to int }
	sides := map[side]int{} // the arc of a side
	var arcs []mesh.Arc
	for _, i := range list {
		ring, ids := make(Ring, corners), make([]int, corners)
		for n := range corners {
			sin, cos := math.Sincos((k.turn + float64(n)*360/float64(corners)) * math.Pi / 180)
			ids[n] = number(Point{X: c.at[i].X + far*scale*cos, Y: c.at[i].Y + far*scale*sin})
			ring[n] = at[ids[n]]
		}
		c.raster.Fill([]Ring{ring}, int16(i))
		for n := range corners { // clockwise on the page, so the cell is on the right
			from, to := ids[n], ids[(n+1)%corners]
			if other, ok := sides[side{to, from}]; ok {
				arcs[other].Left = int16(i)
				continue
			}
			sides[side{from, to}] = len(arcs)
			arcs = append(arcs, mesh.Side(from, to, at[from], at[to], mesh.Outside, int16(i)))
		}
	}
	c.label = c.raster.Soil
	return arcs
}

// leaveOutCorners removes the pairs of squares that meet at a corner: meeting there shows that they border.
func (c *canvas) leaveOutCorners(pairs []Pair) []Pair {
	var out []Pair
	for _, p := range pairs {
		a, b := &c.Spaces[p.A], &c.Spaces[p.B]
		if dx, dy := a.Column-b.Column, a.Row-b.Row; dx*dx != 1 || dy*dy != 1 {
			out = append(out, p)
		}
	}
	return out
}
