package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (c *checker) varStmt(b *hclsyntax.Block, s *scope) ir.Stmt {
	x := c.attr(b, "is", s, nil)
	v := &ir.Var{Name: b.Labels[0], Type: c.storable(x), Mutable: true, Range: b.LabelRanges[0]}
	c.bind(s, v)
	return &ir.Let{At: at(b), Var: v, Value: x}
}

func (c *checker) setStmt(b *hclsyntax.Block, s *scope) ir.Stmt {
	name := b.Labels[0]
	if is := b.Body.Attributes["is"]; is != nil && len(b.Labels) == 1 {
		return c.assign(b, is, s)
	}
	if name == "game" && len(b.Labels) == 1 {
		k := c.sc.Class(ir.RoleGame)
		if k == nil {
			return nil
		}
		return &ir.SetFields{At: at(b), Sets: c.fieldSets(b, k, s, nil)}
	}
	x := c.target(b, s, nil)
	if x == nil || isInvalid(x.Type()) {
		for _, a := range dsl.Attributes(b.Body) {
			c.infer(a.Expr, s, nil)
		}
		return nil
	}
	if t := x.Type(); t.Kind != ir.Ref {
		d := diag.New("SC248", x.Where(), "`set` changes the state of a thing; this is %s.", withArticle(t))
		if isSequence(t) {
			d = d.Note("For each of them: for x { in = %s … }.", name)
		} else {
			d = d.Note("A local made by `var %s { is = … }` is changed with `set %s { is = … }`.", name, name)
		}
		c.report(d)
		return nil
	}
	sets := c.fieldSets(b, x.Type().Class, s, nil)
	if len(sets) == 0 && len(b.Body.Attributes) == 0 {
		c.errorf("SC251", b.TypeRange, "Nothing is set: write FIELD = value.")
	}
	return &ir.SetFields{At: at(b), Obj: x, Sets: sets}
}

// assign is set x { is = … }.
func (c *checker) assign(b *hclsyntax.Block, is *hclsyntax.Attribute, s *scope) ir.Stmt {
	v := s.find(b.Labels[0])
	if v == nil {
		c.unknownTarget(b, s)
		c.infer(is.Expr, s, nil)
		return nil
	}
	x := c.expr(is.Expr, s, v.Type)
	if !v.Mutable {
		d := diag.New("SC248", b.LabelRanges[0], "%q is bound once and for all. What changes is declared with `var %s { is = … }`.", v.Name, v.Name)
		if v.Range.Filename != "" {
			d = d.See(v.Range, "bound here")
		}
		c.report(d)
		return nil
	}
	for _, a := range dsl.Attributes(b.Body) {
		if a.Name != "is" && a.Name != "cites" {
			c.errorf("SC251", a.NameRange, "`is` gives the local another value; fields of a thing are set in a `set` of their own.")
		}
	}
	return &ir.Assign{At: at(b), Var: v, Value: x}
}

// fieldSets types the attributes of a block as state fields of a class; skip names those that are something else.
func (c *checker) fieldSets(b *hclsyntax.Block, k *ir.Class, s *scope, skip map[string]bool) []ir.FieldSet {
	out := make([]ir.FieldSet, 0, len(b.Body.Attributes))
	for _, a := range dsl.Attributes(b.Body) {
		if a.Name == "cites" || skip[a.Name] {
			continue
		}
		f := c.settable(k, a)
		if f == nil {
			c.infer(a.Expr, s, nil)
			continue
		}
		f.Written = true
		x := c.expr(a.Expr, s, f.Type)
		c.within(x, f)
		out = append(out, ir.FieldSet{Field: f, Value: x, Range: a.SrcRange})
	}
	return out
}

// within reports a constant that the field can never hold.
func (c *checker) within(x ir.Expr, f *ir.Field) {
	n, ok := constInt(x)
	if !ok || isInvalid(x.Type()) || f.Type.Kind != ir.Int {
		return
	}
	if f.Min != nil && n < *f.Min {
		c.errorf("SC250", x.Where(), "%s.%s is at least %d; this is %d.", f.Class.Name, f.Name, *f.Min, n)
	}
	if f.Max != nil && n > *f.Max {
		c.errorf("SC250", x.Where(), "%s.%s is at most %d; this is %d.", f.Class.Name, f.Name, *f.Max, n)
	}
}

// settable finds the field an attribute of set or create names.
func (c *checker) settable(k *ir.Class, a *hclsyntax.Attribute) *ir.Field {
	if f := k.Field(a.Name); f != nil {
		if k.Role == ir.RolePiece && f.Slot == ir.PieceSpace && f.BuiltIn {
			c.errorf("SC248", a.NameRange, "Where a piece is, is changed by `move p { to = … }`, so that what it carries goes with it.")
			return nil
		}
		return f
	}
	if k.Attr(a.Name) != nil {
		c.errorf("SC248", a.NameRange, "%s.%s is an attribute: it is fixed where the thing is declared. What changes in play is declared in `state` of the class.", k.Name, a.Name)
		return nil
	}
	if k.Value(a.Name) != nil {
		c.errorf("SC248", a.NameRange, "%s.%s is a value: it is computed, never set. A modifier changes it.", k.Name, a.Name)
		return nil
	}
	names := make([]string, 0, len(k.Fields))
	for _, f := range k.Fields {
		names = append(names, f.Name)
	}
	c.suggest(diag.New("SC249", a.NameRange, "%s has no state field %q.", capital(k.Name), a.Name), a.Name, names)
	return nil
}

func (c *checker) createStmt(b *hclsyntax.Block, s *scope) ir.Stmt {
	if a := b.Body.Attributes["record"]; a != nil {
		return c.createRecord(b, a, s)
	}
	out := &ir.CreatePiece{At: at(b)}
	for _, name := range []string{"unit", "at"} {
		if b.Body.Attributes[name] == nil {
			c.errorf("SC292", b.TypeRange, "create needs `unit` and `at`, or `record`; `%s` is missing.", name)
		}
	}
	out.Unit = c.attr(b, "unit", s, c.roleType(ir.RoleUnit))
	out.Space = c.attr(b, "at", s, c.roleType(ir.RoleSpace))
	owner := c.roleType(ir.RolePlayer)
	if !isInvalid(owner) {
		owner = optionalOf(owner.Class)
	}
	out.Owner = c.optionalAttr(b, "owner", s, owner)
	out.N = c.optionalAttr(b, "count", s, tInt)
	if n, ok := constOf(out.N); ok && n < 1 {
		c.errorf("SC297", out.N.Where(), "%d pieces would be made.", n)
	}
	piece := c.sc.Class(ir.RolePiece)
	if piece == nil {
		return nil
	}
	out.Sets = c.fieldSets(b, piece, s, map[string]bool{"unit": true, "at": true, "owner": true, "count": true})
	if len(b.Labels) > 0 {
		t := refTo(piece)
		if out.N != nil {
			t = optionalOf(piece) // of none made, none is the last
		}
		out.Result = &ir.Var{Name: b.Labels[0], Type: t, Range: b.LabelRanges[0]}
		c.bind(s, out.Result)
	}
	return out
}

func (c *checker) createRecord(b *hclsyntax.Block, a *hclsyntax.Attribute, s *scope) ir.Stmt {
	k := c.recordClass(a)
	var result *ir.Var
	if len(b.Labels) > 0 {
		result = &ir.Var{Name: b.Labels[0], Type: tInvalid, Range: b.LabelRanges[0]}
		if k != nil {
			result.Type = refTo(k)
		}
		defer c.bind(s, result)
	}
	if k == nil {
		for _, x := range dsl.Attributes(b.Body) {
			if x != a {
				c.infer(x.Expr, s, nil)
			}
		}
		if result != nil {
			result.Used = true
		}
		return nil
	}
	out := &ir.CreateRecord{At: at(b), Result: result, Class: k}
	out.Sets = c.fieldSets(b, k, s, map[string]bool{"record": true})
	for _, f := range k.Fields {
		if f.Default == nil && b.Body.Attributes[f.Name] == nil && !(f.Type.Kind == ir.Ref && f.Type.Optional) {
			c.errorf("SC293", b.TypeRange, "The field %q of %s has no default and is not given: write %s = …, %s.", f.Name, k.Name, f.Name, withArticle(f.Type))
		}
	}
	return out
}

// recordClass reads `record = NAME`.
func (c *checker) recordClass(a *hclsyntax.Attribute) *ir.Class {
	var records []string
	for _, k := range c.sc.Classes {
		if k.Role == ir.RoleRecord {
			records = append(records, k.Name)
		}
	}
	e, ok := a.Expr.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(e.Traversal) != 1 {
		c.errorf("SC292", a.Expr.Range(), "`record` is the bare name of a record.")
		return nil
	}
	name := e.Traversal.RootName()
	if k, ok := c.classes[name]; ok && k.Role == ir.RoleRecord {
		return k
	}
	c.suggest(diag.New("SC292", e.SrcRange, "There is no record %q.", name), name, records)
	return nil
}

// payStmt is gain and pay; the attributes are resources.
func (c *checker) payStmt(b *hclsyntax.Block, s *scope, sign int) ir.Stmt {
	player := c.sc.Class(ir.RolePlayer)
	if player == nil {
		return nil
	}
	who := c.target(b, s, refTo(player))
	out := &ir.Pay{At: at(b), Who: who, Sign: sign}
	if b.Body.Attributes["resource"] != nil {
		return c.payAny(b, out, s)
	}
	for _, a := range dsl.Attributes(b.Body) {
		if a.Name == "cites" {
			continue
		}
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
			c.suggest(diag.New("SC295", a.NameRange, "There is no resource %q.", a.Name), a.Name, names)
			c.infer(a.Expr, s, nil)
			continue
		}
		field.Written = true
		field.Resource.Used = true
		x := c.expr(a.Expr, s, tInt)
		if n, ok := constInt(x); ok && n < 0 && !isInvalid(x.Type()) {
			other := "pay"
			if sign < 0 {
				other = "gain"
			}
			c.errorf("SC297", x.Where(), "An amount is not negative; the contrary of %s is %s.", b.Type, other)
		}
		out.Sets = append(out.Sets, ir.FieldSet{Field: field, Value: x, Range: a.SrcRange})
	}
	if who == nil {
		return nil
	}
	if len(out.Sets) == 0 {
		if len(b.Body.Attributes) == 0 {
			done := "gained"
			if sign < 0 {
				done = "paid"
			}
			c.errorf("SC251", b.TypeRange, "Nothing is %s: write RESOURCE = amount.", done)
		}
		return nil
	}
	return out
}

// payAny is gain and pay of a resource that is known only in play.
func (c *checker) payAny(b *hclsyntax.Block, out *ir.Pay, s *scope) ir.Stmt {
	c.allResources(true)
	out.Resource = c.attr(b, "resource", s, c.roleType(ir.RoleResource))
	if b.Body.Attributes["amount"] == nil {
		c.errorf("SC251", b.TypeRange, "How much of it? Write amount = n.")
		return nil
	}
	out.Amount = c.attr(b, "amount", s, tInt)
	for _, a := range dsl.Attributes(b.Body) {
		switch a.Name {
		case "cites", "resource", "amount":
		default:
			c.errorf("SC295", a.NameRange, "With `resource` stands `amount` and nothing else; write a second %s for %q.", b.Type, a.Name)
			c.infer(a.Expr, s, nil)
		}
	}
	if n, ok := constInt(out.Amount); ok && n < 0 && !isInvalid(out.Amount.Type()) {
		c.errorf("SC297", out.Amount.Where(), "An amount is not negative.")
	}
	if out.Who == nil {
		return nil
	}
	return out
}

// place makes the pieces of place SPACE { PLAYER = { UNIT = n } }; the player `none` stands for nobody.
func (c *checker) place(b *hclsyntax.Block, s *scope) []ir.Stmt {
	space, player, unit := c.sc.Class(ir.RoleSpace), c.sc.Class(ir.RolePlayer), c.sc.Class(ir.RoleUnit)
	if space == nil || player == nil || unit == nil || len(b.Labels) == 0 {
		return nil
	}
	where, ok := c.members[space][b.Labels[0]]
	if ok {
		where.Used = true
	} else {
		c.unknownMember(space, b.Labels[0], b.LabelRanges[0])
	}
	var out []ir.Stmt
	for _, a := range dsl.Attributes(b.Body) {
		if a.Name == "cites" {
			continue
		}
		var owner ir.Expr
		good := ok
		if a.Name != "none" {
			if m, ok := c.members[player][a.Name]; ok {
				m.Used = true
				owner = literal(refTo(player), a.NameRange, int64(m.Index))
			} else {
				c.unknownMember(player, a.Name, a.NameRange)
				good = false
			}
		}
		o, isObject := a.Expr.(*hclsyntax.ObjectConsExpr)
		if !isObject {
			c.errorf("SC296", a.Expr.Range(), "For each player stands how many of which kind: %s = { UNIT = 2 }.", a.Name)
			continue
		}
		seen := map[string]bool{}
		for _, it := range o.Items {
			if st := c.placeEntry(it, unit, seen, s); st != nil && good {
				st.Owner = owner
				st.Space = literal(refTo(space), b.LabelRanges[0], int64(where.Index))
				st.At = ir.At{R: span(it.KeyExpr.Range(), it.ValueExpr.Range())}
				out = append(out, st)
			}
		}
	}
	if len(b.Body.Attributes) == 0 {
		c.errorf("SC251", b.TypeRange, "Nothing is placed: write PLAYER = { UNIT = n }.")
	}
	return out
}

func (c *checker) placeEntry(it hclsyntax.ObjectConsItem, unit *ir.Class, seen map[string]bool, s *scope) *ir.CreatePiece {
	name, r, ok := c.key(it.KeyExpr)
	if !ok {
		return nil
	}
	if seen[name] {
		c.errorf("SC209", r, "%q stands here twice. The second would silently replace the first.", name)
		return nil
	}
	seen[name] = true
	m, ok := c.members[unit][name]
	if !ok {
		c.unknownMember(unit, name, r)
	} else {
		m.Used = true
	}
	n := c.expr(it.ValueExpr, s, tInt)
	if isInvalid(n.Type()) || !ok {
		return nil
	}
	if k, ok := constInt(n); ok && k < 1 {
		c.errorf("SC297", n.Where(), "%d pieces would be placed. Leave the entry out, or say how many.", k)
		return nil
	}
	return &ir.CreatePiece{Unit: literal(refTo(unit), r, int64(m.Index)), N: n}
}
