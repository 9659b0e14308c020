package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// runBody types the statements of a block into fn.
func (d *decls) runBody(fn *ir.Func, it *resolve.Item) {
	s := newScope()
	for _, p := range fn.Params {
		d.declare(s, p)
	}
	fn.Body = d.stmts(it.Body, s, newBody(fn))
}

// bodies types functions, procedures, phases and hooks. A procedure whose result is asked for before its turn is
// settled by who asks.
func (d *decls) bodies() {
	for _, it := range d.items["function"] {
		if name, _ := label(it); name != "" {
			d.functionResult(d.functions[name])
		}
	}
	done := map[*ir.Func]bool{}
	for _, it := range d.r.Items {
		if it.Type != "procedure" && it.Type != "phase" {
			continue
		}
		name, at := label(it)
		fn := d.procedures[name]
		if fn == nil || fn.Range != at || done[fn] {
			continue
		}
		done[fn] = true
		d.pending[fn] = func() { d.runBody(fn, it) }
	}
	for _, fn := range d.sc.Procedures {
		d.settle(fn)
	}
	d.scoringBodies()
	d.hooks()
	d.recordTitles()
}

// recordTitles types how records are called.
func (d *decls) recordTitles() {
	for _, it := range d.items["record"] {
		name, _ := label(it)
		k, a := d.classes[name], it.Body.Attributes["title"]
		if k == nil || k.Role != ir.RoleRecord || a == nil {
			continue
		}
		s := newScope()
		k.Self = &ir.Var{Name: "self", Type: refTo(k), Used: true}
		d.declare(s, k.Self)
		k.Title = d.template(a.Expr, s)
	}
}

// actionBodies types the actions and then what forbids and allows them from outside.
func (d *decls) actionBodies() {
	for _, it := range d.items["action"] {
		if name, _ := label(it); name != "" {
			d.action(d.actions[name], it.Body)
		}
	}
	for _, it := range d.items["forbid"] {
		d.forbid(it)
	}
	for _, it := range d.items["allow"] {
		d.allow(it)
	}
}

// actionScope holds what is known after the first n steps of an action.
func (d *decls) actionScope(a *ir.Action, n int) *scope {
	s := newScope()
	d.declare(s, a.Actor)
	for _, l := range a.Given {
		d.declare(s, l.Var)
	}
	for _, st := range a.Steps[:n] {
		switch {
		case st.Param != nil && s.find(st.Param.Var.Name) == nil:
			d.declare(s, st.Param.Var)
		case st.Let != nil && s.find(st.Let.Var.Name) == nil:
			d.declare(s, st.Let.Var)
		}
	}
	return s
}

// course reads what happens in a game from its set-up to its end.
func (d *decls) course() {
	for _, it := range d.items["setup"] {
		name := "setup"
		if len(it.Labels) > 0 {
			name = it.Labels[0]
		}
		fn := &ir.Func{Name: name, What: "setup", Result: tVoid, Range: it.Block.TypeRange}
		st := &ir.Setup{Body: fn}
		if a := it.Body.Attributes["when"]; a != nil {
			st.When = d.expr(a.Expr, newScope(), tBool)
		}
		d.runBody(fn, it)
		d.sc.Setups = append(d.sc.Setups, st)
	}
	for _, it := range d.items["sequence"] {
		name, at := label(it)
		if d.sc.Sequence != nil {
			d.report(diag.New("SC120", at, "keep one of them; it may call procedures and phases").
				Saying("there are two sequences").See(d.sc.Sequence.Range, "the first one is here"))
			continue
		}
		d.sc.Sequence = &ir.Func{Name: name, What: "sequence", Result: tVoid, Range: at}
		d.runBody(d.sc.Sequence, it)
	}
	for _, it := range d.items["victory"] {
		d.victory(it)
	}
	for i, it := range d.items["evaluation"] {
		name, at := label(it)
		if i > 0 {
			_, first := label(d.items["evaluation"][0])
			d.report(diag.New("SC120", at, "keep one of them").Saying("there are two evaluations").See(first, "the first one is here"))
			continue
		}
		d.evaluation(it, name, at)
	}
	for _, it := range d.items["hide"] {
		d.hide(it)
	}
	d.hitNumbers()
	d.placementRules()
	for _, st := range d.sc.Setups {
		d.placed(st.Body.Body)
	}
}

func (d *decls) victory(it *resolve.Item) {
	name, at := label(it)
	v := &ir.Victory{Name: name, Range: at}
	spec, _ := schema.Block("victory")
	s := newScope()
	v.Lets = d.lets(it.Body, spec, s)
	if a := it.Body.Attributes["when"]; a != nil {
		v.When = d.expr(a.Expr, s, tBool)
		if part := impossible(v.When); part != nil {
			d.report(diag.New("SC134", part.Where(), "victory %s never ends the game; ask for something that play can bring about", v.Name).Saying("this is always false"))
		}
	}
	if a := it.Body.Attributes["winner"]; a != nil {
		v.Winner = d.winner(a.Expr, s)
	}
	if a := it.Body.Attributes["because"]; a != nil {
		v.Because = d.template(a.Expr, s)
	}
	d.unread(s)
	d.sc.Victories = append(d.sc.Victories, v)
}

func (d *decls) evaluation(it *resolve.Item, name string, at hcl.Range) {
	self := &ir.Var{Name: "self", Type: refTo(d.classes["player"]), Used: true}
	fn := &ir.Func{Name: name, What: "evaluation", Params: []*ir.Var{self}, Pure: true, Result: tInt, Range: at}
	spec, _ := schema.Block("evaluation")
	s := newScope()
	d.declare(s, self)
	for _, l := range d.lets(it.Body, spec, s) {
		fn.Body = append(fn.Body, l)
	}
	if a := it.Body.Attributes["score"]; a != nil {
		fn.Body = append(fn.Body, &ir.Return{At: ir.At{R: a.SrcRange}, Value: d.expr(a.Expr, s, tInt)})
	}
	d.unread(s)
	d.sc.Evaluation = fn
}

func (d *decls) hide(it *resolve.Item) {
	name, at := label(it)
	a := it.Body.Attributes["of"]
	if a == nil {
		return
	}
	k := d.classOfAttr(a)
	if k == nil {
		return
	}
	h := &ir.Hide{Name: name, Class: k, Range: at}
	h.Self = &ir.Var{Name: "self", Type: refTo(k), Used: true}
	h.Viewer = &ir.Var{Name: "viewer", Type: refTo(d.classes["player"]), Used: true}
	if m := it.Body.Attributes["members"]; m != nil {
		list, ok := m.Expr.(*hclsyntax.TupleConsExpr)
		if !ok {
			d.report(diag.New("SC136", m.Expr.Range(), "write members = [unit, owner]").Saying("members is a list of names"))
		} else {
			var names []string
			for _, f := range k.Fields {
				names = append(names, f.Name)
			}
			for _, e := range list.Exprs {
				word := keyword(e)
				if !slices.Contains(names, word) {
					d.report(diag.New("SC136", e.Range(), "bare names of its state stand here; what is declared everybody knows").
						Saying("%s has no state of this name", k.Name).Suggest(spell.Nearest(word, names)))
					continue
				}
				h.Members = append(h.Members, word)
			}
		}
	}
	if w := it.Body.Attributes["when"]; w != nil {
		s := newScope()
		d.declare(s, h.Self)
		d.declare(s, h.Viewer)
		h.When = d.expr(w.Expr, s, tBool)
	}
	if a := it.Body.Attributes["text"]; a != nil {
		h.Text = d.template(a.Expr, nil)
	}
	d.sc.Hides = append(d.sc.Hides, h)
}
