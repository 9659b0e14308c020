package rules

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (d *Checker) declareMovement(it *resolve.Item, name string, at hcl.Range) {
	m := &ir.Movement{Name: name, Index: len(d.symbols.Scenario.Movements), Range: at}
	d.symbols.Movements[name] = m
	d.symbols.Scenario.Movements = append(d.symbols.Scenario.Movements, m)
	m.Mover = &ir.Var{Name: "mover", Type: types.Invalid, Used: true}
	if a := d.attributes.Item(it, nil).Raw("params", "mover"); a != nil {
		said := d.report.Errors()
		switch ps := d.expr.Params(a.Expr); {
		case len(ps) == 1:
			m.Mover = ps[0]
			m.Mover.Used = true
			if t := ps[0].Type; !types.IsInvalid(t) && t.Kind != ir.Ref {
				d.report.Add(diag.New("SC135", ps[0].Range, "what moves is a thing, such as a piece").
					Saying("%s cannot move", types.WithArticle(t)))
			}
		case d.report.Errors() == said:
			d.report.Add(diag.New("SC135", a.Expr.Range(), "write params = { mover = piece }").
				Saying("a movement has one parameter"))
		}
	}
	space := types.Ref(d.symbols.Classes["space"])
	for _, v := range []struct {
		to   **ir.Var
		name string
		typ  *ir.Type
	}{{&m.From, "from", space}, {&m.To, "to", space}, {&m.Edge, "edge", types.Ref(d.symbols.Classes["border"])}} {
		*v.to = &ir.Var{Name: v.name, Type: v.typ, Used: true}
		if m.Mover.Name == v.name {
			d.report.Add(diag.New("SC135", m.Mover.Range, "choose another name; `from`, `to` and `edge` are the step").
				Saying("the mover cannot be called %s", v.name))
		}
	}
}

// movementScope returns a scope with the mover and the variables of the step.
func (d *Checker) movementScope(m *ir.Movement) *symbols.Scope {
	s := symbols.NewScope()
	for _, v := range []*ir.Var{m.Mover, m.From, m.To, m.Edge} {
		if s.Find(v.Name) == nil {
			d.expr.Declare(s, v)
		}
	}
	return s
}

func (d *Checker) typeMovement(it *resolve.Item) {
	name, _ := source.Label(it)
	m := d.symbols.Movements[name]
	if m == nil {
		return
	}
	attrs := d.attributes.Item(it, d.movementScope(m))
	m.Pass, m.Cost = attrs.Optional("pass"), attrs.Optional("cost")
	m.Stop, m.Risk = attrs.Optional("stop"), attrs.Optional("risk")
	if m.Pass == nil {
		m.Pass = types.Literal(types.Bool, m.Range, 1)
	}
	if m.Cost == nil {
		m.Cost = types.Literal(types.Int, m.Range, 1)
	}
	if n, ok := known.Of(m.Cost).Int(); ok && n < 0 {
		d.report.Add(diag.New("SC135", m.Cost.Where(), "a step costs 0 or more").Saying("a step cannot cost %d", n))
	}
}

func (d *Checker) typePlacements() {
	for _, it := range d.blocks.OfType("class") {
		if name, _ := source.Label(it); d.symbols.Classes[name] == nil || d.symbols.Classes[name].Role != ir.RoleUnit {
			continue
		}
		for _, b := range it.Body.Blocks {
			if b.Type == "placement" {
				d.placement = append(d.placement, &placement{block: b})
			}
		}
	}
	for _, p := range d.placement {
		s := symbols.NewScope()
		attrs := d.attributes.Nested("class", p.block, s)
		if !attrs.Has("that") {
			continue
		}
		p.kind = &ir.Var{Name: "kind", Type: types.Ref(d.symbols.Classes["unit"]), Used: true}
		p.at = &ir.Var{Name: "at", Type: types.Ref(d.symbols.Classes["space"]), Used: true}
		d.expr.Declare(s, p.kind)
		d.expr.Declare(s, p.at)
		p.that = attrs.Expr("that")
		p.verdict = map[[2]int64]bool{}
		if t := attrs.In(nil).Text("message"); t != nil && len(t.Parts) > 0 {
			for _, part := range t.Parts[0] {
				p.message += part.Literal
			}
		}
	}
}

// Placed checks the pieces that statements create against the placement rules, if unit and space are known.
func (d *Checker) Placed(body []ir.Stmt) {
	if len(d.placement) == 0 {
		return
	}
	ir.AnyStmt(body, func(st ir.Stmt) bool {
		if c, ok := st.(*ir.CreatePiece); ok {
			d.placedPiece(c)
		}
		return false
	})
}

// Allows reports whether the placement rules allow a unit in a space, given by index.
func (d *Checker) Allows(unitAndSpace [2]int64) bool {
	return !slices.ContainsFunc(d.placement, func(p *placement) bool { return !p.allows(unitAndSpace) })
}

func (p *placement) allows(key [2]int64) bool {
	if p.that == nil {
		return true
	}
	good, judged := p.verdict[key]
	if !judged {
		var v known.Evaluator
		v.Set(p.kind, known.Exactly(key[0]))
		v.Set(p.at, known.Exactly(key[1]))
		good = !v.Eval(p.that).Never()
		p.verdict[key] = good
	}
	return good
}

func (d *Checker) placedPiece(c *ir.CreatePiece) {
	unit, ok1 := c.Unit.(*ir.Lit)
	space, ok2 := c.Space.(*ir.Lit)
	if !ok1 || !ok2 || types.IsInvalid(unit.T) || types.IsInvalid(space.T) {
		return
	}
	key := [2]int64{unit.Val.Int, space.Val.Int}
	d.Placements = append(d.Placements, key)
	for _, p := range d.placement {
		if p.allows(key) {
			continue
		}
		kind, at := symbols.Named(unit), symbols.Named(space)
		if kind == nil || at == nil {
			continue
		}
		d.report.Add(diag.New("SC150", c.Unit.Where(), "%s", p.message).
			Saying("%s cannot be placed in %s", kind.Name, at.Name).See(p.block.TypeRange, "the rule"))
	}
}
