package reach

import "github.com/scenario-lang/scenario/compiler/ir"

// usedByRules returns the movements that the rules of a game use, and not only the advice to bots: appeals, defaults
// and evaluations.
func usedByRules(sc *ir.Scenario) map[*ir.Movement]bool {
	u := &use{movements: map[*ir.Movement]bool{}, seen: map[any]bool{}}
	for _, s := range sc.Setups {
		u.function(s.Body)
	}
	u.function(sc.Sequence)
	for _, f := range sc.Procedures {
		if f.What == "phase" { // an abstract scenario has no sequence yet
			u.function(f)
		}
	}
	for _, v := range sc.Victories {
		for _, x := range v.Lets {
			u.expr(x.Value)
		}
		u.expr(v.When)
		u.expr(v.Winner)
	}
	return u.movements
}

// use follows rules to what they use.
type use struct {
	movements map[*ir.Movement]bool
	seen      map[any]bool
}

// first reports whether something was not followed before.
func (u *use) first(x any) bool {
	was := u.seen[x]
	u.seen[x] = true
	return !was
}

func (u *use) function(f *ir.Func) {
	if f != nil && u.first(f) {
		u.block(f.Body)
	}
}

func (u *use) block(body []ir.Stmt) {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Call:
			u.function(s.Proc)
		case *ir.Roll:
			u.function(s.Scored)
		case *ir.Emit:
			for _, h := range s.Event.Hooks {
				u.function(h)
			}
		case *ir.Offer:
			for _, a := range s.Actions {
				u.action(a)
			}
		case *ir.Choose:
			asked := *s
			asked.Appeal, asked.Default = nil, nil
			ir.Exprs(&asked, u.expr, nil)
			continue
		}
		ir.Exprs(s, u.expr, u.block)
	}
}

func (u *use) action(a *ir.Action) {
	if !u.first(a) {
		return
	}
	for _, s := range a.Steps {
		switch {
		case s.Param != nil:
			u.expr(s.Param.In)
			u.expr(s.Param.Count)
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
}

func (u *use) expr(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.CallFn:
			u.function(x.Fn)
		case *ir.ValueOf:
			u.value(x.Value)
		case *ir.Builtin:
			if m := x.Movement; m != nil && u.first(m) {
				u.movements[m] = true
				for _, part := range []ir.Expr{m.Pass, m.Cost, m.Stop, m.Risk} {
					u.expr(part)
				}
			}
		}
		return true
	})
}

func (u *use) value(v *ir.Value) {
	if !u.first(v) {
		return
	}
	u.expr(v.Is)
	u.expr(v.Min)
	u.expr(v.Max)
	for _, m := range v.Modifiers {
		u.expr(m.When)
		u.expr(m.Amount)
		u.expr(m.Limit)
	}
}
