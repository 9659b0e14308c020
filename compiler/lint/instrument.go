package lint

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Instrument gives a scenario that plays as sc does and has the functions that rules ask Play for by Number. sc stays as
// it is. Tests are left out.
func Instrument(merged *resolve.Result, sc *ir.Scenario) *ir.Scenario {
	p := &pass{sc: sc, merged: merged}
	p.collect()
	out := *sc
	out.Tests, out.Cites = nil, nil // citations speak of tests by their number
	out.Functions = append([]*ir.Func(nil), sc.Functions...)
	for i, in := range p.incomes() {
		in.fn.Name = strings.TrimPrefix(probeName(i), "function ")
		out.Functions = append(out.Functions, in.fn)
	}
	return &out
}

// probeName is what the program calls the function for an income.
func probeName(i int) string { return fmt.Sprintf("function income %d of lint", i) }
