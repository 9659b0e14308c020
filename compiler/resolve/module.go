package resolve

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

var (
	fromAttr = schema.Bound("import", "from", "folder")
	withAttr = schema.Bound("import", "with", "map(name, expression)")
)

// instance is a module imported under a name.
type instance struct {
	dir  string
	with *hclsyntax.Attribute // what the importer passes to it, or nil
	at   hcl.Range            // the name in the import block
}

// qualified returns the qualified name of something in a module.
func qualified(module, name string) string { return module + "_" + name }

var isModuleName = regexp.MustCompile(`^[a-z][a-z0-9_]*$`).MatchString

// readImports removes the import blocks from the blocks of a folder, and reads the modules.
func (l *loader) readImports(f folder, blocks []*hclsyntax.Block) []*hclsyntax.Block {
	rest := make([]*hclsyntax.Block, 0, len(blocks))
	for _, b := range blocks {
		if b.Type == "import" {
			l.importNamed(f, b)
			continue
		}
		rest = append(rest, b)
	}
	return rest
}

// importNamed reads a module and adds its declarations under the name of the import.
func (l *loader) importNamed(f folder, b *hclsyntax.Block) {
	spec, _ := schema.Block("import")
	b, found := schema.Check(b, spec)
	l.merger.diags = append(l.merger.diags, found...)
	from := b.Body.Attributes[fromAttr]
	if len(b.Labels) == 0 || from == nil {
		l.result.Incomplete = true
		return
	}
	name, at := b.Labels[0], b.LabelRanges[0]
	if !isModuleName(name) {
		l.report(diag.New("SC106", at, "names in the module begin with this: write a–z, 0–9 and _, beginning with a letter").
			Saying("%q is not a name", name))
		return
	}
	path, ok := l.literal(from.Expr)
	if !ok {
		l.result.Incomplete = true
		return
	}
	dir, shown, ok := l.locate(f, path, from.Expr.Range())
	if !ok {
		return
	}
	with := b.Body.Attributes[withAttr]
	if before, twice := l.instances[name]; twice {
		if before.dir != dir || !l.merger.equalAttributes(before.with, with) {
			d := diag.New("SC183", at, "give one of them another name").
				Saying("two modules are imported as %s", name).See(before.at, "the other one is here")
			if before.dir == dir {
				d = d.Note("to change a part of the module that is imported already, declare the part by its qualified name, "+
					"such as function %s { … }", qualified(name, "NAME"))
			}
			l.report(d)
		}
		l.merger.history.addBase(f.dir, dir)
		return
	}
	l.instances[name] = instance{dir: dir, with: with, at: at}
	sub := l.enterModule()
	sub.read(folder{dir: dir, shown: shown, module: true}, from.Expr.Range())
	l.merger.diags = append(l.merger.diags, sub.merger.diags...)
	l.merger.diags = append(l.merger.diags, sub.merger.history.report(l.names)...)
	l.take(sub.result)
	via := at
	if len(l.chain) > 1 || l.root != nil {
		via = l.via
	}
	m := &module{loader: l, importer: f, dir: dir, name: name, at: at, via: via, names: newRenaming()}
	sub.merger.scopeHelpers()
	sub.merger.foldLists()
	m.items = slices.DeleteFunc(sub.result.Items, func(it *Item) bool { return it.Body == nil })
	m.rename(with)
	moved := map[*move]*move{}
	for _, v := range sub.merger.moves {
		moved[v] = m.moved(v, moves{sub.merger.moves}.final(v.from))
		l.merger.moves = append(l.merger.moves, moved[v])
	}
	for _, w := range sub.merger.rewrites {
		for _, again := range m.rewritings(w, sub.merger) {
			again.move = moved[w.move]
			l.merger.rewrites = append(l.merger.rewrites, again)
		}
	}
	m.adopt()
}

// moved returns a move of the module with qualified names. now is the present address of what moved.
func (m *module) moved(v *move, now Address) *move {
	out := *v
	if out.from = m.address(v.from, now); !v.dropped {
		out.to = m.address(v.to, now)
	}
	out.is = nil
	for _, is := range v.is {
		out.is = append(out.is, written{m.names.respelled(is.text), is.file})
	}
	return &out
}

// address returns the qualified form of an address. now is its present form: old names are qualified in the same way
// as the present ones.
func (m *module) address(a, now Address) Address {
	of := func(name, known, qualified string) string { // qualifies name if the present name, known, is qualified
		if qualified == known {
			return name
		}
		return m.qualified(name)
	}
	isClass := func(kind string) bool { return kind == "class" || kind == "enum" || kind == "record" }
	switch {
	case a.Kind == Line, a.Kind == "rulebook":
	case a.Kind == "test":
		a.Name = m.name + ": " + a.Name
	case isHook(a.Kind):
		target := strings.Fields(a.Owner)
		kind := append([]string{"event"}, target...)[len(target)-1]
		target[len(target)-1] = m.names.rename(callable(kind), target[len(target)-1])
		a.Owner, a.Name = strings.Join(target, " "), m.qualified(a.Name)
	case isClass(a.Kind) && a.isPart():
		if a.Kind == "class" {
			a.Name = of(a.Name, now.Name, m.names.member(now.Name))
		}
		a.Owner = of(a.Owner, now.Owner, m.names.class(now.Owner))
	case isClass(a.Kind):
		a.Name = m.qualified(a.Name)
	case m.names.class(now.Kind) != now.Kind: // a thing of a class of the module
		a.Kind = m.qualified(a.Kind)
	case a.isPart():
		a.Owner = m.qualified(a.Owner)
	default:
		a.Name = m.qualified(a.Name)
	}
	return a
}

// enterModule returns a loader for a module, with a merger of its own.
func (l *loader) enterModule() *loader {
	r := &Result{
		Dir: l.result.Dir, Sources: l.result.Sources, Trees: l.result.Trees, Versions: l.result.Versions,
		Releases:  l.result.Releases,
		inherited: l.result.inherited, removed: map[string]hcl.Range{}, Asked: l.result.Asked, pasts: l.result.pasts,
		MovedMembers: l.result.MovedMembers,
	}
	sub := &loader{
		fsys: l.fsys, result: r, merger: newMerger(r), state: map[string]folderState{}, names: l.names,
		chain: slices.Clone(l.chain), amount: l.amount, folders: l.folders, fetched: l.fetched,
		via: l.via, entered: l.entered,
		instances: map[string]instance{}, root: l,
	}
	if l.root != nil {
		sub.root = l.root
	}
	for _, dir := range l.chain {
		sub.state[dir] = reading
	}
	return sub
}

// take adds to the result everything about a module except its declarations.
func (l *loader) take(r *Result) {
	l.result.Incomplete = l.result.Incomplete || r.Incomplete
	l.result.UnknownVersion = l.result.UnknownVersion || r.UnknownVersion
	for _, folder := range r.Folders {
		if !slices.Contains(l.result.Folders, folder) {
			l.result.Folders = append(l.result.Folders, folder)
		}
	}
	for _, language := range r.Languages {
		if !slices.Contains(l.result.Languages, language) {
			l.result.Languages = append(l.result.Languages, language)
		}
	}
}

// equalAttributes reports whether two attributes, which may be nil, have the same text.
func (m *merger) equalAttributes(a, b *hclsyntax.Attribute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return m.sources.equalExprs(a.Expr, b.Expr)
}

// module is a module that is being imported under a name.
type module struct {
	loader   *loader
	importer folder
	dir      string
	name     string
	at, via  hcl.Range
	items    []*Item
	names    *renaming
}

func (m *module) qualified(name string) string { return qualified(m.name, name) }

// rename qualifies all names in the module, except of what the importer replaces.
func (m *module) rename(with *hclsyntax.Attribute) {
	builtin := map[string]bool{}
	for _, c := range schema.Classes() {
		builtin[c.Name] = true
	}
	own := map[string]bool{}
	for _, it := range m.items {
		if len(it.Labels) > 0 && (it.Type == "class" || it.Type == "enum" || it.Type == "record") && !builtin[it.Labels[0]] {
			own[it.Labels[0]] = true
			m.names.classes[it.Labels[0]] = m.qualified(it.Labels[0])
		}
	}
	for _, it := range m.items {
		n := len(it.Labels)
		if n == 0 {
			continue
		}
		name := it.Labels[n-1]
		switch it.Type {
		case "class":
			if a := it.Body.Attributes["state"]; a != nil && !own[it.Labels[0]] {
				for _, field := range objectKeys(a.Expr) {
					m.names.members[field] = m.qualified(field)
				}
			}
		case "thing":
			if !own[it.Labels[0]] {
				m.names.add(it.Labels[0], name, m.qualified(name))
			}
		case "enum", "record":
			m.names.add(it.Type, name, m.qualified(name)) // as in record.NAME
		case "test", "on", "before", "after", "around", "rulebook":
		default:
			m.names.add(it.Type, name, m.qualified(name))
			m.names.add(callable(it.Type), name, m.qualified(name))
			if it.Type == "value" || it.Type == "resource" {
				m.names.members[name] = m.qualified(name)
			}
		}
	}
	given := m.readGifts(with)
	kept := m.items[:0]
	for _, it := range m.items {
		if g, ok := given[it]; ok && !g.keep(it) {
			continue
		}
		kept = append(kept, it)
	}
	m.items = kept
	for _, it := range m.items {
		m.names.item(it, func(label string) string {
			if it.Type == "test" {
				return m.name + ": " + label
			}
			return m.qualified(label)
		})
		if it.names == nil {
			it.names = map[position]string{}
		}
		maps.Copy(it.names, m.names.at)
		if g, ok := given[it]; ok {
			g.set(m.importer, it)
		}
		if it.Need != nil {
			it.Need.via = m.via
		}
	}
}

// objectKeys returns the bare names that are the keys of an object.
func objectKeys(e hclsyntax.Expression) []string {
	var out []string
	for name := range dsl.Entries(e) {
		out = append(out, name)
	}
	return out
}

// adopt adds the items of the module to those of the scenario.
func (m *module) adopt() {
	main := m.loader.merger
	f := folder{dir: m.dir, shown: m.dir}
	if main.history.builtOn[m.dir] == nil {
		main.history.addFolder(m.dir)
	}
	main.history.addBase(m.importer.dir, m.dir)
	main.noteFolder(f)
	for _, it := range m.items {
		key := blockKey(it.Type, it.Labels)
		if it.Helper {
			key = helperKey(key, m.dir)
		}
		if additive(it.Block) {
			if it.Type == "class" && !m.withoutRepeated(it, main.byKey[key]) {
				continue
			}
			main.recordEntries(f, key, it.Block)
		} else if existing := main.byKey[key]; len(existing) > 0 {
			old := existing[0]
			if old.IsOpen() && !it.IsOpen() {
				main.meet(folder{dir: m.dir, shown: it.Origin.Folder}, key, old, it.Block)
				continue
			}
			main.report(diag.New("SC188", m.at, "import the module under another name").
				Saying("%s of the module is declared already",
					Describe(it.Type, it.Labels)).See(old.Origin.Range, "it is declared here"))
			continue
		}
		main.declaredIn[it] = m.dir
		main.result.Items = append(main.result.Items, it)
		main.byKey[key] = append(main.byKey[key], it)
		main.adopted[it] = true
		main.noteHelper(it)
	}
}

// sharedAttrs are the attributes of a class block whose entries keep their names when a module is imported under a
// name. The entries of state are qualified.
var sharedAttrs = []string{"attributes", "flags"}

// withoutRepeated removes from a class block of the module those entries that the class already has from the same
// lines, because the module was also imported under another name. Entries that are different in each import stay, and
// conflict. It reports whether anything is left.
func (m *module) withoutRepeated(it *Item, existing []*Item) bool {
	body := it.Body
	for _, name := range sharedAttrs {
		a := it.Body.Attributes[name]
		if a == nil {
			continue
		}
		for _, old := range existing {
			if old.Body == nil || !equalLines(it, old, a, old.Body.Attributes[name]) {
				continue
			}
			if body == it.Body {
				copied := *body
				copied.Attributes = maps.Clone(body.Attributes)
				body = &copied
			}
			delete(body.Attributes, name)
			break
		}
	}
	if body == it.Body {
		return true
	}
	it.setBody(body)
	return len(body.Attributes) > 0 || len(body.Blocks) > 0
}

// equalLines reports whether two attributes come from the same lines of a module and mean the same in both imports.
func equalLines(it, old *Item, a, b *hclsyntax.Attribute) bool {
	if b == nil || a.SrcRange != b.SrcRange {
		return false
	}
	at := a.Expr.Range()
	for i := at.Start.Byte; i < at.End.Byte; i++ {
		here := position{at.Filename, i}
		if it.names[here] != old.names[here] {
			return false
		}
	}
	return true
}

// gift is what an importer passes for a declaration of the module.
type gift struct {
	name  string // what the importer calls the thing that the module is to use instead; "" if it gives a value
	value hclsyntax.Expression
	attr  string // the attribute that the value replaces
}

// keep reports whether the declaration of the module is kept although something is passed for it.
func (g gift) keep(it *Item) bool {
	return g.name == "" || it.Type == "class" && len(it.Body.Attributes) > 0
}

// set writes the passed value into the declaration, which has been renamed.
func (g gift) set(f folder, it *Item) {
	if it.Need != nil {
		need := *it.Need
		need.Met = true
		it.Need = &need
	}
	if g.value == nil {
		return
	}
	at := g.value.Range()
	at.End = at.Start
	a := &hclsyntax.Attribute{Name: g.attr, Expr: g.value, SrcRange: g.value.Range(),
		NameRange: g.value.Range(), EqualsRange: at}
	if old := it.Body.Attributes[g.attr]; old != nil {
		a.SrcRange = old.SrcRange
	}
	body := *it.Body
	body.Attributes = maps.Clone(it.Body.Attributes)
	body.Attributes[g.attr] = a
	it.setBody(&body)
	it.noteChange(g.attr, f.shown, g.value.Range())
}

// readGifts reads what an import passes to the module, by the declarations that it is for. Things, classes,
// procedures and the like are then renamed in the module to those of the importer.
func (m *module) readGifts(with *hclsyntax.Attribute) map[*Item]gift {
	if with == nil {
		return nil
	}
	l := m.loader
	o, ok := dsl.Unparen(with.Expr).(*hclsyntax.ObjectConsExpr)
	if !ok {
		l.report(diag.New("SC183", with.Expr.Range(),
			"write with = { NAME = VALUE }").Saying("with is a map from parameters of the module to their values"))
		return nil
	}
	out := map[*Item]gift{}
	for _, e := range o.Items {
		name := hcl.ExprAsKeyword(e.KeyExpr)
		it := m.parameter(name, e.KeyExpr.Range())
		if it == nil {
			continue
		}
		if _, twice := out[it]; twice {
			l.report(diag.New("SC183", e.KeyExpr.Range(), "keep one of them").Saying("%s is given twice", name))
			continue
		}
		if g, ok := m.gift(it, e.ValueExpr); ok {
			out[it] = g
		}
	}
	return out
}

// parameter returns the declaration that an importer can set under a name, or reports an error and returns nil.
func (m *module) parameter(name string, at hcl.Range) *Item {
	var found *Item
	var names []string
	for _, it := range m.items {
		if !isParameter(it) {
			continue
		}
		label := it.Labels[len(it.Labels)-1]
		names = append(names, label)
		if label == name && (found == nil || it.IsOpen() && !found.IsOpen()) {
			found = it
		}
	}
	if found == nil {
		d := diag.New("SC183", at, "it has no parameters").Saying("module %s has no parameter %q", m.name,
			name)
		if len(names) > 0 {
			d.Detail = "its parameters are " + strings.Join(names, ", ")
		}
		m.loader.report(d.Suggest(spell.Nearest(name, names)))
	}
	return found
}

// isParameter reports whether an importer can pass something for a declaration: it is needed, or it is an option or a
// function that takes nothing.
func isParameter(it *Item) bool {
	return len(it.Labels) > 0 && (it.IsOpen() || valueOf(it) != "")
}

// valueOf returns the name of the attribute with the value of an option or function without parameters, or "".
func valueOf(it *Item) string {
	switch {
	case it.Type == "option":
		return "default"
	case it.Type == "function" && it.Body.Attributes["params"] == nil && it.Body.Attributes["of"] == nil:
		return "is"
	}
	return ""
}

// gift reads what is passed for a declaration.
func (m *module) gift(it *Item, e hclsyntax.Expression) (gift, bool) {
	l, name := m.loader, it.Labels[len(it.Labels)-1]
	if attr := valueOf(it); attr != "" {
		return gift{value: e, attr: attr}, true
	}
	kind := it.Type
	if kind == "thing" {
		kind = m.names.class(it.Labels[0])
	}
	to := ""
	if class, step, ok := dsl.Reference(dsl.Unparen(e)); ok && callable(class) == callable(kind) {
		to = step.Name
	} else if t, ok := dsl.Unparen(e).(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) == 1 && !isMember(it) {
		to = t.Traversal.RootName()
	}
	if to == "" {
		what := kind + ".NAME"
		if !isMember(it) {
			what = "the name of " + Describe(kind, nil)
		}
		l.report(diag.New("SC183", e.Range(), "write %s = %s", name, what).Saying("the module needs %s here",
			Describe(it.Type, it.Labels)).See(it.Need.Range, "it is needed here"))
		return gift{}, false
	}
	if it.Type == "function" {
		return m.forwarded(it, to, e)
	}
	switch it.Type {
	case "class", "enum", "record":
		m.names.classes[name] = to
	case "thing":
		m.names.add(it.Labels[0], name, to)
	default:
		m.names.add(it.Type, name, to)
		m.names.add(callable(it.Type), name, to)
		if m.names.members[name] != "" {
			m.names.members[name] = to
		}
	}
	return gift{name: to}, true
}

// isMember reports whether an item declares a thing, to which expressions refer as CLASS.NAME.
func isMember(it *Item) bool {
	if it.Type == "thing" {
		return true
	}
	return slices.ContainsFunc(schema.Classes(),
		func(c schema.Class) bool { return c.Name == it.Type }) && it.Type != "phase"
}

// forwarding returns the text of a call that forwarded has made, or "" for other expressions. A call that an author
// wrote is recognised by its parenthesis, which comes after the name in the source.
func forwarding(e hclsyntax.Expression) string {
	call, ok := e.(*hclsyntax.FunctionCallExpr)
	if !ok || call.OpenParenRange != call.NameRange {
		return ""
	}
	var args []string
	for _, a := range call.Args {
		args = append(args, a.(*hclsyntax.ScopeTraversalExpr).Traversal.RootName())
	}
	return call.Name + "(" + strings.Join(args, ", ") + ")"
}

// forwarded passes a function for a function that the module needs, by making its expression a call of the passed
// one. The checker then checks the arguments and the result where the importer passes the function.
func (m *module) forwarded(it *Item, to string, e hclsyntax.Expression) (gift, bool) {
	at := e.Range()
	call := &hclsyntax.FunctionCallExpr{Name: to, NameRange: at, OpenParenRange: at, CloseParenRange: at}
	var params []string
	if it.Body.Attributes["of"] != nil {
		params = append(params, schema.Self)
	}
	if a := it.Body.Attributes["params"]; a != nil {
		params = append(params, objectKeys(a.Expr)...)
	}
	for _, p := range params {
		call.Args = append(call.Args, &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: p,
			SrcRange: at}}, SrcRange: at})
	}
	return gift{value: call, attr: "is"}, true
}
