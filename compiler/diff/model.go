package diff

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// model is one of the two scenarios, in the form in which it is compared.
type model struct {
	res          *resolve.Result
	old          bool
	declarations []*declaration
	byKey        map[string]*declaration
	byName       map[member]*declaration
	specs        map[member]spec            // what a class declares for an attribute of its members
	titles       map[member]string          // what people call things
	neighbours   map[string]map[string]bool // by space; every border is entered for both of its spaces
	placements   map[placement]amount
	renamed      map[member]string               // in the old scenario, the new names of things that were renamed
	uses         map[*declaration][]*declaration // what takes part where a declaration does, found when it is needed
	forTests     map[*declaration]bool           // what only tests use, found when it is needed
}

// member is a name of a class, as in class.name. The class is "function" for what is called, "type" for what can be
// the class of other names, and "" for a name that only one thing has.
type member struct{ class, name string }

// find returns what declares class.name, or nil.
func (s *model) find(class, name string) *declaration { return s.byName[member{class, name}] }

// spec is the declaration of an attribute of a class.
type spec struct {
	typ      string
	fallback hclsyntax.Expression
}

// placement names the pieces of one unit that a set-up gives a player somewhere.
type placement struct{ setup, when, space, player, unit string }

// amount is the number of the pieces of a placement.
type amount struct {
	n   hclsyntax.Expression
	rng hcl.Range
}

// declaration is a declaration with everything that blocks add to it.
type declaration struct {
	model  *model
	key    string
	typ    string
	name   string // its labels
	last   string // the label that references use
	class  string // the class that references use
	node   *node
	cites  map[string]bool
	index  int
	helper bool              // it belongs to the tests
	names  map[string]string // in the old scenario, what the new one calls the names that are bound in it
	args   map[string]string // those of them that are parameters
}

func (d *declaration) spec() *schema.BlockSpec { return d.node.spec }

// isMember reports whether a declaration is a thing of a class.
func (d *declaration) isMember() bool {
	members := []string{"unit", "space", "player", "alliance", "resource", "die", "thing", "border", "path"}
	return slices.Contains(members, d.typ)
}

// node is a block with its contents. A binding is a node of type "=", whose label is its name and whose only
// attribute is its expression; so bindings are ordered together with the statements.
type node struct {
	model       *model
	declaration *declaration
	parent      *node // nil for the block of a declaration
	typ         string
	labels      []string
	spec        *schema.BlockSpec
	attrs       []attr
	body        []*node
	rng         hcl.Range
	variable    string // of the loop that the statement says in short; see inner
}

type attr struct {
	name string
	expr hclsyntax.Expression
	rng  hcl.Range
}

func (n *node) attr(name string) hclsyntax.Expression {
	for _, a := range n.attrs {
		if a.name == name {
			return a.expr
		}
	}
	return nil
}

func (n *node) removeAttr(name string) {
	n.attrs = slices.DeleteFunc(n.attrs, func(a attr) bool { return a.name == name })
}

// isEmpty reports whether nothing remains in a declaration apart from what readSetup and readBorders removed.
func (n *node) isEmpty() bool { return len(n.body) == 0 && len(n.attrs) == 0 }

// walk calls f for a node and all nodes in it.
func (n *node) walk(f func(*node)) {
	f(n)
	for _, x := range n.body {
		x.walk(f)
	}
}

// findDeclared returns what the class whose member a node declares says of an attribute.
func (n *node) findDeclared(name string) spec {
	if n.parent != nil {
		return spec{}
	}
	return n.model.specs[member{n.declaration.class, name}]
}

// classes returns the classes whose members label i may name, from the schema of the block: "procedure or phase". A
// label after the name of a class names a member of that class: set space ukraine.
func (n *node) classes(i int) []string {
	if i >= len(n.spec.Labels) {
		return nil
	}
	kind := n.spec.Labels[i]
	if kind == "name" && i > 0 {
		return n.labels[i-1 : i]
	}
	var out []string
	for _, word := range strings.Split(kind, " or ") {
		if _, ok := schema.Block(word); ok && word != "class" {
			out = append(out, word)
		}
	}
	return out
}

// isHook reports whether a declaration is attached to what its labels name.
func (d *declaration) isHook() bool {
	return slices.Contains([]string{"before", "after", "around", "on"}, d.typ)
}

// findTarget returns the procedure, phase, action or event to which a hook is attached, or nil.
func (d *declaration) findTarget() *declaration {
	switch {
	case !d.isHook() || len(d.node.labels) < 2:
		return nil
	case d.typ == "on":
		return d.model.find("event", d.node.labels[0])
	}
	return d.model.find(d.node.labels[0], d.node.labels[1])
}

// called returns the procedure or phase that a statement calls, the event that it announces, or nil.
func (n *node) called() *declaration {
	if len(n.labels) == 0 {
		return nil
	}
	switch n.typ {
	case "emit":
		return n.model.find("event", n.labels[0])
	case "call", "given", "run":
		if n.isInherited() {
			return n.declaration.findTarget()
		}
		if d := n.model.find("procedure", n.labels[0]); d != nil {
			return d
		}
		return n.model.find("phase", n.labels[0])
	}
	return nil
}

// isInherited reports whether a statement calls what an around hook is about.
func (n *node) isInherited() bool {
	return n.typ == "call" && n.labels[0] == resolve.Inherited && n.declaration.typ == "around"
}
