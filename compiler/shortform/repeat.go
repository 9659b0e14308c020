package shortform

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Only returns the one statement of a body whose attributes are all among some, or nil.
func Only(body *hclsyntax.Body, attributes ...string) *hclsyntax.Block {
	if len(body.Blocks) != 1 {
		return nil
	}
	for name := range body.Attributes {
		if !slices.Contains(attributes, name) {
			return nil
		}
	}
	return body.Blocks[0]
}

// Repeated returns the one statement of a loop that may as well be said of the list, and nil for other blocks: `destroy
// c {}` of `for c { in = l }` is `destroy c { in = l }`, or `destroy l {}` if the list has a name.
func Repeated(b *hclsyntax.Block) *hclsyntax.Block {
	inner := Only(b.Body, "in", "where")
	if b.Type != "for" || len(b.Labels) != 1 || b.Body.Attributes["in"] == nil || inner == nil ||
		!isAbout(inner, b.Labels[0]) || !isRepeatable(inner, b.Body.Attributes["where"], b.Labels[0]) {
		return nil
	}
	return inner
}

// isAbout reports whether a statement is about one thing of this name and could be about several.
func isAbout(b *hclsyntax.Block, name string) bool {
	row, ok := schema.Statement(b.Type)
	if !ok || row.Target.Word == "" || !row.Has("where") || b.Type == "for" || !slices.Equal(b.Labels, []string{name}) {
		return false
	}
	return !slices.ContainsFunc([]string{"when", "in", "where", "is"}, func(attr string) bool {
		return b.Body.Attributes[attr] != nil
	})
}

// isRepeatable reports whether a statement does the same to a list as to its elements, called name, one after the
// other. Which of them it is done to is decided first, and pieces of a list are moved, carried and destroyed at once,
// so what they are chosen by and where they go must not depend on what was done to those before. where is the
// condition, or nil.
func isRepeatable(b *hclsyntax.Block, where *hclsyntax.Attribute, name string) bool {
	moves := b.Type == "destroy" || b.Type == "move" || b.Type == "carry"
	carries := moves || b.Body.Attributes["holder"] != nil
	for key, a := range b.Body.Attributes {
		if moves && key != "cites" && !dsl.IsName(a.Expr) && !dsl.Mentions(a.Expr, name) {
			return false
		}
	}
	return where == nil || isFixed(where.Expr, carries)
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
