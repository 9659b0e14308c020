package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// call types f(x, …): a declared function or one of the table.
func (c *checker) call(e *hclsyntax.FunctionCallExpr, s *scope, hint *ir.Type) ir.Expr {
	if e.ExpandFinal {
		c.errorf("SC208", e.Range(), "There is no ... in this language. Functions take a list as one argument.")
		return invalid(e.Range())
	}
	if f, ok := c.functions[e.Name]; ok {
		return c.callDeclared(f, e, s)
	}
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		c.unknownFunction(e)
		for _, a := range e.Args {
			c.infer(a, s, nil) // what is wrong inside is wrong whatever the function is
		}
		return invalid(e.Range())
	}
	n, least := len(e.Args), len(row.Params)
	if n < least || n > least && !row.Variadic {
		c.errorf("SC210", e.NameRange, "%s takes %s, not %d: %s.", e.Name, countOf(least, row.Variadic), n, row.Usage())
		return invalid(e.Range())
	}
	return c.builtin(row, e, s, hint)
}

func countOf(n int, more bool) string {
	words := [...]string{"no argument", "one argument", "two arguments", "three arguments", "four arguments", "five arguments"}
	w := "that many arguments"
	if n < len(words) {
		w = words[n]
	}
	if more {
		w += " or more"
	}
	return w
}

func (c *checker) unknownFunction(e *hclsyntax.FunctionCallExpr) {
	d := diag.New("SC237", e.NameRange, "There is no function %q.", e.Name)
	if _, ok := c.procedures[e.Name]; ok {
		c.report(d.Note("It is a procedure: run it with the statement `call %s result {}`.", e.Name))
		return
	}
	names := keys(c.functions)
	for _, f := range builtin.All() {
		names = append(names, f.Name)
	}
	switch e.Name {
	case "length", "len", "size":
		d = d.Suggest("count")
		c.report(d)
		return
	case "round":
		c.report(d.Suggest("nearest"))
		return
	case "filter", "map":
		c.report(d.Note("Write [for x in list : x if cond]."))
		return
	}
	c.suggest(d, e.Name, names)
}

func (c *checker) callDeclared(f *function, e *hclsyntax.FunctionCallExpr, s *scope) ir.Expr {
	result := c.functionResult(f)
	if f.state == 1 {
		c.errorf("SC221", e.NameRange, "While %q is computed it would be asked for again. Functions may not call themselves, however indirectly; use a list or a procedure with repeat.", e.Name)
		return invalid(e.Range())
	}
	params := f.fn.Params
	if len(params) != len(e.Args) {
		sig := e.Name + "("
		for i, p := range params {
			if i > 0 {
				sig += ", "
			}
			sig += p.Name
		}
		c.errorf("SC210", e.NameRange, "%s takes %s, not %d: %s).", e.Name, countOf(len(params), false), len(e.Args), sig)
		return invalid(e.Range())
	}
	out := &ir.CallFn{Base: ir.Base{T: result, R: e.Range()}, Fn: f.fn, Args: make([]ir.Expr, len(params))}
	bad := isInvalid(result)
	for i, a := range e.Args {
		out.Args[i] = c.expr(a, s, params[i].Type)
		bad = bad || isInvalid(out.Args[i].Type())
	}
	if bad {
		return invalid(e.Range())
	}
	return out
}

// functionResult is what a function gives. Its body is checked the first time somebody asks.
func (c *checker) functionResult(f *function) *ir.Type {
	if f.state != 0 {
		if f.fn.Result == nil {
			return tInvalid
		}
		return f.fn.Result
	}
	f.state = 1
	f.fn.Pure = true
	f.fn.Result = tInvalid
	s := newScope()
	for _, p := range f.fn.Params {
		s.declare(c, p)
	}
	s.body = f.body
	s.row, _ = schema.Block("function")
	var is *hclsyntax.Attribute
	for _, a := range dsl.Attributes(f.body) {
		switch a.Name {
		case "params", "cites":
		case "is":
			is = a
		default:
			f.fn.Body = append(f.fn.Body, c.let(a, s))
		}
		if is == a {
			// In source order, so that a binding below it is not in its scope yet.
			x := c.infer(a.Expr, s, nil)
			if t := x.Type(); t.Kind == ir.None {
				c.errorf("SC205", x.Where(), "A function that gives nothing but none has no type.")
			} else {
				f.fn.Result = t
			}
			f.fn.Body = append(f.fn.Body, &ir.Return{At: ir.At{R: a.SrcRange}, Value: x})
		}
	}
	if is != nil {
		// The value is returned last whatever stands below it.
		for i, st := range f.fn.Body {
			if r, ok := st.(*ir.Return); ok && i < len(f.fn.Body)-1 {
				f.fn.Body = append(append(f.fn.Body[:i:i], f.fn.Body[i+1:]...), r)
				break
			}
		}
	}
	s.unused(c)
	f.state = 2
	return f.fn.Result
}

// movement reads the first argument of reach, distance and route.
func (c *checker) movement(e hclsyntax.Expression) *ir.Movement {
	tr, diags := hcl.AbsTraversalForExpr(e)
	if diags.HasErrors() || len(tr) != 2 || tr.RootName() != "movement" {
		c.errorf("SC239", e.Range(), "The first argument is a movement: movement.NAME.")
		return nil
	}
	name, at, ok := c.attrStep(tr[1])
	if !ok {
		return nil
	}
	m, ok := c.movements[name]
	if !ok {
		c.suggest(diag.New("SC239", at, "There is no movement %q.", name), name, keys(c.movements))
		return nil
	}
	return m
}
