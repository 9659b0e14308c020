package rules

import (
	"strings"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// eventHooks types the hooks. Each has variables of its own for the fields of its event.
func (d *Checker) eventHooks() {
	for _, it := range d.blocks.OfType("on") {
		if len(it.Labels) != 2 {
			continue
		}
		e, ok := d.symbols.Events[it.Labels[0]]
		if !ok {
			d.report.Unknown(diag.New("SC117", it.Block.LabelRanges[0], "a hook names an event block").
				Saying("there is no event %q", it.Labels[0]), "event", it.Labels[0], symbols.Keys(d.symbols.Events))
			continue
		}
		fn := &ir.Func{Name: strings.Join(it.Labels, " "), What: "on", Result: types.Void, Range: it.Block.LabelRanges[1], Params: freshAll(e.Fields)}
		e.Hooks = append(e.Hooks, fn)
		d.symbols.Scenario.Hooks = append(d.symbols.Scenario.Hooks, fn)
		d.runBody(fn, it)
	}
}
