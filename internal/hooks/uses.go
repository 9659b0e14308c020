package hooks

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// inTest is what a use by a test is noted as.
const inTest = "test"

// addUses adds who calls, reads, offers and emits what.
func (l *lister) addUses(sc *ir.Scenario) {
	for _, p := range sc.Procedures {
		if p.Around != nil {
			l.wrapped[p.Around] = true
		}
	}
	for _, fs := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks} {
		for _, f := range fs {
			l.addUsesOf(f)
		}
	}
	for _, f := range []*ir.Func{sc.Sequence, sc.Evaluation} {
		if f != nil {
			l.addUsesOf(f)
		}
	}
	for _, s := range sc.Setups {
		l.addUsesOf(s.Body)
	}
	for _, a := range sc.Actions {
		u := user{l, Use{What: "action " + a.Name, Range: a.Range}}
		for _, s := range a.Steps {
			switch {
			case s.Param != nil:
				u.noteAll(s.Param.In, s.Param.Count, s.Param.AtLeast)
			case s.Let != nil:
				u.noteExpr(s.Let.Value)
			case s.Require != nil:
				u.noteExpr(s.Require.That)
			}
		}
		u.noteBlock(a.Do)
		for _, r := range a.Ensures {
			u.noteExpr(r.That)
		}
		u.noteExpr(a.Appeal)
		u.noteExpr(a.Standing)
	}
	for _, v := range sc.Values {
		u := user{l, Use{What: "value " + v.Name, Range: v.Range}}
		u.noteAll(v.Is, v.Min, v.Max)
		for _, m := range v.Modifiers {
			u := user{l, Use{What: "modifier " + m.Name, Range: m.Range}}
			u.noteAll(m.When, m.Amount, m.Limit)
			u.noteAll(m.Suppressed...)
		}
	}
	for _, m := range sc.Movements {
		u := user{l, Use{What: "movement " + m.Name, Range: m.Range}}
		u.noteAll(m.Pass, m.Cost, m.Stop, m.Risk)
	}
	for _, v := range sc.Victories {
		u := user{l, Use{What: "victory " + v.Name, Range: v.Range}}
		for _, x := range v.Lets {
			u.noteExpr(x.Value)
		}
		u.noteAll(v.When, v.Winner)
	}
	for _, t := range sc.Tests {
		u := user{l, Use{What: inTest, Range: t.Range}}
		for _, s := range t.Steps {
			if s.Body != nil {
				u.noteBlock(s.Body.Body)
			}
			for _, x := range s.Lets {
				u.noteExpr(x.Value)
			}
			u.noteExpr(s.That)
		}
	}
}

// addUsesOf adds what a function or procedure uses. The statements of one with hooks are a function of their own,
// around which the procedure calls them and the hooks; these calls are no uses.
func (l *lister) addUsesOf(f *ir.Func) {
	if l.wrapped[f] {
		return
	}
	what := f.What
	if f.Name != "" {
		what += " " + f.Name
	}
	user{l, Use{What: what, Range: f.Range}}.noteBlock(f.Body)
}

// user is a declaration that uses others.
type user struct {
	*lister
	use Use
}

// note adds a use of a target at a place.
func (u user) note(target string, at hcl.Range) {
	if t := u.targets[target]; t != nil {
		t.Uses = append(t.Uses, Use{What: u.use.What, Range: at})
	}
}

// noteBlock adds what statements use.
func (u user) noteBlock(body []ir.Stmt) {
	ir.EachStmt(body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Call:
			if s.Proc.Around != nil || s.Proc.What == "action" {
				return // what an around inherits
			}
			u.note(s.Proc.What+" "+s.Proc.Name, s.R)
		case *ir.Emit:
			u.note("event "+s.Event.Name, s.R)
		case *ir.Roll:
			if s.Scored != nil {
				u.note(s.Scored.What+" "+s.Scored.Name, s.R)
			}
		case *ir.Offer:
			for _, a := range s.Actions {
				u.note("action "+a.Name, s.R)
			}
		}
		ir.Exprs(s, u.noteExpr, func([]ir.Stmt) {})
	})
}

// noteAll adds what some expressions use.
func (u user) noteAll(es ...ir.Expr) {
	for _, e := range es {
		u.noteExpr(e)
	}
}

// noteExpr adds what an expression uses.
func (u user) noteExpr(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.CallFn:
			u.note(x.Fn.What+" "+x.Fn.Name, x.R)
		case *ir.ValueOf:
			u.note("value "+x.Value.Name, x.R)
		case *ir.Builtin:
			if x.Movement != nil {
				u.note("movement "+x.Movement.Name, x.R)
			}
		}
		return true
	})
}
