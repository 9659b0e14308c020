// Package expr gives every expression its type: names, operators, calls, comprehensions and texts. It reads the tables
// of what is declared and turns syntax into the typed tree of package ir.
package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
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

// mistake reports a diagnostic and returns the expression that replaces the mistaken one.
func (c *Checker) mistake(d diag.Diagnostic) ir.Expr {
	c.report.Add(d)
	return types.Mistake(d.Range)
}

// invalid reports a diagnostic about a type, and returns the type that replaces the mistaken one.
func (c *Checker) invalid(d diag.Diagnostic) *ir.Type {
	c.report.Add(d)
	return types.Invalid
}

// anyInvalid reports whether there is a mistake in one of some expressions.
func anyInvalid(parts ...ir.Expr) bool {
	return slices.ContainsFunc(parts, func(x ir.Expr) bool { return x != nil && types.IsInvalid(x.Type()) })
}

// sound returns an expression, unless there is a mistake in one of its parts.
func sound(x ir.Expr, parts ...ir.Expr) ir.Expr {
	if anyInvalid(parts...) {
		return types.Mistake(x.Where())
	}
	return x
}

// Infer types an expression by what it is made of. hint is the type that its place would like: it guides empty lists,
// sets and texts, and the result need not have it.
func (c *Checker) Infer(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr {
	return c.infer(e, s, hint)
}
