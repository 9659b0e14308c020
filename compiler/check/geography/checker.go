// Package geography builds the map from the borders and paths that spaces declare, and finds the spaces that nothing
// leads to.
package geography

import (
	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Checker builds and judges the map.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	blocks     *source.Blocks

	// meantBorders joins the spaces of borders that were refused for a misspelt name, with the names that were
	// probably meant.
	meantBorders [][2]*ir.Member
	// incomplete is set when a border was refused and it is not known which spaces it was to join.
	incomplete bool
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report, attributes *attribute.Reader, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, attributes: attributes, blocks: blocks}
}
