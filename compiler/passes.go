package compiler

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower"
	"github.com/scenario-lang/scenario/compiler/optimize"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Lower makes the program of a checked scenario, which stays as it is: the passes over expressions work on copies, one
// expression at a time as lowering comes to it, the passes over code on what lowering made.
func Lower(sc *ir.Scenario, opt Options) *program.Program {
	if opt.NoOptimise {
		return lower.Scenario(sc, lower.Options{})
	}
	p := lower.Scenario(sc, lower.Options{Expr: optimize.Expr, Tests: opt.OptimiseTests})
	optimize.Code(p)
	return p
}
