package lower

import "github.com/scenario-lang/scenario/compiler/ir"

// What a procedure may have to be lowered in the place of a call. One called from a single place costs no code at all.
const (
	mostOpen  = 10 // statements
	mostDepth = 4  // procedures in procedures
)

// opens says whether a call is to be replaced by what it runs. Nothing may depend on there being a frame: no return, no
// attempt, which ends with its frame, and no menu, which is one.
func (b *body) opens(f *ir.Func, args int) bool {
	f = b.bodies[f]
	if !b.optimising() || f.Phase != nil || f.Pure || len(b.open) >= mostDepth || args != len(f.Params) {
		return false
	}
	for _, g := range b.open {
		if g == f {
			return false
		}
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
	return ok && (n <= mostOpen || b.calls()[f.Declared()] == 1 && n <= 4*mostOpen)
}

// calls counts from how many places every procedure is called.
func (l *lowerer) calls() map[*ir.Func]int {
	if l.called == nil {
		l.called = map[*ir.Func]int{}
		for _, f := range l.bodies {
			ir.EachStmt(f.Body, func(s ir.Stmt) {
				if c, ok := s.(*ir.Call); ok {
					l.called[c.Proc]++
				}
			})
		}
	}
	return l.called
}

// inside lowers the body of a procedure where it is called. Its variables are those of the declaration, so that what
// they meant before, in a call around this one, is kept and put back.
func (b *body) inside(s *ir.Call) {
	f := b.bodies[s.Proc]
	regs := make([]int32, len(f.Params))
	for i, a := range s.Args {
		e := a
		if l, ok := e.(*ir.Local); ok && !l.Var.Mutable && b.has(l.Var) {
			regs[i] = b.regs[l.Var]
			continue
		}
		regs[i] = b.tmp()
		b.orNone(e, regs[i])
	}
	regsOf, noted, known, loops, keeps := b.regs, b.noted, b.known, b.loops, b.keeps
	b.regs, b.noted, b.known, b.loops = map[*ir.Var]int32{}, map[*ir.Var]int32{}, map[*ir.Var]ir.Expr{}, nil
	for i, v := range f.Params {
		b.regs[v] = regs[i]
	}
	b.open = append(b.open, f)
	b.block(f.Body)
	b.open = b.open[:len(b.open)-1]
	b.regs, b.noted, b.known, b.loops, b.keeps = regsOf, noted, known, loops, keeps
}
