package resolve

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// A base states its past with moved and rewrite blocks. They change nothing in the folder itself. What is built on it is
// read as if it had been written for the base of today: its tree has the names of today before it is merged, so no later
// pass knows of the past. Where something was written otherwise is remembered, for warnings, for Print and for upgrade.

var (
	movedFromAttr = schema.Bound("moved", "from", "address")
	movedToAttr   = schema.Bound("moved", "to", "address")
	movedIsAttr   = schema.Bound("moved", "is", "expression")
)

// Address is what a move is about: something that is declared, KIND.NAME, or a part of it, KIND.OWNER.NAME, such as a
// parameter of a procedure or a member of a class.
type Address struct{ Kind, Owner, Name string }

func (a Address) String() string {
	if a.Owner == "" {
		return a.Kind + "." + a.Name
	}
	return a.Kind + "." + strings.ReplaceAll(a.Owner, " ", ".") + "." + a.Name
}

// isPart reports whether the address is of a part of a declaration. A hook is a declaration, although others are needed
// to name it.
func (a Address) isPart() bool { return a.Owner != "" && !isHook(a.Kind) }

func isHook(typ string) bool {
	return typ == "on" || typ == "before" || typ == "after" || typ == "around"
}

// sameKind reports whether two addresses are of things of one kind: phases are procedures.
func (a Address) sameKind(b Address) bool {
	return callable(a.Kind) == callable(b.Kind) && (a.isPart() == b.isPart())
}

// AddressOf reads an address such as procedure.step or class.unit.speed.
func AddressOf(e hclsyntax.Expression) (Address, bool) {
	t, ok := dsl.Unparen(e).(*hclsyntax.ScopeTraversalExpr)
	if !ok || !dsl.IsMember(t) {
		return Address{}, false
	}
	words := []string{t.Traversal.RootName()}
	for _, step := range t.Traversal[1:] {
		words = append(words, step.(hcl.TraverseAttr).Name)
	}
	long := words[0] == "before" || words[0] == "after" || words[0] == "around"
	switch {
	case long && len(words) == 4:
		return Address{words[0], words[1] + " " + words[2], words[3]}, true
	case !long && len(words) == 3:
		return Address{words[0], words[1], words[2]}, true
	case !long && words[0] != "on" && len(words) == 2:
		return Address{Kind: words[0], Name: words[1]}, true
	}
	return Address{}, false
}

// move is a moved block.
type move struct {
	dir      string // the folder that says it
	from, to Address
	is       []*hclsyntax.Attribute // how the argument of a parameter is written now, over it, step by step
	dropped  bool                   // of a parameter that is left out now: there is no `to`
	at       hcl.Range              // of from
	toAt     hcl.Range
}

// Move is a name that a base has moved, as those who compare bases need it.
type Move struct {
	From, To Address // To is the zero Address for a parameter that is left out
}

// Moves returns what the merged scenario says about its past, with chains followed to their ends.
func (r *Result) Moves() []Move {
	var out []Move
	t := moves{list: r.moves}
	for _, m := range r.moves {
		if m.dropped {
			out = append(out, Move{From: t.normal(m.from)})
			continue
		}
		out = append(out, Move{From: m.from, To: t.final(m.from)})
	}
	return out
}

// moves are those that a folder must know.
type moves struct{ list []*move }

// find returns the move of something, or nil. Its owner is called as it is today.
func (t moves) find(a Address) *move {
	for _, m := range t.list {
		if m.from.Name == a.Name && callable(m.from.Kind) == callable(a.Kind) && t.normal(m.from) == t.normal(a) {
			return m
		}
	}
	return nil
}

// normal returns an address with its kind and its owner as they are called today.
func (t moves) normal(a Address) Address {
	a.Kind = callable(a.Kind)
	if !a.isPart() {
		if _, ok := schema.Block(a.Kind); !ok { // a thing or value of a class, which may have moved
			for _, kind := range []string{"class", "enum"} {
				if to := t.follow(Address{Kind: kind, Name: a.Kind}, len(t.list)); to.Name != a.Kind {
					a.Kind = to.Name
				}
			}
		}
		return a
	}
	a.Owner = t.follow(Address{Kind: a.Kind, Name: a.Owner}, len(t.list)).Name
	return a
}

// follow goes along the moves of a declaration, at most so many steps.
func (t moves) follow(a Address, steps int) Address {
	for range steps {
		i := slices.IndexFunc(t.list, func(m *move) bool {
			return m.from.Name == a.Name && m.from.Owner == a.Owner && callable(m.from.Kind) == callable(a.Kind) && !m.dropped
		})
		if i < 0 {
			break
		}
		a = t.list[i].to
	}
	return a
}

// final returns what something is called today.
func (t moves) final(a Address) Address {
	kind := a.Kind
	a = t.normal(a)
	for range t.list {
		m := t.find(a)
		if m == nil || m.dropped {
			break
		}
		a, kind = t.normal(m.to), m.to.Kind
	}
	if callable(kind) == a.Kind {
		a.Kind = kind
	}
	return a
}

// chain returns the move of a part as one move to what it is today.
func (t moves) chain(v *move) *move {
	all := *v
	for range t.list {
		if all.dropped {
			break
		}
		next := t.find(all.to)
		if next == nil {
			break
		}
		all.to, all.dropped, all.is = next.to, next.dropped, append(slices.Clip(all.is), next.is...)
	}
	return &all
}

// leadsBack reports whether the moves of something come back to it.
func (t moves) leadsBack(a Address) bool {
	start := t.normal(a)
	for range t.list {
		m := t.find(a)
		if m == nil || m.dropped {
			return false
		}
		if a = t.normal(m.to); a == start {
			return true
		}
	}
	return false
}

// move reads a moved block and checks it against the folder, which is merged already.
func (m *merger) readMove(f folder, b *hclsyntax.Block) *move {
	from, to := b.Body.Attributes[movedFromAttr], b.Body.Attributes[movedToAttr]
	if from == nil {
		return nil // reported with the row of the block
	}
	v := &move{dir: f.dir, at: from.Expr.Range(), toAt: from.Expr.Range(), dropped: to == nil}
	ok := true
	read := func(a *hclsyntax.Attribute) (out Address) {
		var good bool
		if out, good = AddressOf(a.Expr); !good || !m.isKind(out.Kind) {
			m.report(diag.New("SC166", a.Expr.Range(), "write its kind and its name, such as procedure.collect, unit.scout or "+
				"action.march, and for a part of something its name as well: procedure.collect.p, class.player.rank").
				Saying("this is not what something is called"))
			ok = false
		}
		return out
	}
	v.from = read(from)
	if to != nil {
		v.to, v.toAt = read(to), to.Expr.Range()
	}
	if is := b.Body.Attributes[movedIsAttr]; is != nil {
		v.is = append(v.is, is)
	}
	switch {
	case !ok:
		return nil
	case to == nil && (!v.from.isPart() || v.from.Kind == "class" || v.from.Kind == "record"):
		m.report(diag.New("SC166", v.at, "write to = %s.NAME; only parameters may be left out by those who call", v.from.Kind).
			Saying("it is not said where %s has moved", v.from))
		return nil
	case to != nil && !v.from.sameKind(v.to):
		m.report(diag.New("SC166", v.toAt, "what was %s can only become another one", article.With(kindOf(v.from))).
			Saying("%s and %s are of different kinds", v.from, v.to))
		return nil
	}
	return v
}

// kindOf says what an address is of.
func kindOf(a Address) string {
	if a.isPart() {
		return "part of " + article.With(a.Kind)
	}
	return a.Kind
}

// isKind reports whether an address can begin with a word: the type of a declaration, or a class.
func (m *merger) isKind(word string) bool {
	if row, ok := schema.Block(word); ok {
		return row.CanMove()
	}
	return len(m.byKey[blockKey("class", []string{word})]) > 0 || len(m.byKey[blockKey("enum", []string{word})]) > 0 ||
		slices.ContainsFunc(m.moves, func(v *move) bool {
			return v.from.Name == word && (v.from.Kind == "class" || v.from.Kind == "enum")
		})
}

// modernise returns the blocks of a folder as if they had been written for the bases of today, and reports what is not.
func (l *loader) modernise(f folder, files *dsl.Folder, blocks []*hclsyntax.Block) []*hclsyntax.Block {
	m := l.merger
	n := m.newPast(f, blocks)
	if n == nil {
		return blocks
	}
	if l.parsed != nil { // whose trees must not change
		blocks = nil
		for _, file := range files.Files {
			again, _ := dsl.Parse(file.Name, file.Src)
			top, _ := Blocks(again.Body)
			for _, b := range top {
				if b.Type != "scenario" && b.Type != "import" {
					blocks = append(blocks, b)
				}
			}
		}
	}
	out := make([]*hclsyntax.Block, len(blocks))
	for i, b := range blocks {
		if out[i] = b; b.Type != "moved" && b.Type != "rewrite" {
			out[i] = n.declaration(b)
		}
	}
	n.past.things = nil // asked while renaming
	m.diags = append(m.diags, n.past.warnings()...)
	r := m.result
	for _, file := range files.Files {
		r.pasts[file.Name] = n.past
	}
	maps.Copy(r.Asked, n.past.asked)
	return out
}

// readPast reads what a folder says about its past, after its own blocks were merged.
func (m *merger) readPast(f folder, blocks []*hclsyntax.Block) {
	first := len(m.moves)
	for _, b := range blocks {
		switch b.Type {
		case "moved":
			if v := m.readMove(f, b); v != nil {
				m.moves = append(m.moves, v)
			}
		case "rewrite":
			if w := m.readRewrite(f, b); w != nil {
				m.rewrites = append(m.rewrites, w)
			}
		}
	}
	m.result.moves = m.moves
	t := moves{m.moves}
	reported := map[Address]bool{}
	for i, v := range m.moves[first:] {
		switch twice := t.find(v.from); {
		case t.leadsBack(v.from):
			if !reported[t.normal(v.from)] {
				m.report(diag.New("SC167", v.at, "remove one of the moves").Saying("the moves of %s lead back to it", v.from))
			}
			for a, n := v.from, 0; n <= len(t.list); n++ {
				reported[t.normal(a)] = true
				a = t.find(a).to
			}
		case twice != v && slices.Index(m.moves, twice) < first+i:
			m.report(diag.New("SC167", v.at, "keep one of the two").Saying("%s has moved twice", v.from).See(twice.at, "the first time is here"))
		case m.has(t.normal(v.from)):
			m.report(diag.New("SC167", v.at, "remove this move, or give what is declared another name").Saying("%s is still declared", v.from))
		case !v.dropped && !m.has(t.normal(t.final(v.to))):
			m.report(diag.New("SC166", v.toAt, "name what it is called today").Saying("there is no %s", v.to))
		case v.dropped && !m.has(Address{Kind: v.from.Kind, Name: t.normal(v.from).Owner}):
			m.report(diag.New("SC166", v.at, "name what is declared today").Saying("there is no %s %s", v.from.Kind, v.from.Owner))
		}
	}
}

// has reports whether something is declared.
func (m *merger) has(a Address) bool {
	items := func(typ string, labels ...string) []*Item { return m.byKey[blockKey(typ, labels)] }
	if isHook(a.Kind) {
		return len(items(a.Kind, append(strings.Fields(a.Owner), a.Name)...)) > 0
	}
	if !a.isPart() {
		if a.Kind == "procedure" && len(items("phase", a.Name)) > 0 || len(items(a.Kind, a.Name)) > 0 {
			return true
		}
		if len(items("thing", a.Kind, a.Name)) > 0 {
			return true
		}
		for _, it := range items("enum", a.Kind) {
			if it.Body != nil && it.Body.Attributes["values"] != nil && slices.Contains(bareNames(m.fold(it.Body.Attributes["values"].Expr)), a.Name) {
				return true
			}
		}
		return a.Kind == "class" && slices.ContainsFunc(schema.Classes(), func(c schema.Class) bool { return c.Name == a.Name })
	}
	owners := items(a.Kind, a.Owner)
	if a.Kind == "procedure" {
		owners = append(slices.Clone(owners), items("phase", a.Owner)...)
	}
	if a.Kind == "class" {
		row, builtin := schema.Block(a.Owner)
		if builtin && isMemberBlock(row) && row.Has(a.Name) || a.Name == "flags" && m.has(Address{Kind: "class", Name: a.Owner}) {
			return true
		}
	}
	for _, it := range owners {
		if it.Body == nil {
			continue
		}
		row, _ := schema.Block(it.Type)
		if row != nil && row.Bindings && !row.Has(a.Name) && it.Body.Attributes[a.Name] != nil || declaresPart(it.Body, a.Name, m.fold) {
			return true
		}
	}
	return false
}

// declaresPart reports whether a body gives a name to a part of itself: a parameter, a member, or a block.
func declaresPart(b *hclsyntax.Body, name string, fold func(hclsyntax.Expression) hclsyntax.Expression) bool {
	for attr, a := range b.Attributes {
		switch attr {
		case "params", "fields", "with", "attributes", "state":
			if slices.Contains(objectKeys(fold(a.Expr)), name) {
				return true
			}
		case "flags", "values":
			if slices.Contains(bareNames(fold(a.Expr)), name) {
				return true
			}
		}
	}
	return slices.ContainsFunc(b.Blocks, func(k *hclsyntax.Block) bool {
		row, _ := schema.Statement(k.Type)
		isName := row == nil || row.Target.Word == "" && k.Type != "call" && k.Type != "emit" && k.Type != "place"
		return isName && slices.Contains(k.Labels, name) || declaresPart(k.Body, name, fold)
	})
}

// bareNames returns the bare names in a list.
func bareNames(e hclsyntax.Expression) []string {
	var out []string
	for _, x := range dsl.Elements(e) {
		if name := hcl.ExprAsKeyword(x); name != "" {
			out = append(out, name)
		}
	}
	return out
}

// past renames and rewrites what a folder of an older base says. It notes each place.
type past struct {
	src    sources
	table  moves
	things func(class, name string) bool
	parts  map[string]map[string]*move // by the declaration, such as "procedure collect"
	hooks  map[string]string           // by type and labels
	class  map[string]map[string]string
	places []place
	noted  map[position]int // the index of a place
	lines  []line           // what the lines of tests call otherwise

	rewrites []*rewriting
	written  []*rewritten
	asked    map[hcl.Range]hclsyntax.Expression // the types that the parts of what was rewritten must have

	bound  map[string]bool  // in the current declaration: names that are local
	locals map[string]*move // in the current declaration: its parts that have moved
	inside Address          // the current declaration
}

// place is where a name is written that has moved.
type place struct {
	at       hcl.Range
	was, now string
}

// note records a place. Of a nil past, the names are those of a module, and nothing is noted.
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

// step returns what follows the name of a class in a reference: a thing, or in a short form a member of each thing.
func (n *renaming) step(class, name string) string {
	to := n.of(class, name)
	if n.past != nil && to == name && !n.past.things(class, name) {
		return n.member(name)
	}
	return to
}

// isLocal reports whether a name is a local of the current declaration.
func (p *past) isLocal(name string) bool { return p != nil && (p.bound[name] || p.locals[name] != nil) }

// newPast returns what must be renamed in a folder, or nil if it is built on nothing that has a past.
func (m *merger) newPast(f folder, blocks []*hclsyntax.Block) *renaming {
	known := func(dir string) bool { return m.history.builtOn[f.dir][dir] }
	things := func(class, name string) bool { return m.has(Address{Kind: class, Name: name}) }
	p := &past{src: m.sources, things: things, noted: map[position]int{}, parts: map[string]map[string]*move{}, hooks: map[string]string{}, class: map[string]map[string]string{}}
	for _, v := range m.moves {
		if known(v.dir) {
			p.table.list = append(p.table.list, v)
		}
	}
	for _, w := range m.rewrites {
		if known(w.dir) {
			p.rewrites = append(p.rewrites, w)
		}
	}
	if len(p.table.list)+len(p.rewrites) == 0 {
		return nil
	}
	n := newRenaming()
	n.past = p
	for _, v := range p.table.list {
		from, to := p.table.normal(v.from), p.table.final(v.from)
		switch {
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
			if from.Kind == "value" || from.Kind == "resource" {
				n.members[from.Name] = to.Name
			}
			if row, ok := schema.Block(from.Kind); !ok || isMemberBlock(row) {
				p.addLine(from.Name, to.Name, m.titleOf(to))
			}
		}
	}
	for old, now := range n.classes {
		for name, to := range n.byKind[now] {
			n.add(old, name, to)
		}
	}
	m.members(n, blocks)
	return n
}

// isMemberBlock reports whether a block declares a thing of a class that is always there.
func isMemberBlock(row *schema.BlockSpec) bool {
	return slices.ContainsFunc(schema.Classes(), func(c schema.Class) bool { return c.Name == row.Name })
}

// members gives members of classes their names wherever they are said, as far as no other class has a member of the old
// name: the tree is not typed yet. The checker knows of which class the others are, by MovedMembers.
func (m *merger) members(n *renaming, blocks []*hclsyntax.Block) {
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

// declaration renames a block of the top level of a folder.
func (n *renaming) declaration(b *hclsyntax.Block) *hclsyntax.Block {
	out := *b
	body := *b.Body
	out.Body, out.Labels = &body, slices.Clone(b.Labels)
	typ, from := b.Type, 0
	if (typ == "amend" || typ == "remove" || typ == "needs") && len(b.Labels) > 1 {
		typ, from = b.Labels[0], 1
	}
	n.labels(typ, out.Labels[from:], b.LabelRanges[from:])
	n.enter(typ, out.Labels[from:], &out)
	it := &Item{Type: b.Type, Labels: out.Labels[from:], Block: &out, Body: &body}
	if b.Type == "needs" {
		it.Type = typ
	}
	n.rewriteBody(&body, it)
	switch {
	case b.Type == "remove":
		n.removed(&body, it)
	case len(it.Labels) > 0 || it.Type == "setup":
		n.top(it)
	}
	n.testLines(&out)
	return &out
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
			set(1, n.of(labels[0], labels[1]))
			set(0, n.class(labels[0]))
		}
	case "on":
		set(0, n.of("event", labels[0]))
	case "before", "after", "around":
		if last > 0 {
			set(1, n.of(callable(labels[0]), labels[1]))
		}
	case "test", "rulebook", "scenario", "import":
	default:
		set(last, cmp.Or(n.byKind[typ][labels[last]], n.of(callable(typ), labels[last])))
	}
	if isHook(typ) {
		if to := n.past.hooks[Describe(typ, labels)]; to != "" {
			set(last, to)
		}
	}
}

// enter notes which declaration is renamed, and what is local in it.
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
					if t, ok := e.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 2 && t.Traversal.RootName() == "action" {
						if step, ok := t.Traversal[1].(hcl.TraverseAttr); ok {
							of = append(of, "action "+n.of("action", step.Name))
						}
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

// bind adds the names that a body binds, except for the parameters of the declaration itself, which may have moved.
// The labels of statements in an amend block bind nothing: they name statements of the base.
func bind(bound map[string]bool, b *hclsyntax.Body, inner, labels bool) {
	for name, a := range b.Attributes {
		if inner {
			bound[name] = true // a binding, or an attribute, which is not a name at all
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

// arguments renames what a call or an emit gives to parameters that have moved.
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
	body := *k.Body
	body.Attributes = maps.Clone(k.Body.Attributes)
	for name, a := range k.Body.Attributes {
		v := parts[name]
		switch {
		case v == nil || row != nil && row.Has(name):
		case v.dropped:
			delete(body.Attributes, name)
			n.past.leaveOut(v, a)
		default:
			renamed := *a
			if len(v.is) > 0 {
				renamed.Expr = n.past.convert(a.Expr, v)
			}
			renamed.Name = n.write(a.NameRange, name, v.to.Name)
			delete(body.Attributes, name)
			body.Attributes[renamed.Name] = &renamed
		}
	}
	k.Body = &body
}

// local returns the name of a part of the current declaration.
func (n *renaming) local(name string) string {
	if v := n.past.locals[name]; v != nil {
		return v.to.Name
	}
	return name
}

// ownParts renames what a declaration calls its own parts: the attributes that its class has, flags, which are bare
// names, parameters and bindings.
func (n *renaming) ownParts(it *Item, spec *schema.BlockSpec) {
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

// renames returns a function that gives names other names, as far as a map has them.
func renames(names map[string]string) func(string) string {
	return func(name string) string { return cmp.Or(names[name], name) }
}

// partLabels renames the label of a parameter, a statement or a requirement that is a part of the current declaration.
func (n *renaming) partLabels(k *hclsyntax.Block) {
	row, ok := schema.Statement(k.Type)
	if len(k.Labels) != 1 || ok && (row.Target.Word != "" || k.Type == "call" || k.Type == "emit" || k.Type == "place") {
		return
	}
	if v := n.past.locals[k.Labels[0]]; v != nil {
		k.Labels[0] = n.write(k.LabelRanges[0], k.Labels[0], v.to.Name)
	}
}

// removed renames the parts that a remove block names.
func (n *renaming) removed(b *hclsyntax.Body, it *Item) {
	a := b.Attributes[onlyAttr]
	if a == nil {
		return
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
