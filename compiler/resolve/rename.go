package resolve

import (
	"cmp"
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// renaming renames things wherever a block refers to them. It is used for two purposes: to qualify the names of a
// module, and to replace old names of a base in a variant. It works on names without types, so a member is renamed
// wherever its name is used as one.
type renaming struct {
	// By the word before the dot in references: unit, option, action or a class of things.
	byKind  map[string]map[string]string
	classes map[string]string   // classes, enums and records
	members map[string]string   // members of classes: attributes, state, values and resources
	own     keyNames            // what the keys are in the expression being renamed
	at      map[position]string // the new names, by where the old ones are written

	*past // only for old names of a base; else nil
}

func newRenaming() *renaming {
	return &renaming{byKind: map[string]map[string]string{}, classes: map[string]string{},
		members: map[string]string{}, at: map[position]string{}}
}

// add adds a new name for something of a kind.
func (n *renaming) add(kind, name, to string) {
	if n.byKind[kind] == nil {
		n.byKind[kind] = map[string]string{}
	}
	n.byKind[kind][name] = to
}

// rename returns the new name of something of a kind, or its name if that has not changed.
func (n *renaming) rename(kind, name string) string { return cmp.Or(n.byKind[kind][name], name) }

func (n *renaming) class(name string) string { return cmp.Or(n.classes[name], name) }

func (n *renaming) member(name string) string { return cmp.Or(n.members[name], name) }

// write records the new name for a place, and returns it.
func (n *renaming) write(at hcl.Range, name, to string) string {
	if name != to {
		n.at[position{at.Filename, at.Start.Byte}] = to
		n.past.note(at, name, to)
	}
	return to
}

// callable returns "procedure" for phases, which share their names with procedures, and the kind itself for others.
func callable(kind string) string {
	if kind == "phase" {
		return "procedure"
	}
	return kind
}

// item renames an item and everything in it.
func (n *renaming) item(it *Item, own func(label string) string) {
	if spec, ok := schema.Block(it.Type); !ok || len(it.Labels) < spec.MinLabels {
		return // reported when the block was compared with its row
	}
	labels := slices.Clone(it.Labels)
	last := len(labels) - 1
	switch it.Type {
	case "class", "enum", "record":
		labels[0] = n.class(labels[0])
	case "thing":
		labels[1] = n.rename(labels[0], labels[1])
		labels[0] = n.class(labels[0])
	case "on":
		labels[0], labels[1] = n.rename("event", labels[0]), own(labels[1])
	case "before", "after", "around":
		if len(labels) == 3 {
			labels[1], labels[2] = n.rename(callable(labels[0]), labels[1]), own(labels[2])
		}
	case "rulebook":
	default:
		if last >= 0 {
			labels[last] = own(labels[last])
		}
	}
	it.Labels = labels
	block := *it.Block
	block.Labels = labels
	it.Block = &block
	n.top(it)
	it.Block.Body = it.Body
}

// top renames what is in the body of a declaration.
func (n *renaming) top(it *Item) {
	switch it.Type {
	case "enum", "rulebook":
		return // values of an enum and labels of clauses are not references
	case "class", "record":
		for _, a := range it.Body.Attributes {
			if n.past == nil {
				n.keys(a.Expr, n.member)
			}
		}
	case "hide":
		if a := it.Body.Attributes["members"]; a != nil {
			n.words(a.Expr)
		}
	case "picture":
		if a := it.Body.Attributes["owner"]; a != nil {
			n.word(a.Expr)
		}
		if a := it.Body.Attributes["waterways"]; a != nil {
			n.qualified(a.Expr)
		}
	case "test", "seating":
		if a := it.Body.Attributes["options"]; a != nil {
			n.keys(a.Expr, func(name string) string { return n.rename("option", name) })
		}
	}
	spec, _ := schema.Block(it.Type)
	if n.past != nil {
		n.renameOwnParts(it, spec)
	} else if spec != nil && spec.Free != "" && !spec.Statements {
		n.attributes(it.Body, n.member)
	}
	n.body(it.Body, it.Type)
}

// body renames the references in the attributes and blocks of a body. parent is the type of the block.
func (n *renaming) body(b *hclsyntax.Body, parent string) {
	for name, a := range b.Attributes {
		if name == "cites" || name == "members" && parent == "hide" ||
			(name == "waterways" || name == "marks") && parent == "picture" {
			continue
		}
		n.own = ownKeys(name, parent)
		n.expr(a.Expr)
		n.own = keysOfThings
	}
	for _, k := range b.Blocks {
		n.block(k, parent)
	}
}

// keyNames is the kind of names that the keys of an object in an expression are.
type keyNames uint8

const (
	keysOfThings keyNames = iota // things, as in a map with a value for each resource
	outerOwn                     // names declared by the outermost object, such as parameters; things in objects inside it
	allOwn                       // declared names, or languages, at every depth
)

// ownKeys returns what the keys of objects in an attribute are.
func ownKeys(name, parent string) keyNames {
	row, ok := schema.Block(parent)
	if !ok {
		row, ok = schema.Statement(parent)
	}
	if !ok {
		return keysOfThings
	}
	a, ok := row.Attr(name)
	switch {
	case !ok:
		return keysOfThings
	case a.Type.Word == "text", a.Type.Word == "line", a.Type.Word == "cases", a.Type.Word == "advice":
		return allOwn
	case a.Type.Word == "map" && a.Type.Elem().Word == "name":
		return outerOwn
	}
	return keysOfThings
}

// thing returns the new name of a thing of any class.
func (n *renaming) thing(name string) string {
	for _, c := range schema.Classes() {
		if to, ok := n.byKind[c.Name][name]; ok {
			return to
		}
	}
	for _, class := range slices.Sorted(maps.Keys(n.classes)) {
		if to, ok := n.byKind[class][name]; ok {
			return to
		}
	}
	return name
}

// block renames the labels of a statement or of a block in a declaration, and what is in it.
func (n *renaming) block(k *hclsyntax.Block, parent string) {
	if len(k.Labels) > 0 {
		k.Labels = slices.Clone(k.Labels)
	}
	label := func(i int, f func(string) string) {
		if i < len(k.Labels) {
			k.Labels[i] = n.write(k.LabelRanges[i], k.Labels[i], f(k.Labels[i]))
		}
	}
	kind := func(word string) func(string) string {
		return func(name string) string { return n.rename(word, name) }
	}
	switch k.Type {
	case "call":
		label(0, kind("procedure"))
		n.arguments(k, "procedure")
	case "given", "run":
		if parent == "test" {
			label(0, kind("procedure"))
			n.arguments(k, "procedure")
		}
	case "emit":
		label(0, kind("event"))
		n.arguments(k, "event")
	case "place":
		label(0, kind("space"))
		for _, a := range k.Body.Attributes {
			n.keys(a.Expr, kind("unit"))
		}
		n.attributes(k.Body, kind("player"))
	case "set", "create":
		if k.Type == "create" || len(k.Labels) > 0 { // without a label, set changes local names
			n.attributes(k.Body, n.member)
		}
	case "gain", "pay":
		n.attributes(k.Body, kind("resource"))
	}
	if n.past != nil && (k.Type == "param" || len(n.past.locals) > 0) {
		n.partLabels(k)
	}
	if row, ok := schema.Statement(k.Type); ok && row.Target.Word != "" && len(k.Labels) > 0 {
		if len(k.Labels) == 1 && n.past != nil && k.Body.Attributes["in"] == nil && n.past.locals[k.Labels[0]] != nil {
			label(0, n.local)
		} else if len(k.Labels) == 1 && k.Type == "shuffle" {
			label(0, kind("space"))
		}
		if len(k.Labels) == 2 {
			label(1, kind(k.Labels[0]))
			label(0, n.class)
		}
	}
	n.body(k.Body, k.Type)
}

// attributes renames the attributes of a body.
func (n *renaming) attributes(b *hclsyntax.Body, f func(string) string) {
	out := make(hclsyntax.Attributes, len(b.Attributes))
	for name, a := range b.Attributes {
		if to := n.write(a.NameRange, name, f(name)); to != name {
			renamed := *a
			renamed.Name = to
			name, a = to, &renamed
		}
		out[name] = a
	}
	b.Attributes = out
}

// keys renames the keys of an object, or of the objects in a list or an object.
func (n *renaming) keys(e hclsyntax.Expression, f func(string) string) {
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		n.keys(e.Expression, f)
	case *hclsyntax.ObjectConsExpr:
		for i := range e.Items {
			key, ok := e.Items[i].KeyExpr.(*hclsyntax.ObjectConsKeyExpr)
			if !ok {
				continue
			}
			tr, ok := key.Wrapped.(*hclsyntax.ScopeTraversalExpr)
			if !ok || len(tr.Traversal) != 1 {
				continue
			}
			root := tr.Traversal[0].(hcl.TraverseRoot)
			if to := f(root.Name); to != root.Name {
				root.Name = n.write(root.SrcRange, root.Name, to)
				again := *tr
				again.Traversal = hcl.Traversal{root}
				e.Items[i].KeyExpr = &hclsyntax.ObjectConsKeyExpr{Wrapped: &again, ForceNonLiteral: key.ForceNonLiteral}
			}
		}
	}
}

// words renames the members in a list of bare names.
func (n *renaming) words(e hclsyntax.Expression) {
	list, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		return
	}
	for _, e := range list.Exprs {
		n.word(e)
	}
}

// qualified renames what is in a list, except bare names, which are attributes and keep their names.
func (n *renaming) qualified(e hclsyntax.Expression) {
	switch e := e.(type) {
	case *hclsyntax.TupleConsExpr:
		for _, x := range e.Exprs {
			n.qualified(x)
		}
	case *hclsyntax.ParenthesesExpr:
		n.qualified(e.Expression)
	case *hclsyntax.ScopeTraversalExpr:
		if len(e.Traversal) > 1 {
			n.expr(e)
		}
	default:
		n.expr(e)
	}
}

// word renames a member if an expression is its bare name.
func (n *renaming) word(e hclsyntax.Expression) {
	if tr, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(tr.Traversal) == 1 {
		n.root(tr, n.member)
	}
}

// root renames the first name of a traversal.
func (n *renaming) root(e *hclsyntax.ScopeTraversalExpr, f func(string) string) {
	root, ok := e.Traversal[0].(hcl.TraverseRoot)
	if !ok {
		return
	}
	root.Name = n.write(root.SrcRange, root.Name, f(root.Name))
	e.Traversal[0] = root
}

// steps renames the `.name` steps of a traversal.
func (n *renaming) steps(t hcl.Traversal, f func(string) string) {
	for i, s := range t {
		step, ok := s.(hcl.TraverseAttr)
		if !ok {
			continue
		}
		at := step.SrcRange
		at.Start.Byte++ // after the dot
		at.Start.Column++
		step.Name = n.write(at, step.Name, f(step.Name))
		t[i] = step
	}
}

func isAttr(step hcl.Traverser) bool {
	_, ok := step.(hcl.TraverseAttr)
	return ok
}

// expr renames the references in an expression in place. Nothing else must refer to the tree.
func (n *renaming) expr(e hclsyntax.Expression) {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		t := e.Traversal
		rest := t[1:]
		if n.past.isLocal(t.RootName()) {
			n.root(e, n.local)
			n.steps(rest, n.member)
			return
		}
		if root := t.RootName(); len(rest) > 0 && n.byKind[root] != nil {
			n.steps(rest[:1], func(name string) string { return n.step(root, name) })
			rest = rest[1:]
		} else if n.past != nil && len(rest) > 0 && isAttr(rest[0]) && n.past.things(root, rest[0].(hcl.TraverseAttr).Name) {
			rest = rest[1:]
		} else if root == "record" && len(rest) > 0 { // record.NAME, in the attribute lasts
			n.steps(rest[:1], n.class)
			rest = rest[1:]
		} else if root == "game" && len(rest) > 0 {
			n.steps(rest[:1], n.member)
			rest = rest[1:]
		}
		n.steps(rest, n.member)
		n.root(e, n.class)
	case *hclsyntax.RelativeTraversalExpr:
		n.steps(e.Traversal, n.member)
	case *hclsyntax.FunctionCallExpr:
		to := n.rename("function", e.Name)
		if to == e.Name {
			to = n.rename("value", e.Name)
		}
		e.Name = n.write(e.NameRange, e.Name, to)
	case *hclsyntax.ObjectConsExpr:
		own := n.own
		switch own {
		case keysOfThings:
			n.keys(e, n.thing)
		case outerOwn:
			n.own = keysOfThings
		}
		defer func() { n.own = own }()
	}
	dsl.EachPart(e, func(part *hclsyntax.Expression) { n.expr(*part) })
}
