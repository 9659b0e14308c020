package lower

import (
	"math"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// any evaluates e and says in which register it is: that of a variable where e is one.
func (b *body) any(e ir.Expr) int32 {
	if l, ok := e.(*ir.Local); ok {
		if r, ok := b.regs[l.Var]; ok {
			return r
		}
	}
	dst := b.tmp()
	b.into(e, dst)
	return dst
}

// row evaluates expressions into consecutive registers; nil gives none.
func (b *body) row(es ...ir.Expr) int32 {
	at := b.take(len(es))
	for i, e := range es {
		b.orNone(e, at+int32(i))
	}
	return at
}

func (b *body) orNone(e ir.Expr, dst int32) {
	if e == nil {
		b.loadInt(dst, value.None)
		return
	}
	b.into(e, dst)
}

// into evaluates e into dst. Operands never go through dst, so that dst may be a variable e reads; loops are the
// exception, which scribbles says.
func (b *body) into(e ir.Expr, dst int32) {
	mark := b.next
	defer func() { b.next = mark }()
	switch e := e.(type) {
	case *ir.Lit:
		b.loadInt(dst, b.cell(e.Val, e.T))
	case *ir.Local:
		b.local(e, dst)
	case *ir.AttrOf:
		if l, ok := e.Obj.(*ir.Lit); ok && l.Val.Int >= 0 && int(l.Val.Int) < len(e.Attr.Class.Members) {
			b.loadInt(dst, b.p.Attrs[b.attrs[e.Attr]].Data[l.Val.Int])
			return
		}
		obj := b.any(e.Obj)
		b.at(e.R)
		b.op(program.ATTR, dst, obj, b.attrs[e.Attr])
	case *ir.ColumnOf:
		obj := b.any(e.Obj)
		b.at(e.R)
		b.op(program.ATTR, dst, obj, b.column(e))
	case *ir.FieldOf:
		b.fieldOf(e, dst)
	case *ir.ValueOf:
		obj := b.any(e.Obj)
		b.at(e.R)
		b.op(program.VALUE, dst, obj, int32(e.Value.Index))
	case *ir.OptionOf:
		b.op(program.OPT, dst, int32(e.Option.Index), 0)
	case *ir.CallFn:
		args := b.row(e.Args...)
		b.at(e.R)
		b.op(program.CALL, dst, b.funcs[e.Fn], args)
	case *ir.Builtin:
		b.builtin(e, dst)
	case *ir.Unary:
		b.unary(e, dst)
	case *ir.Binary:
		b.binary(e, dst)
	case *ir.Cond:
		b.cond(e, dst)
	case *ir.Comp:
		b.list(e, dst)
	case *ir.Scan:
		b.scan(e, program.SCAN, dst)
	case *ir.MakeList:
		b.makeList(e, dst)
	case *ir.Index:
		list, at := b.any(e.List), b.any(e.At)
		b.at(e.R)
		b.op(program.LGET, dst, list, at)
	case *ir.ToRational:
		b.op(program.TORAT, dst, b.any(e.X), 0)
	case *ir.ToSet:
		b.toSet(e, dst)
	case *ir.TextOf:
		b.template(e.Template, dst)
	case *ir.Given:
		b.at(e.R)
		b.op(program.GIVEN, dst, b.str(e.Name), 0)
	case *ir.LetIn:
		b.letIn(e, func(body ir.Expr) { b.into(body, dst) })
	}
}

// scribbles says whether evaluating e into a register writes it before all of e is read.
func scribbles(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Comp, *ir.ToSet, *ir.LetIn, *ir.Scan, *ir.MakeList, *ir.Builtin, *ir.TextOf:
		return true
	case *ir.Cond:
		return scribbles(e.Then) || scribbles(e.Else)
	}
	return false
}

func (b *body) local(e *ir.Local, dst int32) {
	if r, ok := b.regs[e.Var]; ok {
		b.move(dst, r)
		return
	}
	if x, ok := b.known[e.Var]; ok {
		b.into(x, dst)
		return
	}
	if e.Var == b.among && e.Var != nil {
		b.op(program.AMONG, dst, 0, 0)
		return
	}
	// The checker lets no variable be read before it is bound; a scenario that gets here all the same must stop in
	// play and not in the compiler.
	b.at(e.R)
	b.op(program.FAIL, b.str("the variable "+e.Var.Name+" has no value here"), 0, 0)
}

// letIn binds a variable for as long as use runs.
func (b *body) letIn(e *ir.LetIn, use func(ir.Expr)) {
	mark := b.next
	if l, ok := e.Value.(*ir.Local); ok && !l.Var.Mutable && b.has(l.Var) {
		b.regs[e.Var] = b.regs[l.Var]
	} else {
		r := b.tmp()
		b.into(e.Value, r)
		b.regs[e.Var] = r
	}
	use(e.Body)
	delete(b.regs, e.Var)
	b.next = mark
}

func (b *body) has(v *ir.Var) bool {
	_, ok := b.regs[v]
	return ok
}

func (b *body) fieldOf(e *ir.FieldOf, dst int32) {
	if e.Obj == nil {
		b.op(program.GGET, dst, int32(e.Field.Slot), 0)
		return
	}
	obj := b.any(e.Obj)
	b.at(e.R)
	switch e.Field.Class.Role {
	case ir.RolePiece:
		b.op(program.PGET, dst, obj, int32(e.Field.Slot))
	case ir.RoleRecord:
		b.op(program.FGET, dst, obj, b.fields[e.Field])
	default:
		b.op(program.VGET, dst, obj, b.fields[e.Field])
	}
}

func isRational(e ir.Expr) bool { return e.Type().Kind == ir.Rational }

func (b *body) unary(e *ir.Unary, dst int32) {
	x := b.any(e.X)
	b.at(e.R)
	switch {
	case e.Op == "!":
		b.op(program.NOT, dst, x, 0)
	case isRational(e.X):
		b.op(program.RNEG, dst, x, 0)
	default:
		b.op(program.NEG, dst, x, 0)
	}
}

var wholeOps = map[string]program.Op{
	"+": program.ADD, "-": program.SUB, "*": program.MUL, "/": program.IDIVR, "%": program.MOD,
	"==": program.EQ, "!=": program.NE, "<": program.LT, "<=": program.LE, ">": program.GT, ">=": program.GE,
}

var rationalOps = map[string]program.Op{"+": program.RADD, "-": program.RSUB, "*": program.RMUL, "/": program.RDIV}

// immediate are the comparisons with a number, and what they become when the number stands on the left.
var immediate = map[program.Op]struct{ right, left program.Op }{
	program.EQ: {program.EQI, program.EQI}, program.NE: {program.NEI, program.NEI},
	program.LT: {program.LTI, program.GTI}, program.LE: {program.LEI, program.GEI},
	program.GT: {program.GTI, program.LTI}, program.GE: {program.GEI, program.LEI},
}

func (b *body) binary(e *ir.Binary, dst int32) {
	if e.Op == "&&" || e.Op == "||" {
		b.materialise(e, dst)
		return
	}
	if isRational(e.X) && e.Op != "==" && e.Op != "!=" {
		x, y := b.any(e.X), b.any(e.Y)
		b.at(e.R)
		if op, ok := rationalOps[e.Op]; ok {
			b.op(op, dst, x, y)
			return
		}
		t := b.tmp()
		b.op(program.RCMP, t, x, y)
		b.op(immediate[wholeOps[e.Op]].right, dst, t, 0)
		return
	}
	op := wholeOps[e.Op]
	if imm, ok := immediate[op]; ok {
		if n, ok := b.small(e.Y); ok {
			b.op(imm.right, dst, b.any(e.X), n)
			return
		}
		if n, ok := b.small(e.X); ok {
			b.op(imm.left, dst, b.any(e.Y), n)
			return
		}
	}
	if n, ok := b.small(e.Y); ok && op == program.ADD || ok && op == program.SUB && n != math.MinInt32 {
		if op == program.SUB {
			n = -n
		}
		x := b.any(e.X)
		b.at(e.R)
		b.op(program.ADDI, dst, x, n)
		return
	}
	if n, ok := b.small(e.X); ok && op == program.ADD {
		y := b.any(e.Y)
		b.at(e.R)
		b.op(program.ADDI, dst, y, n)
		return
	}
	x, y := b.any(e.X), b.any(e.Y)
	b.at(e.R)
	b.op(op, dst, x, y)
}

// small is a constant that fits an operand.
func (b *body) small(e ir.Expr) (int32, bool) {
	l, ok := b.literal(e)
	if !ok {
		return 0, false
	}
	n := b.cell(l.Val, l.T)
	return int32(n), n == int64(int32(n))
}

// literal sees through variables that are a constant.
func (b *body) literal(e ir.Expr) (*ir.Lit, bool) {
	switch e := e.(type) {
	case *ir.Lit:
		return e, true
	case *ir.Local:
		l, ok := b.known[e.Var].(*ir.Lit)
		return l, ok
	}
	return nil, false
}

func (b *body) cond(e *ir.Cond, dst int32) {
	other, done := newLabel(), newLabel()
	b.jumpIf(e.If, false, other)
	b.watch(Arm, e.Then.Where())
	b.into(e.Then, dst)
	b.jump(done)
	b.bind(other)
	b.watch(Arm, e.Else.Where())
	b.into(e.Else, dst)
	b.bind(done)
}

func (b *body) makeList(e *ir.MakeList, dst int32) {
	cells := make([]int64, 0, len(e.Elems))
	for _, x := range e.Elems {
		if l, ok := b.literal(x); ok {
			cells = append(cells, b.cell(l.Val, l.T))
		}
	}
	if len(cells) == len(e.Elems) {
		b.loadInt(dst, b.staticCells(cells))
		return
	}
	m := b.tmp()
	b.op(program.LBEGIN, m, 0, 0)
	for _, x := range e.Elems {
		b.push(x)
	}
	b.op(program.LEND, dst, m, 0)
}

func (b *body) push(e ir.Expr) {
	mark := b.next
	b.op(program.LPUSH, b.any(e), 0, 0)
	b.next = mark
}

func (b *body) toSet(e *ir.ToSet, dst int32) {
	if l, ok := e.X.(*ir.MakeList); ok {
		bits, rest := int64(0), []ir.Expr{}
		for _, x := range l.Elems {
			if lit, ok := b.literal(x); ok && lit.Val.Int >= 0 {
				bits |= 1 << uint(lit.Val.Int&63)
				continue
			}
			rest = append(rest, x)
		}
		b.loadInt(dst, bits)
		for _, x := range rest {
			mark := b.next
			b.op(program.SETADD, dst, b.any(x), 0)
			b.next = mark
		}
		return
	}
	b.loadInt(dst, 0)
	b.each(e.X, func(x ir.Expr, _ *turn) {
		r := b.any(x)
		b.at(e.R)
		b.op(program.SETADD, dst, r, 0)
	})
}

// template evaluates a text. One without holes is its index.
func (b *body) template(t *ir.Template, dst int32) {
	if t == nil {
		b.loadInt(dst, int64(b.words("")))
		return
	}
	if len(t.Args) == 0 {
		b.loadInt(dst, int64(b.text(t)))
		return
	}
	var sights []program.Sight
	var needs [][]need
	if b.hiding != nil {
		for i, a := range t.AsWritten() {
			if n := b.reads(a); len(n) > 0 {
				sights = append(sights, program.Sight{Arg: int32(i), Who: int32(len(t.Args) + len(needs)), Word: b.word(n)})
				needs = append(needs, n)
			}
		}
	}
	args := b.take(len(t.Args) + len(needs))
	b.unwatched(func() {
		for i, a := range t.Args {
			b.into(a, args+int32(i))
		}
	})
	for i, n := range needs {
		b.sight(n, args+int32(len(t.Args)+i))
	}
	b.at(t.Range)
	b.op(program.TEXT, dst, b.guarded(t, sights), args)
}

// textReg is a register with a text, of which nil gives the words of a name.
func (b *body) textReg(t *ir.Template, name string) int32 {
	r := b.tmp()
	if t == nil {
		b.loadInt(r, int64(b.optText(nil, name)))
		return r
	}
	mark := b.next
	b.template(t, r)
	b.next = mark
	return r
}

// callBuiltin is a builtin the interpreter has by number.
func (b *body) callBuiltin(id uint16, e *ir.Builtin, dst int32, args ...ir.Expr) {
	at := b.take(len(args))
	for i, a := range args {
		if a.Type().Kind == ir.Set {
			b.list(a, at+int32(i)) // the interpreter cannot tell a set from a list
			continue
		}
		b.into(a, at+int32(i))
	}
	b.at(e.R)
	b.op(program.BUILTIN, dst, at, int32(id))
}
