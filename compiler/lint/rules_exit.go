package lint

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// changes is what statements may do, together with the procedures they call, the hooks of events they announce and
// the actions they offer.
type changes struct {
	fields map[*ir.Field]bool
	locals map[*ir.Var]bool
	phases bool // a phase begins
	pieces bool // pieces or records are made, moved or destroyed
	money  bool // a resource that is known only in play is paid
	asks   bool // somebody decides
	ends   bool // the game ends
	judges bool // victories are checked
}

// changesOf returns what bodies may do.
func changesOf(bodies ...[]ir.Stmt) *changes {
	c := &changes{fields: map[*ir.Field]bool{}, locals: map[*ir.Var]bool{}}
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
			case *ir.Assign:
				c.locals[s.Var] = true
			case *ir.SetFields:
				c.set(s.Sets)
			case *ir.Pay:
				c.set(s.Sets)
				c.money = c.money || s.Resource != nil
			case *ir.Move, *ir.Carry, *ir.CreatePiece, *ir.CreateRecord, *ir.Destroy, *ir.Shuffle:
				c.pieces = true
			case *ir.Call:
				c.phases = c.phases || s.Proc.Phase != nil
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
	return c
}

func (c *changes) set(sets []ir.FieldSet) {
	for _, s := range sets {
		c.fields[s.Field] = true
		c.pieces = c.pieces || s.Field.Class != nil && s.Field.Class.Role == ir.RolePiece
	}
}

// any reports whether anything that rules can ask about may change.
func (c *changes) any() bool {
	return len(c.fields) > 0 || len(c.locals) > 0 || c.phases || c.pieces || c.money
}

// affect reports whether an expression may have another value after the changes.
func (c *changes) affect(e ir.Expr) bool {
	found := false
	ir.Walk(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Local:
			found = found || c.locals[e.Var]
		case *ir.FieldOf:
			f := e.Field
			role := ir.Role(0)
			if f.Class != nil {
				role = f.Class.Role
			}
			found = found || c.fields[f] || c.money && f.Resource != nil || c.pieces && (role == ir.RolePiece || role == ir.RoleRecord) ||
				c.phases && f.BuiltIn
		case *ir.ValueOf, *ir.CallFn: // they may read anything
			found = found || c.any()
		case *ir.Builtin:
			row, ok := builtin.Lookup(e.Name)
			found = found || c.any() && (!ok || row.Reads.Changing() || row.Reads.Has(builtin.ReadsMovement) || row.Reads.Has(builtin.ReadsResources))
		}
		return !found
	})
	return found
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
	c := changesOf(bodies...)
	if p.mayEnd(c) {
		return
	}
	for _, r := range o.Requires {
		if !p.known.Eval(r.That).Always() && !c.affect(r.That) {
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
		return when.Always() || c.affect(v.When) || slices.ContainsFunc(v.Lets, func(l *ir.Let) bool { return c.affect(l.Value) })
	})
}

// loopWithoutWayOut reports a loop of decisions whose end nothing in it can bring about, whatever is decided.
func (p *pass) loopWithoutWayOut(r *ir.Repeat) {
	asked := r.While
	if asked == nil {
		asked = r.Until
	}
	if r.Times != nil || asked == nil || leaves(r.Body) {
		return
	}
	c := changesOf(r.Body)
	if !c.asks || p.mayEnd(c) || c.affect(asked) || r.While != nil && r.Until != nil && c.affect(r.Until) {
		return
	}
	p.report(asked.Where(), "whatever is decided in this loop, it goes on").
		note("nothing in it changes what `%s` reads, neither its statements nor the actions that are offered", p.normalised(asked.Where())).
		note("let an action change it, leave the loop with break, or say times = n")
}

// leaves reports whether the body of a loop has a break or a return.
func leaves(body []ir.Stmt) bool {
	found := false
	ir.EachStmt(body, func(s ir.Stmt) {
		switch s.(type) {
		case *ir.Break, *ir.Return:
			found = true
		}
	})
	return found
}
