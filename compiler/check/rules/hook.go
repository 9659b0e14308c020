package rules

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/stmt"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// AttachHooks types the before, after and around blocks and attaches them to procedures and actions. An around
// encloses the before and after hooks, and earlier arounds: `call inherited` runs all of these.
func (d *Checker) AttachHooks() {
	for _, when := range []string{"before", "after", "around"} {
		for _, it := range d.blocks.OfType(when) {
			if len(it.Labels) == 3 {
				d.attach(it)
			}
		}
	}
}

func (d *Checker) attach(it *resolve.Item) {
	typ, name := it.Labels[0], it.Labels[1]
	miss := diag.New("SC196", it.Block.LabelRanges[1],
		"write %s TYPE NAME HOOK, where NAME is declared", it.Type).
		Saying("there is no %s %q", typ, name)
	switch typ {
	case "procedure", "phase":
		fn := d.symbols.Procedures[name]
		if fn != nil && fn.Helper {
			d.report.Add(miss.Note("%s is a helper of tests, in %s", name, fn.Range.Filename))
			return
		}
		if fn != nil && fn.What == typ {
			d.symbols.Notes.Name(it.Block.LabelRanges[1], fn)
			d.wrapProcedure(it, fn)
			return
		}
		if fn != nil {
			d.report.Add(miss.Note("%s is a %s: write %s %s %s %s { … }", name, fn.What, it.Type, fn.What, name, it.Labels[2]))
			return
		}
		d.report.AddUnknown(miss, "procedure", name, slices.Values(d.symbols.ProceduresOf(typ)))
	case "sequence":
		if fn := d.symbols.Scenario.Sequence; fn != nil && fn.Name == name {
			d.symbols.Notes.Name(it.Block.LabelRanges[1], fn)
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
			d.report.AddUnknown(miss, "action", name, symbols.Keys(d.symbols.Actions))
			return
		}
		d.symbols.Notes.Name(it.Block.LabelRanges[1], a)
		d.wrapAction(it, a)
	default:
		d.report.Add(diag.New("SC196", it.Block.LabelRanges[0],
			"statements can be attached to a procedure, a phase, the sequence or an action%s", suggestOtherWay(typ)).
			Saying("nothing can run %s %q", it.Type, typ))
	}
}

// suggestOtherWay returns advice on how to change a declaration to which hooks cannot be attached.
func suggestOtherWay(typ string) string {
	switch typ {
	case "function":
		return "; write function NAME { is = … }, in which `inherited` is what it was"
	case "event":
		return "; write on EVENT RULE { … }"
	case "scoring":
		return "; write scoring NAME { … }, which replaces what it was"
	case "value":
		return "; write modifier RULE { to = value.NAME … }"
	}
	return ""
}

// newHook returns the procedure for the statements of a hook, which has the parameters of fn.
func (d *Checker) newHook(it *resolve.Item, fn *ir.Func) *ir.Func {
	_, at := source.Label(it)
	hook := &ir.Func{
		Name: strings.Join(it.Labels, " "), What: it.Type, Result: types.Void, Range: at, Params: copyVars(fn.Params),
	}
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, hook)
	return hook
}

// wrapProcedure moves the statements of a procedure to another one and makes the procedure call that one, with the
// hook before or after the call.
func (d *Checker) wrapProcedure(it *resolve.Item, fn *ir.Func) {
	if it.Type == "around" {
		d.replaceProcedure(it, fn)
		return
	}
	hook := d.newHook(it, fn)
	at := hook.Range
	d.runBody(hook, it)

	inner := d.moveBody(fn)
	call := &ir.Call{At: ir.At{R: at}, Proc: hook, Args: types.ReadAll(fn.Params, at)}
	i := slices.IndexFunc(fn.Body, func(s ir.Stmt) bool {
		c, ok := s.(*ir.Call)
		return ok && c.Proc == inner
	})
	if it.Type == "after" {
		// Hooks that were attached earlier run first.
		for i++; i < len(fn.Body); i++ {
			if _, ok := fn.Body[i].(*ir.Call); !ok {
				break
			}
		}
	}
	fn.Body = slices.Insert(fn.Body, i, ir.Stmt(call))
}

// moveBody makes a procedure call its own statements, unless it does so already, and returns the procedure that
// contains them.
func (d *Checker) moveBody(fn *ir.Func) *ir.Func {
	for _, p := range d.symbols.Scenario.Procedures {
		if p.Around == fn {
			return p
		}
	}
	return d.setAside(fn)
}

// setAside moves the statements of a procedure to a new one, which it returns, and makes the procedure call that one.
// A return in the statements then no longer skips hooks.
func (d *Checker) setAside(fn *ir.Func) *ir.Func {
	inner := *fn
	for _, p := range d.symbols.Scenario.Procedures {
		if p.Around == fn {
			p.Around = &inner
		}
	}
	inner.Around, inner.Phase = fn, nil
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, &inner)
	fn.Params = copyVars(inner.Params)
	call := &ir.Call{At: ir.At{R: fn.Range}, Proc: &inner, Args: types.ReadAll(fn.Params, fn.Range)}
	fn.Body = []ir.Stmt{call}
	if t := inner.Result; t != nil && t.Kind != ir.Void {
		call.Result = &ir.Var{Name: "_result", Type: t, Range: fn.Range, Used: true}
		fn.Body = append(fn.Body, &ir.Return{
			At: ir.At{R: fn.Range}, Value: &ir.Local{Base: ir.Base{T: t, R: fn.Range}, Var: call.Result},
		})
	}
	return &inner
}

// wrapAction adds statements to the effects of an action. They can read its parameters and bindings.
func (d *Checker) wrapAction(it *resolve.Item, a *ir.Action) {
	if it.Type == "around" {
		d.replaceAction(it, a)
		return
	}
	_, at := source.Label(it)
	if it.Type == "after" && ir.AnyStmt(a.Do, func(s ir.Stmt) bool { _, ok := s.(*ir.Return); return ok }) {
		was, same := d.setAsideEffects(a, at)
		a.Do = []ir.Stmt{&ir.Call{At: ir.At{R: at}, Proc: was, Args: types.ReadAll(same, at)}}
	}
	spec, _ := schema.Block(it.Type)
	body := d.stmt.Body(it.Body, spec, d.actionScope(a, len(a.Steps)).Child(), effects(a))
	if it.Type == "before" {
		a.Do = append(body, a.Do...)
		return
	}
	a.Do = append(a.Do, body...)
}

// replaceProcedure makes a procedure run the statements of an around. What it ran before, including hooks, becomes
// another procedure, which the around may call.
func (d *Checker) replaceProcedure(it *resolve.Item, fn *ir.Func) {
	was := d.setAside(fn)
	hook := d.newHook(it, fn)
	hook.Result = was.Result
	what := fn.What + " " + fn.Name
	call := fn.Body[0].(*ir.Call) // setAside made it the first statement
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

// replaceAction makes the statements of an around, which can read the parameters and bindings of the action, the
// effects of an action.
func (d *Checker) replaceAction(it *resolve.Item, a *ir.Action) {
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

// setAsideEffects moves the effects of an action to a procedure with the action's parameters and actor, so that a
// return in them does not skip later effects. The procedure evaluates the bindings that it reads itself, because who
// may see a binding is known only where it is evaluated. It also returns the action's variables for these parameters.
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
	same = append(same, a.Actor) // last, because a call must not change it
	in := map[*ir.Var]*ir.Var{}  // the variables of the procedure, by those of the action
	for _, v := range same {
		in[v] = copyVar(v)
		was.Params = append(was.Params, in[v])
	}
	for _, l := range lets {
		in[l.Var] = copyVar(l.Var)
	}
	was.Steps = renameSteps(a.Steps, in)
	for _, l := range findNeeded(lets, a.Do) {
		was.Body = append(was.Body, &ir.Let{At: l.At, Var: in[l.Var], Value: ir.RenamedExpr(l.Value, in)})
	}
	was.Body = append(was.Body, ir.Renamed(a.Do, in)...)
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, was)
	return was, same
}

// renameSteps returns the steps of an action with variables replaced, without texts.
func renameSteps(steps []ir.ActionStep, in map[*ir.Var]*ir.Var) []ir.ActionStep {
	out := make([]ir.ActionStep, len(steps))
	for i, st := range steps {
		switch {
		case st.Param != nil:
			out[i].Param = &ir.Param{
				Var: in[st.Param.Var], In: ir.RenamedExpr(st.Param.In, in), Count: ir.RenamedExpr(st.Param.Count, in),
				Range: st.Param.Range,
			}
		case st.Let != nil:
			out[i].Let = &ir.Let{At: st.Let.At, Var: in[st.Let.Var], Value: ir.RenamedExpr(st.Let.Value, in)}
		case st.Require != nil:
			out[i].Require = &ir.Require{
				Name: st.Require.Name, That: ir.RenamedExpr(st.Require.That, in), Range: st.Require.Range,
			}
		}
	}
	return out
}

// findNeeded returns the bindings that statements read, directly or indirectly.
func findNeeded(lets []*ir.Let, body []ir.Stmt) []*ir.Let {
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

func copyVars(vars []*ir.Var) []*ir.Var {
	out := make([]*ir.Var, len(vars))
	for i, v := range vars {
		out[i] = copyVar(v)
	}
	return out
}

func copyVar(v *ir.Var) *ir.Var {
	return &ir.Var{Name: v.Name, Type: v.Type, Range: v.Range, Used: true}
}

// typeEventHooks types the `on` hooks. Each has its own variables for the fields of the event.
func (d *Checker) typeEventHooks() {
	for _, it := range d.blocks.OfType("on") {
		if len(it.Labels) != 2 {
			continue
		}
		e, ok := d.symbols.Events[it.Labels[0]]
		if !ok {
			d.report.AddUnknown(diag.New("SC117", it.Block.LabelRanges[0], "a hook names an event block").
				Saying("there is no event %q", it.Labels[0]), "event", it.Labels[0], symbols.Keys(d.symbols.Events))
			continue
		}
		d.symbols.Notes.Name(it.Block.LabelRanges[0], e)
		fn := &ir.Func{
			Name: strings.Join(it.Labels, " "), What: "on", Result: types.Void, Range: it.Block.LabelRanges[1],
			Params: copyVars(e.Fields),
		}
		e.Hooks = append(e.Hooks, fn)
		d.symbols.Scenario.Hooks = append(d.symbols.Scenario.Hooks, fn)
		d.runBody(fn, it)
	}
}

// MakeEndings makes the procedures that reset state which lasts as long as something else. `destroy` of a record
// calls them. For procedures and phases AttachEndings adds the calls, after all hooks are attached.
func (d *Checker) MakeEndings() {
	for _, k := range d.symbols.Scenario.Classes {
		for _, f := range k.Fields {
			for _, l := range f.Lasts {
				d.addLasting(k, f, l)
			}
		}
	}
}

func (d *Checker) addLasting(k *ir.Class, f *ir.Field, l ir.Lasting) {
	at := l.Range
	if f.Default == nil {
		d.report.Add(diag.New("SC157", at, "give it a default, or make it optional(…)").
			Saying("%s has `lasts` and no default", f.Name))
		return
	}
	if l.What == "record" {
		of := d.symbols.Classes[l.Name]
		switch {
		case of == nil || of.Role != ir.RoleRecord:
			d.report.AddUnknown(diag.New("SC157", at, "name a declared record").Saying("there is no record %q", l.Name),
				"name", l.Name, slices.Values(d.symbols.Scenario.ClassNames(ir.RoleRecord)))
		case of == k:
			d.report.Add(diag.New("SC157", at, "leave lasts out").
				Saying("a field of a record ends with the record: %s needs no `lasts`", f.Name))
		default:
			if d.symbols.Endings[of] == nil {
				d.symbols.Endings[of] = d.newEnding(of.Name)
			}
			setBack(d.symbols.Endings[of], k, f, at)
		}
		return
	}
	fn := d.symbols.Procedures[l.Name]
	if fn == nil || fn.What != l.What || fn.Helper {
		m := diag.New("SC157", at, "name a declared %s", l.What).Saying("there is no %s %q", l.What, l.Name)
		if fn != nil && fn.Helper {
			m = m.Note("%q is a helper of tests, in %s", l.Name, fn.Range.Filename)
		} else if fn != nil {
			m = m.Note("%q is %s: write %s.%s", l.Name, article.With(fn.What), fn.What, l.Name)
		}
		d.report.AddUnknown(m, "procedure", l.Name, slices.Values(d.symbols.ProceduresOf(l.What)))
		return
	}
	if d.endings[fn] == nil {
		d.endings[fn] = d.newEnding(fn.Name)
		d.ended = append(d.ended, fn)
	}
	setBack(d.endings[fn], k, f, at)
}

// newEnding returns a new procedure for what is done when something ends.
func (d *Checker) newEnding(of string) *ir.Func {
	fn := &ir.Func{Name: "the end of " + of, What: "procedure", Result: types.Void}
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, fn)
	return fn
}

// setBack adds statements that reset a field to its default for all things of a class.
func setBack(fn *ir.Func, k *ir.Class, f *ir.Field, at hcl.Range) {
	def := &ir.Lit{Base: ir.Base{T: f.Type, R: at}, Val: f.Default}
	set := &ir.SetFields{At: ir.At{R: at}, Sets: []ir.FieldSet{{Field: f, Value: def, Range: at}}}
	if k.Role == ir.RoleGame {
		fn.Body = append(fn.Body, set)
		return
	}
	v := &ir.Var{Name: k.Name, Type: types.Ref(k), Used: true}
	set.Obj = types.Read(v, at)
	all := &ir.Builtin{Base: ir.Base{T: types.List(v.Type), R: at}, Name: "every", Class: k}
	fn.Body = append(fn.Body, &ir.For{At: ir.At{R: at}, Var: v, Seq: all, Body: []ir.Stmt{set}})
}

// AttachEndings makes procedures and phases reset, at their ends and after all hooks, the state that lasts as long as
// they do.
func (d *Checker) AttachEndings() {
	for _, fn := range d.ended {
		d.setAside(fn)
		fn.Body = slices.Insert(fn.Body, 1, ir.Stmt(&ir.Call{Proc: d.endings[fn]}))
	}
}
