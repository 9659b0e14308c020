// Package shape compares every block with its row of the schema and its labels with the rules for names.
package shape

import (
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// Checker compares blocks with the schema.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	blocks  *source.Blocks
}

// New returns a Checker that fills or reads a table and reports what is wrong.
func New(t *symbols.Table, r *symbols.Report, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, blocks: blocks}
}
