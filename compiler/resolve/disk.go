package resolve

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// LoadDisk is like Load, for a folder as a person names it on a command line: absolute, or relative to the working
// directory, possibly with "..". os.DirFS accepts neither, so LoadDisk opens the root of the file system; messages
// use the given name. Files that parsed knows, which may be nil, are not parsed again.
func LoadDisk(dir string, parsed *dsl.Parsed) (*Result, diag.List) {
	fsys, inside, err := disk(dir)
	if err != nil {
		return LoadAs(os.DirFS("."), filepath.ToSlash(dir), dir, parsed)
	}
	return LoadAs(fsys, inside, filepath.ToSlash(filepath.Clean(dir)), parsed)
}

// LoadDiskWith is like LoadDisk, but reads the given texts instead of some files. changed maps names of files, as in
// Result.Sources, to their text.
func LoadDiskWith(dir string, changed map[string][]byte) (*Result, diag.List) {
	fsys, inside, err := disk(dir)
	if err != nil {
		return LoadDisk(dir, nil)
	}
	over := changedFS{FS: fsys, files: map[string][]byte{}}
	for name, src := range changed {
		if _, at, err := disk(filepath.FromSlash(name)); err == nil {
			over.files[at] = src
		}
	}
	return LoadAs(over, inside, filepath.ToSlash(filepath.Clean(dir)), nil)
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

func (c changedFS) Stat(name string) (fs.FileInfo, error)      { return fs.Stat(c.FS, name) }
func (c changedFS) Lstat(name string) (fs.FileInfo, error)     { return fs.Lstat(c.FS, name) }
func (c changedFS) ReadLink(name string) (string, error)       { return fs.ReadLink(c.FS, name) }
func (c changedFS) ReadDir(name string) ([]fs.DirEntry, error) { return fs.ReadDir(c.FS, name) }

// changedFile is a file whose text is replaced.
type changedFile struct {
	fs.File
	text *bytes.Reader
}

func (f *changedFile) Read(b []byte) (int, error) { return f.text.Read(b) }

// OpenFolder returns the file system that holds a folder of the disk, or of a registered game, and the folder's path in it.
func OpenFolder(dir string) (fs.FS, string, error) {
	fsys, inside, err := disk(dir)
	return withGames{fsys}, inside, err
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
