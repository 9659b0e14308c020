// Package things reads the declarations of what there is: classes with their attributes and state, members, options
// and seatings.
package things

import (
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/shape"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// Checker reads the declarations of things.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	blocks  *source.Blocks
	shape   *shape.Checker
}

// New returns a Checker that fills or reads a table and reports what is wrong.
func New(t *symbols.Table, r *symbols.Report, expr *expr.Checker, blocks *source.Blocks, shape *shape.Checker) *Checker {
	return &Checker{symbols: t, report: r, expr: expr, blocks: blocks, shape: shape}
}
