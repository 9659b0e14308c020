// Package resolve makes one list of declarations of a folder, the modules it imports and the scenarios it extends.
// After it nobody needs to know from which folder a block came, except to tell people: every item keeps its origin
// and the attributes that were overridden. It knows block types and labels, and nothing of what they mean.
package resolve

import (
	"errors"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// maxFolders bounds the work on folders that import ever more folders.
const maxFolders = 200

// Item is one declaration of the merged scenario.
type Item struct {
	Type   string
	Labels []string
	Block  *hclsyntax.Block // the block that declared it first, with the merged body
	Body   *hclsyntax.Body  // merged
	Origin Origin
	// Overrides holds what variants changed, and the folder each came from: an attribute, "{}" for statements, or a nested
	// block that has a name, such as "require range" or an attribute in it, "param there in". Where is the place of each.
	Overrides map[string]string
	Where     map[string]hcl.Range
	Removed   map[string]bool // those of them that were taken away
}

// change notes who changes an aspect of the item, and where.
func (it *Item) change(aspect, by string, at hcl.Range) {
	if it.Overrides == nil {
		it.Overrides, it.Where = map[string]string{}, map[string]hcl.Range{}
	}
	it.Overrides[aspect], it.Where[aspect] = by, at
}

// put gives the item another body. The block that was read stays as it is.
func (it *Item) put(body *hclsyntax.Body) {
	block := *it.Block
	block.Body = body
	it.Block, it.Body = &block, body
}

// Origin is where an item was declared first.
type Origin struct {
	Folder string
	Range  hcl.Range // type and labels
}

// Result is a merged scenario.
type Result struct {
	Dir       string
	Name      string   // the label of its scenario block
	Scenario  *Item    // nil after an error
	Items     []*Item  // everything else, bases and modules first, in source order
	Folders   []string // every folder read, in order
	Languages []string // as stated; empty when no scenario block states any
	Sources   map[string][]byte
	Extends   bool // it is a variant of another scenario
	Broken    bool // a file or folder could not be read whole: names that are declared may be missing here

	inherited map[spot]*hclsyntax.Attribute
	gone      map[string]bool
}

// Gone says whether a variant has taken a block away that its base had.
func (r *Result) Gone(typ string, labels ...string) bool { return r.gone[key(typ, labels)] }

// Load reads a folder and everything it needs.
func Load(fsys fs.FS, dir string) (*Result, diag.List) { return LoadAs(fsys, dir, dir) }

// LoadAs is Load for a folder that people know by another path than fsys does.
func LoadAs(fsys fs.FS, dir, shown string) (*Result, diag.List) {
	l := &loader{
		fsys:   fsys,
		result: &Result{Dir: shown, Sources: map[string][]byte{}, inherited: map[spot]*hclsyntax.Attribute{}},
		state:  map[string]folderState{},
		byKey:  map[string][]*Item{},
		from:   map[*Item]string{},
		born:   map[*Item]string{},
		over:   map[string]map[string]bool{},
		shown:  map[string]string{},
		hands:  map[string]map[string]hand{},
		gone:   map[string]hand{},
		added:  map[string]hclsyntax.Expression{},
		sizes:  map[*hclsyntax.Attribute]int{},
	}
	l.folder(place{path.Clean(dir), path.Clean(shown)}, true, hcl.Range{})
	l.reportClashes()
	r := l.result
	r.gone = map[string]bool{}
	for k := range l.gone {
		r.gone[k] = len(l.byKey[k]) == 0
	}
	r.Items = slices.DeleteFunc(r.Items, func(it *Item) bool { return it.Body == nil })
	return r, l.diags
}

type folderState uint8

const (
	untouched folderState = iota
	reading
	read
)

// place is a folder: its path in the file system and the one people know.
type place struct{ dir, shown string }

type loader struct {
	fsys   fs.FS
	result *Result
	diags  diag.List
	state  map[string]folderState
	chain  []string           // folders being read, for the message about a cycle
	byKey  map[string][]*Item // several for what is additive
	from   map[*Item]string   // the import that brought it; "" for what extends brought

	born    map[*Item]string                // the folder that declared it
	over    map[string]map[string]bool      // the folders each folder is built on, however indirectly
	shown   map[string]string               // the names people know folders by
	hands   map[string]map[string]hand      // by block and aspect: who changed it last
	gone    map[string]hand                 // blocks that were taken away, and by whom
	added   map[string]hclsyntax.Expression // entries of additive blocks
	sizes   map[*hclsyntax.Attribute]int    // what expressions that inherit take, written out
	classes map[string]bool                 // the classes that the folder being merged adds to
	clashes []clashing
}

func (l *loader) add(d diag.Diagnostic) { l.diags = append(l.diags, d) }

func (l *loader) folder(p place, main bool, at hcl.Range) {
	dir := p.dir
	if len(l.state) >= maxFolders {
		l.add(diag.New("SC186", at, "at most %d folders may be put together", maxFolders))
		return
	}
	l.state[dir] = reading
	l.over[dir], l.shown[dir] = map[string]bool{}, p.shown
	l.chain = append(l.chain, dir)
	defer func() {
		l.state[dir] = read
		l.chain = l.chain[:len(l.chain)-1]
	}()

	folder, diags := dsl.LoadAs(l.fsys, dir, p.shown)
	l.diags = append(l.diags, diags...)
	l.result.Broken = l.result.Broken || diags.HasErrors()
	l.result.Folders = append(l.result.Folders, p.shown)
	var blocks []*hclsyntax.Block
	var head *hclsyntax.Block
	for _, f := range folder.Files {
		l.result.Sources[f.Name] = f.Src
		for _, a := range dsl.Attributes(f.Body) {
			l.add(diag.New("SC108", a.NameRange, "at the top of a file there are only blocks, such as space, unit or procedure").
				Saying("%q stands in no block", a.Name))
		}
		for _, b := range f.Body.Blocks {
			if b.Type != "scenario" {
				blocks = append(blocks, b)
				continue
			}
			if head != nil {
				l.add(diag.New("SC105", b.TypeRange, "a folder has one scenario block").
					Saying("there are two scenario blocks").See(head.TypeRange, "the first one is here"))
				continue
			}
			head = b
		}
	}
	if head != nil {
		l.head(p, head, main)
	} else if main && !l.diags.HasErrors() {
		rng := hcl.Range{Filename: p.shown}
		if len(folder.Files) > 0 {
			rng = folder.Files[0].Body.SrcRange
			rng.End = rng.Start
		}
		l.add(diag.New("SC107", rng, "write scenario \"my_game\" { title = \"My game\" } in one of its files"))
	}
	imported := ""
	if !main {
		imported = dir
	}
	l.merge(p, imported, blocks)
}

// head reads the scenario block: first what it builds on, then itself.
func (l *loader) head(p place, b *hclsyntax.Block, main bool) {
	spec, _ := schema.Block("scenario")
	l.diags = append(l.diags, schema.Check(b, spec)...)
	if a := b.Body.Attributes["extends"]; a != nil {
		l.result.Extends = l.result.Extends || main
		for _, e := range dsl.Elements(a.Expr) {
			if s, ok := l.literal(e); ok {
				l.follow(p, s, e.Range(), main)
			}
		}
	}
	if a := b.Body.Attributes["import"]; a != nil {
		if list, ok := a.Expr.(*hclsyntax.TupleConsExpr); ok {
			for _, e := range list.Exprs {
				if s, ok := l.literal(e); ok {
					l.follow(p, s, e.Range(), false)
				}
			}
		} else {
			l.add(diag.New("SC190", a.Expr.Range(), "write import = [\"../lib/dice\"]").Saying("import is a list of folders"))
		}
	}
	if a := b.Body.Attributes["languages"]; a != nil {
		l.languages(a.Expr)
	}
	if !main {
		return
	}
	// The folder asked for is read last of its chain, so that its name stands.
	it := l.newItem(p.shown, b)
	if base := l.result.Scenario; base != nil {
		body := *it.Body
		body.Attributes = maps.Clone(base.Body.Attributes)
		maps.Copy(body.Attributes, it.Body.Attributes)
		it.put(&body)
	}
	l.result.Scenario = it
	if len(b.Labels) > 0 {
		l.result.Name = b.Labels[0]
	}
}

func (l *loader) languages(e hclsyntax.Expression) {
	list, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		l.add(diag.New("SC190", e.Range(), "write languages = [\"en\"]").Saying("languages is a list of language codes"))
		return
	}
	for _, e := range list.Exprs {
		if s, ok := l.literal(e); ok && !slices.Contains(l.result.Languages, s) {
			l.result.Languages = append(l.result.Languages, s)
		}
	}
}

// literal reads a quoted text without holes.
func (l *loader) literal(e hclsyntax.Expression) (string, bool) {
	s, ok := dsl.Literal(e)
	if !ok {
		l.add(diag.New("SC190", e.Range(), "write a quoted text, such as \"../base\""))
	}
	return s, ok
}

// follow reads a folder named by another one, once.
func (l *loader) follow(from place, name string, at hcl.Range, main bool) {
	dir := path.Join(from.dir, name)
	shown := path.Join(from.shown, name)
	if path.IsAbs(name) || leaves(dir) {
		l.result.Broken = true
		l.add(diag.New("SC185", at, "name it from this folder, such as \"../base\"").Saying("%q is outside of what may be read", name))
		return
	}
	switch l.state[dir] {
	case reading:
		l.result.Broken = true
		l.add(diag.New("SC187", at, "%s", strings.Join(append(l.chain[max(slices.Index(l.chain, dir), 0):], dir), " needs ")))
		return
	case read:
		l.builds(from.dir, dir)
		return
	}
	if info, err := fs.Stat(l.fsys, dir); err != nil || !info.IsDir() {
		l.result.Broken = true
		d := diag.New("SC186", at, "a folder is named from the one that names it, such as \"../base\"").Saying("there is no folder %q", shown)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			d = d.Note("it cannot be read")
		}
		l.add(d)
		return
	}
	l.folder(place{dir, shown}, main, at)
	l.builds(from.dir, dir)
}

// builds notes that a folder is built on another, and so on all that this one is built on.
func (l *loader) builds(dir, base string) {
	l.over[dir][base] = true
	maps.Copy(l.over[dir], l.over[base])
}

func (l *loader) newItem(dir string, b *hclsyntax.Block) *Item {
	return &Item{Type: b.Type, Labels: b.Labels, Block: b, Body: b.Body, Origin: Origin{Folder: dir, Range: b.DefRange()}}
}
