package resolve

import (
	"maps"
	"regexp"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

var (
	fromAttr = schema.Bound("import", "from", "folder")
	withAttr = schema.Bound("import", "with", "map(name, expression)")
)

// instance is a module under the name that a scenario gives it.
type instance struct {
	dir  string
	with *hclsyntax.Attribute // what the importer gives it, or nil
	at   hcl.Range            // the name in the import block
}

// qualified returns the name of something of a module where the module is imported under a name.
func qualified(module, name string) string { return module + "_" + name }

var isModuleName = regexp.MustCompile(`^[a-z][a-z0-9_]*$`).MatchString

// imports takes the imports of a folder from its blocks, and reads the modules that they name.
func (l *loader) imports(f folder, blocks []*hclsyntax.Block) []*hclsyntax.Block {
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
		l.report(diag.New("SC106", at, "the names of what is in the module begin with it: write a–z, 0–9 and _, beginning with a letter").Saying("%q is not a name", name))
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
		if before.dir != dir || !l.merger.sameAttribute(before.with, with) {
			d := diag.New("SC183", at, "give one of them another name").
				Saying("two modules are imported as %s", name).See(before.at, "the other one is here")
			if before.dir == dir {
				d = d.Note("to change a part of the module that is imported already, declare the part by its qualified name, such as function %s { … }", qualified(name, "NAME"))
			}
			l.report(d)
		}
		l.merger.history.addBase(f.dir, dir)
		return
	}
	l.instances[name] = instance{dir: dir, with: with, at: at}
	sub := l.within()
	sub.read(folder{dir: dir, shown: shown, module: true}, from.Expr.Range())
	l.merger.diags = append(l.merger.diags, sub.merger.diags...)
	l.merger.diags = append(l.merger.diags, sub.merger.history.report(l.names)...)
	l.take(sub.result)
	via := at
	if len(l.chain) > 1 || l.root != nil {
		via = l.via
	}
	m := &module{loader: l, importer: f, dir: dir, name: name, at: at, via: via, names: newRenaming()}
	sub.merger.foldLists()
	m.items = slices.DeleteFunc(sub.result.Items, func(it *Item) bool { return it.Body == nil })
	m.rename(with)
	m.adopt()
}

// within returns a loader for a module, which has declarations of its own.
func (l *loader) within() *loader {
	r := &Result{
		Dir: l.result.Dir, Sources: l.result.Sources, Versions: l.result.Versions,
		inherited: l.result.inherited, removed: map[string]hcl.Range{},
	}
	sub := &loader{
		fsys: l.fsys, result: r, merger: newMerger(r), state: map[string]folderState{}, names: l.names,
		chain: slices.Clone(l.chain), amount: l.amount, folders: l.folders, via: l.via, entered: l.entered,
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

// take adds to the result what is known of a module besides its declarations.
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

// sameAttribute reports whether two attributes, either of which may be nil, are written alike.
func (m *merger) sameAttribute(a, b *hclsyntax.Attribute) bool {
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

// rename gives everything in the module its qualified name, except for what the importer gives it.
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
	given := m.given(with)
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
	o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil
	}
	var out []string
	for _, it := range o.Items {
		if name := hcl.ExprAsKeyword(it.KeyExpr); name != "" {
			out = append(out, name)
		}
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
	for _, it := range m.items {
		key := blockKey(it.Type, it.Labels)
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
				Saying("%s of the module is declared already", Describe(it.Type, it.Labels)).See(old.Origin.Range, "it is declared here"))
			continue
		}
		main.declaredIn[it] = m.dir
		main.result.Items = append(main.result.Items, it)
		main.byKey[key] = append(main.byKey[key], it)
	}
}
