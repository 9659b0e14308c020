package fetched

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing/fstest"

	"golang.org/x/mod/module"
	"golang.org/x/mod/sumdb/dirhash"

	"github.com/scenario-lang/scenario/dsl"
)

// Limits of one package, about ten times the size of the largest game in this repository.
const (
	mostEntries = 50_000 // files of any kind
	mostFiles   = 5_000  // files of rules
	mostBytes   = 32 << 20
)

// tree is what a package contains.
type tree struct {
	files fs.FS
	hash  string
}

// opened has the trees that were read, by repository, folder and commit. A commit never changes.
var opened sync.Map

// ErrAbsent is the error of a package that was not fetched.
var ErrAbsent = errors.New("it was not fetched")

// Open returns the rule files of a package that was fetched before. It checks their hash.
func Open(p Package) (fs.FS, error) {
	t, err := readTree(p)
	if err != nil {
		return nil, err
	}
	if t.hash != p.Hash {
		return nil, &HashError{Package: p, Found: t.hash}
	}
	shown.Store(p.Root(), t.files)
	return t.files, nil
}

// shown has the files of the packages that were opened, by their roots.
var shown sync.Map

// Shown returns the files of the package with this root that the process has opened, to show a place in them, or nil.
func Shown(root string) fs.FS {
	files, _ := shown.Load(root)
	tree, _ := files.(fs.FS)
	return tree
}

// HashError is the error of a package whose contents have another hash than the lock file.
type HashError struct {
	Package Package
	Found   string
}

func (e *HashError) Error() string {
	return fmt.Sprintf("version %s of %s has the hash %s, and %s has pinned %s: somebody has changed what is published "+
		"under this version; ask its author for a new one, or, if you trust the new contents, remove the package from %s",
		e.Package.Version, e.Package.Place(), e.Found, LockFile, e.Package.Hash, LockFile)
}

// readTree reads a package from the cache.
func readTree(p Package) (*tree, error) {
	key := p.Repository + "\n" + p.Folder + "\n" + p.Commit
	if t, ok := opened.Load(key); ok {
		return t.(*tree), nil
	}
	r, err := findCached(p.Repository)
	if err != nil {
		return nil, err
	}
	t, err := r.read(p.Commit, p.Folder)
	if err != nil {
		return nil, err
	}
	opened.Store(key, t)
	return t, nil
}

// read reads the rule files in a folder of a commit, unchanged.
func (r repository) read(commit, folder string) (*tree, error) {
	if err := CheckGit(); err != nil {
		return nil, err
	}
	if !r.has(commit) {
		return nil, ErrAbsent
	}
	object := commit + "^{tree}"
	if folder != "." {
		object = commit + ":" + folder
	}
	names, err := r.list(object)
	if err != nil {
		return nil, err
	}
	files := fstest.MapFS{}
	var ids bytes.Buffer
	for _, f := range names {
		ids.WriteString(f.id + "\n")
	}
	err = r.readOutput(&ids, func(out *reader) error {
		for _, f := range names {
			text, err := out.object(f.id, f.size)
			if err != nil {
				return err
			}
			files[f.name] = &fstest.MapFile{Data: text, Mode: 0o444}
		}
		return nil
	}, "cat-file", "--batch")
	if err != nil {
		return nil, err
	}
	t := &tree{files: files}
	var all []string
	for _, f := range names {
		all = append(all, f.name)
	}
	t.hash, err = dirhash.Hash1(all, func(name string) (io.ReadCloser, error) { return files.Open(name) })
	return t, err
}

// entry is a rule file in a tree.
type entry struct {
	name, id string
	size     int
}

// list lists the rule files in a tree. It returns an error if the tree would not be the same on every machine, or is
// too large.
func (r repository) list(object string) (found []entry, err error) {
	folded := map[string]string{}
	entries, bytes := 0, 0
	err = r.readOutput(nil, func(out *reader) error {
		for {
			line, err := out.readUntil(0)
			if err == io.EOF {
				return nil
			}
			if err != nil {
				return err
			}
			if entries++; entries > mostEntries {
				return fmt.Errorf("it has more than %d files; publish the scenario in a repository of its own", mostEntries)
			}
			head, name, _ := strings.Cut(line, "\t")
			f := strings.Fields(head) // mode, type, id, size
			if len(f) != 4 {
				return fmt.Errorf("git lists its files in a way that is not known: %q", line)
			}
			switch f[0] {
			case "120000":
				return fmt.Errorf("%q is a link, which is not the same on every machine; publish the file itself", name)
			case "160000":
				return fmt.Errorf("%q is a submodule, which is not fetched; name its repository by an address", name)
			}
			if path.Ext(name) != ".hcl" || strings.Contains("/"+name, "/.") {
				continue
			}
			if err := module.CheckFilePath(name); err != nil {
				return fmt.Errorf("%q cannot be the name of a file on every machine; rename it", name)
			}
			if err := foldName(folded, name); err != nil {
				return err
			}
			size, err := strconv.Atoi(f[3])
			if err != nil || size > dsl.MaxFile {
				return fmt.Errorf("%q has %s bytes; %d are allowed", name, f[3], dsl.MaxFile)
			}
			bytes += size
			if found = append(found, entry{name: name, id: f[2], size: size}); len(found) > mostFiles || bytes > mostBytes {
				return fmt.Errorf("it has more than %d files of rules, or %d bytes in them; publish the "+
					"scenario in a repository of its own", mostFiles, mostBytes)
			}
		}
	}, "ls-tree", "-r", "-z", "-l", "--full-tree", "--end-of-options", object)
	if err == nil && len(found) == 0 {
		err = errors.New("there are no files of rules in it")
	}
	return found, err
}

// foldName returns an error if a name differs only in case from that of another file or folder, because some machines
// cannot tell them apart. folded maps the lower-case names to the names.
func foldName(folded map[string]string, name string) error {
	for part := name; part != "."; part = path.Dir(part) {
		low := strings.ToLower(part)
		if other, ok := folded[low]; ok && other != part {
			names := []string{other, part}
			slices.Sort(names)
			return fmt.Errorf("%q and %q differ only in the case of letters, which some machines do not tell apart; rename one",
				names[0], names[1])
		}
		folded[low] = part
	}
	return nil
}

// has reports whether the commit was fetched.
func (r repository) has(commit string) bool {
	if _, err := os.Stat(r.folder); err != nil {
		return false
	}
	_, err := r.git(context.Background(), "cat-file", "-e", "--end-of-options", commit+"^{commit}")
	return err == nil
}
