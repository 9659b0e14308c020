package flow

import (
	"github.com/scenario-lang/scenario/compiler/ir"
)

// anyExpr reports whether a predicate holds of an expression or of any part of it.
func anyExpr(x ir.Expr, is func(ir.Expr) bool) bool {
	found := false
	ir.Walk(x, func(x ir.Expr) bool {
		found = found || is(x)
		return !found
	})
	return found
}
