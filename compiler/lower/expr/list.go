package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

func (fr *Frame) makeList(e *ir.MakeList, dst int32) {
	cells := make([]int64, 0, len(e.Elems))
	for _, x := range e.Elems {
		if l, ok := fr.Names.literal(x); ok {
			cells = append(cells, fr.t.Cell(l.Val, l.T))
		}
	}
	if len(cells) == len(e.Elems) {
		fr.c.LoadInt(dst, fr.t.StaticList(cells))
		return
	}
	m := fr.c.Tmp()
	fr.c.Op(program.LBEGIN, m, 0, 0)
	for _, x := range e.Elems {
		fr.Push(x)
	}
	fr.c.Op(program.LEND, dst, m, 0)
}

func (fr *Frame) Push(e ir.Expr) {
	mark := fr.c.Mark()
	fr.c.Op(program.LPUSH, fr.Eval(e), 0, 0)
	fr.c.Release(mark)
}

func (fr *Frame) toSet(e *ir.ToSet, dst int32) {
	if e.T.Kind == ir.BigSet {
		fr.bigSet(dst, e.X)
		return
	}
	if l, ok := e.X.(*ir.MakeList); ok {
		bits, rest := int64(0), []ir.Expr{}
		for _, x := range l.Elems {
			if lit, ok := fr.Names.literal(x); ok && lit.Val.Int >= 0 {
				bits |= 1 << uint(lit.Val.Int&63)
				continue
			}
			rest = append(rest, x)
		}
		fr.c.LoadInt(dst, bits)
		for _, x := range rest {
			mark := fr.c.Mark()
			fr.c.Op(program.SETADD, dst, fr.Eval(x), 0)
			fr.c.Release(mark)
		}
		return
	}
	fr.c.LoadInt(dst, 0)
	fr.ForEach(e.X, func(x ir.Expr, _ *Turn) {
		fr.evaluateWith(e.R, program.SETADD, dst, x, 0)
	})
}

// bigSet makes a large set, a list of the elements of some sequences, sorted, without none and duplicates.
func (fr *Frame) bigSet(dst int32, from ...ir.Expr) {
	m := fr.c.Tmp()
	fr.c.Op(program.LBEGIN, m, 0, 0)
	for _, e := range from {
		fr.ForEach(e, func(x ir.Expr, t *Turn) {
			r, none := fr.Eval(x), fr.c.Tmp()
			fr.c.Op(program.EQI, none, r, int32(value.None))
			fr.c.Branch(none, true, t.Next)
			fr.c.Op(program.LPUSHK, r, r, 0)
		})
	}
	at := fr.c.Take(1)
	fr.c.Op(program.LSORT, at, m, 0)
	fr.c.Op(program.BUILTIN, dst, at, int32(builtin.Unique))
}

// List evaluates a sequence into a list.
func (fr *Frame) List(e ir.Expr, dst int32) {
	if s, simple := fr.scanOf(e, false); simple {
		fr.Scan(s, program.SCAN, dst)
		return
	}
	m := fr.c.Tmp()
	fr.c.Op(program.LBEGIN, m, 0, 0)
	fr.PushAll(e)
	fr.c.Op(program.LEND, dst, m, 0)
}

func (fr *Frame) PushAll(e ir.Expr) {
	defer fr.outlive(Elem(e))()
	fr.ForEach(e, func(x ir.Expr, _ *Turn) { fr.Push(x) })
}
