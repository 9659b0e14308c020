// Package flow analyses typed statements: where a body ends, what a loop may change, and whether a procedure leads to
// a decision. It only reads the tree and reports nothing.
package flow

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// Ending returns the name of a statement after which nothing runs, or "" for others.
func Ending(st ir.Stmt) string {
	switch st := st.(type) {
	case *ir.Return:
		return "return"
	case *ir.Break:
		return "break"
	case *ir.EndGame:
		return "end_game"
	case *ir.If:
		if len(st.Branches) == 0 || st.Branches[len(st.Branches)-1].When != nil {
			return ""
		}
		for _, b := range st.Branches {
			if len(b.Body) == 0 || Ending(b.Body[len(b.Body)-1]) == "" {
				return ""
			}
		}
		return "an if that leaves in every branch"
	}
	return ""
}

// Returns reports whether a body returns a value on every path.
func Returns(body []ir.Stmt) bool {
	if len(body) == 0 {
		return false
	}
	switch st := body[len(body)-1].(type) {
	case *ir.Return, *ir.EndGame:
		return true
	case *ir.If:
		if st.Branches[len(st.Branches)-1].When != nil {
			return false
		}
		return !slices.ContainsFunc(st.Branches, func(b ir.Branch) bool { return !Returns(b.Body) })
	case *ir.Attempt:
		return Returns(st.Body) && Returns(st.Otherwise)
	case *ir.Repeat:
		n, ok := int64(1), true
		if st.While != nil {
			n, ok = known.Number(st.While)
		}
		return ok && n == 1 && st.Until == nil && st.Times == nil && !breaks(st.Body)
	}
	return false
}

// BodiesCalled returns a body and the bodies of all procedures that it calls, directly or indirectly.
func BodiesCalled(body []ir.Stmt) [][]ir.Stmt {
	out := [][]ir.Stmt{body}
	seen := map[*ir.Func]bool{}
	for i := 0; i < len(out); i++ {
		ir.AnyStmt(out[i], func(st ir.Stmt) bool {
			if call, ok := st.(*ir.Call); ok && call.Proc != nil && !seen[call.Proc] {
				seen[call.Proc] = true
				out = append(out, call.Proc.Body)
			}
			return false
		})
	}
	return out
}

// CallsNeeded reports whether a body calls a procedure that games declare, which may do anything.
func CallsNeeded(body []ir.Stmt) bool {
	return ir.AnyStmt(body, func(st ir.Stmt) bool {
		call, ok := st.(*ir.Call)
		return ok && call.Proc != nil && call.Proc.Needed
	})
}

// EndsGame reports whether a body has a statement that may end the game.
func EndsGame(body []ir.Stmt) bool {
	return ir.AnyStmt(body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.EndGame, *ir.CheckVictory:
			return true
		}
		return false
	})
}

// Leaves reports whether a body may leave the loop that it belongs to.
func Leaves(body []ir.Stmt) bool {
	return breaks(body) || ir.AnyStmt(body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.Return, *ir.EndGame, *ir.CheckVictory:
			return true
		}
		return false
	})
}

// breaks reports whether a body has a break of its own loop.
func breaks(body []ir.Stmt) bool {
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Break:
			return true
		case *ir.If:
			if slices.ContainsFunc(st.Branches, func(b ir.Branch) bool { return breaks(b.Body) }) {
				return true
			}
		case *ir.Attempt:
			if breaks(st.Body) || breaks(st.Otherwise) {
				return true
			}
		}
	}
	return false
}

// FirstDecision returns a choose or offer that a procedure leads to, or nil. asks caches the results, and ends the
// search at a recursive call.
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
