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

// constOf is what a thing says of an attribute, or its default.
func constOf(m *ir.Member, name string) *ir.Const {
	return m.Says(m.Class.Attr(name))
}

// class is the class of a role, an empty one where there is none.
func (p *pass) class(role ir.Role) *ir.Class {
	if c := p.sc.Class(role); c != nil {
		return c
	}
	return &ir.Class{}
}

func (p *pass) oneWayUndone() {
	for _, e := range p.sc.Edges {
		if !oneWay(e.Border) {
			continue
		}
		for _, back := range p.sc.Edges {
			if back.From == e.To && back.To == e.From && back.Border != e.Border && !oneWay(back.Border) {
				p.found(e.Border.Range, "border %s leads from %s to %s only, but another border leads back", e.Border.Name, e.From.Name, e.To.Name).
					note("take the other one away, or one_way").see(back.Border.Range, "it leads both ways")
				break
			}
		}
	}
}

func (p *pass) noWayOut() {
	out := map[*ir.Member]bool{}
	for _, e := range p.sc.Edges {
		out[e.From] = true
	}
	for _, e := range p.sc.Edges {
		if !out[e.To] {
			out[e.To] = true // said once
			p.found(e.To.Range, "ways lead into %s and none out of it", e.To.Name).
				note("take one_way away, or let another border lead out").see(e.Border.Range, "a way in")
		}
	}
}

func (p *pass) oneWayTwice() {
	type pair struct{ from, to *ir.Member }
	seen := map[pair]*ir.Member{}
	for _, e := range p.sc.Edges {
		if !oneWay(e.Border) {
			continue
		}
		if other := seen[pair{e.To, e.From}]; other != nil && sameAttrs(e.Border, other) {
			p.found(e.Border.Range, "borders %s and %s say the same, there and back", other.Name, e.Border.Name).
				note("write one border without one_way").see(other.Range, "the other one")
		}
		seen[pair{e.From, e.To}] = e.Border
	}
}

// sameAttrs says whether two borders have the same attributes of the author's own.
func sameAttrs(a, b *ir.Member) bool {
	for _, at := range a.Class.Attrs {
		if !at.BuiltIn && !sameConst(constOf(a, at.Name), constOf(b, at.Name)) {
			return false
		}
	}
	return true
}

func sameConst(a, b *ir.Const) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Int != b.Int || max(a.Den, 1) != max(b.Den, 1) || len(a.List) != len(b.List) || plainText(a.Text) != plainText(b.Text) {
		return false
	}
	for i := range a.List {
		if !sameConst(a.List[i], b.List[i]) {
			return false
		}
	}
	return true
}

// listed is an entry of a list of neighbours.
type listed struct {
	from, to string
	list     *hclsyntax.TupleConsExpr
	at       int
}

// neighbours gives the entries of all lists of neighbours, apart by whether both sides have them.
func (p *pass) neighbours() (once, twice []listed) {
	var entries []listed
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
			to := strings.TrimPrefix(p.words(e.Range()), "space.")
			entries = append(entries, listed{it.Labels[0], to, list, i})
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

// Of fewer borders than this no habit can be told, and a habit holds for five borders in six.
const (
	fewBorders = 6
	habit      = 5
)

func (p *pass) statedOnce() {
	once, twice := p.neighbours()
	if len(twice)/2 < fewBorders || len(once)*habit > len(twice)/2 {
		return
	}
	for _, l := range once {
		p.found(l.list.Exprs[l.at].Range(), "%s lists %s, but %s does not list %s", l.from, l.to, l.to, l.from).
			note("nearly all borders of this map stand on both sides; put %s into the list of %s, or take this one away", l.from, l.to)
	}
}

func (p *pass) statedTwice() {
	once, twice := p.neighbours()
	if len(once) < fewBorders || len(twice)/2*habit > len(once) {
		return
	}
	seen := map[[2]string]bool{}
	for _, l := range twice {
		seen[[2]string{l.from, l.to}] = true
		if !seen[[2]string{l.to, l.from}] {
			continue
		}
		f := p.found(l.list.Exprs[l.at].Range(), "%s and %s both list their border", l.to, l.from).
			note("nearly all borders of this map stand on one side; one suffices")
		p.dropElement(f, l.list, l.at)
	}
}

func (p *pass) onMap(m *ir.Member) bool {
	c := constOf(m, "off_map")
	return c == nil || c.Int == 0
}

// islands goes out from where pieces can be, over every step that some movement may allow some piece.
func (p *pass) islands() {
	spaces := p.class(ir.RoleSpace)
	reached := make([]bool, len(spaces.Members))
	var queue []*ir.Member
	visit := func(m *ir.Member) {
		if !reached[m.Index] {
			reached[m.Index] = true
			queue = append(queue, m)
		}
	}
	for _, e := range p.seen.exprs {
		ir.Walk(e, func(x ir.Expr) bool {
			if l, ok := x.(*ir.Lit); ok && l.T != nil && l.T.Kind == ir.Ref && l.T.Class == spaces && l.Val != nil && l.Val.Int >= 0 && int(l.Val.Int) < len(spaces.Members) {
				visit(spaces.Members[l.Val.Int])
			}
			return true
		})
	}
	for _, c := range p.sc.Classes { // a home, a capital: rules find it through the attribute
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
		for _, part := range spaces.Members { // what lies in a place is there with it, and the other way round
			if c := constOf(part, "part_of"); c != nil && c.Int == int64(m.Index) {
				visit(part)
			}
		}
		if c := constOf(m, "part_of"); c != nil && c.Int >= 0 && int(c.Int) < len(spaces.Members) {
			visit(spaces.Members[c.Int])
		}
	}
	told := p.cutOff(spaces, reached)
	for _, m := range spaces.Members {
		if !reached[m.Index] && p.onMap(m) && !p.barred(m) && !told[m.Index] {
			p.found(m.Range, "no unit can ever get to %s", m.Name).
				note("nothing is placed there, and no movement leads there from where pieces can be; is a border missing?")
		}
	}
}

// cutOff are the spaces of which the compiler has said that no border leads to them: the first of each lot, where it said
// so, and those nobody gets to that hang together with it.
func (p *pass) cutOff(spaces *ir.Class, reached []bool) []bool {
	told := make([]bool, len(spaces.Members))
	for _, w := range p.warnings {
		for _, m := range spaces.Members {
			told[m.Index] = told[m.Index] || w.Code == "SC149" && !p.settings.off(w.Code) && w.Range == m.Range
		}
	}
	if !slices.Contains(told, true) {
		return told
	}
	for more := true; more; {
		more = false
		for _, e := range p.sc.Edges {
			if from, to := e.From.Index, e.To.Index; told[from] != told[to] && !reached[from] && !reached[to] {
				told[from], told[to], more = true, true, true
			}
		}
	}
	return told
}

func (p *pass) spacesIn(v *ir.Const, t *ir.Type, spaces *ir.Class, visit func(*ir.Member)) {
	switch {
	case t.Kind == ir.List:
		for _, x := range v.List {
			p.spacesIn(x, t.Elem, spaces, visit)
		}
	case t.Kind == ir.Ref && t.Class == spaces && v.Int >= 0 && int(v.Int) < len(spaces.Members):
		visit(spaces.Members[v.Int])
	}
}

// passable reports whether any movement may allow the step. Without movements pieces go wherever there is a border.
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

// bars reports whether a movement bars every step into a space, as far as variables set before allow.
func (p *pass) bars(m *ir.Movement, to *ir.Member) bool {
	p.known.Set(m.To, known.Exactly(int64(to.Index)))
	never := m.Pass != nil && p.known.Eval(m.Pass).Never()
	p.known.Clear()
	return never
}

// barred reports whether every movement bars a space from wherever one comes.
func (p *pass) barred(to *ir.Member) bool {
	for _, m := range p.sc.Movements {
		if !p.bars(m, to) {
			return false
		}
	}
	return len(p.sc.Movements) > 0
}

func (p *pass) samePlace() {
	type place struct{ x, xd, y, yd int64 }
	seen := map[place]*ir.Member{}
	for _, m := range p.class(ir.RoleSpace).Members {
		x, y := constOf(m, "longitude"), constOf(m, "latitude")
		if !p.onMap(m) || !p.says(m, "longitude") || !p.says(m, "latitude") {
			continue
		}
		at := place{x.Int, x.Den, y.Int, y.Den}
		if other := seen[at]; other != nil {
			p.found(m.Range, "%s and %s are drawn in the same place", other.Name, m.Name).
				note("change longitude or latitude of one of them").see(other.Range, "the other one")
			continue
		}
		seen[at] = m
	}
}

// says whether a thing's own block gives an attribute.
func (p *pass) says(m *ir.Member, name string) bool {
	it := p.item(m.Class.Name, m.Name)
	return it != nil && it.Body.Attributes[name] != nil
}

func (p *pass) noPlace() {
	var with, without []*ir.Member
	for _, m := range p.class(ir.RoleSpace).Members {
		switch {
		case !p.onMap(m):
		case p.says(m, "longitude") && p.says(m, "latitude"):
			with = append(with, m)
		default:
			without = append(without, m)
		}
	}
	if len(with) == 0 {
		return
	}
	for _, m := range without {
		p.found(m.Range, "%s has no place on the map", m.Name).note("give its longitude and latitude, or say off_map = true")
	}
}
