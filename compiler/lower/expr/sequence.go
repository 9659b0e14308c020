package expr

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Turn is one round of a loop. Next leads to the next round, and Exit out of the loop.
type Turn struct{ Next, Exit *emit.Label }

// ForEach writes a loop over a list or set, and calls use to write its body. No list is made for a comprehension or
// anything else that can be iterated over directly; nested comprehensions become one loop. use may leave the loop by
// a jump.
func (fr *Frame) ForEach(e ir.Expr, use func(x ir.Expr, t *Turn)) {
	mark := fr.c.Mark()
	fr.flow(fr.Names.Sequence(e), func(x ir.Expr, t *Turn) {
		inner := fr.c.Mark()
		use(x, t)
		fr.c.Release(inner)
	})
	fr.c.Release(mark)
}

func (fr *Frame) flow(e ir.Expr, use func(x ir.Expr, t *Turn)) {
	switch c := e.(type) {
	case *ir.Comp:
		fr.flow(fr.Names.Sequence(c.Seq), func(x ir.Expr, t *Turn) {
			mark := fr.c.Mark()
			fr.Alias(c.Var, x)
			if c.If != nil {
				fr.JumpIf(c.If, false, t.Next)
			}
			use(c.Elem, t)
			delete(fr.Names.regs, c.Var)
			delete(fr.Names.inPlace, c.Var)
			fr.c.Release(mark)
		})
	case *ir.LetIn:
		fr.bindIn(c, func(body ir.Expr) { fr.flow(fr.Names.Sequence(body), use) })
	default:
		fr.Loop(e, use)
	}
}

// Source returns how to iterate over a sequence directly: the source, and the expressions for its registers. direct
// reports whether no list is needed.
func Source(e ir.Expr) (src program.Source, args []ir.Expr, direct bool) {
	if e.Type().Kind == ir.Set {
		return program.OverSet, []ir.Expr{e}, true
	}
	if call, is := e.(*ir.Builtin); is {
		if source := inlinedAs(call).source; source != nil {
			src, args = source(call)
			return src, args, true
		}
	}
	return program.OverList, []ir.Expr{e}, false
}

// iterateOver returns a source function for builtins whose arguments are the registers of an iterator over src.
func iterateOver(src program.Source) func(*ir.Builtin) (program.Source, []ir.Expr) {
	return func(e *ir.Builtin) (program.Source, []ir.Expr) { return src, e.Args }
}

// members returns the source of an iterator over every(class).
func members(e *ir.Builtin) (program.Source, []ir.Expr) {
	switch e.Class.Role {
	case ir.RolePiece:
		return program.OverPieces, nil
	case ir.RoleRecord:
		return program.OverRecords, []ir.Expr{number(e.Class.Index)}
	}
	return program.OverMembers, []ir.Expr{number(e.Class.Index)}
}

func number(n int) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: &ir.Type{Kind: ir.Int}}, Val: &ir.Const{Int: int64(n)}}
}

// Loop writes a loop over a source.
func (fr *Frame) Loop(e ir.Expr, use func(x ir.Expr, t *Turn)) {
	src, args, _ := Source(e)
	var from int32
	switch len(args) {
	case 0:
	case 1:
		from = fr.Eval(args[0]) // it may already be in a register
	default:
		from = fr.Args(args...)
	}
	fr.loop(src, from, &ir.Var{Type: Elem(e)}, e.Where(), use)
}

// loop writes a loop over a source whose registers begin at from. item is the variable for its elements.
func (fr *Frame) loop(src program.Source, from int32, item *ir.Var, r hcl.Range, use func(x ir.Expr, t *Turn)) {
	it := fr.c.Take(3)
	fr.c.SetPlace(r)
	fr.c.Op(program.ITER, it, from, int32(src))
	fr.Names.regs[item] = fr.c.Tmp()
	mark := fr.c.Tmp()
	start := fr.c.Op(program.NOP, 0, 0, 0)
	t := &Turn{emit.NewLabel(), emit.NewLabel()}
	top := emit.NewLabel()
	fr.c.Bind(top)
	fr.c.Op(program.NEXT, it, 0, fr.Names.regs[item])
	fr.c.Target(t.Exit, 1)
	pc := fr.c.Len()
	use(&ir.Local{Base: ir.Base{T: item.Type}, Var: item}, t)
	fr.c.Bind(t.Next)
	if fr.escapes == 0 && fr.c.Allocates(pc) {
		fr.c.Set(start, program.Instr{Op: program.MARK, A: mark})
		fr.c.Op(program.RESET, mark, 0, 0)
	}
	fr.c.Op(program.LOOP, 0, 0, 0)
	fr.c.Target(top, 0)
	fr.c.Bind(t.Exit)
	delete(fr.Names.regs, item)
}

func Elem(e ir.Expr) *ir.Type {
	if t := e.Type(); t.Elem != nil {
		return t.Elem
	}
	return &ir.Type{Kind: ir.Int}
}

// scanOf returns a sequence as a search for pieces, if it is one. With truth, its elements must be the constant true
// instead of the pieces, for the function any.
func (fr *Frame) scanOf(e ir.Expr, truth bool) (*ir.Scan, bool) {
	if !truth {
		return ir.AsScan(e, fr.Names.Sequence)
	}
	c, ok := fr.Names.Sequence(e).(*ir.Comp)
	if !ok || c.If != nil || c.Key != nil {
		return nil, false
	}
	lit, ok := c.Elem.(*ir.Lit)
	if !ok || lit.Val.Int == 0 {
		return nil, false
	}
	return ir.AsScan(c.Seq, fr.Names.Sequence)
}

var compare = map[string]program.Op{
	"==": program.EQ, "!=": program.NE, "<": program.LT, "<=": program.LE, ">": program.GT, ">=": program.GE,
}

// Scan writes one of the four searches for pieces. The operands of the predicates are evaluated once, before it.
func (fr *Frame) Scan(s *ir.Scan, op program.Op, dst int32) {
	row := program.Scan{List: s.List != nil}
	for _, p := range s.Preds {
		q := program.Pred{Not: p.Not}
		switch {
		case p.Mask != nil:
			q.Kind, q.X = program.PredMask, fr.mask(p)
		case p.Set:
			q.Kind, q.X = program.PredOwnerIn, fr.Eval(p.With)
		default:
			if n, ok := fr.Small(p.With); ok {
				q.Kind, q.X, q.Cmp, q.Y = program.PredConst, int32(p.Slot), compare[p.Op], n
				break
			}
			q.Kind, q.X, q.Cmp, q.Y = program.PredField, int32(p.Slot), compare[p.Op], fr.Eval(p.With)
		}
		row.Preds = append(row.Preds, q)
	}
	at := int32(-1)
	switch {
	case s.Space != nil:
		at = fr.Eval(s.Space)
	case s.List != nil:
		at = fr.Eval(s.List)
	}
	fr.c.SetPlace(s.R)
	fr.c.Op(op, dst, at, fr.t.Scan(row))
}

// mask returns the row of the mask for a condition on units.
func (fr *Frame) mask(p ir.ScanPred) int32 {
	function := fr.t.Function("mask", p.Mask.Where(), 1, p.Mask.Type(), true)
	m := fr.u.Begin(function, p.It)
	m.Return(p.Mask)
	m.c.Finish()
	return fr.t.Mask(function)
}
