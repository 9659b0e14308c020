package rules

import (
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (d *Checker) placementRules() {
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

// Placed compares the pieces that statements create with the rules about placement, where kind and space are known.
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

func (d *Checker) placedPiece(c *ir.CreatePiece) {
	unit, ok1 := c.Unit.(*ir.Lit)
	space, ok2 := c.Space.(*ir.Lit)
	if !ok1 || !ok2 || types.IsInvalid(unit.T) || types.IsInvalid(space.T) {
		return
	}
	for _, p := range d.placement {
		if p.that == nil {
			continue
		}
		key := [2]int64{unit.Val.Int, space.Val.Int}
		good, judged := p.verdict[key]
		if !judged {
			var v known.Evaluator
			v.Set(p.kind, known.Exactly(unit.Val.Int))
			v.Set(p.at, known.Exactly(space.Val.Int))
			good = !v.Eval(p.that).Never()
			p.verdict[key] = good
		}
		if good {
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
