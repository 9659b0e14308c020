package dsl

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// Walk calls f for an expression and every part of it, in the order of hclsyntax.VisitAll. Unlike VisitAll it
// allocates almost nothing, and it does not visit the scopes that VisitAll puts around the parts of a `for`.
func Walk(n hclsyntax.Node, f func(hclsyntax.Node)) {
	f(n)
	if !EachPart(n, func(x *hclsyntax.Expression) { Walk(*x, f) }) {
		walkUnknown(n, f)
	}
}

// EachBody calls f for a body and then for the bodies of all blocks in it, at any depth.
func EachBody(b *hclsyntax.Body, f func(*hclsyntax.Body)) {
	f(b)
	for _, k := range b.Blocks {
		EachBody(k.Body, f)
	}
}

// Mentions reports whether an expression contains a reference that begins with a name.
func Mentions(e hclsyntax.Expression, name string) bool {
	found := false
	Walk(e, func(n hclsyntax.Node) {
		t, ok := n.(*hclsyntax.ScopeTraversalExpr)
		found = found || ok && t.Traversal.RootName() == name
	})
	return found
}

// EachPart calls f with a pointer to each expression directly in a node, which f may replace. It returns false if it
// does not support nodes of that kind.
func EachPart(n hclsyntax.Node, f func(*hclsyntax.Expression)) bool {
	all := func(xs []hclsyntax.Expression) {
		for i := range xs {
			f(&xs[i])
		}
	}
	switch n := n.(type) {
	case *hclsyntax.LiteralValueExpr, *hclsyntax.ScopeTraversalExpr, *hclsyntax.AnonSymbolExpr, *hclsyntax.ExprSyntaxError:
	case *hclsyntax.ParenthesesExpr:
		f(&n.Expression)
	case *hclsyntax.RelativeTraversalExpr:
		f(&n.Source)
	case *hclsyntax.FunctionCallExpr:
		all(n.Args)
	case *hclsyntax.ConditionalExpr:
		f(&n.Condition)
		f(&n.TrueResult)
		f(&n.FalseResult)
	case *hclsyntax.IndexExpr:
		f(&n.Collection)
		f(&n.Key)
	case *hclsyntax.TupleConsExpr:
		all(n.Exprs)
	case *hclsyntax.ObjectConsExpr:
		for i := range n.Items {
			f(&n.Items[i].KeyExpr)
			f(&n.Items[i].ValueExpr)
		}
	case *hclsyntax.ObjectConsKeyExpr:
		if hcl.ExprAsKeyword(n.Wrapped) == "" { // otherwise the key is a name and not an expression
			f(&n.Wrapped)
		}
	case *hclsyntax.ForExpr:
		f(&n.CollExpr)
		for _, part := range [...]*hclsyntax.Expression{&n.KeyExpr, &n.ValExpr, &n.CondExpr} {
			if *part != nil {
				f(part)
			}
		}
	case *hclsyntax.SplatExpr:
		f(&n.Source)
		f(&n.Each)
	case *hclsyntax.BinaryOpExpr:
		f(&n.LHS)
		f(&n.RHS)
	case *hclsyntax.UnaryOpExpr:
		f(&n.Val)
	case *hclsyntax.TemplateExpr:
		all(n.Parts)
	case *hclsyntax.TemplateJoinExpr:
		f(&n.Tuple)
	case *hclsyntax.TemplateWrapExpr:
		f(&n.Wrapped)
	default:
		return false
	}
	return true
}

// walkUnknown calls f for the parts of a node of a kind that EachPart does not support. f was already called for the
// node itself.
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
