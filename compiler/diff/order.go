package diff

import (
	"maps"
	"slices"
	"sort"
	"strings"
)

// orders tells of declarations that are in another order, where that counts.
func (c *comparer) orders() {
	groups := map[string][]pair{}
	for _, p := range c.pairs {
		speech := p.b.spec().Speech
		if speech.Ordered == "" || p.b.typ == "setup" && p.b.node.silent() {
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
		sort.Slice(ps, func(i, j int) bool { return ps[i].b.at < ps[j].b.at })
		seq := make([]int, len(ps))
		for i, p := range ps {
			seq[i] = p.a.at
		}
		if len(longest(seq)) == len(seq) {
			continue
		}
		say := func(side func(pair) *decl) string {
			var all []string
			for _, p := range ps {
				all = append(all, side(p).member())
			}
			return strings.Join(all, ", ")
		}
		is := say(func(p pair) *decl { return p.b })
		first := ps[0].b
		sort.Slice(ps, func(i, j int) bool { return ps[i].a.at < ps[j].a.at })
		was := say(func(p pair) *decl { return p.a })
		noun := first.noun()
		if speech := first.spec().Speech; speech.By == "labels" {
			noun = words(strings.TrimSpace(first.typ + " " + strings.Join(first.node.labels[:max(len(first.node.labels)-1, 0)], " ")))
		}
		ch := first.about(Reordered)
		ch.From, ch.Subject, ch.Old, ch.New = ps[0].a.node.rng, noun+" order", was, is
		if first.typ == "modifier" {
			ch.Subject += " for " + c.b.say(first.node.attr("to")).Text
		}
		ch.Text = []Span{plain(was).as(Old), plain(" → "), plain(is).as(New)}
		c.add(first, ch)
	}
}

// silent says that nothing stands in a declaration but what was taken out of it.
func (n *node) silent() bool { return len(n.body) == 0 && len(n.attrs) == 0 }
