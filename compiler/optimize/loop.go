package optimize

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// searchLoop rewrites a loop over pieces with a condition so that the pieces are searched before the first round. It
// does so only if the body cannot change the condition for later pieces.
func searchLoop(s ir.Stmt) ir.Stmt {
	loop, ok := s.(*ir.For)
	if !ok || !overPieces(loop) {
		return s
	}
	if setsAlike(loop) {
		if found, ok := everyTurn(loop); ok {
			c := *loop
			c.Seq, c.If, c.Written, c.AtOnce = found, nil, loop.AsWritten(), true
			return &c
		}
	}
	if loop.If == nil {
		return s
	}
	written, ok := ownFields(loop.Body, loop.Var)
	if !ok {
		return s
	}
	if all, ok := ir.AsScan(loop.Seq, nil); ok && all.List == nil {
		written = nil // each piece comes once, and its own fields are not read again
	}
	found, ok := search(loop, written)
	if !ok {
		return s
	}
	c := *loop
	c.Seq, c.If, c.Written = found, nil, loop.AsWritten()
	return &c
}

func overPieces(s *ir.For) bool {
	t := s.Var.Type
	return t.Kind == ir.Ref && !t.Optional && t.Class.Role == ir.RolePiece
}

// setsAlike reports whether the body of a loop only sets plain fields of each piece to values that are the same for
// all pieces.
func setsAlike(s *ir.For) bool {
	if len(s.Body) != 1 {
		return false
	}
	set, ok := s.Body[0].(*ir.SetFields)
	if !ok || set.Obj == nil {
		return false
	}
	if l, ok := set.Obj.(*ir.Local); !ok || l.Var != s.Var {
		return false
	}
	for _, f := range set.Sets {
		if f.Field.Slot <= ir.PieceHolder || f.Field.Type.InList() || f.Field.Type.Kind == ir.Text || !fixed(f.Value) ||
			ir.Mentions(f.Value, s.Var) {
			return false
		}
	}
	return true
}

// ownFields reports whether statements only bind names and set plain fields of one piece, and returns these fields.
func ownFields(body []ir.Stmt, v *ir.Var) (written map[int]bool, ok bool) {
	written, ok = map[int]bool{}, true
	ir.EachStmt(body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.If, *ir.Let:
		case *ir.SetFields:
			l, own := s.Obj.(*ir.Local)
			ok = ok && own && l.Var == v
			for _, f := range s.Sets {
				ok = ok && f.Field.Slot != ir.PieceSpace && f.Field.Slot != ir.PieceHolder
				written[f.Field.Slot] = true
			}
		default:
			ok = false
		}
	})
	return written, ok
}

// everyTurn returns the list of the pieces that a loop visits, if it is a list already, or a search.
func everyTurn(s *ir.For) (ir.Expr, bool) {
	if s.If == nil && s.Seq.Type().Kind == ir.List && isList(s.Seq) {
		return s.Seq, true
	}
	return search(s, nil)
}

// isList reports whether a list needs no search or loop to make it.
func isList(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Comp, *ir.Scan, *ir.LetIn:
		return false
	case *ir.Builtin:
		row, ok := builtin.Lookup(e.Name)
		return ok && !row.Lazy
	}
	return true
}

// search returns the search for the pieces that a loop visits, if it is one search whose result does not change when
// the fields in written are set.
func search(s *ir.For, written map[int]bool) (*ir.Scan, bool) {
	at := s.Seq.Where()
	all := &ir.Comp{
		Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: s.Var.Type}, R: at}, Var: s.Var, Seq: s.Seq, If: s.If,
		Elem: &ir.Local{Base: ir.Base{T: s.Var.Type, R: at}, Var: s.Var},
	}
	scan, ok := ir.AsScan(scans(all), nil)
	if !ok {
		return nil, false
	}
	for _, p := range scan.Preds {
		slot := p.Slot
		switch {
		case p.Mask != nil:
			slot = ir.PieceUnit
		case p.Set:
			slot = ir.PieceOwner
		}
		if p.With != nil && !fixed(p.With) || written[slot] {
			return nil, false
		}
	}
	return scan, true
}

// fixed reports whether setting a field of a piece cannot change the value of an expression.
func fixed(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Lit, *ir.OptionOf, *ir.Local:
		return true
	case *ir.AttrOf:
		return fixed(e.Obj)
	case *ir.ColumnOf:
		return fixed(e.Obj)
	case *ir.Unary:
		return fixed(e.X)
	case *ir.Binary:
		return fixed(e.X) && fixed(e.Y)
	}
	return false
}
