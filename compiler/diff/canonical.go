package diff

import (
	"sort"
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
	if s.writesOut {
		p.formulas = s.formulas
	}
	p.expr(e, 0)
	return p.out.String()
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

// label returns the new name of label i.
func (n *node) label(i int) string {
	return n.model.renaming.label(n, i)
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
	if n.cachedText != "" {
		return n.cachedText
	}
	if n.model.writesOut {
		n.cachedText = writtenText(n.writtenLines())
	} else {
		n.cachedText = writtenText(n.heading(), n.attrLines(), n.body)
	}
	return n.cachedText
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
func sourceText(e hclsyntax.Expression) string { return operandText(e, 0) }

// operandText is like sourceText for the operand of an operator: it is in parentheses if its precedence is below
// minPrecedence.
func operandText(e hclsyntax.Expression, minPrecedence int) string {
	p := printer{keepKeyOrder: true}
	p.expr(e, minPrecedence)
	return p.out.String()
}
