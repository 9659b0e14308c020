package diff

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// eachMention calls f for everything that an expression may name: what it calls, members of classes, and names after
// a dot, which may be values.
func eachMention(e hclsyntax.Expression, f func(class, name string)) {
	dsl.Walk(e, func(x hclsyntax.Node) {
		var steps hcl.Traversal
		switch x := x.(type) {
		case *hclsyntax.FunctionCallExpr:
			f("function", x.Name)
			f("value", x.Name)
		case *hclsyntax.ScopeTraversalExpr:
			steps = x.Traversal[1:]
			if len(steps) > 0 {
				if a, ok := steps[0].(hcl.TraverseAttr); ok {
					f(x.Traversal.RootName(), a.Name)
				}
			}
		case *hclsyntax.RelativeTraversalExpr:
			steps = x.Traversal
		}
		for _, step := range steps {
			if a, ok := step.(hcl.TraverseAttr); ok {
				f("value", a.Name)
			}
		}
	})
}

// findUses returns, for each declaration, what it uses: the rules that it calls, offers, reads or emits, in source
// order, and the hooks attached to it.
func (s *model) findUses() map[*declaration][]*declaration {
	if s.uses != nil {
		return s.uses
	}
	s.uses = map[*declaration][]*declaration{}
	for _, d := range s.declarations {
		link := func(class, name string, attached bool) {
			from, to := d, s.find(class, name)
			if attached {
				from, to = to, d
			}
			if from != nil && to != nil && from != to && !slices.Contains(s.uses[from], to) {
				s.uses[from] = append(s.uses[from], to)
			}
		}
		d.node.walk(func(n *node) {
			for i, name := range n.labels {
				if n.parent == nil && i == len(n.labels)-1 {
					continue // the name of what is called
				}
				for _, class := range n.classes(i) {
					link(class, name, n.parent == nil && d.isHook())
				}
			}
			for _, a := range n.attrs {
				eachMention(a.expr, func(class, name string) {
					if !forBots(a.name) && class != "phase" { // a rule that compares the phase does not call it
						link(class, name, n.parent == nil && d.attaches(a.name))
					}
				})
			}
		})
	}
	return s.uses
}

// attaches reports whether an attribute of a declaration names what the declaration is attached to, and not something
// that it uses.
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

// reach returns what a declaration uses, directly or indirectly, in source order, without declarations already in
// seen. It does not look at the uses of declarations for which stop returns true.
func (s *model) reach(d *declaration, seen map[*declaration]bool, stop func(*declaration) bool) (found []*declaration) {
	for _, to := range s.findUses()[d] {
		if !seen[to] && !stop(to) {
			seen[to] = true
			found = append(append(found, to), s.reach(to, seen, stop)...)
		}
	}
	return found
}

// isOnlyForTests reports whether a procedure or function is called by tests and by no rule, in each scenario that has
// it.
func (c *comparer) isOnlyForTests(d *declaration) bool {
	if d.helper {
		return true
	}
	if !d.isCallable() || !d.model.findTestOnly()[d] {
		return false
	}
	other := c.partner[d]
	return other == nil || other.model.findTestOnly()[other]
}

// findTestOnly returns the declarations that tests call, directly or indirectly, and rules do not.
func (s *model) findTestOnly() map[*declaration]bool {
	if s.forTests != nil {
		return s.forTests
	}
	s.forTests = map[*declaration]bool{}
	rules := map[*declaration]bool{}
	for _, d := range s.declarations {
		switch {
		case d.typ == "test":
			s.reach(d, s.forTests, func(*declaration) bool { return false })
		case !d.isCallable() && d.typ != "rulebook":
			s.reach(d, rules, func(*declaration) bool { return false })
		}
	}
	for d := range rules {
		delete(s.forTests, d)
	}
	return s.forTests
}

// findPhases returns the phases of a scenario in the order in which its sequence calls them, and for each declaration
// the phases that use it other than by calling another phase.
func (s *model) findPhases() ([]*declaration, map[*declaration][]*declaration) {
	var phases []*declaration
	within, seen := map[*declaration][]*declaration{}, map[*declaration]bool{}
	for _, d := range s.declarations {
		if d.typ == "sequence" {
			for _, to := range s.reach(d, seen, func(*declaration) bool { return false }) {
				if to.typ == "phase" {
					phases = append(phases, to)
				}
			}
		}
	}
	for _, p := range phases {
		within[p] = append(within[p], p)
		for _, d := range s.reach(p, map[*declaration]bool{}, func(to *declaration) bool { return to.typ == "phase" }) {
			within[d] = append(within[d], p)
		}
	}
	return phases, within
}
