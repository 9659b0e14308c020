package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Functions that are loops. As conditions they store no truth value: an element that decides leaves the loop by a jump.

// jumpAny jumps if an element of any(list) is true, or if none is.
func (fr *Frame) jumpAny(e *ir.Builtin, want bool, to *emit.Label) bool {
	if s, simple := fr.scanOf(e.Args[0], true); simple {
		fr.scanBranch(s, want, to)
		return true
	}
	return fr.jumpElement(e, true, want, to)
}

// jumpAll jumps if all elements of all(list) are true, or if one is not.
func (fr *Frame) jumpAll(e *ir.Builtin, want bool, to *emit.Label) bool {
	return fr.jumpElement(e, false, !want, to)
}

// jumpElement writes a loop that ends at the first element that is sought, and jumps if there is one, or if there is
// none.
func (fr *Frame) jumpElement(e *ir.Builtin, sought, found bool, to *emit.Label) bool {
	hit := emit.NewLabel()
	fr.Each(e.Args[0], func(x ir.Expr, _ *Turn) { fr.JumpIf(x, sought, hit) })
	decide(fr.c, found, hit, to)
	return true
}

// jumpEmpty jumps if there are no elements, or if there are some. Where the list is there, its length tells it.
func (fr *Frame) jumpEmpty(e *ir.Builtin, want bool, to *emit.Label) bool {
	if fr.IsValue(e.Args[0]) {
		return false
	}
	if s, simple := fr.scanOf(e.Args[0], false); simple {
		fr.scanBranch(s, !want, to)
		return true
	}
	hit := emit.NewLabel()
	fr.Each(e.Args[0], func(ir.Expr, *Turn) { fr.c.Jump(hit) })
	decide(fr.c, !want, hit, to)
	return true
}

// jumpContains jumps if a list that is not there yet has an element, or if it has not.
func (fr *Frame) jumpContains(e *ir.Builtin, want bool, to *emit.Label) bool {
	hit := emit.NewLabel()
	if !fr.loopedContains(e, hit) {
		return false
	}
	decide(fr.c, want, hit, to)
	return true
}

func (fr *Frame) scanBranch(s *ir.Scan, want bool, to *emit.Label) {
	r := fr.c.Tmp()
	fr.Scan(s, program.SCANANY, r)
	fr.c.Branch(r, want, to)
}

// decide ends a loop that an element may leave for hit. Either hit leads to the label, or the end of the loop does.
func decide(c *emit.Code, onHit bool, hit, to *emit.Label) {
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
