package lint

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// changes is what statements may do, together with the procedures they call, the hooks of events they announce and
// the actions they offer.
type changes struct {
	*flow.Change
	asks   bool // somebody decides
	ends   bool // the game ends
	judges bool // victories are checked
}

// changesOf returns what bodies may do.
func (p *pass) changesOf(bodies ...[]ir.Stmt) *changes {
	c := &changes{}
	seen := map[any]bool{}
	add := func(of any, body []ir.Stmt) {
		if !seen[of] {
			seen[of] = true
			bodies = append(bodies, body)
		}
	}
	for i := 0; i < len(bodies); i++ {
		ir.EachStmt(bodies[i], func(s ir.Stmt) {
			switch s := s.(type) {
			case *ir.Call:
				add(s.Proc, s.Proc.Body)
			case *ir.Emit:
				for _, h := range s.Event.Hooks {
					add(h, h.Body)
				}
			case *ir.Offer:
				c.asks = true
				for _, a := range s.Actions {
					add(a, a.Do)
				}
			case *ir.Choose:
				c.asks = true
			case *ir.CheckVictory:
				c.judges = true
			case *ir.EndGame:
				c.ends = true
			}
		})
	}
	c.Change = flow.ChangesOf(slices.Concat(bodies...), func(s ir.Stmt) *flow.Change {
		if call, ok := s.(*ir.Call); ok && call.Proc.Phase != nil {
			return flow.PhaseBegins(p.class(ir.RoleGame))
		}
		return nil // it is among the bodies
	})
	return c
}

func cannotLeave(p *pass) {
	for _, s := range p.index.stmts {
		switch s := s.s.(type) {
		case *ir.Offer:
			p.menuWithoutWayOut(s)
		case *ir.Repeat:
			p.loopWithoutWayOut(s)
		}
	}
}

// menuWithoutWayOut reports a condition of `done` that no action of the menu can bring about.
func (p *pass) menuWithoutWayOut(o *ir.Offer) {
	if o.Done == nil || o.Once {
		return
	}
	var bodies [][]ir.Stmt
	for _, a := range o.Actions {
		bodies = append(bodies, a.Do)
	}
	c := p.changesOf(bodies...)
	if p.mayEnd(c) {
		return
	}
	for _, r := range o.Requires {
		if !p.known.Eval(r.That).Always() && !c.Expr(r.That) {
			p.report(r.Range, "no action of this menu can make it possible to be done").
				note("`%s` does not change while the menu is open", p.normalised(r.That.Where())).
				note("let an action change what it reads, or write once = true").see(o.R, "the menu")
		}
	}
}

// mayEnd reports whether the changes may end the game. A check of the victories ends it only if the changes can bring
// one about.
func (p *pass) mayEnd(c *changes) bool {
	if c.ends || !c.judges {
		return c.ends
	}
	return slices.ContainsFunc(p.sc.Victories, func(v *ir.Victory) bool {
		when := p.known.Eval(v.When)
		if when.Never() {
			return false
		}
		return when.Always() || c.Expr(v.When) || slices.ContainsFunc(v.Lets, func(l *ir.Let) bool { return c.Expr(l.Value) })
	})
}

// loopWithoutWayOut reports a loop of decisions whose end nothing in it can bring about, whatever is decided.
func (p *pass) loopWithoutWayOut(r *ir.Repeat) {
	asked := r.While
	if asked == nil {
		asked = r.Until
	}
	if r.Times != nil || asked == nil || ir.AnyStmt(r.Body, leaves) {
		return
	}
	c := p.changesOf(r.Body)
	if !c.asks || p.mayEnd(c) || c.Expr(asked) || r.While != nil && r.Until != nil && c.Expr(r.Until) {
		return
	}
	p.report(asked.Where(), "whatever is decided in this loop, it goes on").
		note("nothing in it changes what `%s` reads, neither its statements nor the actions that are offered", p.normalised(asked.Where())).
		note("let an action change it, leave the loop with break, or say times = n")
}

// leaves reports whether a statement is a break or a return.
func leaves(s ir.Stmt) bool {
	switch s.(type) {
	case *ir.Break, *ir.Return:
		return true
	}
	return false
}
