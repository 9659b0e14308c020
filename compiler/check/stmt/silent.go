package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Silence reports the calls that lead to a decision where none may be asked, and the offers that nobody can pass in
// advance although one of their actions does that.
func (c *Checker) Silence() {
	asks := map[*ir.Func]ir.Stmt{}
	for _, s := range c.Silent {
		if s.endless != nil && s.endless.Standing != nil {
			c.report.Add(diag.New("SC276", s.at, "action.%s answers `done` in advance, and this offer has no `done`: write done = \"…\".", s.endless.Name).
				See(s.endless.Standing.Where(), "it stands as long as this holds"))
		}
		procs := s.procs
		if s.event != nil {
			procs = s.event.Hooks
		}
		if s.action != nil {
			procs = []*ir.Func{{Name: s.action.Name, Body: s.action.Do}}
		}
		for _, fn := range procs {
			st := flow.FirstDecision(fn, asks)
			if st == nil {
				continue
			}
			c.report.Add(diag.New("SC263", s.at, "This leads to a question, and nobody may be asked here: %s.", s.why).
				See(st.Where(), "it is asked here"))
			break
		}
	}
	c.Silent = nil
}
