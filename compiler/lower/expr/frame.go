// Package expr writes code that evaluates expressions into registers. Conditions become jumps, and comprehensions
// inside the functions that go through them become loops without a list.
package expr

import (
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

// Frame is a function whose code is being written, with what its variables mean at this position, and the loops
// under way.
type Frame struct {
	u *Unit
	t *table.Tables
	c *emit.Code

	Names   Names
	among   *ir.Var // the parameter of a value that no register holds; see Among
	escapes int     // loops under way whose elements must outlive their turn in the arena
}

// Begin begins the code of a function whose row is reserved. Its parameters are in the first registers.
func (u *Unit) Begin(function int32, params ...*ir.Var) *Frame {
	fr := &Frame{u: u, t: u.Tables, c: emit.New(u.Tables, u.Watch, function), Names: newNames()}
	for _, v := range params {
		fr.Names.regs[v] = fr.c.Tmp()
	}
	fr.t.NoteParams(function, params)
	return fr
}

// Unit returns what the function shares with others, and Code its code.
func (fr *Frame) Unit() *Unit      { return fr.u }
func (fr *Frame) Code() *emit.Code { return fr.c }

// BindAmong makes a parameter the list of the pieces that are rolled for together. A roll knows it; code that asks for
// the value of a piece does not, and passes nothing.
func (fr *Frame) BindAmong(v *ir.Var) {
	delete(fr.Names.regs, v)
	fr.among = v
}

// Enter replaces what variables mean by nothing, for the body of another procedure that replaces a call. The
// function that it returns restores it.
func (fr *Frame) Enter() (leave func()) {
	names, escapes := fr.Names, fr.escapes
	fr.Names = newNames()
	return func() { fr.Names, fr.escapes = names, escapes }
}

// WriteLoop calls loop, which writes a loop. If escapes, what a turn of it leaves in the arena must outlive the turn.
func (fr *Frame) WriteLoop(escapes bool, loop func()) {
	was := fr.escapes
	if fr.escapes = 0; escapes {
		fr.escapes = 1
	}
	loop()
	fr.escapes = was
}

// WatchStmt counts a statement where it is written. An attribute that a variant changed runs at its place in the base.
func (fr *Frame) WatchStmt(s ir.Stmt) {
	if !fr.c.Watching() {
		return
	}
	r := s.Where()
	switch s := s.(type) {
	case *ir.Let:
		r = s.Value.Where()
		if n := s.Var.Range; n.Filename == r.Filename && n.Start.Byte < r.Start.Byte {
			r.Start = n.Start
		}
	case *ir.Return:
		if s.Value != nil {
			r = s.Value.Where()
		}
	}
	fr.c.Watch(watch.Statement, r)
}

// WatchInPlace counts the bindings that are evaluated in place, which have no code of their own.
func (fr *Frame) WatchInPlace(stmts []ir.Stmt) {
	for _, s := range stmts {
		if l, ok := s.(*ir.Let); ok && fr.Names.inPlace[l.Var] != nil {
			fr.WatchStmt(l)
		}
	}
}

// watchLifted counts that the right side of && or || is evaluated, if it is written elsewhere than the left side: it
// lifts a rule from outside.
func (fr *Frame) watchLifted(e *ir.Binary) {
	if fr.c.Watching() && watch.IsOutside(e.R, e.Y.Where()) {
		fr.c.Watch(watch.Lifted, e.Y.Where())
	}
}
