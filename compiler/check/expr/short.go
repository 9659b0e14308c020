package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/shortform"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// isFilter reports whether an expression is a short form that filters a list.
func isFilter(e hclsyntax.Expression) bool {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	return ok && len(call.Args) == 2 && (call.Name == "where" || call.Name == "pieces")
}

// reportChoices reports errors in the arguments of first_of.
func (c *Checker) reportChoices(e *hclsyntax.FunctionCallExpr) {
	last := len(e.Args) - 1
	if last < 1 {
		c.report.Errorf("SC210", e.NameRange,
			"first_of takes one or more choices, { when = CONDITION, then = VALUE }, and after them the value if no condition "+
				"holds.")
		return
	}
	for _, arg := range slices.Backward(e.Args[:last]) {
		if when, then := shortform.Choice(arg); when == nil || then == nil {
			c.report.Errorf("SC210", arg.Range(),
				"A choice is { when = CONDITION, then = VALUE }. Only what follows the last comma is the value itself.")
			return
		}
	}
	c.report.Errorf("SC210", e.Args[last].Range(),
		"No value follows the last choice. Add what holds if none of the conditions does.")
}

// declareElement declares the element of a list under the name of its class, as the expressions after the list in a
// short form use it. It returns nil if one of them uses the name of another class.
func (c *Checker) declareElement(e *hclsyntax.ForExpr, seq ir.Expr, elem *ir.Type, inner *symbols.Scope) *ir.Var {
	v := &ir.Var{Name: "piece", Type: elem, Range: e.OpenRange, Used: true}
	if elem.Kind == ir.Ref {
		v.Name = elem.Class.Name
	} else if !types.IsInvalid(elem) {
		c.report.Add(diag.New("SC212", e.CollExpr.Range(),
			"A condition or key after a list needs things of a class; this is %s. Write [for x in … : x if cond], "+
				"or {for x in … : key => x}.", types.WithArticle(seq.Type())).
			Saying("this is not a list of things of a class"))
		v.Type = types.Invalid
	}
	inner.Vars = append(inner.Vars, v) // Declare would reject the name of a class
	if types.IsInvalid(v.Type) {
		c.allowClasses(e, inner)
	}
	for _, part := range []hclsyntax.Expression{e.KeyExpr, e.CondExpr, e.ValExpr} {
		if part == nil || types.IsInvalid(v.Type) {
			continue
		}
		if other := c.otherThing(part, inner); other != nil {
			c.report.Add(diag.New("SC212", other.Range(),
				"The list is %s. After it, the name %s is each thing of the list: write %s.NAME.",
				types.WithArticle(seq.Type()), v.Name, v.Name).
				Saying("this is not about the things of the list"))
			return nil
		}
	}
	return v
}

// allowClasses allows the names of all classes for the elements of a list with an error, because it is unclear which
// class is meant.
func (c *Checker) allowClasses(e *hclsyntax.ForExpr, inner *symbols.Scope) {
	for _, part := range []hclsyntax.Expression{e.KeyExpr, e.CondExpr, e.ValExpr} {
		if part == nil {
			continue
		}
		for _, t := range part.Variables() {
			if c.symbols.Classes[t.RootName()] != nil {
				inner.Vars = append(inner.Vars, &ir.Var{Name: t.RootName(), Type: types.Invalid, Range: e.OpenRange, Used: true})
			}
		}
	}
}

// isSameForAll reports an expression after the list of a short form that does not depend on the elements.
func (c *Checker) isSameForAll(v *ir.Var, x *ir.Comp) bool {
	for _, part := range []ir.Expr{x.Key, x.If, x.Elem} {
		if l, is := part.(*ir.Local); part == nil || is && l.Var == v || ir.Mentions(part, v) {
			continue
		}
		c.report.Add(diag.New("SC212", part.Where(),
			"It is the same for all things of the list. Use %s, the name of each thing, as in %s.NAME.", v.Name, v.Name).
			Saying("the expression after the list does not depend on its things"))
		return true
	}
	return false
}

// joinComprehension merges a comprehension over a filtered list with the filter.
func joinComprehension(x *ir.Comp) *ir.Comp {
	inner, ok := x.Seq.(*ir.Comp)
	if !ok {
		return x
	}
	first := ir.Replace(inner.If, map[*ir.Var]ir.Expr{inner.Var: types.Read(x.Var, inner.If.Where())})
	x.Seq, x.If = inner.Seq, joinConditions(first, x.If)
	return x
}

// joinConditions joins two conditions as a chain that associates to the left. The second may be nil.
func joinConditions(x, y ir.Expr) ir.Expr {
	if b, ok := y.(*ir.Binary); ok && b.Op == "&&" {
		out := *b
		out.X = joinConditions(x, b.X)
		return &out
	}
	return types.And(x, y)
}
