// Package expr writes code that evaluates expressions into registers. Conditions become jumps, and comprehensions as
// arguments of functions such as count become loops that make no list.
package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/sight"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
)

// Unit is what all functions of a program share during lowering.
type Unit struct {
	Tables    *table.Tables
	Watch     *watch.Watcher // nil if the program is not watched
	Hidden    *sight.Hidden  // nil if the rules hide nothing
	AsWritten bool           // do not combine several instructions into one

	rows   map[*ir.Func]int32 // in Program.Funcs, by the declared function
	values map[int]int32      // likewise, by the index of a value with a context
}

// Declare records the row of a declared function, and Row returns it.
func (u *Unit) Declare(f *ir.Func, row int32) {
	if u.rows == nil {
		u.rows = map[*ir.Func]int32{}
	}
	u.rows[f.Declared()] = row
}

func (u *Unit) Row(f *ir.Func) int32 { return u.rows[f.Declared()] }

// DeclareValue records the function of a value with a context, and ValueRow returns it. They use the index of the
// value, because rewriting copies values.
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

// Frame is a function under construction, with the meaning of its variables at this position, and the enclosing
// loops.
type Frame struct {
	u *Unit
	t *table.Tables
	c *emit.Code

	Names   Names
	among   *ir.Var // the parameter of a value that is in no register; see BindAmong
	escapes int     // number of enclosing loops whose elements must outlive their round in the arena
}

// Begin begins the code of a function whose row has been reserved. Its parameters are in the first registers.
func (u *Unit) Begin(function int32, params ...*ir.Var) *Frame {
	fr := &Frame{u: u, t: u.Tables, c: emit.New(u.Tables, u.Watch, function), Names: newNames()}
	for _, v := range params {
		fr.Names.regs[v] = fr.c.Tmp()
	}
	fr.t.NoteParams(function, params)
	return fr
}

// Unit returns what the function shares with others. Code returns its code.
func (fr *Frame) Unit() *Unit      { return fr.u }
func (fr *Frame) Code() *emit.Code { return fr.c }

// BindAmong makes a parameter the list of the pieces that are rolled for together. It is read from the roll, since
// code that reads the value of a piece does not pass it.
func (fr *Frame) BindAmong(v *ir.Var) {
	delete(fr.Names.regs, v)
	fr.among = v
}

// Enter clears the meaning of all variables, for the body of an inlined procedure. The function that it returns
// restores it.
func (fr *Frame) Enter() (leave func()) {
	names, escapes := fr.Names, fr.escapes
	fr.Names = newNames()
	return func() { fr.Names, fr.escapes = names, escapes }
}

// WriteLoop calls loop, which writes a loop. escapes reports whether what a round leaves in the arena must outlive
// it.
func (fr *Frame) WriteLoop(escapes bool, loop func()) {
	was := fr.escapes
	if fr.escapes = 0; escapes {
		fr.escapes = 1
	}
	loop()
	fr.escapes = was
}

// WatchStmt counts a statement. A binding or a return is counted at the range of its value, because the value may be in
// a variant and the statement in its base.
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

// WatchInPlace counts bindings that are evaluated in place and so have no code of their own.
func (fr *Frame) WatchInPlace(stmts []ir.Stmt) {
	for _, s := range stmts {
		if l, ok := s.(*ir.Let); ok && fr.Names.inPlace[l.Var] != nil {
			fr.WatchStmt(l)
		}
	}
}

// watchLifted counts evaluations of the right side of && or ||, if it is outside the range of the expression: then it
// comes from an allow block that lifts a rule.
func (fr *Frame) watchLifted(e *ir.Binary) {
	if fr.c.Watching() && watch.IsOutside(e.R, e.Y.Where()) {
		fr.c.Watch(watch.Lifted, e.Y.Where())
	}
}
