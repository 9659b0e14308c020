package diff

import (
	"maps"
	"slices"
	"sort"
)

// typeBlocks are the blocks whose name can be used as a type or class.
var typeBlocks = map[string]bool{"enum": true, "class": true, "record": true}

// pairDeclarations pairs the declarations of both scenarios, including those that were renamed. The others are added or
// removed.
func (c *comparer) pairDeclarations() *renaming {
	x := &renaming{model: c.a, byClass: map[string]map[string]string{}, unambiguous: map[string]string{}, locals: map[*declaration]map[string]string{}, params: map[*declaration]map[string]string{}}
	c.a.renaming = x
	partner := map[*declaration]*declaration{}
	for _, d := range c.b.declarations {
		if d.typ == "scenario" {
			for _, o := range c.a.declarations {
				if o.typ == "scenario" {
					partner[d] = o
				}
			}
			continue
		}
		if o := c.a.byKey[d.key]; o != nil {
			partner[d] = o
		}
	}
	// Renamed declarations are easier to recognise when the things that they refer to have their new names already.
	for range 3 {
		if !c.findRenames(partner, x) {
			break
		}
		for _, d := range c.a.declarations {
			d.node.clearCache()
		}
	}
	taken := map[*declaration]bool{}
	for _, d := range c.b.declarations {
		if o := partner[d]; o != nil {
			taken[o] = true
			c.pairs = append(c.pairs, pair{o, d})
		} else {
			c.added = append(c.added, d)
		}
	}
	for _, d := range c.a.declarations {
		if !taken[d] {
			c.removed = append(c.removed, d)
		}
	}
	for _, p := range c.pairs {
		c.renameParams(p, x)
	}
	for _, p := range c.pairs {
		if about := p.a.about(); about != nil && x.params[about] != nil {
			x.locals[p.a] = x.params[about]
		}
		p.a.node.clearCache() // calls may give arguments under new names
	}
	for _, p := range c.pairs {
		c.renameLocals(p, x)
	}
	return x
}

// maxRenames bounds the work on scenarios that have nothing to do with each other.
const maxRenames = 120

// findRenames pairs removed declarations with similar added ones. It reports whether it found any.
func (c *comparer) findRenames(partner map[*declaration]*declaration, x *renaming) bool {
	taken := map[*declaration]bool{}
	for _, o := range partner {
		taken[o] = true
	}
	removed, added := map[string][]*declaration{}, map[string][]*declaration{}
	for _, d := range c.a.declarations {
		if !taken[d] {
			removed[d.typ+" "+d.class] = append(removed[d.typ+" "+d.class], d)
		}
	}
	for _, d := range c.b.declarations {
		if partner[d] == nil {
			added[d.typ+" "+d.class] = append(added[d.typ+" "+d.class], d)
		}
	}
	uses := map[*declaration]map[string]int{}
	for _, side := range []struct {
		s     *model
		decls map[string][]*declaration
	}{{c.a, removed}, {c.b, added}} {
		for typ, list := range side.decls {
			if len(removed[typ]) > 0 && len(added[typ]) > 0 && len(list) <= maxRenames {
				side.s.references(list, uses)
			}
		}
	}
	type match struct {
		a, b  *declaration
		score int
	}
	var found []match
	for _, typ := range slices.Sorted(maps.Keys(removed)) {
		as, bs := removed[typ], added[typ]
		if len(bs) == 0 || len(as) > maxRenames || len(bs) > maxRenames || as[0].typ == "test" || as[0].typ == "rulebook" {
			continue
		}
		for _, a := range as {
			for _, b := range bs {
				score, size := declarationSimilarity(a, b, uses[a], uses[b])
				// The smaller two declarations are, the more of them must agree.
				least := 650
				if size < 4 {
					least = 1000
				}
				if size == 0 && (len(as) > 1 || len(bs) > 1) {
					continue
				}
				if score >= least {
					found = append(found, match{a, b, score})
				}
			}
		}
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].score > found[j].score })
	used := map[*declaration]bool{}
	paired := false
	for _, m := range found {
		if used[m.a] || used[m.b] {
			continue
		}
		used[m.a], used[m.b], paired = true, true, true
		partner[m.b] = m.a
		x.add(m.a, m.b)
	}
	return paired
}

// declarationSimilarity returns the similarity of two declarations, in thousandths, by their contents and by the
// places that refer to them; and the size of the smaller one.
func declarationSimilarity(a, b *declaration, usesA, usesB map[string]int) (score, size int) {
	fa, n := a.node.contents()
	fb, m := b.node.contents()
	both := common(fa, fb) + common(usesA, usesB)
	for _, v := range usesA {
		n += v
	}
	for _, v := range usesB {
		m += v
	}
	if n+m == 0 {
		return 1000, 0
	}
	return 2000 * both / (n + m), min(n, m)
}

// add records that declaration a was renamed to b.
func (x *renaming) add(a, b *declaration) {
	if a.last == b.last {
		return
	}
	class := a.class
	put := func(class string) {
		if x.byClass[class] == nil {
			x.byClass[class] = map[string]string{}
		}
		x.byClass[class][a.last] = b.last
	}
	put(class)
	if typeBlocks[a.typ] {
		put("type")
	}
	for _, d := range x.model.declarations {
		if d != a && d.last == a.last {
			return // two things have the old name
		}
	}
	x.unambiguous[a.last] = b.last
}

// renameLocals finds local names that were renamed: if using the new names makes the two versions more similar.
func (c *comparer) renameLocals(p pair, x *renaming) {
	if p.a.typ == "test" || p.a.typ == "rulebook" || p.a.node.text() == p.b.node.text() {
		return
	}
	have, want := localNames(p.a.node), localNames(p.b.node)
	only := func(list, other []string) []string {
		known := map[string]bool{}
		for _, n := range other {
			known[n] = true
		}
		var out []string
		for _, n := range list {
			if !known[n] {
				out = append(out, n)
				known[n] = true
			}
		}
		return out
	}
	lost, new := only(have, want), only(want, have)
	if len(lost) == 0 || len(lost) != len(new) {
		return
	}
	before := similarity(p.a.node, p.b.node)
	params, now := x.locals[p.a], map[string]string{}
	maps.Copy(now, params)
	for i, n := range lost {
		now[n] = new[i]
	}
	x.locals[p.a] = now
	p.a.node.clearCache()
	if similarity(p.a.node, p.b.node) <= before+5 || p.a.node.text() != p.b.node.text() && len(lost) > 3 {
		x.locals[p.a] = params
		p.a.node.clearCache()
	}
}

// localNames returns the local names of a declaration, in the order in which they occur. The parameters of an action
// are not among them, because people type them.
func localNames(n *node) []string {
	var out []string
	for _, x := range n.body {
		for i, name := range x.labels {
			if x.typ == "=" || x.typ == "var" || i < len(x.spec.Labels) && x.spec.Labels[i] == "variable" {
				out = append(out, name)
			}
		}
		out = append(out, localNames(x)...)
	}
	return out
}
