package lint

import "github.com/scenario-lang/scenario/compiler/ir"

// onlyTested returns the functions and procedures that tests use and rules do not.
func (p *pass) onlyTested() map[*ir.Func]bool {
	rules, tests := uses{}, uses{}
	for _, o := range p.index.owners {
		if o.kind == "function" || o.kind == "procedure" || o.kind == "phase" {
			continue
		}
		for _, e := range p.index.exprsOf[o] {
			rules.expr(e)
		}
	}
	for _, s := range p.index.stmts {
		if k := s.owner.kind; k != "procedure" && k != "phase" {
			rules.stmt(s.s)
		}
	}
	for _, t := range p.sc.Tests {
		for _, s := range t.Steps {
			if s.Body != nil {
				tests.body(s.Body.Body)
			}
			for _, l := range s.Lets {
				tests.expr(l.Value)
			}
			tests.expr(s.That)
		}
	}
	out := map[*ir.Func]bool{}
	for f := range tests {
		out[f] = !rules[f]
	}
	return out
}

// uses are the functions and procedures that something calls, directly or not.
type uses map[*ir.Func]bool

func (u uses) add(f *ir.Func) {
	if f != nil && !u[f] {
		u[f] = true
		u.body(f.Body)
		u.add(f.Around)
	}
}

func (u uses) body(list []ir.Stmt) {
	ir.EachStmt(list, u.stmt)
	ir.EachExpr(list, u.expr)
}

func (u uses) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Call:
		u.add(s.Proc)
	case *ir.Roll:
		u.add(s.Scored)
	}
}

func (u uses) expr(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		if c, ok := x.(*ir.CallFn); ok {
			u.add(c.Fn)
		}
		return true
	})
}
