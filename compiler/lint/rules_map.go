package lint

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

func oneWay(b *ir.Member) bool {
	c := constOf(b, "one_way")
	return c != nil && c.Int != 0
}

func oneWayUndone(p *pass) {
	for _, e := range p.sc.Edges {
		if !oneWay(e.Border) {
			continue
		}
		for _, back := range p.sc.Edges {
			if back.From == e.To && back.To == e.From && back.Border != e.Border && !oneWay(back.Border) {
				p.report(e.Border.Range, "border %s leads from %s to %s only, but another border leads back",
					e.Border.Name, e.From.Name, e.To.Name).
					note("remove the other border, or one_way").see(back.Border.Range, "the border that leads back")
				break
			}
		}
	}
}

func noWayOut(p *pass) {
	out := map[*ir.Member]bool{}
	for _, e := range p.sc.Edges {
		out[e.From] = true
	}
	for _, e := range p.sc.Edges {
		if !out[e.To] {
			out[e.To] = true // report it once
			p.report(e.To.Range, "borders lead into %s and none leads out", e.To.Name).
				note("remove one_way, or let another border lead out").see(e.Border.Range, "a border that leads in")
		}
	}
}

func oneWayTwice(p *pass) {
	type pair struct{ from, to *ir.Member }
	seen := map[pair]*ir.Member{}
	for _, e := range p.sc.Edges {
		if !oneWay(e.Border) {
			continue
		}
		if other := seen[pair{e.To, e.From}]; other != nil && equalAttrs(e.Border, other) {
			p.report(e.Border.Range, "borders %s and %s differ only in their direction", other.Name, e.Border.Name).
				note("write one border without one_way").see(other.Range, "the other one")
		}
		seen[pair{e.From, e.To}] = e.Border
	}
}

// equalAttrs reports whether two borders agree in the attributes that the author declared.
func equalAttrs(a, b *ir.Member) bool {
	return !slices.ContainsFunc(a.Class.Attrs, func(at *ir.Attr) bool {
		return !at.BuiltIn && !equalConsts(constOf(a, at.Name), constOf(b, at.Name))
	})
}

// neighbourEntry is an entry of a list of neighbours.
type neighbourEntry struct {
	from, to string
	list     *hclsyntax.TupleConsExpr
	index    int
}

// neighbours returns the entries of all lists of neighbours: borders listed on one side, and on both sides.
func (p *pass) neighbours() (once, twice []neighbourEntry) {
	var entries []neighbourEntry
	has := map[[2]string]bool{}
	for _, it := range p.merged.Items {
		if it.Type != "space" || len(it.Labels) != 1 || it.Body.Attributes["borders"] == nil {
			continue
		}
		list, ok := it.Body.Attributes["borders"].Expr.(*hclsyntax.TupleConsExpr)
		if !ok {
			continue
		}
		for i, e := range list.Exprs {
			to := strings.TrimPrefix(p.normalised(e.Range()), "space.")
			entries = append(entries, neighbourEntry{it.Labels[0], to, list, i})
			has[[2]string{it.Labels[0], to}] = true
		}
	}
	for _, l := range entries {
		if has[[2]string{l.to, l.from}] {
			twice = append(twice, l)
		} else {
			once = append(once, l)
		}
	}
	return once, twice
}

// A map is assumed to list borders consistently on one side, or on both, if it has at least minBorders borders and at
// least habitRatio times as many follow this as do not.
const (
	minBorders = 6
	habitRatio = 5
)

func borderStatedOnce(p *pass) {
	once, twice := p.neighbours()
	if len(twice)/2 < minBorders || len(once)*habitRatio > len(twice)/2 {
		return
	}
	for _, l := range once {
		p.report(l.list.Exprs[l.index].Range(), "%s lists %s, but %s does not list %s", l.from, l.to, l.to, l.from).
			note("nearly all borders of this map are listed on both sides; add %s to the list of %s, or remove this border",
				l.from, l.to)
	}
}

func borderStatedTwice(p *pass) {
	once, twice := p.neighbours()
	if len(once) < minBorders || len(twice)/2*habitRatio > len(once) {
		return
	}
	seen := map[[2]string]bool{}
	for _, l := range twice {
		seen[[2]string{l.from, l.to}] = true
		if !seen[[2]string{l.to, l.from}] {
			continue
		}
		f := p.report(l.list.Exprs[l.index].Range(), "%s and %s both list their border", l.to, l.from).
			note("nearly all borders of this map are listed on one side only; one suffices")
		p.dropElement(f, l.list, l.index)
	}
}

// island reports spaces that no piece can reach, from where pieces can be, by steps that a movement allows.
func island(p *pass) {
	spaces := p.class(ir.RoleSpace)
	reached := make([]bool, len(spaces.Members))
	var queue []*ir.Member
	visit := func(m *ir.Member) {
		if !reached[m.Index] {
			reached[m.Index] = true
			queue = append(queue, m)
		}
	}
	partsOf(p.index.exprs, func(l *ir.Lit) {
		if m := l.Member(); m != nil && m.Class == spaces {
			visit(m)
		}
	})
	for _, c := range p.sc.Classes { // such as a home or a capital: rules find it through the attribute
		for _, m := range c.Members {
			for i, v := range m.Attrs {
				if v != nil && i < len(c.Attrs) && !c.Attrs[i].BuiltIn && c.Role != ir.RoleBorder {
					p.spacesIn(v, c.Attrs[i].Type, spaces, visit)
				}
			}
		}
	}
	if len(queue) == 0 {
		return // where pieces begin is decided in play
	}
	ways := map[*ir.Member][]*ir.Edge{}
	for _, e := range p.sc.Edges {
		ways[e.From] = append(ways[e.From], e)
	}
	for len(queue) > 0 {
		m := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, e := range ways[m] {
			if !reached[e.To.Index] && p.passable(e) {
				visit(e.To)
			}
		}
		for _, part := range spaces.Members { // reaching a space reaches its parts, and conversely
			if c := constOf(part, "part_of"); c != nil && c.Int == int64(m.Index) {
				visit(part)
			}
		}
		if c := constOf(m, "part_of"); c != nil && c.Int >= 0 && int(c.Int) < len(spaces.Members) {
			visit(spaces.Members[c.Int])
		}
	}
	reported := p.cutOff(spaces, reached)
	for _, m := range spaces.Members {
		if !reached[m.Index] && onMap(m) && !p.barred(m) && !reported[m.Index] {
			p.report(m.Range, "no unit can ever get to %s", m.Name).
				note("nothing is placed there, and no movement leads there from where pieces can be; is a border missing?")
		}
	}
}

// cutOff returns the spaces that the compiler has reported as cut off: those with a warning, and those connected with
// them that pieces cannot reach.
func (p *pass) cutOff(spaces *ir.Class, reached []bool) []bool {
	reported := make([]bool, len(spaces.Members))
	for _, w := range p.warnings {
		for _, m := range spaces.Members {
			reported[m.Index] = reported[m.Index] || w.Code == "SC149" && !p.settings.isOff(w.Code) && w.Range == m.Range
		}
	}
	if !slices.Contains(reported, true) {
		return reported
	}
	for more := true; more; {
		more = false
		for _, e := range p.sc.Edges {
			if from, to := e.From.Index, e.To.Index; reported[from] != reported[to] && !reached[from] && !reached[to] {
				reported[from], reported[to], more = true, true, true
			}
		}
	}
	return reported
}

func (p *pass) spacesIn(v *ir.Const, t *ir.Type, spaces *ir.Class, visit func(*ir.Member)) {
	switch {
	case t.InList():
		for _, x := range v.List {
			p.spacesIn(x, t.Elem, spaces, visit)
		}
	case t.Kind == ir.Ref && t.Class == spaces && v.Int >= 0 && int(v.Int) < len(spaces.Members):
		visit(spaces.Members[v.Int])
	}
}

// passable reports whether any movement may allow a step. Without movements, pieces can move over any border.
func (p *pass) passable(e *ir.Edge) bool {
	for _, m := range p.sc.Movements {
		p.known.Clear()
		p.known.Set(m.From, known.Exactly(int64(e.From.Index)))
		p.known.Set(m.Edge, known.Exactly(int64(e.Border.Index)))
		if !p.bars(m, e.To) {
			return true
		}
	}
	return len(p.sc.Movements) == 0
}

// bars reports whether a movement forbids every step into a space, given the variables that were set.
func (p *pass) bars(m *ir.Movement, to *ir.Member) bool {
	p.known.Set(m.To, known.Exactly(int64(to.Index)))
	never := m.Pass != nil && p.known.Eval(m.Pass).Never()
	p.known.Clear()
	return never
}

// barred reports whether every movement forbids a space from all its neighbours.
func (p *pass) barred(to *ir.Member) bool {
	for _, m := range p.sc.Movements {
		if !p.bars(m, to) {
			return false
		}
	}
	return len(p.sc.Movements) > 0
}

func samePlace(p *pass) {
	type place struct{ x, xd, y, yd int64 }
	seen := earlier[place, *ir.Member]{}
	for _, m := range p.class(ir.RoleSpace).Members {
		x, y := constOf(m, "longitude"), constOf(m, "latitude")
		if !onMap(m) || !p.declares(m, "longitude") || !p.declares(m, "latitude") {
			continue
		}
		if other, twice := seen.findFirst(place{x.Int, x.Den, y.Int, y.Den}, m); twice {
			p.report(m.Range, "%s and %s are at the same position", other.Name, m.Name).
				note("change longitude or latitude of one of them").see(other.Range, "the other one")
		}
	}
}

func noPlace(p *pass) {
	var with, without []*ir.Member
	for _, m := range p.class(ir.RoleSpace).Members {
		switch {
		case !onMap(m):
		case p.declares(m, "longitude") && p.declares(m, "latitude"):
			with = append(with, m)
		default:
			without = append(without, m)
		}
	}
	if len(with) == 0 {
		return
	}
	for _, m := range without {
		p.report(m.Range, "%s has no position on the map", m.Name).
			note("set its longitude and latitude, or write off_map = true")
	}
}
