package check

import (
	"github.com/hashicorp/hcl/v2"

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

// silence reports the silent calls that lead to a decision.
func (c *checker) silence() {
	asks := map[*ir.Func]ir.Stmt{}
	for _, s := range c.silent {
		procs := s.procs
		if s.event != nil {
			procs = s.event.Hooks
		}
		for _, fn := range procs {
			st := firstDecision(fn, asks)
			if st == nil {
				continue
			}
			c.report(diag.New("SC263", s.at, "This leads to a question, and here nobody is asked: %s.", s.why).
				See(st.Where(), "it is asked here"))
			break
		}
	}
	c.silent = nil
}

// firstDecision finds a choose or offer that a procedure leads to. asks remembers the answers, and stops at circles.
func firstDecision(fn *ir.Func, asks map[*ir.Func]ir.Stmt) ir.Stmt {
	if st, known := asks[fn]; known {
		return st
	}
	asks[fn] = nil
	var found ir.Stmt
	anyStmt(fn.Body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Choose, *ir.Offer:
			found = st
		case *ir.Call:
			found = firstDecision(st.Proc, asks)
		case *ir.Emit:
			for _, h := range st.Event.Hooks {
				if found == nil {
					found = firstDecision(h, asks)
				}
			}
		}
		return found != nil
	})
	asks[fn] = found
	return found
}
