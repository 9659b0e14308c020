package dsl

import (
	"path"
	"reflect"
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
	switch e.(type) {
	case *hclsyntax.LiteralValueExpr, *hclsyntax.ScopeTraversalExpr, *hclsyntax.ExprSyntaxError:
		return e
	case *hclsyntax.SplatExpr, *hclsyntax.AnonSymbolExpr: // the one refers to the other; they are not of the language
		return e
	}
	node := reflect.New(reflect.TypeOf(e).Elem())
	node.Elem().Set(reflect.ValueOf(e).Elem())
	for i := range node.Elem().NumField() {
		if list := node.Elem().Field(i); list.Kind() == reflect.Slice && !list.IsNil() {
			list.Set(reflect.AppendSlice(reflect.MakeSlice(list.Type(), 0, list.Len()), list))
		}
	}
	out := node.Interface().(hclsyntax.Expression)
	EachPart(out, func(part *hclsyntax.Expression) { *part = Copy(*part) })
	return out
}
