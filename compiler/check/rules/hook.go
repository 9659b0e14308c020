package rules

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Hooks types the before and after blocks and attaches them to the procedures and actions they name.
func (d *Checker) Hooks() {
	for _, when := range []string{"before", "after"} {
		for _, it := range d.blocks.OfType(when) {
			if len(it.Labels) == 3 {
				d.attach(it)
			}
		}
	}
}

func (d *Checker) attach(it *resolve.Item) {
	typ, name := it.Labels[0], it.Labels[1]
	miss := diag.New("SC196", it.Block.LabelRanges[1], "it is written %s TYPE NAME HOOK, with the name of one that is declared", it.Type).
		Saying("there is no %s %q", typ, name)
	switch typ {
	case "procedure", "phase":
		if fn := d.symbols.Procedures[name]; fn != nil && fn.What == typ {
			d.wrapProcedure(it, fn)
			return
		}
		var names []string
		for other, fn := range d.symbols.Procedures {
			if fn.What == typ {
				names = append(names, other)
			}
		}
		d.report.Unknown(miss, "procedure", name, slices.Values(names))
	case "sequence":
		if fn := d.symbols.Scenario.Sequence; fn != nil && fn.Name == name {
			d.wrapProcedure(it, fn)
			return
		}
		if d.symbols.Scenario.Sequence != nil {
			miss = miss.Suggest(d.symbols.Scenario.Sequence.Name)
		}
		d.report.Add(miss)
	case "action":
		a, ok := d.symbols.Actions[name]
		if !ok {
			d.report.Unknown(miss, "action", name, symbols.Keys(d.symbols.Actions))
			return
		}
		d.wrapAction(it, a)
	default:
		d.report.Add(diag.New("SC196", it.Block.LabelRanges[0], "statements can be attached to a procedure, a phase, the sequence or an action").
			Saying("nothing can run %s %q", it.Type, typ))
	}
}

// wrapProcedure makes a procedure call its own statements, which are moved to another one, with the hook before or after them.
func (d *Checker) wrapProcedure(it *resolve.Item, fn *ir.Func) {
	_, at := source.Label(it)
	hook := &ir.Func{Name: it.Labels[0] + " " + it.Labels[1] + " " + it.Labels[2], What: it.Type, Result: types.Void, Range: at}
	for _, p := range fn.Params {
		hook.Params = append(hook.Params, &ir.Var{Name: p.Name, Type: p.Type, Range: p.Range, Used: true})
	}
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, hook)
	d.runBody(hook, it)

	inner := d.moveBody(fn)
	call := &ir.Call{At: ir.At{R: at}, Proc: hook}
	for _, p := range fn.Params {
		call.Args = append(call.Args, &ir.Local{Base: ir.Base{T: p.Type, R: at}, Var: p})
	}
	i := slices.IndexFunc(fn.Body, func(s ir.Stmt) bool {
		c, ok := s.(*ir.Call)
		return ok && c.Proc == inner
	})
	if it.Type == "after" {
		// Hooks that were attached before run first.
		for i++; i < len(fn.Body); i++ {
			if _, ok := fn.Body[i].(*ir.Call); !ok {
				break
			}
		}
	}
	fn.Body = slices.Insert(fn.Body, i, ir.Stmt(call))
}

// moveBody moves the statements of a procedure into a new one, which may return early without skipping what runs after
// it, and makes the procedure call the new one. It returns the new one.
func (d *Checker) moveBody(fn *ir.Func) *ir.Func {
	for _, p := range d.symbols.Scenario.Procedures {
		if p.Around == fn {
			return p
		}
	}
	inner := *fn
	inner.Around, inner.Phase = fn, nil
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, &inner)
	fn.Params = nil
	call := &ir.Call{At: ir.At{R: fn.Range}, Proc: &inner}
	for _, p := range inner.Params {
		v := &ir.Var{Name: p.Name, Type: p.Type, Range: p.Range, Used: true}
		fn.Params = append(fn.Params, v)
		call.Args = append(call.Args, &ir.Local{Base: ir.Base{T: v.Type, R: fn.Range}, Var: v})
	}
	fn.Body = []ir.Stmt{call}
	if t := inner.Result; t != nil && t.Kind != ir.Void {
		call.Result = &ir.Var{Name: "_result", Type: t, Range: fn.Range, Used: true}
		fn.Body = append(fn.Body, &ir.Return{At: ir.At{R: fn.Range}, Value: &ir.Local{Base: ir.Base{T: t, R: fn.Range}, Var: call.Result}})
	}
	return &inner
}

// wrapAction adds statements to the effects of an action. They see its parameters and bindings.
func (d *Checker) wrapAction(it *resolve.Item, a *ir.Action) {
	_, at := source.Label(it)
	if it.Type == "after" && ir.AnyStmt(a.Do, func(s ir.Stmt) bool { _, ok := s.(*ir.Return); return ok }) {
		d.report.Add(diag.New("SC196", at, "let the base emit an event where it ends, and attach the rule to that event").
			Saying("action %s returns early, so nothing can run after it", a.Name))
		return
	}
	in := &stmt.Body{}
	if len(a.Ensures) > 0 {
		in.Silent = "the action has an `ensure`, which is tested before it is offered"
	}
	spec, _ := schema.Block(it.Type)
	body := d.stmt.Body(it.Body, spec, d.actionScope(a, len(a.Steps)).Child(), in)
	if it.Type == "before" {
		a.Do = append(body, a.Do...)
		return
	}
	a.Do = append(a.Do, body...)
}
