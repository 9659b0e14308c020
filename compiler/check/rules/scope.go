package rules

import (
	"strings"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// runBody types the statements of a block as the body of fn.
func (d *Checker) runBody(fn *ir.Func, it *resolve.Item) {
	typ := it.Type
	if typ == "on" {
		typ = "event" // whose fields the body knows
	}
	if len(it.Labels) > 0 && d.report.IsFaulty(symbols.ParametersOf(typ+" "+it.Labels[0])) {
		return
	}
	s := symbols.NewScope()
	for _, p := range fn.Params {
		d.expr.Declare(s, p)
	}
	if fn.Needed && fn.Returns != nil && len(it.Body.Blocks) == 0 {
		fn.Body, fn.Result = []ir.Stmt{&ir.Return{At: ir.At{R: fn.Range}, Value: expr.Needed(fn.Returns, fn.Range)}}, fn.Returns
		return
	}
	fn.Body = d.stmt.Stmts(it.Body, s, stmt.NewBody(fn))
}

// actionScope returns the scope after the first n steps of an action.
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
		case st.Let != nil && strings.HasPrefix(st.Let.Var.Name, setPrefix):
			// No rule reads it by name.
		case st.Let != nil && s.Find(st.Let.Var.Name) == nil:
			d.expr.Declare(s, st.Let.Var)
		}
	}
	return s
}

func (d *Checker) valueScope(v *ir.Value) *symbols.Scope {
	s := symbols.NewScope()
	if v.Self != nil {
		d.expr.Declare(s, v.Self)
	}
	if v.Among != nil {
		d.expr.Declare(s, v.Among)
	}
	for _, p := range v.With {
		d.expr.Declare(s, p)
	}
	return s
}
