package stmt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

func (c *Checker) call(b *statement) ir.Stmt {
	if isInherited(b) {
		return c.callInherited(b)
	}
	name, result := b.Labels[0], newResult(b)
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
			c.report.AddUnknown(d, "procedure", name, symbols.Keys(c.symbols.Procedures))
		}
		c.inferArguments(b)
		if result != nil {
			result.Used = true
			c.expr.Declare(b.scope, result)
		}
		return nil
	}
	c.symbols.Notes.Name(b.LabelRanges[0], fn)
	return c.finishCall(b, fn, fn.Params, fn.What+" "+fn.Name, nil, result)
}

// newResult returns the variable for the result of a call, or nil. Its type is not known yet.
func newResult(b *statement) *ir.Var {
	if len(b.Labels) < 2 {
		return nil
	}
	return &ir.Var{Name: b.Labels[1], Type: types.Invalid, Range: b.LabelRanges[1]}
}

// finishCall types the arguments and the result of a call. params are the parameters for which it has arguments, and
// what names the procedure in messages. For same, see arguments.
func (c *Checker) finishCall(
	b *statement, fn *ir.Func, params []*ir.Var, what string, same []*ir.Var, result *ir.Var,
) *ir.Call {
	out := &ir.Call{At: b.at(), Proc: fn, Args: c.arguments(b, params, same, what, "parameter", "SC253")}
	if b.in.Silent != "" {
		c.Silent = append(c.Silent, silentCall{procs: []*ir.Func{fn}, at: b.LabelRanges[0], why: b.in.Silent})
	}
	if result != nil {
		c.Settle(fn)
		if t := fn.Result; t != nil {
			result.Type = t
			if t.Kind == ir.Void {
				c.report.Errorf("SC254", b.LabelRanges[1], "The %s returns no value: no return in it has one.", what)
				result.Type = types.Invalid
				result.Used = true
			}
		}
		c.expr.Bind(b.scope, result)
		out.Result = result
	}
	return out
}

// arguments types attributes as the parameters of a procedure or the fields of an event. All are required, unless
// same has a variable for each parameter, which is then its default.
func (c *Checker) arguments(b *statement, params, same []*ir.Var, what, noun, code string) []ir.Expr {
	if c.report.IsFaulty(symbols.ParametersOf(what)) {
		c.inferArguments(b)
		return nil
	}
	var out []ir.Expr
	if b.attrs.Row.Of {
		var self ir.Expr
		if self, params = c.typeSubject(b, params, what); self != nil {
			out = append(out, self)
			same = same[min(1, len(same)):]
		}
	}
	given := c.readPositional(b, params, what, noun, code)
	return append(out, c.values(b, params, same, given, what, noun, code)...)
}

// typeSubject types the thing that a procedure is for, which is its first parameter. It returns that and the other
// parameters.
func (c *Checker) typeSubject(b *statement, params []*ir.Var, what string) (ir.Expr, []*ir.Var) {
	of := b.attrs.Find("of")
	if len(params) == 0 || params[0].Name != schema.Self {
		if of != nil && !slices.Contains(ir.Names(params), of.Name) {
			c.report.Add(diag.New("SC253", of.NameRange, "%s has no `of`, so it takes no thing.", types.Capital(what)).
				Note("It would need `of = CLASS`."))
			c.expr.Infer(of.Expr, b.scope, nil)
		}
		return nil, params
	}
	want := params[0].Type
	if of != nil {
		return b.attrs.Typed("of", want), params[1:]
	}
	if self := b.scope.Find(schema.Self); self != nil && types.Identical(self.Type, want) {
		self.Used = true
		return types.Read(self, b.LabelRanges[0]), params[1:]
	}
	c.report.Errorf("SC253", b.LabelRanges[0], "%s needs %s: write of = ….",
		types.Capital(what), types.WithArticle(want))
	return types.Mistake(b.TypeRange), params[1:]
}

// values types the arguments: the first few may be given by position, the others by name.
func (c *Checker) values(
	b *statement, params, same []*ir.Var, given []hclsyntax.Expression, what, noun, code string,
) []ir.Expr {
	out := make([]ir.Expr, len(params))
	for i, p := range params {
		a := b.Body.Attributes[p.Name]
		if i < len(given) {
			if a != nil {
				c.report.Add(diag.New(code, a.NameRange, "The %s %q is given twice: it is number %d of `with`.", noun, p.Name, i+1).
					See(given[i].Range(), "here by position"))
			}
			out[i] = c.expr.Expr(given[i], b.scope, p.Type)
			continue
		}
		if a == nil && i < len(same) {
			same[i].Used = true
			out[i] = &ir.Local{Base: ir.Base{T: same[i].Type, R: b.TypeRange}, Var: same[i]}
			continue
		}
		if a == nil {
			c.report.Add(diag.New(code, b.LabelRanges[0], "The %s %q of %s is not given: write %s = …, %s.",
				noun, p.Name, what, p.Name, types.WithArticle(p.Type)).FollowsFrom(b.TypeRange.String()))
			out[i] = types.Mistake(b.TypeRange)
			continue
		}
		c.symbols.Notes.Name(a.NameRange, p)
		out[i] = c.expr.Expr(a.Expr, b.scope, p.Type)
	}
	names := ir.Names(params)
	for _, a := range b.attrs.Free() {
		if slices.Contains(names, a.Name) {
			continue
		}
		d := diag.New(code, a.NameRange, "%s has no %s %q.", types.Capital(what), noun, a.Name).
			Causing(b.TypeRange.String()) // the argument that it was meant for is missing
		if len(names) == 0 {
			d = d.Note("It has none.")
		} else {
			d = d.Note("It has %s.", strings.Join(names, ", "))
		}
		c.report.Suggest(d, a.Name, slices.Values(names))
		c.expr.Infer(a.Expr, b.scope, nil)
	}
	return out
}

// readPositional returns the values of the first parameters, which `with` lists. It reports a list that is too long.
func (c *Checker) readPositional(b *statement, params []*ir.Var, what, noun, code string) []hclsyntax.Expression {
	a := b.attrs.Raw("with", "list(expression)")
	if a == nil {
		return nil
	}
	names := ir.Names(params)
	list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr)
	if !ok {
		c.report.Errorf(code, a.Expr.Range(), "`with` lists the values in brackets: with = [%s].", strings.Join(names, ", "))
		return nil
	}
	if n := len(list.Exprs); n > len(params) {
		d := diag.New(code, list.Exprs[len(params)].Range(), "%s has %s, and `with` gives %d.",
			types.Capital(what), countParams(len(params), noun), n)
		if len(params) > 0 {
			d = d.Note("In order: %s.", strings.Join(names, ", "))
		}
		c.report.Add(d)
		for _, x := range list.Exprs[len(params):] {
			c.expr.Infer(x, b.scope, nil)
		}
		return list.Exprs[:len(params)]
	}
	return list.Exprs
}

// countParams returns in words how many parameters or fields there are.
func countParams(n int, noun string) string {
	switch n {
	case 0:
		return "no " + noun
	case 1:
		return "one " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// inferArguments types the arguments of an unknown call or event, to find errors in them.
func (c *Checker) inferArguments(b *statement) {
	if b.attrs.Row.Of && b.attrs.Has("of") {
		b.attrs.Typed("of", types.Invalid)
	}
	if a := b.attrs.Find("with"); a != nil {
		for _, x := range dsl.Elements(a.Expr) {
			c.expr.Infer(x, b.scope, nil)
		}
	}
	b.attrs.InferFree()
}

func (c *Checker) emit(b *statement) ir.Stmt {
	name, in := b.Labels[0], b.in
	e, ok := c.symbols.Events[name]
	if !ok {
		c.report.AddUnknown(diag.New("SC255", b.LabelRanges[0], "There is no event %q.", name), "event", name,
			symbols.Keys(c.symbols.Events))
		c.inferArguments(b)
		return nil
	}
	c.symbols.Notes.Name(b.LabelRanges[0], e)
	if in.Silent != "" {
		c.Silent = append(c.Silent, silentCall{event: e, at: b.LabelRanges[0], why: in.Silent})
	}
	out := &ir.Emit{At: b.at(), Event: e, Args: c.arguments(b, e.Fields, nil, "event "+name, "field", "SC256")}
	if b.attrs.Has("later") {
		out.Later, out.LaterAt = b.attrs.Flag("later"), b.attrs.Find("later").Expr.Range()
	}
	return out
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

// returns types a return.
func (c *Checker) returns(b *statement) ir.Stmt {
	out, in := &ir.Return{At: b.at()}, b.in
	a := b.attrs.Find("value")
	if in.promised {
		if a == nil {
			c.report.Errorf("SC245", b.TypeRange,
				"%s returns a value, so this must too: write value = …; `call inherited r {}` gives the value that it would "+
					"return.", types.Capital(in.Inherited.What))
			return out
		}
		out.Value = c.expr.Fit(b.attrs.Hinted("value", in.result), in.result)
		return out
	}
	if a == nil {
		if in.result != nil && !in.bare {
			c.report.Errorf("SC245", b.TypeRange, "Another return of this %s returns %s, so this one must too.",
				in.what(), types.WithArticle(in.result))
		}
		in.bare = true
		return out
	}
	hint := in.result
	if in.fn != nil && in.fn.Returns != nil {
		hint = in.fn.Returns
	}
	x := b.attrs.Hinted("value", hint)
	out.Value = x
	switch in.what() {
	case "procedure", "phase", "scoring":
	case "around":
		c.report.Errorf("SC246", a.NameRange, "Nobody receives this value: %s returns none.", in.Inherited.What)
		return out
	default:
		c.report.Errorf("SC246", a.NameRange, "Nobody receives what %s returns. Only procedures and phases return a value.",
			in.place())
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
	case in.fn != nil && in.fn.Returns != nil:
		in.result = in.fn.Returns // settleResult converts the value
	case in.result == nil:
		if t.Kind == ir.None || types.IsSequence(t) && t.Elem.Kind == ir.None {
			in.result = t
			return out
		}
		in.result = t
	default:
		u := types.Unify(in.result, t)
		if u == nil {
			c.report.Errorf("SC245", x.Where(), "Another return of this %s returns %s, and this one %s.",
				in.what(), types.WithArticle(in.result), types.WithArticle(t))
			in.returned = in.returned[:len(in.returned)-1]
			return out
		}
		in.result = u
	}
	return out
}

// Inherited is what `call inherited` runs in an around hook: the statements that the hook replaces.
type Inherited struct {
	Proc *ir.Func // the statements that were there, as a procedure
	// The variables of the around for the parameters of Proc. They are its arguments, unless the call names others.
	Same     []*ir.Var
	What     string   // what the around replaces, such as "procedure fight"
	Actor    *ir.Var  // for an action: the player who takes it, which is the last argument of Proc and cannot be changed
	Bindings []string // names that What computes from its parameters
}

// NewAround returns the Body of an around, which returns the same type as the procedure that it replaces.
func NewAround(fn *ir.Func, inherited *Inherited) *Body {
	in := &Body{fn: fn, Inherited: inherited}
	if t := inherited.Proc.Result; t != nil && t.Kind != ir.Void {
		in.result = t
		in.promised = true
	}
	return in
}

// isInherited reports whether a call is `call inherited`.
func isInherited(b *statement) bool { return b.Labels[0] == symbols.Inherited }

// callInherited types `call inherited`.
func (c *Checker) callInherited(b *statement) ir.Stmt {
	was := b.in.Inherited
	result := newResult(b)
	if was == nil {
		d := diag.New("SC194", b.LabelRanges[0], "write `around %s RULE { … }`, with these statements in it",
			b.in.describeAround()).
			Saying("`call inherited` is possible only in an around")
		c.report.Add(d)
		c.inferArguments(b)
		if result != nil {
			result.Used = true
			c.expr.Declare(b.scope, result)
		}
		return nil
	}
	for _, name := range was.Bindings {
		if a := b.Body.Attributes[name]; a != nil {
			c.report.Add(diag.New("SC253", a.NameRange,
				"%s computes %q from its parameters, once more for this call. Change a parameter.", types.Capital(was.What), name))
			return nil
		}
	}
	if was.Actor == nil {
		return c.finishCall(b, was.Proc, was.Proc.Params, was.What, was.Same, result)
	}
	params := was.Proc.Params[:len(was.Proc.Params)-1]
	out := c.finishCall(b, was.Proc, params, was.What, was.Same, result)
	out.Args = append(out.Args, types.Read(was.Actor, b.TypeRange))
	return out
}

// describeAround returns what an around with this body would replace, in words.
func (in *Body) describeAround() string {
	switch w := in.what(); w {
	case "procedure", "phase", "sequence":
		return w + " " + in.fn.Name
	case "action":
		return "action NAME"
	}
	return "procedure NAME"
}

// Silence reports calls that lead to a decision where none is allowed, and actions that nobody can pass in advance
// although they are declared to allow it.
func (c *Checker) Silence() {
	asks := map[*ir.Func]ir.Stmt{}
	for _, s := range c.Silent {
		if s.endless != nil && s.endless.Standing != nil {
			c.report.Add(diag.New("SC276", s.at,
				"action.%s answers `done` in advance, and this offer has no `done`: write done = \"…\".", s.endless.Name).
				See(s.endless.Standing.Where(), "the player has passed as long as this holds"))
		}
		procs := s.procs
		if s.event != nil {
			procs = s.event.Hooks
		}
		if s.action != nil {
			procs = []*ir.Func{{Name: s.action.Name, Body: s.action.Do}}
		}
		for _, fn := range procs {
			st := flow.FirstDecision(fn, asks)
			if st == nil {
				continue
			}
			c.report.Add(diag.New("SC263", s.at, "This leads to a question, and nobody may be asked here: %s.", s.why).
				See(st.Where(), "it is asked here"))
			break
		}
	}
	c.Silent = nil
}
