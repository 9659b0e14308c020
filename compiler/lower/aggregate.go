package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// builtin evaluates a function of the table. Some are loops or have instructions of their own; the interpreter calls the code
// of all others.
func (b *body) builtin(e *ir.Builtin, dst int32) {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		return
	}
	if write := inlined[row.ID]; write != nil {
		write(b, e, dst)
		return
	}
	b.callBuiltin(row.ID, e, dst, e.Args...)
}

// inlined writes the functions that have no code, and those for which there is something better than a call of it.
var inlined map[uint16]func(b *body, e *ir.Builtin, dst int32)

func init() { // what it names leads back to it
	moving := func(op program.Op) func(b *body, e *ir.Builtin, dst int32) {
		return func(b *body, e *ir.Builtin, dst int32) { b.moving(op, e, dst) }
	}
	round := func(op program.Op) func(b *body, e *ir.Builtin, dst int32) {
		return func(b *body, e *ir.Builtin, dst int32) { b.rounded(op, e, dst) }
	}
	onSets := func(op program.Op) func(b *body, e *ir.Builtin, dst int32) {
		return func(b *body, e *ir.Builtin, dst int32) { b.setAlgebra(op, e, dst) }
	}
	inlined = map[uint16]func(b *body, e *ir.Builtin, dst int32){
		builtin.Any: (*body).truth, builtin.AllOf: (*body).truth, builtin.Empty: (*body).truth,
		builtin.Contains: (*body).contains,
		builtin.Count:    func(b *body, e *ir.Builtin, dst int32) { b.count(e.Args[0], dst) },
		builtin.Sum:      (*body).sum,
		builtin.Min:      (*body).extreme, builtin.Max: (*body).extreme,
		builtin.First: (*body).first, builtin.Last: (*body).last,
		builtin.Sorted: (*body).sorted, builtin.Best: (*body).best, builtin.Least: (*body).best,
		builtin.Concat: (*body).concat,
		builtin.Every:  (*body).whole, builtin.Pieces: (*body).whole, builtin.Cargo: (*body).whole,
		builtin.Adjacent: (*body).whole,
		builtin.Range:    (*body).whole,
		builtin.Reach:    moving(program.REACH), builtin.Spread: moving(program.SPREAD),
		builtin.Distance: moving(program.DISTANCE), builtin.Route: moving(program.ROUTE),
		builtin.Text:  (*body).wording,
		builtin.Floor: round(program.FLOOR), builtin.Ceil: round(program.CEIL), builtin.Nearest: round(program.NEAREST),
		builtin.Div: (*body).div, builtin.Abs: (*body).abs,
		builtin.Union: onSets(program.UNION), builtin.Without: onSets(program.WITHOUT),
	}
}

// wording is text(x).
func (b *body) wording(e *ir.Builtin, dst int32) {
	args := b.row(e.Args...)
	b.op(program.TEXT, dst, b.oneHole(e.Args[0].Type()), args)
}

// setAlgebra joins or subtracts sets by an instruction, and lists by a call.
func (b *body) setAlgebra(op program.Op, e *ir.Builtin, dst int32) {
	if e.T.Kind == ir.Set {
		b.op(op, dst, b.any(e.Args[0]), b.any(e.Args[1]))
		return
	}
	row, _ := builtin.Lookup(e.Name)
	b.callBuiltin(row.ID, e, dst, e.Args...)
}

// concat copies lists that are there as a whole, and goes through those that are still to be made.
func (b *body) concat(e *ir.Builtin, dst int32) {
	there := len(e.Args) > 1
	for _, a := range e.Args {
		there = there && b.isValue(a) && a.Type().Kind == ir.List
	}
	if there {
		at := b.take(2)
		b.into(e.Args[0], at)
		for i, a := range e.Args[1:] {
			b.into(a, at+1)
			to := at
			if i == len(e.Args)-2 {
				to = dst
			}
			b.at(e.R)
			b.op(program.BUILTIN, to, at, int32(builtin.Concat))
		}
		return
	}
	m := b.tmp()
	b.op(program.LBEGIN, m, 0, 0)
	for _, a := range e.Args {
		b.pushAll(a)
	}
	b.op(program.LEND, dst, m, 0)
}

func (b *body) moving(op program.Op, e *ir.Builtin, dst int32) {
	args := b.row(e.Args...)
	b.at(e.R)
	b.op(op, dst, args, int32(e.Movement.Index))
}

// whole is a sequence as a list. What never changes is a list in the program.
func (b *body) whole(e *ir.Builtin, dst int32) {
	if e.Name == "every" && e.Class.Role != ir.RolePiece && e.Class.Role != ir.RoleRecord {
		cells := make([]int64, len(e.Class.Members))
		for i := range cells {
			cells[i] = int64(i)
		}
		b.loadInt(dst, b.staticCells(cells))
		return
	}
	b.list(e, dst)
}

// rounded makes a rational whole; an int is whole already.
func (b *body) rounded(op program.Op, e *ir.Builtin, dst int32) {
	x := b.any(e.Args[0])
	b.at(e.R)
	if isRational(e.Args[0]) {
		b.op(op, dst, x, 0)
		return
	}
	b.move(dst, x)
}

func (b *body) div(e *ir.Builtin, dst int32) {
	x := b.any(e.Args[0])
	y := b.any(e.Args[1])
	b.at(e.R)
	b.op(program.DIV, dst, x, y)
}

func (b *body) abs(e *ir.Builtin, dst int32) {
	x := b.any(e.Args[0])
	b.at(e.R)
	if isRational(e.Args[0]) {
		t := b.tmp()
		b.op(program.RNEG, t, x, 0)
		b.extremeOf(true, true, dst, x, t)
		return
	}
	b.op(program.ABS, dst, x, 0)
}

// truth stores what any, all and empty say.
func (b *body) truth(e *ir.Builtin, dst int32) {
	if e.Name != "all" {
		if s, simple := b.scanOf(e.Args[0], e.Name == "any"); simple {
			b.scan(s, program.SCANANY, dst)
			if e.Name == "empty" {
				b.op(program.NOT, dst, dst, 0)
			}
			return
		}
	}
	if x := b.sequence(e.Args[0]); e.Name == "empty" && b.isValue(x) {
		r := b.any(x)
		if x.Type().Kind == ir.List {
			t := b.tmp()
			b.op(program.LLEN, t, r, 0)
			r = t
		}
		b.op(program.EQI, dst, r, 0)
		return
	}
	b.materialise(e, dst)
}

// contains asks a set or a list that is there; loopedContains what is still to be gone through.
func (b *body) contains(e *ir.Builtin, dst int32) {
	list, x := e.Args[0], e.Args[1]
	if list.Type().Kind == ir.Set {
		set, of := b.any(list), b.any(x)
		b.at(e.R)
		b.op(program.HAS, dst, set, of)
		return
	}
	if _, short := b.sequence(list).(*ir.MakeList); short || !b.isValue(list) {
		b.materialise(e, dst)
		return
	}
	b.callBuiltin(builtin.Contains, e, dst, list, x)
}

// loopedContains jumps to hit when the value is found, for sequences that are no list yet.
func (b *body) loopedContains(e *ir.Builtin, hit *label) bool {
	list := b.sequence(e.Args[0])
	if list.Type().Kind == ir.Set {
		return false
	}
	if l, ok := list.(*ir.MakeList); ok {
		x := b.any(e.Args[1])
		for _, y := range l.Elems {
			b.equal(x, y, hit)
		}
		return true
	}
	if b.isValue(list) {
		return false
	}
	x := b.any(e.Args[1])
	b.each(list, func(y ir.Expr, _ *turn) { b.equal(x, y, hit) })
	return true
}

func (b *body) equal(x int32, y ir.Expr, hit *label) {
	mark := b.next
	t := b.tmp()
	if n, ok := b.small(y); ok {
		b.op(program.EQI, t, x, n)
	} else {
		b.op(program.EQ, t, x, b.any(y))
	}
	b.branch(t, true, hit)
	b.next = mark
}

func (b *body) count(x ir.Expr, dst int32) {
	if s, simple := b.scanOf(x, false); simple {
		b.scan(s, program.SCANCOUNT, dst)
		return
	}
	if x = b.sequence(x); b.isValue(x) || x.Type().Kind == ir.Set && !isComp(x) {
		op := program.LLEN
		if x.Type().Kind == ir.Set {
			op = program.SETLEN
		}
		b.op(op, dst, b.any(x), 0)
		return
	}
	if e, ok := x.(*ir.Builtin); ok && e.Name == "every" && e.Class.Role != ir.RoleRecord {
		b.loadInt(dst, int64(len(e.Class.Members)))
		return
	}
	b.op(program.LOADI, dst, 0, 0)
	b.each(x, func(ir.Expr, *turn) { b.op(program.ADDI, dst, dst, 1) })
}

func isComp(e ir.Expr) bool {
	_, ok := e.(*ir.Comp)
	return ok
}

func (b *body) sum(e *ir.Builtin, dst int32) {
	add, none := program.ADD, int64(0)
	if e.T.Kind == ir.Rational {
		add = program.RADD
		none, _ = value.Rational(0, 1)
	}
	b.loadInt(dst, none)
	b.each(e.Args[0], func(x ir.Expr, _ *turn) {
		if k, ok := b.small(x); ok && add == program.ADD {
			b.op(program.ADDI, dst, dst, k)
			return
		}
		r := b.any(x)
		b.at(e.R)
		b.op(add, dst, dst, r)
	})
}

// extreme is min and max, of numbers or of one list of them.
func (b *body) extreme(e *ir.Builtin, dst int32) {
	rational, greatest := e.T.Kind == ir.Rational, e.Name == "max"
	if t := e.Args[0].Type(); t.Kind != ir.List && t.Kind != ir.Set {
		acc := b.any(e.Args[0])
		for i, x := range e.Args[1:] {
			r, to := b.any(x), dst
			if i < len(e.Args)-2 {
				to = b.tmp()
			}
			b.extremeOf(rational, greatest, to, acc, r)
			acc = to
		}
		b.move(dst, acc)
		return
	}
	acc, have := b.tmp(), b.tmp()
	b.op(program.LOADI, have, 0, 0)
	b.each(e.Args[0], func(x ir.Expr, t *turn) {
		r, more := b.any(x), newLabel()
		b.branch(have, true, more)
		b.op(program.MOV, acc, r, 0)
		b.op(program.LOADI, have, 1, 0)
		b.jump(t.next)
		b.bind(more)
		b.extremeOf(rational, greatest, acc, acc, r)
	})
	b.needs(have, e)
	b.move(dst, acc)
}

// needs stops play when a list was empty of which something was asked that only a list with elements has.
func (b *body) needs(have int32, e *ir.Builtin) {
	ok := newLabel()
	b.branch(have, true, ok)
	b.at(e.R)
	b.op(program.FAIL, b.str(e.Name+" of an empty list"), 0, 0)
	b.bind(ok)
}

// extremeOf puts the greater or lesser of x and y into dst, which may be one of them.
func (b *body) extremeOf(rational, greatest bool, dst, x, y int32) {
	if !rational {
		op := program.MIN
		if greatest {
			op = program.MAX
		}
		b.op(op, dst, x, y)
		return
	}
	t, second, done := b.tmp(), newLabel(), newLabel()
	b.op(program.RCMP, t, x, y)
	if greatest {
		b.op(program.LTI, t, t, 0)
	} else {
		b.op(program.GTI, t, t, 0)
	}
	b.branch(t, true, second)
	b.move(dst, x)
	b.jump(done)
	b.bind(second)
	b.move(dst, y)
	b.bind(done)
}

// hasNone says whether the first of an empty list of a type is none, and not an error.
func hasNone(t *ir.Type) bool { return t == nil || t.Kind == ir.Ref || t.Kind == ir.None }

func (b *body) first(e *ir.Builtin, dst int32) {
	if s, simple := b.scanOf(e.Args[0], false); simple {
		b.scan(s, program.SCANFIRST, dst)
		return
	}
	if x := b.sequence(e.Args[0]); b.optimising() && hasNone(e.T) && x.Type().Kind == ir.List && b.isValue(x) {
		b.op(program.LFIRST, dst, b.any(x), 0)
		return
	}
	done := newLabel()
	if holdsArena(e.T) {
		b.keeps++
		defer func() { b.keeps-- }()
	}
	b.each(e.Args[0], func(x ir.Expr, _ *turn) {
		b.into(x, dst)
		b.jump(done)
	})
	if hasNone(e.T) {
		b.loadInt(dst, value.None)
	} else {
		b.at(e.R)
		b.op(program.FAIL, b.str("first of an empty list"), 0, 0)
	}
	b.bind(done)
}

func (b *body) last(e *ir.Builtin, dst int32) {
	if x := b.sequence(e.Args[0]); b.isValue(x) && x.Type().Kind == ir.List {
		list, n, some, done := b.any(x), b.tmp(), newLabel(), newLabel()
		b.op(program.LLEN, n, list, 0)
		b.branch(n, true, some)
		if hasNone(e.T) {
			b.loadInt(dst, value.None)
			b.jump(done)
		} else {
			b.at(e.R)
			b.op(program.FAIL, b.str("last of an empty list"), 0, 0)
		}
		b.bind(some)
		b.op(program.ADDI, n, n, -1)
		b.op(program.LGET, dst, list, n)
		b.bind(done)
		return
	}
	have := b.tmp()
	b.loadInt(dst, value.None)
	b.op(program.LOADI, have, 0, 0)
	if holdsArena(e.T) {
		b.keeps++
		defer func() { b.keeps-- }()
	}
	b.each(e.Args[0], func(x ir.Expr, _ *turn) {
		b.into(x, dst)
		b.op(program.LOADI, have, 1, 0)
	})
	if !hasNone(e.T) {
		b.needs(have, e)
	}
}

// keyed goes over a keyed comprehension: use gets key and value.
func (b *body) keyed(x ir.Expr, use func(key, val ir.Expr, t *turn)) {
	c, ok := b.sequence(x).(*ir.Comp)
	if !ok || c.Key == nil {
		return
	}
	plain := *c
	plain.Key = nil
	b.each(&plain, func(v ir.Expr, t *turn) { use(c.Key, v, t) })
}

// byUnit is the attribute of its unit that a keyed list orders pieces by, if it does that and nothing else.
func (b *body) byUnit(x ir.Expr) (of ir.Expr, a *ir.Attr, ok bool) {
	c, is := b.sequence(x).(*ir.Comp)
	if !is || c.Key == nil || !b.optimising() {
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

func (b *body) sorted(e *ir.Builtin, dst int32) {
	if of, attr, ok := b.byUnit(e.Args[0]); ok {
		list := int32(-1)
		c := of.(*ir.Comp)
		if x := b.sequence(c.Seq); c.If == nil && x.Type().Kind == ir.List && b.isValue(x) {
			list = b.any(x)
		} else {
			list = b.tmp()
			b.list(of, list)
		}
		b.at(e.R)
		b.op(program.LORDER, dst, list, b.attrs[attr])
		return
	}
	m, rational := b.tmp(), int32(0)
	if holdsArena(e.T.Elem) {
		b.keeps++
		defer func() { b.keeps-- }()
	}
	b.op(program.LBEGIN, m, 0, 0)
	b.keyed(e.Args[0], func(key, val ir.Expr, _ *turn) {
		if isRational(key) {
			rational = 1
		}
		k, v := b.any(key), b.any(val)
		b.op(program.LPUSHK, k, v, rational)
	})
	b.at(e.R)
	b.op(program.LSORT, dst, m, rational)
}

// best is the first with the greatest key, or with the least.
func (b *body) best(e *ir.Builtin, dst int32) {
	top, have := b.tmp(), b.tmp()
	if holdsArena(e.T) {
		b.keeps++
		defer func() { b.keeps-- }()
	}
	b.loadInt(dst, value.None)
	b.op(program.LOADI, have, 0, 0)
	b.keyed(e.Args[0], func(key, val ir.Expr, t *turn) {
		k, take, c := b.any(key), newLabel(), b.tmp()
		b.branch(have, false, take)
		better := program.GT
		if e.Name == "least" {
			better = program.LT
		}
		if isRational(key) {
			b.op(program.RCMP, c, k, top)
			b.op(immediate[better].right, c, c, 0)
		} else {
			b.op(better, c, k, top)
		}
		b.branch(c, false, t.next)
		b.bind(take)
		b.op(program.MOV, top, k, 0)
		b.into(val, dst)
		b.op(program.LOADI, have, 1, 0)
	})
	if !hasNone(e.T) {
		b.needs(have, e)
	}
}
