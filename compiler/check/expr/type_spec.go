package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Params reads params = { a = player, n = int }.
func (c *Checker) Params(e hclsyntax.Expression) []*ir.Var {
	o, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		c.report.Errorf("SC208", e.Range(), "Parameters are written { name = type, … }.")
		return nil
	}
	out := make([]*ir.Var, 0, len(o.Items))
	seen := map[string]hcl.Range{}
	for _, it := range o.Items {
		name, r, ok := c.Key(it.KeyExpr)
		if !ok {
			continue
		}
		if first, twice := seen[name]; twice {
			c.report.Add(diag.New("SC209", r, "The parameter %q is declared twice.", name).See(first, "the first one is here"))
			continue
		}
		seen[name] = r
		out = append(out, &ir.Var{Name: name, Type: c.TypeSpec(it.ValueExpr), Range: r})
	}
	return out
}

// TypeSpec reads a type: int, a class, optional(class), set(class), list(type), map(class, type). It returns Invalid
// after an error.
func (c *Checker) TypeSpec(e hclsyntax.Expression) *ir.Type {
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		return c.TypeSpec(e.Expression)
	case *hclsyntax.ScopeTraversalExpr:
		if len(e.Traversal) != 1 {
			return c.invalid(diag.New("SC216", e.SrcRange, "A type is one word: int, rational, bool, text, a class, optional(…), set(…), list(…) of one, or map(…, …)."))
		}
		return c.namedType(e.Traversal.RootName(), e.SrcRange)
	case *hclsyntax.FunctionCallExpr:
		return c.typeOf(e)
	case *hclsyntax.TemplateExpr:
		return c.invalid(diag.New("SC216", e.SrcRange, "A type is written without quotes."))
	case *hclsyntax.ExprSyntaxError:
		return types.Invalid
	}
	return c.invalid(diag.New("SC216", e.Range(), "A type is int, rational, bool, text, a class, optional(…), set(…), list(…) of one, or map(…, …)."))
}

func (c *Checker) namedType(name string, at hcl.Range) *ir.Type {
	if t := types.Plain[name]; t != nil {
		return t
	}
	if k, ok := c.symbols.Classes[name]; ok && k.Role != ir.RoleGame {
		return types.Ref(k)
	}
	d := diag.New("SC216", at, "There is no type %q. Types are int, rational, bool, text, classes, enums, records, optional(…), set(…), list(…) of one, and map(…, …).", name)
	switch name {
	case "string":
		d = d.Suggest("text")
	case "number", "integer":
		d = d.Suggest("int")
	case "float", "decimal":
		d = d.Suggest("rational")
	case "boolean":
		d = d.Suggest("bool")
	default:
		c.report.Unknown(d, "name", name, symbols.Keys(c.symbols.Classes), slices.Values([]string{"int", "rational", "bool", "text"}))
		return types.Invalid
	}
	c.report.Add(d)
	return types.Invalid
}

func (c *Checker) typeOf(e *hclsyntax.FunctionCallExpr) *ir.Type {
	switch e.Name {
	case "map":
		return c.mapType(e)
	case "optional", "set", "list":
	default:
		c.report.Suggest(diag.New("SC216", e.NameRange, "There is no type %s(…). There are optional(…), set(…), list(…) and map(…).", e.Name),
			e.Name, slices.Values([]string{"optional", "set", "list", "map"}))
		return types.Invalid
	}
	if len(e.Args) != 1 || e.ExpandFinal {
		return c.invalid(diag.New("SC216", e.Range(), "%s(…) takes one type.", e.Name))
	}
	t := c.TypeSpec(e.Args[0])
	if types.IsInvalid(t) {
		return t
	}
	r := e.Args[0].Range()
	switch e.Name {
	case "list":
		return types.List(t)
	case "optional":
		if t.Kind != ir.Ref {
			return c.invalid(diag.New("SC218", r, "Only things of a class can be none; this is %s. Use a number such as 0 or -1 for nothing, or an empty list.", types.WithArticle(t)))
		}
		return types.Optional(t.Class)
	}
	if t.Kind != ir.Ref || t.Optional || types.Nameless(t.Class) {
		return c.invalid(diag.New("SC217", r, "A set holds things of a class of declared things; this is %s. Use list(%s).", types.WithArticle(t), types.Name(t)))
	}
	return types.Set(t)
}
