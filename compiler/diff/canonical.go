package diff

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// canonical returns the canonical text of an expression: equal texts mean the same.
func (s *model) canonical(e hclsyntax.Expression) string { return s.canonicalWith(e, nil, false) }

// canonicalWith is like canonical, with new names for local names. fixed means that the order of object keys matters.
func (s *model) canonicalWith(e hclsyntax.Expression, locals map[string]string, fixed bool) string {
	if e == nil {
		return ""
	}
	p := printer{renaming: s.renaming, locals: locals, keepKeyOrder: fixed, plain: true}
	p.expr(e, 0)
	return p.out.String()
}

// canonical is like that of the model, with the names that the block has for what is bound around it.
func (n *node) canonical(e hclsyntax.Expression) string {
	return n.model.canonicalWith(e, n.locals(), false)
}

// canonicalAsWritten is like canonical, but applies no renaming.
func (s *model) canonicalAsWritten(e hclsyntax.Expression) string {
	p := printer{}
	p.expr(e, 0)
	return p.out.String()
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

// isSet reports whether an attribute is a list whose order does not matter.
func (n *node) isSet(name string) bool {
	if n.typ == "border" && name == "between" {
		one := n.attr("one_way")
		return one == nil || n.model.canonical(one) == "false"
	}
	return isSet(n.spec, name) || n.model.specs[n.class()][name].set
}

// keysOrdered reports whether the order of an attribute's keys matters, as for the parameters of a function, which
// are given by position.
func (n *node) keysOrdered(name string) bool { return n.typ == "function" && name == "params" }

// value returns the canonical text of an attribute, or of the default that its class gives it.
func (n *node) value(name string) string {
	e := n.attr(name)
	if e == nil {
		if e = n.model.specs[n.class()][name].fallback; e == nil {
			return ""
		}
	}
	return n.valueOf(name, e)
}

// valueOf returns the canonical text of an expression as the value of an attribute.
func (n *node) valueOf(name string, e hclsyntax.Expression) string {
	s := n.model
	locals := n.locals()
	if !n.isSet(name) {
		return s.canonicalWith(e, locals, n.keysOrdered(name))
	}
	elements, ok := s.setElements(e)
	if !ok {
		return s.canonicalWith(e, locals, false)
	}
	var out []string
	for _, x := range elements {
		out = append(out, s.canonicalWith(x, locals, false))
	}
	sort.Strings(out)
	return "[" + strings.Join(out, ", ") + "]"
}

// heading returns the type and the labels of a node.
func (n *node) heading() string {
	parts := []string{n.typ}
	for i := range n.labels {
		parts = append(parts, n.model.renaming.label(n, i))
	}
	return strings.Join(parts, " ")
}

// text returns the canonical text of the node and everything in it.
func (n *node) text() string {
	if n.cachedText != "" {
		return n.cachedText
	}
	var b strings.Builder
	b.WriteString(n.heading() + " {")
	for _, l := range n.attrTexts() {
		b.WriteString(" " + l + ";")
	}
	for _, x := range n.body {
		b.WriteString(" " + x.text())
	}
	n.cachedText = b.String() + " }"
	return n.cachedText
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
		if f := n.model.specs[n.class()][a.name].fallback; f != nil && n.valueOf(a.name, f) == value {
			continue
		}
		lines = append(lines, n.attrName(a.name)+" = "+value)
	}
	sort.Strings(lines)
	return lines
}

// loopVariables adds to the names of a declaration those of the variables of the loops around a node, and its own:
// what a loop calls its variable makes no difference.
func (n *node) loopVariables(locals map[string]string) map[string]string {
	var loops []string
	for x := n; x != nil; x = x.parent {
		if x.typ == "for" && len(x.labels) == 1 {
			loops = append(loops, x.labels[0])
		}
	}
	if len(loops) == 0 && n.variable == "" {
		return locals
	}
	out := map[string]string{}
	for name, now := range locals {
		out[name] = now
	}
	for i := len(loops) - 1; i >= 0; i-- {
		out[loops[i]] = "$" + strconv.Itoa(len(loops)-i)
	}
	if n.variable != "" {
		out[n.variable] = listElement
	}
	return out
}

// attrName returns the new name of an attribute.
func (n *node) attrName(name string) string {
	if n.typ == "=" {
		if now, ok := n.locals()[name]; ok {
			return now
		}
		return name
	}
	if now := n.argumentName(name); now != name {
		return now
	}
	if n.spec.Has(name) {
		return name
	}
	if prefix, rest, ok := strings.Cut(name, " "); ok { // of a class
		return prefix + " " + n.model.renaming.unqualified(rest)
	}
	return n.model.renaming.unqualified(name)
}

// clearCache drops the texts that were computed before names changed.
func (n *node) clearCache() {
	n.cachedText, n.cachedContents, n.cachedSize = "", nil, 0
	for _, b := range n.body {
		b.clearCache()
	}
}

// sourceText returns an expression as its author would write it on one line.
func sourceText(e hclsyntax.Expression) string {
	p := printer{keepKeyOrder: true}
	p.expr(e, 0)
	return p.out.String()
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
	switch x := dsl.Unparen(e).(type) {
	case *hclsyntax.TupleConsExpr:
		if n := len(out) - 1; n >= 0 && out[n].list == nil {
			out[n].elements = slices.Concat(out[n].elements, x.Exprs)
			return out
		}
		return append(out, segment{elements: x.Exprs})
	case *hclsyntax.FunctionCallExpr:
		if x.Name == "concat" && !x.ExpandFinal {
			for _, arg := range x.Args {
				out = segments(arg, out)
			}
			return out
		}
	}
	return append(out, segment{list: e})
}

// isConcat reports whether an expression joins lists with concat.
func isConcat(e hclsyntax.Expression) bool {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	return ok && call.Name == "concat" && !call.ExpandFinal
}

// listElements returns the elements of a list if all of them are known.
func listElements(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	all := segments(e, nil)
	switch {
	case len(all) == 0:
		return nil, isConcat(e)
	case len(all) > 1 || all[0].list != nil:
		return nil, false
	}
	return all[0].elements, true
}

// setElements returns the elements of a list whose order has no effect, each once, if all of them are known. It
// computes union and without if everything in them is a constant.
func (s *model) setElements(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	var out []hclsyntax.Expression
	seen := map[string]bool{}
	add := func(list []hclsyntax.Expression) {
		for _, x := range list {
			if text := s.canonical(x); !seen[text] {
				seen[text] = true
				out = append(out, x)
			}
		}
	}
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	if !ok || call.ExpandFinal || len(call.Args) != 2 || call.Name != "union" && call.Name != "without" {
		list, ok := listElements(e)
		add(list)
		return out, ok
	}
	a, ok := s.setElements(call.Args[0])
	b, also := s.setElements(call.Args[1])
	if !ok || !also || !s.areConstants(a) || !s.areConstants(b) {
		return nil, false
	}
	if call.Name == "union" {
		add(a)
		add(b)
		return out, true
	}
	for _, x := range b {
		seen[s.canonical(x)] = true
	}
	add(a)
	return out, true
}

// areConstants reports whether all expressions are literals or names of declared things, so that different texts are
// different values.
func (s *model) areConstants(es []hclsyntax.Expression) bool {
	for _, e := range es {
		if _, ok := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr); ok {
			continue
		}
		if class, name, ok := reference(e); !ok || !s.isReference(class, name) {
			return false
		}
	}
	return true
}

// computePuts returns a map that is written out instead of put(map, class.name, value), where the map is one. A variant
// that says put(inherited, resource.oil, 2) and one that repeats the map with that value say the same.
func computePuts(e hclsyntax.Expression) hclsyntax.Expression {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "put" || len(call.Args) != 3 || call.ExpandFinal {
		return e
	}
	_, key, ok := reference(call.Args[1])
	before, is := dsl.Unparen(computePuts(call.Args[0])).(*hclsyntax.ObjectConsExpr)
	if !ok || !is {
		return e
	}
	out := *before
	out.SrcRange = call.Range()
	out.Items = slices.DeleteFunc(slices.Clone(before.Items), func(item hclsyntax.ObjectConsItem) bool {
		return hcl.ExprAsKeyword(item.KeyExpr) == key
	})
	at := call.Args[1].Range()
	name := nameAt(key, at)
	out.Items = append(out.Items, hclsyntax.ObjectConsItem{KeyExpr: &hclsyntax.ObjectConsKeyExpr{Wrapped: name}, ValueExpr: call.Args[2]})
	return &out
}
