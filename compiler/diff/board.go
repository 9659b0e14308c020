package diff

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// compareBorders compares the neighbours of a space. If both spaces of a border are in both scenarios, the border is
// reported for one of them only; a border of a space that was added or removed is part of that change.
func (c *comparer) compareBorders(p pair) {
	was, is := map[string]bool{}, c.b.neighbours[p.b.last]
	for n := range c.a.neighbours[p.a.last] {
		was[c.a.rename("space", n)] = true
	}
	add := func(from, without map[string]bool, text string, style Style) {
		var names, codes []string
		for _, n := range slices.Sorted(maps.Keys(from)) {
			d := c.b.find("space", n)
			isOther := d != nil && (c.partner[d] == nil || n < p.b.last) // it is reported for the other space
			old := c.a.find("space", n)
			isGone := d == nil && old != nil && c.partner[old] == nil
			if !without[n] && !isOther && !isGone {
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
		x = c.a.renamePlacement(x)
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
			ch.Where = "set-up " + asWords(x.setup)
		}
		if x.when != "" {
			ch.Where = strings.TrimPrefix(ch.Where+", when "+x.when, ", ")
		}
		player, unit := s.title("player", x.player), s.title("unit", x.unit)
		ch.Text = []Span{say(player + " has "), say(old).as(Old), say(" → "), say(now).as(New), say(" " + unit)}
		c.add(d, ch)
	}
}

// renamePlacement returns a placement of the old scenario with the new names.
func (s *model) renamePlacement(x placement) placement {
	x.space, x.player, x.unit = s.rename("space", x.space), s.rename("player", x.player), s.rename("unit", x.unit)
	return x
}

// comparePlaces orders placements by set-up, space, player and unit.
func comparePlaces(x, y placement) int {
	return cmp.Or(cmp.Compare(x.setup, y.setup), cmp.Compare(x.when, y.when), cmp.Compare(x.space, y.space),
		cmp.Compare(x.player, y.player), cmp.Compare(x.unit, y.unit))
}

// number returns the amount as written, or 0 if nothing is placed.
func (x amount) number() string {
	if x.n == nil {
		return "0"
	}
	return sourceText(x.n)
}
