package rules

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Signatures fills the tables of everything that bodies call by name.
func (d *Checker) Signatures() {
	for _, it := range d.blocks.Merged.Items {
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
		for _, it := range d.blocks.ByType[of.typ] {
			if name, at := source.Label(it); name != "" {
				of.read(it, name, at)
			}
		}
	}
	d.besides()
}

// paramsOf reads the parameters that an attribute declares, nil where it is not there.
func (d *Checker) paramsOf(it *resolve.Item, attr string) []*ir.Var {
	if a := it.Body.Attributes[attr]; a != nil {
		return d.expr.Params(a.Expr)
	}
	return nil
}

func (d *Checker) eventSignature(it *resolve.Item, name string, at hcl.Range) {
	e := &ir.Event{Name: name, Range: at, Fields: d.paramsOf(it, "fields")}
	d.symbols.Events[name] = e
	d.symbols.Scenario.Events = append(d.symbols.Scenario.Events, e)
}

func (d *Checker) functionSignature(it *resolve.Item, name string, at hcl.Range) {
	fn := &ir.Func{Name: name, What: "function", Pure: true, Range: at, Params: d.paramsOf(it, "params")}
	d.symbols.Functions[name] = &symbols.Function{Func: fn, Body: it.Body}
	d.symbols.Scenario.Functions = append(d.symbols.Scenario.Functions, fn)
}

func (d *Checker) procedureSignature(it *resolve.Item, name string, at hcl.Range) {
	if old, twice := d.symbols.Procedures[name]; twice {
		d.report.Add(diag.New("SC105", at, "call says only the name, so a procedure and a phase need different ones").
			Saying("there is a %s %s already", old.What, name).See(old.Range, "it is here"))
		return
	}
	fn := &ir.Func{Name: name, What: it.Type, Range: at, Result: types.Void, Params: d.paramsOf(it, "params")}
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

// eventHooks gives each hook variables of its own for the event's fields.
func (d *Checker) eventHooks() {
	for _, it := range d.blocks.ByType["on"] {
		if len(it.Labels) != 2 {
			continue
		}
		e, ok := d.symbols.Events[it.Labels[0]]
		if !ok {
			d.report.Add(diag.New("SC117", it.Block.LabelRanges[0], "a hook names an event block").
				Saying("there is no event %q", it.Labels[0]).Suggest(symbols.NearestKey(it.Labels[0], d.symbols.Events)))
			continue
		}
		fn := &ir.Func{Name: it.Labels[0] + " " + it.Labels[1], What: "on", Result: types.Void, Range: it.Block.LabelRanges[1]}
		for _, f := range e.Fields {
			fn.Params = append(fn.Params, &ir.Var{Name: f.Name, Type: f.Type, Range: f.Range, Used: true})
		}
		e.Hooks = append(e.Hooks, fn)
		d.symbols.Scenario.Hooks = append(d.symbols.Scenario.Hooks, fn)
		d.runBody(fn, it)
	}
}
