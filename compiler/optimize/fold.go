package optimize

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// fold returns a function that computes what is known, from the inside out. What would be an error is left as it is: it
// must be one in play, at its place, and only when play comes there.
func fold() func(ir.Expr) ir.Expr {
	f := &folder{known: known.Evaluator{Sure: true}}
	f.parts = f.fold
	return f.parts
}

// folder folds expressions, one after the other.
type folder struct {
	known known.Evaluator
	parts func(ir.Expr) ir.Expr // fold, made a value once and not for every part
}

func (f *folder) fold(e ir.Expr) ir.Expr {
	e = ir.Map(e, f.parts)
	switch e := e.(type) {
	case *ir.Unary, *ir.ToSet, *ir.Builtin:
		return f.computed(e)
	case *ir.Binary:
		if out := f.computed(e); out != e {
			return out
		}
		return foldBinary(e)
	case *ir.Cond:
		if out := f.computed(e); out != e {
			return out
		}
		if c, ok := constantOf(e.If); ok {
			if c != 0 {
				return e.Then
			}
			return e.Else
		}
	case *ir.AttrOf:
		switch e.Attr.Type.Kind {
		case ir.Bool, ir.Int, ir.Ref, ir.Set, ir.Rational: // lists and texts lie in the program's tables, to be read at no more cost
			if c := f.known.Const(e); c != nil {
				return &ir.Lit{Base: e.Base, Val: c}
			}
		}
	case *ir.Comp:
		if c, ok := constantOf(e.If); ok && c != 0 {
			all := *e
			all.If = nil
			return &all
		}
	}
	return e
}

// computed returns the literal for an expression that is known, or the expression itself.
func (f *folder) computed(e ir.Expr) ir.Expr {
	if t := e.Type(); t != nil && isWhole(t) {
		if n, ok := f.known.Eval(e).Int(); ok {
			return number(e, n)
		}
	}
	return e
}

// isWhole reports whether the values of a type are whole numbers, as references and sets are.
func isWhole(t *ir.Type) bool {
	switch t.Kind {
	case ir.Bool, ir.Int, ir.Ref, ir.None, ir.Set:
		return true
	}
	return false
}

// forEach evaluates an expression for each of the n things that a variable can be, and returns what it is for each.
// ok is false where it is not known, or is an error, for one of them.
func forEach(v *ir.Var, n int, e ir.Expr) (out []int64, ok bool) {
	ev := known.Evaluator{Sure: true}
	out = make([]int64, n)
	for i := range out {
		ev.Set(v, known.Exactly(int64(i)))
		if out[i], ok = ev.Eval(e).Int(); !ok {
			return nil, false
		}
	}
	return out, true
}

// constantOf returns the number, truth value, reference or set that a literal is.
func constantOf(e ir.Expr) (int64, bool) {
	l, ok := e.(*ir.Lit)
	if !ok || l.Val == nil || l.T == nil || !isWhole(l.T) {
		return 0, false
	}
	return l.Val.Int, true
}

// number is a literal that replaces an expression.
func number(at ir.Expr, n int64) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: at.Type(), R: at.Where()}, Val: &ir.Const{Int: n}}
}

// foldBinary drops the side of && and || that decides nothing.
func foldBinary(e *ir.Binary) ir.Expr {
	x, xok := constantOf(e.X)
	y, yok := constantOf(e.Y)
	switch {
	case e.Op == "&&" && xok && x != 0, e.Op == "||" && xok && x == 0:
		return e.Y
	case e.Op == "&&" && yok && y != 0, e.Op == "||" && yok && y == 0:
		return e.X
	}
	return e
}
