package check

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// tests types the test blocks; their steps stand in source order.
func (d *decls) tests() {
	for _, it := range d.items["test"] {
		a := it.Body.Attributes["cases"]
		if a == nil {
			d.caseOf(it, nil)
			continue
		}
		said := d.mark()
		rows := d.rows(it, a)
		own := !d.r.Extends || d.own(it.Block.TypeRange)
		if len(rows) == 0 && !own {
			d.rewind(said) // a variant may have given a meaning to a name of the cases: the test does not fit it
			d.caseOf(it, nil)
		}
		for _, r := range rows {
			d.caseOf(it, r)
		}
		if len(rows) > 0 && own {
			d.unreadNames(a, rows)
		}
	}
}

// caseOf adds a test, or one of its cases, which is a test by itself.
func (d *decls) caseOf(it *resolve.Item, r *row) {
	d.row = r
	defer func() { d.row = nil }()
	said, silent := d.mark(), len(d.silent)
	t := d.test(it)
	if r != nil {
		t.Name, t.Range = t.Name+": "+r.name, r.at
		t.Cites = append(t.Cites, d.cites(r.citing())...)
	}
	if found := d.since(said); found.HasErrors() && d.r.Extends && !d.own(t.Range) {
		// A variant may take away what a test of its base speaks of; that is no mistake in either.
		t.Skip, t.Steps, t.Options = "it does not fit this variant: "+firstError(found), nil, nil
		d.rewind(said)
		d.silent = d.silent[:silent]
	}
	d.played[it] = append(d.played[it], r)
	d.sc.Tests = append(d.sc.Tests, t)
}

func firstError(l diag.List) string {
	for _, m := range l.Sorted() {
		if m.Severity == diag.Error {
			return m.Summary
		}
	}
	return ""
}

func (d *decls) test(it *resolve.Item) *ir.Test {
	name, at := label(it)
	whole := hcl.RangeBetween(it.Block.TypeRange, it.Block.CloseBraceRange)
	t := &ir.Test{Name: name, Range: at, Whole: whole, Cites: d.cites(it.Body)}
	if a := it.Body.Attributes["setup"]; a != nil {
		if c := d.constant(a.Expr, tBool); c != nil {
			t.Setup = c.Int != 0
		}
	}
	if a := it.Body.Attributes["skip"]; a != nil {
		t.Skip, _ = d.words(a.Expr)
	}
	if a := it.Body.Attributes["options"]; a != nil {
		t.Options = d.settings(a)
	}
	asks := false
	t.Steps = make([]ir.TestStep, 0, len(it.Body.Blocks))
	for _, b := range it.Body.Blocks {
		st, ok := d.testStep(b)
		if !ok {
			continue
		}
		asks = asks || st.Kind == ir.StepExpect || st.Kind == ir.StepRefuse || st.Kind == ir.StepPlay || st.Kind == ir.StepDice
		t.Steps = append(t.Steps, st)
	}
	if !asks {
		d.report(diag.New("SC174", at, "say what must hold: expect { that = … }, or refuse { line = \"…\" }").Saying("this test cannot fail"))
	}
	return t
}

// settings reads options = { NAME = VALUE }.
func (d *decls) settings(a *hclsyntax.Attribute) map[*ir.Option]int64 {
	obj, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report(diag.New("SC175", a.Expr.Range(), "write options = { NAME = VALUE }").Saying("options is a map from options to values"))
		return nil
	}
	given := map[*ir.Option]int64{}
	for _, item := range obj.Items {
		name, at, ok := d.key(item.KeyExpr)
		if !ok {
			continue
		}
		o := d.options[name]
		if o == nil {
			d.report(diag.New("SC175", at, "it sets what option blocks declare").Saying("there is no option %q", name).Suggest(nearestKey(name, d.options)))
			continue
		}
		if isInvalid(o.Type) {
			continue
		}
		c := d.constant(item.ValueExpr, o.Type)
		if c == nil {
			continue
		}
		if !within(c, o.Type, o.Min, o.Max) {
			d.report(diag.New("SC176", item.ValueExpr.Range(), "%s", bounds(o.Min, o.Max)).Saying("option %s cannot have this value", name).See(o.Range, "the option"))
			continue
		}
		if o.Among != nil && !slices.Contains(o.Among, c.Int) {
			d.report(diag.New("SC176", item.ValueExpr.Range(), "choose one of those it may have").Saying("option %s cannot have this value", name).See(o.Range, "the option"))
			continue
		}
		given[o] = c.Int
	}
	return given
}

func (d *decls) testStep(b *hclsyntax.Block) (ir.TestStep, bool) {
	st := ir.TestStep{Range: b.TypeRange}
	spec, ok := schema.Nested("test", b.Type)
	if !ok {
		return st, false
	}
	switch b.Type {
	case "given", "run":
		st.Kind = ir.StepGiven
		if b.Type == "run" {
			st.Kind = ir.StepRun
			if a := b.Body.Attributes["defaults"]; a != nil {
				if c := d.constant(a.Expr, tBool); c != nil {
					st.Defaults = c.Int != 0
				}
			}
		}
		fn := &ir.Func{Name: b.Type, What: b.Type, Result: tVoid, Range: b.TypeRange}
		body := b.Body
		if len(b.Labels) > 0 {
			body = d.calling(b, spec)
		}
		fn.Body = d.stmts(body, newScope(), newBody(fn))
		d.placed(fn.Body)
		st.Body = fn
	case "dice":
		st.Kind = ir.StepDice
		if a := b.Body.Attributes["rolls"]; a != nil {
			st.Rolls = d.testRolls(a)
		}
	case "play":
		st.Kind = ir.StepPlay
		st.Lines = d.lines(b, "lines")
		st.By = d.asked(b)
	case "refuse":
		st.Kind = ir.StepRefuse
		st.Lines = d.lines(b, "line")
		if a := b.Body.Attributes["because"]; a != nil {
			st.Because, _ = d.filled(a.Expr, false)
		}
		st.By = d.asked(b)
	case "expect":
		st.Kind = ir.StepExpect
		s := newScope()
		st.Lets = d.lets(b.Body, spec, s)
		if a := b.Body.Attributes["that"]; a != nil {
			st.That = d.expr(a.Expr, s, tBool)
		}
		if a := b.Body.Attributes["message"]; a != nil {
			st.Message, _ = d.filled(a.Expr, false)
		}
		d.unread(s)
	}
	return st, true
}

// testRolls reads the faces that dice show in a test.
func (d *decls) testRolls(a *hclsyntax.Attribute) []int64 {
	c, t := d.typedConstant(a.Expr)
	switch {
	case c == nil:
		return nil
	case t.Kind != ir.List:
		d.report(diag.New("SC175", a.Expr.Range(), "write rolls = [1, 6]").Saying("rolls is a list of faces"))
		return nil
	}
	var rolls []int64
	for i, x := range c.List {
		rolls = append(rolls, x.Int)
		if d.isFace(t.Elem, x.Int) {
			continue
		}
		r := a.Expr.Range()
		if l, ok := a.Expr.(*hclsyntax.TupleConsExpr); ok && i < len(l.Exprs) {
			r = l.Exprs[i].Range()
		}
		d.report(diag.New("SC178", r, "the dice are %s", strings.Join(d.memberNames(d.classes["die"]), ", ")).Saying("no die has this face"))
	}
	return rolls
}

// calling is the body of a step that names the procedure it calls, as it is when written in full: run x { p = 1 } is
// run { call x { p = 1 } }.
func (d *decls) calling(b *hclsyntax.Block, spec *schema.BlockSpec) *hclsyntax.Body {
	for _, in := range b.Body.Blocks {
		d.report(diag.New("SC101", in.TypeRange, "it has the parameters of the procedure; statements stand in a %s without a label", b.Type).
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

// asked reads who must be the one asked, of play and refuse; nil when the test does not say.
func (d *decls) asked(b *hclsyntax.Block) *ir.Member {
	a := b.Body.Attributes["by"]
	if a == nil {
		return nil
	}
	player := d.classes["player"]
	c := d.constant(a.Expr, refTo(player))
	if c == nil {
		return nil
	}
	return memberAt(player, c)
}

// isFace says whether some die can show it.
func (d *decls) isFace(t *ir.Type, n int64) bool {
	for _, m := range d.classes["die"].Members {
		if !fits(t, d.faceType(m)) {
			continue
		}
		faces := facesOf(m)
		if len(faces) == 0 || slices.ContainsFunc(faces, func(f *ir.Const) bool { return f.Int == n }) {
			return true // a die without faces was reported itself
		}
	}
	return false
}
