package resolve

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/fetched"
)

// fetchedTrees are the fetched packages that a scenario is built on, as its lock file pins them.
type fetchedTrees struct {
	disk       fs.FS  // where the lock file is
	dir, shown string // its folder
	lock       fetched.Lock
	lockErr    error
	isRead     bool
	mounted    map[string]fs.FS  // by their roots
	usedAs     map[string]string // by repository and folder: the root of the package that is used for it
}

// readLock reads the lock file, unless it was read before.
func (t *fetchedTrees) readLock() error {
	if !t.isRead && t.disk != nil {
		t.lock, t.lockErr = fetched.ReadLock(t.disk, t.dir)
		t.isRead = true
	}
	return t.lockErr
}

// mount makes the files of a package readable.
func (t *fetchedTrees) mount(p fetched.Package) error {
	root := p.Root()
	if t.mounted[root] != nil {
		return nil
	}
	tree, err := fetched.Open(p)
	if err != nil {
		return err
	}
	if t.mounted == nil {
		t.mounted, t.usedAs = map[string]fs.FS{}, map[string]string{}
	}
	t.mounted[root] = tree
	return nil
}

// mountRoot mounts the package with that root in the lock file.
func (t *fetchedTrees) mountRoot(root string) error {
	if err := t.readLock(); err != nil {
		return err
	}
	for _, p := range t.lock.Packages {
		if p.Root() == root {
			return t.mount(p)
		}
	}
	return fetched.ErrAbsent
}

// fetchedFolder returns the folder that an address refers to. It reports an address that is invalid or was not
// fetched.
func (l *loader) fetchedFolder(from folder, name string, at hcl.Range) (dir string, ok bool) {
	a, err := fetched.ParseAddress(name)
	if err == nil && a.IsLocal() && fetched.Is(from.dir) && !l.fetched.packageOf(from.dir).IsLocal() {
		err = errors.New("the address is a folder on the machine of the author, who must publish it")
	}
	if err != nil {
		l.report(diag.New("SC266", at, "%s", err).Saying("%q cannot be fetched", name))
		return "", false
	}
	get := fmt.Sprintf("run `scenario get %s`", l.fetched.shown)
	if err := l.fetched.readLock(); err != nil {
		l.report(diag.New("SC267", at, "%s; %s", err, fetched.LockAdvice(err, get)).
			Saying("%s cannot be read", path.Join(l.fetched.shown, fetched.LockFile)))
		return "", false
	}
	if err := fetched.CheckGit(); err != nil {
		get = err.Error()
	}
	p, inside, pinned := l.fetched.lock.Find(a)
	if !pinned {
		l.report(diag.New("SC267", at, "%s", get).Saying("%s has not been fetched yet", a.Place()))
		return "", false
	}
	if !a.Admits(p.Version) {
		l.report(diag.New("SC267", at, "%s", get).
			Saying("this needs version %s of %s, but version %s was fetched", a.Version, a.Place(), p.Version))
		return "", false
	}
	if err := l.fetched.mount(p); err != nil {
		l.report(unreadable(err, a, p, at, get))
		return "", false
	}
	return path.Join(p.Root(), inside), true
}

// folderOf returns the fetched folder that an address refers to.
func (t *fetchedTrees) folderOf(address string) (dir string, ok bool) {
	a, err := fetched.ParseAddress(address)
	if err != nil || t.readLock() != nil {
		return "", false
	}
	p, inside, ok := t.lock.Find(a)
	return path.Join(p.Root(), inside), ok && t.mount(p) == nil
}

// gameNamed returns the folder of the registered game that is named, and the version needed if the name has one, as
// in axis_allies_revised@>=1.2.0.
func gameNamed(name string) (dir string, want fetched.Address, ok bool) {
	name, version, versioned := strings.Cut(name, "@")
	if dir, ok = GameDir(name); !ok || !versioned {
		return dir, want, ok
	}
	want = fetched.Address{Folder: name}
	want.Version, want.Least = strings.CutPrefix(version, ">=")
	return dir, want, true
}

// hasRelease reports whether a registered game has the version that is needed, and reports an error if not.
func (l *loader) hasRelease(dir string, want fetched.Address, at hcl.Range) bool {
	if want.Folder == "" {
		return true
	}
	if !fetched.IsVersion(want.Version) {
		l.result.Incomplete = true
		l.report(diag.New("SC152", at, "write three whole numbers: %s@1.2.0 for exactly that version, or %s@>=1.2.0 "+
			"for at least that version", want.Folder, want.Folder).
			Saying("%q is not a version", want.Version))
		return false
	}
	is, err := Needs(l.fsys, dir, dir)
	if err == nil && is.Version != "" && want.Admits(is.Version) {
		return true
	}
	l.result.Incomplete = true
	l.report(diag.New("SC152", at, "use a version of the program that has it, or name the version that is there").
		Saying("this program has version %s of %s, and %s is needed", cmp.Or(is.Version, "none"), want.Folder,
			strings.TrimPrefix(want.String(), "//"+want.Folder+"@")))
	return false
}

// isOnce reports whether a fetched folder is used from one package only, and reports an error if not.
func (l *loader) isOnce(dir string, at hcl.Range) bool {
	p := l.fetched.packageOf(dir)
	place := p.Repository + "//" + path.Join(p.Folder, strings.TrimPrefix(dir, p.Root()))
	if other := l.fetched.usedAs[place]; other != "" && other != dir {
		l.report(diag.New("SC269", at, "let all addresses of it name the same package and version").
			Saying("%s is in the game twice, as %s and as %s", place, other, dir))
		return false
	}
	l.fetched.usedAs[place] = dir
	return true
}

// unreadable returns the error for a package that cannot be read.
func unreadable(err error, a fetched.Address, p fetched.Package, at hcl.Range, get string) diag.Diagnostic {
	var changed *fetched.HashError
	switch {
	case errors.As(err, &changed):
		return diag.New("SC268", at, "%s and %s", err, get).
			Saying("%s is not the version in the lock file", a.Place())
	case errors.Is(err, fetched.ErrAbsent):
		return diag.New("SC267", at, "%s", get).Saying("version %s of %s is not in the cache of this machine", p.Version,
			a.Place())
	}
	return diag.New("SC267", at, "%s", err).Saying("version %s of %s cannot be read from the cache", p.Version, a.Place())
}

// packageOf returns the package that contains a fetched folder.
func (t *fetchedTrees) packageOf(dir string) fetched.Package {
	for _, p := range t.lock.Packages {
		if p.Root() == fetched.RootOf(dir) {
			return p
		}
	}
	return fetched.Package{}
}

// isIn reports whether dir is root or inside it.
func isIn(dir, root string) bool { return dir == root || strings.HasPrefix(dir, root+"/") }

// Needs returns the addresses that a folder names, and those that folders name to which it refers by paths. It is a
// fetched.Finder. It ignores other errors in the folders.
func Needs(fsys fs.FS, dir, shown string) (fetched.Needs, error) {
	var found fetched.Needs
	dir = path.Clean(dir)
	queue, seen := []folder{{dir: dir, shown: path.Clean(shown)}}, map[string]bool{dir: true}
	amount := &dsl.Amount{}
	for ; len(queue) > 0; queue = queue[1:] {
		here := queue[0]
		files, _ := dsl.LoadAs(fsys, here.dir, here.shown, amount, nil)
		for _, file := range files.Files {
			if here.dir == dir {
				found.Version = cmp.Or(found.Version, releaseOf(file.Body))
			}
			for _, e := range NamesOfFolders(file.Body) {
				name, ok := dsl.Literal(e)
				if !ok {
					continue
				}
				at := fmt.Sprintf("%s:%d", e.Range().Filename, e.Range().Start.Line)
				if fetched.IsAddress(name) {
					a, err := fetched.ParseAddress(name)
					if err != nil {
						return found, fmt.Errorf("%s: the address %q cannot be fetched: %w", at, name, err)
					}
					found.Of = append(found.Of, fetched.Need{Address: a, At: at})
					continue
				}
				next := folder{dir: path.Join(here.dir, name), shown: path.Join(here.shown, name)}
				_, _, game := gameNamed(name)
				switch {
				case game || InGames(name) || seen[next.dir] || len(seen) >= maxFolders:
				case outsideRoot(next.dir):
					return found, fmt.Errorf("%s: %q leads out of the published package; its author must write an address instead",
						at, name)
				default:
					seen[next.dir] = true
					queue = append(queue, next)
				}
			}
		}
	}
	return found, nil
}

// releaseOf returns the version in the scenario block of a file, or "".
func releaseOf(file *hclsyntax.Body) string {
	for _, b := range file.Blocks {
		if a := b.Body.Attributes[releaseAttr]; b.Type == "scenario" && a != nil {
			version, _ := dsl.Literal(a.Expr)
			return version
		}
	}
	return ""
}

// StatedVersion returns the version in the scenario block of a folder, given the texts of files, or "".
func StatedVersion(dir string, texts map[string][]byte) string {
	for name, text := range texts {
		if path.Dir(name) == path.Clean(filepath.ToSlash(dir)) && scenarioBlock.Match(text) {
			if file, _ := dsl.Parse(name, text); releaseOf(file.Body) != "" {
				return releaseOf(file.Body)
			}
		}
	}
	return ""
}

var scenarioBlock = regexp.MustCompile(`(?m)^scenario\b`)

// NamesOfFolders returns the expressions in a file that name folders, to extend or import, in order.
func NamesOfFolders(file *hclsyntax.Body) (names []hclsyntax.Expression) {
	for _, b := range file.Blocks {
		attrs := map[string][]string{"scenario": {extendsAttr, importAttr}, "import": {fromAttr}}[b.Type]
		for _, name := range attrs {
			if a := b.Body.Attributes[name]; a != nil {
				names = append(names, dsl.Elements(a.Expr)...)
			}
		}
	}
	slices.SortFunc(names, func(a, b hclsyntax.Expression) int {
		return cmp.Compare(a.Range().Start.Byte,
			b.Range().Start.Byte)
	})
	return names
}
