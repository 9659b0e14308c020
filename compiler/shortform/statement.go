package shortform

import (
	"maps"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// ExpandStatement returns the long form of a statement: in an if for `when`, in a for for `in`, and one statement for
// each local name that is set. There is one exception: a loop around one statement about the elements of a named list
// is returned as the statement about the list, because the syntax does not tell whether a name in a statement is that
// of a list. variable is then the name of the elements in the loop.
func ExpandStatement(b *hclsyntax.Block) (long []*hclsyntax.Block, variable string) {
	row, _ := schema.Statement(b.Type)
	switch {
	case row == nil:
		return []*hclsyntax.Block{b}, ""
	case row.Common("when") && b.Body.Attributes["when"] != nil:
		return []*hclsyntax.Block{wrap(b, "if", nil, "when")}, ""
	case b.Type == "set" && len(b.Labels) == 0:
		return expandAssignments(b), ""
	case row.Common("in") && b.Body.Attributes["in"] != nil && len(b.Labels) == 1:
		b = wrap(b, "for", b.Labels, "in", "where")
	}
	one := Repeated(b)
	if one == nil {
		return []*hclsyntax.Block{b}, ""
	}
	list := hcl.ExprAsKeyword(b.Body.Attributes["in"].Expr)
	if row, _ := schema.Statement(one.Type); list == "" || !row.Common("in") || len(one.Body.Blocks) > 0 {
		return []*hclsyntax.Block{b}, ""
	}
	out, body := *one, *one.Body
	body.Attributes = hclsyntax.Attributes{}
	maps.Copy(body.Attributes, one.Body.Attributes)
	if where := b.Body.Attributes["where"]; where != nil {
		body.Attributes["where"] = where
	}
	out.Labels, out.Body = []string{list}, &body
	return []*hclsyntax.Block{&out}, b.Labels[0]
}

// wrap moves some attributes of a block to a new block of another type around it.
func wrap(b *hclsyntax.Block, typ string, labels []string, names ...string) *hclsyntax.Block {
	rest, outer := *b.Body, hclsyntax.Attributes{}
	rest.Attributes = maps.Clone(rest.Attributes)
	for _, name := range names {
		if a := rest.Attributes[name]; a != nil {
			outer[name] = a
			delete(rest.Attributes, name)
		}
	}
	inner, out := *b, *b
	inner.Body = &rest
	out.Type, out.Labels = typ, labels
	out.Body = &hclsyntax.Body{
		Attributes: outer, Blocks: hclsyntax.Blocks{&inner}, SrcRange: rest.SrcRange, EndRange: rest.EndRange,
	}
	return &out
}

// expandAssignments splits a statement that sets several local names into one for each.
func expandAssignments(b *hclsyntax.Block) (out []*hclsyntax.Block) {
	cites := b.Body.Attributes["cites"]
	for _, a := range dsl.Attributes(b.Body) {
		if a == cites {
			continue
		}
		one, body, is := *b, *b.Body, *a
		is.Name = "is"
		body.Attributes = hclsyntax.Attributes{"is": &is}
		if cites != nil {
			body.Attributes["cites"] = cites
		}
		one.Labels, one.LabelRanges, one.Body = []string{a.Name}, []hcl.Range{a.NameRange}, &body
		out = append(out, &one)
	}
	return out
}

// Guarded returns the `if` that is the only statement of a procedure or phase, and nil for other blocks. Such a
// procedure can also be written to return first under the opposite condition.
func Guarded(typ string, body *hclsyntax.Body) *hclsyntax.Block {
	if typ != "procedure" && typ != "phase" || len(body.Blocks) != 1 {
		return nil
	}
	inner, parts := body.Blocks[0], dsl.Parts(body)
	// A binding after the if would not be evaluated.
	if inner.Type != "if" || inner.Body.Attributes["when"] == nil || len(inner.Body.Blocks) < 2 ||
		inner.Body.Attributes["cites"] != nil || parts[len(parts)-1].Block != inner {
		return nil
	}
	return inner
}

// ExpandBody returns the body of a procedure that has only an `if` as one that returns first under the opposite
// condition; it returns other bodies unchanged.
func ExpandBody(typ string, body *hclsyntax.Body) *hclsyntax.Body {
	inner := Guarded(typ, body)
	if inner == nil {
		return body
	}
	leave, guard, not := *inner, *inner, *inner.Body.Attributes["when"]
	leave.Type, leave.Body = "return", &hclsyntax.Body{SrcRange: inner.Body.SrcRange}
	not.Expr = &hclsyntax.UnaryOpExpr{Op: hclsyntax.OpLogicalNot, Val: not.Expr, SrcRange: not.SrcRange}
	guard.Body = &hclsyntax.Body{
		Attributes: hclsyntax.Attributes{"when": &not}, Blocks: hclsyntax.Blocks{&leave}, SrcRange: inner.Body.SrcRange,
	}
	out := *body
	out.Attributes = hclsyntax.Attributes{}
	maps.Copy(out.Attributes, body.Attributes)
	maps.Copy(out.Attributes, inner.Body.Attributes)
	delete(out.Attributes, "when")
	out.Blocks = append(hclsyntax.Blocks{&guard}, inner.Body.Blocks...)
	return &out
}
