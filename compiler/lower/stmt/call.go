package stmt

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Limits for inlining procedures. A procedure that is called only once may be longer, because its code is moved and
// not copied.
const (
	mostStatements       = 10
	mostStatementsIfOnce = 40
	mostOpen             = 4 // depth of inlined procedures
)

// Procedures are the functions with statements that a scenario declares.
type Procedures struct {
	bodies map[*ir.Func]*ir.Func // the functions to lower by the declared ones, which calls name
	calls  map[*ir.Func]int      // number of calls of each; nil until counted
}

// NewProcedures returns the procedures of a list of functions.
func NewProcedures(fs []*ir.Func) *Procedures {
	ps := &Procedures{bodies: map[*ir.Func]*ir.Func{}}
	ps.Add(fs)
	return ps
}

// Add adds procedures.
func (ps *Procedures) Add(fs []*ir.Func) {
	for _, f := range fs {
		ps.bodies[f.Declared()] = f
	}
}

// calledOnce reports whether there is only one call of a declared procedure.
func (ps *Procedures) calledOnce(f *ir.Func) bool {
	if ps.calls == nil {
		ps.calls = map[*ir.Func]int{}
		for _, f := range ps.bodies {
			if f.Helper {
				continue // calls in tests must not affect the code of the rules
			}
			ir.EachStmt(f.Body, func(s ir.Stmt) {
				if c, ok := s.(*ir.Call); ok {
					ps.calls[c.Proc]++
				}
			})
		}
	}
	return ps.calls[f.Declared()] == 1
}

// call writes a call of a procedure, or its body if that is short.
func (b *Body) call(s *ir.Call) {
	if s.Result == nil && b.opens(s.Proc, len(s.Args)) {
		mark := b.c.Mark()
		b.writeInside(s)
		b.c.Release(mark)
		return
	}
	b.fr.Result(s.Result, func(dst int32) {
		args := b.fr.Args(s.Args...)
		b.c.SetPlace(s.R)
		b.c.Op(program.CALL, dst, b.u.Row(s.Proc), args)
	})
}

// opens reports whether to inline a procedure. Nothing in its body may depend on a frame of its own, as these do: a
// return, an attempt, which ends with its frame, and an offer, which is open in a frame.
func (b *Body) opens(f *ir.Func, args int) bool {
	f = b.procedures.bodies[f]
	if b.u.AsWritten || f.Phase != nil || f.Pure || len(b.open) >= mostOpen || args != len(f.Params) {
		return false
	}
	if slices.Contains(b.open, f) {
		return false
	}
	n, ok := 0, true
	ir.EachStmt(f.Body, func(s ir.Stmt) {
		n++
		switch s := s.(type) {
		case *ir.Return, *ir.Attempt, *ir.Ensure, *ir.Offer, *ir.EndGame, *ir.CheckVictory:
			ok = false
		case *ir.Choose:
			ok = ok && s.By.Type().Kind != ir.Set
		}
	})
	return ok && (n <= mostStatements || n <= mostStatementsIfOnce && b.procedures.calledOnce(f))
}

// writeInside writes the body of a procedure instead of a call. It uses the variables of the declaration, so their
// present meaning, in an enclosing call of the same procedure, is saved and restored.
func (b *Body) writeInside(s *ir.Call) {
	f := b.procedures.bodies[s.Proc]
	regs := make([]int32, len(f.Params))
	for i, a := range s.Args {
		if l, ok := a.(*ir.Local); ok && !l.Var.Mutable {
			if r, ok := b.fr.Names.Reg(l.Var); ok {
				regs[i] = r
				continue
			}
		}
		regs[i] = b.c.Tmp()
		b.fr.OrNone(a, regs[i])
	}
	leave, loops := b.fr.Enter(), b.loops
	for i, v := range f.Params {
		b.fr.Names.Hold(v, regs[i])
	}
	b.loops, b.open = nil, append(b.open, f)
	b.block(f.Body)
	b.loops, b.open = loops, b.open[:len(b.open)-1]
	leave()
}

// emit calls the hooks of an event in order. Arguments are copied for each hook, because a call may overwrite them.
func (b *Body) emit(s *ir.Emit) {
	n := len(s.Args)
	if len(s.Event.Hooks) == 0 {
		// The arguments are evaluated even if there are no hooks, so that an error in them always occurs.
		for _, a := range s.Args {
			b.fr.Eval(a)
		}
		return
	}
	vals := b.c.Take(n)
	for i, a := range s.Args {
		b.fr.EvalInto(a, vals+int32(i))
	}
	for i, h := range s.Event.Hooks {
		mark := b.c.Mark()
		args := vals
		if i < len(s.Event.Hooks)-1 && n > 0 {
			args = b.c.Take(n)
			for j := range n {
				b.c.Move(args+int32(j), vals+int32(j))
			}
		}
		b.c.SetPlace(s.R)
		b.c.Op(program.CALL, b.c.Tmp(), b.u.Row(h), args)
		b.c.Release(mark)
	}
}
