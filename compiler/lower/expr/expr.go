package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Into evaluates an expression into a register. It writes the register last, which may therefore be that of a variable in
// the expression; for the exceptions see WritesEarly.
func (fr *Frame) Into(e ir.Expr, dst int32) {
	mark := fr.c.Mark()
	defer func() { fr.c.Release(mark) }()
	switch e := e.(type) {
	case *ir.Lit:
		fr.c.LoadInt(dst, fr.t.Cell(e.Val, e.T))
	case *ir.Local:
		fr.local(e, dst)
	case *ir.AttrOf:
		if l, ok := e.Obj.(*ir.Lit); ok && l.Val.Int >= 0 && int(l.Val.Int) < len(e.Attr.Class.Members) {
			fr.c.LoadInt(dst, fr.t.P.Attrs[fr.t.AttrRow(e.Attr)].Data[l.Val.Int])
			return
		}
		obj := fr.Any(e.Obj)
		fr.c.At(e.R)
		fr.c.Op(program.ATTR, dst, obj, fr.t.AttrRow(e.Attr))
	case *ir.ColumnOf:
		obj := fr.Any(e.Obj)
		fr.c.At(e.R)
		fr.c.Op(program.ATTR, dst, obj, fr.t.Column(e))
	case *ir.FieldOf:
		fr.fieldOf(e, dst)
	case *ir.ValueOf:
		obj := fr.Any(e.Obj)
		fr.c.At(e.R)
		fr.c.Op(program.VALUE, dst, obj, int32(e.Value.Index))
	case *ir.OptionOf:
		fr.c.Op(program.OPT, dst, int32(e.Option.Index), 0)
	case *ir.CallFn:
		args := fr.Args(e.Args...)
		fr.c.At(e.R)
		fr.c.Op(program.CALL, dst, fr.u.Row(e.Fn), args)
	case *ir.Builtin:
		fr.builtin(e, dst)
	case *ir.Unary:
		fr.unary(e, dst)
	case *ir.Binary:
		fr.binary(e, dst)
	case *ir.Cond:
		fr.cond(e, dst)
	case *ir.Comp:
		fr.List(e, dst)
	case *ir.Scan:
		fr.Scan(e, program.SCAN, dst)
	case *ir.MakeList:
		fr.makeList(e, dst)
	case *ir.Index:
		list, at := fr.Any(e.List), fr.Any(e.At)
		fr.c.At(e.R)
		fr.c.Op(program.LGET, dst, list, at)
	case *ir.ToRational:
		fr.c.Op(program.TORAT, dst, fr.Any(e.X), 0)
	case *ir.ToSet:
		fr.toSet(e, dst)
	case *ir.TextOf:
		fr.Text(e.Template, dst)
	case *ir.Given:
		fr.c.At(e.R)
		fr.c.Op(program.GIVEN, dst, fr.t.Str(e.Name), 0)
	case *ir.LetIn:
		fr.letIn(e, func(body ir.Expr) { fr.Into(body, dst) })
	}
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

// Any evaluates an expression into any register and returns it. A variable stays in its own.
func (fr *Frame) Any(e ir.Expr) int32 {
	if l, ok := e.(*ir.Local); ok {
		if r, ok := fr.vars.regs[l.Var]; ok {
			return r
		}
	}
	dst := fr.c.Tmp()
	fr.Into(e, dst)
	return dst
}

// Args evaluates expressions into registers in a row and returns the first. One that is missing is none.
func (fr *Frame) Args(es ...ir.Expr) int32 {
	at := fr.c.Take(len(es))
	for i, e := range es {
		fr.OrNone(e, at+int32(i))
	}
	return at
}

func (fr *Frame) OrNone(e ir.Expr, dst int32) {
	if e == nil {
		fr.c.LoadInt(dst, value.None)
		return
	}
	fr.Into(e, dst)
}

func (fr *Frame) local(e *ir.Local, dst int32) {
	if r, ok := fr.vars.regs[e.Var]; ok {
		fr.c.Move(dst, r)
		return
	}
	if x, ok := fr.vars.inPlace[e.Var]; ok {
		fr.Into(x, dst)
		return
	}
	if e.Var == fr.among && e.Var != nil {
		fr.c.Op(program.AMONG, dst, 0, 0)
		return
	}
	// The checker reports variables that are read before they are bound. A scenario that comes here all the same must fail
	// in play and not in the compiler.
	fr.c.At(e.R)
	fr.c.Op(program.FAIL, fr.t.Str("the variable "+e.Var.Name+" has no value here"), 0, 0)
}

// letIn calls use with the body of a binding inside an expression.
func (fr *Frame) letIn(e *ir.LetIn, use func(ir.Expr)) {
	mark := fr.c.Mark()
	if l, ok := e.Value.(*ir.Local); ok && !l.Var.Mutable && fr.Has(l.Var) {
		fr.vars.regs[e.Var] = fr.vars.regs[l.Var]
	} else {
		r := fr.c.Tmp()
		fr.Into(e.Value, r)
		fr.vars.regs[e.Var] = r
	}
	use(e.Body)
	delete(fr.vars.regs, e.Var)
	fr.c.Release(mark)
}

func (fr *Frame) Has(v *ir.Var) bool {
	_, ok := fr.vars.regs[v]
	return ok
}

func (fr *Frame) fieldOf(e *ir.FieldOf, dst int32) {
	if e.Obj == nil {
		fr.c.Op(program.GGET, dst, int32(e.Field.Slot), 0)
		return
	}
	obj := fr.Any(e.Obj)
	fr.c.At(e.R)
	switch e.Field.Class.Role {
	case ir.RolePiece:
		fr.c.Op(program.PGET, dst, obj, int32(e.Field.Slot))
	case ir.RoleRecord:
		fr.c.Op(program.FGET, dst, obj, fr.t.FieldRow(e.Field))
	default:
		fr.c.Op(program.VGET, dst, obj, fr.t.FieldRow(e.Field))
	}
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
