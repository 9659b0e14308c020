package rules

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// ReadCourse reads the set-ups, the sequence, the evaluation, the victories and other blocks about the course of a
// game.
func (d *Checker) ReadCourse() {
	for _, it := range d.blocks.OfType("setup") {
		name := "setup"
		if len(it.Labels) > 0 {
			name = it.Labels[0]
		}
		fn := &ir.Func{Name: name, What: "setup", Result: types.Void, Range: it.Block.TypeRange}
		st := &ir.Setup{Body: fn}
		st.When = d.attributes.Item(it, symbols.NewScope()).Optional("when")
		d.runBody(fn, it)
		d.symbols.Scenario.Setups = append(d.symbols.Scenario.Setups, st)
	}
	for _, it := range d.blocks.OfType("sequence") {
		name, at := source.Label(it)
		if d.symbols.Scenario.Sequence != nil {
			d.report.Add(diag.New("SC120", at, "keep one of them; it may call procedures and phases").
				Saying("there are two sequences").See(d.symbols.Scenario.Sequence.Range, "the first one is here"))
			continue
		}
		d.symbols.Scenario.Sequence = &ir.Func{Name: name, What: "sequence", Result: types.Void, Range: at}
		d.runBody(d.symbols.Scenario.Sequence, it)
	}
	for _, it := range d.blocks.OfType("victory") {
		d.readVictory(it)
	}
	for i, it := range d.blocks.OfType("evaluation") {
		name, at := source.Label(it)
		if i > 0 {
			_, first := source.Label(d.blocks.OfType("evaluation")[0])
			d.report.Add(diag.New("SC120", at, "keep one of them").Saying("there are two evaluations").
				See(first, "the first one is here"))
			continue
		}
		d.evaluation(it, name, at)
	}
	for _, it := range d.blocks.OfType("hide") {
		d.hide(it)
	}
	d.checkHitNumbers()
	d.typePlacements()
	for _, st := range d.symbols.Scenario.Setups {
		d.Placed(st.Body.Body)
	}
}

func (d *Checker) readVictory(it *resolve.Item) {
	name, at := source.Label(it)
	v := &ir.Victory{Name: name, Range: at}
	spec, _ := schema.Block("victory")
	s := symbols.NewScope()
	v.Lets = d.expr.TypeBindings(it.Body, spec, s)
	attrs := d.attributes.Item(it, s)
	if v.When = attrs.Optional("when"); v.When != nil {
		if part := findImpossible(v.When); part != nil {
			d.report.Add(diag.New("SC134", part.Where(),
				"victory %s never ends the game; ask for something that play can bring about", v.Name).
				Saying("this is always false"))
		}
	}
	v.Winner, v.Draw = attrs.Winners()
	v.Because = attrs.Text("because")
	d.expr.ReportUnread(s)
	d.symbols.Scenario.Victories = append(d.symbols.Scenario.Victories, v)
}

func (d *Checker) evaluation(it *resolve.Item, name string, at hcl.Range) {
	self := &ir.Var{Name: "self", Type: types.Ref(d.symbols.Classes["player"]), Used: true}
	fn := &ir.Func{Name: name, What: "evaluation", Params: []*ir.Var{self}, Pure: true, Result: types.Int, Range: at}
	spec, _ := schema.Block("evaluation")
	s := symbols.NewScope()
	d.expr.Declare(s, self)
	for _, l := range d.expr.TypeBindings(it.Body, spec, s) {
		fn.Body = append(fn.Body, l)
	}
	attrs := d.attributes.Item(it, s)
	var sum ir.Expr
	add := func(e ir.Expr) {
		if sum != nil {
			e = &ir.Binary{Base: ir.Base{T: types.Int, R: e.Where()}, Op: "+", X: sum, Y: e}
		}
		sum = e
	}
	if attrs.Find("score") != nil {
		add(attrs.Expr("score"))
	}
	for _, b := range it.Body.Blocks {
		if spec, ok := schema.Nested("evaluation", b.Type); ok {
			t := d.term(name, b, spec)
			if t == nil {
				continue
			}
			d.symbols.Scenario.Terms = append(d.symbols.Scenario.Terms, t)
			d.symbols.Scenario.Functions = append(d.symbols.Scenario.Functions, t.Fn)
			add(&ir.CallFn{Base: ir.Base{T: types.Int, R: b.TypeRange}, Fn: t.Fn,
				Args: []ir.Expr{&ir.Local{Base: ir.Base{T: self.Type, R: b.TypeRange}, Var: self}}})
		}
	}
	if sum == nil {
		d.report.Add(diag.New("SC102", at, "write score = …, or term NAME { is = … }").Saying("evaluation %s scores nothing",
			name))
		return
	}
	fn.Body = append(fn.Body, &ir.Return{At: ir.At{R: sum.Where()}, Value: sum})
	d.expr.ReportUnread(s)
	d.symbols.Scenario.Evaluation = fn
}

// term types a term of the evaluation as a function that returns the weighted value.
func (d *Checker) term(evaluation string, b *hclsyntax.Block, spec *schema.BlockSpec) *ir.Term {
	if len(b.Labels) == 0 {
		return nil
	}
	self := &ir.Var{Name: "self", Type: types.Ref(d.symbols.Classes["player"]), Used: true}
	fn := &ir.Func{Name: evaluation + "." + b.Labels[0], What: ir.WhatTerm, Params: []*ir.Var{self}, Pure: true,
		Result: types.Int, Range: b.TypeRange}
	s := symbols.NewScope()
	d.expr.Declare(s, self)
	for _, l := range d.expr.TypeBindings(b.Body, spec, s) {
		fn.Body = append(fn.Body, l)
	}
	attrs := d.attributes.Of(spec, b.Body, b.TypeRange, s)
	is := attrs.Expr("is")
	if w := attrs.Optional("weight"); w != nil {
		is = &ir.Binary{Base: ir.Base{T: types.Int, R: is.Where()}, Op: "*", X: w, Y: is}
	}
	t := &ir.Term{Name: b.Labels[0], Title: attrs.In(nil).Text("title"), Fn: fn}
	d.expr.ReportUnread(s)
	fn.Body = append(fn.Body, &ir.Return{At: ir.At{R: is.Where()}, Value: is})
	return t
}

func (d *Checker) hide(it *resolve.Item) {
	name, at := source.Label(it)
	s := symbols.NewScope()
	attrs := d.attributes.Item(it, s)
	a := attrs.Raw("of", "class")
	if a == nil {
		return
	}
	k := d.classOfAttr(a)
	if k == nil {
		return
	}
	h := &ir.Hide{Name: name, Class: k, Range: at}
	h.Self = &ir.Var{Name: "self", Type: types.Ref(k), Used: true}
	h.Viewer = &ir.Var{Name: "viewer", Type: types.Ref(d.symbols.Classes["player"]), Used: true}
	if m := attrs.Raw("members", "list(name)"); m != nil {
		list, ok := m.Expr.(*hclsyntax.TupleConsExpr)
		names := ir.Names(k.Fields)
		switch {
		case !ok:
			d.report.Add(diag.New("SC136", m.Expr.Range(), "write members = [unit, owner]").
				Saying("`members` is a list of names"))
		case len(names) == 0:
			d.report.Add(diag.New("SC136", m.Expr.Range(),
				"only state can be hidden, and of a piece its unit; everybody knows what is declared").
				Saying("%s has no state", k.Name))
		default:
			for _, e := range list.Exprs {
				word := source.Keyword(e)
				if !slices.Contains(names, word) {
					d.report.Add(diag.New("SC136", e.Range(),
						"list the bare names of its state fields; everybody knows what is declared").
						Note("It has %s.", strings.Join(names, ", ")).
						Saying("%s has no state of this name", k.Name).Suggest(spell.Nearest(word, names)))
					continue
				}
				h.Members = append(h.Members, word)
			}
		}
	}
	d.expr.Declare(s, h.Self)
	d.expr.Declare(s, h.Viewer)
	h.When = attrs.Optional("when")
	h.Text = attrs.In(nil).Text("text")
	d.symbols.Scenario.Hides = append(d.symbols.Scenario.Hides, h)
}

// findImpossible returns the part that makes a condition false in every position, or nil if none is found.
func findImpossible(x ir.Expr) ir.Expr {
	if b, ok := x.(*ir.Binary); ok && !types.IsInvalid(b.X.Type()) && !types.IsInvalid(b.Y.Type()) {
		switch b.Op {
		case "&&":
			if part := findImpossible(b.X); part != nil {
				return part
			}
			if part := findImpossible(b.Y); part != nil {
				return part
			}
			return contradiction(b)
		case "||":
			if findImpossible(b.X) != nil && findImpossible(b.Y) != nil {
				return x
			}
			return nil
		}
	}
	if known.Of(x).Never() {
		return x
	}
	return nil
}

// contradiction returns the part of a conjunction that contradicts an earlier one: round > 5 && round < 3, or the
// same space held by two players. It recognises equal expressions only.
func contradiction(x ir.Expr) ir.Expr {
	type subject struct {
		of   ir.Expr
		room known.Value // of numbers
		is   ir.Expr
	}
	var all []*subject
	for _, part := range types.Conjuncts(x) {
		b, ok := part.(*ir.Binary)
		if !ok || types.IsInvalid(b.X.Type()) || types.IsInvalid(b.Y.Type()) {
			continue
		}
		of, with, op := b.X, b.Y, b.Op
		if _, lit := of.(*ir.Lit); lit {
			of, with, op = with, of, known.Mirrored[op]
		}
		i := 0
		for i < len(all) && !ir.Equal(all[i].of, of) {
			i++
		}
		if i == len(all) {
			all = append(all, &subject{of: of, room: known.Of(of)})
		}
		k := all[i]
		switch t := of.Type(); {
		case t.Kind == ir.Int:
			k.room = k.room.Narrow(op, known.Of(with))
			if k.room.IsNothing() {
				return part
			}
		case op == "==" && (t.Kind == ir.Ref || t.Kind == ir.Bool):
			lit, ok := with.(*ir.Lit)
			if !ok {
				continue
			}
			if before, ok := k.is.(*ir.Lit); ok && before.Val.Int != lit.Val.Int {
				return part
			}
			k.is = lit
		}
	}
	return nil
}
