package diff

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// compareBorders compares the neighbours of a space. A border between two spaces that are in both scenarios is
// reported for one of them only.
func (c *comparer) compareBorders(p pair) {
	have := map[string]bool{}
	for n := range c.a.neighbours[p.a.last] {
		have[c.a.renaming.of("space", n)] = true
	}
	want := c.b.neighbours[p.b.last]
	mine := func(other string) bool {
		switch {
		case c.inBoth[other]:
			return p.b.last < other
		case c.b.byKey["space\x00"+other] != nil:
			return false // reported with the new space
		}
		for _, d := range c.removed {
			if d.typ == "space" && d.last == other {
				return false // removed together with its borders
			}
		}
		return true
	}
	list := func(from, without map[string]bool) (names []string, codes []string) {
		for _, n := range slices.Sorted(maps.Keys(from)) {
			if !without[n] && mine(n) {
				names = append(names, c.b.title("space", n))
				codes = append(codes, n)
			}
		}
		return names, codes
	}
	for _, x := range []struct {
		kind          Kind
		say           string
		from, without map[string]bool
	}{{Added, "now borders ", want, have}, {Removed, "no longer borders ", have, want}} {
		names, codes := list(x.from, x.without)
		if len(names) == 0 {
			continue
		}
		ch := p.b.newChange(Changed)
		ch.From, ch.Subject, ch.Borders = p.a.node.rng, p.b.subject(), codes
		style := New
		if x.kind == Removed {
			style, ch.Old = Old, strings.Join(codes, " ")
		} else {
			ch.New = strings.Join(codes, " ")
		}
		ch.Text = []Span{say(x.say), say(strings.Join(names, ", ")).as(style)}
		c.add(p.b, ch)
	}
}

// comparePlacements compares what the set-ups place on the board.
func (c *comparer) comparePlacements() {
	type cell struct{ a, b *placement }
	cells := map[placementKey]map[string]cell{}
	note := func(s *model, key placementKey, k string, x placement) {
		if s.old {
			key.space = s.renaming.of("space", key.space)
			k = s.renaming.of("player", x.player) + "\x00" + s.renaming.of("unit", x.unit)
		}
		if cells[key] == nil {
			cells[key] = map[string]cell{}
		}
		y := cells[key][k]
		if s.old {
			y.a = &x
		} else {
			y.b = &x
		}
		cells[key][k] = y
	}
	for _, s := range []*model{c.a, c.b} {
		for key, counts := range s.placements {
			for k, x := range counts {
				note(s, key, k, x)
			}
		}
	}
	var keys []placementKey
	for key := range cells {
		keys = append(keys, key)
	}
	sort.Slice(keys, func(i, j int) bool {
		return keys[i].setup+"\x00"+keys[i].space < keys[j].setup+"\x00"+keys[j].space
	})
	for _, key := range keys {
		for _, k := range slices.Sorted(maps.Keys(cells[key])) {
			c.comparePlacement(key, k, cells[key][k].a, cells[key][k].b)
		}
	}
}

func (c *comparer) comparePlacement(key placementKey, k string, a, b *placement) {
	number := func(x *placement) string {
		if x == nil {
			return "0"
		}
		return sourceText(x.n)
	}
	was, is := number(a), number(b)
	if was == is {
		return
	}
	name, when, _ := strings.Cut(key.setup, "\x00")
	s, d := c.b, c.b.byKey["setup\x00"+name]
	if d == nil {
		s, d = c.a, c.a.byKey["setup\x00"+name]
	}
	player, unit, _ := strings.Cut(k, "\x00")
	ch := Change{Kind: Changed, isPlacement: true, Subject: c.b.title("space", key.space), Old: was, New: is, sort: [2]int{d.index}}
	if name != "" {
		ch.Where = "set-up " + spoken(name)
	}
	if when != "" {
		ch.Where = strings.TrimPrefix(ch.Where+", when "+when, ", ")
	}
	at := func(x *placement) (rng hcl.Range) {
		if x != nil {
			rng = x.rng
		}
		return rng
	}
	ch.From, ch.To = at(a), at(b)
	ch.Text = []Span{say(fmt.Sprintf("%s has ", s.title("player", player))), say(was).as(Old), say(" → "), say(is).as(New), say(" " + s.title("unit", unit))}
	c.add(d, ch)
}
