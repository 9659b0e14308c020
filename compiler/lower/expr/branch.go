package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// JumpIf jumps to a label if a condition has the value want. It does not store a truth value.
func (fr *Frame) JumpIf(e ir.Expr, want bool, to *emit.Label) {
	mark := fr.c.Mark()
	defer func() { fr.c.Release(mark) }()
	switch e := e.(type) {
	case *ir.Lit:
		if (e.Val.Int != 0) == want {
			fr.c.Jump(to)
		}
		return
	case *ir.Local:
		if l, ok := fr.Names.literal(e); ok {
			fr.JumpIf(l, want, to)
			return
		}
	case *ir.Unary:
		if e.Op == "!" {
			fr.JumpIf(e.X, !want, to)
			return
		}
	case *ir.Binary:
		switch {
		case e.Op == "&&" && !want, e.Op == "||" && want:
			fr.JumpIf(e.X, want, to)
			fr.watchLifted(e)
			fr.JumpIf(e.Y, want, to)
			return
		case e.Op == "&&", e.Op == "||":
			skip := emit.NewLabel()
			fr.JumpIf(e.X, !want, skip)
			fr.watchLifted(e)
			fr.JumpIf(e.Y, want, to)
			fr.c.Bind(skip)
			return
		}
	case *ir.Cond:
		other, done := emit.NewLabel(), emit.NewLabel()
		fr.JumpIf(e.If, false, other)
		fr.c.Watch(watch.Arm, e.Then.Where())
		fr.JumpIf(e.Then, want, to)
		fr.c.Jump(done)
		fr.c.Bind(other)
		fr.c.Watch(watch.Arm, e.Else.Where())
		fr.JumpIf(e.Else, want, to)
		fr.c.Bind(done)
		return
	case *ir.LetIn:
		fr.bindIn(e, func(body ir.Expr) { fr.JumpIf(body, want, to) })
		return
	case *ir.Builtin:
		if jump := inlinedAs(e).jump; jump != nil && jump(&call{fr, e}, want, to) {
			return
		}
	}
	fr.c.Branch(fr.Eval(e), want, to)
}

// store evaluates a condition into a register.
func (fr *Frame) store(e ir.Expr, dst int32) {
	no, done := emit.NewLabel(), emit.NewLabel()
	fr.JumpIf(e, false, no)
	fr.c.Op(program.LOADI, dst, 1, 0)
	fr.c.Jump(done)
	fr.c.Bind(no)
	fr.c.Op(program.LOADI, dst, 0, 0)
	fr.c.Bind(done)
}

// Functions that are compiled to loops. As conditions they store no truth value: the first element that determines
// the result leaves the loop by a jump.

// jumpAny jumps if an element of any(list) is true or, unless want, if none is.
func (b *call) jumpAny(want bool, to *emit.Label) bool {
	if s, simple := b.scanOf(b.e.Args[0], true); simple {
		b.scanBranch(s, want, to)
		return true
	}
	return b.jumpElement(true, want, to)
}

// jumpAll jumps if all elements of all(list) are true or, unless want, if one is not.
func (b *call) jumpAll(want bool, to *emit.Label) bool {
	return b.jumpElement(false, !want, to)
}

// jumpElement writes a loop that ends at the first element equal to sought. It jumps if there is one or, unless
// found, if there is none.
func (b *call) jumpElement(sought, found bool, to *emit.Label) bool {
	hit := emit.NewLabel()
	b.ForEach(b.e.Args[0], func(x ir.Expr, _ *Turn) { b.JumpIf(x, sought, hit) })
	endSearch(b.c, found, hit, to)
	return true
}

// jumpEmpty jumps if there are no elements or, unless want, if there are some. If the list exists, its length is
// tested.
func (b *call) jumpEmpty(want bool, to *emit.Label) bool {
	if b.Names.IsValue(b.e.Args[0]) {
		return false
	}
	if s, simple := b.scanOf(b.e.Args[0], false); simple {
		b.scanBranch(s, !want, to)
		return true
	}
	hit := emit.NewLabel()
	b.ForEach(b.e.Args[0], func(ir.Expr, *Turn) { b.c.Jump(hit) })
	endSearch(b.c, !want, hit, to)
	return true
}

// jumpContains jumps if a sequence that is not yet a list has an element or, unless want, if it has not.
func (b *call) jumpContains(want bool, to *emit.Label) bool {
	hit := emit.NewLabel()
	if !b.loopedContains(hit) {
		return false
	}
	endSearch(b.c, want, hit, to)
	return true
}

func (b *call) scanBranch(s *ir.Scan, want bool, to *emit.Label) {
	r := b.c.Tmp()
	b.Scan(s, program.SCANANY, r)
	b.c.Branch(r, want, to)
}

// endSearch ends a loop that jumps to hit when it has found an element. With onHit, finding one jumps to the label
// to; otherwise reaching the end of the loop does.
func endSearch(c *emit.Code, onHit bool, hit, to *emit.Label) {
	if onHit {
		done := emit.NewLabel()
		c.Jump(done)
		c.Bind(hit)
		c.Jump(to)
		c.Bind(done)
		return
	}
	c.Jump(to)
	c.Bind(hit)
}
