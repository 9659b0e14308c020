package picture

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/runtime"
)

// Sizes of counters, in units of the page.
const (
	counterHeight = 17.0
	counterGap    = 2.0
	letterSize    = 10.0
	tokenRadius   = 4.0
)

// counter stands for all pieces of one kind and owner in a space that carry the same.
type counter struct {
	unit   int // -1: hidden
	owner  int // -1: nobody's, or hidden
	count  int
	words  string // of a hidden kind
	cargo  []counter
	w      float64
	others int // a counter for what there is no room for: how many pieces
}

// group is the counters of one space, at their places.
type group struct {
	space  int
	rows   [][]counter
	scale  float64
	box    cartography.Rect
	called bool
	tip    cartography.Point
}

// counters returns the counters of a space: pieces of the same kind and owner together, those of one owner side by side.
func (b *Board) counters(pieces []runtime.PieceView) []counter {
	var out []counter
	for i := range pieces {
		v := &pieces[i]
		c := counter{unit: -1, owner: -1, count: v.Count, words: v.Hidden}
		if u, ok := b.byUnit[v.Unit]; ok {
			c.unit = u
		}
		if o, ok := b.byOwner[v.Owner]; ok {
			c.owner = o
		}
		c.cargo = b.counters(v.Cargo)
		if k := slices.IndexFunc(out, func(o counter) bool { return alike(&o, &c) }); k >= 0 {
			out[k].count += c.count
		} else {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(x, y counter) int {
		return cmp.Or(cmp.Compare(x.owner, y.owner), cmp.Compare(uint(x.unit), uint(y.unit)))
	})
	for i := range out {
		out[i].w = out[i].width()
	}
	return out
}

func alike(a, b *counter) bool {
	return a.unit == b.unit && a.owner == b.owner && a.words == b.words && slices.EqualFunc(a.cargo, b.cargo, func(x, y counter) bool { return x.count == y.count && alike(&x, &y) })
}

// width is that of the counter with what it carries.
func (c *counter) width() float64 {
	w := 24.0
	if n := c.number(); n != "" {
		w += math.Ceil(width(n, letterSize, true))
	}
	for i := range c.cargo {
		w += c.cargo[i].w*cargoScale + 0.5
	}
	return w
}

// cargoScale is the size of carried pieces, and small that of counters where there is little room.
const (
	cargoScale = 0.8
	small      = 0.8
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

// pieces is how many pieces the counter stands for, without cargo.
func (c *counter) pieces() int { return max(c.count, c.others) }

// say words a counter: 3 scouts (North), carrying 1 guard.
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

// byOwner merges the counters of each owner into one.
func byOwner(all []counter) []counter {
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
		out = append(out, counter{unit: -1, owner: c.owner, others: n})
	}
	for i := range out {
		out[i].w = out[i].width()
	}
	return out
}

// rowsOf breaks counters into rows that are at most as wide as room.
func rowsOf(all []counter, room float64) (rows [][]counter, w, h float64) {
	x := 0.0
	for _, c := range all {
		if len(rows) == 0 || x+counterGap+c.w > room {
			rows = append(rows, nil)
			x = -counterGap
		}
		x += counterGap + c.w
		rows[len(rows)-1] = append(rows[len(rows)-1], c)
		w = max(w, x)
	}
	return rows, w, float64(len(rows))*(counterHeight+counterGap) - counterGap
}

// places finds where the counters of a position go: those with the least room first.
func (b *Board) places(v *runtime.View) []group {
	seen := b.viewed(v)
	taken := slices.Clone(b.fixed)
	var order []int
	for i := range b.spaces {
		if len(b.names[i].lines) > 0 {
			taken = append(taken, b.names[i].box)
		}
		if seen[i] != nil && len(seen[i].Pieces) > 0 && b.Layout.Shapes[i].Layer != cartography.LayerNone {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(x, y int) int {
		return cmp.Compare(b.Layout.Shapes[x].Area, b.Layout.Shapes[y].Area)
	})
	var out []group
	var beside []int
	for _, i := range order {
		all := b.counters(seen[i].Pieces)
		if b.Layout.Shapes[i].Layer == cartography.LayerMargin {
			out = append(out, b.inMargin(i, all))
			continue
		}
		g, ok := b.groupInside(i, all, false, taken)
		if !ok {
			beside = append(beside, i)
			continue
		}
		out = append(out, g)
		taken = append(taken, g.box)
	}
	for _, i := range beside { // beside the space, or else merged: in it, or as near as possible
		all := b.counters(seen[i].Pieces)
		g, ok := b.groupBeside(i, all, false, nearby, taken)
		if !ok {
			g, ok = b.groupInside(i, all, true, taken)
		}
		if !ok {
			g, ok = b.groupBeside(i, all, true, anywhere, taken)
		}
		if ok {
			out = append(out, g)
			taken = append(taken, g.box)
		}
	}
	slices.SortStableFunc(out, func(x, y group) int { return cmp.Compare(x.space, y.space) })
	return out
}

// forms are the ways to arrange counters in rows of several widths, at full size or smaller; or, merged, as one counter for each owner.
func (b *Board) forms(all []counter, merged bool) (out []group) {
	add := func(list []counter, scale float64, columns []float64) {
		before := 0
		for _, room := range columns {
			rows, w, h := rowsOf(list, room)
			if len(rows) == before {
				continue
			}
			before = len(rows)
			out = append(out, group{rows: rows, scale: scale, box: cartography.Rect{W: round(w * scale), H: round(h * scale)}})
		}
	}
	if merged {
		all = byOwner(all)
	}
	widest, total := 0.0, 0.0
	for _, c := range all {
		widest, total = max(widest, c.w), total+c.w+counterGap
	}
	columns := []float64{total}
	for n := 2.0; n <= 6; n++ {
		columns = append(columns, max(widest, total/n+widest*0.35))
	}
	columns = append(columns, widest)
	add(all, b.scale, columns)
	add(all, b.scale*small, columns)
	return out
}

// How far counters may be from their space: those that show everything, and those that show only how many there are.
const (
	nearby   = 110.0
	anywhere = 260.0
)

func (b *Board) groupInside(i int, all []counter, merged bool, taken []cartography.Rect) (group, bool) {
	var best group
	least := math.Inf(1)
	name := b.names[i].box
	inside := b.Layout.Shapes[i].Layer != cartography.LayerToken && !b.names[i].called
	if !inside {
		return best, false
	}
	for _, f := range b.forms(all, merged) {
		w, h := f.box.W, f.box.H
		cost := 0.0
		if f.scale < b.scale {
			cost += 20
		}
		if cost >= least {
			break
		}
		cost += max(0, w-3*h)/6 + max(0, h-w)/10 // columns are for spaces with no room for rows
		x, y := name.X+name.W/2, name.Y+name.H/2
		at := func(cx, cy float64) cartography.Rect {
			return cartography.Rect{X: round(cx - w/2), Y: round(cy - h/2), W: w, H: h}
		}
		spots := []cartography.Rect{
			at(x, name.Y+name.H+h/2+1.2), at(x, name.Y-h/2-1.2), at(name.X+name.W+w/2+3, y), at(name.X-w/2-3, y),
			at(x-w/4, name.Y+name.H+h/2+1.2), at(x+w/4, name.Y+name.H+h/2+1.2),
		}
		for _, spot := range append(spots, b.spots(i, w, h)...) {
			c := cost + distance(middle(spot), middle(name))/3
			if c >= least || !b.free(spot, taken) || b.outside(i, spot) > most*0.8 {
				continue
			}
			f.box = spot
			best, least = f, c
		}
	}
	best.space = i
	return best, !math.IsInf(least, 1)
}

// groupBeside puts counters next to the name of their space, or as near the space as possible.
func (b *Board) groupBeside(i int, all []counter, merged bool, furthest float64, taken []cartography.Rect) (group, bool) {
	var best group
	least := math.Inf(1)
	near := b.Layout.Shapes[i].Anchor
	if len(b.names[i].lines) > 0 {
		near = middle(b.names[i].box)
	}
	for _, f := range b.forms(all, merged) {
		cost := max(0, f.box.W-3*f.box.H) / 6
		if f.scale < b.scale {
			cost += 12
		}
		b.around(i, f.box.W, f.box.H, func(box cartography.Rect, far float64) bool {
			c := cost + far/2 + distance(middle(box), near)/2
			if cost+far/2 >= least || far > furthest {
				return false
			}
			if c < least && b.free(box, taken) {
				if c += 60 * b.foreign(i, box); c < least {
					g := f
					g.box, g.called = box, b.outside(i, box) > most
					best, least = g, c
				}
			}
			return true
		})
	}
	best.space, best.tip = i, b.Layout.Shapes[i].Anchor
	return best, !math.IsInf(least, 1)
}

// inMargin puts counters into the box of a space off the map.
func (b *Board) inMargin(i int, all []counter) group {
	r := b.Bounds(i)
	z := b.zoom
	room := cartography.Rect{X: round(r.X + 5*z), Y: round(r.Y + (marginSize*lead+6)*z), W: r.W - 10*z, H: r.H - (marginSize*lead+9)*z}
	list := all
	for {
		for _, scale := range []float64{z, 0.8 * z, 0.65 * z} {
			rows, w, h := rowsOf(list, room.W/scale)
			if w*scale <= room.W && h*scale <= room.H {
				return group{space: i, rows: rows, scale: scale, box: cartography.Rect{X: room.X, Y: room.Y, W: round(w * scale), H: round(h * scale)}}
			}
		}
		if len(list) <= 1 {
			one := counter{unit: -1, owner: -1}
			for _, c := range byOwner(all) {
				one.others += c.others
			}
			one.w = one.width()
			return group{space: i, rows: [][]counter{{one}}, scale: z, box: cartography.Rect{X: room.X, Y: room.Y, W: round(one.w * z), H: round(counterHeight * z)}}
		}
		list = byOwner(list)
		if len(list) > 1 {
			list = list[:1:1]
			list[0].owner, list[0].others = -1, 0
			for _, c := range byOwner(all) {
				list[0].others += c.others
			}
			list[0].w = list[0].width()
		}
	}
}

// drawGroup draws the counters of a space.
func (b *Board) drawGroup(w *page, g *group) {
	s := &b.spaces[g.space]
	if g.called && b.Layout.Shapes[g.space].Layer != cartography.LayerToken || g.called && distance(middle(g.box), g.tip) > 40 {
		b.drawLead(w, g.box, g.tip)
	}
	y := g.box.Y
	for _, row := range g.rows {
		x := g.box.X
		if b.Layout.Shapes[g.space].Layer != cartography.LayerMargin {
			total := -counterGap
			for i := range row {
				total += row[i].w + counterGap
			}
			x += (g.box.W - total*g.scale) / 2
		}
		for i := range row {
			b.drawCounter(w, &row[i], s.name, x, y, g.scale)
			x += (row[i].w + counterGap) * g.scale
		}
		y += (counterHeight + counterGap) * g.scale
	}
}

func (b *Board) drawCounter(w *page, c *counter, space string, x, y, scale float64) {
	owner, kind := "", ""
	class := "nobody"
	if c.owner >= 0 {
		owner = b.players[c.owner].name
		class = "p-" + owner
	}
	symbol, letters := "square", "?"
	switch {
	case c.others > 0:
		symbol, letters = "octagon", "×"
	case c.unit >= 0:
		u := &b.units[c.unit]
		kind, symbol, letters = u.name, u.symbol, u.letters
		if c.owner < 0 {
			class = "u-" + u.name
		}
	}
	own := 24.0
	if n := c.number(); n != "" {
		own += math.Ceil(width(n, letterSize, true))
	}
	at := "translate(" + num(x) + " " + num(y) + ")"
	if scale != 1 {
		at += " scale(" + strconv.FormatFloat(scale, 'g', 3, 64) + ")"
	}
	w.open("g", "class", "counter "+class, "transform", at, "data-space", space, "data-unit", kind, "data-owner", owner, "data-count", strconv.Itoa(c.pieces()))
	w.leaf("title", b.say(c))
	w.empty("path", "d", shapeOf(symbol, own, counterHeight))
	w.leaf("text", letters+c.number(), "x", num(own/2), "y", "12.2")
	dx := own
	for i := range c.cargo {
		b.drawCounter(w, &c.cargo[i], space, dx+0.5, counterHeight*(1-cargoScale), cargoScale)
		dx += c.cargo[i].w*cargoScale + 0.5
	}
	if len(c.cargo) > 0 { // a line under the carrier and its load
		w.empty("path", "class", "load", "d", "M0 "+num(counterHeight+1)+"h"+num(dx))
	}
	w.close("g")
}

// shapeOf returns the data of the outline of a counter.
func shapeOf(symbol string, w, h float64) string {
	f := func(points ...float64) string {
		q := page{}
		for i := 0; i < len(points); i += 2 {
			if i == 0 {
				q.raw("M")
			} else {
				q.raw("L")
			}
			q.number(points[i])
			q.raw(" ")
			q.number(points[i+1])
		}
		q.raw("z")
		return string(q.out)
	}
	switch symbol {
	case "boat":
		return f(0, 2, w, 2, w-5, h, 5, h)
	case "circle":
		r := num(h / 2)
		return "M" + r + " 0H" + num(w-h/2) + "a" + r + " " + r + " 0 0 1 0 " + num(h) + "H" + r + "a" + r + " " + r + " 0 0 1 0 -" + num(h) + "z"
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

// describe words what a viewer sees of a space: whose it is and what is there.
func (b *Board) describe(i int, seen []*runtime.SpaceView) string {
	out, v := b.spaces[i].title, seen[i]
	if p := b.ownerOf(i, seen); p >= 0 {
		out += ", " + b.players[p].title
	}
	if v != nil && len(v.Pieces) > 0 {
		var list []string
		for _, c := range b.counters(v.Pieces) {
			list = append(list, b.say(&c))
		}
		out += ": " + strings.Join(list, ", ")
	}
	return out
}
