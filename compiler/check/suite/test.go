// Package suite types the tests of a scenario. Each case of a test is typed as a separate test.
package suite

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/rulebook"
	"github.com/scenario-lang/scenario/compiler/check/rules"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/things"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
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
	cache      *Cache // nil if nothing is cached

	// played has the cases of each test, in the order of the scenario's tests; nil for a test without cases.
	played map[*resolve.Item][]*expr.Case
}

// New returns a Checker that adds the tests to a table and reports what is wrong.
func New(
	t *symbols.Table, r *symbols.Report, e *expr.Checker, a *attribute.Reader, st *stmt.Checker, b *source.Blocks,
	th *things.Checker, ru *rules.Checker, book *rulebook.Checker, cache *Cache,
) *Checker {
	return &Checker{
		symbols: t, report: r, expr: e, attributes: a, stmt: st, blocks: b, things: th, rules: ru,
		rulebook: book, cache: cache,
		played: map[*resolve.Item][]*expr.Case{},
	}
}

// CollectCitations collects the cites attributes of all blocks, at any depth.
func (d *Checker) CollectCitations() {
	test, sc := 0, d.symbols.Scenario
	cites := len(d.blocks.Items) // most blocks have a citation
	for _, t := range sc.Tests {
		cites += len(t.Cites)
	}
	sc.Cites = slices.Grow(sc.Cites, cites)
	if s := d.blocks.Scenario; s != nil {
		d.rulebook.CollectCitations(s.Body, resolve.Describe(s.Type, s.Labels), -1)
	}
	for _, it := range d.blocks.Items {
		what := resolve.Describe(it.Type, it.Labels)
		switch it.Type {
		case "rulebook":
		case "test":
			for _, r := range d.played[it] {
				d.rulebook.CollectCitations(it.Body, what, test)
				if r != nil {
					d.rulebook.CollectCitations(r.Citing(), what, test)
				}
				test++
			}
		default:
			d.rulebook.CollectCitations(it.Body, what, -1)
		}
	}
}

// TypeTests types the test blocks. Their steps are in source order.
func (d *Checker) TypeTests() {
	k := d.keep()
	defer k.end()
	for _, it := range d.blocks.OfType("test") {
		if d.symbols.Notes.IsStopped() {
			return
		}
		if k != nil {
			k.check(it)
		} else {
			d.check(it)
		}
	}
}

// check types a test block.
func (d *Checker) check(it *resolve.Item) {
	a := d.attributes.Item(it, nil).Raw("cases", "cases")
	if a == nil {
		d.addTest(it, nil)
		return
	}
	said := d.report.Mark()
	rows := d.cases(it, a)
	own := !d.blocks.Extends || d.blocks.IsOwn(it.Block.TypeRange)
	if len(rows) == 0 && !own {
		d.report.Rewind(said) // a variant may have given a name of the cases another meaning; the test does not apply to it
		d.addTest(it, nil)
	}
	for _, r := range rows {
		d.addTest(it, r)
	}
	if len(rows) > 0 && own {
		d.reportUnreadNames(a, rows)
	}
}

// addTest adds a test, or one of its cases as a test of its own.
func (d *Checker) addTest(it *resolve.Item, r *expr.Case) {
	d.expr.Case = r
	defer func() { d.expr.Case = nil }()
	said, silent := d.report.Mark(), len(d.stmt.Silent)
	t := d.test(it)
	if r != nil {
		t.Name, t.Range = t.Name+": "+r.Name, r.At
		t.Cites = append(t.Cites, d.rulebook.Cites(r.Citing())...)
	}
	if found := d.report.Since(said); found.HasErrors() && d.blocks.Extends && !d.blocks.IsOwn(t.Range) {
		// A variant may remove something that a test of its base uses. That is not an error in either.
		t.Skip, t.Steps, t.Options = misfit(found), nil, nil
		d.report.Rewind(said)
		d.stmt.Silent = d.stmt.Silent[:silent]
	}
	if d.blocks.Abstract && t.Skip == "" {
		t.Skip = "the scenario is abstract; games that extend it run its tests with --inherited"
	}
	d.played[it] = append(d.played[it], r)
	d.symbols.Scenario.Tests = append(d.symbols.Scenario.Tests, t)
}

// misfit returns why a test of the base cannot run in a variant: the first error in it, on one line.
func misfit(l diag.List) string {
	for _, m := range l.Sorted() {
		if m.Severity == diag.Error {
			said, _, _ := strings.Cut(m.Detail, "\n")
			return "it does not fit this variant: " + m.Summary + ": " + said
		}
	}
	return ""
}

func (d *Checker) test(it *resolve.Item) *ir.Test {
	name, at := source.Label(it)
	whole := hcl.RangeBetween(it.Block.TypeRange, it.Block.CloseBraceRange)
	t := &ir.Test{Name: name, Range: at, Whole: whole, Cites: d.rulebook.Cites(it.Body)}
	attrs := d.attributes.Item(it, nil)
	t.Setup = attrs.Flag("setup")
	if a := attrs.Raw("skip", "text"); a != nil {
		t.Skip, _ = d.rulebook.Words(a.Expr)
	}
	if a := attrs.Raw("options", "map(option, constant)"); a != nil {
		t.Options = d.things.Settings(a)
	}
	asks := false
	t.Steps = make([]ir.TestStep, 0, len(it.Body.Blocks))
	for _, b := range it.Body.Blocks {
		st, ok := d.testStep(b)
		if !ok {
			continue
		}
		asks = asks || st.Kind == ir.StepExpect || st.Kind == ir.StepRefuse || st.Kind == ir.StepPlay ||
			st.Kind == ir.StepDice
		t.Steps = append(t.Steps, st)
	}
	if !asks {
		d.report.Add(diag.New("SC174", at, "say what must hold: expect { that = … }, or refuse { line = \"…\" }").
			Saying("this test cannot fail"))
	}
	return t
}

func (d *Checker) testStep(b *hclsyntax.Block) (ir.TestStep, bool) {
	st := ir.TestStep{Range: b.TypeRange}
	spec, ok := schema.Nested("test", b.Type)
	if !ok {
		return st, false
	}
	s := symbols.NewScope()
	attrs := d.attributes.Of(spec, b.Body, b.TypeRange, s)
	switch b.Type {
	case "given", "run":
		st.Kind = ir.StepGiven
		if b.Type == "run" {
			st.Kind = ir.StepRun
			st.Defaults = attrs.Flag("defaults")
		}
		fn := &ir.Func{Name: b.Type, What: b.Type, Result: types.Void, Range: b.TypeRange}
		body := b.Body
		if len(b.Labels) > 0 {
			body = d.writeInFull(b, spec)
		}
		fn.Body = d.stmt.Stmts(body, symbols.NewScope(), stmt.NewBody(fn))
		d.rules.Placed(fn.Body)
		st.Body = fn
	case "dice":
		st.Kind = ir.StepDice
		d.script(&st, attrs)
	case "play":
		st.Kind = ir.StepPlay
		st.Lines = d.lines(attrs.Raw("lines", "list(text)"))
		st.By = d.decider(attrs)
	case "refuse":
		st.Kind = ir.StepRefuse
		st.Lines = d.lines(attrs.Raw("line", "text or list(text)"))
		if a := attrs.Raw("because", "text"); a != nil {
			st.Because, _ = d.words(a.Expr, false)
		}
		st.By = d.decider(attrs)
	case "expect":
		st.Kind = ir.StepExpect
		st.Lets = d.expr.TypeBindings(b.Body, spec, s)
		st.That = attrs.Optional("that")
		st.View = d.view(b, attrs)
		if a := attrs.Raw("message", "text"); a != nil {
			st.Message, _ = d.words(a.Expr, false)
		}
		d.expr.ReportUnread(s)
	}
	return st, true
}

// script returns the faces of scripted dice: for a unit, for a kind of die, and for all others.
func (d *Checker) script(st *ir.TestStep, attrs *attribute.Attrs) {
	if a := attrs.Raw("rolls", "list(face)"); a != nil {
		st.Rolls = []ir.Script{{Faces: d.testRolls(a, nil)}}
	}
	units, dice := d.symbols.Classes["unit"], d.symbols.Classes["die"]
	for _, a := range attrs.Free() {
		unit, die := units.Member(a.Name), dice.Member(a.Name)
		switch {
		case unit != nil && die != nil:
			d.report.Add(diag.New("SC175", a.NameRange, "rename one of them, or script the dice in order, by rolls").
				Saying("%s is a unit and a die", a.Name))
		case unit == nil && die == nil:
			d.report.AddUnknown(diag.New("SC175", a.NameRange,
				"name a die, or a unit for whose pieces dice are rolled; rolls = […] has all other dice, in order").
				Saying("there is no unit and no die %q", a.Name), "unit", a.Name, symbols.Members(units), symbols.Members(dice))
		default:
			st.Rolls = append(st.Rolls, ir.Script{Unit: unit, Die: die, Faces: d.testRolls(a, die)})
		}
	}
	if len(st.Rolls) == 0 {
		d.report.Add(diag.New("SC175", st.Range, "write rolls = [1, 6], or the faces by unit or die").
			Saying("this scripts no dice"))
	}
}

// testRolls returns the faces of scripted dice: of any die, or of the given one.
func (d *Checker) testRolls(a *hclsyntax.Attribute, die *ir.Member) []int64 {
	c, t := d.expr.TypedConstant(a.Expr)
	switch {
	case c == nil:
		return nil
	case t.Kind != ir.List:
		d.report.Add(diag.New("SC175", a.Expr.Range(), "write %s = [1, 6]", a.Name).Saying("%s is a list of faces", a.Name))
		return nil
	}
	dice := d.symbols.Classes["die"].Members
	if die != nil {
		dice = []*ir.Member{die}
	}
	var rolls []int64
	for i, x := range c.List {
		rolls = append(rolls, x.Int)
		if len(dice) == 0 || d.isFace(dice, t.Elem, x.Int) {
			continue // that no die is declared is reported elsewhere
		}
		r := a.Expr.Range()
		if l, ok := a.Expr.(*hclsyntax.TupleConsExpr); ok && i < len(l.Exprs) {
			r = l.Exprs[i].Range()
		}
		if die != nil {
			d.report.Add(diag.New("SC178", r, "write a face of the die").Saying("die %s has no such face", die.Name))
			continue
		}
		d.report.Add(diag.New("SC178", r, "the dice are %s", strings.Join(ir.Names(d.symbols.Classes["die"].Members), ", ")).
			Saying("no die has this face"))
	}
	return rolls
}

// writeInFull returns the body of a step that names a procedure in its long form: run x { p = 1 } is short for run {
// call x { p = 1 } }.
func (d *Checker) writeInFull(b *hclsyntax.Block, spec *schema.BlockSpec) *hclsyntax.Body {
	for _, in := range b.Body.Blocks {
		d.report.Add(diag.New("SC101", in.TypeRange,
			"it has the parameters of the procedure; statements go into a %s without a label", b.Type).
			Saying("%s %s has no block %q", b.Type, b.Labels[0], in.Type))
	}
	given := *b.Body
	given.Blocks, given.Attributes = nil, hclsyntax.Attributes{}
	for name, a := range b.Body.Attributes {
		if !spec.Has(name) {
			given.Attributes[name] = a
		}
	}
	call := *b
	call.Type, call.Body = "call", &given
	body := *b.Body
	body.Attributes, body.Blocks = nil, hclsyntax.Blocks{&call}
	return &body
}

// decider returns the player who must be asked, or nil if the test does not say.
func (d *Checker) decider(attrs *attribute.Attrs) *ir.Member {
	if c := attrs.Constant("by"); c != nil {
		return symbols.MemberAt(d.symbols.Classes["player"], c)
	}
	return nil
}

// isFace reports whether one of the dice has a face.
func (d *Checker) isFace(dice []*ir.Member, t *ir.Type, n int64) bool {
	if d.stmt.Listed {
		return true
	}
	for _, m := range dice {
		if !types.Fits(t, d.symbols.FaceType(m)) {
			continue
		}
		faces := symbols.FacesOf(m)
		if len(faces) == 0 || slices.ContainsFunc(faces, func(f *ir.Const) bool { return f.Int == n }) {
			return true // a die without faces is reported elsewhere
		}
	}
	return false
}

// cases returns the cases in cases = { NAME = { a = 1, b = 2 } }, or none after an error. All cases must have the
// same names.
func (d *Checker) cases(it *resolve.Item, a *hclsyntax.Attribute) []*expr.Case {
	wrong := func(at hcl.Range, do string, said string, args ...any) {
		d.report.Add(diag.New("SC179", at, "%s", do).Saying(said, args...))
	}
	const shape = "write cases = { \"one\" = { n = 1 }, \"two\" = { n = 2 } }"
	cases, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok || len(cases.Items) == 0 {
		wrong(a.Expr.Range(), shape, "`cases` is a map from the names of the cases to their values")
		return nil
	}
	if len(cases.Items) > expr.MostCases {
		wrong(a.NameRange, "write two tests", "a test has at most %d cases, and this one has %d",
			expr.MostCases, len(cases.Items))
		return nil
	}
	whole := it.Block.CloseBraceRange.End.Byte - it.Block.TypeRange.Start.Byte
	if !d.expr.Affords(len(cases.Items)*whole, a.NameRange) {
		return nil
	}
	var out []*expr.Case
	var first []string // the names of the first case, in order
	seen := map[string]bool{}
	read := map[string]bool{}
	said := d.report.Mark()
	for i, item := range cases.Items {
		name, at, ok := d.expr.Key(item.KeyExpr)
		if !ok {
			continue
		}
		values, ok := item.ValueExpr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			wrong(item.ValueExpr.Range(), shape, "a case gives names values, in braces")
			continue
		}
		if seen[name] {
			wrong(at, "give it another name", "there are two cases %q", name)
		}
		seen[name] = true
		r := &expr.Case{Name: name, At: at, Values: map[string]hclsyntax.Expression{}, Read: read}
		for _, v := range values.Items {
			key, where, ok := d.expr.Key(v.KeyExpr)
			if !ok {
				continue
			}
			if r.Values[key] != nil || key == "cites" && r.Cites != nil {
				wrong(where, "keep one of them", "%s is given twice", key)
				continue
			}
			if key == "cites" {
				r.Cites = &hclsyntax.Attribute{
					Name: key, Expr: v.ValueExpr, NameRange: where, SrcRange: hcl.RangeBetween(where, v.ValueExpr.Range()),
				}
				continue
			}
			if _, class := d.symbols.Classes[key]; class || symbols.Reserved(key) {
				d.report.Errorf("SC231", where, "%q already has a meaning in expressions. Choose another name.", key)
			}
			r.Values[key] = v.ValueExpr
			if i == 0 {
				first = append(first, key)
			} else if !slices.Contains(first, key) {
				wrong(where, "give it to every case, or to none", "the first case has no %s", key)
			}
		}
		for _, key := range first {
			if r.Values[key] == nil {
				wrong(at, fmt.Sprintf("write %s = …", key), "case %q has no %s", name, key)
			}
		}
		out = append(out, r)
	}
	if d.report.Mark() > said {
		return nil
	}
	return out
}

// reportUnreadNames reports names of the cases that no step reads.
func (d *Checker) reportUnreadNames(a *hclsyntax.Attribute, rows []*expr.Case) {
	cases := a.Expr.(*hclsyntax.ObjectConsExpr)
	for _, v := range cases.Items[0].ValueExpr.(*hclsyntax.ObjectConsExpr).Items {
		if key, at, ok := d.expr.Key(v.KeyExpr); ok && key != "cites" && !rows[0].Read[key] {
			d.report.Errorf("SC238", at, "Nothing reads %q. Remove it from the cases.", key)
		}
	}
}
