package stmt

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// variable types var.
func (c *Checker) variable(b *statement) ir.Stmt {
	x := b.attrs.Expr("is")
	v := c.bind(b, c.expr.TypeOfLocal(x))
	v.Mutable = true
	return &ir.Let{At: b.at(), Var: v, Value: x}
}

func (c *Checker) set(b *statement) []ir.Stmt {
	switch {
	case len(b.Labels) == 0:
		return c.assignEach(b)
	case assigns(b):
		return c.assign(b)
	}
	if st := c.setFields(b); st != nil {
		return []ir.Stmt{st}
	}
	return nil
}

// setFields types set x { FIELD = … }.
func (c *Checker) setFields(b *statement) ir.Stmt {
	name := b.Labels[0]
	if name == "game" && len(b.Labels) == 1 {
		k := c.symbols.Scenario.Class(ir.RoleGame)
		if k == nil {
			return nil
		}
		return &ir.SetFields{At: b.at(), Sets: c.fieldSets(k, b.attrs.Except(), b.scope)}
	}
	x := c.target(b)
	if x == nil || types.IsInvalid(x.Type()) {
		b.attrs.InferFree()
		return nil
	}
	if t := x.Type(); t.Kind != ir.Ref {
		d := diag.New("SC248", x.Where(), "`set` changes the state of a thing; this is %s.", types.WithArticle(t))
		if b.each == nil {
			d = d.Note("A local name declared with `var %s { is = … }` is changed with `set { %s = … }`.", name, name)
		}
		c.report.Add(d)
		return nil
	}
	sets := c.fieldSets(x.Type().Class, b.attrs.Except(), b.scope)
	if len(sets) == 0 && len(b.attrs.Except()) == 0 {
		c.report.Errorf("SC251", b.TypeRange, "Nothing is set: write FIELD = value.")
	}
	return &ir.SetFields{At: b.at(), Obj: x, Sets: sets}
}

// assigns reports whether a statement assigns to the local name in its label.
func assigns(b *statement) bool { return b.Type == "set" && len(b.Labels) == 1 && b.attrs.Has("is") }

// assign types set x { is = … }.
func (c *Checker) assign(b *statement) []ir.Stmt {
	x := b.attrs.Find("is").Expr
	b.attrs.Raw("is", "expression")
	for _, a := range b.attrs.Free() {
		c.report.Errorf("SC251", a.NameRange,
			"`is` assigns a new value to the local. Set the fields of a thing in another `set`.")
	}
	if st := c.assignLocal(b, b.Labels[0], b.LabelRanges[0], x, b.at()); st != nil {
		return []ir.Stmt{st}
	}
	return nil
}

// assignEach types set { x = …  y = … }. The local names are assigned in the order of the lines.
func (c *Checker) assignEach(b *statement) []ir.Stmt {
	var out []ir.Stmt
	for _, a := range b.attrs.Free() {
		if st := c.assignLocal(b, a.Name, a.NameRange, a.Expr, ir.At{R: a.SrcRange}); st != nil {
			out = append(out, st)
		}
	}
	found := len(b.attrs.Free()) > 0
	for _, name := range []string{"is", "in", "where"} {
		if a := b.attrs.Find(name); a != nil {
			c.report.Errorf("SC260", a.NameRange,
				"`%s` goes with what is set: write `set NAME { %s = … }`. Without a label, write `set { LOCAL = value }`.",
				name, name)
			c.expr.Infer(a.Expr, b.scope, nil)
			found = true
		}
	}
	if !found {
		c.report.Errorf("SC251", b.TypeRange,
			"Nothing is set: write LOCAL = value or, after a label for the thing, FIELD = value.")
	}
	return out
}

// assignLocal types an assignment to a local name. It returns nil after an error.
func (c *Checker) assignLocal(
	b *statement, name string, at hcl.Range, value hclsyntax.Expression, where ir.At,
) ir.Stmt {
	v := b.scope.Find(name)
	if v == nil {
		c.reportUnknownTarget(b, name, at)
		c.expr.Infer(value, b.scope, nil)
		return nil
	}
	c.symbols.Notes.Name(at, v)
	x := c.expr.Expr(value, b.scope, v.Type)
	if !v.Mutable || v.Guarded {
		d := diag.New("SC248", at, "%q is bound once. What changes is declared with `var %s { is = … }`.", v.Name, v.Name)
		if v.Range.Filename != "" {
			d = d.See(v.Range, "bound here")
		}
		c.report.Add(d)
		return nil
	}
	return &ir.Assign{At: where, Var: v, Value: x}
}

// fieldSets types attributes as state fields of a class.
func (c *Checker) fieldSets(k *ir.Class, attrs []*hclsyntax.Attribute, s *symbols.Scope) []ir.FieldSet {
	out := make([]ir.FieldSet, 0, len(attrs))
	for _, a := range attrs {
		f := c.findSettable(k, a)
		if f == nil {
			c.expr.Infer(a.Expr, s, nil)
			continue
		}
		f.Written = true
		c.symbols.Notes.Name(a.NameRange, f)
		x := c.expr.Expr(a.Expr, s, f.Type)
		c.checkBounds(x, f)
		out = append(out, ir.FieldSet{Field: f, Value: x, Range: a.SrcRange})
	}
	return out
}

// checkBounds reports a constant outside the bounds of the field.
func (c *Checker) checkBounds(x ir.Expr, f *ir.Field) {
	n, ok := known.Number(x)
	if !ok || types.IsInvalid(x.Type()) || f.Type.Kind != ir.Int {
		return
	}
	if f.Min != nil && n < *f.Min {
		c.report.Errorf("SC250", x.Where(), "%s.%s is at least %d; this is %d.", f.Class.Name, f.Name, *f.Min, n)
	}
	if f.Max != nil && n > *f.Max {
		c.report.Errorf("SC250", x.Where(), "%s.%s is at most %d; this is %d.", f.Class.Name, f.Name, *f.Max, n)
	}
}

// findSettable returns the field that an attribute of set or create names, or reports why it cannot be set.
func (c *Checker) findSettable(k *ir.Class, a *hclsyntax.Attribute) *ir.Field {
	if f := k.Field(a.Name); f != nil {
		if k.Role == ir.RolePiece && f.Slot == ir.PieceSpace && f.BuiltIn {
			c.report.Errorf("SC248", a.NameRange,
				"To change where a piece is, write `move p { to = … }`, so that its cargo goes with it.")
			return nil
		}
		return f
	}
	of := k // of a piece, its unit may have the attribute
	if u := c.symbols.Scenario.Class(ir.RoleUnit); k.Role == ir.RolePiece && u != nil && k.Value(a.Name) == nil {
		of = u
	}
	if of.Attr(a.Name) != nil {
		c.report.Errorf("SC248", a.NameRange,
			"%s.%s is an attribute: it is fixed where the thing is declared. What changes in play is declared in `state` of "+
				"class %s.", of.Name, a.Name, k.Name)
		return nil
	}
	if k.Value(a.Name) != nil {
		c.report.Errorf("SC248", a.NameRange, "%s.%s is a value: it is computed, never set. A modifier changes it.",
			k.Name, a.Name)
		return nil
	}
	c.report.AddUnknown(diag.New("SC249", a.NameRange, "%s has no state field %q.", types.Capital(k.Name), a.Name),
		symbols.MembersOf(k), a.Name, ir.EachName(k.Fields))
	return nil
}

// pay types gain and pay. The attributes are resources.
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
		field := player.Field(a.Name)
		if field == nil || field.Resource == nil {
			c.report.AddUnknown(diag.New("SC295", a.NameRange, "There is no resource %q.", a.Name), "resource", a.Name,
				symbols.Members(c.symbols.Scenario.Class(ir.RoleResource)))
			c.expr.Infer(a.Expr, b.scope, nil)
			continue
		}
		field.Written = true
		field.Resource.Used = true
		x := c.expr.Expr(a.Expr, b.scope, types.Int)
		other := "pay"
		if sign < 0 {
			other = "gain"
		}
		c.checkAtLeast(0, x, "SC297", "An amount cannot be negative; this is %d. The opposite of "+
			b.Type+" is "+other+".")
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
	c.symbols.MarkAllResources(true)
	all := b.attrs.Expr("all")
	for _, a := range b.attrs.Free() {
		c.report.Errorf("SC295", a.NameRange,
			"`all` says how much of every resource; write a second %s for %q, or put(…, resource.%s, …).",
			b.Type, a.Name, a.Name)
		c.expr.Infer(a.Expr, b.scope, nil)
	}
	if b.attrs.Has("amount") {
		c.report.Errorf("SC295", b.attrs.Find("amount").NameRange,
			"`amount` goes with `resource`; `all` says how much of every resource.")
		b.attrs.Optional("amount")
	}
	if out.Who == nil || types.IsInvalid(all.Type()) {
		return nil
	}
	if l, ok := all.(*ir.MakeList); ok {
		for _, x := range l.Elems {
			c.checkAtLeast(0, x, "SC297", "An amount cannot be negative; this is %d.")
		}
	}
	resource := c.symbols.Scenario.Class(ir.RoleResource)
	for _, f := range c.symbols.Scenario.Class(ir.RolePlayer).Fields {
		if f.Resource == nil {
			continue
		}
		at := all.Where()
		x := &ir.Index{
			Base: ir.Base{T: types.Int, R: at}, List: all, At: types.Literal(types.Ref(resource), at, int64(f.Resource.Index)),
		}
		out.Sets = append(out.Sets, ir.FieldSet{Field: f, Value: x, Range: at})
	}
	if len(out.Sets) == 0 {
		return nil
	}
	return out
}

// payAny types gain and pay of a resource that is known only in play.
func (c *Checker) payAny(b *statement, out *ir.Pay) ir.Stmt {
	c.symbols.MarkAllResources(true)
	out.Resource = b.attrs.Expr("resource")
	if !b.attrs.Has("amount") {
		c.report.Errorf("SC251", b.TypeRange, "How much of it? Write amount = n.")
		return nil
	}
	out.Amount = b.attrs.Expr("amount")
	for _, a := range b.attrs.Free() {
		c.report.Errorf("SC295", a.NameRange, "`resource` goes with `amount` and nothing else; write a second %s for %q.",
			b.Type, a.Name)
		c.expr.Infer(a.Expr, b.scope, nil)
	}
	c.checkAtLeast(0, out.Amount, "SC297", "An amount cannot be negative; this is %d.")
	if out.Who == nil {
		return nil
	}
	return out
}
