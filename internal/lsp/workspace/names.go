package workspace

import (
	"bytes"
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/resolve"
)

// folderNames matches what may be the name of a folder in a scenario: a path in quotes.
var folderNames = regexp.MustCompile(`"(\.\.?/[^"\s]*)"`)

// gameNames matches lines that may name a game in the program, or one that was fetched.
var gameNames = regexp.MustCompile(`\b(?:extends|import)\b[^\n]*"[^"./\s]`)

// Dependents returns the folders of the workspace, and those of open files, that are built on a folder, with the folder
// itself first. It only searches the text of the files, so it may return folders that merely mention another. If the
// folder is not on disk, every folder that names a game in the program or a fetched one counts as built on it.
func (w *Workspace) Dependents(dir string) []string {
	w.mu.Lock()
	roots := slices.Clone(w.roots)
	for _, b := range w.buffers {
		roots = append(roots, path.Dir(b.File))
	}
	w.mu.Unlock()
	users := map[string][]string{} // of each folder
	elsewhere := !resolve.OnDisk(dir)
	seen := map[string]bool{}
	for _, root := range roots {
		_ = filepath.WalkDir(filepath.FromSlash(root), func(p string, d fs.DirEntry, err error) error {
			p = filepath.ToSlash(p)
			switch {
			case err != nil:
				return nil
			case d.IsDir() && (len(seen) > mostFiles || strings.HasPrefix(d.Name(), ".") && p != root ||
				d.Name() == "node_modules"):
				return fs.SkipDir
			case d.IsDir() || path.Ext(p) != ".hcl" || seen[p]:
				return nil
			}
			seen[p] = true
			from := path.Dir(p)
			if t := w.head(p); t != nil {
				if elsewhere && gameNames.Match(t) {
					users[dir] = append(users[dir], from)
				}
				for _, m := range folderNames.FindAllSubmatch(t, -1) {
					to := path.Join(from, string(m[1]))
					users[to] = append(users[to], from)
				}
			}
			return nil
		})
	}
	out := []string{dir}
	for i := 0; i < len(out); i++ {
		for _, user := range users[out[i]] {
			if !slices.Contains(out, user) {
				out = append(out, user)
			}
		}
	}
	return out
}

// Mentions reports whether a file of a folder contains a name. It returns true if the folder is not on disk.
func (w *Workspace) Mentions(dir, name string) bool {
	if !resolve.OnDisk(dir) {
		return true
	}
	files, _ := filepath.Glob(filepath.Join(filepath.FromSlash(dir), "*.hcl"))
	for _, file := range files {
		if t := w.Text(filepath.ToSlash(file)); t != nil && bytes.Contains(t.Src, []byte(name)) {
			return true
		}
	}
	return false
}

// mostFiles bounds how many files of a workspace are examined: the workspace may be a home folder.
const mostFiles = 20_000

// head returns the text of a file if it can name the folders that a scenario is built on.
func (w *Workspace) head(file string) []byte {
	if t := w.Text(file); t != nil && (bytes.Contains(t.Src, []byte("extends")) ||
		bytes.Contains(t.Src, []byte("import"))) {
		return t.Src
	}
	return nil
}
