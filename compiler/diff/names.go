package diff

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// rename returns the new name of a thing of the old scenario. If the model is nil or that of the new scenario, names
// do not change.
func (s *model) rename(class, name string) string {
	if s != nil {
		if now, ok := s.renamed[member{class, name}]; ok {
			return now
		}
	}
	return name
}

// renameCalled returns the new name of a function, or of a value with a context.
func (s *model) renameCalled(name string) string {
	if now := s.rename("function", name); now != name {
		return now
	}
	return s.rename("value", name)
}

// addRename records that declaration a was renamed to b.
func (s *model) addRename(a, b *declaration) {
	if a.last == b.last {
		return
	}
	s.renamed[member{a.class, a.last}] = b.last
	if slices.Contains([]string{"enum", "class", "record"}, a.typ) {
		s.renamed[member{"type", a.last}] = b.last
	}
	for _, d := range s.declarations {
		if d != a && d.last == a.last {
			return // another thing still has that name
		}
	}
	s.renamed[member{"", a.last}] = b.last
}

// label returns label i of a node with its new name.
func (n *node) label(i int) string {
	s, name := n.model, n.labels[i]
	if n.parent == nil && i == len(n.labels)-1 {
		return s.rename(n.declaration.class, name)
	}
	if now, ok := n.scope().names[name]; ok {
		return now
	}
	if len(s.renamed) == 0 || n.typ == "=" {
		return name
	}
	for _, class := range n.classes(i) {
		if now := s.rename(class, name); now != name {
			return now
		}
	}
	if i+1 < len(n.labels) && len(n.classes(i+1)) > 0 { // the label is the name of a class
		return s.rename("type", name)
	}
	return s.rename("", name)
}

// attrName returns the new name of an attribute. The subject of a procedure is passed as `of`.
func (n *node) attrName(name string) string {
	if n.typ == "=" {
		if now, ok := n.scope().names[name]; ok {
			return now
		}
		return name
	}
	if d := n.called(); d != nil && len(d.args) > 0 {
		if name == "of" {
			name = self
		}
		if now, ok := d.args[name]; ok {
			name = now
		}
		if name == self {
			name = "of"
		}
	}
	if n.spec.Has(name) {
		return name
	}
	if prefix, rest, ok := strings.Cut(name, " "); ok { // the default of a class
		return prefix + " " + n.model.rename("", rest)
	}
	return n.model.rename("", name)
}

// scope maps bound names to the names used for comparison. It is immutable: bind returns another one.
type scope struct {
	names map[string]string
	depth int // number of loops around
}

// bind returns the scope inside a loop, where its variables are named by depth, since their names make no difference.
func (x scope) bind(variables ...string) scope {
	names := maps.Clone(x.names)
	if names == nil {
		names = map[string]string{}
	}
	for _, name := range variables {
		if name != "" {
			x.depth++
			names[name] = "$" + strconv.Itoa(x.depth)
		}
	}
	return scope{names, x.depth}
}

// listElement is the name of the element in a statement about a list.
const listElement = "it"

// scope returns the scope of the attributes and labels of a node.
func (n *node) scope() scope {
	if n.parent == nil {
		return scope{names: n.declaration.names}
	}
	x := n.parent.scope()
	switch {
	case n.typ == "for" && len(n.labels) == 1:
		return x.bind(n.labels[0])
	case n.variable != "":
		x = x.bind()
		x.names[n.variable] = listElement
	}
	return x
}

// self is the name of the thing that a procedure or function is for. It is compared as a parameter of this name.
const self = "self"

// param is a parameter of a function, procedure, phase or action, or a field of an event.
type param struct {
	name string
	typ  hclsyntax.Expression
}

// parameters returns the parameters of a declaration, beginning with the thing that it is for. A hook has those of
// what it is attached to.
func (d *declaration) parameters() (out []param) {
	if about := d.findTarget(); about != nil {
		return about.parameters()
	}
	if of := d.node.attr("of"); of != nil && d.isCallable() {
		out = append(out, param{self, of})
	}
	for _, x := range d.node.body {
		if x.typ == "param" && len(x.labels) > 0 {
			out = append(out, param{name: x.labels[0]})
		}
	}
	e := d.node.attr("params")
	if d.typ == "event" {
		e = d.node.attr("fields")
	}
	for name, typ := range items(e) {
		out = append(out, param{name, dropDoc(typ)})
	}
	return out
}

// isCallable reports whether a declaration has an effect only when something calls it, with arguments for its
// parameters.
func (d *declaration) isCallable() bool {
	return d.typ == "function" || d.typ == "procedure" || d.typ == "phase"
}

// signature returns the canonical text of the parameters. For a function their order matters, because arguments are
// given by position.
func (d *declaration) signature() string {
	var out []string
	for _, p := range d.parameters() {
		name := p.name
		if now, ok := d.names[name]; ok {
			name = now
		}
		out = append(out, name+" = "+d.model.canonical(p.typ))
	}
	if d.typ != "function" {
		slices.Sort(out)
	}
	return strings.Join(out, ", ")
}

// isSignature reports whether an attribute is compared as a part of the signature.
func (n *node) isSignature(name string) bool {
	return n.parent == nil && n.declaration.isCallable() && (name == "of" || name == "params")
}

// alignParams pairs the parameters of two versions of a declaration: those of a function by position.
func alignParams(p pair) {
	if !p.a.isCallable() && !p.a.isHook() {
		return
	}
	var as, bs []string
	for _, x := range p.a.parameters() {
		as = append(as, x.name)
	}
	for _, x := range p.b.parameters() {
		bs = append(bs, x.name)
	}
	if p.a.typ != "function" {
		as, bs = onlyInOne(as, bs)
	}
	p.a.args = pairInOrder(as, bs)
	p.a.names = p.a.args
}

// alignLocals pairs the names that two versions of a declaration bind in statements.
func alignLocals(p pair) {
	if now := pairInOrder(onlyInOne(p.a.locals(), p.b.locals())); len(now) > 0 {
		maps.Copy(now, p.a.names)
		p.a.names = now
	}
}

// onlyInOne returns the names that only one of two lists has.
func onlyInOne(as, bs []string) (onlyA, onlyB []string) {
	less := func(list, others []string) []string {
		return slices.DeleteFunc(slices.Clone(list), func(name string) bool { return slices.Contains(others, name) })
	}
	return less(as, bs), less(bs, as)
}

// pairInOrder maps the names of a list to those at the same positions of another one. If the lengths differ it
// returns nothing.
func pairInOrder(as, bs []string) map[string]string {
	out := map[string]string{}
	for i := range as {
		if len(as) == len(bs) && as[i] != bs[i] {
			out[as[i]] = bs[i]
		}
	}
	return out
}

// locals returns the names that the statements of a declaration bind, in order, without the variables of loops.
// Parameters of actions are not included, because people type them.
func (d *declaration) locals() (out []string) {
	d.node.walk(func(n *node) {
		for i, name := range n.labels {
			isVariable := i < len(n.spec.Labels) && n.spec.Labels[i] == "variable" && n.typ != "for"
			if n.parent != nil && (isVariable || n.typ == "=" || n.typ == "var") && !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	})
	return out
}
