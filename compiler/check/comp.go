package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// comprehension types [for x in list : elem if cond]. The keyed form is an argument of sorted, best and least only,
// and they call loop themselves.
func (c *checker) comprehension(e *hclsyntax.ForExpr, s *scope, hint *ir.Type) ir.Expr {
	if e.KeyExpr != nil {
		c.errorf("SC212", e.SrcRange, "{for x in list : key => x} is the argument of sorted, best or least. A list is [for x in list : x].")
		return invalid(e.SrcRange)
	}
	if hint != nil && isSequence(hint) {
		return c.loop(e, s, hint.Elem)
	}
	return c.loop(e, s, nil)
}

// loop types a comprehension of either form; want is the type its elements should have, or nil.
func (c *checker) loop(e *hclsyntax.ForExpr, s *scope, want *ir.Type) ir.Expr {
	seq := c.infer(e.CollExpr, s, nil)
	elem := tInvalid
	if t := seq.Type(); isSequence(t) {
		elem = t.Elem
	} else if !isInvalid(t) {
		c.report(c.notSequence(seq))
	}
	if elem.Kind == ir.None {
		elem = tInvalid // over an empty list: nothing is known, and nothing happens
	}
	if e.KeyVar != "" {
		c.errorf("SC208", e.OpenRange, "A for expression has one variable: [for x in list : …]. Count with range(a, b) where the position matters.")
	}
	if e.Group {
		c.errorf("SC208", e.SrcRange, "There is no ... in this language.")
	}
	inner := s.child()
	v := &ir.Var{Name: e.ValVar, Type: elem, Range: e.OpenRange}
	c.declare(inner, v)
	out := &ir.Comp{Var: v, Seq: seq}
	if e.CondExpr != nil {
		out.If = c.condition(e.CondExpr, inner, "condition after if")
	}
	if e.KeyExpr != nil {
		out.Key = c.infer(e.KeyExpr, inner, nil)
		if t := out.Key.Type(); !isInvalid(t) && !isNumber(t) {
			c.errorf("SC201", out.Key.Where(), "The key before => is a number; this is %s.", withArticle(t))
			out.Key = invalid(out.Key.Where())
		}
	}
	out.Elem = c.expr(e.ValExpr, inner, want)
	t := out.Elem.Type()
	if t.Kind == ir.None {
		c.errorf("SC205", out.Elem.Where(), "A list of nothing but none has no type.")
		t = tInvalid
	}
	if isInvalid(seq.Type()) || isInvalid(t) || out.If != nil && isInvalid(out.If.Type()) || out.Key != nil && isInvalid(out.Key.Type()) {
		return invalid(e.SrcRange)
	}
	if want != nil && !isInvalid(want) {
		t = want
	}
	out.Base = ir.Base{T: listOf(t), R: e.SrcRange}
	return out
}

// notSequence is the message for something that is no list where one is gone through.
func (c *checker) notSequence(x ir.Expr) diag.Diagnostic {
	t := x.Type()
	d := diag.New("SC213", x.Where(), "A list or set is needed here; this is %s.", withArticle(t))
	switch {
	case isRole(t, ir.RoleSpace):
		d = d.Note("The pieces in it are pieces(…), its neighbours adjacent(…), its parts parts(…).")
	case isRole(t, ir.RolePiece):
		d = d.Note("What it carries is cargo(…).")
	case t.Kind == ir.Int:
		d = d.Note("The numbers from 1 to n are range(1, n).")
	}
	return d
}

// sequence types a list or set and gives its element type; Invalid after an error.
func (c *checker) sequence(e hclsyntax.Expression, s *scope, hint *ir.Type) (ir.Expr, *ir.Type) {
	x := c.infer(e, s, hint)
	t := x.Type()
	switch {
	case isInvalid(t):
		return x, tInvalid
	case !isSequence(t):
		c.report(c.notSequence(x))
		return invalid(x.Where()), tInvalid
	}
	return x, t.Elem
}

// alwaysEmpty says whether a list is written so that nothing can ever be in it: [], range(1, 0), take(xs, 0), or a
// condition that is false whatever happens.
func alwaysEmpty(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.ToSet:
		return alwaysEmpty(x.X)
	case *ir.MakeList:
		return len(x.Elems) == 0
	case *ir.Comp:
		if x.If != nil {
			if n, ok := constInt(x.If); ok && n == 0 {
				return true
			}
		}
		return alwaysEmpty(x.Seq)
	case *ir.Builtin:
		switch {
		case x.Name == "range" && len(x.Args) == 2:
			from, ok1 := constInt(x.Args[0])
			to, ok2 := constInt(x.Args[1])
			return ok1 && ok2 && from > to
		case x.Name == "take" && len(x.Args) == 2:
			n, ok := constInt(x.Args[1])
			return ok && n <= 0 || alwaysEmpty(x.Args[0])
		case (x.Name == "unique" || x.Name == "reversed" || x.Name == "sorted" || x.Name == "drop" || x.Name == "without") && len(x.Args) > 0:
			return alwaysEmpty(x.Args[0])
		}
	}
	return false
}
