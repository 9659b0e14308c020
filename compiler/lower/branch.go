package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// jumpIf goes to a label when e is want, and on otherwise. Conditions become jumps; no truth value is stored unless
// somebody wants to have it.
func (b *body) jumpIf(e ir.Expr, want bool, to *label) {
	mark := b.next
	defer func() { b.next = mark }()
	switch e := e.(type) {
	case *ir.Lit:
		if (e.Val.Int != 0) == want {
			b.jump(to)
		}
		return
	case *ir.Local:
		if l, ok := b.literal(e); ok {
			b.jumpIf(l, want, to)
			return
		}
	case *ir.Unary:
		if e.Op == "!" {
			b.jumpIf(e.X, !want, to)
			return
		}
	case *ir.Binary:
		switch {
		case e.Op == "&&" && !want, e.Op == "||" && want:
			b.jumpIf(e.X, want, to)
			b.watchLifted(e)
			b.jumpIf(e.Y, want, to)
			return
		case e.Op == "&&", e.Op == "||":
			skip := newLabel()
			b.jumpIf(e.X, !want, skip)
			b.watchLifted(e)
			b.jumpIf(e.Y, want, to)
			b.bind(skip)
			return
		}
	case *ir.Cond:
		other, done := newLabel(), newLabel()
		b.jumpIf(e.If, false, other)
		b.watch(Arm, e.Then.Where())
		b.jumpIf(e.Then, want, to)
		b.jump(done)
		b.bind(other)
		b.watch(Arm, e.Else.Where())
		b.jumpIf(e.Else, want, to)
		b.bind(done)
		return
	case *ir.LetIn:
		b.letIn(e, func(body ir.Expr) { b.jumpIf(body, want, to) })
		return
	case *ir.Builtin:
		if b.jumpBuiltin(e, want, to) {
			return
		}
	}
	b.branch(b.any(e), want, to)
}

// jumpBuiltin is jumpIf for the builtins that are loops: it leaves the loop straight for the label.
func (b *body) jumpBuiltin(e *ir.Builtin, want bool, to *label) bool {
	if len(e.Args) == 0 {
		return false
	}
	hit := newLabel() // the loop found what decides
	switch e.Name {
	case "any", "all":
		decides := e.Name == "any"
		if s, simple := b.scanOf(e.Args[0], true); simple && decides {
			b.scanBranch(s, want, to)
			return true
		}
		b.each(e.Args[0], func(x ir.Expr, _ *turn) { b.jumpIf(x, decides, hit) })
		b.decide(decides == want, hit, to)
	case "empty":
		if t := e.Args[0]; b.isValue(t) {
			return false
		}
		if s, simple := b.scanOf(e.Args[0], false); simple {
			b.scanBranch(s, !want, to)
			return true
		}
		b.each(e.Args[0], func(ir.Expr, *turn) { b.jump(hit) })
		b.decide(!want, hit, to)
	case "contains":
		if !b.loopedContains(e, hit) {
			return false
		}
		b.decide(want, hit, to)
	default:
		return false
	}
	return true
}

func (b *body) scanBranch(s *ir.Scan, want bool, to *label) {
	r := b.tmp()
	b.scan(s, program.SCANANY, r)
	b.branch(r, want, to)
}

// decide ends a loop that came out at hit or ran through: hit leads to the label if hitGoes, running through otherwise.
func (b *body) decide(hitGoes bool, hit, to *label) {
	if hitGoes {
		done := newLabel()
		b.jump(done)
		b.bind(hit)
		b.jump(to)
		b.bind(done)
		return
	}
	b.jump(to)
	b.bind(hit)
}

// materialise stores what a condition says.
func (b *body) materialise(e ir.Expr, dst int32) {
	no, done := newLabel(), newLabel()
	b.jumpIf(e, false, no)
	b.op(program.LOADI, dst, 1, 0)
	b.jump(done)
	b.bind(no)
	b.op(program.LOADI, dst, 0, 0)
	b.bind(done)
}
