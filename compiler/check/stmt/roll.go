package stmt

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// typeScoring types the scoring that counts the hits of a roll.
func (c *Checker) typeScoring(r *ir.Roll, a *hclsyntax.Attribute) {
	t, ok := a.Expr.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) != 2 || t.Traversal.RootName() != "scoring" {
		c.report.Add(diag.New("SC197", a.Expr.Range(), "write scored = scoring.NAME").Saying("`scored` names a scoring"))
		return
	}
	name, at, ok := c.expr.AttrStep(t.Traversal[1])
	if !ok {
		return
	}
	fn, known := c.symbols.Scorings[name]
	switch {
	case !known:
		c.report.AddUnknown(diag.New("SC197", at, "name a declared one, scoring.NAME").
			Saying("there is no scoring %q", name), "scoring", name, symbols.Keys(c.symbols.Scorings))
	case r.AtMost == nil:
		c.report.Add(diag.New("SC197", a.NameRange, "write at_most for which dice hit").
			Saying("a scoring counts dice that show at most a number"))
	default:
		c.symbols.Notes.Name(at, fn)
		r.Scored = fn
	}
}

func (c *Checker) roll(b *statement) ir.Stmt {
	out, attrs := &ir.Roll{At: b.at()}, b.attrs
	face := c.faces(out, b)
	attrs.Bind("F", face)
	out.Count = attrs.Optional("count")
	c.checkAtLeast(0, out.Count, "SC297", "%d dice would be rolled.")
	inner := attrs
	if a := attrs.Find("each"); a != nil {
		var elem *ir.Type
		out.Each, elem = attrs.Sequence("each")
		out.It = &ir.Var{Name: "it", Type: types.WithoutNone(elem), Range: a.NameRange}
		inner = attrs.In(b.scope.Child())
		c.expr.Declare(inner.Scope, out.It)
		if out.Count != nil {
			c.report.Errorf("SC291", attrs.Find("count").NameRange,
				"With `each` one die is rolled for each piece; more for each is `dice`.")
		}
		if !attrs.Has("at_most") && !attrs.Has("exactly") {
			c.report.Errorf("SC291", a.NameRange, "With `each` hits are counted: write `at_most` or `exactly` for which dice "+
				"hit.")
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
		c.report.Errorf("SC291", attrs.Find("at_most").NameRange,
			"The faces of this die are %s and have no order. Use `exactly`.", types.Name(face))
	} else if out.Die != nil {
		c.compareWithFaces(out, symbols.Named(out.Die))
	}
	if a := attrs.Raw("keep", "keep"); a != nil {
		c.keep(out, a)
	}
	if a := attrs.Raw("scored", "scoring"); a != nil {
		c.typeScoring(out, a)
	}
	if face.Kind == ir.Int && out.Die != nil {
		c.Rolls = append(c.Rolls, out)
	}
	t := types.ListOrInvalid(face)
	if out.AtMost != nil || out.Exactly != nil {
		t = types.Int
	}
	out.Result = c.bind(b, t)
	return out
}

// faces types what is rolled, a die or a list of faces, and returns the type of a face.
func (c *Checker) faces(out *ir.Roll, b *statement) *ir.Type {
	attrs := b.attrs
	a := attrs.Find("faces")
	switch {
	case a != nil && attrs.Has("die"):
		c.report.Errorf("SC291", a.NameRange, "A roll has a die or a list of faces, not both.")
	case a == nil && !attrs.Has("die"):
		c.report.Errorf("SC291", b.TypeRange,
			"Say what is rolled: die = die.NAME or, if its faces are known only in play, faces = a list such as range(1, n).")
		return types.Invalid
	}
	if a == nil {
		out.Die = attrs.Expr("die")
		if types.IsInvalid(out.Die.Type()) {
			return types.Int
		}
		return c.expr.Shows(out.Die)
	}
	attrs.Optional("die") // to report errors in it
	var face *ir.Type
	if out.Faces, face = attrs.Sequence("faces"); expr.AlwaysEmpty(out.Faces) {
		c.report.Errorf("SC270", out.Faces.Where(), "The list is empty: the die has no faces.")
		return types.Invalid
	}
	if types.IsSequence(face) || face.Kind == ir.Text {
		c.report.Errorf("SC200", out.Faces.Where(), "Faces are things, numbers, true or false, not %s.",
			types.WithArticle(face))
		return types.Invalid
	}
	c.Listed = true
	return face
}

// keep reads the attribute keep.
func (c *Checker) keep(r *ir.Roll, a *hclsyntax.Attribute) {
	r.KeepAt = a.Expr.Range()
	switch hcl.ExprAsKeyword(a.Expr) {
	case "best":
		r.Keep = ir.KeepBest
	case "worst":
		r.Keep = ir.KeepWorst
	default:
		c.report.Errorf("SC291", a.Expr.Range(), "Write keep = best or keep = worst.")
		return
	}
	several, name := r.Count, "count"
	if r.Each != nil {
		several, name = r.Dice, "dice"
	}
	n, constant := known.Number(several)
	switch {
	case r.AtMost == nil && r.Exactly == nil:
		c.report.Add(diag.New("SC291", a.NameRange, "Write `at_most` or `exactly` for which dice hit; "+
			"without it there is no best one.").
			Note("The greatest and the least face of a roll r are max(r) and min(r)."))
	case several == nil, constant && n == 1:
		c.report.Errorf("SC291", a.NameRange, "One die is rolled, so there is nothing to keep. Say how many: %s = 2.", name)
	}
}

// pick types a pick.
func (c *Checker) pick(b *statement) ir.Stmt {
	out, attrs := &ir.Pick{At: b.at()}, b.attrs
	from, elem := c.typeFrom(attrs, "pick", "picked")
	out.From = from
	t := types.WithNone(elem)
	if out.Count = attrs.Optional("count"); out.Count != nil {
		t = types.ListOrInvalid(elem)
		c.checkAtLeast(1, out.Count, "SC271", "%d would be picked. Omit `count` to pick one.")
	}
	c.Listed = true
	out.Result = c.bind(b, t)
	return out
}

// compareWithFaces reports a constant with which always or never a face of a known die hits.
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
		case n > greatest:
			c.report.Errorf("SC290", r.AtMost.Where(), "The faces of %s end at %d: every die would hit.", die.Name, greatest)
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
	if !slices.ContainsFunc(faces, func(f *ir.Const) bool { return f.Int == l.Val.Int }) {
		c.report.Errorf("SC290", l.R, "%s has no such face: no die would hit.", types.Capital(die.Name))
	}
}
