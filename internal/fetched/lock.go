package fetched

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// LockFile is the name of the file that pins what a scenario is built on. Because of its dot, it is not read as a file
// of rules.
const LockFile = ".scenario.lock.hcl"

// Package is what is fetched as one piece: a repository, or a folder of one, in a version.
type Package struct {
	Repository string
	Folder     string // "." if the version is that of the whole repository
	Version    string
	Commit     string // in hexadecimal digits
	Hash       string // of its files of rules, as Go hashes a module
}

// prefix begins the names of files in packages, so that they are not looked for on disk.
const prefix = "fetched:/"

// Root returns the name of the package's folder, for messages and wherever else a folder is named.
func (p Package) Root() string {
	_, where, _ := strings.Cut(p.Repository, "://")
	return path.Join(prefix+strings.TrimPrefix(where, "/"), p.Folder) + "@" + p.Version
}

// Place returns the address of the package without its version.
func (p Package) Place() string { return Address{Repository: p.Repository, Folder: p.Folder}.Place() }

// IsLocal reports whether the repository is on this machine.
func (p Package) IsLocal() bool { return strings.HasPrefix(p.Repository, fileScheme) }

// Tag returns the name of the tag that has the package.
func (p Package) Tag() string {
	if p.Folder == "." {
		return "v" + p.Version
	}
	return p.Folder + "/v" + p.Version
}

// Is reports whether a file or folder is in a package.
func Is(name string) bool { return strings.HasPrefix(name, prefix) }

// RootOf returns the name of the folder of the package that a file or folder belongs to.
func RootOf(name string) string {
	before, after, _ := strings.Cut(name, "@")
	version, _, _ := strings.Cut(after, "/")
	return before + "@" + version
}

// holds reports whether the package has what an address names, and in which folder.
func (p Package) holds(a Address) (inside string, ok bool) {
	switch {
	case p.Repository != a.Repository:
		return "", false
	case p.Folder == ".":
		return a.Folder, true
	case p.Folder == a.Folder:
		return ".", true
	}
	return strings.CutPrefix(a.Folder, p.Folder+"/")
}

// Lock is the contents of a LockFile.
type Lock struct{ Packages []Package }

// Find returns the package that has what an address names, and in which folder. If two have it, Find returns the
// smaller one.
func (l Lock) Find(a Address) (found Package, inside string, ok bool) {
	for _, p := range l.Packages {
		if in, holds := p.holds(a); holds && (!ok || len(p.Folder) > len(found.Folder) || found.Folder == ".") {
			found, inside, ok = p, in, true
		}
	}
	return found, inside, ok
}

// header is the first line of a lock file.
const header = "# What `scenario get` has fetched. Keep this file with the rules: it says what exactly they are " +
	"built on.\n"

// Format returns the text of the file.
func (l Lock) Format() []byte {
	var out bytes.Buffer
	out.WriteString(header)
	for _, p := range l.Packages {
		fmt.Fprintf(&out, "\npackage %q {\n  folder  = %q\n  version = %q\n  commit  = %q\n  hash    = %q\n}\n",
			p.Repository, p.Folder, p.Version, p.Commit, p.Hash)
	}
	return out.Bytes()
}

// sort sorts the packages in the order in which they are written.
func (l Lock) sort() {
	slices.SortFunc(l.Packages, func(a, b Package) int {
		return cmp.Or(cmp.Compare(a.Repository, b.Repository), cmp.Compare(a.Folder, b.Folder))
	})
}

// LockAdvice says what to do about a lock file that cannot be read. get is the advice that writes it again, such as
// "run `scenario get`", or "" for the command that writes it. Without git the file cannot be written, only restored.
func LockAdvice(err error, get string) string {
	git := CheckGit()
	switch {
	case errors.Is(err, fs.ErrPermission):
		return "allow yourself to read it"
	case git != nil:
		return fmt.Sprintf("restore it, or ask its author for it: to write it anew needs git (%s)", git)
	case get == "":
		return "if it cannot be restored, remove it"
	}
	return "if it cannot be restored, remove it and " + get
}

// ReadLock reads the lock file of a folder. A folder without one has an empty lock.
func ReadLock(fsys fs.FS, dir string) (Lock, error) {
	name := path.Join(dir, LockFile)
	info, err := fs.Stat(fsys, name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Lock{}, nil
	case err != nil:
		return Lock{}, err
	case !info.Mode().IsRegular(): // opening a pipe would wait for a writer
		return Lock{}, errors.New("it is not a regular file")
	}
	f, err := fsys.Open(name)
	if err != nil {
		return Lock{}, err
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, dsl.MaxFile+1))
	if err != nil {
		return Lock{}, err
	}
	return parseLock(src)
}

func parseLock(src []byte) (l Lock, err error) {
	file, found := dsl.Parse(LockFile, src)
	if found.HasErrors() {
		return l, fmt.Errorf("line %d: %s", found[0].Range.Start.Line, found[0].Summary)
	}
	for _, b := range file.Body.Blocks {
		p, ok := readPackage(b)
		if !ok {
			return l, fmt.Errorf("line %d is not in the form that `scenario get` writes", b.TypeRange.Start.Line)
		}
		if slices.ContainsFunc(l.Packages, func(q Package) bool {
			return q.Repository == p.Repository &&
				q.Folder == p.Folder
		}) {
			return l, fmt.Errorf("line %d: the package is there twice", b.TypeRange.Start.Line)
		}
		l.Packages = append(l.Packages, p)
	}
	return l, nil
}

var (
	isCommit = regexp.MustCompile(`^([0-9a-f]{40}|[0-9a-f]{64})$`).MatchString
	isHash   = regexp.MustCompile(`^h1:[A-Za-z0-9+/]{43}=$`).MatchString
)

// readPackage reads a block of a lock file. It checks everything, because the values are passed to git.
func readPackage(b *hclsyntax.Block) (p Package, ok bool) {
	if b.Type != "package" || len(b.Labels) != 1 {
		return p, false
	}
	for name, to := range map[string]*string{"folder": &p.Folder, "version": &p.Version,
		"commit": &p.Commit, "hash": &p.Hash} {
		a := b.Body.Attributes[name]
		if a == nil {
			return p, false
		}
		if *to, ok = dsl.Literal(a.Expr); !ok {
			return p, false
		}
	}
	p.Repository = b.Labels[0]
	a, err := ParseAddress(p.Repository + "//" + p.Folder + "@" + p.Version)
	if p.Folder == "." {
		a, err = ParseAddress(p.Repository + "@" + p.Version)
	}
	return p, err == nil && a.Repository == p.Repository && isCommit(p.Commit) && isHash(p.Hash)
}
