package diff

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

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

// readFlags makes the attributes that other declares as flags flags of this scenario, too, where they mean the same,
// and gives each member one list of its flags, whether it lists them or says them by their names.
func (s *model) readFlags(other *resolve.Result) {
	elsewhere := map[string]bool{} // by class and name
	for _, it := range other.Items {
		if it.Type != "class" || it.Body == nil || it.Body.Attributes["flags"] == nil {
			continue
		}
		list, _ := s.setElements(it.Body.Attributes["flags"].Expr)
		for _, x := range list {
			elsewhere[it.Labels[0]+"."+keyword(x)] = true
		}
	}
	flags := map[string]bool{}
	for _, d := range s.declarations {
		if d.typ != "class" {
			continue
		}
		for i, a := range d.node.attrs {
			name, ok := strings.CutPrefix(a.name, "attribute ")
			if ok && elsewhere[d.last+"."+name] && isFlag(a.expr) {
				key := &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: name, SrcRange: a.rng}}, SrcRange: a.rng}
				d.node.attrs[i] = attr{name: flag + name, expr: key, rng: a.rng}
			}
			if name, ok := strings.CutPrefix(d.node.attrs[i].name, flag); ok {
				flags[d.last+"."+name] = true
			}
		}
	}
	for _, d := range s.declarations {
		if d.typ != "class" {
			d.node.listFlags(d.class, flags)
		}
	}
}

// isFlag reports whether an attribute is declared as what a flag is: true or false, and false by default.
func isFlag(e hclsyntax.Expression) bool {
	o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return false
	}
	typ, isFalse := "", false
	for _, it := range o.Items {
		switch keyword(it.KeyExpr) {
		case "type":
			typ = hcl.ExprAsKeyword(it.ValueExpr)
		case "default":
			yes, ok := truth(it.ValueExpr)
			isFalse = ok && !yes
		}
	}
	return typ == "bool" && isFalse && len(o.Items) == 2
}

// listFlags adds the flags that a member says by their names to the list of its flags, and takes those out of it that
// it says not to have.
func (n *node) listFlags(class string, flags map[string]bool) {
	var list []hclsyntax.Expression
	var rest []attr
	at, found := hcl.Range{}, false
	for _, a := range n.attrs {
		yes, ok := truth(a.expr)
		switch {
		case flags[class+"."+a.name] && ok:
			found = true
			if yes {
				list, at = append(list, &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: a.name, SrcRange: a.rng}}, SrcRange: a.rng}), a.rng
			}
		default:
			rest = append(rest, a)
		}
	}
	if !found {
		return
	}
	for i, a := range rest {
		if a.name != "flags" {
			continue
		}
		old, ok := n.model.setElements(a.expr)
		if !ok {
			return
		}
		for _, x := range old {
			if e := n.attr(keyword(x)); e == nil || !flags[class+"."+keyword(x)] {
				list = append(list, x)
			}
		}
		at, rest = a.rng, slices.Delete(rest, i, i+1)
		break
	}
	if len(list) > 0 {
		rest = append(rest, attr{name: "flags", expr: &hclsyntax.TupleConsExpr{Exprs: list, SrcRange: at}, rng: at})
	}
	n.attrs = rest
}
