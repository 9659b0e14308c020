package stmt

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (c *Checker) create(b *statement) ir.Stmt {
	if a := b.attrs.Raw("record", "record"); a != nil {
		return c.createRecord(b, a)
	}
	out := &ir.CreatePiece{At: b.at()}
	for _, name := range []string{"unit", "at"} {
		if !b.attrs.Has(name) {
			c.report.Errorf("SC292", b.TypeRange, "create needs `unit` and `at`, or `record`; `%s` is missing.", name)
		}
	}
	out.Unit = b.attrs.Expr("unit")
	out.Space = b.attrs.Expr("at")
	out.Owner = b.attrs.Optional("owner")
	out.N = b.attrs.Optional("count")
	c.checkAtLeast(1, out.N, "SC297", "%d pieces would be made.")
	piece := c.symbols.Scenario.Class(ir.RolePiece)
	if piece == nil {
		return nil
	}
	out.Sets = c.fieldSets(piece, b.attrs.Free(), b.scope)
	if len(b.Labels) > 0 {
		t := types.Ref(piece)
		if out.N != nil {
			t = types.Optional(piece) // if no piece is created, the result is none
		}
		out.Result = c.bind(b, t)
	}
	return out
}

func (c *Checker) createRecord(b *statement, a *hclsyntax.Attribute) ir.Stmt {
	k := c.recordClass(a)
	var result *ir.Var
	if len(b.Labels) > 0 {
		result = &ir.Var{Name: b.Labels[0], Type: types.Invalid, Range: b.LabelRanges[0]}
		if k != nil {
			result.Type = types.Ref(k)
		}
		defer c.expr.Bind(b.scope, result)
	}
	if k == nil {
		for _, x := range b.attrs.Except("record") {
			c.expr.Infer(x.Expr, b.scope, nil)
		}
		if result != nil {
			result.Used = true
		}
		return nil
	}
	out := &ir.CreateRecord{At: b.at(), Result: result, Class: k}
	out.Sets = c.fieldSets(k, b.attrs.Except("record"), b.scope)
	for _, f := range k.Fields {
		if f.Default == nil && b.Body.Attributes[f.Name] == nil && !(f.Type.Kind == ir.Ref && f.Type.Optional) {
			c.report.Errorf("SC293", b.TypeRange, "The field %q of %s has no default and is not given: write %s = …, %s.",
				f.Name, k.Name, f.Name, types.WithArticle(f.Type))
		}
	}
	return out
}

// recordClass returns the class in `record = NAME`.
func (c *Checker) recordClass(a *hclsyntax.Attribute) *ir.Class {
	e, ok := a.Expr.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(e.Traversal) != 1 {
		c.report.Errorf("SC292", a.Expr.Range(), "`record` is the bare name of a record.")
		return nil
	}
	name := e.Traversal.RootName()
	if k, ok := c.symbols.Classes[name]; ok && k.Role == ir.RoleRecord {
		c.symbols.Notes.Name(e.SrcRange, k)
		return k
	}
	c.report.AddUnknown(diag.New("SC292", e.SrcRange, "There is no record %q.", name), "name", name,
		slices.Values(c.symbols.Scenario.ClassNames(ir.RoleRecord)))
	return nil
}

// place returns the statements that create the pieces of place SPACE { PLAYER = { UNIT = n } }. For the player `none`
// the pieces have no owner.
func (c *Checker) place(b *statement) []ir.Stmt {
	space, player, unit := c.symbols.Scenario.Class(ir.RoleSpace), c.symbols.Scenario.Class(ir.RolePlayer),
		c.symbols.Scenario.Class(ir.RoleUnit)
	if space == nil || player == nil || unit == nil || len(b.Labels) == 0 {
		return nil
	}
	where, ok := c.symbols.Members[space][b.Labels[0]]
	if ok {
		where.Used = true
		c.symbols.Notes.Name(b.LabelRanges[0], where)
	} else {
		c.expr.ReportUnknownMember(space, b.Labels[0], b.LabelRanges[0])
	}
	var out []ir.Stmt
	for _, a := range b.attrs.Except() {
		var owner ir.Expr
		good := ok
		if a.Name != "none" {
			if m, ok := c.symbols.Members[player][a.Name]; ok {
				m.Used = true
				c.symbols.Notes.Name(a.NameRange, m)
				owner = types.Literal(types.Ref(player), a.NameRange, int64(m.Index))
			} else {
				c.expr.ReportUnknownMember(player, a.Name, a.NameRange)
				good = false
			}
		}
		entries := a.Expr
		if given, ok := c.expr.CaseSyntax(entries, b.scope); ok {
			if given == nil {
				continue // reported already
			}
			entries = given
		}
		o, isObject := entries.(*hclsyntax.ObjectConsExpr)
		if !isObject {
			c.report.Errorf("SC296", a.Expr.Range(), "Write how many pieces of each kind a player gets: %s = { UNIT = 2 }.",
				a.Name)
			continue
		}
		seen := map[string]bool{}
		for _, it := range o.Items {
			if st := c.placeEntry(it, unit, seen, b.scope); st != nil && good {
				st.Owner = owner
				st.Space = types.Literal(types.Ref(space), b.LabelRanges[0], int64(where.Index))
				st.At = ir.At{R: types.Span(it.KeyExpr.Range(), it.ValueExpr.Range())}
				out = append(out, st)
			}
		}
	}
	if len(b.attrs.Except()) == 0 {
		c.report.Errorf("SC251", b.TypeRange, "Nothing is placed: write PLAYER = { UNIT = n }.")
	}
	return out
}

func (c *Checker) placeEntry(
	it hclsyntax.ObjectConsItem, unit *ir.Class, seen map[string]bool, s *symbols.Scope,
) *ir.CreatePiece {
	name, r, ok := c.expr.Key(it.KeyExpr)
	if !ok {
		return nil
	}
	if seen[name] {
		c.report.Errorf("SC209", r, "%q is given twice. The second would silently replace the first.", name)
		return nil
	}
	seen[name] = true
	m, ok := c.symbols.Members[unit][name]
	if !ok {
		c.expr.ReportUnknownMember(unit, name, r)
	} else {
		m.Used = true
		c.symbols.Notes.Name(r, m)
	}
	n := c.expr.Expr(it.ValueExpr, s, types.Int)
	if types.IsInvalid(n.Type()) || !ok {
		return nil
	}
	if k, ok := known.Number(n); ok && k < 0 {
		c.report.Errorf("SC297", n.Where(), "%d pieces would be placed. Leave the entry out, or say how many.", k)
		return nil
	}
	return &ir.CreatePiece{Unit: types.Literal(types.Ref(unit), r, int64(m.Index)), N: n}
}
