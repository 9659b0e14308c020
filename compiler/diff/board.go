package diff

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// compareBorders compares the neighbours of a space. A border between two spaces that are in both scenarios is
// reported for one of them only, and one of a space that is new or gone with that space.
func (c *comparer) compareBorders(p pair) {
	was, is := map[string]bool{}, c.b.neighbours[p.b.last]
	for n := range c.a.neighbours[p.a.last] {
		was[c.a.rename("space", n)] = true
	}
	add := func(from, without map[string]bool, text string, style Style) {
		var names, codes []string
		for _, n := range slices.Sorted(maps.Keys(from)) {
			d := c.b.find("space", n)
			isNew := d != nil && c.partner[d] == nil
			isGone := slices.ContainsFunc(c.removed, func(d *declaration) bool { return d.typ == "space" && d.last == n })
			if !without[n] && !isNew && !isGone && (d == nil || p.b.last < n) {
				names, codes = append(names, c.b.title("space", n)), append(codes, n)
			}
		}
		if len(names) == 0 {
			return
		}
		ch := p.b.newChange(Changed)
		ch.From, ch.Borders = p.a.node.rng, codes
		if style == Old {
			ch.Old = strings.Join(codes, " ")
		} else {
			ch.New = strings.Join(codes, " ")
		}
		ch.Text = []Span{say(text), say(strings.Join(names, ", ")).as(style)}
		c.add(p.b, ch)
	}
	add(is, was, "now borders ", New)
	add(was, is, "no longer borders ", Old)
}

// comparePlacements compares what the set-ups place on the board.
func (c *comparer) comparePlacements() {
	was := map[placement]amount{}
	all := maps.Clone(c.b.placements)
	for x, of := range c.a.placements {
		x.space, x.player, x.unit = c.a.rename("space", x.space), c.a.rename("player", x.player), c.a.rename("unit", x.unit)
		was[x], all[x] = of, of
	}
	for _, x := range slices.SortedFunc(maps.Keys(all), comparePlaces) {
		old, now := was[x].number(), c.b.placements[x].number()
		if old == now {
			continue
		}
		s, d := c.b, c.b.find("setup", x.setup)
		if d == nil {
			s, d = c.a, c.a.find("setup", x.setup)
		}
		ch := Change{
			Kind: Changed, isPlacement: true, Subject: c.b.title("space", x.space), Old: old, New: now,
			From: was[x].rng, To: c.b.placements[x].rng,
		}
		if x.setup != "" {
			ch.Where = "set-up " + spoken(x.setup)
		}
		if x.when != "" {
			ch.Where = strings.TrimPrefix(ch.Where+", when "+x.when, ", ")
		}
		ch.Text = []Span{
			say(s.title("player", x.player) + " has "), say(old).as(Old), say(" → "), say(now).as(New), say(" " + s.title("unit", x.unit)),
		}
		c.add(d, ch)
	}
}

// comparePlaces orders placements by set-up, space, player and unit.
func comparePlaces(x, y placement) int {
	return cmp.Or(cmp.Compare(x.setup, y.setup), cmp.Compare(x.when, y.when), cmp.Compare(x.space, y.space),
		cmp.Compare(x.player, y.player), cmp.Compare(x.unit, y.unit))
}

// number returns the amount as it is written, or 0 if nothing is placed.
func (x amount) number() string {
	if x.n == nil {
		return "0"
	}
	return sourceText(x.n)
}
