package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// anyOf evaluates any.
func (fr *Frame) anyOf(e *ir.Builtin, dst int32) {
	if s, simple := fr.scanOf(e.Args[0], true); simple {
		fr.Scan(s, program.SCANANY, dst)
		return
	}
	fr.store(e, dst)
}

// allOf evaluates all.
func (fr *Frame) allOf(e *ir.Builtin, dst int32) { fr.store(e, dst) }

// empty evaluates empty.
func (fr *Frame) empty(e *ir.Builtin, dst int32) {
	if s, simple := fr.scanOf(e.Args[0], false); simple {
		fr.Scan(s, program.SCANANY, dst)
		fr.c.Op(program.NOT, dst, dst, 0)
		return
	}
	x := fr.Sequence(e.Args[0])
	if !fr.IsValue(x) {
		fr.store(e, dst)
		return
	}
	r := fr.Any(x)
	if x.Type().Kind != ir.Set {
		t := fr.c.Tmp()
		fr.c.Op(program.LLEN, t, r, 0)
		r = t
	}
	fr.c.Op(program.EQI, dst, r, 0)
}

// contains evaluates contains. A sequence that has no list yet becomes a loop; see loopedContains.
func (fr *Frame) contains(e *ir.Builtin, dst int32) {
	list, x := e.Args[0], e.Args[1]
	if list.Type().Kind == ir.Set {
		set, of := fr.Any(list), fr.Any(x)
		fr.c.At(e.R)
		fr.c.Op(program.HAS, dst, set, of)
		return
	}
	if _, short := fr.Sequence(list).(*ir.MakeList); short || !fr.IsValue(list) {
		fr.store(e, dst)
		return
	}
	fr.callBuiltin(builtin.Contains, e, dst, list, x)
}

// loopedContains writes a loop that jumps to hit if the value is found. It returns false if the sequence is a set or
// list already.
func (fr *Frame) loopedContains(e *ir.Builtin, hit *emit.Label) bool {
	list := fr.Sequence(e.Args[0])
	if list.Type().Kind == ir.Set {
		return false
	}
	if l, ok := list.(*ir.MakeList); ok {
		x := fr.Any(e.Args[1])
		for _, y := range l.Elems {
			fr.equal(x, y, hit)
		}
		return true
	}
	if fr.IsValue(list) {
		return false
	}
	x := fr.Any(e.Args[1])
	fr.Each(list, func(y ir.Expr, _ *Turn) { fr.equal(x, y, hit) })
	return true
}

func (fr *Frame) equal(x int32, y ir.Expr, hit *emit.Label) {
	mark := fr.c.Mark()
	t := fr.c.Tmp()
	if n, ok := fr.Small(y); ok {
		fr.c.Op(program.EQI, t, x, n)
	} else {
		fr.c.Op(program.EQ, t, x, fr.Any(y))
	}
	fr.c.Branch(t, true, hit)
	fr.c.Release(mark)
}

// count evaluates count.
func (fr *Frame) count(e *ir.Builtin, dst int32) {
	x := e.Args[0]
	if s, simple := fr.scanOf(x, false); simple {
		fr.Scan(s, program.SCANCOUNT, dst)
		return
	}
	if x = fr.Sequence(x); fr.IsValue(x) || x.Type().Kind == ir.Set && !isComp(x) {
		op := program.LLEN
		if x.Type().Kind == ir.Set {
			op = program.SETLEN
		}
		fr.c.Op(op, dst, fr.Any(x), 0)
		return
	}
	if src, _, _ := fr.Source(x); src == program.OverMembers {
		fr.c.LoadInt(dst, int64(len(Elem(x).Class.Members)))
		return
	}
	fr.c.Op(program.LOADI, dst, 0, 0)
	fr.Each(x, func(ir.Expr, *Turn) { fr.c.Op(program.ADDI, dst, dst, 1) })
}

func isComp(e ir.Expr) bool {
	_, ok := e.(*ir.Comp)
	return ok
}

func (fr *Frame) sum(e *ir.Builtin, dst int32) {
	add, none := program.ADD, int64(0)
	if e.T.Kind == ir.Rational {
		add = program.RADD
		none, _ = value.Rational(0, 1)
	}
	fr.c.LoadInt(dst, none)
	fr.Each(e.Args[0], func(x ir.Expr, _ *Turn) {
		if k, ok := fr.Small(x); ok && add == program.ADD {
			fr.c.Op(program.ADDI, dst, dst, k)
			return
		}
		r := fr.Any(x)
		fr.c.At(e.R)
		fr.c.Op(add, dst, dst, r)
	})
}

// extreme evaluates min and max, of several numbers or of a sequence of them.
func (fr *Frame) extreme(greatest bool, e *ir.Builtin, dst int32) {
	rational := e.T.Kind == ir.Rational
	if t := e.Args[0].Type(); t.Kind != ir.List && t.Kind != ir.Set {
		acc := fr.Any(e.Args[0])
		for i, x := range e.Args[1:] {
			r, to := fr.Any(x), dst
			if i < len(e.Args)-2 {
				to = fr.c.Tmp()
			}
			ExtremeOf(fr.c, rational, greatest, to, acc, r)
			acc = to
		}
		fr.c.Move(dst, acc)
		return
	}
	acc, have := fr.c.Tmp(), fr.c.Tmp()
	fr.c.Op(program.LOADI, have, 0, 0)
	fr.Each(e.Args[0], func(x ir.Expr, t *Turn) {
		r, more := fr.Any(x), emit.NewLabel()
		fr.c.Branch(have, true, more)
		fr.c.Op(program.MOV, acc, r, 0)
		fr.c.Op(program.LOADI, have, 1, 0)
		fr.c.Jump(t.Next)
		fr.c.Bind(more)
		ExtremeOf(fr.c, rational, greatest, acc, acc, r)
	})
	fr.failUnless(have, e)
	fr.c.Move(dst, acc)
}

// failUnless writes an error that is one in play unless the register found is true.
func (fr *Frame) failUnless(found int32, e *ir.Builtin) {
	ok := emit.NewLabel()
	fr.c.Branch(found, true, ok)
	fr.c.At(e.R)
	fr.c.Op(program.FAIL, fr.t.Str(e.Name+" of an empty list"), 0, 0)
	fr.c.Bind(ok)
}
