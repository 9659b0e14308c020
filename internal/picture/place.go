package picture

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// Sizes of letters, in units of the page.
const (
	landSize   = 12.0
	waterSize  = 11.0
	marginSize = 11.0
	lineHeight = 1.12 // as a multiple of the size of letters
)

// label is the name of a space with its place.
type label struct {
	lines  []string
	size   float64
	marks  []mark
	below  bool // the marks are in a row of their own
	box    cartography.Rect
	called bool // it is next to its space, with a line to it
	tip    cartography.Point
}

func overlap(a, b cartography.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

func grown(r cartography.Rect, by float64) cartography.Rect {
	return cartography.Rect{X: r.X - by, Y: r.Y - by, W: r.W + 2*by, H: r.H + 2*by}
}

// rim is the least distance of names and counters from the edges of the page.
const rim = 3.0

// namer places the names of spaces on a board.
type namer struct{ *Board }

// isFree reports whether a rectangle is on the page and touches none of those that are taken.
func (b *Board) isFree(r cartography.Rect, taken []cartography.Rect) bool {
	if r.X < rim || r.Y < rim || r.X+r.W > b.Layout.Width-rim || r.Y+r.H > b.Layout.Height-rim {
		return false
	}
	r = grown(r, 0.5)
	return !slices.ContainsFunc(taken, func(o cartography.Rect) bool { return overlap(r, o) })
}

// outside returns the share of a rectangle that is not in a space.
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

// maxOutside is the share of a rectangle that may be outside its space.
const maxOutside = 0.1

// maxPlacedOutside is maxOutside when choosing a place. It is less, because the grid is coarse.
const maxPlacedOutside = 0.7 * maxOutside

// touching returns the rectangles that touch r.
func touching(r cartography.Rect, all []cartography.Rect) []cartography.Rect {
	return slices.DeleteFunc(slices.Clone(all), func(o cartography.Rect) bool { return !overlap(r, o) })
}

// centred returns the rectangle with a given middle.
func centred(x, y, w, h float64) cartography.Rect {
	return cartography.Rect{X: round(x - w/2), Y: round(y - h/2), W: w, H: h}
}

// tryInside tries rectangles at short distances all over a space, row by row.
func (b *Board) tryInside(i int, w, h float64, try func(cartography.Rect)) {
	r := b.masks[i].Bounds()
	const usual, most = 3.0, 60 // units from one to the next, and how many in a row at most
	dx, dy := max(usual, r.W/most), max(usual, r.H/most)
	for y := r.Y - h*maxPlacedOutside; y+h <= r.Y+r.H+h*maxPlacedOutside; y += dy {
		for x := r.X - w*maxPlacedOutside; x+w <= r.X+r.W+w*maxPlacedOutside; x += dx {
			try(cartography.Rect{X: round(x), Y: round(y), W: w, H: h})
		}
	}
}

// spots returns rectangles to try in a space: in the middle and at the edges of its rooms, and around its anchor.
func (b *Board) spots(space int, w, h float64) []cartography.Rect {
	s := &b.Layout.Shapes[space]
	at := func(x, y float64) cartography.Rect { return centred(x, y, w, h) }
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
	for _, d := range [][2]float64{{0, -h / 2}, {0, h / 2}, {-w / 3, 0}, {w / 3, 0}, {-w / 3, -h / 2}, {w / 3, -h / 2},
		{-w / 3, h / 2}, {w / 3, h / 2}} {
		out = append(out, at(s.Anchor.X+d[0], s.Anchor.Y+d[1]))
	}
	return out
}

func round(v float64) float64 { return math.Round(v*10) / 10 }

// wording is one way to write a name.
type wording struct {
	lines   []string
	size    float64
	marks   []mark
	below   bool // the marks are in a row of their own, below the name
	w, h    float64
	penalty float64
}

// label returns the label for a name that is written in a rectangle.
func (w *wording) label(box cartography.Rect) label {
	return label{lines: w.lines, size: w.size, marks: w.marks, below: w.below, box: box}
}

// letterScales are the scales of letters to try for a name without room, with their penalties.
var letterScales = []struct{ size, penalty float64 }{{1, 0}, {0.9, 12}, {0.82, 24}}

// wordings returns the ways to write the name of a space, best first.
func (b namer) wordings(i int) []wording {
	s := &b.spaces[i]
	usual := landSize * b.scale
	water := b.Layout.Shapes[i].Layer == cartography.LayerWater
	if water {
		usual = waterSize * b.scale
	}
	var out []wording
	marks, bold := s.listMarks(), b.Layout.Shapes[i].Layer == cartography.LayerWhole
	add := func(text string, penalty float64) {
		for n := 1; n <= 3; n++ {
			lines := wrap(text, n)
			if lines == nil {
				return
			}
			for _, k := range letterScales {
				size := round(usual * k.size)
				inline := 0.0 // its width if the marks follow the last line
				for _, below := range []bool{false, true} {
					if below && len(marks) == 0 {
						break
					}
					w, rows, extra := 0.0, float64(n), marksWidth(marks, size)
					for row, l := range lines {
						wide := width(l, size, bold)
						if row == n-1 && !below && extra > 0 {
							wide += markGap*size/markSize + extra
						}
						w = max(w, wide)
					}
					if !below {
						inline = w
					} else if w, rows = max(w, extra), rows+1; w >= inline {
						break // it would not be narrower
					}
					out = append(out, wording{lines: lines, size: size, marks: marks, below: below, w: round(w + 2),
						h: round(rows*size*lineHeight + 1), penalty: penalty + k.penalty + (rows-1)*3})
				}
			}
		}
	}
	if water && numberOnly(s.short) {
		add(s.short, 0) // the colour shows that it is water, so the word before the number is not needed
	} else {
		add(s.title, 0)
		if s.short != "" {
			add(s.short, 14)
		}
	}
	slices.SortStableFunc(out, func(x, y wording) int { return cmp.Compare(x.penalty, y.penalty) })
	return out
}

func numberOnly(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// placeNames places the name of each space, beginning with the spaces that have the least room. A name that fits
// nowhere in its space is next to it.
func (b namer) placeNames() {
	b.names = make([]label, len(b.spaces))
	var order, points []int
	for i := range b.spaces {
		switch s := &b.Layout.Shapes[i]; s.Layer {
		case cartography.LayerLand, cartography.LayerWater:
			order = append(order, i)
		case cartography.LayerMargin:
			b.nameInMargin(i)
		case cartography.LayerToken:
			b.fixed = append(b.fixed, centred(s.Anchor.X, s.Anchor.Y, 2*b.dot(), 2*b.dot()))
			if b.onlyPoints { // other points are known by the areas that they belong to
				points = append(points, i)
			}
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
	for _, i := range append(beside, points...) {
		b.names[i] = b.nameBeside(i, taken)
		taken = append(taken, b.names[i].box)
	}
	for i := range b.spaces {
		if b.isNamedWhole(i) {
			b.names[i] = b.nameWhole(i, taken)
			taken = append(taken, b.names[i].box)
		}
	}
}

// isNamedWhole reports whether a larger space has a name on the map: it has an outline, and spaces that are drawn are
// parts of it.
func (b namer) isNamedWhole(i int) bool {
	return b.Layout.Form != cartography.Geographic && b.Layout.Shapes[i].Layer == cartography.LayerWhole &&
		slices.ContainsFunc(b.Map.Spaces, func(s cartography.Space) bool {
			return s.Within == i &&
				s.Kind != cartography.Off
		}) &&
		len(b.Layout.Shapes[i].Rings) > 0
}

// nameWhole places the name of a larger space between the names of its parts. If there is no room, only the title of
// the outline has it.
func (b namer) nameWhole(i int, taken []cartography.Rect) label {
	return b.cheapestAround(i, taken, func(box cartography.Rect) float64 { return 300 * b.notWithin(i, box) })
}

// cheapestAround returns the label of a space at the free place, of those that tryAround tries, with the lowest cost:
// that of the wording, the distance, and costOf. If there is none, the label has no lines.
func (b namer) cheapestAround(i int, taken []cartography.Rect,
	costOf func(box cartography.Rect) float64) (best label) {
	least := math.Inf(1)
	for _, word := range b.wordings(i) {
		b.tryAround(i, word.w, word.h, func(box cartography.Rect, far float64) bool {
			cost := word.penalty + far
			if cost >= least {
				return false
			}
			if b.isFree(box, taken) {
				if cost += costOf(box); cost < least {
					best, least = word.label(box), cost
				}
			}
			return true
		})
	}
	return best
}

// notWithin returns the share of a rectangle that is in none of the parts of a larger space.
func (b namer) notWithin(whole int, r cartography.Rect) float64 {
	out := 1.0
	for i := range b.Map.Spaces {
		if m := b.masks[i]; m != nil && b.Map.Spaces[i].Within == whole {
			out -= m.Share(r)
		}
	}
	return max(out, 0)
}

// nameInside finds the place in a space where the name leaves the most room for counters. It does not depend on the
// counters of a position, because the name has the same place in all positions.
func (b namer) nameInside(i int, taken []cartography.Rect) (label, bool) {
	if b.masks[i] == nil {
		return label{}, false
	}
	var best label
	least := math.Inf(1)
	anchor := b.Layout.Shapes[i].Anchor
	taken = touching(grown(b.masks[i].Bounds(), 1), taken)
	for _, word := range b.wordings(i) {
		if word.penalty >= least {
			break
		}
		try := func(box cartography.Rect) {
			c, ok := b.costInside(i, box, word.penalty+plane.Distance(box.Middle(), anchor)/6, least, taken)
			if !ok {
				return
			}
			if c += crowded[b.room(i, box, taken)]; c < least {
				best, least = word.label(box), c
			}
		}
		for _, spot := range b.spots(i, word.w, word.h) {
			try(spot)
		}
		if least > 10 {
			b.tryInside(i, word.w, word.h, try)
		}
	}
	return best, !math.IsInf(least, 1)
}

// crowded is the cost of leaving room for so many counters. The first counters matter most.
var crowded = [...]float64{70, 44, 30, 20, 13, 8, 4, 0}

// room counts how many counters fit in a space above, below and next to its name, up to a limit.
func (b *Board) room(i int, name cartography.Rect, taken []cartography.Rect) int {
	const enough, step = len(crowded) - 1, 3.0
	r := b.masks[i].Bounds()
	w, h := (plainWidth+6)*b.scale, plainHeight*b.scale
	n := 0
	row := func(y float64) {
		for x := r.X; n < enough && x+w <= r.X+r.W; {
			box := cartography.Rect{X: x, Y: y, W: w, H: h}
			switch {
			case overlap(box, name):
				x = name.X + name.W + 1
			case b.masks[i].Share(box) < 1-maxPlacedOutside || !b.isFree(box, taken):
				x += step
			default:
				n++
				x += w + counterGap*b.scale
			}
		}
	}
	pitch := h + counterGap*b.scale
	for y := name.Y + name.H + 1; n < enough && y+h < r.Y+r.H+2; y += pitch {
		row(y)
	}
	for y := name.Y - 1 - h; n < enough && y > r.Y-2; y -= pitch {
		row(y)
	}
	rows := max(1, math.Floor((name.H+2)/pitch))
	for k := 0.0; n < enough && k < rows; k++ {
		row(name.Y + name.H/2 + (k-rows/2)*pitch)
	}
	return n
}

// nameBeside places a name as close to its space as possible without hiding another name.
func (b namer) nameBeside(i int, taken []cartography.Rect) label {
	best := b.cheapestAround(i, taken, func(box cartography.Rect) float64 {
		return 25*b.hiddenLand(i,
			box) + 4*b.hiddenLinks(box)
	})
	if len(best.lines) > 0 {
		best.called, best.tip = b.isCalled(i, best.box), b.Layout.Shapes[i].Anchor
	}
	return best
}

// isCalled reports whether a rectangle needs a line to its space: it is outside of it, or, if the space is a point, far
// away.
func (b *Board) isCalled(i int, r cartography.Rect) bool {
	if s := &b.Layout.Shapes[i]; s.Layer == cartography.LayerToken {
		return plane.Distance(r.Middle(), s.Anchor) > besideDot*b.dot()
	}
	return b.outside(i, r) > maxOutside
}

// tryAround calls try with rectangles around the anchor of a space, the nearest first, until it returns false.
func (b *Board) tryAround(i int, w, h float64, try func(box cartography.Rect, far float64) bool) {
	a := b.Layout.Shapes[i].Anchor
	for far := 0.0; far < 260; far += 6 {
		n := max(1, int(far/3))
		for k := range n {
			turn := 2 * math.Pi * (float64(k) + 0.25) / float64(n)
			box := cartography.Rect{X: round(a.X - w/2 + math.Cos(turn)*(far+w/4)), Y: round(a.Y - h/2 + math.Sin(turn)*far),
				W: w, H: h}
			if far == 0 {
				box.X = round(a.X - w/2)
			}
			if !try(box, far) {
				return
			}
		}
	}
}

// hiddenLand returns how much land of other spaces a rectangle hides.
func (b *Board) hiddenLand(i int, r cartography.Rect) float64 {
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

// hiddenLinks returns how many lines between points a rectangle hides in part.
func (b namer) hiddenLinks(r cartography.Rect) float64 {
	n := 0.0
	if !b.onlyPoints {
		return n
	}
	for _, k := range b.Layout.Links {
		if plane.Touches(r, k.From, k.To) {
			n++
		}
	}
	return n
}

func (b namer) nameInMargin(i int) {
	r := b.bounds(i)
	text := b.spaces[i].title
	size := round(marginSize * b.zoom)
	room := r.W - 10*b.zoom
	if b.spaces[i].short != "" && width(text, size, false) > room {
		text = b.spaces[i].short
	}
	for _, k := range letterScales {
		if size = round(marginSize * b.zoom * k.size); width(text, size, false) <= room {
			break
		}
	}
	text = cut(text, size, room)
	b.names[i] = label{
		lines: []string{text}, size: size,
		box: cartography.Rect{X: round(r.X + 5*b.zoom), Y: round(r.Y + 3*b.zoom), W: round(width(text, size, false)),
			H: round(size * lineHeight)},
	}
}
