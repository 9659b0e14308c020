package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/spell"
)

// attr types an attribute of a statement; a missing one was reported with the row.
func (c *Checker) attr(b *hclsyntax.Block, name string, s *symbols.Scope, want *ir.Type) ir.Expr {
	a := b.Body.Attributes[name]
	if a == nil {
		return types.Mistake(b.TypeRange)
	}
	return c.expr.Expr(a.Expr, s, want)
}

// optionalAttr is attr for one that may be left out: nil then.
func (c *Checker) optionalAttr(b *hclsyntax.Block, name string, s *symbols.Scope, want *ir.Type) ir.Expr {
	if b.Body.Attributes[name] == nil {
		return nil
	}
	return c.attr(b, name, s, want)
}

// textAttr reads a text of a statement, nil when it is left out.
func (c *Checker) textAttr(b *hclsyntax.Block, name string, s *symbols.Scope) *ir.Template {
	a := b.Body.Attributes[name]
	if a == nil {
		return nil
	}
	return c.expr.Template(a.Expr, s)
}

func at(b *hclsyntax.Block) ir.At { return ir.At{R: types.Span(b.TypeRange, b.CloseBraceRange)} }

// target is what the labels of a statement name: a local, or class and name. nil after an error.
func (c *Checker) target(b *hclsyntax.Block, s *symbols.Scope, want *ir.Type) ir.Expr {
	name, r := b.Labels[0], b.LabelRanges[0]
	if len(b.Labels) > 1 {
		k, ok := c.symbols.Classes[name]
		if !ok {
			c.report.Suggest(diag.New("SC230", r, "Two labels are a class and a name, and no class is called %q.", name), name, symbols.Keys(c.symbols.Classes))
			return nil
		}
		m, ok := c.symbols.Members[k][b.Labels[1]]
		if !ok {
			c.expr.UnknownMember(k, b.Labels[1], b.LabelRanges[1])
			return nil
		}
		m.Used = true
		x := c.expr.Fit(types.Literal(types.Ref(k), types.Span(r, b.LabelRanges[1]), int64(m.Index)), want)
		if types.IsInvalid(x.Type()) {
			return nil
		}
		return x
	}
	v := s.Find(name)
	if v == nil {
		c.unknownTarget(b, s)
		return nil
	}
	v.Used = true
	x := c.expr.Fit(&ir.Local{Base: ir.Base{T: v.Type, R: r}, Var: v}, want)
	if types.IsInvalid(x.Type()) {
		return nil
	}
	return x
}

func (c *Checker) unknownTarget(b *hclsyntax.Block, s *symbols.Scope) {
	name, r := b.Labels[0], b.LabelRanges[0]
	if later, ok := s.Later(name); ok {
		c.report.Add(diag.New("SC233", r, "%q is bound further down. Bindings and statements run in the order they stand in.", name).
			See(later, "it is bound here"))
		return
	}
	d := diag.New("SC230", r, "No local is called %q. `%s` takes a local, or a class and a name.", name, b.Type)
	if near := spell.Nearest(name, s.Names()); near != "" {
		s.MarkMeant(near)
		d = d.Suggest(near)
	} else if k, ok := c.symbols.Classes[name]; ok {
		d = d.Note("%q is a class: write `%s %s NAME {`.", name, b.Type, k.Name)
	} else if k := c.symbols.ClassOf(name); k != nil {
		d = d.Note("Write class and name: `%s %s %s {`.", b.Type, k.Name, name)
	}
	c.report.Add(d)
}

// pieces is a target that must be a piece or a list of them, or with records a record as well.
func (c *Checker) pieces(b *hclsyntax.Block, s *symbols.Scope, records bool) ir.Expr {
	x := c.target(b, s, nil)
	if x == nil {
		return types.Mistake(b.LabelRanges[0])
	}
	t := x.Type()
	one := t
	if t.Kind == ir.List {
		one = t.Elem
	}
	if types.IsInvalid(t) || types.IsRole(one, ir.RolePiece) || records && types.IsRole(t, ir.RoleRecord) {
		return x
	}
	what := "a piece or a list of pieces"
	if records {
		what = "a piece, a list of pieces or a record"
	}
	d := diag.New("SC200", x.Where(), "`%s` takes %s; this is %s.", b.Type, what, types.WithArticle(t))
	if types.IsRole(t, ir.RoleSpace) {
		d = d.Note("Bind the pieces in it first: there = pieces(…).")
	}
	if types.IsRole(one, ir.RoleRecord) {
		d = d.Note("Records are destroyed one by one, in a for.")
	}
	c.report.Add(d)
	return types.Mistake(x.Where())
}
