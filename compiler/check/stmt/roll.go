package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// scored types the way in which the hits of a roll are counted.
func (c *Checker) scored(r *ir.Roll, a *hclsyntax.Attribute) {
	t, ok := a.Expr.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) != 2 || t.Traversal.RootName() != "scoring" {
		c.report.Add(diag.New("SC197", a.Expr.Range(), "write scored = scoring.NAME").Saying("scored names a scoring"))
		return
	}
	name, at, ok := c.expr.AttrStep(t.Traversal[1])
	if !ok {
		return
	}
	fn, known := c.symbols.Scorings[name]
	switch {
	case !known:
		c.report.Suggest(diag.New("SC197", at, "it names one that is declared, scoring.NAME").Saying("there is no scoring %q", name), name, symbols.Keys(c.symbols.Scorings))
	case r.AtMost == nil:
		c.report.Add(diag.New("SC197", a.NameRange, "say by at_most which dice hit").Saying("a scoring counts dice that show at most a number"))
	default:
		r.Scored = fn
	}
}

func (c *Checker) rollStmt(b *hclsyntax.Block, s *symbols.Scope) ir.Stmt {
	out := &ir.Roll{At: at(b)}
	out.Die = c.attr(b, "die", s, c.symbols.RoleType(ir.RoleDie))
	attrs := b.Body.Attributes
	face, die := types.Int, symbols.Named(out.Die)
	if !types.IsInvalid(out.Die.Type()) {
		face = c.expr.Shows(out.Die)
	}
	out.Count = c.optionalAttr(b, "count", s, types.Int)
	if n, ok := known.Number(out.Count); ok && n < 0 {
		c.report.Errorf("SC297", out.Count.Where(), "%d dice would be rolled.", n)
	}
	inner := s
	if a := attrs["each"]; a != nil {
		var elem *ir.Type
		out.Each, elem = c.expr.Sequence(a.Expr, s, nil)
		if !types.IsInvalid(elem) && !types.IsRole(elem, ir.RolePiece) {
			c.report.Errorf("SC200", out.Each.Where(), "`each` is a list of pieces; this is %s.", types.WithArticle(out.Each.Type()))
			elem = types.Invalid
		}
		out.It = &ir.Var{Name: "it", Type: types.WithoutNone(elem), Range: a.NameRange}
		inner = s.Child()
		c.expr.Declare(inner, out.It)
		if out.Count != nil {
			c.report.Errorf("SC291", attrs["count"].NameRange, "With `each` one die is rolled for each piece; more for each is `dice`.")
		}
		if attrs["at_most"] == nil && attrs["exactly"] == nil {
			c.report.Errorf("SC291", a.NameRange, "With `each` hits are counted: say which dice hit, by `at_most` or `exactly`.")
		}
	} else if a := attrs["dice"]; a != nil {
		c.report.Errorf("SC291", a.NameRange, "`dice` says how many for each piece of `each`; without `each` write `count`.")
	}
	out.Dice = c.optionalAttr(b, "dice", inner, types.Int)
	out.AtMost = c.optionalAttr(b, "at_most", inner, types.Int)
	out.Exactly = c.optionalAttr(b, "exactly", inner, face)
	if out.AtMost != nil && out.Exactly != nil {
		c.report.Errorf("SC291", attrs["exactly"].NameRange, "A die hits by `at_most` or by `exactly`, not by both.")
	}
	if out.AtMost != nil && face.Kind != ir.Int && !types.IsInvalid(face) {
		c.report.Errorf("SC291", attrs["at_most"].NameRange, "The faces of this die are %s and have no order. Use `exactly`.", types.Name(face))
	} else {
		c.onFaces(out, die)
	}
	if a := attrs["scored"]; a != nil {
		c.scored(out, a)
	}
	if face.Kind == ir.Int {
		c.Rolls = append(c.Rolls, out)
	}
	t := types.ListOrInvalid(face)
	if out.AtMost != nil || out.Exactly != nil {
		t = types.Int
	}
	out.Result = &ir.Var{Name: b.Labels[0], Type: t, Range: b.LabelRanges[0]}
	c.expr.Bind(s, out.Result)
	return out
}

// onFaces reports constants that every die or no die keeps, where the die is known.
func (c *Checker) onFaces(r *ir.Roll, die *ir.Member) {
	faces := symbols.FacesOf(die)
	if len(faces) == 0 {
		return
	}
	least, greatest := faces[0].Int, faces[0].Int
	for _, f := range faces {
		least, greatest = min(least, f.Int), max(greatest, f.Int)
	}
	if n, ok := known.Number(r.AtMost); ok && !types.IsInvalid(r.AtMost.Type()) {
		switch {
		case n >= greatest && n > least:
			if n > greatest {
				c.report.Errorf("SC290", r.AtMost.Where(), "The faces of %s end at %d: every die would hit.", die.Name, greatest)
			}
		case n < least:
			c.report.Errorf("SC290", r.AtMost.Where(), "The faces of %s begin at %d: no die would hit.", die.Name, least)
		}
	}
	if r.Exactly == nil || types.IsInvalid(r.Exactly.Type()) {
		return
	}
	l, ok := r.Exactly.(*ir.Lit)
	if !ok {
		return
	}
	for _, f := range faces {
		if f.Int == l.Val.Int {
			return
		}
	}
	c.report.Errorf("SC290", l.R, "%s has no such face: no die would hit.", types.Capital(die.Name))
}
