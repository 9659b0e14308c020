package dsl

import (
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// IsTests reports whether a file holds tests and what they use: it is called tests.hcl, or tests_ and more. Its
// functions and procedures belong to the tests of the folder, not to the rules.
func IsTests(file string) bool {
	base := path.Base(file)
	return base == "tests.hcl" || strings.HasPrefix(base, "tests_") && path.Ext(base) == ".hcl"
}

// Copy returns a copy of an expression that shares no node with it which EachPart would change. Trees of a folder may
// be held for the next load, so what changes a part does so in a copy.
func Copy(e hclsyntax.Expression) hclsyntax.Expression {
	var out hclsyntax.Expression
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		out = copyNode(e)
	case *hclsyntax.RelativeTraversalExpr:
		out = copyNode(e)
	case *hclsyntax.FunctionCallExpr:
		c := copyNode(e)
		c.Args = slices.Clone(e.Args)
		out = c
	case *hclsyntax.ConditionalExpr:
		out = copyNode(e)
	case *hclsyntax.IndexExpr:
		out = copyNode(e)
	case *hclsyntax.TupleConsExpr:
		c := copyNode(e)
		c.Exprs = slices.Clone(e.Exprs)
		out = c
	case *hclsyntax.ObjectConsExpr:
		c := copyNode(e)
		c.Items = slices.Clone(e.Items)
		out = c
	case *hclsyntax.ObjectConsKeyExpr:
		out = copyNode(e)
	case *hclsyntax.ForExpr:
		out = copyNode(e)
	case *hclsyntax.BinaryOpExpr:
		out = copyNode(e)
	case *hclsyntax.UnaryOpExpr:
		out = copyNode(e)
	case *hclsyntax.TemplateExpr:
		c := copyNode(e)
		c.Parts = slices.Clone(e.Parts)
		out = c
	case *hclsyntax.TemplateJoinExpr:
		out = copyNode(e)
	case *hclsyntax.TemplateWrapExpr:
		out = copyNode(e)
	default: // names and literals; a splat refers to a node of its own and is not part of the language
		return e
	}
	EachPart(out, func(part *hclsyntax.Expression) { *part = Copy(*part) })
	return out
}

// copyNode returns a copy of a node, which shares its parts.
func copyNode[T any](node *T) *T {
	c := *node
	return &c
}
