package check

import "github.com/scenario-lang/scenario/compiler/ir"

// sayWhatIsSecret gives every action and choice that does not say whether its line is hidden what the scenario says.
func sayWhatIsSecret(sc *ir.Scenario, secret ir.Expr) {
	body := func(stmts []ir.Stmt) {
		ir.EachStmt(stmts, func(s ir.Stmt) {
			if c, ok := s.(*ir.Choose); ok && c.Secret == nil {
				c.Secret = secret
			}
		})
	}
	for _, list := range [][]*ir.Func{sc.Procedures, sc.Hooks, {sc.Sequence}} {
		for _, f := range list {
			if f != nil {
				body(f.Body)
			}
		}
	}
	for _, s := range sc.Setups {
		if s.Body != nil {
			body(s.Body.Body)
		}
	}
	for _, a := range sc.Actions {
		if body(a.Do); a.Secret == nil {
			a.Secret = secret
		}
	}
}
