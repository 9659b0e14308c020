// Package stmt types statements and actions: the bodies of procedures, phases, hooks, set-ups and tests.
package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Checker types statements.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker

	// Pending holds how to check the bodies of procedures and phases that were not checked yet. A call that binds
	// a result checks its procedure first: see settle.
	Pending map[*ir.Func]func()
	// Silent lists the calls where no decision may be asked. They are judged when every body is known: see Silence.
	Silent []silentCall
	// Rolls lists the rolls of dice whose faces are numbers.
	Rolls []*ir.Roll
	// loops judges the loops that only the procedures they call could end.
	loops []func()
}

// New returns a Checker whose expressions another one types.
func New(t *symbols.Table, r *symbols.Report, e *expr.Checker) *Checker {
	return &Checker{symbols: t, report: r, expr: e, Pending: map[*ir.Func]func(){}}
}

// Loops judges the loops that only what they call could end. Every body must be known.
func (c *Checker) Loops() {
	for _, judge := range c.loops {
		judge()
	}
}
