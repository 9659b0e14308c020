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
			u.node(x)
		}
		u.node(v)
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

func (u *use) node(n ir.Node) { ir.Exprs(n, u.expr, u.block) }

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
			u.node(&asked)
			continue
		}
		u.node(s)
	}
}

func (u *use) action(a *ir.Action) {
	if !u.first(a) {
		return
	}
	for _, n := range steps(a) {
		u.node(n)
	}
	plain := *a
	plain.Appeal = nil
	u.node(&plain)
}

// steps returns the parameters, bindings and requirements of an action.
func steps(a *ir.Action) []ir.Node {
	var out []ir.Node
	for _, s := range a.Steps {
		switch {
		case s.Param != nil:
			out = append(out, s.Param)
		case s.Let != nil:
			out = append(out, s.Let)
		case s.Require != nil:
			out = append(out, s.Require)
		}
	}
	return out
}

func (u *use) expr(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.CallFn:
			u.function(x.Fn)
		case *ir.ValueOf:
			if u.first(x.Value) {
				u.node(x.Value)
				for _, m := range x.Value.Modifiers {
					u.node(m)
				}
			}
		case *ir.Builtin:
			if m := x.Movement; m != nil && u.first(m) {
				u.movements[m] = true
				u.node(m)
			}
		}
		return true
	})
}
