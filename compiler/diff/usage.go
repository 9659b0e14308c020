package diff

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// isCallable reports whether nothing happens because of a declaration unless something calls it.
func (d *declaration) isCallable() bool {
	return d.typ == "procedure" || d.typ == "phase" || d.typ == "function"
}

// onlyForTests reports whether a procedure or function is called by tests and by no rule, in every scenario that has it.
func (c *comparer) onlyForTests(d *declaration) bool {
	if !d.isCallable() || !d.model.testOnly()[d] {
		return false
	}
	other := c.partner[d]
	return other == nil || other.model.testOnly()[other]
}

// testOnly returns the declarations that are called by tests, directly or indirectly, and by no rule.
func (s *model) testOnly() map[*declaration]bool {
	if s.forTests != nil {
		return s.forTests
	}
	byRules := map[*declaration]bool{}
	s.forTests = map[*declaration]bool{}
	for _, d := range s.declarations {
		if !d.isCallable() && d.typ != "test" && d.typ != "rulebook" {
			s.reach(d, byRules)
		}
	}
	for _, d := range s.declarations {
		if d.typ == "test" {
			s.reach(d, s.forTests)
		}
	}
	for d := range byRules {
		delete(s.forTests, d)
	}
	return s.forTests
}

// reach adds to found everything that d calls, directly or indirectly.
func (s *model) reach(d *declaration, found map[*declaration]bool) {
	call := func(typ, name string) {
		if to := s.byKey[typ+"\x00"+name]; to != nil && !found[to] {
			found[to] = true
			s.reach(to, found)
		}
	}
	var walk func(n *node)
	walk = func(n *node) {
		for i, name := range n.labels {
			for _, typ := range n.classes(i) {
				call(typ, name)
			}
		}
		for _, a := range n.attrs {
			_ = hclsyntax.VisitAll(a.expr, func(x hclsyntax.Node) hcl.Diagnostics {
				if f, ok := x.(*hclsyntax.FunctionCallExpr); ok {
					call("function", f.Name)
				}
				return nil
			})
		}
		for _, x := range n.body {
			walk(x)
		}
	}
	walk(d.node)
}

// isExtraction reports whether a procedure consists of statements that were in another one in the other scenario, and is now called
// where they were, with its parameters named alike: then nothing is different in play. The statements and the call are the
// changes of node; outside is the body that has the statements, and inside the body that has the call.
func isExtraction(d *declaration, statements []*node, call *node) bool {
	if call == nil || call.typ != "call" || len(call.labels) != 1 || len(statements) != len(d.node.body) || len(statements) == 0 {
		return false
	}
	for _, a := range call.attrs {
		if hcl.ExprAsKeyword(a.expr) != a.name {
			return false
		}
	}
	outside, inside := statements[0].parent, call.parent
	if outside == nil || inside == nil || d.hasReturn() {
		return false
	}
	// With the call replaced by the statements of the procedure, the bodies are equal before and after it.
	var with []string
	from := 0
	for _, x := range inside.body {
		if x == call {
			from = len(with)
			for _, y := range d.node.body {
				with = append(with, y.text())
			}
			continue
		}
		with = append(with, x.text())
	}
	var was []string
	at := -1
	for i, x := range outside.body {
		if x == statements[0] {
			at = i
		}
		was = append(was, x.text())
	}
	n := len(statements)
	if at < 0 || at+n > len(was) || strings.Join(was[at:at+n], "\n") != strings.Join(with[from:from+n], "\n") {
		return false
	}
	sameNeighbour := func(i, j int) bool {
		if i < 0 || j < 0 {
			return i < 0 && j < 0
		}
		if i >= len(was) || j >= len(with) {
			return i >= len(was) && j >= len(with)
		}
		return was[i] == with[j]
	}
	return sameNeighbour(at-1, from-1) || sameNeighbour(at+n, from+n)
}

// hasReturn reports whether a procedure has a return statement, which ends more where the statements are not in a procedure of
// their own.
func (d *declaration) hasReturn() bool {
	var in func(n *node) bool
	in = func(n *node) bool {
		for _, x := range n.body {
			if x.typ == "return" || in(x) {
				return true
			}
		}
		return false
	}
	return in(d.node)
}
