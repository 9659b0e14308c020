package check

import "github.com/scenario-lang/scenario/compiler/ir"

// setDefaultSecret sets, for every action and choice that does not declare whether its line is hidden, the default of
// the scenario.
func setDefaultSecret(sc *ir.Scenario, secret ir.Expr) {
	for _, d := range sc.Declarations() {
		ir.Bodies(d.Node, func(body []ir.Stmt) {
			ir.EachStmt(body, func(s ir.Stmt) {
				if c, ok := s.(*ir.Choose); ok && c.Secret == nil {
					c.Secret = secret
				}
			})
		})
	}
	for _, a := range sc.Actions {
		if a.Secret == nil {
			a.Secret = secret
		}
	}
}
