package diff

import (
	"maps"
	"sort"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// writtenOut returns a text of the node that is the same for more ways to say the same than the one by which
// statements are compared: calls of formulas are written out, variables of loops have no names of their own, a loop
// around one statement is a statement about a list, what is done unless a procedure returns before is in an if, and
// an else that does nothing is left out.
func (n *node) writtenOut() string {
	n.clearCache()
	n.model.writesOut = true
	text := n.text()
	n.model.writesOut = false
	n.clearCache()
	return text
}

// aboutList returns the only statement of a loop over a list with a name, if it means the same as that statement
// about the list.
func (n *node) aboutList() *node {
	if n.typ != "for" || len(n.labels) != 1 || len(n.body) != 1 || hcl.ExprAsKeyword(n.attr("in")) == "" {
		return nil
	}
	in := n.body[0]
	row, ok := schema.Statement(in.typ)
	if !ok || row.Target.Word == "" || !row.Common("in") || len(in.labels) != 1 || in.labels[0] != n.labels[0] || len(in.body) > 0 {
		return nil
	}
	if in.attr("where") != nil || in.attr("in") != nil {
		return nil
	}
	attributes := func(yield func(string, hclsyntax.Expression) bool) {
		for _, a := range in.attrs {
			if !yield(a.name, a.expr) {
				return
			}
		}
	}
	if !schema.Repeatable(in.typ, attributes, n.attr("where"), n.labels[0]) {
		return nil
	}
	return in
}

// loopVariables returns what the variables of the loops around a node, and its own, are called where names do not
// count.
func (n *node) loopVariables() map[string]string {
	var loops []*node
	for x := n; x != nil; x = x.parent {
		if x.typ == "for" && len(x.labels) == 1 {
			loops = append(loops, x)
		}
	}
	if len(loops) == 0 {
		return nil
	}
	out := map[string]string{}
	for i, x := range loops {
		if x.aboutList() != nil {
			out[x.labels[0]] = "it"
		} else {
			out[x.labels[0]] = "$" + strconv.Itoa(len(loops)-i)
		}
	}
	return out
}

// withLoops adds the variables of loops to other names.
func (n *node) withLoops(locals map[string]string) map[string]string {
	loops := n.loopVariables()
	if loops == nil {
		return locals
	}
	out := maps.Clone(locals)
	if out == nil {
		out = map[string]string{}
	}
	maps.Copy(out, loops)
	return out
}

// writtenLines returns the attributes and statements of a node as writtenOut shows them.
func (n *node) writtenLines() (heading string, lines []string, body []*node) {
	heading, body = n.heading(), n.body
	lines = n.attrLines()
	if in := n.aboutList(); in != nil {
		heading, body = in.typ+" "+n.model.canonicalWith(n.attr("in"), n.locals(), false), nil
		lines = in.attrLines()
		if where := n.attr("where"); where != nil {
			lines = append(lines, "where = "+in.valueOf("where", where))
		}
		sort.Strings(lines)
	}
	if n.isRules() {
		body = n.guarded(body)
	}
	var left []*node
	for _, x := range body {
		if x.typ != "else" || len(x.body) > 0 {
			left = append(left, x)
		}
	}
	return heading, lines, left
}

// isRules reports whether a node is the body of what ends when it returns and has no result.
func (n *node) isRules() bool {
	if n.parent != nil {
		return false
	}
	switch n.typ {
	case "procedure", "phase", "on", "before", "after":
		return true
	}
	return false
}

// guarded returns statements in which what follows a return under a condition is in an if under the opposite one.
func (n *node) guarded(body []*node) []*node {
	for i, x := range body {
		if x.typ != "if" || len(x.attrs) != 1 || len(x.body) != 1 || x.body[0].typ != "return" || len(x.body[0].attrs) > 0 {
			continue
		}
		rest := body[i+1:]
		if len(rest) == 0 || rest[0].typ == "else" || rest[0].typ == "else_if" {
			continue
		}
		guard := *x
		guard.attrs = []attr{{name: "when", expr: not(x.attrs[0].expr)}}
		guard.body = n.guarded(rest)
		guard.cachedText = ""
		return append(body[:i:i], &guard)
	}
	return body
}

// attrLines returns the attributes of a node in canonical form, in the order of their texts.
func (n *node) attrLines() []string {
	var lines []string
	if n.isSignature("params") {
		lines = append(lines, "params = "+n.declaration.signature())
	}
	for _, a := range n.attrs {
		name := n.attrName(a.name)
		if n.isSignature(a.name) {
			continue
		}
		value := n.valueOf(a.name, a.expr)
		if f := n.model.specs[n.class()][a.name].fallback; f != nil && n.valueOf(a.name, f) == value {
			continue
		}
		lines = append(lines, name+" = "+value)
	}
	sort.Strings(lines)
	return lines
}

// writtenText returns the text of a node of these lines and statements.
func writtenText(heading string, lines []string, body []*node) string {
	var b strings.Builder
	b.WriteString(heading + " {")
	for _, l := range lines {
		b.WriteString(" " + l + ";")
	}
	for _, x := range body {
		b.WriteString(" " + x.text())
	}
	b.WriteString(" }")
	return b.String()
}
