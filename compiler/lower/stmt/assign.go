package stmt

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/runtime/program"
)

// assign evaluates the value into the register of the variable, unless that would be overwritten before it is read.
func (b *Body) assign(s *ir.Assign) {
	dst, ok := b.fr.Names.Reg(s.Var)
	if !ok {
		return
	}
	b.fr.NoteAgain(s.Var, s.AsWritten()) // Before the variable changes, since its old value may be in the new one.
	if expr.WritesEarly(s.Value) && ir.Mentions(s.Value, s.Var) {
		b.c.Move(dst, b.fr.Any(s.Value))
		return
	}
	b.fr.Into(s.Value, dst)
}

// setFields evaluates every value before it writes the first.
func (b *Body) setFields(s *ir.SetFields) {
	obj := int32(-1)
	if s.Obj != nil {
		obj = b.fr.Any(s.Obj)
	}
	vals := b.values(s.Sets)
	for i, set := range s.Sets {
		if len(s.Sets) > 1 {
			b.c.At(set.Range)
		}
		f := b.t.FieldRow(set.Field)
		switch set.Field.Class.Role {
		case ir.RoleGame:
			b.c.Op(program.GSET, vals[i], f, 0)
		case ir.RolePiece:
			b.c.Op(program.PSET, vals[i], obj, f)
		case ir.RoleRecord:
			b.c.Op(program.FSET, vals[i], obj, f)
		default:
			b.c.Op(program.VSET, vals[i], obj, f)
		}
	}
}

// values evaluates what fields are set to. A value may stay in the register of a variable: writing a field changes
// none.
func (b *Body) values(sets []ir.FieldSet) []int32 {
	out := make([]int32, len(sets))
	for i, s := range sets {
		out[i] = b.fr.Any(s.Value)
	}
	return out
}

// setAll writes a loop that sets fields of every piece to values that are the same for all of them: a list of the
// pieces, and one instruction for each field.
func (b *Body) setAll(s *ir.For) {
	var list int32
	if search, ok := s.Seq.(*ir.Scan); ok {
		list = b.c.Tmp()
		b.fr.Scan(search, program.SCAN, list)
	} else {
		list = b.fr.Any(s.Seq)
	}
	set := s.Body[0].(*ir.SetFields)
	vals := b.values(set.Sets)
	for i, f := range set.Sets {
		b.c.At(f.Range)
		b.c.Op(program.PSETALL, vals[i], list, b.t.FieldRow(f.Field))
	}
}
