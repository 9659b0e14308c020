package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// anyOf evaluates any.
func (b *call) anyOf(dst int32) {
	if s, simple := b.scanOf(b.e.Args[0], true); simple {
		b.Scan(s, program.SCANANY, dst)
		return
	}
	b.store(b.e, dst)
}

// allOf evaluates all.
func (b *call) allOf(dst int32) { b.store(b.e, dst) }

// empty evaluates empty.
func (b *call) empty(dst int32) {
	if s, simple := b.scanOf(b.e.Args[0], false); simple {
		b.Scan(s, program.SCANANY, dst)
		b.c.Op(program.NOT, dst, dst, 0)
		return
	}
	x := b.Names.Sequence(b.e.Args[0])
	if !b.Names.IsValue(x) {
		b.store(b.e, dst)
		return
	}
	r := b.Eval(x)
	if x.Type().Kind != ir.Set {
		t := b.c.Tmp()
		b.c.Op(program.LLEN, t, r, 0)
		r = t
	}
	b.c.Op(program.EQI, dst, r, 0)
}

// contains evaluates contains. A sequence that is not a list becomes a loop; see loopedContains.
func (b *call) contains(dst int32) {
	list, x := b.e.Args[0], b.e.Args[1]
	if list.Type().Kind == ir.Set {
		b.evaluateBoth(b.e.R, program.HAS, dst, list, x)
		return
	}
	if _, short := b.Names.Sequence(list).(*ir.MakeList); short || !b.Names.IsValue(list) {
		b.store(b.e, dst)
		return
	}
	b.callBuiltin(builtin.Contains, dst, list, x)
}

// loopedContains writes a loop that jumps to hit if the value is found. It returns false if the sequence is already a
// set or list.
func (b *call) loopedContains(hit *emit.Label) bool {
	list := b.Names.Sequence(b.e.Args[0])
	if list.Type().Kind == ir.Set {
		return false
	}
	if l, ok := list.(*ir.MakeList); ok {
		x := b.Eval(b.e.Args[1])
		for _, y := range l.Elems {
			b.equal(x, y, hit)
		}
		return true
	}
	if b.Names.IsValue(list) {
		return false
	}
	x := b.Eval(b.e.Args[1])
	b.ForEach(list, func(y ir.Expr, _ *Turn) { b.equal(x, y, hit) })
	return true
}

func (b *call) equal(x int32, y ir.Expr, hit *emit.Label) {
	mark := b.c.Mark()
	t := b.c.Tmp()
	if n, ok := b.Small(y); ok {
		b.c.Op(program.EQI, t, x, n)
	} else {
		b.c.Op(program.EQ, t, x, b.Eval(y))
	}
	b.c.Branch(t, true, hit)
	b.c.Release(mark)
}

// count evaluates count.
func (b *call) count(dst int32) {
	x := b.e.Args[0]
	if s, simple := b.scanOf(x, false); simple {
		b.Scan(s, program.SCANCOUNT, dst)
		return
	}
	if x = b.Names.Sequence(x); b.Names.IsValue(x) || x.Type().Kind == ir.Set && !isComp(x) {
		op := program.LLEN
		if x.Type().Kind == ir.Set {
			op = program.SETLEN
		}
		b.c.Op(op, dst, b.Eval(x), 0)
		return
	}
	if src, _, _ := Source(x); src == program.OverMembers {
		b.c.LoadInt(dst, int64(len(Elem(x).Class.Members)))
		return
	}
	b.c.Op(program.LOADI, dst, 0, 0)
	b.ForEach(x, func(ir.Expr, *Turn) { b.c.Op(program.ADDI, dst, dst, 1) })
}

func isComp(e ir.Expr) bool {
	_, ok := e.(*ir.Comp)
	return ok
}

func (b *call) sum(dst int32) {
	add, none := program.ADD, int64(0)
	if b.e.T.Kind == ir.Rational {
		add = program.RADD
		none, _ = value.Rational(0, 1)
	}
	b.c.LoadInt(dst, none)
	b.ForEach(b.e.Args[0], func(x ir.Expr, _ *Turn) {
		if k, ok := b.Small(x); ok && add == program.ADD {
			b.c.Op(program.ADDI, dst, dst, k)
			return
		}
		r := b.Eval(x)
		b.c.SetPlace(b.e.R)
		b.c.Op(add, dst, dst, r)
	})
}

// extreme evaluates min and max of several numbers or of a sequence.
func (b *call) extreme(greatest bool, dst int32) {
	rational := b.e.T.Kind == ir.Rational
	if t := b.e.Args[0].Type(); t.Kind != ir.List && t.Kind != ir.Set {
		acc := b.Eval(b.e.Args[0])
		for i, x := range b.e.Args[1:] {
			r, to := b.Eval(x), dst
			if i < len(b.e.Args)-2 {
				to = b.c.Tmp()
			}
			ExtremeOf(b.c, rational, greatest, to, acc, r)
			acc = to
		}
		b.c.Move(dst, acc)
		return
	}
	acc, have := b.c.Tmp(), b.c.Tmp()
	b.c.Op(program.LOADI, have, 0, 0)
	b.ForEach(b.e.Args[0], func(x ir.Expr, t *Turn) {
		r, more := b.Eval(x), emit.NewLabel()
		b.c.Branch(have, true, more)
		b.c.Op(program.MOV, acc, r, 0)
		b.c.Op(program.LOADI, have, 1, 0)
		b.c.Jump(t.Next)
		b.c.Bind(more)
		ExtremeOf(b.c, rational, greatest, acc, acc, r)
	})
	b.failUnless(have)
	b.c.Move(dst, acc)
}

// failUnless writes code that fails in play unless the register found is true.
func (b *call) failUnless(found int32) {
	ok := emit.NewLabel()
	b.c.Branch(found, true, ok)
	b.c.SetPlace(b.e.R)
	b.c.Op(program.FAIL, b.t.Str(b.e.Name+" of an empty list"), 0, 0)
	b.c.Bind(ok)
}
