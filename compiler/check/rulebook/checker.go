// Package rulebook reads the clauses of a printed rulebook and which block cites which of them.
package rulebook

import (
	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// Checker reads the rulebook and its citations.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	blocks     *source.Blocks
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report, expr *expr.Checker, attributes *attribute.Reader, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, expr: expr, attributes: attributes, blocks: blocks}
}
