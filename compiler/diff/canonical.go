package diff

import (
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
