package resolve

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// captures reports whether a name in the new expression of a rewrite would be captured by a local name where it would
// be written.
func (p *past) captures(w *rewriting, vars map[string]hclsyntax.Expression) bool {
	if w.within.Name != "" {
		return false
	}
	to, found := hclsyntax.ParseExpression(w.to, w.file, hcl.InitialPos)
	if found.HasErrors() {
		return true
	}
	captured := false
	eachFree(to, nil, func(name string, bound []string) {
		switch x := vars[name]; {
		case x == nil:
			captured = captured || p.bound[name]
		default: // a name in an argument must not be captured by a comprehension in the new expression
			eachFree(x, nil, func(name string, _ []string) { captured = captured || slices.Contains(bound, name) })
		}
	})
	return captured
}

// eachFree calls f for the first name of each reference, unless a comprehension inside the expression binds it, with
// the names that the comprehensions around it bind.
func eachFree(e hclsyntax.Expression, bound []string, f func(name string, bound []string)) {
	switch x := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if name := x.Traversal.RootName(); !slices.Contains(bound, name) {
			f(name, bound)
		}
		return
	case *hclsyntax.ForExpr:
		eachFree(x.CollExpr, bound, f)
		inner := append(slices.Clip(bound), x.KeyVar, x.ValVar)
		for _, part := range []hclsyntax.Expression{x.KeyExpr, x.ValExpr, x.CondExpr} {
			if part != nil {
				eachFree(part, inner, f)
			}
		}
		return
	}
	dsl.EachPart(e, func(part *hclsyntax.Expression) { eachFree(*part, bound, f) })
}

func isOperation(e hclsyntax.Expression) bool {
	switch e.(type) {
	case *hclsyntax.BinaryOpExpr, *hclsyntax.UnaryOpExpr, *hclsyntax.ConditionalExpr, *hclsyntax.IndexExpr,
		*hclsyntax.RelativeTraversalExpr, *hclsyntax.SplatExpr:
		return true
	}
	return false
}

// match reports whether an expression matches a pattern, and stores in vars what each parameter of the pattern
// matches.
func match(pattern, e hclsyntax.Expression, params map[string]hclsyntax.Expression,
	vars map[string]hclsyntax.Expression, src sources) bool {
	pattern, e = dsl.Unparen(pattern), dsl.Unparen(e)
	all := func(ps, es []hclsyntax.Expression) bool {
		return slices.EqualFunc(ps, es, func(p, x hclsyntax.Expression) bool { return match(p, x, params, vars, src) })
	}
	if t, ok := pattern.(*hclsyntax.ScopeTraversalExpr); ok && params[t.Traversal.RootName()] != nil {
		name := t.Traversal.RootName()
		x, ok := prefix(e, t.Traversal[1:])
		if !ok {
			return false
		}
		if before := vars[name]; before != nil {
			return src.equalExprs(before, x)
		}
		vars[name] = x
		return true
	}
	switch p := pattern.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		x, ok := e.(*hclsyntax.ScopeTraversalExpr)
		return ok && equalSteps(p.Traversal[1:], x.Traversal[1:]) && p.Traversal.RootName() == x.Traversal.RootName()
	case *hclsyntax.RelativeTraversalExpr:
		x, ok := prefix(e, p.Traversal)
		return ok && match(p.Source, x, params, vars, src)
	case *hclsyntax.FunctionCallExpr:
		x, ok := e.(*hclsyntax.FunctionCallExpr)
		return ok && p.Name == x.Name && all(p.Args, x.Args)
	case *hclsyntax.BinaryOpExpr:
		x, ok := e.(*hclsyntax.BinaryOpExpr)
		return ok && p.Op == x.Op && match(p.LHS, x.LHS, params, vars, src) && match(p.RHS, x.RHS, params, vars, src)
	case *hclsyntax.UnaryOpExpr:
		x, ok := e.(*hclsyntax.UnaryOpExpr)
		return ok && p.Op == x.Op && match(p.Val, x.Val, params, vars, src)
	case *hclsyntax.ConditionalExpr:
		x, ok := e.(*hclsyntax.ConditionalExpr)
		return ok && match(p.Condition, x.Condition, params, vars, src) &&
			match(p.TrueResult, x.TrueResult, params, vars, src) &&
			match(p.FalseResult, x.FalseResult, params, vars, src)
	case *hclsyntax.TupleConsExpr:
		x, ok := e.(*hclsyntax.TupleConsExpr)
		return ok && all(p.Exprs, x.Exprs)
	case *hclsyntax.LiteralValueExpr:
		x, ok := e.(*hclsyntax.LiteralValueExpr)
		return ok && p.Val.RawEquals(x.Val)
	case *hclsyntax.IndexExpr:
		x, ok := e.(*hclsyntax.IndexExpr)
		return ok && match(p.Collection, x.Collection, params, vars, src) && match(p.Key, x.Key, params, vars, src)
	}
	return false
}

// prefix returns an expression without its last steps, if these are equal to steps.
func prefix(e hclsyntax.Expression, steps hcl.Traversal) (hclsyntax.Expression, bool) {
	if len(steps) == 0 {
		return e, true
	}
	var t hcl.Traversal
	switch x := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		t = x.Traversal
		if n := len(t) - len(steps); n >= 1 && equalSteps(t[n:], steps) {
			at := hcl.RangeBetween(t[0].SourceRange(), t[n-1].SourceRange())
			return &hclsyntax.ScopeTraversalExpr{Traversal: slices.Clone(t[:n]), SrcRange: at}, true
		}
	case *hclsyntax.RelativeTraversalExpr:
		t = x.Traversal
		switch n := len(t) - len(steps); {
		case n == 0 && equalSteps(t, steps):
			return x.Source, true
		case n > 0 && equalSteps(t[n:], steps):
			at := hcl.RangeBetween(x.Source.Range(), t[n-1].SourceRange())
			return &hclsyntax.RelativeTraversalExpr{Source: x.Source, Traversal: slices.Clone(t[:n]), SrcRange: at}, true
		}
	}
	return nil, false
}

func equalSteps(a, b hcl.Traversal) bool {
	return slices.EqualFunc(a, b, func(x, y hcl.Traverser) bool {
		p, ok := x.(hcl.TraverseAttr)
		q, also := y.(hcl.TraverseAttr)
		return ok && also && p.Name == q.Name
	})
}
