package expr

import (
	"iter"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// valueIn types power(x, …): a value, the thing that it is of, and the context in which it is asked for.
func (c *Checker) valueIn(v *ir.Value, e *hclsyntax.FunctionCallExpr, s *symbols.Scope) ir.Expr {
	if v.Class == nil || c.report.IsFaulty(symbols.ParametersOf("value "+v.Name)) {
		return c.mistakenCall(e, s)
	}
	if len(v.With) == 0 {
		c.report.Add(diag.New("SC237", e.NameRange, "%s is a value without a context: it is read as a member of %s.", v.Name, types.WithArticle(v.Self.Type)).
			Note("Write x.%s. A value that is to be asked for in a context declares it: with = { NAME = type }.", v.Name))
		return c.mistakenCall(e, s)
	}
	params := append([]*ir.Var{v.Self}, v.With...)
	if len(params) != len(e.Args) {
		c.wrongCount(e, params)
		return types.Mistake(e.Range())
	}
	args := c.arguments(e, params, s)
	out := &ir.ValueOf{Base: ir.Base{T: v.Type, R: e.Range()}, Obj: args[0], Value: v, Args: args[1:]}
	return sound(out, append(args, out)...)
}

// Callable reports a value with a context that has the name of a function: it is called like one.
func (c *Checker) Callable(v *ir.Value) {
	d := diag.New("SC116", v.Range, "choose another name")
	if f := c.symbols.Functions[v.Name]; f != nil {
		c.report.Add(d.Saying("a value with a context is called like a function, and there is a function %s already", v.Name).See(f.Func.Range, "it is here"))
	} else if _, builtin := builtin.Lookup(v.Name); builtin {
		c.report.Add(d.Saying("a value with a context is called like a function, and %s is a function of the language", v.Name))
	}
}

// withoutContext reports a value that is read as a member although it is asked for in a context.
func (c *Checker) withoutContext(v *ir.Value, at hcl.Range) {
	context := strings.Join(ir.Names(v.With), ", ")
	c.report.Add(diag.New("SC210", at, "Value %s is asked for in a context: %s.", v.Name, context).
		Note("Write %s(x, %s), where x is the %s.", v.Name, context, v.Class.Name).See(v.Range, "the value"))
}

// contextual iterates over the names of the values that are called like functions.
func (c *Checker) contextual() iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, v := range c.symbols.Scenario.Values {
			if len(v.With) > 0 && !yield(v.Name) {
				return
			}
		}
	}
}
