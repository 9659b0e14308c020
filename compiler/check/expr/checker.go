// Package expr gives every expression its type: names, operators, calls, comprehensions and texts. It reads the tables
// of what is declared and turns syntax into the typed tree of package ir.
package expr

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Checker types expressions.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	// infer types an expression of any kind. It is a variable because expressions hold expressions: the files of this
	// package call it through Infer, and only New knows them all.
	infer func(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr

	// Case is the case of a test that is being read, or nil. Its names mean the values that it gives them.
	Case *Case
	// giving is the case of which a value is being read, or nil.
	giving *Case
	// caseBytes counts the bytes read for cases so far: see mostCaseText.
	caseBytes int
}

// Infer types an expression by what it is made of. hint is the type that its place would like: it guides empty lists,
// sets and texts, and the result need not have it.
func (c *Checker) Infer(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr {
	return c.infer(e, s, hint)
}
