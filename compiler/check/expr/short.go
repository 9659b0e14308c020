package expr

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// aPiece is the variable of pieces(s, p). No name in a rule is written so.
const aPiece = "a piece"

// longForm returns what the call of a built-in function in a short form is short for, or nil for other calls.
//
//	where(l, cond)    [for x in l : x if cond]
//	count(l, cond)    count([for x in l : x if cond])
//	any(l, cond)      any([for x in l : cond])
//	pieces(s, p)      [for x in pieces(s) : x if x.owner == p]
//	first_of(…)       conditions with ? :
//
// A comprehension without a name for its variable has that of the class of its elements.
func (c *Checker) longForm(row *builtin.Func, e *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
	if row.ID == builtin.FirstOf {
		return c.choices(e)
	}
	if len(e.Args) != 2 || row.ID != builtin.Pieces && row.Each == builtin.EachNothing && !isKeyed(row) {
		return nil
	}
	list, each := e.Args[0], e.Args[1]
	at := hcl.RangeBetween(list.Range(), each.Range())
	loop := &hclsyntax.ForExpr{CollExpr: list, SrcRange: at, OpenRange: each.Range()}
	switch {
	case row.ID == builtin.Pieces:
		inner := *e
		inner.Args = e.Args[:1]
		owner := hcl.Traversal{hcl.TraverseRoot{Name: aPiece, SrcRange: at}, hcl.TraverseAttr{Name: "owner", SrcRange: at}}
		loop.ValVar, loop.CollExpr, loop.SrcRange = aPiece, &inner, e.Range()
		loop.ValExpr = &hclsyntax.ScopeTraversalExpr{Traversal: owner[:1], SrcRange: at}
		loop.CondExpr = &hclsyntax.BinaryOpExpr{LHS: &hclsyntax.ScopeTraversalExpr{Traversal: owner, SrcRange: at}, Op: hclsyntax.OpEqual, RHS: each, SrcRange: each.Range()}
		return loop
	case row.ID == builtin.Where:
		loop.CondExpr, loop.SrcRange = each, e.Range()
		return loop
	case isKeyed(row):
		loop.KeyExpr = each
	case row.Each == builtin.EachCondition:
		loop.CondExpr = each
	default:
		loop.ValExpr = each
	}
	outer := *e
	outer.Args = []hclsyntax.Expression{loop}
	return &outer
}

// isFilter reports whether an expression is a short form of the elements of a list for which a condition holds.
func isFilter(e hclsyntax.Expression) bool {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	return ok && len(call.Args) == 2 && (call.Name == "where" || call.Name == "pieces")
}

// choices returns first_of as conditions with ? :, one inside the other. A mistake is reported.
func (c *Checker) choices(e *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
	last := len(e.Args) - 1
	if last < 1 {
		c.report.Errorf("SC210", e.NameRange, "first_of takes one or more choices, { when = CONDITION, then = VALUE }, and after them the value if no condition holds.")
		return &hclsyntax.ExprSyntaxError{SrcRange: e.Range()}
	}
	out := e.Args[last]
	for i := last - 1; i >= 0; i-- {
		when, then := choice(e.Args[i])
		if when == nil || then == nil {
			c.report.Errorf("SC210", e.Args[i].Range(), "A choice is { when = CONDITION, then = VALUE }. Only what follows the last comma is the value itself.")
			return &hclsyntax.ExprSyntaxError{SrcRange: e.Range()}
		}
		out = &hclsyntax.ConditionalExpr{Condition: when, TrueResult: then, FalseResult: out, SrcRange: hcl.RangeBetween(e.Args[i].Range(), out.Range())}
	}
	if _, then := choice(e.Args[last]); then != nil {
		c.report.Errorf("SC210", e.Args[last].Range(), "No value follows the last choice. Add what holds if none of the conditions does.")
		return &hclsyntax.ExprSyntaxError{SrcRange: e.Range()}
	}
	return out
}

// choice reads { when = CONDITION, then = VALUE }. Either is nil if the expression is anything else.
func choice(e hclsyntax.Expression) (when, then hclsyntax.Expression) {
	o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr)
	if !ok || len(o.Items) != 2 {
		return nil, nil
	}
	for _, it := range o.Items {
		switch hcl.ExprAsKeyword(it.KeyExpr) {
		case "when":
			when = it.ValueExpr
		case "then":
			then = it.ValueExpr
		}
	}
	return when, then
}

// eachOf declares the element of a list by the name of its class, as what follows the list of a short form speaks of
// it. It returns nil where a part speaks of another class.
func (c *Checker) eachOf(e *hclsyntax.ForExpr, seq ir.Expr, elem *ir.Type, inner *symbols.Scope) *ir.Var {
	v := &ir.Var{Name: "piece", Type: elem, Range: e.OpenRange, Used: true}
	if elem.Kind == ir.Ref {
		v.Name = elem.Class.Name
	} else if !types.IsInvalid(elem) {
		c.report.Add(diag.New("SC212", e.CollExpr.Range(), "What follows a list speaks of things of a class, by its name; this is %s. Write [for x in … : x if cond], or { for x in … : key => x }.", types.WithArticle(seq.Type())).
			Saying("this list is not of things of a class"))
		v.Type = types.Invalid
	}
	inner.Vars = append(inner.Vars, v) // Declare would refuse the name of a class
	if types.IsInvalid(v.Type) {
		c.allowClasses(e, inner)
	}
	for _, part := range []hclsyntax.Expression{e.KeyExpr, e.CondExpr, e.ValExpr} {
		if part == nil || types.IsInvalid(v.Type) {
			continue
		}
		if other := c.otherThing(part, inner); other != nil {
			c.report.Add(diag.New("SC212", other.Range(), "The list is %s, each of which is called %s in what follows it: write %s.NAME.", types.WithArticle(seq.Type()), v.Name, v.Name).
				Saying("this is not about the things of the list"))
			return nil
		}
	}
	return v
}

// allowClasses lets what follows a list that has a mistake speak of each of its things by the name of any class, since it
// is unclear which class is meant.
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

// sameForAll reports what follows the list of a short form and does not depend on the elements.
func (c *Checker) sameForAll(v *ir.Var, x *ir.Comp) bool {
	for _, part := range []ir.Expr{x.Key, x.If, x.Elem} {
		if l, is := part.(*ir.Local); part == nil || is && l.Var == v || ir.Mentions(part, v) {
			continue
		}
		c.report.Add(diag.New("SC212", part.Where(), "This is the same for all. %s in it is each thing of the list, as in %s.NAME.", v.Name, v.Name).
			Saying("what follows the list does not depend on it"))
		return true
	}
	return false
}

// joined makes one comprehension of one over those elements of a list for which a condition holds.
func joined(x *ir.Comp) *ir.Comp {
	inner, ok := x.Seq.(*ir.Comp)
	if !ok {
		return x
	}
	first := ir.Replace(inner.If, map[*ir.Var]ir.Expr{inner.Var: types.Read(x.Var, inner.If.Where())})
	x.Seq, x.If = inner.Seq, both(first, x.If)
	return x
}

// both joins two conditions, the second of which may be nil, as a chain that is read from the left.
func both(x, y ir.Expr) ir.Expr {
	if b, ok := y.(*ir.Binary); ok && b.Op == "&&" {
		out := *b
		out.X = both(x, b.X)
		return &out
	}
	return types.And(x, y)
}
