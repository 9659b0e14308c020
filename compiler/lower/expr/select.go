package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// emptyIsNone reports whether the first element of an empty list is none, instead of an error.
func emptyIsNone(t *ir.Type) bool { return t == nil || t.Kind == ir.Ref || t.Kind == ir.None }

func (b *call) first(dst int32) {
	if s, simple := b.scanOf(b.e.Args[0], false); simple {
		b.Scan(s, program.SCANFIRST, dst)
		return
	}
	if x := b.Names.Sequence(b.e.Args[0]); !b.u.AsWritten && emptyIsNone(b.e.T) && x.Type().Kind == ir.List &&
		b.Names.IsValue(x) {
		b.c.Op(program.LFIRST, dst, b.Eval(x), 0)
		return
	}
	done := emit.NewLabel()
	defer b.outlive(b.e.T)()
	b.ForEach(b.e.Args[0], func(x ir.Expr, _ *Turn) {
		b.EvalInto(x, dst)
		b.c.Jump(done)
	})
	if emptyIsNone(b.e.T) {
		b.c.LoadInt(dst, value.None)
	} else {
		b.c.SetPlace(b.e.R)
		b.c.Op(program.FAIL, b.t.Str("first of an empty list"), 0, 0)
	}
	b.c.Bind(done)
}

func (b *call) last(dst int32) {
	if x := b.Names.Sequence(b.e.Args[0]); b.Names.IsValue(x) && x.Type().Kind != ir.Set {
		list, n, some, done := b.Eval(x), b.c.Tmp(), emit.NewLabel(), emit.NewLabel()
		b.c.Op(program.LLEN, n, list, 0)
		b.c.Branch(n, true, some)
		if emptyIsNone(b.e.T) {
			b.c.LoadInt(dst, value.None)
			b.c.Jump(done)
		} else {
			b.c.SetPlace(b.e.R)
			b.c.Op(program.FAIL, b.t.Str("last of an empty list"), 0, 0)
		}
		b.c.Bind(some)
		b.c.Op(program.ADDI, n, n, -1)
		b.c.Op(program.LGET, dst, list, n)
		b.c.Bind(done)
		return
	}
	have := b.c.Tmp()
	b.c.LoadInt(dst, value.None)
	b.c.Op(program.LOADI, have, 0, 0)
	defer b.outlive(b.e.T)()
	b.ForEach(b.e.Args[0], func(x ir.Expr, _ *Turn) {
		b.EvalInto(x, dst)
		b.c.Op(program.LOADI, have, 1, 0)
	})
	if !emptyIsNone(b.e.T) {
		b.failUnless(have)
	}
}

// keyed iterates over a comprehension with a key.
func (b *call) keyed(x ir.Expr, use func(key, val ir.Expr, t *Turn)) {
	c, ok := b.Names.Sequence(x).(*ir.Comp)
	if !ok || c.Key == nil {
		return
	}
	plain := *c
	plain.Key = nil
	b.ForEach(&plain, func(v ir.Expr, t *Turn) { use(c.Key, v, t) })
}

// sortsByUnit returns the pieces, and the attribute of their units that is the sort key, if a comprehension does
// nothing else.
func (b *call) sortsByUnit(x ir.Expr) (of ir.Expr, a *ir.Attr, ok bool) {
	c, is := b.Names.Sequence(x).(*ir.Comp)
	if !is || c.Key == nil || b.u.AsWritten {
		return nil, nil, false
	}
	key, is := c.Key.(*ir.AttrOf)
	elem, plain := c.Elem.(*ir.Local)
	if !is || !plain || elem.Var != c.Var || key.Attr.Type.Kind != ir.Int {
		return nil, nil, false
	}
	f, is := key.Obj.(*ir.FieldOf)
	if !is || f.Field.Class.Role != ir.RolePiece || f.Field.Slot != ir.PieceUnit {
		return nil, nil, false
	}
	if l, is := f.Obj.(*ir.Local); !is || l.Var != c.Var {
		return nil, nil, false
	}
	plainly := *c
	plainly.Key = nil
	plainly.T = &ir.Type{Kind: ir.List, Elem: c.Elem.Type()}
	return &plainly, key.Attr, true
}

func (b *call) sorted(dst int32) {
	if of, attr, ok := b.sortsByUnit(b.e.Args[0]); ok {
		list := int32(-1)
		c := of.(*ir.Comp)
		if x := b.Names.Sequence(c.Seq); c.If == nil && x.Type().Kind == ir.List && b.Names.IsValue(x) {
			list = b.Eval(x)
		} else {
			list = b.c.Tmp()
			b.List(of, list)
		}
		b.c.SetPlace(b.e.R)
		b.c.Op(program.LORDER, dst, list, b.t.AttrRow(attr))
		return
	}
	m, rational := b.c.Tmp(), int32(0)
	defer b.outlive(b.e.T.Elem)()
	b.c.Op(program.LBEGIN, m, 0, 0)
	b.keyed(b.e.Args[0], func(key, val ir.Expr, _ *Turn) {
		if IsRational(key) {
			rational = 1
		}
		k, v := b.Eval(key), b.Eval(val)
		b.c.Op(program.LPUSHK, k, v, rational)
	})
	b.c.SetPlace(b.e.R)
	b.c.Op(program.LSORT, dst, m, rational)
}

// best evaluates best and least: the first element whose key is better than those of all earlier elements.
func (b *call) best(better program.Op, dst int32) {
	top, have := b.c.Tmp(), b.c.Tmp()
	defer b.outlive(b.e.T)()
	b.c.LoadInt(dst, value.None)
	b.c.Op(program.LOADI, have, 0, 0)
	b.keyed(b.e.Args[0], func(key, val ir.Expr, t *Turn) {
		k, take, c := b.Eval(key), emit.NewLabel(), b.c.Tmp()
		b.c.Branch(have, false, take)
		if IsRational(key) {
			b.c.Op(program.RCMP, c, k, top)
			b.c.Op(immediate[better].right, c, c, 0)
		} else {
			b.c.Op(better, c, k, top)
		}
		b.c.Branch(c, false, t.Next)
		b.c.Bind(take)
		b.c.Op(program.MOV, top, k, 0)
		b.EvalInto(val, dst)
		b.c.Op(program.LOADI, have, 1, 0)
	})
	if !emptyIsNone(b.e.T) {
		b.failUnless(have)
	}
}
