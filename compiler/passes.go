package compiler

import (
	"github.com/scenario-lang/scenario/compiler/analyse"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower"
	"github.com/scenario-lang/scenario/compiler/optimize"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Point is a place in the rules at which it shows whether they are used.
type Point = lower.Point

// Watched makes the program of a checked scenario that counts where play comes: runtime.Options.Reached has the count of
// each point under the point's Place. It plays as any other program of the scenario does, only slower.
func Watched(sc *ir.Scenario) (*program.Program, []Point, error) {
	p, points := lower.Watched(sc)
	analyse.Program(p)
	return p, points, program.Verify(p)
}

// Lower makes the program of a checked scenario, which stays as it is: the passes over expressions work on copies, one
// expression at a time as lowering comes to it, the passes over code on what lowering made.
func Lower(sc *ir.Scenario, opt Options) *program.Program {
	var p *program.Program
	if opt.NoOptimise {
		p = lower.Scenario(sc, lower.Options{})
	} else {
		p = lower.Scenario(sc, lower.Options{Expr: optimize.Expr, Tests: opt.OptimiseTests})
		optimize.Code(p)
	}
	analyse.Program(p)
	return p
}
