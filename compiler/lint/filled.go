package lint

import "github.com/scenario-lang/scenario/compiler/ir"

// fillable returns the optional state fields that are never none where they are read, if no rule makes them none: the
// space and the owner of a piece, fields of records, which are set when these are created, and fields that rules set
// before they are read, as only the order of play shows: those of the game, and those that a loop sets of every thing
// that it goes through.
func (p *pass) fillable() map[*ir.Field]bool {
	out := map[*ir.Field]bool{}
	for _, k := range p.sc.Classes {
		for _, f := range k.Fields {
			if !holdsOptional(f.Type) {
				continue
			}
			switch k.Role {
			case ir.RoleGame, ir.RoleRecord:
				out[f] = true
			case ir.RolePiece:
				out[f] = f.BuiltIn && (f.Slot == ir.PieceSpace || f.Slot == ir.PieceOwner)
			}
		}
	}
	for _, s := range p.index.stmts {
		if s, ok := s.s.(*ir.For); ok && s.If == nil {
			setsOf(s.Body, s.Var, 4, out)
		}
	}
	return out
}

// setsOf adds the fields of a thing that statements set in any case, also in the procedures that they call.
func setsOf(body []ir.Stmt, v *ir.Var, depth int, out map[*ir.Field]bool) {
	if depth == 0 {
		return
	}
	for _, s := range body {
		switch s := s.(type) {
		case *ir.SetFields:
			if !isLocal(s.Obj, v) {
				continue
			}
			for _, x := range s.Sets {
				if k := x.Field.Class; holdsOptional(x.Field.Type) && k.Role != ir.RolePiece && k.Role != ir.RoleRecord {
					out[x.Field] = true
				}
			}
		case *ir.Call:
			for i, x := range s.Args {
				if isLocal(x, v) {
					setsOf(s.Proc.Body, s.Proc.Params[i], depth-1, out)
				}
			}
		}
	}
}

func isLocal(e ir.Expr, v *ir.Var) bool {
	l, ok := e.(*ir.Local)
	return ok && l.Var == v
}
