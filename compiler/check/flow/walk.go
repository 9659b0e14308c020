package flow

import (
	"github.com/scenario-lang/scenario/compiler/ir"
)

// AnyStmt reports whether a predicate holds of a statement or of any statement in it.
func AnyStmt(body []ir.Stmt, is func(ir.Stmt) bool) bool {
	found := false
	for _, st := range body {
		found = found || is(st)
		ir.Exprs(st, func(ir.Expr) {}, func(inner []ir.Stmt) { found = found || AnyStmt(inner, is) })
	}
	return found
}

// anyExpr reports whether a predicate holds of an expression or of any part of it.
func anyExpr(x ir.Expr, is func(ir.Expr) bool) bool {
	found := false
	ir.Walk(x, func(x ir.Expr) bool {
		found = found || is(x)
		return !found
	})
	return found
}
