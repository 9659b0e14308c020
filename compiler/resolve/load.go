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
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/fetched"
	"github.com/scenario-lang/scenario/internal/spell"
)

// maxFolders is the maximum number of folders of a scenario.
const maxFolders = 200

// Attributes of the scenario block that this package reads.
var (
	extendsAttr   = schema.Bound("scenario", "extends", "folder or list(folder)")
	importAttr    = schema.Bound("scenario", "import", "list(folder)")
	languagesAttr = schema.Bound("scenario", "languages", "list(language_code)")
	abstractAttr  = schema.Bound("scenario", "abstract", "bool")
	versionAttr   = schema.Bound("scenario", "language_version", "int")
	releaseAttr   = schema.Bound("scenario", "version", "version")
	onlyAttr      = schema.Bound("remove", "only", "parts")
)

// Load reads a folder and every folder that it imports or extends.
func Load(fsys fs.FS, dir string) (*Result, diag.List) { return LoadAs(fsys, dir, dir, nil) }

// LoadAs is Load for a folder whose path in messages, shown, differs from its path in fsys. Files that are cached in
// parsed are not parsed again.
func LoadAs(fsys fs.FS, dir, shown string, parsed *dsl.Parsed) (*Result, diag.List) {
	trees := &fetchedTrees{disk: fsys, dir: path.Clean(dir), shown: path.Clean(shown)}
	return loadFrom(withOthers{FS: fsys, fetched: trees}, dir, shown, parsed)
}

// loadFrom is LoadAs for a file system that includes fetched packages.
func loadFrom(fsys withOthers, dir, shown string, parsed *dsl.Parsed) (*Result, diag.List) {
	r := &Result{
		Dir: shown, Sources: map[string][]byte{}, Trees: map[string]*hclsyntax.Body{}, Versions: map[string]int{},
		Releases: map[string]string{}, inherited: map[position]*hclsyntax.Attribute{}, removed: map[string]hcl.Range{},
	}
	r.forget()
	l := &loader{
		fsys:   fsys,
		result: r,
		merger: newMerger(r),
		state:  map[string]folderState{},
		names:  map[string]string{},

		entered:   map[string]hcl.Range{},
		instances: map[string]instance{},
		amount:    &dsl.Amount{},
		parsed:    parsed,
		folders:   new(int),
		fetched:   fsys.fetched,
	}
	r.files, r.folder, r.parsed = fsys, dir, parsed
	l.read(folder{dir: path.Clean(dir), shown: path.Clean(shown)}, hcl.Range{})
	m := l.merger
	for key, c := range m.history.removed {
		if len(m.byKey[key]) == 0 {
			r.removed[key] = c.at
		}
	}
	r.Items = slices.DeleteFunc(r.Items, func(it *Item) bool { return it.Body == nil })
	m.scopeHelpers()
	m.foldLists()
	if !r.Abstract && !r.Incomplete {
		l.reportUnmet()
	}
	return r, append(m.diags, m.history.report(l.names)...)
}

// noteUnread records what could not be read of a folder: single blocks if nothing in them is used by others, else
// that the folder is incomplete. Missing line breaks were repaired, and of an attribute that is set twice the first
// value was read.
func (l *loader) noteUnread(files *dsl.Folder, found diag.List) {
	for _, file := range files.Files {
		for _, b := range file.Body.Blocks {
			row, _ := schema.Block(b.Type)
			for _, r := range file.Unread {
				if r.Start == b.TypeRange.Start && row != nil && (row.Bindings || row.Statements) {
					l.result.Unread = append(l.result.Unread, r)
				}
			}
		}
	}
	for _, d := range found {
		isRead := d.Code == "SC022" || (d.Code == "SC023" || d.Code == "SC024") && len(d.Edits()) > 0
		if d.Severity == diag.Error && !isRead && !inRanges(l.result.Unread, d.Range) {
			l.result.Incomplete = true
		}
	}
}

// inRanges reports whether a place is in one of the ranges.
func inRanges(ranges []hcl.Range, at hcl.Range) bool {
	return slices.ContainsFunc(ranges, func(r hcl.Range) bool {
		return r.Filename == at.Filename && r.Start.Byte <= at.Start.Byte && at.Start.Byte < r.End.Byte
	})
}

// folderState is the progress of reading a folder.
type folderState uint8

const (
	unread folderState = iota
	reading
	done
)

// loader reads folders, each after those that it is built on, and merges them.
type loader struct {
	fsys   fs.FS
	result *Result
	merger *merger
	state  map[string]folderState
	names  map[string]string // paths of folders in messages
	chain  []string          // folders that are being read, for the message about a cycle
	amount *dsl.Amount       // size of all that was read
	parsed *dsl.Parsed       // cache of parsed files; nil for a module, whose trees are changed by renaming

	via     hcl.Range            // where the main folder names the folder that is being read, directly or indirectly
	entered map[string]hcl.Range // for each folder, the place that first led to it

	instances map[string]instance // modules imported under a name
	folders   *int                // number of folders read
	fetched   *fetchedTrees       // the fetched packages
	root      *loader             // for a module: the loader of the scenario; else nil
}

func (l *loader) report(d diag.Diagnostic) { l.merger.report(d) }

// read reads and merges a folder, after the folders that it is built on. at is the place that names it.
func (l *loader) read(f folder, at hcl.Range) {
	dir := f.dir
	if *l.folders++; *l.folders > maxFolders {
		l.report(diag.New("SC186", at, "a scenario may be made of %d folders at most", maxFolders))
		return
	}
	l.state[dir], l.names[dir] = reading, f.shown
	if len(l.chain) == 1 {
		l.via = at
	}
	l.entered[dir] = l.via
	l.merger.history.addFolder(dir)
	l.chain = append(l.chain, dir)
	defer func() {
		l.state[dir] = done
		l.chain = l.chain[:len(l.chain)-1]
	}()

	files, diags := dsl.LoadAs(l.fsys, dir, f.shown, l.amount, l.parsed)
	l.merger.diags = append(l.merger.diags, diags...)
	l.noteUnread(files, diags)
	l.result.Folders = append(l.result.Folders, f.shown)
	head, blocks := l.readBlocks(files)
	if !l.readVersion(f, head) {
		return
	}
	if head != nil {
		f.abstract = l.isAbstract(head)
		l.readHead(f, head)
	} else if f.imported == "" && !f.module && !l.merger.diags.HasErrors() {
		rng := hcl.Range{Filename: f.shown}
		if len(files.Files) > 0 {
			rng = files.Files[0].Body.SrcRange
			rng.End = rng.Start
		}
		l.report(diag.New("SC107", rng, "write scenario \"my_game\" { title = \"My game\" } in one of its files"))
	}
	blocks = l.modernise(f, files, l.readImports(f, blocks))
	l.merger.merge(f, blocks)
	l.merger.readPast(f, blocks)
}

// readBlocks returns the scenario block of a folder, or nil, and its other blocks.
func (l *loader) readBlocks(files *dsl.Folder) (head *hclsyntax.Block, blocks []*hclsyntax.Block) {
	for _, file := range files.Files {
		l.result.Sources[file.Name], l.result.Trees[file.Name] = file.Src, file.Body
		for _, a := range dsl.Attributes(file.Body) {
			l.report(diag.New("SC108", a.NameRange,
				"at the top of a file there are only blocks, such as space, unit or procedure").
				Saying("%q is outside any block", a.Name))
		}
		top, found := Blocks(file.Body)
		l.merger.diags = append(l.merger.diags, found...)
		for _, b := range top {
			if b.Type != "scenario" {
				blocks = append(blocks, b)
				continue
			}
			if head != nil {
				l.report(diag.New("SC105", b.TypeRange, "a folder has one scenario block; merge the two").
					Saying("there are two scenario blocks").See(head.TypeRange, "the first one is here"))
				continue
			}
			head = b
		}
	}
	return head, blocks
}

// readHead reads the folders that a folder is built on, and then its scenario block.
func (l *loader) readHead(f folder, b *hclsyntax.Block) {
	spec, _ := schema.Block("scenario")
	b, found := schema.Check(b, spec)
	l.merger.diags = append(l.merger.diags, found...)
	main := f.imported == ""
	if a := b.Body.Attributes[extendsAttr]; a != nil {
		l.result.Extends = l.result.Extends || main
		for _, e := range dsl.Elements(a.Expr) {
			if s, ok := l.literal(e); ok {
				l.follow(f, s, e.Range(), main)
			}
		}
	}
	if a := b.Body.Attributes[importAttr]; a != nil {
		if list, ok := a.Expr.(*hclsyntax.TupleConsExpr); ok {
			for _, e := range list.Exprs {
				if s, ok := l.literal(e); ok {
					l.importAll(f, s, e.Range())
				}
			}
		} else {
			l.report(diag.New("SC190", a.Expr.Range(), "write import = [\"../lib/dice\"]").
				Saying("`import` is a list of folders"))
		}
	}
	if a := b.Body.Attributes[releaseAttr]; a != nil {
		l.release(f, a.Expr)
	}
	if a := b.Body.Attributes[languagesAttr]; a != nil {
		l.languages(a.Expr)
	}
	if !main {
		return
	}
	// The main folder is read after those that it extends, so its own name and attributes take precedence.
	it := f.newItem(b)
	if base := l.result.Scenario; base != nil {
		body := *it.Body
		body.Attributes = make(hclsyntax.Attributes, len(base.Body.Attributes)+len(it.Body.Attributes))
		maps.Copy(body.Attributes, base.Body.Attributes)
		delete(body.Attributes, releaseAttr)
		delete(body.Attributes, abstractAttr) // what is built on an abstract scenario is a game by default
		maps.Copy(body.Attributes, it.Body.Attributes)
		it.setBody(&body)
	}
	l.result.Scenario, l.result.Abstract = it, f.abstract
	if len(b.Labels) > 0 {
		l.result.Name = b.Labels[0]
	}
}

// release records the version in a scenario block.
func (l *loader) release(f folder, e hclsyntax.Expression) {
	s, ok := dsl.Literal(e)
	if !ok || !fetched.IsVersion(s) {
		l.report(diag.New("SC165", e.Range(), "write three whole numbers as a text, such as version = \"1.2.0\", or "+
			"\"2.0.0-rc.1\" before 2.0.0"))
		return
	}
	l.result.Releases[f.shown] = s
}

// languages adds the languages that a scenario block declares.
func (l *loader) languages(e hclsyntax.Expression) {
	list, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		l.report(diag.New("SC190", e.Range(), "write languages = [\"en\"]").Saying("`languages` is a list of language codes"))
		return
	}
	for _, e := range list.Exprs {
		if s, ok := l.literal(e); ok && !slices.Contains(l.result.Languages, s) {
			l.result.Languages = append(l.result.Languages, s)
		}
	}
}

// literal returns a quoted text without ${ }, or reports an error.
func (l *loader) literal(e hclsyntax.Expression) (string, bool) {
	s, ok := dsl.Literal(e)
	if !ok {
		l.report(diag.New("SC190", e.Range(), "write a quoted text without ${ }, such as \"../base\""))
	}
	return s, ok
}

// follow reads a folder that another one names, unless it was read before. main is true if the main folder extends
// it, rather than importing it.
func (l *loader) follow(from folder, name string, at hcl.Range, main bool) {
	dir, shown, ok := l.locate(from, name, at)
	if !ok {
		return
	}
	if l.state[dir] == done {
		l.merger.history.addBase(from.dir, dir)
		return
	}
	f := folder{dir: dir, shown: shown}
	if !main {
		f.imported = dir
	}
	l.read(f, at)
	l.merger.history.addBase(from.dir, dir)
}

// importAll reads a module whose declarations keep their names. All modules of a scenario share it.
func (l *loader) importAll(from folder, name string, at hcl.Range) {
	if l.root == nil {
		l.follow(from, name, at, false)
		return
	}
	root := l.root
	chain := root.chain
	root.chain = l.chain
	if root.merger.history.builtOn[from.dir] == nil {
		root.merger.history.addFolder(from.dir)
	}
	root.follow(from, name, at, false)
	root.chain = chain
}

// locate returns a folder that another one names, and its path in messages. It reports a folder that cannot be read.
func (l *loader) locate(from folder, name string, at hcl.Range) (dir, shown string, ok bool) {
	dir, shown = path.Join(from.dir, name), path.Join(from.shown, name)
	if game, want, ok := gameNamed(name); ok && exists(l.fsys, game) {
		dir, shown = game, game
		if ok := l.hasRelease(game, want, at); !ok {
			return dir, shown, false
		}
	} else if InGames(name) {
		dir, shown = path.Clean(name), path.Clean(name)
	} else if fetched.IsAddress(name) {
		if dir, ok = l.fetchedFolder(from, name, at); !ok {
			l.result.Incomplete = true
			return dir, dir, false
		}
		shown = dir
	} else if fetched.Is(from.dir) && !isIn(dir, fetched.RootOf(from.dir)) {
		l.result.Incomplete = true
		l.report(diag.New("SC185", at, "its author must name it by an address, since only %s was fetched",
			fetched.RootOf(from.dir)).
			Saying("%q is outside the package that was fetched", name))
		return dir, shown, false
	}
	if path.IsAbs(name) || outsideRoot(dir) {
		l.result.Incomplete = true
		l.report(diag.New("SC185", at, "name it relative to this folder, "+
			"such as \"../base\"").Saying("%q is outside the tree that may be read", name))
		return dir, shown, false
	}
	if fetched.Is(dir) && !l.isOnce(dir, at) {
		l.result.Incomplete = true
		return dir, shown, false
	}
	if slices.Contains(l.chain, dir) {
		l.result.Incomplete = true
		l.report(diag.New("SC187", at, "%s; move what they share to a folder that both name",
			strings.Join(append(l.chain[slices.Index(l.chain, dir):], dir), " needs ")))
		return dir, shown, false
	}
	if info, err := fs.Stat(l.fsys, dir); err != nil || !info.IsDir() {
		l.result.Incomplete = true
		d := diag.New("SC186", at, "name it relative to this folder, such as \"../base\", or a game in the program, which "+
			"`scenario games` lists").
			Saying("there is no folder %q", shown).Suggest(spell.Nearest(name, GameNames()))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			d = d.Note("it cannot be read")
		}
		l.report(d)
		return dir, shown, false
	}
	return dir, shown, true
}

// outsideRoot reports whether a path leads outside the root of the file system.
func outsideRoot(dir string) bool {
	return path.IsAbs(dir) || dir == ".." || strings.HasPrefix(dir, "../")
}

// readVersion records the version of the language that a folder is written for, and reports whether that version is
// known. If it is not, no other errors of the folder are reported.
func (l *loader) readVersion(f folder, head *hclsyntax.Block) bool {
	l.result.Versions[f.shown] = schema.FirstVersion
	if head == nil || head.Body.Attributes[versionAttr] == nil {
		return true
	}
	e := head.Body.Attributes[versionAttr].Expr
	n, ok := wholeNumber(e)
	if ok && n >= schema.FirstVersion && n <= schema.CurrentVersion {
		l.result.Versions[f.shown] = n
		return true
	}
	d := diag.New("SC181", e.Range(), "write a whole number from %d to %d, such as language_version = %d",
		schema.FirstVersion, schema.CurrentVersion, schema.CurrentVersion)
	switch {
	case ok && n > schema.CurrentVersion:
		d = diag.New("SC181", e.Range(), "this program reads versions %d to %d; use a newer version of it",
			schema.FirstVersion, schema.CurrentVersion).
			Saying("the folder is written for version %d of the language", n)
	case ok:
		d = d.Saying("there is no version %d of the language", n)
	default:
		d = d.Saying("language_version is not a version of the language")
	}
	l.report(d)
	l.result.UnknownVersion = true
	return false
}

// wholeNumber returns the value of a literal whole number.
func wholeNumber(e hclsyntax.Expression) (int, bool) {
	e = dsl.Unparen(e)
	if u, ok := e.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		n, ok := wholeNumber(u.Val)
		return -n, ok
	}
	lit, ok := e.(*hclsyntax.LiteralValueExpr)
	if !ok || lit.Val.IsNull() || lit.Val.Type() != cty.Number || !lit.Val.AsBigFloat().IsInt() {
		return 0, false
	}
	n, _ := lit.Val.AsBigFloat().Int64()
	return int(min(n, 1<<31-1)), true
}

// VersionOf returns the language version of a file of the scenario, which is that of its folder.
func (r *Result) VersionOf(file string) int {
	if v, ok := r.Versions[path.Dir(file)]; ok {
		return v
	}
	return schema.FirstVersion
}

// newest returns the newest language version among the folders.
func (r *Result) newest() int {
	newest := schema.FirstVersion
	for _, v := range r.Versions {
		newest = max(newest, v)
	}
	return newest
}
