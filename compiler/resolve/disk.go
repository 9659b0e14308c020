package resolve

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/fetched"
)

// LoadDisk is Load for a folder as a person types it: absolute, or relative to the working directory, possibly with
// "..". os.DirFS accepts neither, so LoadDisk opens the root of the file system; messages use the given path. Files
// that are cached in parsed, which may be nil, are not parsed again.
func LoadDisk(dir string, parsed *dsl.Parsed) (*Result, diag.List) {
	fsys, inside, err := disk(dir)
	if err != nil {
		return LoadAs(os.DirFS("."), filepath.ToSlash(dir), dir, parsed)
	}
	return LoadAs(fsys, inside, filepath.ToSlash(filepath.Clean(dir)), parsed)
}

// LoadDiskWith is LoadDisk, but replaces the texts of some files. changed maps names of files, as in Result.Sources,
// to their texts.
func LoadDiskWith(dir string, changed map[string][]byte, parsed *dsl.Parsed) (*Result, diag.List) {
	fsys, inside, err := disk(dir)
	if err != nil {
		return LoadDisk(dir, parsed)
	}
	over := changedFS{FS: fsys, files: map[string][]byte{}}
	for name, src := range changed {
		if _, at, err := disk(filepath.FromSlash(name)); err == nil {
			over.files[at] = src
		}
	}
	return LoadAs(over, inside, filepath.ToSlash(filepath.Clean(dir)), parsed)
}

// changedFS is a file system in which the text of some files is replaced.
type changedFS struct {
	fs.FS
	files map[string][]byte
}

func (c changedFS) Open(name string) (fs.File, error) {
	f, err := c.FS.Open(name)
	src, ok := c.files[name]
	if err != nil || !ok {
		return f, err
	}
	return &changedFile{File: f, text: bytes.NewReader(src)}, nil
}

func (c changedFS) Lstat(name string) (fs.FileInfo, error) { return fs.Lstat(c.FS, name) }
func (c changedFS) ReadLink(name string) (string, error)   { return fs.ReadLink(c.FS, name) }

// changedFile is a file whose text is replaced.
type changedFile struct {
	fs.File
	text *bytes.Reader
}

func (f *changedFile) Read(b []byte) (int, error) { return f.text.Read(b) }

// OpenFolder returns a file system and a path in it for a folder of the disk, of a registered game, or of a fetched
// package that this process has loaded.
func OpenFolder(dir string) (fs.FS, string, error) {
	if fetched.Is(dir) {
		root := fetched.RootOf(dir)
		if tree := fetched.Shown(root); tree != nil {
			return tree, path.Join(".", strings.TrimPrefix(strings.TrimPrefix(dir, root), "/")), nil
		}
		return nil, "", fetched.ErrAbsent
	}
	fsys, inside, err := disk(dir)
	return withOthers{FS: fsys, fetched: &fetchedTrees{}}, inside, err
}

// Opener returns a function that opens, like OpenFolder, any folder that the scenario in dir is built on.
func Opener(dir string) func(folder string) (fs.FS, string, error) {
	fsys, inside, err := disk(dir)
	if err != nil {
		return OpenFolder
	}
	trees := &fetchedTrees{disk: fsys, dir: inside}
	return func(folder string) (fs.FS, string, error) {
		if !fetched.Is(folder) {
			return OpenFolder(folder)
		}
		return withOthers{FS: fsys, fetched: trees}, folder, trees.mountRoot(fetched.RootOf(folder))
	}
}

// disk returns the file system that contains dir, and the path of dir in it.
func disk(dir string) (fs.FS, string, error) {
	if InGames(filepath.ToSlash(dir)) {
		return os.DirFS("."), filepath.ToSlash(dir), nil
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, "", err
	}
	root := filepath.VolumeName(abs) + string(filepath.Separator)
	inside, err := filepath.Rel(root, abs)
	if err != nil {
		return nil, "", err
	}
	return os.DirFS(root), filepath.ToSlash(inside), nil
}

// gamesRoot is the root of the paths of games that are embedded in the program. It appears in messages, to show that
// the files are not on the disk.
const gamesRoot = "scenario:/"

// games holds the embedded games; nil if there are none.
var games fs.FS

// RegisterGames registers the scenarios in fsys, which are in its folders or in folders of these, so that they can be
// named by the name of their folder wherever a folder can be named. A program calls it once, before it loads
// anything.
func RegisterGames(fsys fs.FS) { games = fsys }

// GameDir returns the folder of the registered game name, for LoadDisk, and whether there is one. Only a bare name
// can be a game: one with a slash, or that begins with a dot, is a path.
func GameDir(name string) (dir string, ok bool) {
	if games == nil || name == "" || strings.ContainsAny(name, `/\.*?[`) {
		return "", false
	}
	found, _ := fs.Glob(games, name)
	if len(found) == 0 {
		found, _ = fs.Glob(games, "*/"+name)
	}
	if len(found) == 0 {
		return "", false
	}
	return gamesRoot + found[0], true
}

// GameNames lists the names of registered games.
func GameNames() []string {
	if games == nil {
		return nil
	}
	var names []string
	for _, pattern := range []string{"*", "*/*"} {
		found, _ := fs.Glob(games, pattern)
		for _, name := range found {
			if path.Ext(name) == "" {
				names = append(names, path.Base(name))
			}
		}
	}
	return names
}

// GameName returns the shortest name with which a scenario can refer to a folder of the registered games.
func GameName(dir string) string {
	if known, ok := GameDir(path.Base(dir)); ok && known == gamesRoot+dir {
		return path.Base(dir)
	}
	return gamesRoot + dir
}

// InGames reports whether a file or folder belongs to a registered game.
func InGames(name string) bool { return strings.HasPrefix(name, gamesRoot) }

// PathInGames returns the path of a file or folder of a registered game in the file system given to RegisterGames.
func PathInGames(name string) string { return strings.TrimPrefix(name, gamesRoot) }

// PathOfOther returns a unique relative path for a file that is not on the disk, so that it can be written there.
func PathOfOther(name string) string {
	return strings.NewReplacer(gamesRoot, "games/", ":", "").Replace(name)
}

// GameOfPath returns the file of a registered game for which PathOfOther returns p, if there is one.
func GameOfPath(p string) (string, bool) {
	rest, ok := strings.CutPrefix(p, "games/")
	return gamesRoot + rest, ok && games != nil
}

// OnDisk reports whether a file or folder is on the disk, and neither embedded nor fetched.
func OnDisk(name string) bool { return !InGames(name) && !fetched.Is(name) }

// withOthers adds to a file system the registered games, at gamesRoot, and the fetched packages.
type withOthers struct {
	fs.FS
	fetched *fetchedTrees
}

// find returns the file system that has the named file, and the file's name in it.
func (w withOthers) find(name string) (fs.FS, string) {
	if inside, ok := strings.CutPrefix(name, gamesRoot); ok && games != nil {
		return games, inside
	}
	if fetched.Is(name) {
		root := fetched.RootOf(name)
		if tree := w.fetched.mounted[root]; tree != nil {
			return tree, path.Join(".", strings.TrimPrefix(strings.TrimPrefix(name, root), "/"))
		}
	}
	return w.FS, name
}

func (w withOthers) Open(name string) (fs.File, error) {
	fsys, name := w.find(name)
	return fsys.Open(name)
}

func (w withOthers) Lstat(name string) (fs.FileInfo, error) {
	fsys, name := w.find(name)
	return fs.Lstat(fsys, name)
}

func (w withOthers) ReadLink(name string) (string, error) {
	fsys, name := w.find(name)
	return fs.ReadLink(fsys, name)
}

// exists reports whether fsys has the file.
func exists(fsys fs.FS, name string) bool {
	_, err := fs.Stat(fsys, name)
	return err == nil
}

// NameFromFolder returns the name of a file relative to the folder of the scenario. The names of embedded files,
// unless the scenario is embedded too, and of fetched files do not change, since no path leads there.
func (r *Result) NameFromFolder(name string) string {
	if InGames(name) && !InGames(r.Dir) || fetched.Is(name) {
		return name
	}
	rel, err := filepath.Rel(filepath.FromSlash(r.Dir), filepath.FromSlash(name))
	if err != nil {
		return name
	}
	return filepath.ToSlash(rel)
}
