package rules

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// Signatures declares everything that bodies refer to by name.
func (d *Checker) Signatures() {
	for _, it := range d.blocks.Items {
		if name, at := source.Label(it); name != "" && (it.Type == "procedure" || it.Type == "phase") {
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
		for _, it := range d.blocks.OfType(of.typ) {
			if name, at := source.Label(it); name != "" {
				of.read(it, name, at)
			}
		}
	}
	d.offeredTogether()
	d.actionSets()
	d.ensuredActions()
}

// paramsOf reads the parameters that an attribute declares. It returns nil where the attribute is missing.
func (d *Checker) paramsOf(it *resolve.Item, attr string) []*ir.Var {
	if a := d.attributes.Item(it, nil).Raw(attr, "map(name, type)"); a != nil {
		if params := d.expr.Params(a.Expr); params != nil {
			for _, v := range params {
				if m := schema.Meaning(v.Name); m != "" && it.Type != "function" && it.Type != "action" {
					d.report.Add(diag.New("SC116", v.Range, "%s; choose another name", m).Saying("%q has a meaning of its own", v.Name))
				}
			}
			return params
		}
		name, _ := source.Label(it)
		d.report.SetFaulty(symbols.ParametersOf(it.Type + " " + name))
	}
	return nil
}

// returnsOf reads what a block says that it returns, or nil.
func (d *Checker) returnsOf(it *resolve.Item) *ir.Type {
	if a := d.attributes.Item(it, nil).Raw("returns", "type"); a != nil {
		return d.expr.TypeSpec(a.Expr)
	}
	return nil
}

func (d *Checker) eventSignature(it *resolve.Item, name string, at hcl.Range) {
	e := &ir.Event{Name: name, Range: at, Fields: d.paramsOf(it, "fields")}
	for _, f := range e.Fields {
		if row, _ := schema.Statement("emit"); row.Has(f.Name) && !row.Common(f.Name) {
			d.report.Add(diag.New("SC116", f.Range, "choose another name").Saying("emit has an attribute %q already", f.Name))
		}
	}
	d.symbols.Events[name] = e
	d.symbols.Scenario.Events = append(d.symbols.Scenario.Events, e)
}

func (d *Checker) functionSignature(it *resolve.Item, name string, at hcl.Range) {
	fn := &ir.Func{Name: name, What: "function", Pure: true, Range: at, Params: d.withSelf(it, d.paramsOf(it, "params")), Returns: d.returnsOf(it), Needed: it.IsOpen()}
	d.symbols.Functions[name] = &symbols.Function{Func: fn, Body: it.Body}
	d.symbols.Scenario.Functions = append(d.symbols.Scenario.Functions, fn)
}

func (d *Checker) procedureSignature(it *resolve.Item, name string, at hcl.Range) {
	if old, twice := d.symbols.Procedures[name]; twice {
		d.report.Add(diag.New("SC105", at, "call gives only the name, so procedures and phases need different names").
			Saying("there is %s %s already", article.With(old.What), name).See(old.Range, "it is here").Twice("procedure", name))
		return
	}
	fn := &ir.Func{Name: name, What: it.Type, Range: at, Result: types.Void, Params: d.paramsOf(it, "params"), Returns: d.returnsOf(it), Needed: it.IsOpen()}
	if it.Type == "procedure" {
		fn.Params = d.withSelf(it, fn.Params)
	}
	if it.Type == "phase" {
		fn.Phase = d.symbols.Members[d.symbols.Classes["phase"]][name]
	}
	d.symbols.Procedures[name] = fn
	d.symbols.Scenario.Procedures = append(d.symbols.Scenario.Procedures, fn)
}

func (d *Checker) actionSignature(it *resolve.Item, name string, at hcl.Range) {
	a := &ir.Action{Name: name, Index: len(d.symbols.Scenario.Actions), Range: at}
	a.Actor = &ir.Var{Name: "actor", Type: types.Ref(d.symbols.Classes["player"]), Used: true}
	for _, v := range d.paramsOf(it, "with") {
		given := &ir.Given{Base: ir.Base{T: v.Type, R: v.Range}, Name: v.Name}
		a.Given = append(a.Given, &ir.Let{At: ir.At{R: v.Range}, Var: v, Value: given})
	}
	d.symbols.Actions[name] = a
	d.symbols.Scenario.Actions = append(d.symbols.Scenario.Actions, a)
}

// offeredTogether reads which actions are offered together with others.
func (d *Checker) offeredTogether() {
	for _, it := range d.blocks.OfType("action") {
		a := d.attributes.Item(it, nil).Raw("beside", "list(action)")
		name, _ := source.Label(it)
		if a == nil || d.symbols.Actions[name] == nil {
			continue
		}
		for _, other := range lookupAll(d, a, "action", d.symbols.Actions) {
			d.symbols.OfferedWith[other] = append(d.symbols.OfferedWith[other], d.symbols.Actions[name])
		}
	}
}
