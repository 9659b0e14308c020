package resolve

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// additive reports whether blocks of this type with the same labels add to each other, in one folder as well as in
// several. The checker gives precedence to the entries of later folders.
func additive(b *hclsyntax.Block) bool {
	switch b.Type {
	case "class", "rulebook", "moved", "rewrite":
		return true
	case "setup":
		return len(b.Labels) == 0
	}
	return false
}

// merge merges a folder's own blocks with the items so far. It executes remove blocks first, so that a folder can
// remove a block and declare it again.
func (m *merger) merge(f folder, blocks []*hclsyntax.Block) {
	m.noteFolder(f)
	for _, b := range blocks {
		if b.Type == "remove" {
			m.remove(f, b)
		}
	}
	m.classes = map[string]bool{}
	for _, b := range blocks {
		if b.Type == "class" && len(b.Labels) > 0 {
			m.classes[b.Labels[0]] = true
		}
	}
	own := map[string]*hclsyntax.Block{}
	var amendments []*hclsyntax.Block
	for _, b := range blocks {
		switch b.Type {
		case "remove":
			continue
		case "amend": // after the folder's own declarations
			amendments = append(amendments, b)
			continue
		}
		if b.Type == "needs" {
			m.need(f, b)
			continue
		}
		if _, ok := schema.Block(b.Type); !ok {
			d, meant := schema.UnknownTop(b)
			m.report(d)
			if meant == "" {
				continue
			}
			named := *b
			named.Type = meant
			b = &named
		}
		key := blockKey(b.Type, ownLabels(b))
		if additive(b) {
			for _, it := range m.byKey[key] {
				if it.IsOpen() {
					it.Need.Met = true
				}
			}
			m.recordEntries(f, key, b)
			m.append(f, key, b)
			continue
		}
		switch before, twice := own[key]; {
		case !twice:
			own[key] = b
			m.put(f, key, b)
		case b.Type == "setup":
			m.append(f, key, b)
		default:
			m.report(diag.New("SC105", labelRange(b), "give one of them another name, or merge the two").
				Saying("%s is declared twice", Describe(b.Type, b.Labels)).See(before.DefRange(),
				"the first one is here").Twice(kindAndName(b)))
		}
	}
	for _, b := range amendments {
		m.amend(f, b)
	}
}

// ownLabels returns the labels of a block without superfluous ones, which are reported elsewhere, so that references
// to the block are found.
func ownLabels(b *hclsyntax.Block) []string {
	if spec, ok := schema.Block(b.Type); ok && !spec.MoreLabels && len(b.Labels) > len(spec.Labels) {
		return b.Labels[:len(spec.Labels)]
	}
	return b.Labels
}

// kindAndName returns the kind and the name of what a block declares, as diag.Diagnostic.Missing expects them: for a
// class, the kind is that of names.
func kindAndName(b *hclsyntax.Block) (kind, name string) {
	kind = b.Type
	if n := len(b.Labels); n > 0 {
		name = b.Labels[n-1]
	}
	switch b.Type {
	case "thing":
		kind = b.Labels[0]
	case "phase":
		kind = "procedure"
	case "enum", "record":
		kind = "name"
	}
	return kind, name
}

// recordEntries records the entries of an additive block, so that a conflict is found if two folders add the same
// name.
func (m *merger) recordEntries(f folder, key string, b *hclsyntax.Block) {
	if b.Type != "class" {
		return
	}
	for _, a := range dsl.Attributes(b.Body) {
		for name, item := range dsl.Entries(a.Expr) {
			aspect := a.Name + " " + name
			if before, known := m.entries[key+aspect]; known && m.sources.equalExprs(before, item.ValueExpr) {
				continue
			}
			m.entries[key+aspect] = item.ValueExpr
			m.history.record(key, aspect, change{dir: f.dir, at: item.KeyExpr.Range()})
		}
	}
}

// put adds a block that is not additive, or overrides the item with its type and labels.
func (m *merger) put(f folder, key string, b *hclsyntax.Block) {
	if isHelper(b.Type, b.TypeRange) {
		m.putHelper(f, key, b)
		return
	}
	existing := m.byKey[key]
	c := change{dir: f.dir, at: labelRange(b)}
	if len(existing) == 0 {
		if open := m.openHelper(f, key); open != nil {
			m.meetHelper(f, key, open, b)
			return
		}
		if m.history.removedElsewhere(key, c) {
			return
		}
		m.history.settle(key, entireBlock, c)
		m.append(f, key, b)
		return
	}
	base := existing[0]
	if base.IsOpen() {
		m.meet(f, key, base, b)
		return
	}
	if f.imported != "" || m.importedBy[base] != "" {
		m.report(diag.New("SC188", labelRange(b), "%s declares it as well; two modules must not declare the same thing, "+
			"and declarations of modules cannot be overridden", base.Origin.Folder).
			Saying("%s is declared in two folders", Describe(b.Type, b.Labels)).See(base.Origin.Range, "the other one is here"))
		return
	}
	for _, more := range existing[1:] { // several setup blocks with the same label
		if len(b.Body.Blocks) > 0 {
			more.Body = nil
		}
	}
	if len(b.Body.Blocks) > 0 && len(existing) > 1 {
		m.byKey[key] = existing[:1]
	}
	if declaredIn := m.declaredIn[base]; m.history.independent(f.dir, declaredIn) {
		if !m.sources.equalBodies(base.Body, b.Body) {
			m.history.addConflict(key, entireBlock, change{dir: declaredIn, at: base.Origin.Range}, c)
		}
		return
	}
	m.override(f, key, base, b)
}

// merger merges the blocks of one folder after the other into a Result.
type merger struct {
	result   *Result
	moves    []*move
	rewrites []*rewriting
	sources  sources // the files of the result
	history  *history
	diags    diag.List

	byKey        map[string][]*Item              // several for additive blocks
	importedBy   map[*Item]string                // the module that declared it; "" if it was not imported
	declaredIn   map[*Item]string                // the folder that declared it
	entries      map[string]hclsyntax.Expression // the entries of additive blocks, by block and aspect
	expandedSize map[*hclsyntax.Attribute]int    // the size of expressions with what they inherit
	classes      map[string]bool                 // the classes that the current folder adds to

	helpers  map[string][]*Item // helpers of tests, by the keys that they would have as rules
	seenFrom map[*Item][]string // folders whose tests need a helper that another folder declares
	adopted  map[*Item]bool     // those of modules imported under a name
	order    map[string]int     // by folder: its number in the order of merging, from 1
	last     string             // the folder that was merged last
	dirs     map[string]string  // folders by their paths in messages
}

func newMerger(r *Result) *merger {
	return &merger{
		result:       r,
		sources:      r.Sources,
		history:      newHistory(),
		byKey:        map[string][]*Item{},
		importedBy:   map[*Item]string{},
		declaredIn:   map[*Item]string{},
		entries:      map[string]hclsyntax.Expression{},
		expandedSize: map[*hclsyntax.Attribute]int{},

		helpers:  map[string][]*Item{},
		seenFrom: map[*Item][]string{},
		adopted:  map[*Item]bool{},
		order:    map[string]int{},
		dirs:     map[string]string{},
	}
}

func (m *merger) report(d diag.Diagnostic) { m.diags = append(m.diags, d) }

// folder is a folder of the scenario.
type folder struct {
	dir      string // in the file system
	shown    string // path in messages
	imported string // dir if the folder is imported as a module, "" otherwise
	abstract bool   // its scenario block declares it abstract
	module   bool   // it is a module imported under a name
}

// newItem returns the item that a block of the folder declares.
func (f folder) newItem(b *hclsyntax.Block) *Item {
	return &Item{
		Type: b.Type, Labels: b.Labels, Block: b, Body: b.Body, Origin: Origin{Folder: f.shown, Range: b.DefRange()},
		Helper: isHelper(b.Type, b.TypeRange),
	}
}

// append adds an item for a block.
func (m *merger) append(f folder, key string, b *hclsyntax.Block) {
	it := f.newItem(b)
	m.declaredIn[it] = f.dir
	m.importedBy[it] = f.imported
	m.result.Items = append(m.result.Items, it)
	m.byKey[key] = append(m.byKey[key], it)
	m.noteHelper(it)
}

// noteHelper records a helper of tests under the key of a rule with its name, so that calls of it can be found.
func (m *merger) noteHelper(it *Item) {
	if it.Helper {
		key := blockKey(it.Type, it.Labels)
		m.helpers[key] = append(m.helpers[key], it)
	}
}

// sources maps the names of files to their texts. Its methods compare source text, ignoring layout and comments.
type sources map[string][]byte

func (s sources) equalExprs(a, b hclsyntax.Expression) bool {
	return s.equalRanges(a.Range(), b.Range())
}

func (s sources) equalBlocks(a, b []*hclsyntax.Block) bool {
	if len(a) != len(b) || len(a) == 0 {
		return len(a) == len(b)
	}
	for i := range a {
		if !s.equalRanges(hcl.RangeBetween(a[i].TypeRange, a[i].CloseBraceRange),
			hcl.RangeBetween(b[i].TypeRange, b[i].CloseBraceRange)) {
			return false
		}
	}
	return true
}

func (s sources) equalBodies(a, b *hclsyntax.Body) bool {
	if len(a.Attributes) != len(b.Attributes) {
		return false
	}
	for name, x := range a.Attributes {
		if y := b.Attributes[name]; y == nil || !s.equalExprs(x.Expr, y.Expr) {
			return false
		}
	}
	return s.equalBlocks(a.Blocks, b.Blocks)
}

func (s sources) equalRanges(a, b hcl.Range) bool {
	return bytes.Equal(s.tokens(a), s.tokens(b))
}

// tokens returns the tokens of a range, each followed by one space.
func (s sources) tokens(r hcl.Range) []byte {
	src := s[r.Filename]
	if r.Start.Byte < 0 || r.End.Byte > len(src) || r.Start.Byte > r.End.Byte {
		return nil
	}
	found, _ := hclsyntax.LexConfig(src[r.Start.Byte:r.End.Byte], r.Filename, hcl.InitialPos)
	var out bytes.Buffer
	for _, t := range found {
		switch t.Type {
		case hclsyntax.TokenNewline, hclsyntax.TokenComment, hclsyntax.TokenEOF:
			continue
		}
		out.Write(t.Bytes)
		out.WriteByte(' ')
	}
	return out.Bytes()
}
