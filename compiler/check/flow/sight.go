package flow

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// AsksSight returns a call of a function that asks what is hidden, if an expression makes one, directly or through
// functions, values and movements.
func AsksSight(e ir.Expr) (call *ir.Builtin) {
	NewSearch(func(x ir.Expr) bool {
		if b, ok := x.(*ir.Builtin); ok {
			if row, ok := builtin.Lookup(b.Name); ok && row.Reads.Has(builtin.ReadsSight) {
				call = b
			}
		}
		return call != nil
	}).In(e)
	return call
}
