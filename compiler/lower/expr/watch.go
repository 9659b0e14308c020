package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
)

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
	if fr.c.Watching() && watch.Outside(e.R, e.Y.Where()) {
		fr.c.Watch(watch.Lifted, e.Y.Where())
	}
}
