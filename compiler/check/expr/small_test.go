package expr

import (
	"github.com/scenario-lang/scenario/compiler/check/checktest"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// small returns a checker that knows a few things, without any declarations being read.
func small() *Checker { return New(checktest.Table(), symbols.NewReport()) }

func locals(c *Checker) *symbols.Scope { return checktest.Locals(c.symbols) }
