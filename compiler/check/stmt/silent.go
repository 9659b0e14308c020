package stmt

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// silentCall is a call or emit where no decision may be asked. What it leads to is known only when all bodies are.
type silentCall struct {
	procs []*ir.Func
	event *ir.Event
	at    hcl.Range
	why   string
}

// Silence reports the silent calls that lead to a decision.
func (c *Checker) Silence() {
	asks := map[*ir.Func]ir.Stmt{}
	for _, s := range c.Silent {
		procs := s.procs
		if s.event != nil {
			procs = s.event.Hooks
		}
		for _, fn := range procs {
			st := flow.FirstDecision(fn, asks)
			if st == nil {
				continue
			}
			c.report.Add(diag.New("SC263", s.at, "This leads to a question, and here nobody is asked: %s.", s.why).
				See(st.Where(), "it is asked here"))
			break
		}
	}
	c.Silent = nil
}
