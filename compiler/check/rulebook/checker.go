// Package rulebook reads the clauses of a printed rulebook and which block cites which of them.
package rulebook

import (
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// Checker reads the rulebook and its citations.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	blocks  *source.Blocks
}

// New returns a Checker that fills or reads a table and reports what is wrong.
func New(t *symbols.Table, r *symbols.Report, expr *expr.Checker, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, expr: expr, blocks: blocks}
}
