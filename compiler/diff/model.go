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
	specs        map[string]map[string]spec // by class and attribute
	titles       map[string]string          // what people call things, by "class.name"
	neighbours   map[string]map[string]bool // by space; every border is entered for both of its spaces
	placements   map[placementKey]map[string]placement
	renaming     *renaming
	forTests     map[*declaration]bool           // what only tests use, computed when it is needed
	used         map[*declaration][]*declaration // what each declaration uses; see usedBy
	attached     map[*declaration][]*declaration // what takes part where a declaration is used
}

// spec is the declaration of an attribute of a class.
type spec struct {
	set      bool
	fallback hclsyntax.Expression
}

// placementKey names the set-up and the space of a placement.
type placementKey struct{ setup, space string }

// placement is a number of pieces of one unit that a set-up gives a player.
type placement struct {
	player, unit string
	n            hclsyntax.Expression
	rng          hcl.Range
}

// declaration is a declaration with everything that blocks add to it.
type declaration struct {
	model *model
	key   string
	typ   string
	name  string // its labels
	last  string // the label that references use
	class string // the class that references use
	node  *node
	cites map[string]bool
	index int
}

func (d *declaration) spec() *schema.BlockSpec { return d.node.spec }

// node is a block with its contents. A binding is a node of type "=", whose label is its name and whose only
// attribute is its expression; so bindings are ordered together with the statements.
type node struct {
	model       *model
	declaration *declaration
	parent      *node
	typ         string
	labels      []string
	spec        *schema.BlockSpec
	attrs       []attr
	body        []*node
	rng         hcl.Range
	sourceIndex int    // its position in the source among its siblings
	variable    string // of the loop that the statement says in short; see aboutList

	cachedText     string // its canonical text, computed when it is needed
	cachedContents map[string]int
	cachedSize     int
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
	for i, a := range n.attrs {
		if a.name == name {
			n.attrs = append(n.attrs[:i:i], n.attrs[i+1:]...)
			return
		}
	}
}

// class returns the class whose member the block declares, or "" if it declares none.
func (n *node) class() string {
	if n.parent == nil && n.declaration != nil && n.declaration.node == n {
		return n.declaration.class
	}
	return ""
}

func (n *node) locals() map[string]string {
	if n.model.renaming == nil {
		return nil
	}
	return n.loopVariables(n.model.renaming.locals[n.declaration])
}

// renaming maps names of the old scenario to those that the same things have in the new one. A nil renaming, and that
// of the new scenario, changes nothing.
type renaming struct {
	model       *model
	byClass     map[string]map[string]string       // the new name by class (or "function", "type") and old name
	unambiguous map[string]string                  // the new name by old name, if only one thing has the old name
	locals      map[*declaration]map[string]string // the new names of local names, by declaration
	params      map[*declaration]map[string]string // those of parameters, as calls give them; the thing of a procedure is called self
}

// of returns the new name of a thing of that class.
func (x *renaming) of(class, name string) string {
	if x == nil {
		return name
	}
	if now, ok := x.byClass[class][name]; ok {
		return now
	}
	return name
}

// called returns the new name for one that is called: a function, or a value with a context.
func (x *renaming) called(name string) string {
	if now := x.of("function", name); now != name {
		return now
	}
	return x.of("value", name)
}

// unqualified returns the new name for a name whose class is not known from its context.
func (x *renaming) unqualified(name string) string {
	if x == nil {
		return name
	}
	if now, ok := x.unambiguous[name]; ok {
		return now
	}
	return name
}

// declares reports whether class.name refers to something renamed, and not to a member of a local name.
func (x *renaming) declares(class, name string) bool {
	if x == nil {
		return false
	}
	return x.byClass[class][name] != ""
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

// label returns the new name of label i of a node.
func (x *renaming) label(n *node, i int) string {
	name := n.labels[i]
	if x == nil {
		return name
	}
	if now, ok := n.locals()[name]; ok {
		return now
	}
	if n.parent == nil && n.declaration != nil && n.declaration.node == n && i == len(n.labels)-1 {
		return x.of(n.declaration.class, name)
	}
	for _, class := range n.classes(i) {
		if now := x.of(class, name); now != name {
			return now
		}
	}
	if i+1 < len(n.labels) && len(n.classes(i+1)) > 0 { // the name of a class
		return x.of("type", name)
	}
	return x.unqualified(name)
}

// isEmpty reports whether nothing remains in a declaration apart from what readSetup and readBorders removed.
func (n *node) isEmpty() bool { return len(n.body) == 0 && len(n.attrs) == 0 }

// inOrder returns the nodes of a body in source order.
func (n *node) inOrder() []*node {
	out := slices.Clone(n.body)
	slices.SortStableFunc(out, func(a, b *node) int { return a.sourceIndex - b.sourceIndex })
	return out
}
