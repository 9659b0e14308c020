// Package rules reads the declarations of what happens: functions, procedures, phases, values, movements, actions,
// hooks, and the course of a game from its set-up to its end.
package rules

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
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
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	stmt       *stmt.Checker
	blocks     *source.Blocks

	placement      []*placement // rules about where units may be placed
	modifierBlocks map[*ir.Modifier]*resolve.Item
	// endings has what is done when a procedure or phase ends, and ended lists these procedures and phases in order.
	endings map[*ir.Func]*ir.Func
	ended   []*ir.Func

	sets        map[string]*actionSet
	inOrder     []*actionSet                      // as they are declared
	nestedFirst []*actionSet                      // each after those that it contains
	ensured     map[*resolve.Item][]listedActions // what ensure blocks name
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report, expr *expr.Checker, attributes *attribute.Reader, stmt *stmt.Checker, blocks *source.Blocks) *Checker {
	return &Checker{
		symbols: t, report: r, expr: expr, attributes: attributes, stmt: stmt, blocks: blocks,
		modifierBlocks: map[*ir.Modifier]*resolve.Item{}, endings: map[*ir.Func]*ir.Func{},
		sets: map[string]*actionSet{}, ensured: map[*resolve.Item][]listedActions{},
	}
}

// placement is a rule about where a kind of unit may be placed.
type placement struct {
	block    *hclsyntax.Block
	kind, at *ir.Var
	that     ir.Expr
	message  string
	verdict  map[[2]int64]bool // cached by kind and space, because a set-up places the same kinds many times
}
