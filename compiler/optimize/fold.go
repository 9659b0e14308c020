package optimize

import (
	"math/bits"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// fold computes what is known, from the inside out. What would be an error is left as it is: it must be one in play,
// at its place, and only when play comes there.
func fold(e ir.Expr) ir.Expr {
	e = ir.Map(e, fold)
	if _, known := e.(*ir.Lit); known {
		return e
	}
	if n, ok := answer(e, nil); ok {
		return number(e, n)
	}
	switch e := e.(type) {
	case *ir.Binary:
		return foldBinary(e)
	case *ir.Cond:
		if c, ok := whole(e.If); ok {
			if c != 0 {
				return e.Then
			}
			return e.Else
		}
	case *ir.AttrOf:
		if i, ok := whole(e.Obj); ok {
			if c, ok := attribute(e.Attr, i); ok {
				return &ir.Lit{Base: e.Base, Val: c}
			}
		}
	case *ir.Comp:
		if c, ok := whole(e.If); ok && c != 0 {
			e.If = nil // e is a copy already
		}
	}
	return e
}

// answer is what an expression of whole numbers and things says when variables have values, if that is known: it reads
// nothing that changes in play, and is no error.
func answer(e ir.Expr, values map[*ir.Var]int64) (int64, bool) {
	switch e := e.(type) {
	case *ir.Lit:
		return whole(e)
	case *ir.Local:
		n, ok := values[e.Var]
		return n, ok
	case *ir.Unary:
		x, ok := answer(e.X, values)
		switch {
		case !ok:
		case e.Op == "!":
			return 1 - x, true
		case e.T.Kind == ir.Int && x != -1<<63:
			return -x, true
		}
	case *ir.Binary:
		x, ok := answer(e.X, values)
		switch {
		case !ok || e.T.Kind == ir.Rational:
			return 0, false
		case e.Op == "&&" && x == 0, e.Op == "||" && x != 0:
			return x, true
		}
		y, ok := answer(e.Y, values)
		switch {
		case !ok:
			return 0, false
		case e.Op == "&&" || e.Op == "||":
			return y, true
		}
		return compute(e.Op, x, y)
	case *ir.Cond:
		if c, ok := answer(e.If, values); ok && c != 0 {
			return answer(e.Then, values)
		} else if ok {
			return answer(e.Else, values)
		}
	case *ir.AttrOf:
		if i, ok := answer(e.Obj, values); ok {
			if c, ok := attribute(e.Attr, i); ok {
				return wholeOf(e.T, c)
			}
		}
	case *ir.ToSet:
		if l, ok := e.X.(*ir.MakeList); ok {
			return setOf(l.Elems, values)
		}
	case *ir.Builtin:
		if e.Name == "contains" && e.Args[0].Type().Kind == ir.Set {
			set, ok1 := answer(e.Args[0], values)
			x, ok2 := answer(e.Args[1], values)
			return boolean(x >= 0 && x < 64 && set>>uint(x&63)&1 != 0), ok1 && ok2
		}
	}
	return 0, false
}

func setOf(elems []ir.Expr, values map[*ir.Var]int64) (int64, bool) {
	set := int64(0)
	for _, x := range elems {
		n, ok := answer(x, values)
		if !ok || n < 0 || n > 63 {
			return 0, false
		}
		set |= 1 << uint(n)
	}
	return set, true
}

// whole is a constant that is its Int.
func whole(e ir.Expr) (int64, bool) {
	l, ok := e.(*ir.Lit)
	if !ok || l.Val == nil || l.T == nil {
		return 0, false
	}
	return wholeOf(l.T, l.Val)
}

func wholeOf(t *ir.Type, c *ir.Const) (int64, bool) {
	switch t.Kind {
	case ir.Bool, ir.Int, ir.Ref, ir.None:
		return c.Int, true
	case ir.Set:
		return c.Int, len(c.List) == 0
	}
	return 0, false
}

func number(at ir.Expr, n int64) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: at.Type(), R: at.Where()}, Val: &ir.Const{Int: n}}
}

func boolean(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// attribute is the value of an attribute of the i-th thing of its class.
func attribute(a *ir.Attr, i int64) (*ir.Const, bool) {
	if i < 0 || int(i) >= len(a.Class.Members) {
		return nil, false
	}
	switch a.Type.Kind {
	case ir.Bool, ir.Int, ir.Ref, ir.Set, ir.Rational:
	default:
		return nil, false // lists and texts lie in the program's tables; reading them costs no more than a constant
	}
	c := a.Default
	if m := a.Class.Members[i]; a.Index < len(m.Attrs) && m.Attrs[a.Index] != nil {
		c = m.Attrs[a.Index]
	}
	return c, c != nil
}

// foldBinary drops the side of && and || that says nothing.
func foldBinary(e *ir.Binary) ir.Expr {
	x, xok := whole(e.X)
	y, yok := whole(e.Y)
	switch {
	case e.Op == "&&" && xok && x != 0, e.Op == "||" && xok && x == 0:
		return e.Y
	case e.Op == "&&" && yok && y != 0, e.Op == "||" && yok && y == 0:
		return e.X
	}
	return e
}

// compute is arithmetic that gives up where play would stop with an error.
func compute(op string, x, y int64) (int64, bool) {
	switch op {
	case "+":
		n := x + y
		return n, (n > x) == (y > 0)
	case "-":
		n := x - y
		return n, (n < x) == (y > 0)
	case "*":
		hi, lo := bits.Mul64(magnitude(x), magnitude(y))
		return x * y, hi == 0 && lo < 1<<63
	case "==":
		return boolean(x == y), true
	case "!=":
		return boolean(x != y), true
	case "<":
		return boolean(x < y), true
	case "<=":
		return boolean(x <= y), true
	case ">":
		return boolean(x > y), true
	case ">=":
		return boolean(x >= y), true
	}
	return 0, false
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return uint64(-x)
	}
	return uint64(x)
}
