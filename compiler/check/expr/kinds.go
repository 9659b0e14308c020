package expr

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
)

// New returns a Checker that reads a table and reports what is wrong.
func New(t *symbols.Table, r *symbols.Report) *Checker {
	c := &Checker{symbols: t, report: r}
	c.infer = c.inferKind
	return c
}

// inferKind types an expression by its kind of syntax.
func (c *Checker) inferKind(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if x, ok := c.caseValue(e.Traversal, s, hint); ok {
			return x
		}
		return c.reference(e, s)
	case *hclsyntax.LiteralValueExpr:
		return c.literalValue(e, false)
	case *hclsyntax.TemplateExpr, *hclsyntax.TemplateWrapExpr:
		t := c.Template(e, s)
		if t == nil {
			return types.Mistake(e.Range())
		}
		return &ir.TextOf{Base: ir.Base{T: types.Text, R: e.Range()}, Template: t}
	case *hclsyntax.TupleConsExpr:
		return c.tuple(e, s, hint)
	case *hclsyntax.FunctionCallExpr:
		return c.call(e, s, hint)
	case *hclsyntax.BinaryOpExpr:
		return c.binary(e, s)
	case *hclsyntax.UnaryOpExpr:
		return c.unary(e, s)
	case *hclsyntax.ConditionalExpr:
		return c.conditional(e, s, hint)
	case *hclsyntax.ParenthesesExpr:
		return c.Infer(e.Expression, s, hint)
	case *hclsyntax.ForExpr:
		return c.comprehension(e, s, hint)
	case *hclsyntax.IndexExpr:
		if _, written := dsl.Unparen(e.Collection).(*hclsyntax.ObjectConsExpr); written {
			// The map may be what an override inherits: nothing is wrong with it where it is written.
			c.report.Errorf("SC208", e.SrcRange, "A map that is written out, or inherited, has no values to be read here. Write the value itself.")
			c.Infer(e.Key, s, nil)
			return types.Mistake(e.SrcRange)
		}
		l := c.Infer(e.Collection, s, nil)
		if t := l.Type(); t != nil && t.Kind == ir.Keyed {
			return c.entry(l, c.Infer(e.Key, s, t.Key.Ref()), e.SrcRange)
		}
		return c.index(l, c.Expr(e.Key, s, types.Int), e.SrcRange)
	case *hclsyntax.RelativeTraversalExpr:
		return c.steps(c.Infer(e.Source, s, nil), e.Traversal)
	case *hclsyntax.ObjectConsExpr:
		if hint != nil && hint.Kind == ir.Text {
			t := c.Template(e, s)
			if t == nil {
				return types.Mistake(e.SrcRange)
			}
			return &ir.TextOf{Base: ir.Base{T: types.Text, R: e.SrcRange}, Template: t}
		}
		if hint != nil && hint.Kind == ir.Keyed {
			return c.object(e, s, hint)
		}
		c.report.Errorf("SC208", e.SrcRange, "Braces make a map where a map is needed, or a text in several languages, { en = \"…\", de = \"…\" }; %s.", needed(hint))
	case *hclsyntax.SplatExpr:
		c.report.Errorf("SC208", e.MarkerRange, "There is no [*] in this language. Write [for x in list : x.member].")
	case *hclsyntax.ExprSyntaxError: // reported by the parser
	default:
		c.report.Errorf("SC208", e.Range(), "Allowed are names, numbers, texts, lists, calls, operators, conditions and for expressions.")
	}
	return types.Mistake(e.Range())
}

func needed(t *ir.Type) string {
	if types.IsInvalid(t) {
		return "here neither is"
	}
	return types.WithArticle(t) + " is needed here"
}
