package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// What a variant hangs on rules that know nothing of it: statements before and after a procedure, actions beside those
// an offer lists, another way to count hits.

// around types the before and after blocks and puts them around what they name.
func (d *decls) around() {
	for _, when := range []string{"before", "after"} {
		for _, it := range d.items[when] {
			if len(it.Labels) == 3 {
				d.hang(it)
			}
		}
	}
}

func (d *decls) hang(it *resolve.Item) {
	typ, name := it.Labels[0], it.Labels[1]
	miss := diag.New("SC196", it.Block.LabelRanges[1], "it is written %s TYPE NAME HOOK, with the name of one that is declared", it.Type).
		Saying("there is no %s %q", typ, name)
	switch typ {
	case "procedure", "phase":
		if fn := d.procedures[name]; fn != nil && fn.What == typ {
			d.wrap(it, fn)
			return
		}
		var names []string
		for other, fn := range d.procedures {
			if fn.What == typ {
				names = append(names, other)
			}
		}
		slices.Sort(names)
		d.report(miss.Suggest(spell.Nearest(name, names)))
	case "sequence":
		if fn := d.sc.Sequence; fn != nil && fn.Name == name {
			d.wrap(it, fn)
			return
		}
		if d.sc.Sequence != nil {
			miss = miss.Suggest(d.sc.Sequence.Name)
		}
		d.report(miss)
	case "action":
		a, ok := d.actions[name]
		if !ok {
			d.report(miss.Suggest(nearestKey(name, d.actions)))
			return
		}
		d.wrapAction(it, a)
	default:
		d.report(diag.New("SC196", it.Block.LabelRanges[0], "statements hang on a procedure, a phase, the sequence or an action").
			Saying("nothing can run %s %q", it.Type, typ))
	}
}

// wrap makes a procedure call its own statements, set aside, with the hook before or after them.
func (d *decls) wrap(it *resolve.Item, fn *ir.Func) {
	_, at := label(it)
	hook := &ir.Func{Name: it.Labels[0] + " " + it.Labels[1] + " " + it.Labels[2], What: it.Type, Result: tVoid, Range: at}
	for _, p := range fn.Params {
		hook.Params = append(hook.Params, &ir.Var{Name: p.Name, Type: p.Type, Range: p.Range, Used: true})
	}
	d.sc.Procedures = append(d.sc.Procedures, hook)
	d.runBody(hook, it)

	inner := d.setAside(fn)
	call := &ir.Call{At: ir.At{R: at}, Proc: hook}
	for _, p := range fn.Params {
		call.Args = append(call.Args, &ir.Local{Base: ir.Base{T: p.Type, R: at}, Var: p})
	}
	i := slices.IndexFunc(fn.Body, func(s ir.Stmt) bool {
		c, ok := s.(*ir.Call)
		return ok && c.Proc == inner
	})
	if it.Type == "after" {
		// Those that were hung on before run first.
		for i++; i < len(fn.Body); i++ {
			if _, ok := fn.Body[i].(*ir.Call); !ok {
				break
			}
		}
	}
	fn.Body = slices.Insert(fn.Body, i, ir.Stmt(call))
}

// setAside moves the statements of a procedure into one of its own, which may return early without skipping what runs
// after it, and makes the procedure call that.
func (d *decls) setAside(fn *ir.Func) *ir.Func {
	for _, p := range d.sc.Procedures {
		if p.Around == fn {
			return p
		}
	}
	inner := *fn
	inner.Around, inner.Phase = fn, nil
	d.sc.Procedures = append(d.sc.Procedures, &inner)
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

// wrapAction adds statements to the do of an action; they know its parameters and bindings.
func (d *decls) wrapAction(it *resolve.Item, a *ir.Action) {
	_, at := label(it)
	if it.Type == "after" && anyStmt(a.Do, func(s ir.Stmt) bool { _, ok := s.(*ir.Return); return ok }) {
		d.report(diag.New("SC196", at, "let the base emit an event where it ends, and hang the rule on that").
			Saying("action %s returns early, so nothing can run after it", a.Name))
		return
	}
	in := &bodyContext{}
	if len(a.Ensures) > 0 {
		in.silent = "the action has an `ensure`, which is tested before it is offered"
	}
	spec, _ := schema.Block(it.Type)
	body := d.body(it.Body, spec, d.actionScope(a, len(a.Steps)).child(), in)
	if it.Type == "before" {
		a.Do = append(body, a.Do...)
		return
	}
	a.Do = append(a.Do, body...)
}

// besides reads which actions are offered beside others.
func (d *decls) besides() {
	for _, it := range d.items["action"] {
		a := it.Body.Attributes["beside"]
		name, _ := label(it)
		if a == nil || d.actions[name] == nil {
			continue
		}
		for _, other := range several(d, a, "action", d.actions) {
			d.beside[other] = append(d.beside[other], d.actions[name])
		}
	}
}

// scoringSignature declares a scoring, so that rolls can name it.
func (d *decls) scoringSignature(it *resolve.Item, name string, at hcl.Range) {
	d.scorings[name] = nil
	if len(it.Body.Blocks) == 0 {
		return
	}
	fn := &ir.Func{Name: name, What: "scoring", Range: at, Result: tInt}
	fn.Params = []*ir.Var{{Name: "strengths", Type: listOf(tInt), Range: at, Used: true}}
	d.scorings[name] = fn
	d.sc.Procedures = append(d.sc.Procedures, fn)
}

func (d *decls) scoringBodies() {
	for _, it := range d.items["scoring"] {
		name, at := label(it)
		fn := d.scorings[name]
		if fn == nil || fn.Body != nil {
			continue
		}
		s := newScope()
		d.declare(s, fn.Params[0])
		in := newBody(fn)
		in.silent = "hits are counted in the middle of a roll"
		fn.Body = d.stmts(it.Body, s, in)
		if t := fn.Result; !isInvalid(t) && t.Kind != ir.Int {
			d.report(diag.New("SC197", at, "write return { value = … }, a whole number").Saying("scoring %s does not return how many dice hit", name))
		}
	}
}

// scored types the way in which the hits of a roll are counted.
func (c *checker) scored(r *ir.Roll, a *hclsyntax.Attribute) {
	t, ok := a.Expr.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) != 2 || t.Traversal.RootName() != "scoring" {
		c.report(diag.New("SC197", a.Expr.Range(), "write scored = scoring.NAME").Saying("scored names a scoring"))
		return
	}
	name, at, ok := c.attrStep(t.Traversal[1])
	if !ok {
		return
	}
	fn, known := c.scorings[name]
	switch {
	case !known:
		c.suggest(diag.New("SC197", at, "it names one that is declared, scoring.NAME").Saying("there is no scoring %q", name), name, keys(c.scorings))
	case r.AtMost == nil:
		c.report(diag.New("SC197", a.NameRange, "say by at_most which dice hit").Saying("a scoring counts dice that show at most a number"))
	default:
		r.Scored = fn
	}
}
