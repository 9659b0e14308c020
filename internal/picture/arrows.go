package picture

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/runtime"
)

// Arrow is a way through spaces, such as a move that was made or refused, or the way on which a piece reaches a space.
type Arrow struct {
	Through []int // spaces, at least two; one is enough for what is refused
	Kind    ArrowKind
	Text    string // drawn on the arrow
	Title   string // shown when the mouse is over it; "" for Text
}

// ArrowKind is the meaning of an arrow.
type ArrowKind int

const (
	Played  ArrowKind = iota
	Refused           // by the rules
	Reached           // a way within reach, or a move that the rules made
)

var arrowClasses = [...]string{Played: "played", Refused: "refused", Reached: "reached"}

// arrowTexts are the words for arrows in the legend.
var arrowTexts = [...]string{Played: "moved", Refused: "refused", Reached: "within reach, with the cost"}

// course is the drawn form of an arrow. It is under names and counters, so that they can be read.
type course struct {
	*Arrow
	line []cartography.Point // up to the tip
	mark cartography.Point   // where its text or cross is
}

// router finds the courses of arrows on a board.
type router struct{ *Board }

// Arrows draws only arrows in a position, for a page that shows them on top of the board: the lines as a group with the
// id arrows, to be placed under the names, and their texts as a group with the id arrow-marks, to be placed on top.
// Heads and letters are larger by a factor.
func (b *Board) Arrows(v *runtime.View, list []Arrow, larger float64) (lines, marks []byte) {
	c := *b
	c.zoom *= larger
	drawn := router{&c}.drawArrows(list, c.groupsOf(v))
	return draw("arrows", drawn), draw("marks", drawn)
}

// courses finds the places of arrows in a position. Arrows between the same two spaces bend by different amounts, so
// that none hides another.
func (b router) courses(list []Arrow, groups []group) []course {
	if len(list) == 0 {
		return nil
	}
	own := make([][]cartography.Rect, len(b.spaces)) // by space: its name and its counters
	var taken []cartography.Rect
	for i := range b.names {
		if n := &b.names[i]; len(n.lines) > 0 {
			own[i] = append(own[i], n.box)
			taken = append(taken, n.box)
		}
	}
	for i := range groups {
		g := &groups[i]
		own[g.space] = append(own[g.space], g.box)
		taken = append(taken, g.box)
	}
	bends := map[[2]int]int{}
	var out []course
	for i := range list {
		a := &list[i]
		if len(a.Through) == 0 || int(a.Kind) >= len(arrowClasses) || a.Kind < 0 || len(a.Through) < 2 && a.Kind != Refused ||
			slices.ContainsFunc(a.Through, func(s int) bool { return s < 0 || s >= len(b.spaces) }) {
			continue
		}
		from, to := a.Through[0], a.Through[len(a.Through)-1]
		c := course{Arrow: a, line: b.curve(a.Through, bends[[2]int{from, to}])}
		bends[[2]int{from, to}]++
		c.line = b.visible(c.line, own[to])
		var box cartography.Rect
		c.mark, box = b.markOf(&c, taken)
		taken = append(taken, box)
		out = append(out, c)
	}
	return out
}

// end returns the point where arrows of a space begin and end.
func (b router) end(space int) cartography.Point {
	if n := &b.names[space]; len(n.lines) > 0 && !n.called && b.Layout.Shapes[space].Layer != cartography.LayerMargin {
		return n.box.Middle()
	}
	return b.Anchor(space)
}

// curve returns closely spaced points of a line through spaces: a bow between two spaces, and a smooth line through
// more.
func (b router) curve(through []int, nth int) []cartography.Point {
	var p []cartography.Point
	for _, s := range through {
		p = append(p, b.end(s))
	}
	if len(p) == 1 {
		return p
	}
	if len(p) == 2 {
		from, to := p[0], p[1]
		bend := 0.14 + 0.09*float64(nth)
		p = []cartography.Point{from, {X: (from.X+to.X)/2 + (to.Y-from.Y)*bend, Y: (from.Y+to.Y)/2 - (to.X-from.X)*bend}, to}
	}
	out := []cartography.Point{p[0]}
	from := p[0]
	for i := 1; i+1 < len(p); i++ { // parabolas that join half-way between the points
		over, to := p[i], p[i+1]
		if i+2 < len(p) {
			to = plane.Between(p[i], p[i+1], 0.5)
		}
		n := max(2, int(plane.Distance(from, over)+plane.Distance(over, to))/4)
		for k := 1; k <= n; k++ {
			t := float64(k) / float64(n)
			out = append(out, plane.Between(plane.Between(from, over, t), plane.Between(over, to, t), t))
		}
		from = to
	}
	return out
}

// visible returns the part of a line that is not under the name and the counters of the space at its end. It is never
// empty.
func (b router) visible(line []cartography.Point, own []cartography.Rect) []cartography.Point {
	const clear = 3.0
	least := 24 * b.zoom
	n, far := 1, 0.0
	for n < len(line) && far < least {
		far += plane.Distance(line[n-1], line[n])
		n++
	}
	end := len(line)
	for end > n && slices.ContainsFunc(own, func(r cartography.Rect) bool {
		return grown(r,
			clear).Contains(line[end-1])
	}) {
		end--
	}
	return line[:end]
}

// markOf finds a place for the text of an arrow, or for the cross of a refused one: the place on the line, or next to
// it, that hides nothing and is closest to the middle.
func (b router) markOf(c *course, taken []cartography.Rect) (at cartography.Point, box cartography.Rect) {
	cross := 12 * b.zoom
	w, h := cross, cross
	if c.Text != "" {
		w, h = width(c.Text, arrowLetters*b.zoom, true)+2, arrowLetters*b.zoom
		if c.Kind == Refused {
			h += cross
		}
	}
	around := func(share float64) (cartography.Point, cartography.Rect) {
		p := c.line[int(share*float64(len(c.line)-1))]
		return p, cartography.Rect{X: p.X - w/2, Y: p.Y - h/2, W: w, H: h}
	}
	for _, share := range []float64{0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82} {
		if at, box = around(share); b.isFree(box, taken) {
			return at, box
		}
	}
	if c.Kind != Refused || len(c.line) == 1 { // a cross must be on its line, if there is one
		if at, box, ok := b.besideLine(c, w, h, taken); ok {
			return at, box
		}
	}
	return around(0.5)
}

// besideLine finds a place for the text of an arrow next to its line, as close to the middle as possible without hiding
// anything. A line that stays in its space is a point, and the text may be on any side of it.
func (b router) besideLine(c *course, w, h float64, taken []cartography.Rect) (at cartography.Point,
	box cartography.Rect, ok bool) {
	mid, from, to := c.line[len(c.line)/2], c.line[0], c.line[len(c.line)-1]
	sides := compass
	if long := plane.Distance(from, to); long > 0 {
		x, y := (from.Y-to.Y)/long, (to.X-from.X)/long
		sides = []cartography.Point{{X: x, Y: y}, {X: -x, Y: -y}}
	}
	const step, furthest = 4.0, 10
	for k := range furthest {
		for _, side := range sides {
			off := math.Abs(side.X)*w/2 + math.Abs(side.Y)*h/2 + step*float64(k+1)*b.zoom
			at = cartography.Point{X: mid.X + side.X*off, Y: mid.Y + side.Y*off}
			if box = (cartography.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}); b.isFree(box, taken) {
				return at, box, true
			}
		}
	}
	return at, box, false
}

// compass are the directions in which to look for a place next to a point. Above and below come first, because names
// are wide.
var compass = []cartography.Point{
	{X: 0, Y: -1}, {X: 0, Y: 1}, {X: 1, Y: 0}, {X: -1, Y: 0},
	{X: math.Sqrt2 / 2, Y: -math.Sqrt2 / 2}, {X: -math.Sqrt2 / 2, Y: -math.Sqrt2 / 2},
	{X: math.Sqrt2 / 2, Y: math.Sqrt2 / 2}, {X: -math.Sqrt2 / 2, Y: math.Sqrt2 / 2},
}

// arrowLetters is the size of the texts of arrows.
const arrowLetters = 12.0

// drawnArrow is an arrow with its text.
type drawnArrow struct {
	Class, Title string
	D, Head      string // of its line, if it has one
	Cross        string // if it is refused
	Text, Place  string
}

// drawArrows draws arrows in a position.
func (b router) drawArrows(arrows []Arrow, groups []group) (out []drawnArrow) {
	list := b.courses(arrows, groups)
	for i := range list {
		c := &list[i]
		x := drawnArrow{Class: arrowClasses[c.Kind], Title: cmp.Or(c.Title, c.Text), Text: c.Text}
		if len(c.line) > 1 {
			x.D, x.Head = b.arrow(c.line)
		}
		at := c.mark
		if c.Kind == Refused {
			r := round(5 * b.zoom)
			d := num(2 * r)
			x.Cross = "M" + num(at.X-r) + " " + num(at.Y-r) + "l" + d + " " + d + "m0-" + d + "l-" + d + " " + d
			at.Y -= 8 * b.zoom
		}
		x.Place = "translate(" + num(at.X) + " " + num(at.Y+4*b.zoom) + ")"
		if b.zoom != 1 {
			x.Place += " scale(" + num(b.zoom) + ")"
		}
		out = append(out, x)
	}
	return out
}

// arrow returns the data of the line and of the head of an arrow.
func (b router) arrow(line []cartography.Point) (shaft, head string) {
	long, broad, neck := 13*b.zoom, 6*b.zoom, 9*b.zoom // of the head, and how much of it covers the line
	tip, n := line[len(line)-1], len(line)-1
	for n > 0 && plane.Distance(line[n], tip) < long {
		n--
	}
	sin, cos := math.Sincos(math.Atan2(tip.Y-line[n].Y, tip.X-line[n].X))
	behind := func(back, aside float64) cartography.Point {
		return cartography.Point{X: tip.X - back*cos - aside*sin, Y: tip.Y - back*sin + aside*cos}
	}
	q := page{coarse: usualCoarse}
	q.writeLine(q.simpler(append(slices.Clone(line[:n+1]), behind(neck, 0)), false))
	return string(q.out), plainData([]cartography.Point{tip, behind(long, broad), behind(long, -broad)}) + "z"
}
