package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/checktest"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// small returns a checker that knows a few things, without any declarations being read.
func small() *Checker {
	t, r := checktest.Table(), symbols.NewReport()
	e := expr.New(t, r)
	return New(t, r, e, attribute.New(t, r, e))
}

func locals(c *Checker) *symbols.Scope { return checktest.Locals(c.symbols) }
