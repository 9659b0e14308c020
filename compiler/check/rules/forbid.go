package rules

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// forbid adds a requirement to the actions it names, or bars the steps of the movements it names.
func (d *Checker) forbid(it *resolve.Item) {
	attrs := it.Body.Attributes
	name, at := source.Label(it)
	var what []*hclsyntax.Attribute
	for _, word := range []string{"action", "actions", "movements"} {
		if a := attrs[word]; a != nil {
			what = append(what, a)
		}
	}
	if len(what) != 1 {
		names := "several kinds of things"
		if len(what) == 0 {
			names = "nothing that it forbids"
		}
		d.report.Add(diag.New("SC138", at, "write one of action = action.NAME, actions = [action.NAME] and movements = [movement.NAME]").
			Saying("forbid %s names %s", name, names))
		return
	}
	when := attrs["when"]
	if when == nil {
		return
	}
	switch a := what[0]; a.Name {
	case "movements":
		if m := attrs["message"]; m != nil {
			d.report.Add(diag.New("SC138", m.NameRange, "a step that is barred is not looked at; the action that asks for the way says why there is none").
				Saying("nobody would hear this"))
		}
		for _, m := range several(d, a, "movement", d.symbols.Movements) {
			d.bar(m, when)
		}
	default:
		if attrs["message"] == nil {
			d.report.Add(diag.New("SC102", it.Block.TypeRange, "write message = \"Not there.\"").Saying("forbid has no message").Note("text: what the player is told"))
		}
		if a.Name == "action" {
			if x, ok := lookup(d, a, "action", "SC138", d.symbols.Actions); ok {
				d.forbidAction(it, x, when)
			}
			return
		}
		for _, x := range several(d, a, "action", d.symbols.Actions) {
			d.forbidAction(it, x, when)
		}
	}
}

func not(x ir.Expr) ir.Expr {
	return &ir.Unary{Base: ir.Base{T: types.Bool, R: x.Where()}, Op: "!", X: x}
}

func (d *Checker) forbidAction(it *resolve.Item, a *ir.Action, when *hclsyntax.Attribute) {
	name, at := source.Label(it)
	s := d.actionScope(a, len(a.Steps))
	r := &ir.Require{Name: name, That: not(d.expr.Expr(when.Expr, s, types.Bool)), Range: at}
	if m := it.Body.Attributes["message"]; m != nil {
		r.Message = d.expr.Template(m.Expr, s)
	}
	a.Steps = append(a.Steps, ir.ActionStep{Require: r})
}

func (d *Checker) bar(m *ir.Movement, when *hclsyntax.Attribute) {
	x := d.expr.Expr(when.Expr, d.movementScope(m), types.Bool)
	m.Pass = &ir.Binary{Base: ir.Base{T: types.Bool, R: m.Pass.Where()}, Op: "&&", X: m.Pass, Y: not(x)}
}

func (d *Checker) allow(it *resolve.Item) {
	a, ok := lookup(d, it.Body.Attributes["action"], "action", "SC138", d.symbols.Actions)
	rule := it.Body.Attributes["rule"]
	if !ok || rule == nil {
		return
	}
	word := source.Keyword(rule.Expr)
	if word == "" {
		word, _ = dsl.Literal(rule.Expr)
	}
	_, at := source.Label(it)
	var names []string
	lift := func(r *ir.Require, known int) bool {
		names = append(names, r.Name)
		if r.Name != word || word == "" {
			return false
		}
		var when ir.Expr = types.Literal(types.Bool, at, 1)
		if w := it.Body.Attributes["when"]; w != nil {
			when = d.expr.Expr(w.Expr, d.actionScope(a, known), types.Bool)
		}
		r.That = &ir.Binary{Base: ir.Base{T: types.Bool, R: r.That.Where()}, Op: "||", X: r.That, Y: when}
		return true
	}
	for i, st := range a.Steps {
		if st.Require != nil && lift(st.Require, i) {
			return
		}
	}
	for _, r := range a.Ensures {
		if lift(r, len(a.Steps)) {
			return
		}
	}
	d.report.Add(diag.New("SC138", rule.Expr.Range(), "rule is the name of a require or ensure of the action, or of a forbid").
		Saying("action %s has no rule %q", a.Name, word).Suggest(spell.Nearest(word, names)))
}
