package dsl

import (
	"path"
	"reflect"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// IsTests reports whether a file holds tests and their helpers: whether it is called tests.hcl or its name begins
// with tests_. Its functions and procedures belong to the tests of the folder, not to the rules.
func IsTests(file string) bool {
	base := path.Base(file)
	return base == "tests.hcl" || strings.HasPrefix(base, "tests_") && path.Ext(base) == ".hcl"
}

// Copy returns a copy of an expression, so that EachPart can change parts of it. The trees of a folder may be cached
// for the next load and must not be changed.
func Copy(e hclsyntax.Expression) hclsyntax.Expression {
	switch e.(type) {
	case *hclsyntax.LiteralValueExpr, *hclsyntax.ScopeTraversalExpr, *hclsyntax.ExprSyntaxError:
		return e
	case *hclsyntax.SplatExpr, *hclsyntax.AnonSymbolExpr: // they refer to each other, and the language does not have them
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
