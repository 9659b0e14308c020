package diff

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
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
	both := countCommon(fa, fb) + countCommon(usesA, usesB)
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

// references counts the expressions that refer to each of some declarations, with the name left blank: declarations
// that are referred to in the same places are probably the same.
func (s *model) references(list []*declaration, out map[*declaration]map[string]int) {
	for _, d := range list {
		out[d] = map[string]int{}
	}
	var walk func(n *node)
	walk = func(n *node) {
		for i := range n.labels {
			for _, d := range list {
				if d.node != n && d.last == n.labels[i] && slices.Contains(n.classes(i), d.class) {
					out[d][n.typ+" \x00"]++
				}
			}
		}
		for _, a := range n.attrs {
			text := s.canonical(a.expr)
			for _, d := range list {
				name := d.class + "." + s.renaming.of(d.class, d.last)
				if d.typ == "function" || d.typ == "value" && a.name != "to" {
					name = s.renaming.called(d.last) + "("
				}
				if blank := blankOut(text, name); blank != text {
					out[d][a.name+" = "+blank]++
				}
			}
		}
		for _, x := range n.body {
			walk(x)
		}
	}
	for _, d := range s.declarations {
		if d.typ != "test" && d.typ != "rulebook" {
			walk(d.node)
		}
	}
	for key, counts := range s.placements {
		for _, x := range counts {
			for _, d := range list {
				if d.typ == "unit" && d.last == x.unit {
					out[d][s.renaming.of("space", key.space)+" "+x.player+" "+sourceText(x.n)]++
				}
			}
		}
	}
}

// blankOut replaces a name by a blank wherever it occurs as a complete word.
func blankOut(text, name string) string {
	letter := func(i int) bool {
		if i < 0 || i >= len(text) {
			return false
		}
		ch := text[i]
		return ch == '_' || ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z' || ch >= '0' && ch <= '9'
	}
	var out strings.Builder
	from := 0
	for at := strings.Index(text, name); at >= 0; {
		end := at + len(name)
		if !letter(at-1) && !letter(end) || strings.HasSuffix(name, "(") && !letter(at-1) {
			out.WriteString(text[from:at] + "\x00")
			from = end
		}
		next := strings.Index(text[end:], name)
		if next < 0 {
			break
		}
		at = end + next
	}
	return out.String() + text[from:]
}

// contents counts the parts of a node, and returns their total weight. The similarity of two nodes is the share that
// they have in common.
func (n *node) contents() (map[string]int, int) {
	if n.cachedContents != nil {
		return n.cachedContents, n.cachedSize
	}
	f := map[string]int{}
	size := 0
	put := func(s string, weight int) {
		f[s] += weight
		size += weight
	}
	if n.parent != nil || n.typ == "=" {
		put(n.heading(), 2)
	}
	for _, a := range n.attrs {
		name := n.attrName(a.name)
		if n.isSet(a.name) {
			elements, ok := n.model.setElements(a.expr)
			if !ok {
				elements = []hclsyntax.Expression{a.expr}
			}
			for _, e := range elements {
				put(name+" has "+n.model.canonicalWith(e, n.locals(), false), 1)
			}
			continue
		}
		value := n.valueOf(a.name, a.expr)
		put(name+" = "+value, 1)
		if len(value) > 24 { // long expressions may differ in a few words only
			for i, w := range strings.Fields(value) {
				if i < 200 {
					put(name+" ~ "+w, 1)
				}
			}
		}
	}
	if n.typ == "space" && n.class() == "space" {
		for other := range n.model.neighbours[n.declaration.last] {
			put("borders "+n.model.renaming.of("space", other), 1)
		}
	}
	for _, x := range n.body {
		inner, s := x.contents()
		for k, v := range inner {
			f[k] += v
		}
		size += s
	}
	n.cachedContents, n.cachedSize = f, size
	return f, size
}

// similarity returns the share of their contents that two nodes have in common, in thousandths.
func similarity(a, b *node) int {
	fa, na := a.contents()
	fb, nb := b.contents()
	if na+nb == 0 {
		return 1000
	}
	return 2000 * countCommon(fa, fb) / (na + nb)
}

// countCommon counts what two multisets have in common.
func countCommon(a, b map[string]int) int {
	both := 0
	for k, v := range a {
		both += min(v, b[k])
	}
	return both
}
