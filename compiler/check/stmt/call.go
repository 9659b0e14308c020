package stmt

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (c *Checker) call(b *statement) ir.Stmt {
	s, in := b.scope, b.in
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
			c.report.Add(d.Note("It is a function: use it in expressions, x = %s(…).", name))
		case c.symbols.Events[name] != nil:
			c.report.Add(d.Note("It is an event: write `emit %s {}`.", name))
		case c.symbols.Actions[name] != nil:
			c.report.Add(d.Note("It is an action: players take it when it is offered, `offer { actions = [action.%s] }`.", name))
		default:
			c.report.Unknown(d, "procedure", name, symbols.Keys(c.symbols.Procedures))
		}
		b.attrs.InferFree()
		if result != nil {
			result.Used = true
			c.expr.Declare(s, result)
		}
		return nil
	}
	out := &ir.Call{At: b.at(), Proc: fn, Args: c.arguments(b, fn.Params, fn.What+" "+fn.Name, "parameter", "SC253")}
	if in.Silent != "" {
		c.Silent = append(c.Silent, silentCall{procs: []*ir.Func{fn}, at: b.LabelRanges[0], why: in.Silent})
	}
	if result != nil {
		c.Settle(fn)
		if t := fn.Result; t != nil {
			result.Type = t
			if t.Kind == ir.Void {
				c.report.Errorf("SC254", b.LabelRanges[1], "The %s %q returns no value: no return in it has one.", fn.What, name)
				result.Type = types.Invalid
				result.Used = true
			}
		}
		c.expr.Bind(s, result)
		out.Result = result
	}
	return out
}

// arguments types attributes as the parameters of a procedure or the fields of an event. All must be given.
func (c *Checker) arguments(b *statement, params []*ir.Var, what, noun, code string) []ir.Expr {
	if c.report.IsFaulty(symbols.ParametersOf(what)) {
		b.attrs.InferFree()
		return nil
	}
	out := make([]ir.Expr, len(params))
	for i, p := range params {
		a := b.Body.Attributes[p.Name]
		if a == nil {
			c.report.Errorf(code, b.LabelRanges[0], "The %s %q of %s is not given: write %s = …, %s.", noun, p.Name, what, p.Name, types.WithArticle(p.Type))
			out[i] = types.Mistake(b.TypeRange)
			continue
		}
		out[i] = c.expr.Expr(a.Expr, b.scope, p.Type)
	}
	names := make([]string, len(params))
	for i, p := range params {
		names[i] = p.Name
	}
	for _, a := range b.attrs.Free() {
		if slices.Contains(names, a.Name) {
			continue
		}
		d := diag.New(code, a.NameRange, "%s has no %s %q.", types.Capital(what), noun, a.Name)
		if len(names) == 0 {
			d = d.Note("It has none.")
		}
		c.report.Suggest(d, a.Name, slices.Values(names))
		c.expr.Infer(a.Expr, b.scope, nil)
	}
	return out
}

func (c *Checker) emit(b *statement) ir.Stmt {
	name, in := b.Labels[0], b.in
	e, ok := c.symbols.Events[name]
	if !ok {
		c.report.Unknown(diag.New("SC255", b.LabelRanges[0], "There is no event %q.", name), "event", name, symbols.Keys(c.symbols.Events))
		b.attrs.InferFree()
		return nil
	}
	if in.Silent != "" {
		c.Silent = append(c.Silent, silentCall{event: e, at: b.LabelRanges[0], why: in.Silent})
	}
	return &ir.Emit{At: b.at(), Event: e, Args: c.arguments(b, e.Fields, "event "+name, "field", "SC256")}
}

func (c *Checker) endGame(b *statement) ir.Stmt {
	out := &ir.EndGame{At: b.at(), Because: b.attrs.Text("because")}
	out.Winner, out.Draw = b.attrs.Winners()
	return out
}

func (c *Checker) say(b *statement) ir.Stmt {
	out := &ir.Say{At: b.at(), Text: b.attrs.Text("text"), To: b.attrs.Optional("to")}
	if out.Text == nil {
		return nil
	}
	return out
}

// returns types return.
func (c *Checker) returns(b *statement) ir.Stmt {
	out, in := &ir.Return{At: b.at()}, b.in
	a := b.attrs.Find("value")
	if a == nil {
		if in.result != nil && !in.bare {
			c.report.Errorf("SC245", b.TypeRange, "Another return of this %s returns %s, so this one must too.", in.what(), types.WithArticle(in.result))
		}
		in.bare = true
		return out
	}
	x := b.attrs.Hinted("value", in.result)
	out.Value = x
	switch in.what() {
	case "procedure", "phase", "scoring":
	default:
		c.report.Errorf("SC246", a.NameRange, "Nobody receives what %s returns. Only procedures and phases return a value.", in.place())
		return out
	}
	t := x.Type()
	if in.bare {
		c.report.Errorf("SC245", a.NameRange, "Another return of this %s returns nothing.", in.what())
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
			c.report.Errorf("SC245", x.Where(), "Another return of this %s returns %s, and this one %s.", in.what(), types.WithArticle(in.result), types.WithArticle(t))
			in.returned = in.returned[:len(in.returned)-1]
			return out
		}
		in.result = u
	}
	return out
}
