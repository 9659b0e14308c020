package resolve

import (
	"bytes"
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// past renames and rewrites, in one folder, what was written for older versions of its bases, and records each place.
type past struct {
	src    sources
	table  moves
	things func(class, name string) bool
	parts  map[string]map[string]*move // by the declaration, such as "procedure collect"
	hooks  map[string]string           // by type and labels
	class  map[string]map[string]string
	places []place
	noted  map[position]int // the index of a place
	lines  []line           // changes to lines of tests

	reworded []rewording
	clauses  map[string]string
	dropped  map[string]map[string]*move // attributes that no longer exist, by class

	rewrites []*rewriting
	written  []*rewritten
	asked    map[hcl.Range]hclsyntax.Expression // types that parts of rewritten expressions must have

	bound  map[string]bool  // in the current declaration: local names
	locals map[string]*move // in the current declaration: its parts that have moved
	inside Address          // the current declaration
}

// place is where a moved name is written.
type place struct {
	at       hcl.Range
	was, now string
}

// note records a place. If p is nil, a module is being renamed, and nothing is recorded.
func (p *past) note(at hcl.Range, was, now string) {
	if p == nil {
		return
	}
	key := position{at.Filename, at.Start.Byte}
	if _, twice := p.noted[key]; !twice {
		p.noted[key] = len(p.places)
		p.places = append(p.places, place{at, was, now})
	}
}

// step returns the new name for what follows the name of a class in a reference: a thing or, in a short form, a
// member of each thing.
func (n *renaming) step(class, name string) string {
	to := n.rename(class, name)
	if n.past != nil && to == name && !n.past.things(class, name) {
		return n.member(name)
	}
	return to
}

// isLocal reports whether a name is local to the current declaration.
func (p *past) isLocal(name string) bool { return p != nil && (p.bound[name] || p.locals[name] != nil) }

// newPast returns what must be renamed in a folder, or nil if none of its bases has moved anything.
func (m *merger) newPast(f folder, blocks []*hclsyntax.Block) *renaming {
	known := func(dir string) bool { return m.history.builtOn[f.dir][dir] }
	things := func(class, name string) bool { return m.has(Address{Kind: class, Name: name}) }
	p := &past{src: m.sources, things: things, noted: map[position]int{}, parts: map[string]map[string]*move{},
		hooks: map[string]string{}, class: map[string]map[string]string{},
		clauses: map[string]string{}, dropped: map[string]map[string]*move{}}
	for _, v := range m.moves {
		if known(v.dir) {
			p.table.list = append(p.table.list, v)
		}
	}
	for _, w := range m.rewrites {
		if known(w.dir) && (!w.qualified || len(m.unknownNames(w.from, w)) > 0) {
			p.rewrites = append(p.rewrites, w)
		}
	}
	if len(p.table.list)+len(p.rewrites) == 0 {
		return nil
	}
	n := newRenaming()
	n.past = p
	m.noteLines(p)
	for _, v := range p.table.list {
		from, to := p.table.normal(v.from), p.table.final(v.from)
		switch {
		case from.Kind == Line: // handled with the things, below
		case from.Kind == "rulebook" && from.isPart():
			p.clauses[from.Name] = to.Name
		case v.dropped && from.Kind == "class":
			if p.dropped[from.Owner] == nil {
				p.dropped[from.Owner] = map[string]*move{}
			}
			p.dropped[from.Owner][from.Name] = v
		case isHook(from.Kind):
			p.hooks[Describe(from.Kind, append(strings.Fields(from.Owner), from.Name))] = to.Name
		case from.isPart() && (from.Kind == "class" || from.Kind == "record"):
			if p.class[from.Owner] == nil {
				p.class[from.Owner] = map[string]string{}
			}
			p.class[from.Owner][from.Name] = to.Name
		case from.isPart():
			of := from.Kind + " " + from.Owner
			if p.parts[of] == nil {
				p.parts[of] = map[string]*move{}
			}
			p.parts[of][from.Name] = p.table.chain(v)
		case from.Kind == "class" || from.Kind == "enum" || from.Kind == "record":
			n.classes[from.Name] = to.Name
			n.add(from.Kind, from.Name, to.Name)
		default:
			n.add(from.Kind, from.Name, to.Name)
			if v.from.Kind != from.Kind {
				n.add(v.from.Kind, from.Name, to.Name)
			}
			if v.isValue() {
				n.add("value", from.Name, to.Name)
			}
			if from.Kind == "value" || from.Kind == "resource" {
				n.members[from.Name] = to.Name
			}
		}
	}
	for old, now := range n.classes {
		for name, to := range n.byKind[now] {
			n.add(old, name, to)
		}
	}
	m.renameMembers(n, blocks)
	return n
}

// nameSet is a set of names, regardless of what they name.
type nameSet map[string]bool

// oldNames returns the set of names that moved things had. A declaration whose text has none of them need not be
// searched: most have none. It includes the owners of moved parts, because a part is only used where its owner is
// named.
func (p *past) oldNames(m *merger) nameSet {
	out := nameSet{}
	for _, v := range p.table.list {
		switch {
		case v.from.isPart() && v.from.Kind != "class" && v.from.Kind != "record" && v.from.Kind != "rulebook":
			for _, a := range []Address{v.from, p.table.normal(v.from)} {
				out[a.Owner] = true
			}
		default:
			out[v.from.Name] = true
		}
	}
	for _, w := range p.rewrites {
		for _, name := range m.unknownNames(w.from, w) {
			name = strings.TrimSuffix(name, "()")
			out[name[strings.LastIndexByte(name, '.')+1:]] = true
		}
	}
	return out
}

// isIn reports whether a text has one of the names.
func (s nameSet) isIn(text []byte) bool {
	inName := func(r rune) bool { return r == '_' || r == '-' || unicode.IsLetter(r) || unicode.IsDigit(r) }
	for word := range bytes.FieldsFuncSeq(text, func(r rune) bool { return !inName(r) }) {
		if s[string(word)] {
			return true
		}
	}
	for name := range s {
		if strings.ContainsFunc(name, func(r rune) bool { return !inName(r) }) && bytes.Contains(text, []byte(name)) {
			return true
		}
	}
	return false
}

// isMemberBlock reports whether a block declares a thing of a built-in class.
func isMemberBlock(row *schema.BlockSpec) bool {
	return slices.ContainsFunc(schema.Classes(), func(c schema.Class) bool { return c.Name == row.Name })
}

// renameMembers renames moved members of classes. If another class has a member with the old name, it leaves the name
// alone and adds it to MovedMembers, for the checker, which knows the class of a thing.
func (m *merger) renameMembers(n *renaming, blocks []*hclsyntax.Block) {
	if len(n.past.class) == 0 {
		return
	}
	live := map[string]bool{}
	add := func(typ string, labels []string, b *hclsyntax.Body) {
		switch typ {
		case "value", "resource":
			live[labels[0]] = true
		case "class", "record":
			for _, attr := range []string{"attributes", "state", "flags", "fields"} {
				if a := b.Attributes[attr]; a != nil && len(labels) > 0 {
					for _, name := range append(objectKeys(m.fold(a.Expr)), bareNames(m.fold(a.Expr))...) {
						if n.past.class[n.class(labels[0])][name] == "" {
							live[name] = true
						}
					}
				}
			}
		}
	}
	for _, it := range m.result.Items {
		if it.Body != nil && len(it.Labels) > 0 {
			add(it.Type, it.Labels, it.Body)
		}
	}
	for _, b := range blocks {
		if len(b.Labels) > 0 {
			add(b.Type, b.Labels, b.Body)
		}
	}
	for class, names := range n.past.class {
		for old, now := range names {
			if other, twice := n.members[old]; !live[old] && (!twice || other == now) {
				n.members[old] = now
				continue
			}
			live[old] = true
			delete(n.members, old)
			for class := range n.past.class {
				if to := n.past.class[class][old]; to != "" {
					m.result.moveMember(class, old, to)
				}
			}
			m.result.moveMember(class, old, now)
		}
	}
}

func (r *Result) moveMember(class, old, now string) {
	if r.MovedMembers[class] == nil {
		r.MovedMembers[class] = map[string]string{}
	}
	r.MovedMembers[class][old] = now
}

// declaration renames a top-level block in place. It reports whether anything is left of it.
func (n *renaming) declaration(b *hclsyntax.Block) bool {
	typ, from, it := b.Type, 0, &Item{Type: b.Type, Block: b, Body: b.Body}
	if (typ == "amend" || typ == "remove" || typ == "needs") && len(b.Labels) > 1 {
		typ, from = b.Labels[0], 1
	}
	it.Labels = b.Labels[from:]
	if v := n.past.table.find(Address{Kind: typ, Name: last(b.Labels)}); v != nil && v.isValue() {
		typ = n.becomeValue(b, v, from)
	}
	n.labels(typ, it.Labels, b.LabelRanges[from:])
	n.enter(typ, it.Labels, b)
	if b.Type == "needs" {
		it.Type = typ
	}
	if n.past.removesNothing(it) {
		return false
	}
	if len(n.past.rewrites) > 0 { // before names are renamed
		n.rewriteBody(b.Body, it)
	}
	n.cited(b.Body, "")
	switch {
	case b.Type == "remove":
		n.renameRemoved(b.Body, it)
	case len(it.Labels) > 0 || it.Type == "setup":
		n.top(it)
	}
	n.testLines(b)
	return true
}

// becomeValue changes a block about a function, such as an override, to one about the value that it has become, and
// returns its new type.
func (n *renaming) becomeValue(b *hclsyntax.Block, v *move, from int) string {
	word := b.TypeRange
	if from > 0 { // amend function, remove function
		b.Labels[0], word = "value", b.LabelRanges[0]
	} else {
		b.Type = "value"
	}
	n.past.written = append(n.past.written, &rewritten{rule: v, at: word, parts: []piece{{text: "value"}}})
	return "value"
}

// last returns the last label, or "".
func last(labels []string) string {
	if len(labels) == 0 {
		return ""
	}
	return labels[len(labels)-1]
}

// labels renames the labels of a declaration.
func (n *renaming) labels(typ string, labels []string, at []hcl.Range) {
	set := func(i int, to string) { labels[i] = n.write(at[i], labels[i], to) }
	last := len(labels) - 1
	if last < 0 {
		return
	}
	switch typ {
	case "class", "enum", "record":
		set(0, n.class(labels[0]))
	case "thing":
		if last > 0 {
			set(1, n.rename(labels[0], labels[1]))
			set(0, n.class(labels[0]))
		}
	case "on":
		set(0, n.rename("event", labels[0]))
	case "before", "after", "around":
		if last > 0 {
			set(1, n.rename(callable(labels[0]), labels[1]))
		}
	case "test":
		set(0, n.rename("test", labels[0]))
	case "rulebook", "scenario", "import":
	default:
		set(last, cmp.Or(n.byKind[typ][labels[last]], n.rename(callable(typ), labels[last])))
	}
	if isHook(typ) {
		if to := n.past.hooks[Describe(typ, labels)]; to != "" {
			set(last, to)
		}
	}
}

// enter sets the current declaration and finds its local names.
func (n *renaming) enter(typ string, labels []string, b *hclsyntax.Block) {
	p := n.past
	p.bound, p.locals, p.inside = map[string]bool{}, map[string]*move{}, Address{}
	var of []string
	switch {
	case len(labels) == 0:
	case typ == "on":
		of = []string{"event " + labels[0]}
	case isHook(typ):
		if len(labels) > 1 {
			of = []string{callable(labels[0]) + " " + labels[1]}
		}
	case typ == "forbid" || typ == "ensure" || typ == "allow":
		for _, name := range []string{"action", "actions"} {
			if a := b.Body.Attributes[name]; a != nil {
				for _, e := range dsl.Elements(a.Expr) {
					if class, step, ok := dsl.Reference(e); ok && class == "action" {
						of = append(of, "action "+n.rename("action", step.Name))
					}
				}
			}
		}
	default:
		of = []string{callable(typ) + " " + labels[len(labels)-1]}
		p.inside = Address{Kind: callable(typ), Name: labels[len(labels)-1]}
		if typ == "thing" {
			p.inside = Address{Kind: labels[0], Name: labels[len(labels)-1]}
		}
	}
	bind(p.bound, b.Body, false, b.Type != "amend")
	for _, key := range of {
		for name, v := range p.parts[key] {
			if !p.bound[name] && !v.dropped {
				p.locals[name] = v
			}
		}
	}
}

// bind adds the names that a body binds to bound, except for the parameters of the declaration itself, which may have
// moved. Labels of statements in an amend block are not bound, because they name statements of the base.
func bind(bound map[string]bool, b *hclsyntax.Body, inner, labels bool) {
	for name, a := range b.Attributes {
		if inner {
			bound[name] = true // a binding; or an attribute, which is harmless
		}
		dsl.Walk(a.Expr, func(x hclsyntax.Node) {
			if f, ok := x.(*hclsyntax.ForExpr); ok {
				bound[f.KeyVar], bound[f.ValVar] = true, true
			}
		})
	}
	for _, k := range b.Blocks {
		row, ok := schema.Statement(k.Type)
		switch {
		case !labels:
		case ok && row.Target.Word == "" && k.Type != "call" && k.Type != "emit" && k.Type != "place":
			for _, label := range k.Labels {
				bound[label] = true
			}
		case ok && k.Body.Attributes["in"] != nil && len(k.Labels) == 1:
			bound[k.Labels[0]] = true
		case k.Type == "call" && len(k.Labels) > 1:
			bound[k.Labels[1]] = true
		}
		bind(bound, k.Body, ok && row.Bindings, labels)
	}
	delete(bound, "")
}

// arguments renames the parameters that a call or an emit names.
func (n *renaming) arguments(k *hclsyntax.Block, kind string) {
	if n.past == nil || len(k.Labels) == 0 {
		return
	}
	parts := n.past.parts[kind+" "+k.Labels[0]]
	if kind == "procedure" && k.Labels[0] == Inherited {
		parts = n.past.locals
	}
	if len(parts) == 0 {
		return
	}
	row, _ := schema.Statement(k.Type)
	attrs := k.Body.Attributes
	for name, a := range maps.Clone(attrs) {
		v := parts[name]
		if v == nil || row != nil && row.Has(name) {
			continue
		}
		if attrs[name] == a {
			delete(attrs, name)
		}
		if v.dropped {
			n.past.leaveOut(v, a)
			continue
		}
		a.Expr = n.past.convert(a.Expr, v)
		a.Name = n.write(a.NameRange, name, v.to.Name)
		attrs[a.Name] = a
	}
}

// local returns the present name of a part of the current declaration.
func (n *renaming) local(name string) string {
	if v := n.past.locals[name]; v != nil {
		return v.to.Name
	}
	return name
}

// cited renames labels of clauses in citations and rulebooks.
func (n *renaming) cited(b *hclsyntax.Body, parent string) {
	if len(n.past.clauses) == 0 {
		return
	}
	for _, name := range []string{"cites", "not_applicable", "refers_to", "same_as", "restates"} {
		if a := b.Attributes[name]; a != nil &&
			(name == "cites" || parent == "clause" && name != "not_applicable" || parent == "rulebook") {
			dsl.Walk(a.Expr, func(x hclsyntax.Node) {
				if lit, ok := x.(*hclsyntax.LiteralValueExpr); ok && lit.Val.Type() == cty.String && !lit.Val.IsNull() {
					if to := n.past.clauses[lit.Val.AsString()]; to != "" {
						n.past.note(lit.SrcRange, lit.Val.AsString(), to)
						lit.Val = cty.StringVal(to)
					}
				}
			})
		}
	}
	for _, k := range b.Blocks {
		if to := renames(n.past.clauses); k.Type == "clause" && len(k.Labels) == 1 {
			k.Labels[0] = n.write(k.LabelRanges[0], k.Labels[0], to(k.Labels[0]))
		}
		n.cited(k.Body, k.Type)
	}
}

// leaveOutParts removes attributes and flags of a thing that its class no longer has.
func (n *renaming) leaveOutParts(it *Item) {
	dropped := n.past.dropped[it.class()]
	if len(dropped) == 0 {
		return
	}
	attrs := it.Body.Attributes
	for name, v := range dropped {
		if a := attrs[name]; a != nil {
			delete(attrs, name)
			n.past.leaveOut(v, a)
		}
	}
	if a := attrs["flags"]; a != nil {
		if list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr); ok {
			n.past.leaveOutNames(list, func(e hclsyntax.Expression) *move { return dropped[hcl.ExprAsKeyword(e)] })
		}
	}
}

// leaveOutNames removes from a list those names that no longer exist: flags of a class, or parts in a remove block.
func (p *past) leaveOutNames(list *hclsyntax.TupleConsExpr, gone func(hclsyntax.Expression) *move) {
	w := &rewritten{at: list.SrcRange, parts: []piece{{text: "["}}}
	var stay []hclsyntax.Expression
	for _, e := range list.Exprs {
		if v := gone(e); v != nil {
			w.rule = v
			continue
		}
		if len(stay) > 0 {
			w.parts = append(w.parts, piece{text: ", "})
		}
		stay = append(stay, e)
		w.parts = append(w.parts, piece{at: e.Range()})
	}
	if w.rule != nil {
		w.parts = append(w.parts, piece{text: "]"})
		p.written = append(p.written, w)
		list.Exprs = stay
	}
}

// renameOwnParts renames the parts of a declaration itself: attributes of its class, flags, which are bare names,
// parameters and bindings.
func (n *renaming) renameOwnParts(it *Item, spec *schema.BlockSpec) {
	switch {
	case it.Type == "class" || it.Type == "record":
		names := n.past.class[it.Labels[0]]
		for _, attr := range []string{"attributes", "state", "fields"} {
			if a := it.Body.Attributes[attr]; a != nil {
				n.keys(a.Expr, renames(names))
			}
		}
	case spec != nil && spec.Free != "" && !spec.Statements:
		n.attributes(it.Body, renames(n.past.class[it.class()]))
	case spec != nil && spec.Bindings:
		n.attributes(it.Body, n.local)
	}
	n.leaveOutParts(it)
	for _, attr := range []string{"params", "with", "fields"} {
		if a := it.Body.Attributes[attr]; a != nil && len(n.past.locals) > 0 {
			n.keys(a.Expr, n.local)
		}
	}
	class := it.class()
	if it.Type == "class" {
		class = it.Labels[0]
	}
	if a := it.Body.Attributes["flags"]; a != nil && len(n.past.class[class]) > 0 {
		dsl.Walk(a.Expr, func(x hclsyntax.Node) {
			if t, ok := x.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 1 {
				n.root(t, renames(n.past.class[class]))
			}
		})
	}
}

// renames returns a function that maps a name to its new name, or to itself.
func renames(names map[string]string) func(string) string {
	return func(name string) string { return cmp.Or(names[name], name) }
}

// partLabels renames the label of a parameter, statement or requirement that is a part of the current declaration.
func (n *renaming) partLabels(k *hclsyntax.Block) {
	row, ok := schema.Statement(k.Type)
	if len(k.Labels) != 1 || ok && (row.Target.Word != "" || k.Type == "call" || k.Type == "emit" || k.Type == "place") {
		return
	}
	if v := n.past.locals[k.Labels[0]]; v != nil {
		k.Labels[0] = n.write(k.LabelRanges[0], k.Labels[0], v.to.Name)
	}
}

// droppedPart returns a function that returns the move of a part that a remove block names and that no longer exists.
func (p *past) droppedPart(it *Item) func(hclsyntax.Expression) *move {
	parts := p.parts[callable(it.Block.Labels[0])+" "+last(it.Labels)]
	return func(e hclsyntax.Expression) *move {
		if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok { // a binding, or require.range
			name := t.Traversal.RootName()
			if step, ok := t.Traversal[len(t.Traversal)-1].(hcl.TraverseAttr); ok {
				name = step.Name
			}
			if v := parts[name]; v != nil && v.dropped {
				return v
			}
		}
		return nil
	}
}

// removesNothing reports whether none of the parts that a remove block names exists any more, and if so records that
// the block is left out.
func (p *past) removesNothing(it *Item) bool {
	a := it.Body.Attributes[onlyAttr]
	if it.Type != "remove" || a == nil {
		return false
	}
	gone, all := p.droppedPart(it), dsl.Elements(a.Expr)
	if len(all) == 0 || slices.ContainsFunc(all, func(e hclsyntax.Expression) bool { return gone(e) == nil }) {
		return false
	}
	p.written = append(p.written, &rewritten{rule: gone(all[0]),
		at: hcl.RangeBetween(it.Block.TypeRange, it.Block.CloseBraceRange)})
	return true
}

// renameRemoved renames the parts that a remove block names.
func (n *renaming) renameRemoved(b *hclsyntax.Body, it *Item) {
	a := b.Attributes[onlyAttr]
	if a == nil {
		return
	}
	gone := n.past.droppedPart(it)
	if list, ok := dsl.Unparen(a.Expr).(*hclsyntax.TupleConsExpr); ok {
		n.past.leaveOutNames(list, gone)
	}
	class := &Item{Type: it.Block.Labels[0], Labels: it.Labels}
	for _, e := range dsl.Elements(a.Expr) {
		if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok {
			if len(t.Traversal) > 1 {
				n.steps(t.Traversal[1:], n.local)
				continue
			}
			n.root(t, func(name string) string { return renames(n.past.class[class.class()])(n.local(name)) })
		}
	}
}
