package diff

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// spelledOut returns what a statement in a short form means: an if around one with `when`, and a for around one with
// `in`.
func spelledOut(b *hclsyntax.Block) *hclsyntax.Block {
	row, ok := schema.Statement(b.Type)
	if !ok {
		return b
	}
	switch {
	case row.Common("when") && b.Body.Attributes["when"] != nil:
		return around(b, "if", false, "when")
	case row.Common("in") && b.Body.Attributes["in"] != nil && len(b.Labels) == 1:
		return around(b, "for", true, "in", "where")
	}
	return b
}

// around returns a block of another type that has some of the attributes of a block, and in it the block without them.
func around(b *hclsyntax.Block, typ string, labelled bool, names ...string) *hclsyntax.Block {
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
	if out.Type = typ; !labelled {
		out.Labels, out.LabelRanges = nil, nil
	}
	out.Body = &hclsyntax.Body{Attributes: outer, Blocks: hclsyntax.Blocks{&inner}, SrcRange: rest.SrcRange, EndRange: rest.EndRange}
	return &out
}

// listElement is what a statement about a list calls each element.
const listElement = "it"

// aboutList returns the statement about a list that means the same as a loop around one statement, and the variable of
// the loop; or nil.
func aboutList(b *hclsyntax.Block) (short *hclsyntax.Block, variable string) {
	in := b.Body.Attributes["in"]
	if b.Type != "for" || len(b.Labels) != 1 || len(b.Body.Blocks) != 1 || in == nil || hcl.ExprAsKeyword(in.Expr) == "" {
		return nil, ""
	}
	inner, where := *b.Body.Blocks[0], b.Body.Attributes["where"]
	row, ok := schema.Statement(inner.Type)
	if !ok || row.Target.Word == "" || !row.Common("in") || !slices.Equal(inner.Labels, b.Labels) || len(inner.Body.Blocks) > 0 {
		return nil, ""
	}
	body := *inner.Body
	body.Attributes = maps.Clone(body.Attributes)
	for _, name := range []string{"where", "in", "when"} {
		if body.Attributes[name] != nil {
			return nil, ""
		}
	}
	attributes := func(yield func(string, hclsyntax.Expression) bool) {
		for name, a := range inner.Body.Attributes {
			if !yield(name, a.Expr) {
				return
			}
		}
	}
	var condition hclsyntax.Expression
	if where != nil {
		condition, body.Attributes["where"] = where.Expr, where
	}
	if !schema.Repeatable(inner.Type, attributes, condition, b.Labels[0]) {
		return nil, ""
	}
	inner.Labels, inner.Body = []string{hcl.ExprAsKeyword(in.Expr)}, &body
	return &inner, b.Labels[0]
}

// addFlags adds the flags that a class block declares, each as the attribute that it stands for: true or false, and
// false by default.
func (n *node) addFlags(a attr) {
	for _, key := range flagNames(a.expr, nil) {
		name := "attribute " + hcl.ExprAsKeyword(key)
		n.removeAttr(name)
		item := func(key string, value hclsyntax.Expression) hclsyntax.ObjectConsItem {
			return hclsyntax.ObjectConsItem{KeyExpr: &hclsyntax.ObjectConsKeyExpr{Wrapped: nameAt(key, a.rng)}, ValueExpr: value}
		}
		is := &hclsyntax.ObjectConsExpr{SrcRange: key.Range(), Items: []hclsyntax.ObjectConsItem{
			item("type", nameAt("bool", a.rng)), item("default", &hclsyntax.LiteralValueExpr{Val: cty.False, SrcRange: a.rng}),
		}}
		n.attrs = append(n.attrs, attr{name: name, expr: is, rng: key.Range()})
	}
}

// spellFlags replaces the list of a member's flags by the attributes that they stand for.
func (n *node) spellFlags() {
	e := n.attr("flags")
	if e == nil || slices.Contains(flagNames(e, nil), nil) {
		return
	}
	n.removeAttr("flags")
	for _, key := range flagNames(e, nil) {
		if name := hcl.ExprAsKeyword(key); n.attr(name) == nil {
			n.attrs = append(n.attrs, attr{name: name, expr: &hclsyntax.LiteralValueExpr{Val: cty.True, SrcRange: key.Range()}, rng: key.Range()})
		}
	}
}

// flagNames appends the names in a list of flags to out, each once, and nil for what is no name. It computes concat,
// union and without.
func flagNames(e hclsyntax.Expression, out []hclsyntax.Expression) []hclsyntax.Expression {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	switch {
	case ok && len(call.Args) == 2 && call.Name == "without":
		less := flagNames(call.Args[1], nil)
		return append(out, slices.DeleteFunc(flagNames(call.Args[0], nil), func(x hclsyntax.Expression) bool {
			return x != nil && slices.ContainsFunc(less, func(y hclsyntax.Expression) bool {
				return y != nil && hcl.ExprAsKeyword(x) == hcl.ExprAsKeyword(y)
			})
		})...)
	case ok && (call.Name == "concat" || call.Name == "union"):
		for _, arg := range call.Args {
			out = flagNames(arg, out)
		}
		return out
	}
	list, ok := dsl.Unparen(e).(*hclsyntax.TupleConsExpr)
	if !ok {
		return append(out, nil)
	}
	for _, x := range list.Exprs {
		switch hcl.ExprAsKeyword(x) {
		case "":
			out = append(out, nil)
		case resolve.Inherited: // what the class has already
		default:
			out = append(out, x)
		}
	}
	return out
}

// nameAt returns a name as an expression.
func nameAt(name string, at hcl.Range) *hclsyntax.ScopeTraversalExpr {
	return &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: name, SrcRange: at}}, SrcRange: at}
}
