// Package review looks at a whole scenario once every body is known: what is missing, never reached or
// unused, and what leads back to itself.
package review

import (
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/internal/parallel"
)

// Checker reviews a whole scenario.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	blocks  *source.Blocks

	uses      func() *source.Usage
	suggested map[string]bool // the names that diagnostics suggest; see isMeant
}

// New returns a Checker that shares a table and a report with the other parts of a check. While these work, it finds
// what the blocks mention.
func New(t *symbols.Table, r *symbols.Report, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, blocks: blocks, uses: parallel.Start(blocks.FindUses)}
}
