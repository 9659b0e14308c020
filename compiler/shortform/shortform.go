// Package shortform says what the short forms of the language are short for. It looks at the syntax alone, so that the
// checker, which types long forms only, the linter, which writes short forms, and a comparison of two scenarios, for
// which both are the same, go by one rule.
package shortform

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// aPiece is the variable of pieces(s, p). No name in a rule is written so.
const aPiece = "a piece"

// Expand returns what the call of a built-in function in a short form is short for, or nil for other calls and for
// those that the checker refuses.
//
//	where(l, cond)    [for x in l : x if cond]
//	count(l, cond)    count([for x in l : x if cond])
//	any(l, cond)      any([for x in l : cond])
//	pieces(s, p)      [for x in pieces(s) : x if x.owner == p]
//	first_of(…)       conditions with ? :
//
// A comprehension without a name for its variable has that of the class of its elements, and without a value its
// elements are those of the list.
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

// expandChoices returns the arguments of first_of as conditions with ? :, one inside the other, or nil if they are not
// one or more choices and a value.
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

// Choice reads { when = CONDITION, then = VALUE }. Either is nil if the expression is anything else.
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
