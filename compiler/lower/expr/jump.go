package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Functions that are loops. As conditions they store no truth value: an element that decides leaves the loop by a jump.

// jumpTruth jumps if any or all is want.
func (fr *Frame) jumpTruth(e *ir.Builtin, want bool, to *emit.Label) bool {
	decides := e.Name == "any"
	if s, simple := fr.scanOf(e.Args[0], true); simple && decides {
		fr.scanBranch(s, want, to)
		return true
	}
	hit := emit.NewLabel() // where the loop leads if an element decides
	fr.Each(e.Args[0], func(x ir.Expr, _ *Turn) { fr.JumpIf(x, decides, hit) })
	fr.decide(decides == want, hit, to)
	return true
}

// jumpEmpty jumps if empty is want.
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
	fr.decide(!want, hit, to)
	return true
}

// jumpContains jumps if contains is want.
func (fr *Frame) jumpContains(e *ir.Builtin, want bool, to *emit.Label) bool {
	hit := emit.NewLabel()
	if !fr.loopedContains(e, hit) {
		return false
	}
	fr.decide(want, hit, to)
	return true
}

func (fr *Frame) scanBranch(s *ir.Scan, want bool, to *emit.Label) {
	r := fr.c.Tmp()
	fr.Scan(s, program.SCANANY, r)
	fr.c.Branch(r, want, to)
}

// decide ends a loop that an element may leave for hit. Either hit leads to the label, or the end of the loop does.
func (fr *Frame) decide(onHit bool, hit, to *emit.Label) {
	if onHit {
		done := emit.NewLabel()
		fr.c.Jump(done)
		fr.c.Bind(hit)
		fr.c.Jump(to)
		fr.c.Bind(done)
		return
	}
	fr.c.Jump(to)
	fr.c.Bind(hit)
}
