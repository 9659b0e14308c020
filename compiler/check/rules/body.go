package rules

import (
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// runBody types the statements of a block into fn.
func (d *Checker) runBody(fn *ir.Func, it *resolve.Item) {
	s := symbols.NewScope()
	for _, p := range fn.Params {
		d.expr.Declare(s, p)
	}
	fn.Body = d.stmt.Stmts(it.Body, s, stmt.NewBody(fn))
}

// Bodies types functions, procedures, phases and hooks. A procedure whose result is asked for before its turn is
// settled by who asks.
func (d *Checker) Bodies() {
	for _, it := range d.blocks.ByType["function"] {
		if name, _ := source.Label(it); name != "" {
			d.expr.FunctionResult(d.symbols.Functions[name])
		}
	}
	done := map[*ir.Func]bool{}
	for _, it := range d.blocks.Merged.Items {
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

// recordTitles types how records are called.
func (d *Checker) recordTitles() {
	for _, it := range d.blocks.ByType["record"] {
		name, _ := source.Label(it)
		k, a := d.symbols.Classes[name], it.Body.Attributes["title"]
		if k == nil || k.Role != ir.RoleRecord || a == nil {
			continue
		}
		s := symbols.NewScope()
		k.Self = &ir.Var{Name: "self", Type: types.Ref(k), Used: true}
		d.expr.Declare(s, k.Self)
		k.Title = d.expr.Template(a.Expr, s)
	}
}

// Actions types the actions and then what forbids and allows them from outside.
func (d *Checker) Actions() {
	for _, it := range d.blocks.ByType["action"] {
		if name, _ := source.Label(it); name != "" {
			d.stmt.Action(d.symbols.Actions[name], it.Body)
		}
	}
	for _, it := range d.blocks.ByType["forbid"] {
		d.forbid(it)
	}
	for _, it := range d.blocks.ByType["allow"] {
		d.allow(it)
	}
}

// actionScope holds what is known after the first n steps of an action.
func (d *Checker) actionScope(a *ir.Action, n int) *symbols.Scope {
	s := symbols.NewScope()
	d.expr.Declare(s, a.Actor)
	for _, l := range a.Given {
		d.expr.Declare(s, l.Var)
	}
	for _, st := range a.Steps[:n] {
		switch {
		case st.Param != nil && s.Find(st.Param.Var.Name) == nil:
			d.expr.Declare(s, st.Param.Var)
		case st.Let != nil && s.Find(st.Let.Var.Name) == nil:
			d.expr.Declare(s, st.Let.Var)
		}
	}
	return s
}
