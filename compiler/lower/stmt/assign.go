package stmt

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/runtime/program"
)

// assign evaluates the value directly into the register of the variable, unless that would overwrite the register
// before it is read.
func (b *Body) assign(s *ir.Assign) {
	dst, ok := b.fr.Names.Reg(s.Var)
	if !ok {
		return
	}
	b.fr.NoteAgain(s.Var, s.AsWritten()) // before the variable changes, since the new value may depend on its old one
	if expr.WritesEarly(s.Value) && ir.Mentions(s.Value, s.Var) {
		b.c.Move(dst, b.fr.Eval(s.Value))
		return
	}
	b.fr.EvalInto(s.Value, dst)
}

// setFields evaluates all values before it writes the first field.
func (b *Body) setFields(s *ir.SetFields) {
	obj := int32(-1)
	if s.Obj != nil {
		obj = b.fr.Eval(s.Obj)
	}
	vals := b.values(s.Sets)
	for i, set := range s.Sets {
		if len(s.Sets) > 1 {
			b.c.SetPlace(set.Range)
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

// values evaluates the values of fields. A value may stay in the register of a variable, because writing fields
// changes no variables.
func (b *Body) values(sets []ir.FieldSet) []int32 {
	out := make([]int32, len(sets))
	for i, s := range sets {
		out[i] = b.fr.Eval(s.Value)
	}
	return out
}

// setAll writes the code for setting fields of many pieces to values that are the same for all: the list of the
// pieces, and one instruction for each field.
func (b *Body) setAll(s *ir.For) {
	var list int32
	if search, ok := s.Seq.(*ir.Scan); ok {
		list = b.c.Tmp()
		b.fr.Scan(search, program.SCAN, list)
	} else {
		list = b.fr.Eval(s.Seq)
	}
	set := s.Body[0].(*ir.SetFields)
	vals := b.values(set.Sets)
	for i, f := range set.Sets {
		b.c.SetPlace(f.Range)
		b.c.Op(program.PSETALL, vals[i], list, b.t.FieldRow(f.Field))
	}
}

// move, carry and destroy take one piece or several.
func (b *Body) move(s *ir.Move) {
	b.c.Op(chooseOp(s.What, program.MOVE, program.MOVEALL), b.fr.Eval(s.What), b.fr.Eval(s.To), 0)
}

func (b *Body) carry(s *ir.Carry) {
	by := b.c.Tmp()
	b.fr.OrNone(s.By, by)
	b.c.Op(chooseOp(s.What, program.CARRY, program.CARRYALL), b.fr.Eval(s.What), by, 0)
}

func (b *Body) destroy(s *ir.Destroy) {
	op := chooseOp(s.What, program.KILL, program.KILLALL)
	if t := s.What.Type(); t.Kind == ir.Ref && t.Class.Role == ir.RoleRecord {
		op = program.KILLREC
	}
	b.c.Op(op, b.fr.Eval(s.What), 0, 0)
}

func chooseOp(e ir.Expr, one, all program.Op) program.Op {
	if k := e.Type().Kind; k == ir.List || k == ir.Set {
		return all
	}
	return one
}

// pay writes pay and gain.
func (b *Body) pay(s *ir.Pay) {
	if s.Resource != nil {
		op := program.GAINOF
		if s.Sign < 0 {
			op = program.PAYOF
		}
		b.c.Op(op, b.fr.Eval(s.Who), b.fr.Eval(s.Amount), b.fr.Eval(s.Resource))
		return
	}
	who, amounts := b.fr.Eval(s.Who), b.values(s.Sets)
	op := program.GAIN
	if s.Sign < 0 {
		op = program.PAY
	}
	for i, set := range s.Sets {
		if len(s.Sets) > 1 {
			b.c.SetPlace(set.Range)
		}
		b.c.Op(op, who, amounts[i], b.t.FieldRow(set.Field))
	}
}

// createPiece evaluates the unit, owner, space, number and fields into consecutive registers.
func (b *Body) createPiece(s *ir.CreatePiece, dst int32) {
	row := program.Create{Class: b.t.P.PieceClass}
	at := b.c.Take(4 + len(s.Sets))
	for i, e := range []ir.Expr{s.Unit, s.Owner, s.Space} {
		b.fr.OrNone(e, at+int32(i))
	}
	if s.N == nil {
		b.c.LoadInt(at+3, 1)
	} else {
		b.fr.EvalInto(s.N, at+3)
	}
	for i, set := range s.Sets {
		b.fr.EvalInto(set.Value, at+4+int32(i))
		row.Fields = append(row.Fields, b.t.FieldRow(set.Field))
	}
	b.c.SetPlace(s.R)
	b.c.Op(program.CREATE, dst, b.t.Create(row), at)
}

func (b *Body) createRecord(s *ir.CreateRecord, dst int32) {
	row := program.Create{Class: int32(s.Class.Index)}
	at := b.c.Take(len(s.Sets))
	for i, set := range s.Sets {
		b.fr.EvalInto(set.Value, at+int32(i))
		row.Fields = append(row.Fields, b.t.FieldRow(set.Field))
	}
	b.c.SetPlace(s.R)
	b.c.Op(program.NEWREC, dst, b.t.Create(row), at)
}
