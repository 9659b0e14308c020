package rules

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// aroundProcedure makes a procedure run the statements of an around. What it ran so far, with its hooks, becomes
// another procedure, which the around may call.
func (d *Checker) aroundProcedure(it *resolve.Item, fn *ir.Func) {
	was := d.setAside(fn)
	hook := d.newHook(it, fn)
	hook.Result = was.Result
	what := fn.What + " " + fn.Name
	call := fn.Body[0].(*ir.Call) // which setAside made it begin with
	call.Proc, call.R = hook, hook.Range
	if d.report.IsFaulty(symbols.ParametersOf(what)) {
		return
	}
	s := symbols.NewScope()
	for _, p := range hook.Params {
		d.expr.Declare(s, p)
	}
	hook.Body = d.stmt.Stmts(it.Body, s, stmt.NewAround(hook, &stmt.Inherited{Proc: was, Same: hook.Params, What: what}))
}

// aroundAction makes an action run the statements of an around, which see its parameters and bindings, as its effects.
func (d *Checker) aroundAction(it *resolve.Item, a *ir.Action) {
	_, at := source.Label(it)
	was, same := d.setAsideEffects(a, at)
	in := effects(a)
	in.Inherited = &stmt.Inherited{Proc: was, Same: same[:len(same)-1], Actor: a.Actor, What: "action " + a.Name}
	for _, st := range a.Steps {
		if st.Let != nil {
			in.Inherited.Bindings = append(in.Inherited.Bindings, st.Let.Var.Name)
		}
	}
	spec, _ := schema.Block(it.Type)
	a.Do = d.stmt.Body(it.Body, spec, d.actionScope(a, len(a.Steps)).Child(), in)
}

// effects returns the Body of statements that become effects of an action.
func effects(a *ir.Action) *stmt.Body {
	in := &stmt.Body{}
	if len(a.Ensures) > 0 {
		in.Silent = "the action has an `ensure`, which is tested before it is offered"
	}
	return in
}

// setAsideEffects moves the effects of an action into a procedure of its parameters and actor, which may return early
// without skipping what the action does after it. The procedure computes the bindings that it reads itself: who may
// see what they were read from is known only where they are computed. It also returns the variables that the action
// has for the parameters of the procedure.
func (d *Checker) setAsideEffects(a *ir.Action, at hcl.Range) (was *ir.Func, same []*ir.Var) {
	was = &ir.Func{Name: a.Name, What: "action", Result: types.Void, Range: at}
	for _, l := range a.Given {
		same = append(same, l.Var)
	}
	var lets []*ir.Let
	for _, st := range a.Steps {
		switch {
		case st.Param != nil:
			same = append(same, st.Param.Var)
		case st.Let != nil:
			lets = append(lets, st.Let)
		}
	}
	same = append(same, a.Actor) // last, because it is not a parameter that a call may change
	in := map[*ir.Var]*ir.Var{}  // the variables of the procedure by those of the action
	for _, v := range same {
		in[v] = fresh(v)
		was.Params = append(was.Params, in[v])
	}
	for _, l := range lets {
		in[l.Var] = fresh(l.Var)
	}
	was.Steps = renamedSteps(a.Steps, in)
	for _, l := range needed(lets, a.Do) {
		was.Body = append(was.Body, &ir.Let{At: l.At, Var: in[l.Var], Value: ir.RenamedExpr(l.Value, in)})
	}
	was.Body = append(was.Body, ir.Renamed(a.Do, in)...)
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, was)
	return was, same
}

// renamedSteps returns the steps of an action with other variables, without their texts.
func renamedSteps(steps []ir.ActionStep, in map[*ir.Var]*ir.Var) []ir.ActionStep {
	out := make([]ir.ActionStep, len(steps))
	for i, st := range steps {
		switch {
		case st.Param != nil:
			out[i].Param = &ir.Param{Var: in[st.Param.Var], In: ir.RenamedExpr(st.Param.In, in), Count: ir.RenamedExpr(st.Param.Count, in), Range: st.Param.Range}
		case st.Let != nil:
			out[i].Let = &ir.Let{At: st.Let.At, Var: in[st.Let.Var], Value: ir.RenamedExpr(st.Let.Value, in)}
		case st.Require != nil:
			out[i].Require = &ir.Require{Name: st.Require.Name, That: ir.RenamedExpr(st.Require.That, in), Range: st.Require.Range}
		}
	}
	return out
}

// needed returns the bindings that statements read, directly or through others.
func needed(lets []*ir.Let, body []ir.Stmt) []*ir.Let {
	var out []*ir.Let
	var read []ir.Expr
	ir.EachExpr(body, func(e ir.Expr) { read = append(read, e) })
	for _, l := range slices.Backward(lets) {
		if slices.ContainsFunc(read, func(e ir.Expr) bool { return ir.Mentions(e, l.Var) }) {
			out = append(out, l)
			read = append(read, l.Value)
		}
	}
	slices.Reverse(out)
	return out
}

func freshAll(vars []*ir.Var) []*ir.Var {
	out := make([]*ir.Var, len(vars))
	for i, v := range vars {
		out[i] = fresh(v)
	}
	return out
}

func fresh(v *ir.Var) *ir.Var {
	return &ir.Var{Name: v.Name, Type: v.Type, Range: v.Range, Used: true}
}
