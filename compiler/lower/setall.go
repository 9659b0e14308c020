package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// setAll is a loop that does nothing but set fields of each piece to what is the same for all: a search, and one
// instruction for every field. The condition must be a search of its own, which nothing the loop sets can change for
// another piece.
func (b *body) setAll(s *ir.For) bool {
	if !b.optimising() || len(s.Body) != 1 {
		return false
	}
	set, ok := s.Body[0].(*ir.SetFields)
	if !ok || set.Obj == nil {
		return false
	}
	t := s.Var.Type
	if l, ok := set.Obj.(*ir.Local); !ok || l.Var != s.Var || t.Kind != ir.Ref || t.Optional || t.Class.Role != ir.RolePiece {
		return false
	}
	for _, f := range set.Sets {
		if f.Field.Slot <= ir.PieceHolder || holdsArena(f.Field.Type) || !fixed(f.Value) {
			return false
		}
	}
	list, ok := b.allOf(s)
	if !ok {
		return false
	}
	vals := b.values(set.Sets)
	for i, f := range set.Sets {
		b.at(f.Range)
		b.op(program.PSETALL, vals[i], list, b.fields[f.Field])
	}
	return true
}

// sifted is a loop whose condition is a search: what passes is found before the first turn. The body must not be able to
// change that for a piece still to come. It gives the loop that is left and the list it goes over.
func (b *body) sifted(s *ir.For) (*ir.For, ir.Expr, bool) {
	t := s.Var.Type
	if !b.optimising() || s.If == nil || t.Kind != ir.Ref || t.Optional || t.Class.Role != ir.RolePiece {
		return nil, nil, false
	}
	written := map[int]bool{}
	if !ownFields(s.Body, s.Var, written) {
		return nil, nil, false
	}
	if e, ok := s.Seq.(*ir.Builtin); ok && (e.Name == "pieces" || e.Name == "every") {
		written = nil // every piece comes once, and what was set of it is not asked again
	}
	list, ok := b.passing(s, written)
	if !ok {
		return nil, nil, false
	}
	rest := *s
	rest.If = nil
	return &rest, b.inRegister(list, &ir.Type{Kind: ir.List, Elem: t}, s.Seq.Where()), true
}

// ownFields says whether statements do nothing but bind names and set plain fields of one piece, and notes which.
func ownFields(body []ir.Stmt, v *ir.Var, written map[int]bool) bool {
	ok := true
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
	return ok
}

// allOf is the register of a list of all that a loop would come to.
func (b *body) allOf(s *ir.For) (int32, bool) {
	if x := b.sequence(b.tree(s.Seq)); s.If == nil && x.Type().Kind == ir.List && b.isValue(x) {
		return b.any(x), true
	}
	return b.passing(s, nil)
}

// passing is the register of a list of all pieces a loop would come to and that its condition lets pass, if the condition
// is a search that setting these slots does not change.
func (b *body) passing(s *ir.For, written map[int]bool) (int32, bool) {
	all := &ir.Comp{
		Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: s.Var.Type}, R: s.Seq.Where()}, Var: s.Var, Seq: s.Seq, If: s.If,
		Elem: &ir.Local{Base: ir.Base{T: s.Var.Type, R: s.Seq.Where()}, Var: s.Var},
	}
	scan, ok := b.scanOf(b.tree(all), false)
	if !ok {
		return 0, false
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
			return 0, false
		}
	}
	list := b.tmp()
	b.scan(scan, program.SCAN, list)
	return list, true
}

// fixed is a constant, a variable or a column of one: nothing that setting a piece's field could change.
func fixed(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Lit, *ir.OptionOf, *ir.Local:
		return true
	case *ir.AttrOf:
		return fixed(e.Obj)
	case *ir.ColumnOf:
		return fixed(e.Obj)
	}
	return false
}
