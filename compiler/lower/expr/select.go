package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// emptyIsNone reports whether the first element of an empty list is none, and not an error.
func emptyIsNone(t *ir.Type) bool { return t == nil || t.Kind == ir.Ref || t.Kind == ir.None }

func (fr *Frame) first(e *ir.Builtin, dst int32) {
	if s, simple := fr.scanOf(e.Args[0], false); simple {
		fr.Scan(s, program.SCANFIRST, dst)
		return
	}
	if x := fr.Sequence(e.Args[0]); !fr.u.AsWritten && emptyIsNone(e.T) && x.Type().Kind == ir.List && fr.IsValue(x) {
		fr.c.Op(program.LFIRST, dst, fr.Any(x), 0)
		return
	}
	done := emit.NewLabel()
	if table.InArena(e.T) {
		fr.escapes++
		defer func() { fr.escapes-- }()
	}
	fr.Each(e.Args[0], func(x ir.Expr, _ *Turn) {
		fr.Into(x, dst)
		fr.c.Jump(done)
	})
	if emptyIsNone(e.T) {
		fr.c.LoadInt(dst, value.None)
	} else {
		fr.c.At(e.R)
		fr.c.Op(program.FAIL, fr.t.Str("first of an empty list"), 0, 0)
	}
	fr.c.Bind(done)
}

func (fr *Frame) last(e *ir.Builtin, dst int32) {
	if x := fr.Sequence(e.Args[0]); fr.IsValue(x) && x.Type().Kind != ir.Set {
		list, n, some, done := fr.Any(x), fr.c.Tmp(), emit.NewLabel(), emit.NewLabel()
		fr.c.Op(program.LLEN, n, list, 0)
		fr.c.Branch(n, true, some)
		if emptyIsNone(e.T) {
			fr.c.LoadInt(dst, value.None)
			fr.c.Jump(done)
		} else {
			fr.c.At(e.R)
			fr.c.Op(program.FAIL, fr.t.Str("last of an empty list"), 0, 0)
		}
		fr.c.Bind(some)
		fr.c.Op(program.ADDI, n, n, -1)
		fr.c.Op(program.LGET, dst, list, n)
		fr.c.Bind(done)
		return
	}
	have := fr.c.Tmp()
	fr.c.LoadInt(dst, value.None)
	fr.c.Op(program.LOADI, have, 0, 0)
	if table.InArena(e.T) {
		fr.escapes++
		defer func() { fr.escapes-- }()
	}
	fr.Each(e.Args[0], func(x ir.Expr, _ *Turn) {
		fr.Into(x, dst)
		fr.c.Op(program.LOADI, have, 1, 0)
	})
	if !emptyIsNone(e.T) {
		fr.failUnless(have, e)
	}
}

// keyed iterates over a keyed comprehension.
func (fr *Frame) keyed(x ir.Expr, use func(key, val ir.Expr, t *Turn)) {
	c, ok := fr.Sequence(x).(*ir.Comp)
	if !ok || c.Key == nil {
		return
	}
	plain := *c
	plain.Key = nil
	fr.Each(&plain, func(v ir.Expr, t *Turn) { use(c.Key, v, t) })
}

// sortsByUnit returns the pieces and the attribute of their units by which a keyed comprehension orders them, if that
// is all it does.
func (fr *Frame) sortsByUnit(x ir.Expr) (of ir.Expr, a *ir.Attr, ok bool) {
	c, is := fr.Sequence(x).(*ir.Comp)
	if !is || c.Key == nil || fr.u.AsWritten {
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

func (fr *Frame) sorted(e *ir.Builtin, dst int32) {
	if of, attr, ok := fr.sortsByUnit(e.Args[0]); ok {
		list := int32(-1)
		c := of.(*ir.Comp)
		if x := fr.Sequence(c.Seq); c.If == nil && x.Type().Kind == ir.List && fr.IsValue(x) {
			list = fr.Any(x)
		} else {
			list = fr.c.Tmp()
			fr.List(of, list)
		}
		fr.c.At(e.R)
		fr.c.Op(program.LORDER, dst, list, fr.t.AttrRow(attr))
		return
	}
	m, rational := fr.c.Tmp(), int32(0)
	if table.InArena(e.T.Elem) {
		fr.escapes++
		defer func() { fr.escapes-- }()
	}
	fr.c.Op(program.LBEGIN, m, 0, 0)
	fr.keyed(e.Args[0], func(key, val ir.Expr, _ *Turn) {
		if IsRational(key) {
			rational = 1
		}
		k, v := fr.Any(key), fr.Any(val)
		fr.c.Op(program.LPUSHK, k, v, rational)
	})
	fr.c.At(e.R)
	fr.c.Op(program.LSORT, dst, m, rational)
}

// best evaluates best and least: the first element whose key is better than all before it.
func (fr *Frame) best(better program.Op, e *ir.Builtin, dst int32) {
	top, have := fr.c.Tmp(), fr.c.Tmp()
	if table.InArena(e.T) {
		fr.escapes++
		defer func() { fr.escapes-- }()
	}
	fr.c.LoadInt(dst, value.None)
	fr.c.Op(program.LOADI, have, 0, 0)
	fr.keyed(e.Args[0], func(key, val ir.Expr, t *Turn) {
		k, take, c := fr.Any(key), emit.NewLabel(), fr.c.Tmp()
		fr.c.Branch(have, false, take)
		if IsRational(key) {
			fr.c.Op(program.RCMP, c, k, top)
			fr.c.Op(immediate[better].right, c, c, 0)
		} else {
			fr.c.Op(better, c, k, top)
		}
		fr.c.Branch(c, false, t.Next)
		fr.c.Bind(take)
		fr.c.Op(program.MOV, top, k, 0)
		fr.Into(val, dst)
		fr.c.Op(program.LOADI, have, 1, 0)
	})
	if !emptyIsNone(e.T) {
		fr.failUnless(have, e)
	}
}
