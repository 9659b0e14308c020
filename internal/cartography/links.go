package cartography

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography/partition"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// link adds links for the borders between spaces that do not touch.
func (c *canvas) link(l *Layout) {
	rims := c.rims(l)
	for _, p := range l.Audit.Missing {
		from, to, ok := nearest(rims[p.A], rims[p.B])
		if !ok {
			continue
		}
		if c.wraps && math.Abs(from.X-to.X) > l.Map.W/2 {
			c.noteTo(l, p.A, from, p.B)
			c.noteTo(l, p.B, to, p.A)
			continue
		}
		border := slices.IndexFunc(c.Borders, func(e Border) bool { return Pair{min(e.A, e.B), max(e.A, e.B)} == p })
		l.Links = append(l.Links, Link{p.A, p.B, border, from.Round(), to.Round()})
	}
	l.noteCrossings()
}

// noteCrossings lists in the audit which links cross.
func (l *Layout) noteCrossings() {
	first := func(i int) bool { // links between the same two spaces count once
		return i == 0 || l.Links[i-1].A != l.Links[i].A || l.Links[i-1].B != l.Links[i].B
	}
	for i := range l.Links {
		for k := i + 1; k < len(l.Links); k++ {
			a, b := &l.Links[i], &l.Links[k]
			if first(i) && first(k) && a.A != b.A && a.A != b.B && a.B != b.A && a.B != b.B &&
				cross(a.From, a.To, b.From, b.To) {
				l.Audit.Crossing = append(l.Audit.Crossing, Pair{i, k})
			}
		}
	}
}

// rims returns some cells at the rim of each space that has a border to one it does not touch.
func (c *canvas) rims(l *Layout) [][]Point {
	rims := make([][]Point, len(c.Spaces))
	wanted := make([]bool, len(c.Spaces))
	for _, p := range l.Audit.Missing {
		wanted[p.A], wanted[p.B] = true, true
	}
	for i, v := range c.label {
		if v >= 0 && wanted[v] && c.inRim(i) {
			rims[v] = append(rims[v], c.raster.Middle(i))
		}
	}
	for i, rim := range rims {
		if step := len(rim)/400 + 1; step > 1 {
			var few []Point
			for k := 0; k < len(rim); k += step {
				few = append(few, rim[k])
			}
			rims[i] = few
		}
	}
	return rims
}

// inRim reports whether a cell has a side that it does not share with a cell of its own space.
func (c *canvas) inRim(cell int) bool {
	same := 0
	c.raster.EachAround(cell, func(d int) {
		if c.label[d] == c.label[cell] {
			same++
		}
	})
	return same < 4
}

// nearest returns a point of each list such that their distance is the least.
func nearest(a, b []Point) (p, q Point, ok bool) {
	least := math.Inf(1)
	for _, u := range a {
		for _, v := range b {
			if d := (u.X-v.X)*(u.X-v.X) + (u.Y-v.Y)*(u.Y-v.Y); d < least {
				p, q, least, ok = u, v, d, true
			}
		}
	}
	return p, q, ok
}

// cross reports whether two straight lines cross.
func cross(a, b, c, d Point) bool {
	side := func(p, q, r Point) float64 { return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X) }
	return side(a, b, c)*side(a, b, d) < 0 && side(c, d, a)*side(c, d, b) < 0
}

// note adds notes at the edges: which spaces continue beyond them.
func (c *canvas) note(l *Layout) {
	type way struct {
		from, to int
		right    bool // across the right edge
	}
	rows := map[way][]float64{} // where on the page
	for y := range c.raster.H {
		left, right := int(c.label[y*c.raster.W]), int(c.label[(y+1)*c.raster.W-1])
		at := (float64(y) + .5) * c.raster.Cell
		for _, w := range [2]way{{left, right, false}, {right, left, true}} {
			rows[w] = append(rows[w], at)
		}
	}
	for _, p := range l.Audit.Wrapped {
		for _, w := range [4]way{{p.A, p.B, false}, {p.A, p.B, true}, {p.B, p.A, false}, {p.B, p.A, true}} {
			if len(rows[w]) < partition.Touch {
				continue
			}
			var at Point
			if w.right {
				at.X = l.Map.W
			}
			for _, y := range rows[w] {
				at.Y += y / float64(len(rows[w]))
			}
			c.noteTo(l, w.from, at, w.to)
		}
	}
}

// noteTo adds a note at the edge closest to from: space continues to another one beyond it.
func (c *canvas) noteTo(l *Layout, space int, from Point, to int) {
	right := from.X > l.Map.W/2
	at := Point{Y: from.Y}
	if right {
		at.X = l.Map.W
	}
	for i := range l.Notes {
		if n := &l.Notes[i]; n.Space == space && n.Right == right {
			n.To = append(n.To, to)
			return
		}
	}
	l.Notes = append(l.Notes, Note{Space: space, Right: right, At: at.Round(), To: []int{to}})
}

// Size of the boxes of spaces that are not on the map.
const (
	boxWidth, boxHeight = 150., 74.
	boxGap              = 10.
	boxTitle            = 16.
)

// finish adds what does not depend on areas: paths, marks of borders, and the margin.
func finish(l *Layout, b *Board, kinds []Kind) {
	for i, s := range b.Spaces {
		switch shape := &l.Shapes[i]; {
		case kinds[i] == Off:
			shape.Layer = LayerMargin
		case shape.Layer == LayerWhole:
			centreAnchor(l, b, i)
		case shape.Layer == LayerToken && shape.Anchor == (Point{}) && s.Of >= 0:
			shape.Anchor = l.Shapes[s.Of].Anchor
		}
	}
	l.layMargin(1)
	for i, e := range b.Borders {
		drawn := slices.ContainsFunc(l.Waterways, func(w Waterway) bool { return w.Border == i })
		if e.A == e.B || !e.Marked && (!e.Water || drawn) {
			continue
		}
		mark(l, i, e)
	}
	for _, p := range b.Paths {
		var line []Point
		end := func() {
			if len(line) > 1 {
				l.Lines = append(l.Lines, Line{Points: plane.Rounded(plane.Smooth(line, 3))})
			}
			line = nil
		}
		for _, s := range p.Through {
			if s < 0 || l.Shapes[s].Layer == LayerNone || l.Shapes[s].Layer == LayerMargin {
				continue
			}
			at := l.Shapes[s].Anchor
			if len(line) > 0 && math.Abs(line[len(line)-1].X-at.X) > l.Map.W*.6 {
				end()
			}
			line = append(line, at)
		}
		end()
	}
}

// centreAnchor puts the anchor of a larger space in the middle of its parts.
func centreAnchor(l *Layout, b *Board, whole int) {
	sum, weight := Point{}, 0.0
	for i, s := range b.Spaces {
		if s.Within >= 0 && (s.Within == whole || b.Spaces[s.Within].Within == whole) && l.Shapes[i].Area > 0 &&
			l.Shapes[i].Layer != LayerWhole {
			a := l.Shapes[i].Area
			sum.X, sum.Y, weight = sum.X+a*l.Shapes[i].Anchor.X, sum.Y+a*l.Shapes[i].Anchor.Y, weight+a
		}
	}
	if weight > 0 {
		l.Shapes[whole].Anchor = Point{X: sum.X / weight, Y: sum.Y / weight}.Round()
		l.Shapes[whole].Area = weight
	}
}

// WithMargin returns the layout with boxes in the margin that are larger by a factor. The map stays as it is.
func (l *Layout) WithMargin(factor float64) *Layout {
	out := *l
	out.Shapes = slices.Clone(l.Shapes)
	out.layMargin(factor)
	return &out
}

// layMargin puts the spaces that are not on the map into boxes below it.
func (l *Layout) layMargin(factor float64) {
	width, height, gap, title := boxWidth*factor, boxHeight*factor, boxGap*factor, boxTitle*factor
	perRow := max(1, int((l.Width-gap)/(width+gap)))
	n := 0
	for i := range l.Shapes {
		if l.Shapes[i].Layer != LayerMargin {
			continue
		}
		box := Rect{X: gap + float64(n%perRow)*(width+gap), Y: l.Map.H + gap + float64(n/perRow)*(height+gap), W: width,
			H: height}
		room := Rect{X: box.X + 3*factor, Y: box.Y + title, W: box.W - 6*factor, H: box.H - title - 3*factor}
		l.Shapes[i] = Shape{
			Layer: LayerMargin, Anchor: room.Middle(), Rooms: []Rect{room}, Area: box.W * box.H,
			Rings: []Ring{{{X: box.X, Y: box.Y}, {X: box.X + box.W, Y: box.Y}, {X: box.X + box.W, Y: box.Y + box.H},
				{X: box.X, Y: box.Y + box.H}}},
		}
		l.Height = box.Y + box.H + gap
		n++
	}
}

// mark puts the mark of a border with attributes on the longest line between its spaces, on its water, or on its link.
func mark(l *Layout, border int, e Border) {
	best := -1
	for i := range l.Arcs {
		if a := &l.Arcs[i]; slices.Contains(a.Borders, border) &&
			(best < 0 || plane.Length(a.Points) > plane.Length(l.Arcs[best].Points)) {
			best = i
		}
	}
	var line []Point
	if best >= 0 {
		line = l.Arcs[best].Points
	} else if k := slices.IndexFunc(l.Waterways, func(w Waterway) bool { return w.Border == border }); k >= 0 {
		line = l.Waterways[k].Points
	} else {
		for _, k := range l.Links {
			if k.A == min(e.A, e.B) && k.B == max(e.A, e.B) {
				line = []Point{k.From, k.To}
			}
		}
	}
	if at, rest := middleOf(line); len(rest) > 1 {
		angle := math.Atan2(rest[1].Y-at.Y, rest[1].X-at.X) * 180 / math.Pi
		l.Crossings = append(l.Crossings, Crossing{border, at.Round(), math.Round(angle)})
	}
}

// middleOf returns the middle of a line, and the rest of the line after it, which is nil if the line has no length.
func middleOf(line []Point) (at Point, rest []Point) {
	if len(line) == 0 {
		return at, nil
	}
	return plane.Along(line, plane.Length(line)/2)
}
