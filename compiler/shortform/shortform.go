// Package shortform expands the short forms of the language. It looks only at the syntax. The checker, which supports
// long forms only, the linter, which suggests short forms, and the comparison of scenarios, which treats both as
// equal, all use it.
package shortform

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// aPiece is the variable in the expansion of pieces(s, p). It cannot collide with a name in a rule.
const aPiece = "a piece"

// Expand returns the long form of a call of a built-in function, or nil for other calls and for those that the
// checker rejects.
//
//	where(l, cond)    [for x in l : x if cond]
//	count(l, cond)    count([for x in l : x if cond])
//	any(l, cond)      any([for x in l : cond])
//	pieces(s, p)      [for x in pieces(s) : x if x.owner == p]
//	first_of(…)       conditions with ? :
//
// A comprehension without a variable uses the name of the class of its elements. Without a value, its elements are
// those of the list.
func Expand(row *builtin.Func, e *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
	if row.ID == builtin.FirstOf {
		return expandChoices(e.Args)
	}
	keyed := len(row.Params) > 0 && row.Params[0].Type.Word == "keyed"
	if len(e.Args) != 2 || row.ID != builtin.Pieces && row.Each == builtin.EachNothing && !keyed {
		return nil
	}
	list, each := e.Args[0], e.Args[1]
	at := hcl.RangeBetween(list.Range(), each.Range())
	loop := &hclsyntax.ForExpr{CollExpr: list, SrcRange: at, OpenRange: each.Range()}
	switch {
	case row.ID == builtin.Pieces:
		inner := *e
		inner.Args = e.Args[:1]
		root, step := hcl.TraverseRoot{Name: aPiece, SrcRange: at}, hcl.TraverseAttr{Name: "owner", SrcRange: at}
		owner := &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{root, step}, SrcRange: at}
		loop.ValVar, loop.CollExpr, loop.SrcRange = aPiece, &inner, e.Range()
		loop.ValExpr = &hclsyntax.ScopeTraversalExpr{Traversal: owner.Traversal[:1], SrcRange: at}
		loop.CondExpr = &hclsyntax.BinaryOpExpr{LHS: owner, Op: hclsyntax.OpEqual, RHS: each, SrcRange: each.Range()}
		return loop
	case row.ID == builtin.Where:
		loop.CondExpr, loop.SrcRange = each, e.Range()
		return loop
	case keyed:
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

// expandChoices returns the arguments of first_of as nested conditions with ? :, or nil if they are not one or more
// choices and a value.
func expandChoices(args []hclsyntax.Expression) hclsyntax.Expression {
	last := len(args) - 1
	if last < 1 {
		return nil
	}
	if _, then := Choice(args[last]); then != nil {
		return nil
	}
	out := args[last]
	for _, arg := range slices.Backward(args[:last]) {
		when, then := Choice(arg)
		if when == nil || then == nil {
			return nil
		}
		at := hcl.RangeBetween(arg.Range(), out.Range())
		out = &hclsyntax.ConditionalExpr{Condition: when, TrueResult: then, FalseResult: out, SrcRange: at}
	}
	return out
}

// Choice returns the parts of an expression { when = CONDITION, then = VALUE }, or nils for other expressions.
func Choice(e hclsyntax.Expression) (when, then hclsyntax.Expression) {
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
