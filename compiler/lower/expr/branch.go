package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// JumpIf jumps to a label if a condition is want. No truth value is stored.
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
		fr.letIn(e, func(body ir.Expr) { fr.JumpIf(body, want, to) })
		return
	case *ir.Builtin:
		if jump := inlinedAs(e).jump; jump != nil && jump(&call{fr, e}, want, to) {
			return
		}
	}
	fr.c.Branch(fr.Any(e), want, to)
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
