package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// placement is a rule of class unit about where a kind may be placed.
type placement struct {
	block    *hclsyntax.Block
	kind, at *ir.Var
	that     ir.Expr
	message  string
	verdict  map[[2]int64]bool // of a kind and a space; a map says the same thing hundreds of times
}

func (d *decls) placementRules() {
	for _, p := range d.placement {
		a := p.block.Body.Attributes["that"]
		if a == nil {
			continue
		}
		p.kind = &ir.Var{Name: "kind", Type: refTo(d.classes["unit"]), Used: true}
		p.at = &ir.Var{Name: "at", Type: refTo(d.classes["space"]), Used: true}
		s := newScope()
		s.declare(d.checker, p.kind)
		s.declare(d.checker, p.at)
		p.that = d.expr(a.Expr, s, tBool)
		p.verdict = map[[2]int64]bool{}
		if m := p.block.Body.Attributes["message"]; m != nil {
			if t := d.template(m.Expr, nil); t != nil && len(t.Parts) > 0 {
				for _, part := range t.Parts[0] {
					p.message += part.Literal
				}
			}
		}
	}
}

// placed holds the pieces that statements make against the rules, where kind and space are known.
func (d *decls) placed(body []ir.Stmt) {
	if len(d.placement) == 0 {
		return
	}
	anyStmt(body, func(st ir.Stmt) bool {
		if c, ok := st.(*ir.CreatePiece); ok {
			d.placedPiece(c)
		}
		return false
	})
}

func (d *decls) placedPiece(c *ir.CreatePiece) {
	unit, ok1 := c.Unit.(*ir.Lit)
	space, ok2 := c.Space.(*ir.Lit)
	if !ok1 || !ok2 || isInvalid(unit.T) || isInvalid(space.T) {
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
		kind, at := d.named(unit), d.named(space)
		if kind == nil || at == nil {
			continue
		}
		d.report(diag.New("SC150", c.Unit.Where(), "%s", p.message).
			Saying("%s cannot be placed in %s", kind.Name, at.Name).See(p.block.TypeRange, "the rule"))
	}
}
