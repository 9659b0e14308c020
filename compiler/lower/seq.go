package lower

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// turn is one turn of a loop: next leads to the following one, exit out of it.
type turn struct{ next, exit *label }

// each runs use for every element of a list or set, without making the list where it is a comprehension or something
// that can be gone through as it is. Comprehensions over comprehensions are one loop. use may leave the loop by a jump of
// its own.
func (b *body) each(e ir.Expr, use func(x ir.Expr, t *turn)) {
	mark := b.next
	b.flow(b.sequence(e), func(x ir.Expr, t *turn) {
		inner := b.next
		use(x, t)
		b.next = inner
	})
	b.next = mark
}

// sequence sees through a variable whose sequence is to be read in place.
func (b *body) sequence(e ir.Expr) ir.Expr {
	if l, ok := e.(*ir.Local); ok {
		if x, ok := b.known[l.Var]; ok && !b.has(l.Var) {
			return x
		}
	}
	return e
}

// isValue says whether a sequence is in a register or a field already, so that its length is known at once.
func (b *body) isValue(e ir.Expr) bool {
	switch e := b.sequence(e).(type) {
	case *ir.Comp, *ir.Scan, *ir.LetIn:
		return false
	case *ir.Builtin:
		_, _, _, direct := b.source(e)
		return !direct
	}
	return true
}

func (b *body) flow(e ir.Expr, use func(x ir.Expr, t *turn)) {
	switch c := e.(type) {
	case *ir.Comp:
		b.flow(b.sequence(c.Seq), func(x ir.Expr, t *turn) {
			mark := b.next
			b.alias(c.Var, x)
			if c.If != nil {
				b.jumpIf(c.If, false, t.next)
			}
			use(c.Elem, t)
			delete(b.regs, c.Var)
			delete(b.known, c.Var)
			b.next = mark
		})
	case *ir.LetIn:
		b.letIn(c, func(body ir.Expr) { b.flow(b.sequence(body), use) })
	default:
		b.loop(e, use)
	}
}

// alias binds a variable to an expression without copying a register.
func (b *body) alias(v *ir.Var, x ir.Expr) {
	switch l := x.(type) {
	case *ir.Local:
		if r, ok := b.regs[l.Var]; ok {
			b.regs[v] = r
			return
		}
	case *ir.Lit:
		b.known[v] = l
		return
	}
	r := b.tmp()
	b.into(x, r)
	b.regs[v] = r
}

// source says how to go over a sequence as it stands: by which source, with what in the registers.
func (b *body) source(e ir.Expr) (src program.Source, first, second ir.Expr, ok bool) {
	if e.Type().Kind == ir.Set {
		return program.OverSet, e, nil, true
	}
	call, is := e.(*ir.Builtin)
	if !is {
		return program.OverList, e, nil, false
	}
	switch call.Name {
	case "pieces":
		return program.OverSpace, call.Args[0], nil, true
	case "cargo":
		return program.OverCargo, call.Args[0], nil, true
	case "adjacent":
		return program.OverAdjacent, call.Args[0], nil, true
	case "range":
		return program.OverRange, call.Args[0], call.Args[1], true
	case "every":
		switch call.Class.Role {
		case ir.RolePiece:
			return program.OverPieces, nil, nil, true
		case ir.RoleRecord:
			return program.OverRecords, number(call.Class.Index), nil, true
		}
		return program.OverMembers, number(call.Class.Index), nil, true
	}
	return program.OverList, e, nil, false
}

// number is a whole number as an expression.
func number(n int) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: &ir.Type{Kind: ir.Int}}, Val: &ir.Const{Int: int64(n)}}
}

// loop goes over a source.
func (b *body) loop(e ir.Expr, use func(x ir.Expr, t *turn)) {
	src, first, second, _ := b.source(e)
	var from int32
	switch {
	case second != nil:
		from = b.row(first, second)
	case first != nil:
		from = b.any(first)
	}
	it := b.take(3)
	b.at(e.Where())
	b.op(program.ITER, it, from, int32(src))
	item := &ir.Var{Type: elem(e)}
	b.regs[item] = b.tmp()
	mark := b.tmp()
	start := b.op(program.NOP, 0, 0, 0)
	t := &turn{newLabel(), newLabel()}
	top := newLabel()
	b.bind(top)
	b.op(program.NEXT, it, 0, b.regs[item])
	b.target(t.exit, 1)
	pc := len(b.code)
	use(&ir.Local{Base: ir.Base{T: item.Type}, Var: item}, t)
	b.bind(t.next)
	if b.keeps == 0 && b.allocates(pc) {
		b.code[start] = program.Instr{Op: program.MARK, A: mark}
		b.op(program.RESET, mark, 0, 0)
	}
	b.op(program.LOOP, 0, 0, 0)
	b.target(top, 0)
	b.bind(t.exit)
	delete(b.regs, item)
}

// inRegister is an expression for what lies in a register already.
func (b *body) inRegister(r int32, t *ir.Type, at hcl.Range) *ir.Local {
	v := &ir.Var{Type: t}
	b.regs[v] = r
	return &ir.Local{Base: ir.Base{T: t, R: at}, Var: v}
}

func elem(e ir.Expr) *ir.Type {
	if t := e.Type(); t.Elem != nil {
		return t.Elem
	}
	return &ir.Type{Kind: ir.Int}
}

// list makes a list of a comprehension or of anything that can be gone through.
func (b *body) list(e ir.Expr, dst int32) {
	if s, simple := b.scanOf(e, false); simple {
		b.scan(s, program.SCAN, dst)
		return
	}
	m := b.tmp()
	b.op(program.LBEGIN, m, 0, 0)
	b.pushAll(e)
	b.op(program.LEND, dst, m, 0)
}

func (b *body) pushAll(e ir.Expr) {
	holds := holdsArena(elem(e))
	if holds {
		b.keeps++
	}
	b.each(e, func(x ir.Expr, _ *turn) { b.push(x) })
	if holds {
		b.keeps--
	}
}

// holdsArena says whether values of a type may lie in the arena.
func holdsArena(t *ir.Type) bool { return t != nil && (t.Kind == ir.List || t.Kind == ir.Text) }

// scanOf returns the search over pieces that a sequence is, if it is nothing else. With truth the elements must be the
// constant true instead of the pieces, as any wants it.
func (b *body) scanOf(e ir.Expr, truth bool) (*ir.Scan, bool) {
	if !truth {
		return ir.AsScan(e, b.sequence)
	}
	c, ok := b.sequence(e).(*ir.Comp)
	if !ok || c.If != nil || c.Key != nil {
		return nil, false
	}
	lit, ok := c.Elem.(*ir.Lit)
	if !ok || lit.Val.Int == 0 {
		return nil, false
	}
	return ir.AsScan(c.Seq, b.sequence)
}
