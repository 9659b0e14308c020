package diff

import (
	"maps"
	"slices"
	"sort"
	"strings"
)

// compareOrders compares the order of declarations whose order matters.
func (c *comparer) compareOrders() {
	groups := map[string][]pair{}
	for _, p := range c.pairs {
		speech := speechOf(p.b.spec())
		if speech.Ordered == "" || p.b.typ == "setup" && p.b.node.isEmpty() {
			continue
		}
		by := ""
		switch speech.By {
		case "":
		case "labels":
			by = strings.Join(p.b.node.labels[:max(len(p.b.node.labels)-1, 0)], " ")
		default:
			by = p.b.node.value(speech.By)
		}
		groups[p.b.typ+"\x00"+by] = append(groups[p.b.typ+"\x00"+by], p)
	}
	for _, g := range slices.Sorted(maps.Keys(groups)) {
		ps := groups[g]
		sort.Slice(ps, func(i, j int) bool { return ps[i].b.index < ps[j].b.index })
		seq := make([]int, len(ps))
		for i, p := range ps {
			seq[i] = p.a.index
		}
		if slices.IsSorted(seq) {
			continue
		}
		titles := func(side func(pair) *declaration) string {
			var all []string
			for _, p := range ps {
				all = append(all, side(p).title())
			}
			return strings.Join(all, ", ")
		}
		is := titles(func(p pair) *declaration { return p.b })
		first := ps[0].b
		sort.Slice(ps, func(i, j int) bool { return ps[i].a.index < ps[j].a.index })
		was := titles(func(p pair) *declaration { return p.a })
		noun := first.noun()
		if speech := speechOf(first.spec()); speech.By == "labels" {
			noun = spoken(strings.TrimSpace(first.typ + " " + strings.Join(first.node.labels[:max(len(first.node.labels)-1, 0)], " ")))
		}
		ch := first.newChange(Reordered)
		ch.From, ch.Subject, ch.Old, ch.New = ps[0].a.node.rng, noun+" order", was, is
		if first.typ == "modifier" {
			ch.Subject += " for " + c.b.describe(first.node.attr("to")).Text
		}
		ch.Text = []Span{plain(was).as(Old), plain(" → "), plain(is).as(New)}
		c.add(first, ch)
	}
}
