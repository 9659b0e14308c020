package cartography

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// drawWaterways draws the borders that are water: along the line between two spaces, at least one of which is land, or
// from one water to another through land. A border that can be drawn in neither way remains an ordinary line between
// areas or a link.
func (c *canvas) drawWaterways(l *Layout) {
	var cuts *channels
	for i, e := range c.Borders {
		if !e.Water || e.A == e.B || !c.drawn(e.A) || !c.drawn(e.B) {
			continue
		}
		if c.drawBorder(l, i) {
			continue
		}
		if cuts == nil {
			cuts = newChannels(c)
		}
		if line := cuts.find(e); line != nil {
			l.Waterways = append(l.Waterways, Waterway{Border: i, Points: line})
			pair := Pair{min(e.A, e.B), max(e.A, e.B)}
			l.Audit.Missing = slices.DeleteFunc(l.Audit.Missing, func(p Pair) bool { return p == pair })
		}
	}
	joinLines(l.Waterways)
}

// drawBorder draws a waterway along each line that shows a border. It reports whether one of them has land on a side.
func (c *canvas) drawBorder(l *Layout, border int) bool {
	e, found := c.Borders[border], false
	if c.kinds[e.A] == Water && c.kinds[e.B] == Water {
		return false
	}
	for i := range l.Arcs {
		if a := &l.Arcs[i]; slices.Contains(a.Borders, border) {
			l.Waterways = append(l.Waterways, Waterway{Border: border, Points: slices.Clone(a.Points), Closed: a.Closed,
				Along: true})
			found = true
		}
	}
	return found
}

// bend is the distance from a corner at which two lines of water start to curve around it.
const bend = 9.0

// end is an end of a line of water, its last point or its first. row is its index in the list.
type end struct {
	row  int
	last bool
}

// joinLines joins the lines of water that meet at a corner. Of three, the two that make the straightest line are one
// stream, and the third flows into it.
func joinLines(list []Waterway) {
	meet := map[Point][]end{}
	var corners []Point // in order
	for i := range list {
		w := &list[i]
		if !w.Along || w.Closed || len(w.Points) < 2 {
			continue
		}
		for _, e := range [2]end{{i, false}, {i, true}} {
			at := e.line(list)[0]
			if meet[at] == nil {
				corners = append(corners, at)
			}
			meet[at] = append(meet[at], e)
		}
	}
	for _, at := range corners {
		for ends := meet[at]; len(ends) > 1; {
			a, b := straightest(list, ends)
			rest := slices.DeleteFunc(slices.Clone(ends), func(e end) bool { return e == a || e == b })
			mid := round(list, a, b)
			if len(rest) == 1 {
				rest[0].moveTo(list, mid)
			}
			ends = rest
		}
	}
}

// line returns a copy of the line that begins with this end.
func (e end) line(list []Waterway) []Point {
	line := slices.Clone(list[e.row].Points)
	if e.last {
		slices.Reverse(line)
	}
	return line
}

// set replaces the line by one that begins with this end.
func (e end) set(list []Waterway, line []Point) {
	if e.last {
		slices.Reverse(line)
	}
	list[e.row].Points = line
}

// moveTo moves the end of the line to a point.
func (e end) moveTo(list []Waterway, at Point) {
	if line := e.line(list); line[0] != at {
		e.set(list, append([]Point{at}, line...))
	}
}

// straightest returns the two ends whose lines continue each other most nearly.
func straightest(list []Waterway, ends []end) (a, b end) {
	least := math.Inf(1)
	for i := range ends {
		for k := range i {
			one, other := ends[i].line(list), ends[k].line(list)
			p, _ := plane.Along(one, bend)
			q, _ := plane.Along(other, bend)
			at := one[0]
			cos := ((p.X-at.X)*(q.X-at.X) + (p.Y-at.Y)*(q.Y-at.Y)) / max(1e-9, plane.Distance(p, at)*plane.Distance(q, at))
			if cos < least {
				a, b, least = ends[k], ends[i], cos
			}
		}
	}
	return a, b
}

// round replaces the corner between two lines by a curve, in whose middle they then meet. It returns that point.
func round(list []Waterway, a, b end) Point {
	one, other := a.line(list), b.line(list)
	corner := one[0]
	far := min(bend, plane.Length(one)/3, plane.Length(other)/3) // a short line keeps its middle, because it may bend at both ends
	p, ahead := plane.Along(one, far)
	q, behind := plane.Along(other, far)
	curve := func(from, to Point, k float64) Point { // the quadratic curve with the corner as its control point
		u := 1 - k
		return Point{X: u*u*from.X + 2*u*k*corner.X + k*k*to.X, Y: u*u*from.Y + 2*u*k*corner.Y + k*k*to.Y}
	}
	mid := curve(p, q, .5).Round()
	half := func(from, to Point, rest []Point) []Point {
		return plane.Rounded(append([]Point{mid, curve(from, to, .3), curve(from, to, .15)}, rest...))
	}
	if a.row == b.row { // a line that returns to its beginning
		w := &list[a.row]
		w.Points[0], w.Points[len(w.Points)-1] = mid, mid
		return mid
	}
	a.set(list, half(p, q, ahead))
	b.set(list, half(q, p, behind))
	return mid
}

// The costs of a cell on the way of a channel. A long way through the land that holds the water is cheap; other land,
// and other seas, cost more.
const (
	costBank    = 10 // between two of the spaces that hold the way, or on water outside all spaces
	costHeld    = 40 // in one of them
	costLand    = 1200
	costForeign = 4000
	costMost    = 30_000 // of the whole way, from either side
)

// channels finds ways for water between spaces across cells.
type channels struct {
	*canvas
	cost [2][]int32 // by cell: from either side, or -1
	from [2][]int32 // by cell: the cell before it
}

func newChannels(c *canvas) *channels {
	h := &channels{canvas: c}
	for side := range 2 {
		h.cost[side], h.from[side] = make([]int32, len(c.label)), make([]int32, len(c.label))
	}
	return h
}

// find returns the line of a border through the land that the author names, or through any land if none is named and
// the spaces do not touch. It returns nil if there is no short way.
func (h *channels) find(e Border) []Point {
	holds := make([]bool, len(h.Spaces))
	for _, s := range e.Through {
		holds[s] = h.drawn(s) && s != e.A && s != e.B
	}
	if !slices.Contains(holds, true) {
		if n := len(h.Spaces); len(e.Through) > 0 || h.shared[e.A*n+e.B] > 0 {
			return nil
		}
		for s := range holds {
			holds[s] = h.kinds[s] == Land && s != e.A && s != e.B
		}
	}
	h.spread(0, e.A, e.B, holds)
	h.spread(1, e.B, e.A, holds)
	best := -1
	for cell, v := range h.label {
		if v >= 0 && holds[v] && h.cost[0][cell] >= 0 && h.cost[1][cell] >= 0 {
			if best < 0 || h.cost[0][cell]+h.cost[1][cell] < h.cost[0][best]+h.cost[1][best] {
				best = cell
			}
		}
	}
	if best < 0 {
		return nil
	}
	var line []Point
	for cell := int32(best); cell >= 0; cell = h.from[0][cell] {
		line = append(line, h.raster.Middle(int(cell)))
	}
	slices.Reverse(line)
	for cell := h.from[1][best]; cell >= 0; cell = h.from[1][cell] {
		line = append(line, h.raster.Middle(int(cell)))
	}
	line = plane.Smooth(plane.Simplify(line, h.raster.Cell*1.2), 2)
	h.open(line, e)
	return plane.Rounded(line)
}

// Lengths of channels in units.
const (
	openInto  = 7.0  // of each end in the spaces that it joins
	leastSeen = 28.0 // of a whole channel: a shorter one is hardly visible
	mostInto  = 14.0
)

// open extends both ends of a line into the spaces that it joins, so that no coast is between them, and further if the
// line is short.
func (h *channels) open(line []Point, e Border) {
	into := min(mostInto, max(openInto, (leastSeen-plane.Length(line))/2))
	lengthen := func(tip *Point, before Point, space int) {
		d := plane.Distance(*tip, before)
		if d == 0 {
			return
		}
		start := *tip
		for far := h.raster.Cell; far <= into; far += h.raster.Cell {
			p := Point{X: start.X + (start.X-before.X)*far/d, Y: start.Y + (start.Y-before.Y)*far/d}
			if p.X < 0 || p.Y < 0 || int(h.label[h.raster.At(p)]) != space {
				return
			}
			*tip = p
		}
	}
	if n := len(line); n > 1 {
		lengthen(&line[0], line[1], e.A)
		lengthen(&line[n-1], line[n-2], e.B)
	}
}

// spread finds the cheapest way from a space to every cell, up to costMost (Dijkstra, 1959, with a list of cells for
// each cost). No way leads through the other space.
func (h *channels) spread(side, space, other int, holds []bool) {
	r, cost, from := h.raster, h.cost[side], h.from[side]
	open := make([][]int32, costMost+1)
	for cell, v := range h.label {
		cost[cell], from[cell] = -1, -1
		if int(v) == space {
			cost[cell] = 0
			if h.inRim(cell) { // every way starts at the rim
				open[0] = append(open[0], int32(cell))
			}
		}
	}
	for at := range open {
		for k := 0; k < len(open[at]); k++ {
			cell := open[at][k]
			if int(cost[cell]) != at {
				continue // a cheaper way was found
			}
			x, y := int(cell)%r.W, int(cell)/r.W
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					if x+dx < 0 || x+dx >= r.W || y+dy < 0 || y+dy >= r.H {
						continue
					}
					next := (y+dy)*r.W + x + dx
					step := h.step(next, other, holds)
					if dx != 0 && dy != 0 {
						step = step * 14 / 10
					}
					if sum := at + step; step > 0 && sum <= costMost && (cost[next] < 0 || sum < int(cost[next])) {
						cost[next], from[next] = int32(sum), cell
						open[sum] = append(open[sum], int32(next))
					}
				}
			}
		}
		open[at] = nil
	}
}

// step returns the cost of a cell, or 0 if no way may lead through it.
func (h *channels) step(cell, other int, holds []bool) int {
	v := h.label[cell]
	switch {
	case int(v) == other:
		return 0
	case v < 0 && h.land != nil && !h.land[cell]:
		return costBank // water outside all spaces
	case v < 0 || h.kinds[v] == Water:
		return costForeign
	case !holds[v]:
		return costLand
	}
	cost := costHeld
	h.raster.EachAround(cell, func(d int) {
		if o := h.label[d]; o >= 0 && o != v && holds[o] {
			cost = costBank
		}
	})
	return cost
}
