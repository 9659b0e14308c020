package dsl

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// Walk calls f for an expression and every part of it, in the order of hclsyntax.VisitAll. Unlike VisitAll it allocates
// almost nothing, and it passes over the scopes that VisitAll puts around the parts of a `for`.
func Walk(n hclsyntax.Node, f func(hclsyntax.Node)) {
	f(n)
	switch n := n.(type) {
	case *hclsyntax.LiteralValueExpr, *hclsyntax.ScopeTraversalExpr, *hclsyntax.AnonSymbolExpr, *hclsyntax.ExprSyntaxError:
	case *hclsyntax.ParenthesesExpr:
		Walk(n.Expression, f)
	case *hclsyntax.RelativeTraversalExpr:
		Walk(n.Source, f)
	case *hclsyntax.FunctionCallExpr:
		walkAll(n.Args, f)
	case *hclsyntax.ConditionalExpr:
		Walk(n.Condition, f)
		Walk(n.TrueResult, f)
		Walk(n.FalseResult, f)
	case *hclsyntax.IndexExpr:
		Walk(n.Collection, f)
		Walk(n.Key, f)
	case *hclsyntax.TupleConsExpr:
		walkAll(n.Exprs, f)
	case *hclsyntax.ObjectConsExpr:
		for _, item := range n.Items {
			Walk(item.KeyExpr, f)
			Walk(item.ValueExpr, f)
		}
	case *hclsyntax.ObjectConsKeyExpr:
		if hcl.ExprAsKeyword(n.Wrapped) == "" { // otherwise it is a name, and not an expression
			Walk(n.Wrapped, f)
		}
	case *hclsyntax.ForExpr:
		Walk(n.CollExpr, f)
		for _, part := range [...]hclsyntax.Expression{n.KeyExpr, n.ValExpr, n.CondExpr} {
			if part != nil {
				Walk(part, f)
			}
		}
	case *hclsyntax.SplatExpr:
		Walk(n.Source, f)
		Walk(n.Each, f)
	case *hclsyntax.BinaryOpExpr:
		Walk(n.LHS, f)
		Walk(n.RHS, f)
	case *hclsyntax.UnaryOpExpr:
		Walk(n.Val, f)
	case *hclsyntax.TemplateExpr:
		walkAll(n.Parts, f)
	case *hclsyntax.TemplateJoinExpr:
		Walk(n.Tuple, f)
	case *hclsyntax.TemplateWrapExpr:
		Walk(n.Wrapped, f)
	default:
		walkUnknown(n, f)
	}
}

func walkAll(xs []hclsyntax.Expression, f func(hclsyntax.Node)) {
	for _, x := range xs {
		Walk(x, f)
	}
}

// walkUnknown calls f for the parts of a node of a kind that Walk does not know. f was called for the node itself.
func walkUnknown(n hclsyntax.Node, f func(hclsyntax.Node)) {
	first := true
	hclsyntax.VisitAll(n, func(part hclsyntax.Node) hcl.Diagnostics {
		if !first {
			f(part)
		}
		first = false
		return nil
	})
}
