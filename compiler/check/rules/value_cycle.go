package rules

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// valueCycles reports values that need themselves to be computed, through modifiers and functions.
func (d *Checker) valueCycles() {
	const open, done = 1, 2
	state := map[*ir.Value]uint8{}
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		state[v] = open
		see := func(x ir.Expr, what string) {
			eachValue(x, map[*ir.Func]bool{}, func(o *ir.ValueOf) {
				switch state[o.Value] {
				case open:
					d.report.Once(o.R, diag.New("SC127", o.R, "what a value is made of cannot be the value itself; read an attribute, or another value").
						Saying("%s would need value %s to compute it", what, o.Value.Name).See(o.Value.Range, "the value"))
				case done:
				default:
					visit(o.Value)
				}
			})
		}
		name := "value " + v.Name
		see(v.Is, name)
		see(v.Min, name)
		see(v.Max, name)
		for _, m := range v.Modifiers {
			name := "modifier " + m.Name
			see(m.When, name)
			see(m.Amount, name)
			see(m.Limit, name)
			for _, s := range m.Suppressed {
				see(s, name)
			}
		}
		state[v] = done
	}
	for _, v := range d.symbols.Scenario.Values {
		if state[v] == 0 {
			visit(v)
		}
	}
}

// eachValue calls f for the values an expression reads, also inside functions: the values that the object needs come
// before the value itself.
func eachValue(x ir.Expr, seen map[*ir.Func]bool, f func(*ir.ValueOf)) {
	ir.Walk(x, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.ValueOf:
			eachValue(x.Obj, seen, f)
			for _, a := range x.Args {
				eachValue(a, seen, f)
			}
			f(x)
			return false
		case *ir.CallFn:
			for _, a := range x.Args {
				eachValue(a, seen, f)
			}
			if !seen[x.Fn] {
				seen[x.Fn] = true
				ir.EachExpr(x.Fn.Body, func(x ir.Expr) { eachValue(x, seen, f) })
			}
			return false
		}
		return true
	})
}
