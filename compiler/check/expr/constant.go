package expr

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Constant returns the value of an attribute of a declared thing, or nil after an error.
func (c *Checker) Constant(e hclsyntax.Expression, want *ir.Type) *ir.Const {
	if want != nil && want.Kind == ir.Text {
		t := c.Template(e, nil)
		if t == nil {
			return nil
		}
		if len(t.Args) > 0 {
			c.report.Errorf("SC215", t.Args[0].Where(), "The text of a declared thing is fixed: it has no ${ }.")
			return nil
		}
		return &ir.Const{Text: t}
	}
	x := c.Expr(e, nil, want)
	if types.IsInvalid(x.Type()) {
		return nil
	}
	return c.Fold(x)
}

// TypedConstant is Constant for a value of any type. It returns the type as well.
func (c *Checker) TypedConstant(e hclsyntax.Expression) (*ir.Const, *ir.Type) {
	x := c.Expr(e, nil, nil)
	if types.IsInvalid(x.Type()) {
		return nil, types.Invalid
	}
	return c.Fold(x), x.Type()
}

// Fold returns the constant that a typed expression is. If it is not constant, Fold reports why and returns nil.
func (c *Checker) Fold(x ir.Expr) *ir.Const {
	v := known.Evaluator{Level: known.Written, Why: true}
	if out := v.Const(x); out != nil {
		if !c.fractionsFit(out, x.Type(), x.Where()) {
			return nil
		}
		return out
	}
	if len(v.Causes) == 0 {
		v.Causes = []known.Cause{{Kind: known.InPlay, Expr: x}}
	}
	for _, why := range v.Causes {
		c.notConstant(why)
	}
	return nil
}

// fractionsFit reports whether play can hold a constant, and adds a diagnostic about the first fraction in it that it
// cannot.
func (c *Checker) fractionsFit(k *ir.Const, t *ir.Type, at hcl.Range) bool {
	switch t.Kind {
	case ir.Rational:
		return c.fitsRational(k.Int, max(k.Den, 1), at)
	case ir.List, ir.Keyed, ir.BigSet:
		for _, x := range k.List {
			if !c.fractionsFit(x, t.Elem, at) {
				return false
			}
		}
	}
	return true
}

// notConstant reports the part of an expression that keeps it from being a constant.
func (c *Checker) notConstant(why known.Cause) {
	at := why.Expr.Where()
	switch why.Kind {
	case known.Overflow:
		c.report.Errorf("SC223", at, "The result does not fit into 64 bits, or is divided by 0.")
	case known.TooLong:
		c.report.Errorf("SC223", at, "A range written in a declaration has at most %d numbers.", known.MaxRange)
	case known.Comparison:
		c.report.Errorf("SC215", at, "Write true or false here.")
	default:
		d := diag.New("SC215", at, "This is known only in play. Allowed here are numbers, texts, class.name, lists of them, arithmetic and functions of all these.")
		if _, ok := why.Expr.(*ir.AttrOf); ok {
			d = d.Note("What is computed from other things is a value.")
		}
		c.report.Add(d)
	}
}
