// Package suite types the tests of a scenario, each of their cases as a test by itself.
package suite

import (
	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/rulebook"
	"github.com/scenario-lang/scenario/compiler/check/rules"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/things"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Checker types tests.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	// attributes reads the attributes of tests by the rows of the schema.
	attributes *attribute.Reader
	stmt       *stmt.Checker
	blocks     *source.Blocks
	things     *things.Checker
	rules      *rules.Checker
	rulebook   *rulebook.Checker

	// played has the cases of each test, nil for a test without, in the order of the tests of the scenario.
	played map[*resolve.Item][]*expr.Case
}

// New returns a Checker that adds the tests to a table and reports what is wrong.
func New(t *symbols.Table, r *symbols.Report, e *expr.Checker, a *attribute.Reader, st *stmt.Checker, b *source.Blocks, th *things.Checker, ru *rules.Checker, book *rulebook.Checker) *Checker {
	return &Checker{
		symbols: t, report: r, expr: e, attributes: a, stmt: st, blocks: b, things: th, rules: ru, rulebook: book,
		played: map[*resolve.Item][]*expr.Case{},
	}
}
