// Package expr writes code that evaluates expressions into registers. Conditions become jumps, and comprehensions
// inside the functions that go through them become loops without a list.
package expr

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/sight"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
)

// Unit is what all functions of a program share while they are lowered.
type Unit struct {
	Tables    *table.Tables
	Watch     *watch.Watcher // nil if the program is not watched
	Hidden    *sight.Hidden  // nil if the rules hide nothing
	AsWritten bool           // write no instruction that does the work of several

	rows   map[*ir.Func]int32 // in Program.Funcs, by the declared function
	values map[int]int32      // likewise, by the index of a value that is asked for in a context
}

// Declare notes the row of a declared function, and Row returns it.
func (u *Unit) Declare(f *ir.Func, row int32) {
	if u.rows == nil {
		u.rows = map[*ir.Func]int32{}
	}
	u.rows[f.Declared()] = row
}

func (u *Unit) Row(f *ir.Func) int32 { return u.rows[f.Declared()] }

// DeclareValue notes the function of a value that is asked for in a context, and ValueRow returns it. Rewriting copies
// values, so that the index tells which one it is.
func (u *Unit) DeclareValue(v *ir.Value, row int32) {
	if u.values == nil {
		u.values = map[int]int32{}
	}
	u.values[v.Index] = row
}

func (u *Unit) ValueRow(v *ir.Value) int32 { return u.values[v.Index] }

// Declared reports whether a function has a row.
func (u *Unit) Declared(f *ir.Func) bool {
	_, ok := u.rows[f.Declared()]
	return ok
}

// Frame is a function whose code is being written, with what its variables mean at this position.
type Frame struct {
	u *Unit
	t *table.Tables
	c *emit.Code

	vars    Vars
	among   *ir.Var // the parameter of a value that no register holds; see Among
	escapes int     // loops under way whose elements must outlive their turn in the arena
}

// Vars says what variables mean.
type Vars struct {
	regs    map[*ir.Var]int32   // registers that hold their values
	inPlace map[*ir.Var]ir.Expr // what is evaluated wherever they are read: a constant, or a sequence that is read once
	seers   map[*ir.Var]int32   // registers that hold who may see what their values were read from; nil if there are none
}

func newVars() Vars {
	return Vars{regs: map[*ir.Var]int32{}, inPlace: map[*ir.Var]ir.Expr{}}
}

// Begin begins the code of a function whose row is reserved. Its parameters are in the first registers.
func (u *Unit) Begin(function int32, params ...*ir.Var) *Frame {
	fr := &Frame{u: u, t: u.Tables, c: emit.New(u.Tables, u.Watch, function), vars: newVars()}
	for _, v := range params {
		fr.vars.regs[v] = fr.c.Tmp()
	}
	fr.t.Params(function, params)
	return fr
}

// Unit returns what the function shares with others, and Code its code.
func (fr *Frame) Unit() *Unit      { return fr.u }
func (fr *Frame) Code() *emit.Code { return fr.c }

// Reg returns the register that holds the value of a variable, if there is one.
func (fr *Frame) Reg(v *ir.Var) (int32, bool) {
	r, ok := fr.vars.regs[v]
	return r, ok
}

// Hold makes a register hold the value of a variable, and Drop ends that.
func (fr *Frame) Hold(v *ir.Var, r int32) { fr.vars.regs[v] = r }
func (fr *Frame) Drop(v *ir.Var)          { delete(fr.vars.regs, v) }

// Among makes a parameter the list of the pieces that are rolled for together. A roll knows it; code that asks for
// the value of a piece does not, and passes nothing.
func (fr *Frame) Among(v *ir.Var) {
	delete(fr.vars.regs, v)
	fr.among = v
}

// Enter replaces what variables mean by nothing, for the body of another procedure that replaces a call. The
// function that it returns restores it.
func (fr *Frame) Enter() (leave func()) {
	vars, escapes := fr.vars, fr.escapes
	fr.vars = newVars()
	return func() { fr.vars, fr.escapes = vars, escapes }
}

// Escaping calls loop, which writes a loop. If escapes, what a turn of it leaves in the arena must outlive the turn.
func (fr *Frame) Escaping(escapes bool, loop func()) {
	was := fr.escapes
	if fr.escapes = 0; escapes {
		fr.escapes = 1
	}
	loop()
	fr.escapes = was
}

// InPlace and Noted make a Frame a sight.Scope.
func (fr *Frame) InPlace(v *ir.Var) (ir.Expr, bool) {
	x, ok := fr.vars.inPlace[v]
	return x, ok
}

func (fr *Frame) Noted(v *ir.Var) bool {
	_, ok := fr.vars.seers[v]
	return ok
}

// InRegister returns an expression whose value is in a register already.
func (fr *Frame) InRegister(r int32, t *ir.Type, at hcl.Range) *ir.Local {
	v := &ir.Var{Type: t}
	fr.vars.regs[v] = r
	return &ir.Local{Base: ir.Base{T: t, R: at}, Var: v}
}
