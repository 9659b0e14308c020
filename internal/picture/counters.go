package picture

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/paint"
	"github.com/scenario-lang/scenario/runtime"
)

// Sizes of counters, in units of the page.
const (
	counterHeight = 17.0
	counterGap    = 2.0
	letterSize    = 10.0
)

// counter represents all pieces of one kind and owner in a space that carry the same pieces.
type counter struct {
	unit    int // -1: hidden
	owner   int // -1: nobody's, or hidden
	count   int
	words   string // for a hidden kind
	symbol  *paint.Symbol
	letters string
	cargo   []counter
	others  int // if this counter represents pieces without room for their own: how many
}

// A size is a size of counters. Tight counters have letters of the usual size in a smaller outline.
type size struct {
	scale float64
	tight bool
}

// The width of a counter without its number, and the height, at the scale 1.
const (
	plainWidth, tightWidth   = 24.0, 20.0
	plainHeight, tightHeight = counterHeight, 14.0
)

func (s size) width() float64 {
	if s.tight {
		return tightWidth
	}
	return plainWidth
}

func (s size) height() float64 {
	if s.tight {
		return tightHeight
	}
	return plainHeight
}

// counters returns the counters of a space: one for pieces of the same kind, owner and cargo, and those of one owner
// next to each other.
func (b *Board) counters(pieces []runtime.PieceView) []counter {
	var out []counter
	for i := range pieces {
		v := &pieces[i]
		c := counter{unit: -1, owner: -1, count: v.Count, words: v.Hidden, letters: "?"}
		if u, ok := b.byUnit[v.Unit]; ok {
			c.unit, c.symbol, c.letters = u, b.units[u].symbol, b.units[u].letters
		}
		if o, ok := b.byOwner[v.Owner]; ok {
			c.owner = o
		}
		c.cargo = b.counters(v.Cargo)
		if k := slices.IndexFunc(out, func(o counter) bool { return isAlike(&o, &c) }); k >= 0 {
			out[k].count += c.count
		} else {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(x, y counter) int {
		return cmp.Or(cmp.Compare(x.owner, y.owner), cmp.Compare(uint(x.unit), uint(y.unit)))
	})
	return out
}

func isAlike(a, b *counter) bool {
	return a.unit == b.unit && a.owner == b.owner && a.words == b.words &&
		slices.EqualFunc(a.cargo, b.cargo, func(x, y counter) bool { return x.count == y.count && isAlike(&x, &y) })
}

// width returns the width of the counter with its cargo, at the scale 1.
func (c *counter) width(s size) float64 {
	w := c.ownWidth(s)
	for i := range c.cargo {
		w += c.cargo[i].width(s)*cargoScale + 0.5
	}
	return w
}

// ownWidth returns the width of the counter without its cargo, at the scale 1.
func (c *counter) ownWidth(s size) float64 {
	n := c.number()
	if c.symbol != nil {
		n = c.letters + n
	}
	return s.width() + math.Ceil(width(n, letterSize, true))
}

// cargoScale is the scale of carried pieces, and smallScale that of counters where there is little room.
const (
	cargoScale = 0.8
	smallScale = 0.8
)

func (c *counter) number() string {
	switch {
	case c.others > 0:
		return strconv.Itoa(c.others)
	case c.count > 1:
		return strconv.Itoa(c.count)
	}
	return ""
}

// pieces returns how many pieces the counter represents, without cargo.
func (c *counter) pieces() int { return max(c.count, c.others) }

// say describes a counter, as in "3 scouts (North), carrying 1 guard".
func (b *Board) say(c *counter) string {
	kind := c.words
	switch {
	case c.others > 0:
		kind = "pieces"
	case c.unit >= 0 && c.count == 1:
		kind = b.units[c.unit].title
	case c.unit >= 0:
		kind = b.units[c.unit].plural
	case kind == "":
		kind = "hidden"
	}
	s := fmt.Sprintf("%d %s", c.pieces(), kind)
	if c.owner >= 0 {
		s += " (" + b.players[c.owner].title + ")"
	}
	if len(c.cargo) > 0 {
		var load []string
		for i := range c.cargo {
			load = append(load, b.say(&c.cargo[i]))
		}
		s += ", carrying " + strings.Join(load, ", ")
	}
	return s
}

// mergeByOwner merges the counters of each owner into one.
func mergeByOwner(all []counter) []counter {
	var out []counter
	for _, c := range all {
		n := c.pieces()
		for _, x := range c.cargo {
			n += x.pieces()
		}
		if k := len(out) - 1; k >= 0 && out[k].owner == c.owner {
			out[k].others += n
			continue
		}
		out = append(out, counter{unit: -1, owner: c.owner, others: n, letters: "×"})
	}
	return out
}

// drawnGroup is a group of counters.
type drawnGroup struct {
	Lead     *lead
	Counters []drawnCounter
}

// drawnCounter is a counter at its place.
type drawnCounter struct {
	Class, Space, Unit, Owner, Title string
	Count                            int
	At                               cartography.Point
	Scale                            float64
	face
	Cargo []drawnCounter
	Load  string // the line under the carrier and its cargo
}

// face is an outline with a symbol, letters or both in it.
type face struct {
	D, Letters string
	Mid        cartography.Point // of the letters
	Symbol     *paint.Symbol
	Place      cartography.Point // of the symbol
}

// The box that symbols are drawn in.
const symbolWidth, symbolHeight = 16.0, 12.0

// faceOf returns the face of a counter of a size. Letters and numbers are to the right of a symbol.
func faceOf(outline string, symbol *paint.Symbol, text string, wide float64, s size) face {
	f := face{D: shapeOf(outline, wide, s.height()), Letters: text, Symbol: symbol}
	f.Mid = cartography.Point{X: wide / 2, Y: s.height()/2 + 3.7}
	if symbol != nil {
		f.Place = cartography.Point{X: (s.width() - symbolWidth) / 2, Y: (s.height() - symbolHeight) / 2}
		f.Mid.X = (f.Place.X + symbolWidth + wide - 1) / 2
	}
	return f
}

func (b *Board) drawGroups(groups []group) (out []drawnGroup) {
	for i := range groups {
		g := &groups[i]
		x := drawnGroup{Lead: leadFrom(g.box, g.tip, g.called)}
		y := g.box.Y
		for _, row := range g.rows {
			at := cartography.Point{X: g.box.X, Y: y}
			if b.Layout.Shapes[g.space].Layer != cartography.LayerMargin {
				_, wide, _ := rowsOf(row, g.size, math.Inf(1))
				at.X += (g.box.W - wide*g.size.scale) / 2
			}
			for k := range row {
				x.Counters = append(x.Counters, b.drawCounter(&row[k], b.spaces[g.space].name, at, g.size))
				at.X += (row[k].width(g.size) + counterGap) * g.size.scale
			}
			y += (g.size.height() + counterGap) * g.size.scale
		}
		out = append(out, x)
	}
	return out
}

func (b *Board) drawCounter(c *counter, space string, at cartography.Point, s size) drawnCounter {
	own, h := c.ownWidth(s), s.height()
	out := drawnCounter{
		Class: "nobody", Space: space, Title: b.say(c), Count: c.pieces(), At: at, Scale: s.scale,
	}
	outline := "square"
	switch {
	case c.others > 0:
		outline = "octagon"
	case c.unit >= 0:
		u := &b.units[c.unit]
		out.Unit, out.Class, outline = u.name, "u-"+u.name, u.outline
	}
	if c.owner >= 0 {
		out.Owner = b.players[c.owner].name
		out.Class = "p-" + out.Owner
	}
	out.face = faceOf(outline, c.symbol, c.letters+c.number(), own, s)
	dx := own
	for i := range c.cargo {
		place := cartography.Point{X: dx + 0.5, Y: h * (1 - cargoScale)}
		out.Cargo = append(out.Cargo, b.drawCounter(&c.cargo[i], space, place, size{cargoScale, s.tight}))
		dx += c.cargo[i].width(s)*cargoScale + 0.5
	}
	if len(c.cargo) > 0 {
		out.Load = "M0 " + num(h+1) + "h" + num(dx)
	}
	return out
}

// shapeOf returns the path data of the outline of a counter.
func shapeOf(outline string, w, h float64) string {
	f := func(corners ...float64) string {
		var line []cartography.Point
		for i := 0; i < len(corners); i += 2 {
			line = append(line, cartography.Point{X: corners[i], Y: corners[i+1]})
		}
		return plainData(line) + "z"
	}
	switch outline {
	case "boat":
		return f(0, 2, w, 2, w-5, h, 5, h)
	case "circle":
		r := num(h / 2)
		return "M" + r + " 0H" + num(w-h/2) + "a" + r + " " + r + " 0 0 1 0 " + num(h) + "H" + r + "a" + r + " " + r +
			" 0 0 1 0 -" + num(h) + "z"
	case "house":
		return f(0, 4, w/2, -1, w, 4, w, h, 0, h)
	case "diamond":
		return f(0, h/2, 5, 0, w-5, 0, w, h/2, w-5, h, 5, h)
	case "triangle":
		return f(5, 0, w-5, 0, w, h, 0, h)
	case "hexagon":
		return f(0, h/2, 4, 0, w-4, 0, w, h/2, w-4, h, 4, h)
	case "shield":
		return f(0, 0, w, 0, w, h*0.65, w/2, h+1.5, 0, h*0.65)
	case "octagon":
		return f(0, 4, 4, 0, w-4, 0, w, 4, w, h-4, w-4, h, 4, h, 0, h-4)
	}
	return "M2 0H" + num(w-2) + "q2 0 2 2V" + num(h-2) + "q0 2-2 2H2q-2 0-2-2V2q0-2 2-2z"
}

// describe describes a space as the viewer sees it: its owner and the pieces in it.
func (b *Board) describe(i int, seen []*runtime.SpaceView) string {
	out, v := b.spaces[i].title, seen[i]
	if p := b.ownerOf(i, seen); p >= 0 {
		out += ", " + b.players[p].title
	}
	out += b.spaces[i].tell()
	if v != nil && len(v.Pieces) > 0 {
		var list []string
		for _, c := range b.counters(v.Pieces) {
			list = append(list, b.say(&c))
		}
		out += ": " + strings.Join(list, ", ")
	}
	return out
}
