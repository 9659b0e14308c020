// Package check resolves every name of a merged scenario and gives every expression a type. It reports all mistakes it
// finds, never panics on input, and returns an ir.Scenario only when there was no error.
//
// Its parts are packages whose imports run one way: types, symbols, flow, expr, stmt, then the declarations (shape,
// things, geography, rules, rulebook, suite), then review.
package check

import (
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/geography"
	"github.com/scenario-lang/scenario/compiler/check/review"
	"github.com/scenario-lang/scenario/compiler/check/rulebook"
	"github.com/scenario-lang/scenario/compiler/check/rules"
	"github.com/scenario-lang/scenario/compiler/check/shape"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/suite"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/things"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// checkers are the parts of a check, which share one table and one report.
type checkers struct {
	shape     *shape.Checker
	things    *things.Checker
	geography *geography.Checker
	rules     *rules.Checker
	rulebook  *rulebook.Checker
	stmt      *stmt.Checker
	suite     *suite.Checker
	review    *review.Checker
}

// passes is the order of work. Each pass needs what those before it have put into the table.
var passes = []struct {
	what string
	run  func(*checkers)
}{
	{"the shape of each block", func(c *checkers) { c.shape.Blocks() }},
	{"the names of classes", func(c *checkers) { c.things.ClassNames() }},
	{"the members of classes", func(c *checkers) { c.things.DeclareMembers() }},
	{"the clauses of the rulebook", func(c *checkers) { c.rulebook.Clauses() }},
	{"attributes and state of classes", func(c *checkers) { c.things.ClassBodies() }},
	{"resources", func(c *checkers) { c.things.Resources() }},
	{"faces of dice and results of tables", func(c *checkers) { c.things.FaceTypes() }},
	{"attributes of members", func(c *checkers) { c.things.MemberAttrs() }},
	{"options", func(c *checkers) { c.things.Options() }},
	{"seatings", func(c *checkers) { c.things.Seatings() }},
	{"the map", func(c *checkers) { c.geography.Edges() }},
	{"signatures", func(c *checkers) { c.rules.Signatures() }},
	{"values, movements and modifiers", func(c *checkers) { c.rules.Values() }},
	{"bodies of functions, procedures and hooks", func(c *checkers) { c.rules.Bodies() }},
	{"actions", func(c *checkers) { c.rules.Actions() }},
	{"set-up, sequence and end", func(c *checkers) { c.rules.Course() }},
	{"statements before and after", func(c *checkers) { c.rules.Hooks() }},
	{"tests", func(c *checkers) { c.suite.Tests() }},
	{"citations", func(c *checkers) { c.suite.Citations() }},
	{"loops that only calls could end", func(c *checkers) { c.stmt.Loops() }},
	{"what is missing", func(c *checkers) { c.review.Missing() }},
	{"spaces that nothing leads to", func(c *checkers) { c.geography.Unreachable() }},
	{"recursion", func(c *checkers) { c.review.Recursion() }},
	{"calls where nobody may be asked", func(c *checkers) { c.stmt.Silence() }},
	{"what is never reached or used", func(c *checkers) { c.review.Unused() }},
}

// Folder checks a merged scenario. The tree is nil when there was an error; warnings come with a tree.
func Folder(r *resolve.Result) (*ir.Scenario, diag.List) {
	table, report, blocks := symbols.New(r.Name, r.Languages), symbols.NewReport(), source.New(r)
	table.Removed = r.WasRemoved
	e := expr.New(table, report)
	c := &checkers{shape: shape.New(table, report, blocks), stmt: stmt.New(table, report, e)}
	c.things = things.New(table, report, e, blocks, c.shape)
	c.geography = geography.New(table, report, blocks)
	c.rules = rules.New(table, report, e, c.stmt, blocks)
	c.rulebook = rulebook.New(table, report, e, blocks)
	c.suite = suite.New(table, report, e, c.stmt, blocks, c.things, c.rules, c.rulebook)
	c.review = review.New(table, report, blocks)
	if s := r.Scenario; s != nil {
		if a := s.Body.Attributes["title"]; a != nil {
			table.Scenario.Title = e.Template(a.Expr, nil)
		}
	}
	for _, pass := range passes {
		pass.run(c)
	}
	sc := table.Scenario
	sc.Faces = table.Faces
	if len(sc.Languages) == 0 {
		sc.Languages = []string{"en"}
	}
	found := report.Sorted()
	if found.HasErrors() {
		return nil, found
	}
	return sc, found
}
