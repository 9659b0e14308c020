package flow

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// MayChange reports whether one of the conditions of a loop may change, or is wrong anyway. pass lists the variables
// that a pass binds. With calls, a called procedure counts as changing all state.
func MayChange(asked []ir.Expr, pass []*ir.Var, body []ir.Stmt, calls bool) bool {
	return slices.ContainsFunc(asked, func(x ir.Expr) bool {
		return x != nil && (types.IsInvalid(x.Type()) || changes(x, pass, body, calls))
	})
}

// changes reports whether an expression may have another value after a pass of the loop: it reads state that the body
// may change, a local that the body assigns, or a local of the pass.
func changes(x ir.Expr, pass []*ir.Var, body []ir.Stmt, calls bool) bool {
	return anyExpr(x, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Local:
			return slices.Contains(pass, x.Var) || x.Var.Mutable && assigns(body, x.Var)
		case *ir.FieldOf:
			return mayWrite(body, x.Field, calls)
		case *ir.ValueOf, *ir.CallFn: // whatever they read
			return changesState(body, calls)
		case *ir.Builtin:
			row, ok := builtin.Lookup(x.Name)
			switch {
			case ok && (row.Reads.Has(builtin.ReadsMovement) || row.Reads.Has(builtin.ReadsResources) || row.Reads.Has(builtin.ReadsOutcome) || row.Reads.Has(builtin.ReadsSight)):
				return changesState(body, calls)
			case ok && row.Reads.Changing() && (x.Class == nil || types.Nameless(x.Class)):
				return movesPieces(body, calls)
			}
		}
		return false
	})
}

func assigns(body []ir.Stmt, v *ir.Var) bool {
	return ir.AnyStmt(body, func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		return ok && a.Var == v
	})
}

// mayWrite reports whether statements may change a state field. Hooks and actions are not examined and count as
// changing everything. With calls, so do procedures.
func mayWrite(body []ir.Stmt, f *ir.Field, calls bool) bool {
	writes := func(sets []ir.FieldSet) bool {
		return slices.ContainsFunc(sets, func(s ir.FieldSet) bool { return s.Field == f })
	}
	return ir.AnyStmt(body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.SetFields:
			return writes(st.Sets)
		case *ir.Pay:
			return st.Resource != nil || writes(st.Sets)
		case *ir.Call:
			return calls
		case *ir.Emit, *ir.Offer, *ir.CheckVictory:
			return true
		case *ir.Move, *ir.Carry, *ir.CreatePiece, *ir.CreateRecord, *ir.Destroy:
			return f.Class != nil && types.Nameless(f.Class)
		}
		return false
	})
}

// changesState reports whether statements may change any state.
func changesState(body []ir.Stmt, calls bool) bool {
	return movesPieces(body, calls) || ir.AnyStmt(body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.SetFields, *ir.Pay, *ir.Assign: // a local may be handed to a function
			return true
		}
		return false
	})
}

func movesPieces(body []ir.Stmt, calls bool) bool {
	return ir.AnyStmt(body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Move, *ir.Carry, *ir.CreatePiece, *ir.CreateRecord, *ir.Destroy, *ir.Shuffle, *ir.Emit, *ir.Offer, *ir.CheckVictory:
			return true
		case *ir.Call:
			return calls
		case *ir.SetFields:
			return slices.ContainsFunc(st.Sets, func(f ir.FieldSet) bool {
				return f.Field != nil && f.Field.BuiltIn && f.Field.Class != nil && f.Field.Class.Role == ir.RolePiece && f.Field.Slot >= ir.PieceSpace
			})
		}
		return false
	})
}

// ReadsLocal reports whether an expression reads one of some locals.
func ReadsLocal(x ir.Expr, vars []*ir.Var) bool {
	return anyExpr(x, func(x ir.Expr) bool {
		l, ok := x.(*ir.Local)
		return ok && slices.Contains(vars, l.Var)
	})
}
