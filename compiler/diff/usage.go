package diff

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// isCallable reports whether nothing happens because of a declaration unless something calls it.
func (d *declaration) isCallable() bool {
	return d.typ == "procedure" || d.typ == "phase" || d.typ == "function"
}

// isOnlyForTests reports whether a procedure or function is called by tests and by no rule, in every scenario that has
// it.
func (c *comparer) isOnlyForTests(d *declaration) bool {
	if !d.isCallable() || !d.model.findTestOnly()[d] {
		return false
	}
	other := c.partner[d]
	return other == nil || other.model.findTestOnly()[other]
}

// findTestOnly returns the declarations that are called by tests, directly or indirectly, and by no rule.
func (s *model) findTestOnly() map[*declaration]bool {
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

// reach adds to found what a declaration uses, directly or indirectly.
func (s *model) reach(d *declaration, found map[*declaration]bool) {
	for _, to := range s.usedBy(d) {
		if !found[to] {
			found[to] = true
			s.reach(to, found)
		}
	}
}

// findPhases returns the phases of a scenario in the order in which its sequence calls them, and for each declaration
// the phases that use it, other than by calling another phase.
func (s *model) findPhases() (phases []*declaration, within map[*declaration][]*declaration) {
	seen := map[*declaration]bool{}
	var follow func(d *declaration)
	follow = func(d *declaration) {
		if seen[d] {
			return
		}
		seen[d] = true
		if d.typ == "phase" {
			phases = append(phases, d)
		}
		for _, to := range s.usedBy(d) {
			follow(to)
		}
	}
	for _, d := range s.declarations {
		if d.typ == "sequence" {
			follow(d)
		}
	}
	within = map[*declaration][]*declaration{}
	for _, p := range phases {
		var mark func(d *declaration)
		mark = func(d *declaration) {
			if d.typ == "phase" && d != p || slices.Contains(within[d], p) {
				return
			}
			within[d] = append(within[d], p)
			for _, to := range s.usedBy(d) {
				mark(to)
			}
		}
		mark(p)
	}
	return phases, within
}

// usedBy returns what a declaration calls, offers, reads or announces, and what is attached to it, in the order of
// the source.
func (s *model) usedBy(d *declaration) []*declaration {
	if s.used == nil {
		s.used, s.attached = map[*declaration][]*declaration{}, s.attachments()
	}
	if list, ok := s.used[d]; ok {
		return list
	}
	isHook := slices.Contains([]string{"before", "after", "around", "on"}, d.typ)
	var out []*declaration
	seen := map[*declaration]bool{d: true}
	add := func(list ...*declaration) {
		for _, to := range list {
			if to != nil && !seen[to] {
				seen[to] = true
				out = append(out, to)
			}
		}
	}
	var walk func(n *node)
	walk = func(n *node) {
		for i, name := range n.labels {
			if n.parent == nil && (i == len(n.labels)-1 || isHook) {
				continue // what it is called, and what it is attached to
			}
			for _, typ := range n.classes(i) {
				add(s.byKey[typ+"\x00"+name])
			}
		}
		for _, a := range n.attrs {
			if !forBots(a.name) && (n.parent != nil || !d.attaches(a.name)) {
				add(s.findNamed(a.expr)...)
			}
		}
		for _, x := range n.inOrder() {
			walk(x)
		}
	}
	walk(d.node)
	add(s.attached[d]...)
	s.used[d] = out
	return out
}

// attaches reports whether an attribute of a declaration names what the declaration takes part in, and not what it
// uses.
func (d *declaration) attaches(attr string) bool {
	switch d.typ {
	case "modifier", "suppress", "forbid", "ensure", "allow":
		return slices.Contains([]string{"to", "modifier", "action", "actions", "movements"}, attr)
	case "action":
		return attr == "beside"
	case "actions":
		return attr == "members"
	}
	return false
}

// attachments returns for each declaration what takes part where it is used: hooks, modifiers of a value, and what
// forbids an action or is offered with it.
func (s *model) attachments() map[*declaration][]*declaration {
	out := map[*declaration][]*declaration{}
	attach := func(to, d *declaration) {
		if to != nil && to != d {
			out[to] = append(out[to], d)
		}
	}
	for _, d := range s.declarations {
		attach(d.about(), d)
		if d.typ == "on" && len(d.node.labels) > 0 {
			attach(s.byKey["event\x00"+d.node.labels[0]], d)
		}
		for _, a := range d.node.attrs {
			if d.attaches(a.name) {
				for _, to := range s.findNamed(a.expr) {
					attach(to, d)
				}
			}
		}
	}
	return out
}

// findNamed returns the rules that an expression names: functions that it calls, values that it reads, and actions,
// movements and tables.
func (s *model) findNamed(e hclsyntax.Expression) []*declaration {
	var out []*declaration
	add := func(typ, name string) {
		if d := s.byKey[typ+"\x00"+name]; d != nil {
			out = append(out, d)
		}
	}
	steps := func(t hcl.Traversal) {
		for i, step := range t {
			if a, ok := step.(hcl.TraverseAttr); ok {
				add("value", a.Name)
				if i == 1 && t.RootName() != "phase" { // one that asks which phase it is does not call it
					add(t.RootName(), a.Name)
				}
			}
		}
	}
	_ = hclsyntax.VisitAll(e, func(x hclsyntax.Node) hcl.Diagnostics {
		switch x := x.(type) {
		case *hclsyntax.FunctionCallExpr:
			add("function", x.Name)
			add("value", x.Name)
		case *hclsyntax.ScopeTraversalExpr:
			steps(x.Traversal)
		case *hclsyntax.RelativeTraversalExpr:
			steps(append(hcl.Traversal{hcl.TraverseRoot{}}, x.Traversal...))
		}
		return nil
	})
	return out
}
