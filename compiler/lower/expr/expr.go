package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

func init() { // The functions lead back to the table.
	evaluates(func(fr *Frame, e *ir.Lit, dst int32) { fr.c.LoadInt(dst, fr.t.Cell(e.Val, e.T)) })
	evaluates((*Frame).local)
	evaluates((*Frame).attrOf)
	evaluates(func(fr *Frame, e *ir.ColumnOf, dst int32) {
		obj := fr.Any(e.Obj)
		fr.c.At(e.R)
		fr.c.Op(program.ATTR, dst, obj, fr.t.Column(e))
	})
	evaluates((*Frame).fieldOf)
	evaluates((*Frame).valueOf)
	evaluates(func(fr *Frame, e *ir.OptionOf, dst int32) { fr.c.Op(program.OPT, dst, int32(e.Option.Index), 0) })
	evaluates((*Frame).callFn)
	evaluates((*Frame).builtin)
	evaluates((*Frame).unary)
	evaluates((*Frame).binary)
	evaluates((*Frame).cond)
	evaluates(func(fr *Frame, e *ir.Comp, dst int32) { fr.List(e, dst) })
	evaluates(func(fr *Frame, e *ir.Scan, dst int32) { fr.Scan(e, program.SCAN, dst) })
	evaluates((*Frame).makeList)
	evaluates(func(fr *Frame, e *ir.Index, dst int32) { fr.both(e.R, program.LGET, dst, e.List, e.At) })
	evaluates(func(fr *Frame, e *ir.ToRational, dst int32) { fr.c.Op(program.TORAT, dst, fr.Any(e.X), 0) })
	evaluates((*Frame).toSet)
	evaluates(func(fr *Frame, e *ir.TextOf, dst int32) { fr.Text(e.Template, dst) })
	evaluates(func(fr *Frame, e *ir.Given, dst int32) {
		fr.c.At(e.R)
		fr.c.Op(program.GIVEN, dst, fr.t.Str(e.Name), 0)
	})
	evaluates(func(fr *Frame, e *ir.LetIn, dst int32) { fr.letIn(e, func(body ir.Expr) { fr.Into(body, dst) }) })
}

func (fr *Frame) attrOf(e *ir.AttrOf, dst int32) {
	if l, ok := e.Obj.(*ir.Lit); ok && l.Val.Int >= 0 && int(l.Val.Int) < len(e.Attr.Class.Members) {
		fr.c.LoadInt(dst, fr.t.P.Attrs[fr.t.AttrRow(e.Attr)].Data[l.Val.Int])
		return
	}
	fr.with(e.R, program.ATTR, dst, e.Obj, fr.t.AttrRow(e.Attr))
}

func (fr *Frame) valueOf(e *ir.ValueOf, dst int32) {
	if len(e.Value.With) > 0 {
		fr.valueIn(e, dst)
		return
	}
	fr.with(e.R, program.VALUE, dst, e.Obj, int32(e.Value.Index))
}

// valueIn writes a call of the function of a value that is asked for in a context. A piece that is not there any more
// is an error even if the value does not look at it, as for other values.
func (fr *Frame) valueIn(e *ir.ValueOf, dst int32) {
	at := fr.c.Take(2 + len(e.Args))
	fr.Into(e.Obj, at)
	fr.c.At(e.R)
	if e.Value.Class.Role == ir.RolePiece {
		fr.c.Op(program.PGET, at+1, at, ir.PieceUnit)
	}
	fr.c.LoadInt(at+1, 0) // where other values have their among, which a roll knows
	for i, a := range e.Args {
		fr.Into(a, at+2+int32(i))
	}
	fr.c.At(e.R)
	fr.c.Op(program.CALL, dst, fr.u.ValueRow(e.Value), at)
}

func (fr *Frame) callFn(e *ir.CallFn, dst int32) {
	args := fr.Args(e.Args...)
	fr.c.At(e.R)
	fr.c.Op(program.CALL, dst, fr.u.Row(e.Fn), args)
}

// WritesEarly reports whether evaluating e into a register writes the register before everything in e is read.
func WritesEarly(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Comp, *ir.ToSet, *ir.LetIn, *ir.Scan, *ir.MakeList, *ir.Builtin, *ir.TextOf:
		return true
	case *ir.Cond:
		return WritesEarly(e.Then) || WritesEarly(e.Else)
	}
	return false
}

func (fr *Frame) fieldOf(e *ir.FieldOf, dst int32) {
	if e.Obj == nil {
		fr.c.Op(program.GGET, dst, int32(e.Field.Slot), 0)
		return
	}
	op, field := program.VGET, fr.t.FieldRow(e.Field)
	switch e.Field.Class.Role {
	case ir.RolePiece:
		op, field = program.PGET, int32(e.Field.Slot)
	case ir.RoleRecord:
		op = program.FGET
	}
	fr.with(e.R, op, dst, e.Obj, field)
}

func (fr *Frame) cond(e *ir.Cond, dst int32) {
	other, done := emit.NewLabel(), emit.NewLabel()
	fr.JumpIf(e.If, false, other)
	fr.c.Watch(watch.Arm, e.Then.Where())
	fr.Into(e.Then, dst)
	fr.c.Jump(done)
	fr.c.Bind(other)
	fr.c.Watch(watch.Arm, e.Else.Where())
	fr.Into(e.Else, dst)
	fr.c.Bind(done)
}
