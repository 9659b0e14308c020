package rules

import (
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Bodies types functions, procedures, phases and hooks. A procedure whose result is needed before its turn is checked
// by the call that needs it.
func (d *Checker) Bodies() {
	for _, it := range d.blocks.OfType("function") {
		if name, _ := source.Label(it); name != "" {
			d.attributes.Item(it, nil).Raw("is", "expression") // read where the function is called first
			d.expr.FunctionResult(d.symbols.Functions[name])
		}
	}
	done := map[*ir.Func]bool{}
	for _, it := range d.blocks.Items {
		if it.Type != "procedure" && it.Type != "phase" {
			continue
		}
		name, at := source.Label(it)
		fn := d.symbols.Procedures[name]
		if fn == nil || fn.Range != at || done[fn] {
			continue
		}
		done[fn] = true
		d.stmt.Pending[fn] = func() { d.runBody(fn, it) }
	}
	for _, fn := range d.symbols.Scenario.Procedures {
		d.stmt.Settle(fn)
	}
	d.scoringBodies()
	d.eventHooks()
	d.recordTitles()
}

// recordTitles types the titles of records.
func (d *Checker) recordTitles() {
	for _, it := range d.blocks.OfType("record") {
		name, _ := source.Label(it)
		s := symbols.NewScope()
		k, attrs := d.symbols.Classes[name], d.attributes.Item(it, s)
		if k == nil || k.Role != ir.RoleRecord || !attrs.Has("title") {
			continue
		}
		k.Self = &ir.Var{Name: "self", Type: types.Ref(k), Used: true}
		d.expr.Declare(s, k.Self)
		k.Title = attrs.Text("title")
	}
}

// Actions types the actions, and then the ensure, forbid and allow blocks that change them.
func (d *Checker) Actions() {
	for _, it := range d.blocks.OfType("action") {
		if name, _ := source.Label(it); name != "" {
			a := d.symbols.Actions[name]
			d.stmt.Action(a, it.Body)
			if it.IsOpen() && a.Text == nil {
				a.Text = symbols.PlainText(name, a.Range)
			}
		}
	}
	d.setConditions()
	for _, it := range d.blocks.OfType("ensure") {
		d.ensure(it)
	}
	for _, it := range d.blocks.OfType("forbid") {
		d.forbid(it)
	}
	for _, it := range d.blocks.OfType("allow") {
		d.allow(it)
	}
}
