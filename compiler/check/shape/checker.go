// Package shape compares the blocks of a merged scenario with the schema, and their labels with the rules for names. It
// looks at words only and types nothing.
//
// A misspelt block or attribute is reported and then taken for the one that was probably meant, so that mistakes inside
// it are found in the same run and what it declares is not reported as missing. This happens in a corrected copy.
package shape

import (
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Checker compares blocks with the schema.
type Checker struct {
	report *symbols.Report
	blocks *source.Blocks
}

// New returns a Checker of the blocks of a merged scenario.
func New(r *symbols.Report, merged *resolve.Result) *Checker {
	return &Checker{report: r, blocks: source.New(merged, merged.Items)}
}
