package flow

import (
	"github.com/scenario-lang/scenario/compiler/ir"
)

// FirstDecision returns a choose or offer that a procedure leads to, or nil. asks memoises the answers, and ends the
// search at a procedure that calls itself.
func FirstDecision(fn *ir.Func, asks map[*ir.Func]ir.Stmt) ir.Stmt {
	if st, known := asks[fn]; known {
		return st
	}
	asks[fn] = nil
	var found ir.Stmt
	ir.AnyStmt(fn.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Choose, *ir.Offer:
			found = st
		case *ir.Call:
			found = FirstDecision(st.Proc, asks)
		case *ir.Emit:
			for _, h := range st.Event.Hooks {
				if found == nil {
					found = FirstDecision(h, asks)
				}
			}
		}
		return found != nil
	})
	asks[fn] = found
	return found
}
