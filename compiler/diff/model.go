package diff

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// model is one of the two scenarios, prepared for comparison.
type model struct {
	res          *resolve.Result
	old          bool
	declarations []*declaration
	byKey        map[string]*declaration
	byName       map[member]*declaration
	specs        map[member]spec            // the declarations of attributes, by class
	titles       map[member]string          // what people call things
	neighbours   map[string]map[string]bool // by space; each border is entered for both of its spaces
	placements   map[placement]amount
	renamed      map[member]string               // in the old scenario: the new names of renamed things
	uses         map[*declaration][]*declaration // what each declaration uses; computed by findUses
	forTests     map[*declaration]bool           // what only tests use; computed by findTestOnly
}

// member is a name in a class, as in class.name. The class is "function" for what can be called, "type" for classes
// themselves, and "" for names that are unique.
type member struct{ class, name string }

// find returns the declaration of class.name, or nil.
func (s *model) find(class, name string) *declaration { return s.byName[member{class, name}] }

// spec is the declaration of an attribute of a class.
type spec struct {
	typ      string
	fallback hclsyntax.Expression
}

// placement identifies the pieces of one unit that a set-up places for a player in a space.
type placement struct{ setup, when, space, player, unit string }

// amount is the number of pieces of a placement.
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
	names  map[string]string // in the old scenario: the new names of what is bound in it
	args   map[string]string // those of names that are parameters
}

func (d *declaration) spec() *schema.BlockSpec { return d.node.spec }

// isMember reports whether a declaration is a thing of a class.
func (d *declaration) isMember() bool {
	members := []string{"unit", "space", "player", "alliance", "resource", "die", "thing", "border", "path"}
	return slices.Contains(members, d.typ)
}

// node is a block with its contents. A binding is a node of type "=", with its name as the label and its expression
// as the only attribute, so that bindings and statements can be ordered together.
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
	variable    string // if the statement is the short form of a loop: its variable; see inner
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

// isEmpty reports whether nothing is left in a declaration after readSetup or readBorders have moved their part to
// the model.
func (n *node) isEmpty() bool { return len(n.body) == 0 && len(n.attrs) == 0 }

// walk calls f for a node and all nodes in it.
func (n *node) walk(f func(*node)) {
	f(n)
	for _, x := range n.body {
		x.walk(f)
	}
}

// findDeclared returns the declaration of an attribute in the class of the node's member.
func (n *node) findDeclared(name string) spec {
	if n.parent != nil {
		return spec{}
	}
	return n.model.specs[member{n.declaration.class, name}]
}

// classes returns the classes of things that label i may name, according to the schema: "procedure or phase". A label
// after the name of a class names a member of it, as in set space ukraine.
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

// isHook reports whether a declaration is a hook, attached to what its labels name.
func (d *declaration) isHook() bool {
	return slices.Contains([]string{"before", "after", "around", "on"}, d.typ)
}

// findTarget returns the procedure, phase, action or event that a hook is attached to, or nil.
func (d *declaration) findTarget() *declaration {
	switch {
	case !d.isHook() || len(d.node.labels) < 2:
		return nil
	case d.typ == "on":
		return d.model.find("event", d.node.labels[0])
	}
	return d.model.find(d.node.labels[0], d.node.labels[1])
}

// called returns the procedure or phase that a statement calls, or the event that it emits, or nil.
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

// isInherited reports whether a statement is `call inherited` in an around hook.
func (n *node) isInherited() bool {
	return n.typ == "call" && n.labels[0] == resolve.Inherited && n.declaration.typ == "around"
}
