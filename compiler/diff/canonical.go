package diff

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// isSet reports whether an attribute is a list whose order does not matter.
func (n *node) isSet(name string) bool {
	if n.typ == "border" && name == "between" {
		one := n.attr("one_way")
		return one == nil || n.model.canonical(one) == "false"
	}
	return name == "cites" || slices.Contains(speechOf(n.spec).Sets, name) || n.defaults()[name].set
}

// value returns the canonical text of an attribute, or of the default that its class gives it.
func (n *node) value(name string) string {
	if e := n.attr(name); e != nil {
		return n.valueOf(name, e)
	}
	if e := n.defaults()[name].fallback; e != nil {
		return n.valueOf(name, e)
	}
	return ""
}

// valueOf returns the canonical text of an expression as the value of an attribute.
func (n *node) valueOf(name string, e hclsyntax.Expression) string {
	if n.isSet(name) {
		if elements, ok := n.model.setElements(e); ok {
			var out []string
			for _, x := range elements {
				out = append(out, n.canonical(x))
			}
			slices.Sort(out)
			return "[" + strings.Join(out, ", ") + "]"
		}
	}
	// The order of the parameters of a function counts, because they are given by position.
	ordered := n.isSignature(name) && n.typ == "function"
	return printer{model: n.model, scope: n.scope(), keyOrdered: ordered}.print(e, 0)
}

// heading returns the type and the labels of a node.
func (n *node) heading() string {
	parts := []string{n.typ}
	for i := range n.labels {
		parts = append(parts, n.label(i))
	}
	return strings.Join(parts, " ")
}

// text returns the canonical text of the node and everything in it.
func (n *node) text() string {
	var b strings.Builder
	b.WriteString(n.heading() + " {")
	for _, l := range n.attrTexts() {
		b.WriteString(" " + l + ";")
	}
	for _, x := range n.body {
		b.WriteString(" " + x.text())
	}
	return b.String() + " }"
}

// attrTexts returns the attributes of a node in canonical form, in the order of their texts.
func (n *node) attrTexts() []string {
	var lines []string
	if n.isSignature("params") {
		lines = append(lines, "params = "+n.declaration.signature())
	}
	for _, a := range n.attrs {
		if n.isSignature(a.name) {
			continue
		}
		value := n.valueOf(a.name, a.expr)
		if f := n.defaults()[a.name].fallback; f == nil || n.valueOf(a.name, f) != value {
			lines = append(lines, n.attrName(a.name)+" = "+value)
		}
	}
	slices.Sort(lines)
	return lines
}

// segment is a part of a concatenated list: some elements that are written one by one, or an expression whose
// elements are not known, such as the name of another list.
type segment struct {
	elements []hclsyntax.Expression
	list     hclsyntax.Expression // nil if the elements are known
}

// segments returns the parts of a list. Lists that concat joins become one, because a variant that says
// concat(inherited, [x]) and one that repeats the list with x at its end say the same.
func segments(e hclsyntax.Expression, out []segment) []segment {
	if isCall(e, "concat") {
		for _, arg := range dsl.Unparen(e).(*hclsyntax.FunctionCallExpr).Args {
			out = segments(arg, out)
		}
		return out
	}
	x, ok := dsl.Unparen(e).(*hclsyntax.TupleConsExpr)
	switch n := len(out) - 1; {
	case !ok:
		return append(out, segment{list: e})
	case n >= 0 && out[n].list == nil:
		out[n].elements = slices.Concat(out[n].elements, x.Exprs)
		return out
	}
	return append(out, segment{elements: x.Exprs})
}

// isCall reports whether an expression calls a function.
func isCall(e hclsyntax.Expression, name string) bool {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	return ok && call.Name == name && !call.ExpandFinal
}

// listElements returns the elements of a list if all of them are known.
func listElements(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	all := segments(e, nil)
	switch {
	case len(all) == 0: // concat()
		return nil, true
	case len(all) > 1 || all[0].list != nil:
		return nil, false
	}
	return all[0].elements, true
}

// setElements returns the elements of a list whose order has no effect, each once, if all of them are known. It
// computes union and without if everything in them is a constant.
func (s *model) setElements(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	list, ok := listElements(e)
	less := map[string]bool{}
	if isUnion := isCall(e, "union"); isUnion || isCall(e, "without") {
		args := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr).Args
		if len(args) != 2 {
			return nil, false
		}
		a, known := s.setElements(args[0])
		b, also := s.setElements(args[1])
		if ok = known && also && s.areConstants(a) && s.areConstants(b); !ok {
			return nil, false
		}
		if list = a; isUnion {
			list = slices.Concat(a, b)
		} else {
			for _, x := range b {
				less[s.canonical(x)] = true
			}
		}
	}
	var out []hclsyntax.Expression
	for _, x := range list {
		if text := s.canonical(x); !less[text] {
			less[text] = true
			out = append(out, x)
		}
	}
	return out, ok
}

// areConstants reports whether all expressions are literals, flags or names of declared things, so that different texts
// are different values. The lists whose order has no effect are outside bodies, where a bare name is no local name.
func (s *model) areConstants(es []hclsyntax.Expression) bool {
	return !slices.ContainsFunc(es, func(e hclsyntax.Expression) bool {
		if _, ok := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr); ok || hcl.ExprAsKeyword(e) != "" {
			return false
		}
		class, name, ok := reference(e)
		return !ok || !s.isReference(class, name)
	})
}

// reference reads class.name.
func reference(e hclsyntax.Expression) (class, name string, ok bool) {
	t, ok := dsl.Unparen(e).(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) != 2 {
		return "", "", false
	}
	step, ok := t.Traversal[1].(hcl.TraverseAttr)
	return t.Traversal.RootName(), step.Name, ok
}

// computePuts returns a map that is written out instead of put(map, class.name, value), where the map is one. A variant
// that says put(inherited, resource.oil, 2) and one that repeats the map with that value say the same.
func computePuts(e hclsyntax.Expression) hclsyntax.Expression {
	if !isCall(e, "put") || len(dsl.Unparen(e).(*hclsyntax.FunctionCallExpr).Args) != 3 {
		return e
	}
	args := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr).Args
	_, key, ok := reference(args[1])
	before, is := dsl.Unparen(computePuts(args[0])).(*hclsyntax.ObjectConsExpr)
	if !ok || !is {
		return e
	}
	out := *before
	out.SrcRange = e.Range()
	out.Items = slices.DeleteFunc(slices.Clone(before.Items), func(item hclsyntax.ObjectConsItem) bool {
		return hcl.ExprAsKeyword(item.KeyExpr) == key
	})
	out.Items = append(out.Items, objectItem(key, args[2], args[1].Range()))
	return &out
}

// objectItem returns key = value as an item of an object.
func objectItem(key string, value hclsyntax.Expression, at hcl.Range) hclsyntax.ObjectConsItem {
	return hclsyntax.ObjectConsItem{KeyExpr: &hclsyntax.ObjectConsKeyExpr{Wrapped: nameAt(key, at)}, ValueExpr: value}
}
