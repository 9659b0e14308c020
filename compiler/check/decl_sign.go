package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// optionBlocks reads the options; expressions everywhere may ask for them.
func (d *decls) optionBlocks() {
	for _, it := range d.items["option"] {
		name, at := label(it)
		if name == "" {
			continue
		}
		o := &ir.Option{Name: name, Type: tInvalid, Index: len(d.sc.Options), Range: at}
		d.options[name] = o
		d.sc.Options = append(d.sc.Options, o)
		d.optionBody(o, it.Body.Attributes)
	}
}

func (d *decls) optionBody(o *ir.Option, attrs hclsyntax.Attributes) {
	if a := attrs["type"]; a != nil {
		o.Type = d.typeSpec(a.Expr)
		switch {
		case isInvalid(o.Type), o.Type.Kind == ir.Int, o.Type.Kind == ir.Bool:
		case o.Type.Kind == ir.Ref && !o.Type.Optional && !nameless(o.Type.Class):
		default:
			d.report(diag.New("SC114", a.Expr.Range(), "an option is an int, a bool, or one of an enum or class").Saying("an option cannot be %s", withArticle(o.Type)))
			o.Type = tInvalid
		}
	}
	if isInvalid(o.Type) {
		return
	}
	part := func(name string) hclsyntax.Expression {
		if a := attrs[name]; a != nil {
			return a.Expr
		}
		return nil
	}
	o.Min, o.Max = d.interval("SC114", o.Type, part("min"), part("max"))
	if a := attrs["among"]; a != nil {
		d.among(o, a)
	}
	if a := attrs["default"]; a != nil {
		if v := d.constant(a.Expr, o.Type); v != nil {
			o.Default = v.Int
			if o.Among != nil && !slices.Contains(o.Among, v.Int) {
				d.report(diag.New("SC114", a.Expr.Range(), "choose one of those it may have").
					Saying("the default of option %s is not among its values", o.Name).See(attrs["among"].NameRange, "its values"))
			}
			if !within(v, o.Type, o.Min, o.Max) {
				d.report(diag.New("SC114", a.Expr.Range(), "%s", bounds(o.Min, o.Max)).Saying("the default of option %s is outside of its bounds", o.Name))
			}
		}
	}
	if a := attrs["text"]; a != nil {
		o.Text = d.template(a.Expr, nil)
	}
}

// among reads the only values an option may have.
func (d *decls) among(o *ir.Option, a *hclsyntax.Attribute) {
	v := d.constant(a.Expr, listOf(o.Type))
	if v == nil {
		return
	}
	for _, x := range v.List {
		if !within(x, o.Type, o.Min, o.Max) {
			d.report(diag.New("SC114", a.Expr.Range(), "%s", bounds(o.Min, o.Max)).Saying("a value of option %s is outside of its bounds", o.Name))
		}
		o.Among = append(o.Among, x.Int)
	}
	if len(o.Among) == 0 {
		d.report(diag.New("SC114", a.Expr.Range(), "leave it out for all values").Saying("option %s has no value", o.Name))
	}
}

// signatures fills the tables of everything that bodies call by name.
func (d *decls) signatures() {
	for _, it := range d.r.Items {
		if name, at := label(it); name != "" && (it.Type == "procedure" || it.Type == "phase") {
			d.procedureSignature(it, name, at)
		}
	}
	for _, of := range []struct {
		typ  string
		read func(it *resolve.Item, name string, at hcl.Range)
	}{
		{"event", d.eventSignature}, {"function", d.functionSignature}, {"movement", d.movementSignature}, {"action", d.actionSignature},
		{"scoring", d.scoringSignature}, {"value", d.valueSignature}, {"modifier", d.modifierSignature},
	} {
		for _, it := range d.items[of.typ] {
			if name, at := label(it); name != "" {
				of.read(it, name, at)
			}
		}
	}
	d.besides()
}

// paramsOf reads the parameters that an attribute declares, nil where it is not there.
func (d *decls) paramsOf(it *resolve.Item, attr string) []*ir.Var {
	if a := it.Body.Attributes[attr]; a != nil {
		return d.params(a.Expr)
	}
	return nil
}

func (d *decls) eventSignature(it *resolve.Item, name string, at hcl.Range) {
	e := &ir.Event{Name: name, Range: at, Fields: d.paramsOf(it, "fields")}
	d.events[name] = e
	d.sc.Events = append(d.sc.Events, e)
}

func (d *decls) functionSignature(it *resolve.Item, name string, at hcl.Range) {
	fn := &ir.Func{Name: name, What: "function", Pure: true, Range: at, Params: d.paramsOf(it, "params")}
	d.functions[name] = &function{fn: fn, body: it.Body}
	d.sc.Functions = append(d.sc.Functions, fn)
}

func (d *decls) procedureSignature(it *resolve.Item, name string, at hcl.Range) {
	if old, twice := d.procedures[name]; twice {
		d.report(diag.New("SC105", at, "call says only the name, so a procedure and a phase need different ones").
			Saying("there is a %s %s already", old.What, name).See(old.Range, "it is here"))
		return
	}
	fn := &ir.Func{Name: name, What: it.Type, Range: at, Result: tVoid, Params: d.paramsOf(it, "params")}
	if it.Type == "phase" {
		fn.Phase = d.members[d.classes["phase"]][name]
	}
	d.procedures[name] = fn
	d.sc.Procedures = append(d.sc.Procedures, fn)
}

func (d *decls) actionSignature(it *resolve.Item, name string, at hcl.Range) {
	a := &ir.Action{Name: name, Index: len(d.sc.Actions), Range: at}
	a.Actor = &ir.Var{Name: "actor", Type: refTo(d.classes["player"]), Used: true}
	for _, v := range d.paramsOf(it, "with") {
		given := &ir.Given{Base: ir.Base{T: v.Type, R: v.Range}, Name: v.Name}
		a.Given = append(a.Given, &ir.Let{At: ir.At{R: v.Range}, Var: v, Value: given})
	}
	d.actions[name] = a
	d.sc.Actions = append(d.sc.Actions, a)
}

func (d *decls) movementSignature(it *resolve.Item, name string, at hcl.Range) {
	m := &ir.Movement{Name: name, Index: len(d.sc.Movements), Range: at}
	d.movements[name] = m
	d.sc.Movements = append(d.sc.Movements, m)
	m.Mover = &ir.Var{Name: "mover", Type: tInvalid, Used: true}
	if a := it.Body.Attributes["params"]; a != nil {
		said := d.diags.Errors()
		switch ps := d.params(a.Expr); {
		case len(ps) == 1:
			m.Mover = ps[0]
			m.Mover.Used = true
			if t := ps[0].Type; !isInvalid(t) && t.Kind != ir.Ref {
				d.report(diag.New("SC135", ps[0].Range, "what moves is a thing, such as a piece").Saying("%s cannot move", withArticle(t)))
			}
		case d.diags.Errors() == said:
			d.report(diag.New("SC135", a.Expr.Range(), "write params = { mover = piece }").Saying("a movement has one parameter"))
		}
	}
	space := refTo(d.classes["space"])
	for _, v := range []struct {
		to   **ir.Var
		name string
		typ  *ir.Type
	}{{&m.From, "from", space}, {&m.To, "to", space}, {&m.Edge, "edge", refTo(d.classes["border"])}} {
		*v.to = &ir.Var{Name: v.name, Type: v.typ, Used: true}
		if m.Mover.Name == v.name {
			d.report(diag.New("SC135", m.Mover.Range, "from, to and edge are the step that is looked at").Saying("the mover needs another name than %s", v.name))
		}
	}
}

// movementScope holds the mover and the step that is looked at.
func (d *decls) movementScope(m *ir.Movement) *scope {
	s := newScope()
	for _, v := range []*ir.Var{m.Mover, m.From, m.To, m.Edge} {
		if s.find(v.Name) == nil {
			s.declare(d.checker, v)
		}
	}
	return s
}

func (d *decls) movementBody(it *resolve.Item) {
	name, _ := label(it)
	m := d.movements[name]
	if m == nil {
		return
	}
	s := d.movementScope(m)
	read := func(name string, want *ir.Type) ir.Expr {
		a := it.Body.Attributes[name]
		if a == nil {
			return nil
		}
		return d.expr(a.Expr, s, want)
	}
	m.Pass, m.Cost = read("pass", tBool), read("cost", tInt)
	m.Stop, m.Risk = read("stop", tBool), read("risk", tInt)
	if m.Pass == nil {
		m.Pass = literal(tBool, m.Range, 1)
	}
	if m.Cost == nil {
		m.Cost = literal(tInt, m.Range, 1)
	}
	if n, ok := known.Of(m.Cost).Int(); ok && n < 0 {
		d.report(diag.New("SC135", m.Cost.Where(), "a step costs 0 or more").Saying("a step cannot cost %d", n))
	}
}

// hooks gives each hook variables of its own for the event's fields.
func (d *decls) hooks() {
	for _, it := range d.items["on"] {
		if len(it.Labels) != 2 {
			continue
		}
		e, ok := d.events[it.Labels[0]]
		if !ok {
			d.report(diag.New("SC117", it.Block.LabelRanges[0], "a hook names an event block").
				Saying("there is no event %q", it.Labels[0]).Suggest(nearestKey(it.Labels[0], d.events)))
			continue
		}
		fn := &ir.Func{Name: it.Labels[0] + " " + it.Labels[1], What: "on", Result: tVoid, Range: it.Block.LabelRanges[1]}
		for _, f := range e.Fields {
			fn.Params = append(fn.Params, &ir.Var{Name: f.Name, Type: f.Type, Range: f.Range, Used: true})
		}
		e.Hooks = append(e.Hooks, fn)
		d.sc.Hooks = append(d.sc.Hooks, fn)
		d.runBody(fn, it)
	}
}
