package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (c *Checker) callStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) ir.Stmt {
	name := b.Labels[0]
	var result *ir.Var
	if len(b.Labels) > 1 {
		result = &ir.Var{Name: b.Labels[1], Type: types.Invalid, Range: b.LabelRanges[1]}
	}
	fn, ok := c.symbols.Procedures[name]
	if !ok {
		d := diag.New("SC252", b.LabelRanges[0], "There is no procedure or phase %q.", name)
		switch {
		case c.symbols.Functions[name] != nil:
			c.report.Add(d.Note("It is a function: it stands in expressions, x = %s(…).", name))
		case c.symbols.Events[name] != nil:
			c.report.Add(d.Note("It is an event: write `emit %s {}`.", name))
		case c.symbols.Actions[name] != nil:
			c.report.Add(d.Note("It is an action: players take it when it is offered, `offer { actions = [action.%s] }`.", name))
		default:
			c.report.Suggest(d, name, symbols.Keys(c.symbols.Procedures))
		}
		for _, a := range dsl.Attributes(b.Body) {
			c.expr.Infer(a.Expr, s, nil)
		}
		if result != nil {
			result.Used = true
			c.expr.Declare(s, result)
		}
		return nil
	}
	out := &ir.Call{At: at(b), Proc: fn, Args: c.arguments(b, fn.Params, fn.What+" "+fn.Name, "parameter", "SC253", s)}
	if in.Silent != "" {
		c.Silent = append(c.Silent, silentCall{procs: []*ir.Func{fn}, at: b.LabelRanges[0], why: in.Silent})
	}
	if result != nil {
		c.Settle(fn)
		if t := fn.Result; t != nil {
			result.Type = t
			if t.Kind == ir.Void {
				c.report.Errorf("SC254", b.LabelRanges[1], "The %s %q gives no value: no return in it has one.", fn.What, name)
				result.Type = types.Invalid
				result.Used = true
			}
		}
		c.expr.Bind(s, result)
		out.Result = result
	}
	return out
}

// arguments types attributes as the parameters of something; all must be given.
func (c *Checker) arguments(b *hclsyntax.Block, params []*ir.Var, what, noun, code string, s *symbols.Scope) []ir.Expr {
	out := make([]ir.Expr, len(params))
	given := 0
	for i, p := range params {
		a := b.Body.Attributes[p.Name]
		if a == nil {
			c.report.Errorf(code, b.LabelRanges[0], "The %s %q of %s is not given: write %s = …, %s.", noun, p.Name, what, p.Name, types.WithArticle(p.Type))
			out[i] = types.Mistake(b.TypeRange)
			continue
		}
		given++
		out[i] = c.expr.Expr(a.Expr, s, p.Type)
	}
	if b.Body.Attributes["cites"] != nil {
		given++
	}
	if given == len(b.Body.Attributes) {
		return out
	}
	names := make([]string, len(params))
	for i, p := range params {
		names[i] = p.Name
	}
next:
	for _, a := range dsl.Attributes(b.Body) {
		if a.Name == "cites" {
			continue
		}
		for _, n := range names {
			if n == a.Name {
				continue next
			}
		}
		d := diag.New(code, a.NameRange, "%s has no %s %q.", types.Capital(what), noun, a.Name)
		if len(names) == 0 {
			d = d.Note("It has none.")
		}
		c.report.Suggest(d, a.Name, names)
		c.expr.Infer(a.Expr, s, nil)
	}
	return out
}

func (c *Checker) emitStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) ir.Stmt {
	name := b.Labels[0]
	e, ok := c.symbols.Events[name]
	if !ok {
		c.report.Suggest(diag.New("SC255", b.LabelRanges[0], "There is no event %q.", name), name, symbols.Keys(c.symbols.Events))
		for _, a := range dsl.Attributes(b.Body) {
			c.expr.Infer(a.Expr, s, nil)
		}
		return nil
	}
	if in.Silent != "" {
		c.Silent = append(c.Silent, silentCall{event: e, at: b.LabelRanges[0], why: in.Silent})
	}
	return &ir.Emit{At: at(b), Event: e, Args: c.arguments(b, e.Fields, "event "+name, "field", "SC256", s)}
}

func (c *Checker) sayStmt(b *hclsyntax.Block, s *symbols.Scope) ir.Stmt {
	out := &ir.Say{At: at(b), Text: c.textAttr(b, "text", s), To: c.optionalAttr(b, "to", s, c.symbols.RoleType(ir.RolePlayer))}
	if out.Text == nil {
		return nil
	}
	return out
}

func (c *Checker) returnStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) *ir.Return {
	out := &ir.Return{At: at(b)}
	a := b.Body.Attributes["value"]
	if a == nil {
		if in.result != nil && !in.bare {
			c.report.Errorf("SC245", b.TypeRange, "Another return of this %s gives %s; so must this one.", in.what(), types.WithArticle(in.result))
		}
		in.bare = true
		return out
	}
	x := c.expr.Infer(a.Expr, s, in.result)
	out.Value = x
	switch in.what() {
	case "procedure", "phase", "scoring":
	default:
		c.report.Errorf("SC246", a.NameRange, "Nobody receives what %s returns. Only procedures and phases give a value.", in.place())
		return out
	}
	t := x.Type()
	if in.bare {
		c.report.Errorf("SC245", a.NameRange, "Another return of this %s gives nothing.", in.what())
		in.bare = false
		in.result = t
		return out
	}
	in.returned = append(in.returned, out)
	switch {
	case in.result == nil:
		if t.Kind == ir.None || types.IsSequence(t) && t.Elem.Kind == ir.None {
			in.result = t
			return out
		}
		in.result = t
	default:
		u := types.Unify(in.result, t)
		if u == nil {
			c.report.Errorf("SC245", x.Where(), "Another return of this %s gives %s, this one %s.", in.what(), types.WithArticle(in.result), types.WithArticle(t))
			in.returned = in.returned[:len(in.returned)-1]
			return out
		}
		in.result = u
	}
	return out
}
