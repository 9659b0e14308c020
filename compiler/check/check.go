// Package check resolves every name of a merged scenario and gives every expression a type. It reports all errors
// that it finds, never panics on input, and returns an ir.Scenario only if there are no errors.
//
// It consists of packages that import each other in this order only: types, symbols, flow, expr, attribute, stmt,
// then those for declarations (shape, things, geography, rules, rulebook, suite), then review.
package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/geography"
	"github.com/scenario-lang/scenario/compiler/check/picture"
	"github.com/scenario-lang/scenario/compiler/check/presence"
	"github.com/scenario-lang/scenario/compiler/check/review"
	"github.com/scenario-lang/scenario/compiler/check/rulebook"
	"github.com/scenario-lang/scenario/compiler/check/rules"
	"github.com/scenario-lang/scenario/compiler/check/shape"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/suite"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/things"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// checkers are the parts of a check. They share one table and one report.
type checkers struct {
	things    *things.Checker
	picture   *picture.Checker
	geography *geography.Checker
	rules     *rules.Checker
	rulebook  *rulebook.Checker
	stmt      *stmt.Checker
	suite     *suite.Checker
	review    *review.Checker
	presence  *presence.Checker
}

// passes are the steps of a check, in order. Each needs what the earlier ones have put into the table.
var passes = []struct {
	what string
	run  func(*checkers)
}{
	{"the names of classes", func(c *checkers) { c.things.DeclareClasses() }},
	{"the members of classes", func(c *checkers) { c.things.DeclareMembers() }},
	{"the clauses of the rulebook", func(c *checkers) { c.rulebook.ReadClauses() }},
	{"attributes and state of classes", func(c *checkers) { c.things.ReadClasses() }},
	{"resources", func(c *checkers) { c.things.DeclareResources() }},
	{"faces of dice and results of tables", func(c *checkers) { c.things.ReadFaces() }},
	{"attributes of members", func(c *checkers) { c.things.ReadMembers() }},
	{"options", func(c *checkers) { c.things.ReadOptions() }},
	{"seatings", func(c *checkers) { c.things.ReadSeatings() }},
	{"the picture of the board", func(c *checkers) { c.picture.ReadPicture() }},
	{"the map", func(c *checkers) { c.geography.BuildMap() }},
	{"signatures", func(c *checkers) { c.rules.Declare() }},
	{"what state lasts as long as", func(c *checkers) { c.rules.MakeEndings() }},
	{"parameters of questions", func(c *checkers) { c.suite.DeclareQuestions() }},
	{"values, movements and modifiers", func(c *checkers) { c.rules.TypeValues() }},
	{"bodies of functions, procedures and hooks", func(c *checkers) { c.rules.TypeBodies() }},
	{"what the base rewrites", func(c *checkers) { c.rules.ReadRewrites() }},
	{"actions", func(c *checkers) { c.rules.TypeActions() }},
	{"set-up, sequence and end", func(c *checkers) { c.rules.ReadCourse() }},
	{"statements before and after", func(c *checkers) { c.rules.AttachHooks() }},
	{"the end of what state lasts as long as", func(c *checkers) { c.rules.AttachEndings() }},
	{"tests", func(c *checkers) { c.suite.TypeTests() }},
	{"questions", func(c *checkers) { c.suite.TypeQuestions() }},
	{"citations", func(c *checkers) { c.suite.CollectCitations() }},
	{"loops that only calls could end", func(c *checkers) { c.stmt.ReportEndlessLoops() }},
	{"what is missing", func(c *checkers) { c.review.ReportMissing() }},
	{"spaces that nothing leads to", func(c *checkers) { c.geography.ReportUnreachable() }},
	{"rules that call helpers of tests", func(c *checkers) { c.review.ReportHelpers() }},
	{"recursion", func(c *checkers) { c.review.ReportRecursion() }},
	{"rules about what is hidden that ask what is hidden", func(c *checkers) { c.review.ReportSight() }},
	{"calls where nobody may be asked", func(c *checkers) { c.stmt.Silence() }},
	{"what may be none", func(c *checkers) { c.presence.Check() }},
	{"what is never reached or used", func(c *checkers) { c.review.ReportUnused() }},
}

// Folder checks a merged scenario. The tree is nil if there are errors; if there are only warnings, both are
// returned. A scenario written for an unknown version of the language is not checked.
//
// notes, if not nil, receives what is found out about places in the source. cache, if not nil, requires notes; tests
// that cannot have changed are taken from it.
func Folder(r *resolve.Result, notes *symbols.Notes, cache *suite.Cache) (*ir.Scenario, diag.List) {
	if r.UnknownVersion {
		return nil, nil
	}
	if notes == nil || r.Incomplete || len(r.Unread) > 0 {
		cache = nil
	} else if cache != nil {
		cache.Begin(r)
	}
	sc, found := folder(r, nil, notes, cache)
	return sc, blame(r, found)
}

// folder checks a merged scenario. If read is not nil, it records there which attributes are read.
func folder(r *resolve.Result, read map[*hclsyntax.Attribute]bool, notes *symbols.Notes,
	cache *suite.Cache) (*ir.Scenario, diag.List) {
	table, report := symbols.New(r.Name, r.Languages), symbols.NewReport()
	if table.Notes = notes; notes != nil {
		notes.Table = table
	}
	table.Scenario.Abstract = r.Abstract
	report.Removed = r.WasRemoved
	e := expr.New(table, report)
	e.Asked, e.Moved = r.Asked, r.MovedMembers
	a := attribute.New(table, report, e)
	a.Track(read)
	shapes := shape.New(report, r)
	blocks := source.New(r, shapes.Corrected())
	c := &checkers{stmt: stmt.New(table, report, e, a)}
	c.picture = picture.New(table, report, e, a, blocks)
	c.things = things.New(table, report, e, a, blocks, shapes, c.picture)
	c.geography = geography.New(table, report, a, blocks)
	c.rules = rules.New(table, report, e, a, c.stmt, blocks)
	c.rulebook = rulebook.New(table, report, a, blocks)
	c.suite = suite.New(table, report, e, a, c.stmt, blocks, c.things, c.rules, c.rulebook, cache)
	c.review = review.New(table, report, blocks)
	c.presence = presence.New(table, report)
	var secret *ir.Const
	if s := r.Scenario; s != nil {
		attrs := a.Item(s, nil)
		table.Scenario.Title = attrs.Text("title")
		attrs.Text("description")
		secret = attrs.Constant("secret")
	}
	for _, pass := range passes {
		if notes.IsStopped() {
			return nil, nil
		}
		pass.run(c)
	}
	sc := table.Scenario
	if secret != nil {
		setDefaultSecret(sc, types.Literal(types.Bool, r.Scenario.Body.Attributes["secret"].Expr.Range(), secret.Int))
	}
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
