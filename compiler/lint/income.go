package lint

import (
	"fmt"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// statedIncome is an income that a rule computes and an attribute of players states.
type statedIncome struct {
	attr *ir.Attr
	fn   *ir.Func // of a player
	gain *ir.Pay
}

// incomes returns the resources that the set-up gives players from an attribute, and rules from the position.
func (p *pass) incomes() []statedIncome {
	purse := map[*ir.Field]*ir.Attr{}
	before := p.setUpOwners()
	for _, s := range p.index.stmts {
		pay, ok := s.s.(*ir.Pay)
		if !ok || pay.Sign < 0 || !before[*s.owner] {
			continue
		}
		for _, x := range pay.Sets {
			if a, ok := x.Value.(*ir.AttrOf); ok && a.Attr.Class.Role == ir.RolePlayer && a.Attr.Type.Kind == ir.Int {
				purse[x.Field] = a.Attr
			}
		}
	}
	var out []statedIncome
	for _, s := range p.index.stmts {
		pay, ok := s.s.(*ir.Pay)
		if !ok || pay.Sign < 0 || before[*s.owner] {
			continue
		}
		for _, x := range pay.Sets {
			if attr := purse[x.Field]; attr != nil {
				if fn := p.playerFunc(x.Value, pay.Who); fn != nil {
					out = append(out, statedIncome{attr, fn, pay})
				}
			}
		}
	}
	return out
}

// setUpOwners returns the set-ups and the procedures that they call, directly or through others.
func (p *pass) setUpOwners() map[owner]bool {
	out := map[owner]bool{}
	for more := true; more; {
		more = false
		for _, s := range p.index.stmts {
			call, ok := s.s.(*ir.Call)
			if s.owner.kind == "setup" {
				out[*s.owner] = true
			}
			if !ok || !out[*s.owner] {
				continue
			}
			if to := (owner{call.Proc.What, call.Proc.Name}); !out[to] {
				out[to], more = true, true
			}
		}
	}
	return out
}

// playerFunc turns an expression that reads the game and the player who into a function of a player. It returns nil
// if the expression reads anything else, or does not read the player.
func (p *pass) playerFunc(e, who ir.Expr) *ir.Func {
	v := &ir.Var{Name: "p", Type: &ir.Type{Kind: ir.Ref, Class: p.class(ir.RolePlayer)}, Used: true}
	same := map[string]bool{p.normalised(who.Where()): true}
	if l, ok := who.(*ir.Local); ok {
		if d := p.index.bindings[l.Var]; d != nil {
			same[p.normalised(d.Where())] = true
		}
	}
	reads, free, steps := false, false, 0
	inner := map[*ir.Var]bool{}
	var put func(x ir.Expr) ir.Expr
	put = func(x ir.Expr) ir.Expr {
		steps++
		if t := x.Type(); t != nil && t.Kind == ir.Ref && t.Class == v.Type.Class && same[p.normalised(x.Where())] {
			reads = true
			return &ir.Local{Base: ir.Base{T: v.Type, R: x.Where()}, Var: v}
		}
		switch x := x.(type) {
		case *ir.Comp:
			inner[x.Var] = true
		case *ir.Given:
			free = true
		case *ir.Local:
			if d := p.index.bindings[x.Var]; d != nil && steps < 1000 {
				return put(d)
			}
			free = free || !inner[x.Var]
		}
		return ir.Map(x, put)
	}
	body := put(e)
	if !reads || free {
		return nil
	}
	return &ir.Func{
		Name: "income of lint", What: "function", Params: []*ir.Var{v}, Result: &ir.Type{Kind: ir.Int}, Pure: true, Range: e.Where(),
		Body: []ir.Stmt{&ir.Return{At: ir.At{R: e.Where()}, Value: body}},
	}
}

// probeName returns the name of the function for an income in the instrumented program.
func probeName(i int) string { return fmt.Sprintf("function income %d of lint", i) }
