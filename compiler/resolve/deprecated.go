package resolve

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// deprecatedAttr is the attribute that marks a declaration, or parts of it, as deprecated.
const deprecatedAttr = "deprecated"

// Deprecation is a declaration, or a part of one, that should no longer be used.
type Deprecation struct {
	Of   *Item
	Part string    // a parameter, a member or a value; "" for the entire declaration
	At   hcl.Range // where the part is named; no file if the declaration does not have the part
	Why  hclsyntax.Expression
}

// What returns what is deprecated, in the words of messages.
func (d Deprecation) What() string {
	what := Describe(d.Of.Type, d.Of.Labels)
	if d.Part != "" {
		return d.Part + " of " + what
	}
	return what
}

// Deprecations returns the deprecations in items, in order.
func Deprecations(items []*Item) []Deprecation {
	var out []Deprecation
	for _, it := range items {
		if it.Body == nil || len(it.Labels) == 0 || it.Body.Attributes[deprecatedAttr] == nil {
			continue
		}
		e := dsl.Unparen(it.Body.Attributes[deprecatedAttr].Expr)
		parts, ok := e.(*hclsyntax.ObjectConsExpr)
		if !ok {
			out = append(out, Deprecation{Of: it, Why: e})
			continue
		}
		for _, x := range parts.Items {
			d := Deprecation{Of: it, Part: hcl.ExprAsKeyword(x.KeyExpr), Why: x.ValueExpr}
			d.At, _ = findPart(it.Body, d.Part, func(e hclsyntax.Expression) hclsyntax.Expression { return e })
			out = append(out, d)
		}
	}
	return out
}
