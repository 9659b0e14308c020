package diff

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// spelledOut returns what a statement in a short form means: an if around one with `when`, and a for around one with `in`.
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

// byName returns the arguments that a call or an event is given by position under the names of the parameters or fields, where these are
// known.
func (s *model) byName(typ string, labels []string, with *hclsyntax.Attribute) []attr {
	as := []attr{{with.Name, with.Expr, with.NameRange}}
	list, ok := dsl.Unparen(with.Expr).(*hclsyntax.TupleConsExpr)
	if !ok || len(labels) == 0 {
		return as
	}
	kinds, declares := []string{"procedure", "phase"}, "params"
	if typ == "emit" {
		kinds, declares = []string{"event"}, "fields"
	}
	for _, it := range s.res.Items {
		if it.Body == nil || !slices.Contains(kinds, it.Type) || !slices.Equal(it.Labels, labels[:1]) {
			continue
		}
		params, ok := it.Body.Attributes[declares]
		if !ok {
			continue
		}
		o, ok := dsl.Unparen(params.Expr).(*hclsyntax.ObjectConsExpr)
		if !ok || len(o.Items) < len(list.Exprs) {
			continue
		}
		as = nil
		for i, x := range list.Exprs {
			as = append(as, attr{keyword(o.Items[i].KeyExpr), x, x.Range()})
		}
	}
	return as
}

// flag is how the attributes of the node of a class that are its flags begin.
const flag = "flag "

// addFlags adds the flags that a class block declares, each as an attribute of the node.
func (n *node) addFlags(a attr) {
	list, _ := n.model.setElements(a.expr)
	for _, x := range list {
		if name := keyword(x); name != resolve.Inherited {
			n.removeAttr(flag + name)
			n.attrs = append(n.attrs, attr{name: flag + name, expr: x, rng: x.Range()})
		}
	}
}
