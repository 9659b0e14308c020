package expr

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Expr types an expression. With want it is converted to that type, or reported where it does not fit; want nil infers
// the type. After an error the type is Invalid, which fits everywhere, so that one mistake is reported once.
func (c *Checker) Expr(e hclsyntax.Expression, s *symbols.Scope, want *ir.Type) ir.Expr {
	return c.Fit(c.Infer(e, s, want), want)
}

// Fit converts x to the type want, or reports that it does not fit.
func (c *Checker) Fit(x ir.Expr, want *ir.Type) ir.Expr {
	t := x.Type()
	if types.IsInvalid(want) || types.IsInvalid(t) || types.Same(t, want) {
		return x
	}
	switch {
	case want.Kind == ir.Rational && t.Kind == ir.Int:
		if l, ok := x.(*ir.Lit); ok && !c.fitsRational(l.Val.Int, 1, l.R) {
			return types.Mistake(l.R)
		}
		return rational(x)
	case t.Kind == ir.None && want.Kind == ir.Ref && want.Optional:
		return types.Literal(want, x.Where(), -1)
	case want.IsSet() && t.Kind == ir.List:
		switch x.(type) {
		case *ir.MakeList, *ir.Comp:
			if t.Elem.Kind == ir.None || types.Fits(t.Elem, want.Elem) {
				return &ir.ToSet{Base: ir.Base{T: want, R: x.Where()}, X: x}
			}
		}
	case types.Fits(t, want):
		// An empty list takes its type from its place.
		if l, ok := x.(*ir.MakeList); ok && len(l.Elems) == 0 {
			l.T = want
		}
		return x
	}
	d := diag.New("SC200", x.Where(), "This is %s, but %s is needed here.", types.WithArticle(t), types.WithArticle(want))
	switch {
	case t.Kind == ir.None:
		d = d.Note("none fits only an optional(%s).", types.Name(want))
	case t.Kind == ir.Text && want.Kind == ir.Ref:
		d = d.Note("Refer to it by class and name, without quotes: %s.NAME.", want.Class.Name)
	case t.Kind == ir.Text && types.IsNumber(want):
		d = d.Note("Write numbers without quotes.")
	case t.Kind == ir.Rational && want.Kind == ir.Int:
		d = d.Note("Round it: floor(…), ceil(…), nearest(…), or div(a, b) instead of a / b.")
	case types.IsRole(t, ir.RolePiece) && types.IsRole(want, ir.RoleUnit):
		d = d.Note("The kind of a piece p is p.unit.")
	case t.Kind == ir.List && want.IsSet() && types.Fits(t.Elem, want.Elem):
		d = d.Note("Only a list written out or a [for …] becomes a set: [for x in … : x].")
	case types.IsSequence(want) && types.Fits(t, want.Elem):
		d = d.Note("For a list of one write it in brackets: […].")
	case types.IsSequence(t) && types.Fits(t.Elem, want):
		d = d.Note("For one of them write first(…), or choose one.")
	}
	return c.mistake(d)
}

// rational converts an int to a rational. A constant stays a constant.
func rational(x ir.Expr) ir.Expr {
	if l, ok := x.(*ir.Lit); ok {
		return types.Literal(types.Rational, l.R, l.Val.Int)
	}
	return &ir.ToRational{Base: ir.Base{T: types.Rational, R: x.Where()}, X: x}
}
