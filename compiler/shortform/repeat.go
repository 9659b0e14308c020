package shortform

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Only returns the statement of a body that consists of one statement and of the given attributes at most, or nil.
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

// Repeated returns the statement of a loop that can be written as one statement about a list, and nil for other
// blocks. For instance `for c { in = l }` with `destroy c {}` inside can be written `destroy c { in = l }`, or
// `destroy l {}` if l is a name.
func Repeated(b *hclsyntax.Block) *hclsyntax.Block {
	inner := Only(b.Body, "in", "where")
	if b.Type != "for" || len(b.Labels) != 1 || b.Body.Attributes["in"] == nil || inner == nil ||
		!isAbout(inner, b.Labels[0]) || !isRepeatable(inner, b.Body.Attributes["where"], b.Labels[0]) {
		return nil
	}
	return inner
}

// isAbout reports whether a statement is about the thing with this name, and could be about several.
func isAbout(b *hclsyntax.Block, name string) bool {
	row, ok := schema.Statement(b.Type)
	if !ok || row.Target.Word == "" || !row.Has("where") || b.Type == "for" || !slices.Equal(b.Labels, []string{name}) {
		return false
	}
	return !slices.ContainsFunc([]string{"when", "in", "where", "is"}, func(attr string) bool {
		return b.Body.Attributes[attr] != nil
	})
}

// isRepeatable reports whether a statement about a list has the same effect as the statement about each of its
// elements, called name, in turn. With a list, the condition where, which may be nil, is tested for all elements
// first, and pieces are moved, carried and destroyed at once. So the condition and the destination must not depend on
// what happened to earlier elements.
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

// isFixed reports whether the value of an expression cannot be changed by running a statement for other things. moved
// reports whether the statement may move them.
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
