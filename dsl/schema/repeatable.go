package schema

import (
	"iter"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// Repeatable reports whether a statement with some attributes does the same to a list as to its elements, called
// name, one after the other. Which of them it is done to is decided first, and pieces of a list are moved, carried
// and destroyed at once, so what they are chosen by and where they go must not depend on what was done to those
// before. where is the condition, or nil.
func Repeatable(statement string, attributes iter.Seq2[string, hclsyntax.Expression], where hclsyntax.Expression, name string) bool {
	moves := statement == "destroy" || statement == "move" || statement == "carry"
	carries := moves
	repeatable := true
	for key, e := range attributes {
		carries = carries || key == "holder"
		if moves && key != "cites" && !dsl.IsName(e) && !mentions(e, name) {
			repeatable = false
		}
	}
	return repeatable && (where == nil || isFixed(where, carries))
}

// isFixed reports whether doing something to other things cannot change what an expression is, if they may be moved
// by it or not.
func isFixed(e hclsyntax.Expression, moved bool) bool {
	fixed := true
	dsl.Walk(e, func(n hclsyntax.Node) {
		switch n := n.(type) {
		case *hclsyntax.FunctionCallExpr, *hclsyntax.ForExpr:
			fixed = false
		case *hclsyntax.ScopeTraversalExpr:
			for _, step := range n.Traversal[1:] {
				if a, ok := step.(hcl.TraverseAttr); ok && moved && (a.Name == "space" || a.Name == "holder") {
					fixed = false
				}
			}
		}
	})
	return fixed
}

// mentions reports whether an expression reads a local.
func mentions(e hclsyntax.Expression, name string) bool {
	found := false
	dsl.Walk(e, func(n hclsyntax.Node) {
		if t, ok := n.(*hclsyntax.ScopeTraversalExpr); ok && t.Traversal.RootName() == name {
			found = true
		}
	})
	return found
}
