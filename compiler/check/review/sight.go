package review

import (
	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Sight reports rules about what is hidden that ask what is hidden, directly or through functions, values and
// movements.
func (d *Checker) Sight() {
	for _, h := range d.symbols.Scenario.Hides {
		if call := flow.AsksSight(h.When); call != nil {
			d.report.Add(diag.New("SC126", h.Range, "%s asks what is hidden; ask for the state that decides who may see it", call.Name).
				Saying("hide %s leads back to itself", h.Name))
		}
	}
}
