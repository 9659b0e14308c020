package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

func (fr *Frame) local(e *ir.Local, dst int32) {
	if r, ok := fr.Names.regs[e.Var]; ok {
		fr.c.Move(dst, r)
		return
	}
	if x, ok := fr.Names.inPlace[e.Var]; ok {
		fr.Into(x, dst)
		return
	}
	if e.Var == fr.among && e.Var != nil {
		fr.c.Op(program.AMONG, dst, 0, 0)
		return
	}
	// The checker reports variables that are read before they are bound. A scenario that comes here all the same must
	// fail in play and not in the compiler.
	fr.c.At(e.R)
	fr.c.Op(program.FAIL, fr.t.Str("the variable "+e.Var.Name+" has no value here"), 0, 0)
}

// letIn calls use with the body of a binding inside an expression.
func (fr *Frame) letIn(e *ir.LetIn, use func(ir.Expr)) {
	mark := fr.c.Mark()
	if l, ok := e.Value.(*ir.Local); ok && !l.Var.Mutable && fr.Names.has(l.Var) {
		fr.Names.regs[e.Var] = fr.Names.regs[l.Var]
	} else {
		r := fr.c.Tmp()
		fr.Into(e.Value, r)
		fr.Names.regs[e.Var] = r
	}
	use(e.Body)
	delete(fr.Names.regs, e.Var)
	fr.c.Release(mark)
}

// Alias binds a variable to an expression. A variable or constant is not copied.
func (fr *Frame) Alias(v *ir.Var, x ir.Expr) {
	switch l := x.(type) {
	case *ir.Local:
		if r, ok := fr.Names.regs[l.Var]; ok {
			fr.Names.regs[v] = r
			return
		}
	case *ir.Lit:
		fr.Names.inPlace[v] = l
		return
	}
	r := fr.c.Tmp()
	fr.Into(x, r)
	fr.Names.regs[v] = r
}

// Small returns the value of an expression that is a constant and fits an operand.
func (fr *Frame) Small(e ir.Expr) (int32, bool) {
	l, ok := fr.Names.literal(e)
	if !ok {
		return 0, false
	}
	n := fr.t.Cell(l.Val, l.T)
	return int32(n), n >= program.MinImm && n <= program.MaxImm
}
