package hooks

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// inTest is what a use by a test is noted as.
const inTest = "test"

// uses finds who calls, reads, offers and emits what.
func (l *lister) uses(sc *ir.Scenario) {
	for _, p := range sc.Procedures {
		if p.Around != nil {
			l.wrapped[p.Around] = true
		}
	}
	for _, fs := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks} {
		for _, f := range fs {
			l.function(f)
		}
	}
	for _, f := range []*ir.Func{sc.Sequence, sc.Evaluation} {
		if f != nil {
			l.function(f)
		}
	}
	for _, s := range sc.Setups {
		l.function(s.Body)
	}
	for _, a := range sc.Actions {
		u := user{l, Use{What: "action " + a.Name, Range: a.Range}}
		for _, s := range a.Steps {
			switch {
			case s.Param != nil:
				u.exprs(s.Param.In, s.Param.Count, s.Param.AtLeast)
			case s.Let != nil:
				u.expr(s.Let.Value)
			case s.Require != nil:
				u.expr(s.Require.That)
			}
		}
		u.block(a.Do)
		for _, r := range a.Ensures {
			u.expr(r.That)
		}
		u.expr(a.Appeal)
		u.expr(a.Standing)
	}
	for _, v := range sc.Values {
		u := user{l, Use{What: "value " + v.Name, Range: v.Range}}
		u.exprs(v.Is, v.Min, v.Max)
		for _, m := range v.Modifiers {
			u := user{l, Use{What: "modifier " + m.Name, Range: m.Range}}
			u.exprs(m.When, m.Amount, m.Limit)
			u.exprs(m.Suppressed...)
		}
	}
	for _, m := range sc.Movements {
		u := user{l, Use{What: "movement " + m.Name, Range: m.Range}}
		u.exprs(m.Pass, m.Cost, m.Stop, m.Risk)
	}
	for _, v := range sc.Victories {
		u := user{l, Use{What: "victory " + v.Name, Range: v.Range}}
		for _, x := range v.Lets {
			u.expr(x.Value)
		}
		u.exprs(v.When, v.Winner)
	}
	for _, t := range sc.Tests {
		u := user{l, Use{What: inTest, Range: t.Range}}
		for _, s := range t.Steps {
			if s.Body != nil {
				u.block(s.Body.Body)
			}
			for _, x := range s.Lets {
				u.expr(x.Value)
			}
			u.expr(s.That)
		}
	}
}

// function notes what a function or procedure uses. The statements of one with hooks are a function of their own,
// around which the procedure calls them and the hooks; these calls are no uses.
func (l *lister) function(f *ir.Func) {
	if l.wrapped[f] {
		return
	}
	what := f.What
	if f.Name != "" {
		what += " " + f.Name
	}
	user{l, Use{What: what, Range: f.Range}}.block(f.Body)
}

// user is a declaration that uses others.
type user struct {
	*lister
	use Use
}

func (u user) uses(target string, at hcl.Range) {
	if t := u.targets[target]; t != nil {
		t.Uses = append(t.Uses, Use{What: u.use.What, Range: at})
	}
}

func (u user) block(body []ir.Stmt) {
	ir.EachStmt(body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Call:
			if s.Proc.Around != nil || s.Proc.What == "action" {
				return // what an around inherits
			}
			u.uses(s.Proc.What+" "+s.Proc.Name, s.R)
		case *ir.Emit:
			u.uses("event "+s.Event.Name, s.R)
		case *ir.Roll:
			if s.Scored != nil {
				u.uses(s.Scored.What+" "+s.Scored.Name, s.R)
			}
		case *ir.Offer:
			for _, a := range s.Actions {
				u.uses("action "+a.Name, s.R)
			}
		}
		ir.Exprs(s, u.expr, func([]ir.Stmt) {})
	})
}

func (u user) exprs(es ...ir.Expr) {
	for _, e := range es {
		u.expr(e)
	}
}

func (u user) expr(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.CallFn:
			u.uses(x.Fn.What+" "+x.Fn.Name, x.R)
		case *ir.ValueOf:
			u.uses("value "+x.Value.Name, x.R)
		case *ir.Builtin:
			if x.Movement != nil {
				u.uses("movement "+x.Movement.Name, x.R)
			}
		}
		return true
	})
}
