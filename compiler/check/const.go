package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// constant returns the value of an attribute of a declared thing, or nil after an error.
func (c *checker) constant(e hclsyntax.Expression, want *ir.Type) *ir.Const {
	if want != nil && want.Kind == ir.Text {
		t := c.template(e, nil)
		if t == nil {
			return nil
		}
		if len(t.Args) > 0 {
			c.errorf("SC215", t.Args[0].Where(), "The text of a declared thing is fixed: it has no ${ }.")
			return nil
		}
		return &ir.Const{Text: t}
	}
	x := c.expr(e, nil, want)
	if isInvalid(x.Type()) {
		return nil
	}
	return c.fold(x)
}

// typedConstant infers the type as well, for faces and results.
func (c *checker) typedConstant(e hclsyntax.Expression) (*ir.Const, *ir.Type) {
	x := c.expr(e, nil, nil)
	if isInvalid(x.Type()) {
		return nil, tInvalid
	}
	return c.fold(x), x.Type()
}

// fold returns the constant that a checked expression is, or reports why it is none and returns nil.
func (c *checker) fold(x ir.Expr) *ir.Const {
	v := known.Evaluator{Level: known.Written, Why: true}
	if out := v.Const(x); out != nil {
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

// notConstant reports the part of an expression that keeps it from being a constant.
func (c *checker) notConstant(why known.Cause) {
	at := why.Expr.Where()
	switch why.Kind {
	case known.Overflow:
		c.errorf("SC223", at, "The result does not fit into 64 bits, or is divided by 0.")
	case known.TooLong:
		c.errorf("SC223", at, "A range written in a declaration has at most %d numbers.", known.MaxRange)
	case known.Comparison:
		c.errorf("SC215", at, "Write true or false here.")
	default:
		d := diag.New("SC215", at, "This is known only in play. Here stand numbers, texts, class.name, lists of them, arithmetic and range(a, b).")
		if _, ok := why.Expr.(*ir.AttrOf); ok {
			d = d.Note("What is computed from other things is a value.")
		}
		c.report(d)
	}
}

// constInt returns the number or truth value that an expression is, where it is made of nothing but numbers, truth
// values and operators. A number that does not fit is not one: the interpreter reports it at its place.
func constInt(e ir.Expr) (int64, bool) { return known.Number(e) }

// impossible returns the part of a condition that no play can make true, and that keeps the condition false with it;
// nil where none is found.
func impossible(x ir.Expr) ir.Expr {
	if b, ok := x.(*ir.Binary); ok && !isInvalid(b.X.Type()) && !isInvalid(b.Y.Type()) {
		switch b.Op {
		case "&&":
			if part := impossible(b.X); part != nil {
				return part
			}
			if part := impossible(b.Y); part != nil {
				return part
			}
			return contradiction(b)
		case "||":
			if impossible(b.X) != nil && impossible(b.Y) != nil {
				return x
			}
			return nil
		}
	}
	if known.Of(x).Never() {
		return x
	}
	return nil
}
