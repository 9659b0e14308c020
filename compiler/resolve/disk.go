package resolve

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// LoadDisk is Load for a folder as a person at a terminal names it: relative to the working directory, also through
// "..", or absolute. os.DirFS opens neither, so the root is opened and the name is kept for messages.
func LoadDisk(dir string) (*Result, diag.List) {
	fsys, inside, err := disk(dir)
	if err != nil {
		return LoadAs(os.DirFS("."), filepath.ToSlash(dir), dir)
	}
	return LoadAs(fsys, inside, filepath.ToSlash(filepath.Clean(dir)))
}

// LoadDiskWith is LoadDisk as if some files, named as in Result.Sources, held another text.
func LoadDiskWith(dir string, changed map[string][]byte) (*Result, diag.List) {
	fsys, inside, err := disk(dir)
	if err != nil {
		return LoadDisk(dir)
	}
	over := changedFS{FS: fsys, files: map[string][]byte{}}
	for name, src := range changed {
		if _, at, err := disk(filepath.FromSlash(name)); err == nil {
			over.files[at] = src
		}
	}
	return LoadAs(over, inside, filepath.ToSlash(filepath.Clean(dir)))
}

// changedFS is a file system in which some files hold another text.
type changedFS struct {
	fs.FS
	files map[string][]byte
}

func (o changedFS) Open(name string) (fs.File, error) {
	f, err := o.FS.Open(name)
	src, ok := o.files[name]
	if err != nil || !ok {
		return f, err
	}
	return &changedFile{File: f, text: bytes.NewReader(src)}, nil
}

func (o changedFS) Stat(name string) (fs.FileInfo, error)      { return fs.Stat(o.FS, name) }
func (o changedFS) Lstat(name string) (fs.FileInfo, error)     { return fs.Lstat(o.FS, name) }
func (o changedFS) ReadLink(name string) (string, error)       { return fs.ReadLink(o.FS, name) }
func (o changedFS) ReadDir(name string) ([]fs.DirEntry, error) { return fs.ReadDir(o.FS, name) }

// changedFile is a file with another text.
type changedFile struct {
	fs.File
	text *bytes.Reader
}

func (f *changedFile) Read(b []byte) (int, error) { return f.text.Read(b) }

func disk(dir string) (fs.FS, string, error) {
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

// leaves says whether a path is above the root of the file system.
func leaves(dir string) bool {
	return path.IsAbs(dir) || dir == ".." || strings.HasPrefix(dir, "../")
}
