package dsl

import (
	"path"
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
		c := *e
		out = &c
	case *hclsyntax.RelativeTraversalExpr:
		c := *e
		out = &c
	case *hclsyntax.FunctionCallExpr:
		c := *e
		c.Args = append([]hclsyntax.Expression(nil), e.Args...)
		out = &c
	case *hclsyntax.ConditionalExpr:
		c := *e
		out = &c
	case *hclsyntax.IndexExpr:
		c := *e
		out = &c
	case *hclsyntax.TupleConsExpr:
		c := *e
		c.Exprs = append([]hclsyntax.Expression(nil), e.Exprs...)
		out = &c
	case *hclsyntax.ObjectConsExpr:
		c := *e
		c.Items = append([]hclsyntax.ObjectConsItem(nil), e.Items...)
		out = &c
	case *hclsyntax.ObjectConsKeyExpr:
		c := *e
		out = &c
	case *hclsyntax.ForExpr:
		c := *e
		out = &c
	case *hclsyntax.BinaryOpExpr:
		c := *e
		out = &c
	case *hclsyntax.UnaryOpExpr:
		c := *e
		out = &c
	case *hclsyntax.TemplateExpr:
		c := *e
		c.Parts = append([]hclsyntax.Expression(nil), e.Parts...)
		out = &c
	case *hclsyntax.TemplateJoinExpr:
		c := *e
		out = &c
	case *hclsyntax.TemplateWrapExpr:
		c := *e
		out = &c
	default: // names and literals; a splat refers to a node of its own and is not part of the language
		return e
	}
	EachPart(out, func(part *hclsyntax.Expression) { *part = Copy(*part) })
	return out
}
