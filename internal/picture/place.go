package picture

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography"
)

// Sizes of letters, in units of the page.
const (
	landSize   = 12.0
	waterSize  = 11.0
	marginSize = 11.0
	lead       = 1.12 // from line to line
)

// label is a name at its place.
type label struct {
	lines  []string
	size   float64
	box    cartography.Rect
	called bool // it is beside its space, and a line leads there
	tip    cartography.Point
}

func overlap(a, b cartography.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

func grown(r cartography.Rect, by float64) cartography.Rect {
	return cartography.Rect{X: r.X - by, Y: r.Y - by, W: r.W + 2*by, H: r.H + 2*by}
}

// rim is how far names and counters are from the edges of the page.
const rim = 3.0

// free reports whether a rectangle touches none of those that are taken, and is on the page.
func (b *Board) free(r cartography.Rect, taken []cartography.Rect) bool {
	if r.X < rim || r.Y < rim || r.X+r.W > b.Layout.Width-rim || r.Y+r.H > b.Layout.Height-rim {
		return false
	}
	r = grown(r, 0.5)
	for i := range taken {
		if overlap(r, taken[i]) {
			return false
		}
	}
	return true
}

// outside returns which part of a rectangle is not in a space.
func (b *Board) outside(space int, r cartography.Rect) float64 {
	const step = 4.0
	nx, ny := max(2, int(math.Ceil(r.W/step))), max(2, int(math.Ceil(r.H/step)))
	out := 0
	for j := range ny {
		y := r.Y + r.H*(float64(j)+0.5)/float64(ny)
		for i := range nx {
			if b.Layout.SpaceAt(cartography.Point{X: r.X + r.W*(float64(i)+0.5)/float64(nx), Y: y}) != space {
				out++
			}
		}
	}
	return float64(out) / float64(nx*ny)
}

// most is the part of a rectangle that may be outside its space.
const most = 0.1

// spots returns where in a space a rectangle might go: the middles of its rooms, at their edges where they are larger, and around its anchor.
func (b *Board) spots(space int, w, h float64) []cartography.Rect {
	s := &b.Layout.Shapes[space]
	at := func(x, y float64) cartography.Rect {
		return cartography.Rect{X: round(x - w/2), Y: round(y - h/2), W: w, H: h}
	}
	out := []cartography.Rect{at(s.Anchor.X, s.Anchor.Y)}
	for _, r := range s.Rooms {
		x, y := r.X+r.W/2, r.Y+r.H/2
		out = append(out, at(x, y))
		dx, dy := (r.W-w)/2, (r.H-h)/2
		if dx > 2 {
			out = append(out, at(x-dx, y), at(x+dx, y))
		}
		if dy > 2 {
			out = append(out, at(x, y-dy), at(x, y+dy))
			if dx > 2 {
				out = append(out, at(x-dx, y-dy), at(x+dx, y-dy), at(x-dx, y+dy), at(x+dx, y+dy))
			}
		}
	}
	for _, d := range [][2]float64{{0, -h / 2}, {0, h / 2}, {-w / 3, 0}, {w / 3, 0}, {-w / 3, -h / 2}, {w / 3, -h / 2}, {-w / 3, h / 2}, {w / 3, h / 2}} {
		out = append(out, at(s.Anchor.X+d[0], s.Anchor.Y+d[1]))
	}
	return out
}

func round(v float64) float64 { return math.Round(v*10) / 10 }

func middle(r cartography.Rect) cartography.Point {
	return cartography.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}
}

func distance(a, b cartography.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// wording is one way to write a name.
type wording struct {
	lines   []string
	w, h    float64
	penalty float64
}

// wordings returns the ways to write the name of a space, the best first.
func (b *Board) wordings(i int) (out []wording, size float64) {
	s := &b.spaces[i]
	size = round(landSize * b.scale)
	water := b.Layout.Shapes[i].Layer == cartography.LayerWater
	if water {
		size = round(waterSize * b.scale)
	}
	add := func(text string, penalty float64) {
		for n := 1; n <= 3; n++ {
			lines := wrapped(text, n)
			if lines == nil {
				return
			}
			w := 0.0
			for _, l := range lines {
				w = max(w, width(l, size, false))
			}
			out = append(out, wording{lines, round(w + 2), round(float64(n)*size*lead + 1), penalty + float64(n-1)*3})
		}
	}
	if water && numberOnly(s.short) {
		add(s.short, 0) // the word before the number says nothing that the colour does not
		return out, size
	}
	add(s.title, 0)
	if s.short != "" {
		add(s.short, 14)
	}
	return out, size
}

func numberOnly(s string) bool {
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return s != ""
}

// rowOf is the room that names leave for a row of counters.
const (
	rowWidth  = 56.0
	rowHeight = counterHeight + 2
)

// placeNames finds a place for the name of each space: the tightest space first. Names that fit nowhere in their space are written beside it.
func (b *Board) placeNames() {
	b.names = make([]label, len(b.spaces))
	var order []int
	for i := range b.spaces {
		switch s := &b.Layout.Shapes[i]; s.Layer {
		case cartography.LayerLand, cartography.LayerWater:
			order = append(order, i)
		case cartography.LayerMargin:
			b.nameInMargin(i)
		case cartography.LayerToken:
			b.fixed = append(b.fixed, cartography.Rect{X: s.Anchor.X - tokenRadius, Y: s.Anchor.Y - tokenRadius, W: 2 * tokenRadius, H: 2 * tokenRadius})
		}
	}
	b.fixed = append(b.fixed, b.noteBoxes()...)
	for _, c := range b.Layout.Crossings {
		b.fixed = append(b.fixed, cartography.Rect{X: c.At.X - 5, Y: c.At.Y - 5, W: 10, H: 10})
	}
	slices.SortStableFunc(order, func(x, y int) int {
		return cmp.Compare(b.Layout.Shapes[x].Area, b.Layout.Shapes[y].Area)
	})
	taken := slices.Clone(b.fixed)
	var beside []int
	for _, i := range order {
		if l, ok := b.nameInside(i, taken); ok {
			b.names[i] = l
			taken = append(taken, l.box)
		} else {
			beside = append(beside, i)
		}
	}
	for _, i := range beside {
		b.names[i] = b.nameBeside(i, taken)
		taken = append(taken, b.names[i].box)
	}
}

func (b *Board) nameInside(i int, taken []cartography.Rect) (label, bool) {
	words, size := b.wordings(i)
	var best label
	least := math.Inf(1)
	for _, word := range words {
		for _, withRow := range []bool{true, false} {
			w, h, cost := word.w, word.h, word.penalty
			if withRow {
				w, h = max(w, rowWidth*b.scale), h+rowHeight*b.scale
			} else {
				cost += 20
			}
			if cost >= least {
				continue
			}
			for _, at := range b.spots(i, w, h) {
				box := cartography.Rect{X: round(at.X + (w-word.w)/2), Y: at.Y, W: word.w, H: word.h}
				c := cost + distance(middle(at), b.Layout.Shapes[i].Anchor)/6
				if c >= least || !b.free(box, taken) || b.outside(i, box) > most*0.8 {
					continue
				}
				if withRow {
					if c += 60 * b.outside(i, at); c >= least {
						continue
					}
				}
				best, least = label{lines: word.lines, size: size, box: box}, c
			}
		}
	}
	return best, !math.IsInf(least, 1)
}

// nameBeside writes a name as near its space as possible, where it hides no other name.
func (b *Board) nameBeside(i int, taken []cartography.Rect) label {
	words, size := b.wordings(i)
	anchor := b.Layout.Shapes[i].Anchor
	var best label
	least := math.Inf(1)
	for _, word := range words {
		b.around(i, word.w, word.h, func(box cartography.Rect, far float64) bool {
			cost := word.penalty + far
			if cost >= least {
				return false
			}
			if b.free(box, taken) {
				if cost += 25 * b.foreign(i, box); cost < least {
					best, least = label{lines: word.lines, size: size, box: box, called: b.outside(i, box) > most, tip: anchor}, cost
				}
			}
			return true
		})
	}
	return best
}

// around tries rectangles around the anchor of a space, the nearest first, until try returns false.
func (b *Board) around(i int, w, h float64, try func(box cartography.Rect, far float64) bool) {
	a := b.Layout.Shapes[i].Anchor
	for far := 0.0; far < 260; far += 6 {
		n := max(1, int(far/3))
		for k := range n {
			turn := 2 * math.Pi * (float64(k) + 0.25) / float64(n)
			box := cartography.Rect{X: round(a.X - w/2 + math.Cos(turn)*(far+w/4)), Y: round(a.Y - h/2 + math.Sin(turn)*far), W: w, H: h}
			if far == 0 {
				box.X = round(a.X - w/2)
			}
			if !try(box, far) {
				return
			}
		}
	}
}

// foreign returns how much of a rectangle hides land of other spaces.
func (b *Board) foreign(i int, r cartography.Rect) float64 {
	const n = 4
	out := 0
	for j := range n {
		for k := range n {
			s := b.Layout.SpaceAt(cartography.Point{X: r.X + r.W*(float64(j)+0.5)/n, Y: r.Y + r.H*(float64(k)+0.5)/n})
			if s >= 0 && s != i && b.Layout.Shapes[s].Layer == cartography.LayerLand {
				out++
			}
		}
	}
	return float64(out) / (n * n)
}

func (b *Board) nameInMargin(i int) {
	r := b.Bounds(i)
	text := b.spaces[i].title
	size := round(marginSize * b.zoom)
	room := r.W - 10*b.zoom
	if b.spaces[i].short != "" && width(text, size, false) > room {
		text = b.spaces[i].short
	}
	text = cut(text, size, room)
	b.names[i] = label{
		lines: []string{text}, size: size,
		box: cartography.Rect{X: round(r.X + 5*b.zoom), Y: round(r.Y + 3*b.zoom), W: round(width(text, size, false)), H: round(size * lead)},
	}
}
