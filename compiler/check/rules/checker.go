// Package rules reads the declarations of what happens: functions, procedures, phases, values, movements, actions,
// hooks, and the course of a game from its set-up to its end.
package rules

import (
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Checker reads the declarations of rules.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	stmt    *stmt.Checker
	blocks  *source.Blocks

	placement      []*placement // rules about where units may be placed
	modifierBlocks map[*ir.Modifier]*resolve.Item
}

// New returns a Checker that fills or reads a table and reports what is wrong.
func New(t *symbols.Table, r *symbols.Report, expr *expr.Checker, stmt *stmt.Checker, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, expr: expr, stmt: stmt, blocks: blocks, modifierBlocks: map[*ir.Modifier]*resolve.Item{}}
}
