// Package dsl reads a folder of HCL files into syntax trees with their source ranges. Guard checks every text before
// the parser reads it, so that no scenario can crash or stall a program that loads it. The package reads files only
// through the fs.FS that it is given, and only from one folder.
package dsl

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/signs"
)

// File is one file of a scenario.
type File struct {
	Name string // the path of the folder and the file name, with slashes, as in every range
	Src  []byte
	Body *hclsyntax.Body // never nil

	// Unread are the top-level blocks that could be read only in part. Everything else was read.
	Unread []hcl.Range
}

// Folder holds all files of a scenario, sorted by name.
type Folder struct{ Files []*File }

// Load reads every .hcl file directly in dir and reports the problems of all of them. The Folder is never nil and
// holds the files that could be read.
func Load(fsys fs.FS, dir string) (*Folder, diag.List) { return LoadAs(fsys, dir, dir, &Amount{}, nil) }

// Amount counts the files and bytes read for one scenario, which may consist of several folders. Above MaxFiles or
// MaxScenario nothing more is read, and that is reported once.
type Amount struct {
	files, bytes int
	over         bool
}

// add counts a file. It reports whether the file may be read. The first time that it may not, it also returns the
// error.
func (a *Amount) add(size int, folder hcl.Range) (bool, diag.List) {
	if a.over {
		return false, nil
	}
	a.files++
	a.bytes += size
	what, most := "bytes", MaxScenario
	switch {
	case a.files > MaxFiles:
		what, most = "files", MaxFiles
	case a.bytes <= MaxScenario:
		return true, nil
	}
	a.over = true
	return false, diag.List{diag.New("SC005", folder,
		"with this folder it has more than %d %s, counting those of the folders that it imports and extends; remove some, "+
			"or make two scenarios", most, what).
		Saying("the scenario is too large")}
}

// LoadAs is Load for a folder whose path in messages, shown, differs from its path in fsys: for instance ../my_game.
// It adds what it reads to read. A file that parsed contains is not parsed again.
func LoadAs(fsys fs.FS, dir, shown string, read *Amount, parsed *Parsed) (*Folder, diag.List) {
	shown = path.Clean(strings.ReplaceAll(shown, "\\", "/"))
	folder := &Folder{}
	dir = path.Clean(dir)
	folderRange := hcl.Range{Filename: shown}
	if !fs.ValidPath(dir) {
		return folder, diag.List{diag.New("SC001", folderRange, "%q is not a path inside the folder that scenarios are read from", dir)}
	}
	info, err := fs.Stat(fsys, dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return folder, diag.List{diag.New("SC001", folderRange, "there is nothing at %s", shown)}
	case err != nil:
		return folder, diag.List{diag.New("SC001", folderRange, "%s", reason(err))}
	case !info.IsDir():
		return folder, diag.List{diag.New("SC001", folderRange, "%s is a file; give the folder that contains it", shown)}
	}
	entries, err := fs.ReadDir(fsys, dir)
	if err != nil {
		return folder, diag.List{diag.New("SC003", folderRange, "%s", reason(err)).Saying("the folder cannot be read")}
	}
	var found diag.List
	var texts []*text
	seen := false
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	for _, entry := range entries {
		base := entry.Name()
		// Skip names that begin with a dot: editors leave files such as .#game.hcl behind.
		if path.Ext(base) != ".hcl" || strings.HasPrefix(base, ".") {
			continue
		}
		seen = true
		if at, _ := signs.Find([]byte(base)); at >= 0 || strings.ContainsAny(base, "\t\n") || !utf8.ValidString(base) {
			d := diag.New("SC004", folderRange, "it is called %+q; give it a name without control characters", base)
			texts = append(texts, &text{found: diag.List{d}})
			continue
		}
		t := &text{name: path.Join(shown, base)}
		texts = append(texts, t)
		src, bad := readFile(fsys, dir, base, t.name)
		if bad != nil {
			t.found = diag.List{*bad}
			continue
		}
		ok, tooMuch := read.add(len(src), folderRange)
		if t.found = tooMuch; !ok {
			break
		}
		t.src, t.read = src, true
	}
	parsed.parse(texts)
	for _, t := range texts {
		if t.file != nil {
			folder.Files = append(folder.Files, t.file)
		}
		found = append(found, t.found...)
	}
	if !seen {
		found = append(found, diag.New("SC002", folderRange, "add at least one file whose name ends in .hcl to %s", shown))
	}
	return folder, found
}

// reason returns why a file cannot be read, without the path: the diagnostic has the path as the user knows it.
func reason(err error) error {
	if p := (*fs.PathError)(nil); errors.As(err, &p) {
		return p.Err
	}
	return err
}

// readFile returns the text of one file of the folder. It reads at most one byte more than Guard accepts.
func readFile(fsys fs.FS, dir, base, name string) ([]byte, *diag.Diagnostic) {
	fail := func(code, format string, args ...any) ([]byte, *diag.Diagnostic) {
		d := diag.New(code, hcl.Range{Filename: name}, format, args...)
		return nil, &d
	}
	where := path.Join(dir, base)
	info, err := fs.Lstat(fsys, where)
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		target, linkErr := fs.ReadLink(fsys, where)
		if linkErr != nil {
			return fail("SC004", "it is a link that cannot be followed: %s", reason(linkErr))
		}
		// The target must be a plain name: a longer path could lead through a linked folder.
		if !fs.ValidPath(target) || strings.ContainsAny(target, `/\`) {
			return fail("SC004", "it is a link to %s; a link may only lead to another file in the same folder", target)
		}
		where = path.Join(dir, target)
		info, err = fs.Lstat(fsys, where)
	}
	switch {
	case err != nil:
		return fail("SC003", "%s", reason(err))
	case !info.Mode().IsRegular():
		return fail("SC004", "it is not a regular file; remove it or give it another name")
	case info.Size() > MaxFile:
		return fail("SC005", "it has %d bytes; at most %d are allowed", info.Size(), MaxFile)
	}
	f, err := fsys.Open(where)
	if err != nil {
		return fail("SC003", "%s", reason(err))
	}
	defer f.Close()
	// The file may have grown since. Guard rejects text that is one byte too long.
	var src bytes.Buffer
	src.Grow(int(info.Size()) + bytes.MinRead)
	if _, err := src.ReadFrom(io.LimitReader(f, MaxFile+1)); err != nil {
		return fail("SC003", "%s", reason(err))
	}
	return src.Bytes(), nil
}
