package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/checktest"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// small returns a checker that knows a few things, without any declarations being read.
func small() *Checker {
	t, r := checktest.Table(), symbols.NewReport()
	return New(t, r, expr.New(t, r))
}

func locals(c *Checker) *symbols.Scope { return checktest.Locals(c.symbols) }
