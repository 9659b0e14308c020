package shortform

import (
	"maps"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// ExpandStatement returns the statements that a statement in a short form means: an if around one with `when`, a for
// around one with `in`, and one for each local that is set. Of a loop around one statement about the elements of a
// list that has a name there is one form more, the statement about the list. That is what it returns then, because the
// syntax does not tell whether the name in a statement is that of a list; variable is what the loop calls each element.
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

// wrap returns a block of another type that has some of the attributes of a block, and in it the block without them.
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

// expandAssignments returns a statement that gives several locals their values as one for each.
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

// Guarded returns the `if` of a procedure or phase that does nothing but under its condition, and nil for other
// blocks: the procedure may as well return under the opposite condition first.
func Guarded(typ string, body *hclsyntax.Body) *hclsyntax.Block {
	if typ != "procedure" && typ != "phase" || len(body.Blocks) != 1 {
		return nil
	}
	inner, parts := body.Blocks[0], dsl.Parts(body)
	// A binding after the if is not reached.
	if inner.Type != "if" || inner.Body.Attributes["when"] == nil || len(inner.Body.Blocks) < 2 ||
		inner.Body.Attributes["cites"] != nil || parts[len(parts)-1].Block != inner {
		return nil
	}
	return inner
}

// ExpandBody returns the body of a procedure that does nothing but under one condition as one that returns under the
// opposite condition first; other bodies as they are.
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
