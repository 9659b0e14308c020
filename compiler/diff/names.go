package diff

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// names are those that something has another name by in the new scenario. A nil one, or one of the new scenario itself,
// changes nothing.
type names struct {
	scene  *scene
	now    map[string]map[string]string // class (or "function", "type"): old name, new name
	any    map[string]string            // old name, new name, where only one thing has the old one
	locals map[*decl]map[string]string  // of one declaration
}

// of is the name a thing of that class has now.
func (x *names) of(class, name string) string {
	if x == nil {
		return name
	}
	if now, ok := x.now[class][name]; ok {
		return now
	}
	return name
}

// loose is the name something has now where its class is not known from where it stands.
func (x *names) loose(name string) string {
	if x == nil {
		return name
	}
	if now, ok := x.any[name]; ok {
		return now
	}
	return name
}

// declares says whether class.name may be a reference to something declared, and no member of a local.
func (x *names) declares(class, name string) bool {
	if x == nil {
		return false
	}
	return x.now[class][name] != ""
}

// classes are those whose members a label may name, as the row of the block says: "procedure or phase". A name that
// follows the name of a class is of that class: set space ukraine.
func (n *node) classes(i int) []string {
	if i >= len(n.spec.Labels) {
		return nil
	}
	kind := n.spec.Labels[i]
	if kind == "name" && i > 0 {
		return n.labels[i-1 : i]
	}
	var out []string
	for _, word := range strings.Split(kind, " or ") {
		if _, ok := schema.Block(word); ok && word != "class" {
			out = append(out, word)
		}
	}
	return out
}

// label is label i of a node by its name now.
func (x *names) label(n *node, i int) string {
	name := n.labels[i]
	if x == nil {
		return name
	}
	if now, ok := x.locals[n.decl][name]; ok {
		return now
	}
	if n.parent == nil && n.decl != nil && n.decl.node == n && i == len(n.labels)-1 {
		return x.of(n.decl.class, name)
	}
	for _, class := range n.classes(i) {
		if now := x.of(class, name); now != name {
			return now
		}
	}
	if i+1 < len(n.labels) && len(n.classes(i+1)) > 0 { // the name of a class
		return x.of("type", name)
	}
	return x.loose(name)
}

// types are the blocks whose name is a class, or stands where a class may.
var types = map[string]bool{"enum": true, "class": true, "record": true}

// renames finds declarations that are there under another name, and sorts the rest into kept, lost and new.
func (c *comparer) renames() *names {
	x := &names{scene: c.a, now: map[string]map[string]string{}, any: map[string]string{}, locals: map[*decl]map[string]string{}}
	c.a.names = x
	partner := map[*decl]*decl{}
	for _, d := range c.b.decls {
		if d.typ == "scenario" {
			for _, o := range c.a.decls {
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
	// What is renamed is easier to know when what it speaks of is known by its new name.
	for range 3 {
		if !c.rename(partner, x) {
			break
		}
		for _, d := range c.a.decls {
			d.node.forget()
		}
	}
	taken := map[*decl]bool{}
	for _, d := range c.b.decls {
		if o := partner[d]; o != nil {
			taken[o] = true
			c.pairs = append(c.pairs, pair{o, d})
		} else {
			c.come = append(c.come, d)
		}
	}
	for _, d := range c.a.decls {
		if !taken[d] {
			c.gone = append(c.gone, d)
		}
	}
	for _, p := range c.pairs {
		c.localNames(p, x)
	}
	return x
}

// maxRenames bounds the work on scenarios that have nothing to do with each other.
const maxRenames = 120

// rename pairs what is lost with what is new and much alike; it says whether it found any.
func (c *comparer) rename(partner map[*decl]*decl, x *names) bool {
	taken := map[*decl]bool{}
	for _, o := range partner {
		taken[o] = true
	}
	gone, come := map[string][]*decl{}, map[string][]*decl{}
	for _, d := range c.a.decls {
		if !taken[d] {
			gone[d.typ+" "+d.class] = append(gone[d.typ+" "+d.class], d)
		}
	}
	for _, d := range c.b.decls {
		if partner[d] == nil {
			come[d.typ+" "+d.class] = append(come[d.typ+" "+d.class], d)
		}
	}
	uses := map[*decl]map[string]int{}
	for _, side := range []struct {
		s     *scene
		decls map[string][]*decl
	}{{c.a, gone}, {c.b, come}} {
		for typ, list := range side.decls {
			if len(gone[typ]) > 0 && len(come[typ]) > 0 && len(list) <= maxRenames {
				side.s.uses(list, uses)
			}
		}
	}
	type match struct {
		a, b  *decl
		score int
	}
	var found []match
	for _, typ := range slices.Sorted(maps.Keys(gone)) {
		as, bs := gone[typ], come[typ]
		if len(bs) == 0 || len(as) > maxRenames || len(bs) > maxRenames || as[0].typ == "test" || as[0].typ == "rulebook" {
			continue
		}
		for _, a := range as {
			for _, b := range bs {
				score, size := sameThing(a, b, uses[a], uses[b])
				// The less there is to compare, the more of it must agree.
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
	used := map[*decl]bool{}
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

// sameThing is how much alike two declarations are, in thousandths, by what they say and by where they are spoken of; and how
// much there is to go by.
func sameThing(a, b *decl, usesA, usesB map[string]int) (score, size int) {
	fa, n := a.node.bag()
	fb, m := b.node.bag()
	both := shared(fa, fb) + shared(usesA, usesB)
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

// add notes a new name.
func (x *names) add(a, b *decl) {
	if a.last == b.last {
		return
	}
	class := a.class
	put := func(class string) {
		if x.now[class] == nil {
			x.now[class] = map[string]string{}
		}
		x.now[class][a.last] = b.last
	}
	put(class)
	if types[a.typ] {
		put("type")
	}
	for _, d := range x.scene.decls {
		if d != a && d.last == a.last {
			return // two things have the old name
		}
	}
	x.any[a.last] = b.last
}

// localNames finds locals that only have another name: where calling them so makes the two bodies more alike.
func (c *comparer) localNames(p pair, x *names) {
	if p.a.typ == "test" || p.a.typ == "rulebook" || p.a.node.text() == p.b.node.text() {
		return
	}
	have, want := localsOf(p.a.node), localsOf(p.b.node)
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
	before := alike(p.a.node, p.b.node)
	now := map[string]string{}
	for i, n := range lost {
		now[n] = new[i]
	}
	x.locals[p.a] = now
	p.a.node.forget()
	if alike(p.a.node, p.b.node) <= before+5 || p.a.node.text() != p.b.node.text() && len(lost) > 3 {
		delete(x.locals, p.a)
		p.a.node.forget()
	}
}

// localsOf lists the names a declaration makes for itself, in the order in which they come up. The parameters of an
// action are not among them: people type them.
func localsOf(n *node) []string {
	var out []string
	for _, x := range n.body {
		for i, name := range x.labels {
			if x.typ == "=" || x.typ == "var" || i < len(x.spec.Labels) && x.spec.Labels[i] == "variable" {
				out = append(out, name)
			}
		}
		out = append(out, localsOf(x)...)
	}
	return out
}
