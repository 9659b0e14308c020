package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// atlas is how the spaces of the map hang together, by their index.
type atlas struct {
	on      []bool  // places of the map; off_map boxes are none
	holds   []bool  // regions that others are part of
	ways    [][]int // where one step, or lying in a region or on a path, leads
	back    [][]int // the same ways, from their ends
	borders []bool  // some border leads there
	oneWay  bool    // some border leads one way only
}

func (a *atlas) way(from, to int) {
	a.ways[from] = append(a.ways[from], to)
	a.back[to] = append(a.back[to], from)
}

func (d *decls) atlas(space *ir.Class) *atlas {
	n := len(space.Members)
	a := &atlas{on: make([]bool, n), holds: make([]bool, n), ways: make([][]int, n), back: make([][]int, n), borders: make([]bool, n)}
	edged := make([]bool, n)
	for _, e := range d.sc.Edges {
		a.way(e.From.Index, e.To.Index)
		a.borders[e.To.Index] = true
		edged[e.From.Index], edged[e.To.Index] = true, true
	}
	for _, g := range d.guessed {
		for _, s := range []int{0, 1} {
			from, to := g[s].Index, g[1-s].Index
			a.way(from, to)
			a.borders[to], edged[from] = true, true
		}
	}
	for _, b := range d.classes["border"].Members {
		one := attrNamed(b, "one_way")
		a.oneWay = a.oneWay || one != nil && one.Int != 0
	}
	for i, m := range space.Members {
		a.on[i] = !d.offMap(m)
		if v := attrNamed(m, "part_of"); v != nil && v.Int >= 0 && v.Int < int64(n) {
			region := int(v.Int)
			a.holds[region] = true
			// A region that borders on nothing is a word for its parts; to lie in it together joins no two of them.
			if edged[region] {
				a.way(i, region)
				a.way(region, i)
			}
		}
	}
	for _, p := range d.classes["path"].Members {
		if v := attrNamed(p, "through"); v != nil {
			for i := 1; i < len(v.List); i++ {
				from, to := v.List[i-1].Int, v.List[i].Int
				a.way(int(from), int(to))
				a.way(int(to), int(from))
			}
		}
	}
	return a
}

// apart finds the spaces nobody can reach: those that nothing leads to, and those that border only on each other while the
// rest of the map lies elsewhere. The second is advice: rules may lead there by other ways than borders, and nobody but the
// author knows. Where one names such a space, or a thing does as its home, it is taken to.
func (d *decls) apart() {
	space := d.classes["space"]
	if d.torn {
		return // its spaces would look cut off
	}
	a := d.atlas(space)
	onMap := 0
	for _, on := range a.on {
		if on {
			onMap++
		}
	}
	if onMap < 2 {
		return
	}
	var named, begun map[string]bool // read once, for most maps need neither
	isNamed := func(s int) bool {
		if named == nil {
			named, begun = d.spacesNamed(space)
		}
		return named[space.Members[s].Name]
	}
	isBegun := func(s int) bool { return isNamed(s) || begun[space.Members[s].Name] }

	alone := make([]bool, len(a.on))
	for i, m := range space.Members {
		if !a.on[i] || a.holds[i] || a.borders[i] {
			continue
		}
		// Where ways lead out, play may begin.
		if len(a.ways[i]) > 0 && isBegun(i) {
			continue
		}
		alone[i] = true
		d.report(diag.New("SC143", m.Range, "list its neighbours in borders, or say off_map = true").Saying("nothing leads to %s", m.Name))
	}

	parts, main := a.parts()
	for i, part := range parts {
		if i != main && len(part) > 1 && !anyOf(part, func(s int) bool { return alone[s] }) && !anyOf(part, isNamed) {
			d.tellApart(space, part, "border only on each other")
		}
		if !a.oneWay {
			continue // who can leave can come back
		}
		for _, ring := range a.sources(part) {
			if len(ring) > 1 && len(ring) < len(part) && !anyOf(ring, isBegun) {
				d.tellApart(space, ring, "have ways out only")
			}
		}
	}
}

func (d *decls) tellApart(space *ir.Class, part []int, how string) {
	names := make([]string, len(part))
	for i, s := range part {
		names[i] = space.Members[s].Name
	}
	d.report(diag.New("SC149", space.Members[part[0]].Range, "is a border missing? If a rule leads there by another way, let it name one of them, or give it as an attribute").
		Saying("%s %s, and no rule names them", listed(names), how))
}

// listed writes a few names as people do.
func listed(names []string) string {
	const most = 4
	n := len(names)
	if n > most {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most-1], ", "), n-most+1)
	}
	return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
}

// parts are the sets of spaces that hang together, whichever way their borders lead, in declared order, and which of them
// is the map: the one with the most places.
func (a *atlas) parts() (parts [][]int, main int) {
	seen := make([]bool, len(a.on))
	for i := range a.on {
		if !a.on[i] || seen[i] || len(a.ways[i])+len(a.back[i]) == 0 {
			continue
		}
		part := spreadFrom(i, seen, a.ways, a.back)
		parts = append(parts, part)
		if len(part) > len(parts[main]) {
			main = len(parts) - 1
		}
	}
	return parts, main
}

// sources are the rings of a part into which no way leads from outside the ring: spaces that can be got to only from
// each other.
func (a *atlas) sources(part []int) [][]int {
	// Of the spaces from which a whole part is left last, each ring's last one is found first (Kosaraju).
	seen := map[int]bool{}
	var order []int
	type visit struct{ at, next int }
	for _, root := range part {
		if seen[root] {
			continue
		}
		seen[root] = true
		for stack := []visit{{at: root}}; len(stack) > 0; {
			top := &stack[len(stack)-1]
			if top.next == len(a.ways[top.at]) {
				order = append(order, top.at)
				stack = stack[:len(stack)-1]
				continue
			}
			to := a.ways[top.at][top.next]
			top.next++
			if !seen[to] {
				seen[to] = true
				stack = append(stack, visit{at: to})
			}
		}
	}
	var out [][]int
	taken := make([]bool, len(a.on))
	ringOf := make([]int, len(a.on))
	for i := len(order) - 1; i >= 0; i-- {
		if taken[order[i]] {
			continue
		}
		ring := spreadFrom(order[i], taken, a.back)
		for _, s := range ring {
			ringOf[s] = order[i]
		}
		if !anyOf(ring, func(s int) bool {
			return anyOf(a.back[s], func(from int) bool { return ringOf[from] != order[i] || !taken[from] })
		}) {
			out = append(out, ring)
		}
	}
	return out
}

// spreadFrom is everything the ways lead to that was not seen, in declared order.
func spreadFrom(from int, seen []bool, ways ...[][]int) []int {
	seen[from] = true
	out := []int{from}
	for next := 0; next < len(out); next++ {
		for _, w := range ways {
			for _, to := range w[out[next]] {
				if !seen[to] {
					seen[to] = true
					out = append(out, to)
				}
			}
		}
	}
	slices.Sort(out)
	return out
}

func anyOf(part []int, f func(int) bool) bool {
	for _, s := range part {
		if f(s) {
			return true
		}
	}
	return false
}

// spacesNamed are the spaces that rules or the attributes of things speak of, and those that only set-ups do.
func (d *decls) spacesNamed(space *ir.Class) (rules, setups map[string]bool) {
	rules, setups = map[string]bool{}, map[string]bool{}
	for _, it := range d.r.Items {
		switch it.Type {
		case "setup":
			spacesIn(it.Body, setups)
		case "function", "procedure", "phase", "sequence", "on", "before", "after", "action", "movement":
			spacesIn(it.Body, rules)
		}
	}
	for _, c := range d.sc.Classes {
		for _, at := range c.Attrs {
			if at.BuiltIn {
				continue
			}
			if at.Default != nil && len(c.Members) > 0 {
				spacesOf(at.Default, at.Type, space, rules)
			}
			for _, m := range c.Members {
				if at.Index < len(m.Attrs) && m.Attrs[at.Index] != nil {
					spacesOf(m.Attrs[at.Index], at.Type, space, rules)
				}
			}
		}
	}
	return rules, setups
}

func spacesIn(b *hclsyntax.Body, into map[string]bool) {
	for _, a := range b.Attributes {
		walk(a.Expr, func(n hclsyntax.Node) {
			if t, ok := n.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) > 1 && t.Traversal.RootName() == "space" {
				if step, ok := t.Traversal[1].(hcl.TraverseAttr); ok {
					into[step.Name] = true
				}
			}
		})
	}
	for _, k := range b.Blocks {
		if k.Type == "place" && len(k.Labels) > 0 {
			into[k.Labels[0]] = true
		}
		spacesIn(k.Body, into)
	}
}

func spacesOf(v *ir.Const, t *ir.Type, space *ir.Class, into map[string]bool) {
	switch {
	case t.Kind == ir.List:
		for _, x := range v.List {
			spacesOf(x, t.Elem, space, into)
		}
	case t.Kind == ir.Set && t.Elem.Class == space:
		for i, m := range space.Members {
			if i < 64 && v.Int&(1<<i) != 0 {
				into[m.Name] = true
			}
		}
	case t.Kind == ir.Ref && t.Class == space && v.Int >= 0 && v.Int < int64(len(space.Members)):
		into[space.Members[v.Int].Name] = true
	}
}
