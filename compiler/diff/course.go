package diff

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// course says in which phases of a scenario its rules are used.
type course struct {
	model      *model
	phases     []*declaration                  // in the order of play
	within     map[*declaration][]int          // the phases that use a declaration, by their indexes
	order      map[*declaration]int            // when a declaration is first used, in the order of play
	used       map[*declaration][]*declaration // what uses has found
	forVictory map[*declaration]bool           // what says who wins, and nothing else uses
	forBots    map[*declaration]bool           // what only bots use
	inCourse   map[*declaration]bool           // what the sequence uses, in phases or not
	attached   map[*declaration][]*declaration // hooks, modifiers and others that take part wherever a declaration is used
	money      []bool                          // in which phases players gain or pay resources and no piece is destroyed
}

// readCourse follows the sequence of a scenario.
func (s *model) readCourse() *course {
	c := &course{model: s, used: map[*declaration][]*declaration{}, inCourse: map[*declaration]bool{}, forBots: map[*declaration]bool{}, forVictory: map[*declaration]bool{}, within: map[*declaration][]int{}, order: map[*declaration]int{}, attached: s.attachments()}
	var follow func(d *declaration)
	follow = func(d *declaration) { // finds the phases, in the order in which they are called
		if c.inCourse[d] {
			return
		}
		c.inCourse[d] = true
		if d.typ == "phase" {
			c.phases = append(c.phases, d)
		}
		for _, to := range c.uses(d) {
			follow(to)
		}
	}
	for _, d := range s.declarations {
		if d.typ == "sequence" {
			follow(d)
		}
	}
	for i, p := range c.phases {
		c.mark(p, i)
	}
	var read func(d *declaration, in map[*declaration]bool)
	read = func(d *declaration, in map[*declaration]bool) {
		if !c.inCourse[d] && !c.forVictory[d] && !in[d] {
			in[d] = true
			for _, to := range c.uses(d) {
				read(to, in)
			}
		}
	}
	for _, d := range s.declarations {
		if d.typ == "victory" {
			read(d, c.forVictory)
		}
	}
	for _, d := range s.declarations {
		if d.typ == "evaluation" {
			read(d, c.forBots)
		}
		d.node.eachAttr(func(a attr) {
			if schema.ForBots(a.name) {
				for _, to := range s.named(a.expr) {
					read(to, c.forBots)
				}
			}
		})
	}
	for i := range c.phases {
		c.money = append(c.money, c.isAboutMoney(i))
	}
	return c
}

// mark records that a phase uses a declaration and all that this uses, without other phases.
func (c *course) mark(d *declaration, phase int) {
	if n := len(c.within[d]); n > 0 && c.within[d][n-1] == phase || d.typ == "phase" && d != c.phases[phase] {
		return
	}
	if _, ok := c.order[d]; !ok {
		c.order[d] = len(c.order)
	}
	c.within[d] = append(c.within[d], phase)
	for _, to := range c.uses(d) {
		c.mark(to, phase)
	}
}

// isAboutMoney reports whether in a phase players gain or pay resources, and no piece is moved or destroyed.
func (c *course) isAboutMoney(phase int) bool {
	gains := false
	for d, phases := range c.within {
		if !slices.Contains(phases, phase) {
			continue
		}
		if d.node.has("destroy") || d.node.has("move") || d.node.has("carry") {
			return false
		}
		gains = gains || d.node.has("gain") || d.node.has("pay")
	}
	return gains
}

// eachAttr calls f with each attribute of a node and of what is in it.
func (n *node) eachAttr(f func(attr)) {
	for _, a := range n.attrs {
		f(a)
	}
	for _, x := range n.body {
		x.eachAttr(f)
	}
}

// has reports whether a body contains a statement of a type.
func (n *node) has(typ string) bool {
	return slices.ContainsFunc(n.body, func(x *node) bool { return x.typ == typ || x.has(typ) })
}

// attachments returns for each declaration what takes part where it is used: hooks, modifiers of a value, and what forbids an action or is
// offered with it.
func (s *model) attachments() map[*declaration][]*declaration {
	out := map[*declaration][]*declaration{}
	attach := func(to, d *declaration) {
		if to != nil && to != d {
			out[to] = append(out[to], d)
		}
	}
	for _, d := range s.declarations {
		switch d.typ {
		case "before", "after", "around":
			attach(d.about(), d)
		case "on":
			if len(d.node.labels) > 0 {
				attach(s.byKey["event\x00"+d.node.labels[0]], d)
			}
		}
		for _, name := range []string{"to", "modifier", "action", "actions", "movements", "members", "beside"} {
			if d.typ == "action" && name != "beside" || name == "members" && d.typ != "actions" || d.isCallable() {
				continue
			}
			if e := d.node.attr(name); e != nil {
				for _, to := range s.named(e) {
					attach(to, d)
				}
			}
		}
	}
	return out
}

// uses returns what a declaration calls, offers, reads or announces, and what is attached to it, in the order of the source.
func (c *course) uses(d *declaration) []*declaration {
	if list, ok := c.used[d]; ok {
		return list
	}
	s := c.model
	var out []*declaration
	seen := map[*declaration]bool{d: true}
	add := func(to *declaration) {
		if to != nil && !seen[to] {
			seen[to] = true
			out = append(out, to)
		}
	}
	var walk func(n *node)
	walk = func(n *node) {
		for i, name := range n.labels {
			if n.parent == nil && (i == len(n.labels)-1 || d.typ == "before" || d.typ == "after" || d.typ == "around" || d.typ == "on") {
				continue // what it is called, and what it is attached to
			}
			for _, typ := range n.classes(i) {
				add(s.byKey[typ+"\x00"+name])
			}
		}
		for _, a := range n.attrs {
			if n.parent == nil && (a.name == "beside" || a.name == "members" || a.name == "to" && d.typ == "modifier" || a.name == "modifier") || schema.ForBots(a.name) {
				continue
			}
			for _, to := range s.named(a.expr) {
				add(to)
			}
		}
		for _, x := range n.inOrder() {
			walk(x)
		}
	}
	for _, to := range c.attached[d] {
		if to.typ == "before" {
			add(to)
		}
	}
	walk(d.node)
	for _, to := range c.attached[d] {
		add(to)
	}
	c.used[d] = out
	return out
}

// named returns the rules that an expression names: functions that it calls, values that it reads, and actions, movements and tables.
func (s *model) named(e hclsyntax.Expression) []*declaration {
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
				if i == 1 {
					switch root := t.RootName(); root {
					case "action", "actions", "movement", "table", "scoring", "value", "modifier", "option":
						add(root, a.Name)
					}
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
			for _, step := range x.Traversal {
				if a, ok := step.(hcl.TraverseAttr); ok {
					add("value", a.Name)
				}
			}
		}
		return nil
	})
	return out
}
