package expr

import (
	"reflect"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// evaluations has, for each kind of expression, the function that evaluates it into a register.
var evaluations = map[reflect.Type]func(*Frame, ir.Expr, int32){}

func addKind[E ir.Expr](into func(fr *Frame, e E, dst int32)) {
	evaluations[reflect.TypeFor[E]()] = func(fr *Frame, e ir.Expr, dst int32) { into(fr, e.(E), dst) }
}

// call is a call of a function of the language for which instructions are written.
type call struct {
	*Frame
	e *ir.Builtin
}

// inline is how the instructions of a function of the language are written.
type inline struct {
	write func(b *call, dst int32)
	// jump is JumpIf for functions that are compiled to loops: it leaves the loop by a jump to the label. It returns
	// false if this call is not a loop.
	jump func(b *call, want bool, to *emit.Label) bool
	// source, unless nil, returns the source of an iterator over the result, which then needs no list, and the
	// expressions for its registers.
	source func(e *ir.Builtin) (program.Source, []ir.Expr)
}

// inlined has the functions without Go code, and those for which instructions are better than a call.
var inlined map[uint16]inline

// inlinedAs returns the row of a function in inlined, or an empty row.
func inlinedAs(e *ir.Builtin) inline {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		return inline{}
	}
	return inlined[row.ID]
}

// iterates reports whether the instructions of a function iterate over its only argument without making a list.
func iterates(e *ir.Builtin) bool {
	row, ok := builtin.Lookup(e.Name)
	if !ok || len(e.Args) != 1 || inlined[row.ID].write == nil {
		return false
	}
	p, _ := row.Param(0)
	switch p.Type.Word {
	case "sequence", "keyed", "numbers":
		return true
	}
	return false
}

// EvalInto evaluates an expression into a register. It writes the register last, so it may be that of a variable in
// the expression. For exceptions see WritesEarly.
func (fr *Frame) EvalInto(e ir.Expr, dst int32) {
	mark := fr.c.Mark()
	defer func() { fr.c.Release(mark) }()
	evaluations[reflect.TypeOf(e)](fr, e, dst)
}

// Eval evaluates an expression into some register and returns it. A variable stays in its own register.
func (fr *Frame) Eval(e ir.Expr) int32 {
	if l, ok := e.(*ir.Local); ok {
		if r, ok := fr.Names.regs[l.Var]; ok {
			return r
		}
	}
	dst := fr.c.Tmp()
	fr.EvalInto(e, dst)
	return dst
}

// Args evaluates expressions into consecutive registers and returns the first. A nil expression is none.
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
	fr.EvalInto(e, dst)
}

// evaluateWith evaluates an expression, and writes an instruction with the result and another operand.
func (fr *Frame) evaluateWith(at hcl.Range, op program.Op, dst int32, e ir.Expr, operand int32) {
	x := fr.Eval(e)
	fr.c.SetPlace(at)
	fr.c.Op(op, dst, x, operand)
}

// evaluateBoth evaluates two expressions, and writes an instruction with both results.
func (fr *Frame) evaluateBoth(at hcl.Range, op program.Op, dst int32, e, other ir.Expr) {
	x, y := fr.Eval(e), fr.Eval(other)
	fr.c.SetPlace(at)
	fr.c.Op(op, dst, x, y)
}

// outlive makes what loops leave in the arena outlive their rounds, if values of type t are in the arena. The
// function that it returns ends that.
func (fr *Frame) outlive(t *ir.Type) (end func()) {
	if !table.InArena(t) {
		return func() {}
	}
	fr.escapes++
	return func() { fr.escapes-- }
}

// Return writes the instruction that returns the value of an expression.
func (fr *Frame) Return(e ir.Expr) {
	fr.c.SetPlace(e.Where())
	fr.c.Op(program.RET, fr.Eval(e), 0, 0)
}

func init() { // in init, because the functions refer to the table
	addKind(func(fr *Frame, e *ir.Lit, dst int32) { fr.c.LoadInt(dst, fr.t.Cell(e.Val, e.T)) })
	addKind((*Frame).local)
	addKind((*Frame).attrOf)
	addKind(func(fr *Frame, e *ir.ColumnOf, dst int32) {
		obj := fr.Eval(e.Obj)
		fr.c.SetPlace(e.R)
		fr.c.Op(program.ATTR, dst, obj, fr.t.Column(e))
	})
	addKind((*Frame).fieldOf)
	addKind((*Frame).valueOf)
	addKind(func(fr *Frame, e *ir.OptionOf, dst int32) { fr.c.Op(program.OPT, dst, int32(e.Option.Index), 0) })
	addKind((*Frame).callFn)
	addKind((*Frame).builtin)
	addKind((*Frame).unary)
	addKind((*Frame).binary)
	addKind((*Frame).cond)
	addKind(func(fr *Frame, e *ir.Comp, dst int32) { fr.List(e, dst) })
	addKind(func(fr *Frame, e *ir.Scan, dst int32) { fr.Scan(e, program.SCAN, dst) })
	addKind((*Frame).makeList)
	addKind(func(fr *Frame, e *ir.Index, dst int32) { fr.evaluateBoth(e.R, program.LGET, dst, e.List, e.At) })
	addKind(func(fr *Frame, e *ir.ToRational, dst int32) { fr.c.Op(program.TORAT, dst, fr.Eval(e.X), 0) })
	addKind((*Frame).toSet)
	addKind(func(fr *Frame, e *ir.TextOf, dst int32) { fr.Text(e.Template, dst) })
	addKind(func(fr *Frame, e *ir.Given, dst int32) {
		fr.c.SetPlace(e.R)
		fr.c.Op(program.GIVEN, dst, fr.t.Str(e.Name), 0)
	})
	addKind(func(fr *Frame, e *ir.LetIn, dst int32) { fr.bindIn(e, func(body ir.Expr) { fr.EvalInto(body, dst) }) })
}

func (fr *Frame) attrOf(e *ir.AttrOf, dst int32) {
	if l, ok := e.Obj.(*ir.Lit); ok && l.Val.Int >= 0 && int(l.Val.Int) < len(e.Attr.Class.Members) {
		fr.c.LoadInt(dst, fr.t.P.Attrs[fr.t.AttrRow(e.Attr)].Data[l.Val.Int])
		return
	}
	fr.evaluateWith(e.R, program.ATTR, dst, e.Obj, fr.t.AttrRow(e.Attr))
}

func (fr *Frame) valueOf(e *ir.ValueOf, dst int32) {
	if len(e.Value.With) > 0 {
		fr.valueIn(e, dst)
		return
	}
	fr.evaluateWith(e.R, program.VALUE, dst, e.Obj, int32(e.Value.Index))
}

// valueIn writes a call of the function of a value with a context. If the piece no longer exists it fails, like other
// values, even if the value does not read the piece.
func (fr *Frame) valueIn(e *ir.ValueOf, dst int32) {
	at := fr.c.Take(2 + len(e.Args))
	fr.EvalInto(e.Obj, at)
	fr.c.SetPlace(e.R)
	if e.Value.Class.Role == ir.RolePiece {
		fr.c.Op(program.PGET, at+1, at, ir.PieceUnit)
	}
	fr.c.LoadInt(at+1, 0) // in place of the parameter among, which only a roll knows
	for i, a := range e.Args {
		fr.EvalInto(a, at+2+int32(i))
	}
	fr.c.SetPlace(e.R)
	fr.c.Op(program.CALL, dst, fr.u.ValueRow(e.Value), at)
}

func (fr *Frame) callFn(e *ir.CallFn, dst int32) {
	args := fr.Args(e.Args...)
	fr.c.SetPlace(e.R)
	fr.c.Op(program.CALL, dst, fr.u.Row(e.Fn), args)
}

// WritesEarly reports whether evaluating e into a register may write the register before all of e has been read.
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
	fr.evaluateWith(e.R, op, dst, e.Obj, field)
}

func (fr *Frame) cond(e *ir.Cond, dst int32) {
	other, done := emit.NewLabel(), emit.NewLabel()
	fr.JumpIf(e.If, false, other)
	fr.c.Watch(watch.Arm, e.Then.Where())
	fr.EvalInto(e.Then, dst)
	fr.c.Jump(done)
	fr.c.Bind(other)
	fr.c.Watch(watch.Arm, e.Else.Where())
	fr.EvalInto(e.Else, dst)
	fr.c.Bind(done)
}
