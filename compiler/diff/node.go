package diff

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// node is a block with what stands in it. A binding is a node of type "=" whose label is its name and whose one
// attribute is its expression, so that bindings have a place among the statements.
type node struct {
	scene  *scene
	decl   *decl
	parent *node
	typ    string
	labels []string
	spec   *schema.BlockSpec
	attrs  []attr
	body   []*node
	rng    hcl.Range
	seq    int // its place in the source, among its siblings
	step   int // the number a statement has in its body, from 1; bindings have none

	whole    string // everything in it, in the one way; made when asked for
	features map[string]int
	size     int
}

type attr struct {
	name string
	expr hclsyntax.Expression
	rng  hcl.Range
}

var bindingRow = &schema.BlockSpec{Name: "="}

// newNode reads a body.
func newNode(s *scene, d *decl, row *schema.BlockSpec, typ string, labels []string, body *hclsyntax.Body, rng hcl.Range) *node {
	n := &node{scene: s, decl: d, typ: typ, labels: labels, spec: row, rng: rng}
	step := 0
	for _, x := range dsl.Parts(body) {
		switch {
		case x.Block != nil:
			step++
			in := n.inner(x.Block)
			in.step = step
			n.body = append(n.body, in)
		case x.Attr.Name == "cites":
			for _, e := range dsl.Elements(x.Attr.Expr) {
				d.cites[s.canonText(e)] = true
			}
		case row.Bindings && !row.Has(x.Attr.Name):
			a := attr{x.Attr.Name, x.Attr.Expr, x.Attr.NameRange}
			n.body = append(n.body, &node{scene: s, decl: d, parent: n, typ: "=", labels: []string{a.name}, spec: bindingRow, attrs: []attr{a}, rng: a.rng})
		default:
			n.attrs = append(n.attrs, attr{x.Attr.Name, x.Attr.Expr, x.Attr.NameRange})
		}
	}
	for i, x := range n.body {
		x.seq = i
	}
	n.settle()
	return n
}

// inner reads a block in the body of n.
func (n *node) inner(b *hclsyntax.Block) *node {
	row, ok := schema.Nested(n.typ, b.Type)
	if !ok {
		if row, ok = schema.Statement(b.Type); !ok {
			row = &schema.BlockSpec{Name: b.Type, Free: "attributes", Statements: true}
		}
	}
	in := newNode(n.scene, n.decl, row, b.Type, b.Labels, b.Body, b.DefRange())
	in.parent = n
	return in
}

// settle puts bindings that follow each other into one order: nothing can tell in which they are made.
func (n *node) settle() {
	for i := 0; i < len(n.body); {
		j := i
		for j < len(n.body) && n.body[j].typ == "=" {
			j++
		}
		run := n.body[i:j]
		sort.SliceStable(run, func(a, b int) bool { return run[a].labels[0] < run[b].labels[0] })
		i = j + 1
	}
}

func (n *node) attr(name string) hclsyntax.Expression {
	for _, a := range n.attrs {
		if a.name == name {
			return a.expr
		}
	}
	return nil
}

func (n *node) drop(name string) {
	for i, a := range n.attrs {
		if a.name == name {
			n.attrs = append(n.attrs[:i:i], n.attrs[i+1:]...)
			return
		}
	}
}

// forget drops what was worked out under other names.
func (n *node) forget() {
	n.whole, n.features, n.size = "", nil, 0
	for _, b := range n.body {
		b.forget()
	}
}

// isSet says whether the order of an attribute's list means nothing.
func (n *node) isSet(name string) bool {
	if n.typ == "border" && name == "between" {
		one := n.attr("one_way")
		return one == nil || n.scene.canon(one) == "false"
	}
	return n.spec.IsSet(name) || n.scene.specs[n.class()][name].set
}

// class is the class whose member the block declares; "" when it declares none.
func (n *node) class() string {
	if n.parent == nil && n.decl != nil && n.decl.node == n {
		return n.decl.class
	}
	return ""
}

// fixed says whether the order of an attribute's keys counts: parameters are given to functions by their place.
func (n *node) fixed(name string) bool { return n.typ == "function" && name == "params" }

// value is what an attribute says, in the one way; what its class gives it where nothing is said.
func (n *node) value(name string) string {
	e := n.attr(name)
	if e == nil {
		if e = n.scene.specs[n.class()][name].fallback; e == nil {
			return ""
		}
	}
	return n.valueOf(name, e)
}

func (n *node) valueOf(name string, e hclsyntax.Expression) string {
	s := n.scene
	locals := n.locals()
	if !n.isSet(name) {
		return s.canonIn(e, locals, n.fixed(name))
	}
	var out []string
	for _, x := range dsl.Elements(e) {
		out = append(out, s.canonIn(x, locals, false))
	}
	sort.Strings(out)
	return "[" + strings.Join(out, ", ") + "]"
}

func (n *node) locals() map[string]string {
	if n.scene.names == nil {
		return nil
	}
	return n.scene.names.locals[n.decl]
}

// label is a label by the name it has in the new scenario.
func (n *node) label(i int) string {
	return n.scene.names.label(n, i)
}

func (n *node) head() string {
	parts := []string{n.typ}
	for i := range n.labels {
		parts = append(parts, n.label(i))
	}
	return strings.Join(parts, " ")
}

// text is everything in the node, in the one way; equal texts mean the same.
func (n *node) text() string {
	if n.whole != "" {
		return n.whole
	}
	var b strings.Builder
	b.WriteString(n.head() + " {")
	var lines []string
	for _, a := range n.attrs {
		name := n.attrName(a.name)
		value := n.valueOf(a.name, a.expr)
		if f := n.scene.specs[n.class()][a.name].fallback; f != nil && n.valueOf(a.name, f) == value {
			continue
		}
		lines = append(lines, name+" = "+value)
	}
	sort.Strings(lines)
	for _, l := range lines {
		b.WriteString(" " + l + ";")
	}
	for _, x := range n.body {
		b.WriteString(" " + x.text())
	}
	b.WriteString(" }")
	n.whole = b.String()
	return n.whole
}

// attrName is the name an attribute has in the new scenario.
func (n *node) attrName(name string) string {
	if n.typ == "=" {
		if now, ok := n.locals()[name]; ok {
			return now
		}
		return name
	}
	if n.spec.Has(name) {
		return name
	}
	if prefix, rest, ok := strings.Cut(name, " "); ok { // of a class
		return prefix + " " + n.scene.names.loose(rest)
	}
	return n.scene.names.loose(name)
}

// bag counts what the node says, each thing by itself: what two nodes share of it says how alike they are.
func (n *node) bag() (map[string]int, int) {
	if n.features != nil {
		return n.features, n.size
	}
	f := map[string]int{}
	size := 0
	put := func(s string, weight int) {
		f[s] += weight
		size += weight
	}
	if n.parent != nil || n.typ == "=" {
		put(n.head(), 2)
	}
	for _, a := range n.attrs {
		name := n.attrName(a.name)
		if n.isSet(a.name) {
			for _, e := range dsl.Elements(a.expr) {
				put(name+" has "+n.scene.canonIn(e, n.locals(), false), 1)
			}
			continue
		}
		value := n.valueOf(a.name, a.expr)
		put(name+" = "+value, 1)
		if len(value) > 24 { // long expressions that are nearly the same are much alike
			for i, w := range strings.Fields(value) {
				if i < 200 {
					put(name+" ~ "+w, 1)
				}
			}
		}
	}
	if n.typ == "space" && n.class() == "space" {
		for other := range n.scene.neighbours[n.decl.last] {
			put("borders "+n.scene.names.of("space", other), 1)
		}
	}
	for _, x := range n.body {
		inner, s := x.bag()
		for k, v := range inner {
			f[k] += v
		}
		size += s
	}
	n.features, n.size = f, size
	return f, size
}

// alike is the share of what two nodes say that both say, in thousandths.
func alike(a, b *node) int {
	fa, na := a.bag()
	fb, nb := b.bag()
	if na+nb == 0 {
		return 1000
	}
	return 2000 * shared(fa, fb) / (na + nb)
}

// shared counts what two bags both hold.
func shared(a, b map[string]int) int {
	both := 0
	for k, v := range a {
		both += min(v, b[k])
	}
	return both
}

// own says whether the node has its place by its name and not by its number: the parameters of an action.
func (n *node) own() bool { return n.spec.Parent() != "" }

// where is the place of a node in its declaration, such as "step 3.1" or "do, step 2".
func (n *node) where() string {
	var parts []string
	steps := ""
	for x := n; x != nil && x.parent != nil; x = x.parent {
		switch {
		case x.typ == "=":
		case x.typ == "setup": // a part of the set-up that has a condition
			parts = append(parts, "step "+steps, "when "+x.when())
			if steps == "" {
				parts = parts[1:]
			}
			steps = ""
		case x.own():
			if steps != "" {
				parts = append(parts, "step "+steps)
				steps = ""
			}
			parts = append(parts, strings.TrimSpace(x.typ+" "+strings.Join(x.labels, " ")))
		case steps == "":
			steps = fmt.Sprint(x.step)
		default:
			steps = fmt.Sprint(x.step) + "." + steps
		}
	}
	if steps != "" {
		parts = append(parts, "step "+steps)
	}
	slices.Reverse(parts)
	return strings.Join(parts, ", ")
}
