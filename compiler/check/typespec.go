package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// typeSpec reads a type: int, a class, optional(class), set(class), list(type). Invalid after an error.
func (c *checker) typeSpec(e hclsyntax.Expression) *ir.Type {
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		return c.typeSpec(e.Expression)
	case *hclsyntax.ScopeTraversalExpr:
		if len(e.Traversal) != 1 {
			c.errorf("SC216", e.SrcRange, "A type is one word: int, rational, bool, text, a class, or optional(…), set(…), list(…) of one.")
			return tInvalid
		}
		return c.namedType(e.Traversal.RootName(), e.SrcRange)
	case *hclsyntax.FunctionCallExpr:
		return c.typeOf(e)
	case *hclsyntax.TemplateExpr:
		c.errorf("SC216", e.SrcRange, "A type is written without quotes.")
		return tInvalid
	case *hclsyntax.ExprSyntaxError:
		return tInvalid
	}
	c.errorf("SC216", e.Range(), "A type is int, rational, bool, text, a class, or optional(…), set(…), list(…) of one.")
	return tInvalid
}

func (c *checker) namedType(name string, at hcl.Range) *ir.Type {
	if t := plainTypes[name]; t != nil {
		return t
	}
	if k, ok := c.classes[name]; ok && k.Role != ir.RoleGame {
		return refTo(k)
	}
	d := diag.New("SC216", at, "There is no type %q. Types are int, rational, bool, text, classes, enums, records, and optional(…), set(…), list(…) of one.", name)
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
		c.suggest(d, name, append(keys(c.classes), "int", "rational", "bool", "text"))
		return tInvalid
	}
	c.report(d)
	return tInvalid
}

func (c *checker) typeOf(e *hclsyntax.FunctionCallExpr) *ir.Type {
	switch e.Name {
	case "optional", "set", "list":
	default:
		c.suggest(diag.New("SC216", e.NameRange, "There is no type %s(…). There are optional(…), set(…) and list(…).", e.Name),
			e.Name, []string{"optional", "set", "list"})
		return tInvalid
	}
	if len(e.Args) != 1 || e.ExpandFinal {
		c.errorf("SC216", e.Range(), "%s(…) is of one type.", e.Name)
		return tInvalid
	}
	t := c.typeSpec(e.Args[0])
	if isInvalid(t) {
		return t
	}
	r := e.Args[0].Range()
	switch e.Name {
	case "list":
		return listOf(t)
	case "optional":
		if t.Kind != ir.Ref {
			c.errorf("SC218", r, "Only things of a class can be none; this is %s. Use a number such as 0 or -1 for nothing, or an empty list.", withArticle(t))
			return tInvalid
		}
		return optionalOf(t.Class)
	}
	if t.Kind != ir.Ref || t.Optional || nameless(t.Class) {
		c.errorf("SC217", r, "A set is over a class of declared things; this is %s. Use list(%s).", withArticle(t), typeName(t))
		return tInvalid
	}
	if n := len(c.members[t.Class]); n > 64 {
		c.errorf("SC217", r, "A set is over a class of at most 64 things; %s has %d. Use list(%s).", t.Class.Name, n, t.Class.Name)
		return tInvalid
	}
	return setOf(t)
}
