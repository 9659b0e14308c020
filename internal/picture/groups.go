package picture

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/runtime"
)

// group is a placed block of counters of one space. A space has several groups if it has no room for a single block.
type group struct {
	space  int
	rows   [][]counter
	size   size
	box    cartography.Rect
	called bool // it is next to its space
	tip    cartography.Point
}

// rowsOf breaks counters into rows that are at most as wide as room.
func rowsOf(all []counter, s size, room float64) (rows [][]counter, w, h float64) {
	x := 0.0
	for _, c := range all {
		wide := c.width(s)
		if len(rows) == 0 || x+counterGap+wide > room {
			rows = append(rows, nil)
			x = -counterGap
		}
		x += counterGap + wide
		rows[len(rows)-1] = append(rows[len(rows)-1], c)
		w = max(w, x)
	}
	return rows, w, float64(len(rows))*(s.height()+counterGap) - counterGap
}

// stacker finds room for the counters of a position.
type stacker struct{ *Board }

// places places all counters of a position, beginning with the spaces that have the least room.
func (b stacker) places(v *runtime.View) []group {
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
	add := func(list ...group) {
		for _, g := range list {
			out = append(out, g)
			taken = append(taken, g.box)
		}
	}
	var beside []int
	for _, i := range order {
		all := b.counters(seen[i].Pieces)
		if b.Layout.Shapes[i].Layer == cartography.LayerMargin {
			out = append(out, b.placeInMargin(i, all))
			continue
		}
		list := b.groupsInside(i, all, taken)
		if list == nil {
			beside = append(beside, i)
		}
		add(list...)
	}
	for _, i := range beside {
		all := b.counters(seen[i].Pieces)
		g, ok := b.groupBeside(i, all, nearby, taken)
		if !ok {
			g, ok = b.groupBeside(i, mergeByOwner(all), anywhere, taken)
		}
		if ok {
			add(g)
		}
	}
	slices.SortStableFunc(out, func(x, y group) int { return cmp.Compare(x.space, y.space) })
	return out
}

// forms returns blocks of counters of a size, with rows of several widths.
func forms(all []counter, s size) (out []group) {
	widest, total := 0.0, 0.0
	for _, c := range all {
		w := c.width(s)
		widest, total = max(widest, w), total+w+counterGap
	}
	columns := []float64{total}
	for n := 2.0; n <= 6; n++ {
		columns = append(columns, max(widest, total/n+widest*0.35))
	}
	before := 0
	for _, room := range append(columns, widest) {
		rows, w, h := rowsOf(all, s, room)
		if len(rows) != before {
			out = append(out, group{rows: rows, size: s, box: cartography.Rect{W: round(w * s.scale), H: round(h * s.scale)}})
		}
		before = len(rows)
	}
	return out
}

// How far counters may be from their space: nearby if they show everything, and anywhere if they show only the number
// of pieces.
const (
	nearby   = 110.0
	anywhere = 260.0
)

// groupsInside places counters in their space: in one block if possible, otherwise as tight counters, in several
// blocks, as small counters, or at last as one counter for each owner. It returns nil if there is no room for these,
// either.
func (b stacker) groupsInside(i int, all []counter, taken []cartography.Rect) []group {
	if b.masks[i] == nil {
		return nil
	}
	taken = touching(grown(b.masks[i].Bounds(), 1), taken)
	usual, tight, little := size{b.scale, false}, size{b.scale, true}, size{b.scale * smallScale, true}
	owners := mergeByOwner(all)
	for _, try := range []func() []group{
		func() []group { return b.block(i, all, usual, taken) },
		func() []group { return b.block(i, all, tight, taken) },
		func() []group { return b.blocks(i, all, usual, taken) },
		func() []group { return b.blocks(i, all, tight, taken) },
		func() []group { return b.block(i, all, little, taken) },
		func() []group { return b.blocks(i, all, little, taken) },
		func() []group { return b.block(i, owners, tight, taken) },
		func() []group { return b.blocks(i, owners, little, taken) },
	} {
		if list := try(); list != nil {
			return list
		}
	}
	return nil
}

// block places counters in one block in a space, as close to the name as possible.
func (b stacker) block(i int, all []counter, s size, taken []cartography.Rect) []group {
	list := forms(all, s)
	best, least := -1, math.Inf(1)
	var at cartography.Rect
	near, name := b.beginning(i), b.names[i].box
	for _, everywhere := range []bool{false, true} {
		for k := range list {
			w, h := list[k].box.W, list[k].box.H
			cost := max(0, w-3*h)/6 + max(0, h-w)/10 // prefer rows to columns where there is room
			try := func(spot cartography.Rect) {
				if c, ok := b.costInside(i, spot, cost+plane.Distance(spot.Middle(), near)/3, least, taken); ok {
					best, least, at = k, c, spot
				}
			}
			if everywhere {
				b.tryInside(i, w, h, try)
				continue
			}
			for _, d := range [][2]float64{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {-0.5, 1}, {0.5, 1}} { // beside the name
				try(centred(near.X+d[0]*((name.W+w)/2+3), near.Y+d[1]*((name.H+h)/2+1.2), w, h))
			}
			for _, spot := range b.spots(i, w, h) {
				try(spot)
			}
		}
		if best >= 0 {
			g := list[best]
			g.space, g.box = i, at
			return []group{g}
		}
	}
	return nil
}

// beginning returns the point near which counters of a space should be: its name, if that is in the space.
func (b stacker) beginning(i int) cartography.Point {
	if n := &b.names[i]; len(n.lines) > 0 && !n.called {
		return n.box.Middle()
	}
	return b.Layout.Shapes[i].Anchor
}

// costInside adds to cost the cost of the part of spot that is outside space i. ok is false if the result is not less
// than least, too much is outside, or the spot is taken.
func (b *Board) costInside(i int, spot cartography.Rect, cost, least float64, taken []cartography.Rect) (float64,
	bool) {
	if cost >= least || !b.isFree(spot, taken) {
		return cost, false
	}
	out := 1 - b.masks[i].Share(spot)
	cost += 60 * out
	return cost, cost < least && out <= maxPlacedOutside
}

// blocks places counters in several rows in a space, each as long as possible and as close to the name as possible.
func (b stacker) blocks(i int, all []counter, s size, taken []cartography.Rect) []group {
	taken = slices.Clone(taken)
	var out []group
	near := b.beginning(i)
	for len(all) > 0 {
		n := min(len(all), 4)
		for ; n > 0; n-- {
			rows, w, h := rowsOf(all[:n], s, math.Inf(1))
			w, h = round(w*s.scale), round(h*s.scale)
			var at cartography.Rect
			least := math.Inf(1)
			b.tryInside(i, w, h, func(spot cartography.Rect) {
				if c, ok := b.costInside(i, spot, plane.Distance(spot.Middle(), near)/3, least, taken); ok {
					least, at = c, spot
				}
			})
			if at.W > 0 {
				out = append(out, group{space: i, rows: rows, size: s, box: at})
				taken = append(taken, at)
				all = all[n:]
				break
			}
		}
		if n == 0 {
			return nil
		}
	}
	return out
}

// groupBeside places counters next to the name of their space, or as close to the space as possible.
func (b stacker) groupBeside(i int, all []counter, furthest float64, taken []cartography.Rect) (group, bool) {
	var best group
	least := math.Inf(1)
	anchor := b.Layout.Shapes[i].Anchor
	near := anchor
	if len(b.names[i].lines) > 0 {
		near = b.names[i].box.Middle()
	}
	for n, s := range []size{{b.scale, false}, {b.scale, true}} {
		for _, f := range forms(all, s) {
			cost := max(0, f.box.W-3*f.box.H)/6 + 12*float64(n)
			b.tryAround(i, f.box.W, f.box.H, func(box cartography.Rect, far float64) bool {
				c := cost + far/2 + plane.Distance(box.Middle(), near)/2
				if cost+far/2 >= least || far > furthest {
					return false
				}
				if c < least && b.isFree(box, taken) {
					if c += 60 * b.hiddenLand(i, box); c < least {
						best, least = f, c
						best.box = box
					}
				}
				return true
			})
		}
	}
	best.space, best.tip, best.called = i, anchor, b.isCalled(i, best.box)
	return best, !math.IsInf(least, 1)
}

// besideDot is the distance from a dot, in its radii, within which a name or counters need no line to it.
const besideDot = 10.0

// placeInMargin puts counters into the box of a space off the map.
func (b stacker) placeInMargin(i int, all []counter) group {
	r := b.bounds(i)
	z := b.zoom
	room := cartography.Rect{X: round(r.X + 5*z), Y: round(r.Y + (marginSize*lineHeight+6)*z), W: r.W - 10*z,
		H: r.H - (marginSize*lineHeight+9)*z}
	owners, one := mergeByOwner(all), counter{unit: -1, owner: -1, letters: "×"}
	for _, c := range owners {
		one.others += c.others
	}
	if len(owners) != 1 {
		owners = []counter{one}
	}
	for _, list := range [][]counter{all, owners} {
		for _, scale := range []float64{z, 0.8 * z, 0.65 * z} {
			rows, w, h := rowsOf(list, size{scale: scale}, room.W/scale)
			if w*scale <= room.W && h*scale <= room.H {
				return group{space: i, rows: rows, size: size{scale: scale},
					box: cartography.Rect{X: room.X, Y: room.Y, W: round(w * scale), H: round(h * scale)}}
			}
		}
	}
	return group{
		space: i, rows: [][]counter{{one}}, size: size{scale: z},
		box: cartography.Rect{X: room.X, Y: room.Y, W: round(one.width(size{}) * z), H: round(counterHeight * z)},
	}
}
