package rules

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// forbid adds a requirement to the actions it names, or a condition to the steps of the movements it names.
func (d *Checker) forbid(it *resolve.Item) {
	attrs := d.attributes.Item(it, nil)
	name, at := source.Label(it)
	var what []*hclsyntax.Attribute
	for _, of := range [][2]string{{"action", "action"}, {"actions", "actions"}, {"movements", "list(movement)"}} {
		if a := attrs.Raw(of[0], of[1]); a != nil {
			what = append(what, a)
		}
	}
	if len(what) != 1 {
		names := "several kinds of things"
		if len(what) == 0 {
			names = "nothing that it forbids"
		}
		d.report.Add(diag.New("SC138", at, "write one of action = action.NAME, actions = [action.NAME], actions = actions.NAME and movements = [movement.NAME]").
			Saying("forbid %s names %s", name, names))
		return
	}
	if !attrs.Has("when") {
		return
	}
	switch a := what[0]; a.Name {
	case "movements":
		if m := attrs.Find("message"); m != nil {
			d.report.Add(diag.New("SC138", m.NameRange, "a forbidden step is not examined; the action that looks for a way says why there is none").
				Saying("nobody would read this"))
		}
		for _, m := range lookupAll(d, a, "movement", d.symbols.Movements) {
			d.forbidSteps(m, attrs)
		}
	default:
		if !attrs.Has("message") {
			d.report.Add(diag.New("SC102", it.Block.TypeRange, "write message = \"Not there.\"").Saying("forbid has no message").Note("text: what the player is told"))
		}
		if a.Name == "action" {
			if x, ok := lookup(d, a, "action", "SC138", d.symbols.Actions); ok {
				d.forbidAction(it, x, nil, attrs)
			}
			return
		}
		lists := d.listed(a, "SC138")
		d.forEach(actionsOf(lists), func(x *ir.Action) { d.forbidAction(it, x, lists, attrs) })
	}
}

// forbidAction adds a requirement to an action, where it belongs to what lists names.
func (d *Checker) forbidAction(it *resolve.Item, a *ir.Action, lists []listedActions, attrs *attribute.Attrs) {
	name, at := source.Label(it)
	attrs = attrs.In(d.actionScope(a, len(a.Steps)))
	d.bind(a, lists)
	r := &ir.Require{Name: name, That: types.Not(types.And(belonging(a, lists), attrs.Expr("when"))), Range: at, Message: attrs.Text("message")}
	a.Steps = append(a.Steps, ir.ActionStep{Require: r})
}

func (d *Checker) forbidSteps(m *ir.Movement, attrs *attribute.Attrs) {
	x := attrs.In(d.movementScope(m)).Expr("when")
	m.Pass = &ir.Binary{Base: ir.Base{T: types.Bool, R: m.Pass.Where()}, Op: "&&", X: m.Pass, Y: types.Not(x)}
}

func (d *Checker) allow(it *resolve.Item) {
	attrs := d.attributes.Item(it, nil)
	a, ok := lookup(d, attrs.Raw("action", "action"), "action", "SC138", d.symbols.Actions)
	rule := attrs.Raw("rule", "rule")
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
		if attrs.Has("when") {
			when = attrs.In(d.actionScope(a, known)).Expr("when")
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
