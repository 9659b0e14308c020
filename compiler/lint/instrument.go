package lint

import (
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Instrument returns a scenario that plays like sc, without its tests, and that has the functions whose values rules
// ask Play for. It does not change sc.
func Instrument(merged *resolve.Result, sc *ir.Scenario) *ir.Scenario {
	p := &pass{sc: sc, merged: merged}
	p.index = newRuleIndex(p.sc)
	out := *sc
	out.Tests, out.Cites = nil, nil // citations refer to tests by their index
	out.Functions = append([]*ir.Func(nil), sc.Functions...)
	for i, in := range p.incomes() {
		in.fn.Name = strings.TrimPrefix(probeName(i), "function ")
		out.Functions = append(out.Functions, in.fn)
	}
	return &out
}
