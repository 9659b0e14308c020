package optimize

import (
	"math/bits"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// fold computes what is known, from the inside out. What would be an error is left as it is: it must be one in play,
// at its place, and only when play comes there.
func fold(e ir.Expr) ir.Expr {
	e = ir.Map(e, fold)
	switch e := e.(type) {
	case *ir.Unary:
		if x, ok := whole(e.X); ok {
			switch {
			case e.Op == "!":
				return number(e, 1-x)
			case e.T.Kind == ir.Int && x != -1<<63:
				return number(e, -x)
			}
		}
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
		if c, ok := attribute(e); ok {
			return &ir.Lit{Base: e.Base, Val: c}
		}
	case *ir.Comp:
		if c, ok := whole(e.If); ok && c != 0 {
			e.If = nil // e is a copy already
		}
	case *ir.ToSet:
		if l, ok := e.X.(*ir.MakeList); ok {
			if set, ok := setOf(l.Elems); ok {
				return number(e, set)
			}
		}
	case *ir.Builtin:
		if e.Name == "contains" && e.Args[0].Type().Kind == ir.Set {
			set, ok1 := whole(e.Args[0])
			x, ok2 := whole(e.Args[1])
			if ok1 && ok2 {
				return number(e, boolean(x >= 0 && x < 64 && set>>uint(x&63)&1 != 0))
			}
		}
	}
	return e
}

func setOf(elems []ir.Expr) (int64, bool) {
	set := int64(0)
	for _, x := range elems {
		n, ok := whole(x)
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
	switch l.T.Kind {
	case ir.Bool, ir.Int, ir.Ref, ir.None:
		return l.Val.Int, true
	case ir.Set:
		return l.Val.Int, len(l.Val.List) == 0
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

// attribute is the value of an attribute of a declared thing.
func attribute(e *ir.AttrOf) (*ir.Const, bool) {
	i, ok := whole(e.Obj)
	if !ok || i < 0 || int(i) >= len(e.Attr.Class.Members) {
		return nil, false
	}
	switch e.Attr.Type.Kind {
	case ir.Bool, ir.Int, ir.Ref, ir.Set, ir.Rational:
	default:
		return nil, false // lists and texts lie in the program's tables; reading them costs no more than a constant
	}
	m := e.Attr.Class.Members[i]
	c := e.Attr.Default
	if e.Attr.Index < len(m.Attrs) && m.Attrs[e.Attr.Index] != nil {
		c = m.Attrs[e.Attr.Index]
	}
	return c, c != nil
}

func foldBinary(e *ir.Binary) ir.Expr {
	x, xok := whole(e.X)
	y, yok := whole(e.Y)
	switch e.Op {
	case "&&":
		switch {
		case xok && x == 0:
			return e.X
		case xok:
			return e.Y
		case yok && y != 0:
			return e.X
		}
		return e
	case "||":
		switch {
		case xok && x != 0:
			return e.X
		case xok:
			return e.Y
		case yok && y == 0:
			return e.X
		}
		return e
	}
	if !xok || !yok {
		return e
	}
	if n, ok := compute(e.Op, x, y); ok && e.T.Kind != ir.Rational {
		return number(e, n)
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
