package picture

import (
	"cmp"
	"math"

	"github.com/scenario-lang/scenario/internal/cartography"
)

// Arrow is a way through spaces, such as a move that was played, one that was refused, or a way on which a piece reaches a space.
type Arrow struct {
	Through []int // spaces, at least two; one is enough for what is refused
	Kind    ArrowKind
	Text    string // that is drawn
	Title   string // for those who point at it; "" for Text
}

// ArrowKind is what an arrow tells.
type ArrowKind int

const (
	Played ArrowKind = iota
	Refused
	Reached
)

var arrowClasses = [...]string{Played: "played", Refused: "refused", Reached: "reached"}

// arrowTexts are what the legend says of arrows.
var arrowTexts = [...]string{Played: "moved", Refused: "refused", Reached: "within reach, with the cost"}

// arrows draws arrows above the position. Several between the same two spaces bend further and further, so that none hides another.
func (b *Board) arrows(w *page, list []Arrow) {
	if len(list) == 0 {
		return
	}
	bends := map[[2]int]int{}
	w.open("g", "id", "arrows")
	w.raw("\n")
	for i := range list {
		a := &list[i]
		if len(a.Through) == 0 || int(a.Kind) >= len(arrowClasses) || a.Kind < 0 || len(a.Through) < 2 && a.Kind != Refused {
			continue
		}
		ends := [2]int{a.Through[0], a.Through[len(a.Through)-1]}
		b.arrow(w, a, bends[ends])
		bends[ends]++
	}
	w.close("g")
}

func (b *Board) arrow(w *page, a *Arrow, nth int) {
	var points []cartography.Point
	for _, s := range a.Through {
		if s < 0 || s >= len(b.spaces) {
			return
		}
		points = append(points, b.Anchor(s))
	}
	w.open("g", "class", "way-of")
	w.leaf("title", cmp.Or(a.Title, a.Text))
	defer w.close("g")
	if len(points) == 1 {
		drawCross(w, points[0])
		return
	}
	if len(points) == 2 { // a bow
		p, q := points[0], points[1]
		bend := 0.14 + 0.09*float64(nth)
		points = []cartography.Point{p, {X: (p.X+q.X)/2 + (q.Y-p.Y)*bend, Y: (p.Y+q.Y)/2 - (q.X-p.X)*bend}, q}
	}
	class := arrowClasses[a.Kind]
	last, before := points[len(points)-1], points[len(points)-2]
	turn := math.Atan2(last.Y-before.Y, last.X-before.X)
	tip := last
	points[len(points)-1] = cartography.Point{X: last.X - 9*math.Cos(turn), Y: last.Y - 9*math.Sin(turn)}
	d := smooth(points)
	w.empty("path", "class", "arrow-halo", "d", d)
	w.empty("path", "class", "arrow "+class, "d", d)
	head := page{}
	for i, k := range [][2]float64{{0, 0}, {-13, 6}, {-13, -6}} {
		if i == 0 {
			head.raw("M")
		} else {
			head.raw("L")
		}
		head.number(tip.X + k[0]*math.Cos(turn) - k[1]*math.Sin(turn))
		head.raw(" ")
		head.number(tip.Y + k[0]*math.Sin(turn) + k[1]*math.Cos(turn))
	}
	w.empty("path", "class", "arrow-head "+class, "d", string(head.out)+"z")
	m := middleOf(points)
	if a.Kind == Refused {
		drawCross(w, m)
	}
	if a.Text != "" {
		at := "translate(" + num(m.X) + " " + num(m.Y-8) + ")"
		if b.zoom != 1 {
			at += " scale(" + num(b.zoom) + ")"
		}
		w.leaf("text", a.Text, "class", "arrow-text "+class, "transform", at)
	}
}

// drawCross marks what is refused.
func drawCross(w *page, at cartography.Point) {
	w.empty("path", "class", "arrow-cross", "d", "M"+num(at.X-5)+" "+num(at.Y-5)+"l10 10m0-10l-10 10")
}

// middleOf returns the point half way along points.
func middleOf(points []cartography.Point) cartography.Point {
	if len(points) == 3 { // a bow touches the middle between its control point and its ends
		p, c, q := points[0], points[1], points[2]
		return cartography.Point{X: (p.X + 2*c.X + q.X) / 4, Y: (p.Y + 2*c.Y + q.Y) / 4}
	}
	return points[len(points)/2]
}

// smooth returns the data of a curve through points: a bow over the second of three, else a smooth line.
func smooth(p []cartography.Point) string {
	w := page{}
	at := func(q cartography.Point) {
		w.number(q.X)
		w.raw(" ")
		w.number(q.Y)
	}
	w.raw("M")
	at(p[0])
	if len(p) == 3 {
		w.raw("Q")
		at(p[1])
		w.raw(" ")
		at(p[2])
		return string(w.out)
	}
	for i := 1; i < len(p)-1; i++ {
		w.raw("Q")
		at(p[i])
		w.raw(" ")
		next := p[i+1]
		if i < len(p)-2 {
			next = cartography.Point{X: (p[i].X + p[i+1].X) / 2, Y: (p[i].Y + p[i+1].Y) / 2}
		}
		at(next)
	}
	return string(w.out)
}
