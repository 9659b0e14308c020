package stmt

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// pay is gain and pay; the attributes are resources.
func (c *Checker) pay(b *statement, sign int) ir.Stmt {
	player := c.symbols.Scenario.Class(ir.RolePlayer)
	if player == nil {
		return nil
	}
	who := c.target(b)
	out := &ir.Pay{At: b.at(), Who: who, Sign: sign}
	if b.attrs.Has("resource") {
		return c.payAny(b, out)
	}
	if b.attrs.Has("all") {
		return c.payAll(b, out)
	}
	for _, a := range b.attrs.Except() {
		var field *ir.Field
		var names []string
		for _, f := range player.Fields {
			if f.Resource == nil {
				continue
			}
			names = append(names, f.Name)
			if f.Name == a.Name {
				field = f
			}
		}
		if field == nil {
			c.report.Unknown(diag.New("SC295", a.NameRange, "There is no resource %q.", a.Name), "resource", a.Name, slices.Values(names))
			c.expr.Infer(a.Expr, b.scope, nil)
			continue
		}
		field.Written = true
		field.Resource.Used = true
		x := c.expr.Expr(a.Expr, b.scope, types.Int)
		if n, ok := known.Number(x); ok && n < 0 && !types.IsInvalid(x.Type()) {
			other := "pay"
			if sign < 0 {
				other = "gain"
			}
			c.report.Errorf("SC297", x.Where(), "An amount is not negative; the opposite of %s is %s.", b.Type, other)
		}
		out.Sets = append(out.Sets, ir.FieldSet{Field: field, Value: x, Range: a.SrcRange})
	}
	if who == nil {
		return nil
	}
	if len(out.Sets) == 0 {
		if len(b.attrs.Except()) == 0 {
			done := "gained"
			if sign < 0 {
				done = "paid"
			}
			c.report.Errorf("SC251", b.TypeRange, "Nothing is %s: write RESOURCE = amount.", done)
		}
		return nil
	}
	return out
}

// payAll types gain and pay of the resources of a map.
func (c *Checker) payAll(b *statement, out *ir.Pay) ir.Stmt {
	c.symbols.AllResources(true)
	all := b.attrs.Expr("all")
	for _, a := range b.attrs.Free() {
		c.report.Errorf("SC295", a.NameRange, "`all` says how much of every resource; write a second %s for %q, or put(…, resource.%s, …).", b.Type, a.Name, a.Name)
		c.expr.Infer(a.Expr, b.scope, nil)
	}
	if b.attrs.Has("amount") {
		c.report.Errorf("SC295", b.attrs.Find("amount").NameRange, "`amount` goes with `resource`; `all` says how much of every resource.")
		b.attrs.Optional("amount")
	}
	if out.Who == nil || types.IsInvalid(all.Type()) {
		return nil
	}
	if l, ok := all.(*ir.MakeList); ok {
		for _, x := range l.Elems {
			if n, ok := known.Number(x); ok && n < 0 {
				c.report.Errorf("SC297", x.Where(), "An amount is not negative.")
			}
		}
	}
	resource := c.symbols.Scenario.Class(ir.RoleResource)
	for _, f := range c.symbols.Scenario.Class(ir.RolePlayer).Fields {
		if f.Resource == nil {
			continue
		}
		at := all.Where()
		x := &ir.Index{Base: ir.Base{T: types.Int, R: at}, List: all, At: types.Literal(types.Ref(resource), at, int64(f.Resource.Index))}
		out.Sets = append(out.Sets, ir.FieldSet{Field: f, Value: x, Range: at})
	}
	if len(out.Sets) == 0 {
		return nil
	}
	return out
}

// payAny types gain and pay of a resource that is known only in play.
func (c *Checker) payAny(b *statement, out *ir.Pay) ir.Stmt {
	c.symbols.AllResources(true)
	out.Resource = b.attrs.Expr("resource")
	if !b.attrs.Has("amount") {
		c.report.Errorf("SC251", b.TypeRange, "How much of it? Write amount = n.")
		return nil
	}
	out.Amount = b.attrs.Expr("amount")
	for _, a := range b.attrs.Free() {
		c.report.Errorf("SC295", a.NameRange, "`resource` goes with `amount` and nothing else; write a second %s for %q.", b.Type, a.Name)
		c.expr.Infer(a.Expr, b.scope, nil)
	}
	if n, ok := known.Number(out.Amount); ok && n < 0 && !types.IsInvalid(out.Amount.Type()) {
		c.report.Errorf("SC297", out.Amount.Where(), "An amount is not negative.")
	}
	if out.Who == nil {
		return nil
	}
	return out
}
