package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// scored types the scoring that counts the hits of a roll.
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
		c.report.Unknown(diag.New("SC197", at, "it names one that is declared, scoring.NAME").Saying("there is no scoring %q", name), "scoring", name, symbols.Keys(c.symbols.Scorings))
	case r.AtMost == nil:
		c.report.Add(diag.New("SC197", a.NameRange, "say by at_most which dice hit").Saying("a scoring counts dice that show at most a number"))
	default:
		r.Scored = fn
	}
}

func (c *Checker) roll(b *statement) ir.Stmt {
	out, attrs := &ir.Roll{At: b.at()}, b.attrs
	out.Die = attrs.Expr("die")
	face, die := types.Int, symbols.Named(out.Die)
	if !types.IsInvalid(out.Die.Type()) {
		face = c.expr.Shows(out.Die)
	}
	attrs.Bind("F", face)
	out.Count = attrs.Optional("count")
	if n, ok := known.Number(out.Count); ok && n < 0 {
		c.report.Errorf("SC297", out.Count.Where(), "%d dice would be rolled.", n)
	}
	inner := attrs
	if a := attrs.Find("each"); a != nil {
		var elem *ir.Type
		out.Each, elem = attrs.Sequence("each")
		out.It = &ir.Var{Name: "it", Type: types.WithoutNone(elem), Range: a.NameRange}
		inner = attrs.In(b.scope.Child())
		c.expr.Declare(inner.Scope, out.It)
		if out.Count != nil {
			c.report.Errorf("SC291", attrs.Find("count").NameRange, "With `each` one die is rolled for each piece; more for each is `dice`.")
		}
		if !attrs.Has("at_most") && !attrs.Has("exactly") {
			c.report.Errorf("SC291", a.NameRange, "With `each` hits are counted: say which dice hit, by `at_most` or `exactly`.")
		}
	} else if a := attrs.Find("dice"); a != nil {
		c.report.Errorf("SC291", a.NameRange, "`dice` says how many for each piece of `each`; without `each` write `count`.")
	}
	out.Dice = inner.Optional("dice")
	out.AtMost = inner.Optional("at_most")
	out.Exactly = inner.Optional("exactly")
	if out.AtMost != nil && out.Exactly != nil {
		c.report.Errorf("SC291", attrs.Find("exactly").NameRange, "A die hits by `at_most` or by `exactly`, not by both.")
	}
	if out.AtMost != nil && face.Kind != ir.Int && !types.IsInvalid(face) {
		c.report.Errorf("SC291", attrs.Find("at_most").NameRange, "The faces of this die are %s and have no order. Use `exactly`.", types.Name(face))
	} else {
		c.compareWithFaces(out, die)
	}
	if a := attrs.Raw("scored", "scoring"); a != nil {
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
	c.expr.Bind(b.scope, out.Result)
	return out
}

// compareWithFaces reports a constant with which every die or no die would hit, where the die is known.
func (c *Checker) compareWithFaces(r *ir.Roll, die *ir.Member) {
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
