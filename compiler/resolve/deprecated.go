package resolve

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// deprecatedAttr is the attribute that advises against a declaration, or against parts of it.
const deprecatedAttr = "deprecated"

// Deprecation says that others should not use a declaration any more, or a part of it.
type Deprecation struct {
	Of   *Item
	Part string    // a parameter, a member or a value; "" for the declaration itself
	At   hcl.Range // where the part has its name; no file if the declaration has no such part
	Why  hclsyntax.Expression
}

// What says what is deprecated.
func (d Deprecation) What() string {
	what := Describe(d.Of.Type, d.Of.Labels)
	if d.Part != "" {
		return d.Part + " of " + what
	}
	return what
}

// Deprecations returns what items advise against, in their order.
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
