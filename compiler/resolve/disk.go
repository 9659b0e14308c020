package resolve

import (
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
