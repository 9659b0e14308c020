// Package workspace has the open files of an editor, with their unsaved texts, and compiles the scenarios of their
// folders.
//
// A scenario is compiled twice after each edit. The first time, only the tests in open files are checked, which takes a
// tenth of a second for the largest game. This gives the errors, and the names that can be used in the open files. The
// second time everything is checked, for the meaning of each name everywhere, and linted. Parsed files are cached by
// their text for all scenarios, so that a variant does not parse its base again. The results of checking tests are
// cached for each scenario, so that the second time only the tests that the edit can affect are checked.
//
// A Snapshot is the immutable result of compiling. After an edit with errors, the last snapshot without errors is kept
// too, for tests and whatever else needs a complete scenario.
package workspace

import (
	"io"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/suite"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/text"
)

// Buffer is a file that is open in the editor. It is immutable; an edit makes another one.
type Buffer struct {
	URI     string
	File    string // its path, with slashes
	Version int
	Text    *text.Text
}

// Workspace has the open folders and files.
type Workspace struct {
	mu        sync.Mutex
	roots     []string
	buffers   map[string]*Buffer // by file
	scenarios map[string]*Scenario

	compiling sync.Mutex // held while compiling, because parsed is not safe for several goroutines
	parsed    dsl.Parsed
	compiled  int // how many snapshots were made
}

// Scenario is a folder with its latest snapshots, each of which may be nil.
type Scenario struct {
	Dir   string
	Quick *Snapshot // the latest one; perhaps only the tests in open files were checked
	Read  *Snapshot // the latest one without unreadable parts and with known names
	Full  *Snapshot
	Good  *Snapshot // the latest complete one without errors

	Linted *Verdict // what lint found in the latest complete snapshot that was linted

	cache *suite.Cache
}

// Snapshot is the result of compiling a scenario once.
type Snapshot struct {
	Dir      string
	Built    *compiler.Result
	Notes    *symbols.Notes
	Found    diag.List      // errors and warnings
	Versions map[string]int // of the buffers that were read, by file
	Checked  int            // of a complete one: how many tests were checked without the cache
	number   int            // increases from one snapshot to the next
	noted    []symbols.Name // of a complete one: all names, until it is linted

	mu    sync.Mutex
	texts map[string]*text.Text
	tests func() *compiler.Result
	Names func() *index.Index
}

// New returns an empty workspace.
func New() *Workspace {
	return &Workspace{buffers: map[string]*Buffer{}, scenarios: map[string]*Scenario{}}
}

// AddRoot adds a folder that is open in the editor.
func (w *Workspace) AddRoot(dir string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.roots = append(w.roots, dir)
}

// Holds reports whether a file is open, or in a folder that is open in the editor.
func (w *Workspace) Holds(file string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.buffers[file] != nil || slices.ContainsFunc(w.roots,
		func(root string) bool { return strings.HasPrefix(file, strings.TrimSuffix(root, "/")+"/") })
}

// FileOf returns the path of a file, with slashes, or "" if a URI does not name one. For a copy of a file of a game in
// the program, it returns the name of the original.
func FileOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" {
		return ""
	}
	p := u.Path
	if len(p) > 2 && p[0] == '/' && p[2] == ':' { // a drive of Windows
		p = p[1:]
	}
	p = path.Clean(p)
	if cache, err := os.UserCacheDir(); err == nil {
		if rest, ok := strings.CutPrefix(p, filepath.ToSlash(filepath.Join(cache, "scenario"))+"/"); ok {
			if file, ok := resolve.GameOfPath(rest); ok {
				return file
			}
		}
	}
	return p
}

// Open adds a buffer, or replaces the one of the same file.
func (w *Workspace) Open(b *Buffer) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.buffers[b.File] = b
}

// Close removes the buffer of a file, so that the text on disk is used again.
func (w *Workspace) Close(file string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.buffers, file)
}

// Buffer returns the buffer of a file, or nil.
func (w *Workspace) Buffer(file string) *Buffer {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.buffers[file]
}

// Buffers returns all buffers, sorted by file.
func (w *Workspace) Buffers() []*Buffer {
	w.mu.Lock()
	defer w.mu.Unlock()
	var out []*Buffer
	for _, b := range w.buffers {
		out = append(out, b)
	}
	slices.SortFunc(out, func(a, b *Buffer) int { return strings.Compare(a.File, b.File) })
	return out
}

// Text returns the text of a file from its buffer or else from disk; nil if there is none.
func (w *Workspace) Text(file string) *text.Text {
	if b := w.Buffer(file); b != nil {
		return b.Text
	}
	f, err := os.Open(filepath.FromSlash(w.onDisk(file)))
	if err != nil {
		return nil
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, dsl.MaxFile+1))
	if err != nil {
		return nil
	}
	return text.New(src)
}

// URI returns the URI of a file. If the file is open, it is the editor's own.
func (w *Workspace) URI(file string) string {
	if b := w.Buffer(file); b != nil {
		return b.URI
	}
	p := w.onDisk(file)
	if !strings.HasPrefix(p, "/") {
		p = "/" + p
	}
	return (&url.URL{Scheme: "file", Path: p}).String()
}

// onDisk returns the path of a file on disk. It writes copies of files of games in the program and of fetched packages,
// so that an editor can show them.
func (w *Workspace) onDisk(file string) string {
	if resolve.OnDisk(file) {
		return file
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return file
	}
	to := filepath.Join(cache, "scenario", filepath.FromSlash(resolve.PathOfOther(file)))
	fsys, name, err := resolve.OpenFolder(file)
	if err != nil {
		return file
	}
	f, err := fsys.Open(name)
	if err != nil {
		return file
	}
	defer f.Close()
	src, err := io.ReadAll(f)
	if err == nil && os.MkdirAll(filepath.Dir(to), 0o755) == nil && os.WriteFile(to, src, 0o644) == nil {
		return filepath.ToSlash(to)
	}
	return file
}

// changed returns the texts that replace those on disk, and their versions. A file with a second name, because of a
// link, is returned under both names.
func (w *Workspace) changed() (texts map[string][]byte, versions map[string]int) {
	texts, versions = map[string][]byte{}, map[string]int{}
	for _, b := range w.Buffers() {
		texts[b.File], versions[b.File] = b.Text.Src, b.Version
		if real, err := filepath.EvalSymlinks(filepath.FromSlash(b.File)); err == nil {
			if real = filepath.ToSlash(real); real != b.File && texts[real] == nil {
				texts[real] = b.Text.Src
			}
		}
	}
	return texts, versions
}

// Scenario returns the snapshots of a folder.
func (w *Workspace) Scenario(dir string) Scenario {
	w.mu.Lock()
	defer w.mu.Unlock()
	if s := w.scenarios[dir]; s != nil {
		return *s
	}
	return Scenario{Dir: dir}
}

// Forget removes the snapshots of folders for which a function returns true. It keeps the cached results of their
// tests, because they will often be compiled again.
func (w *Workspace) Forget(which func(Scenario) bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for dir, s := range w.scenarios {
		if which(*s) {
			w.scenarios[dir] = &Scenario{Dir: dir, cache: s.cache}
		}
	}
}

// Compile compiles a folder and stores the snapshot. It gives up and returns nil if stopped, which may be nil, returns
// true.
func (w *Workspace) Compile(dir string, full bool, stopped func() bool) *Snapshot {
	w.compiling.Lock()
	defer w.compiling.Unlock()
	texts, versions := w.changed()
	w.compiled++
	s := &Snapshot{number: w.compiled, Dir: dir, Notes: &symbols.Notes{Stopped: stopped}, Versions: versions,
		texts: map[string]*text.Text{}}
	opt := compiler.Options{Until: compiler.Checked, Changed: texts, Parsed: &w.parsed, Notes: s.Notes}
	isOpen := func(file string) bool { _, ok := versions[file]; return ok }
	cache := w.Scenario(dir).cache
	if cache == nil {
		cache = &suite.Cache{}
	}
	if s.Notes.Within = isOpen; full {
		opt.TestCache = cache
	} else {
		opt.Tests = isOpen
	}
	s.Built = compiler.Compile(nil, filepath.FromSlash(dir), opt)
	if s.Notes.IsStopped() {
		return nil
	}
	if s.Notes.Stopped = nil; full {
		s.Checked, s.noted = cache.Checked, s.Notes.Names
	}
	if s.Found = s.Built.Diags; s.Notes.Table != nil {
		s.Notes.Table.Notes = nil // names that are typed later, for completion, are not recorded
	}
	s.Names = sync.OnceValue(func() *index.Index {
		x := index.New(s.Built.Merged, s.Notes)
		s.Notes.Names = nil // the index has them
		return x
	})
	s.tests = sync.OnceValue(func() *compiler.Result {
		return compiler.Compile(nil, dir, compiler.Options{From: s.Built, Why: true})
	})
	w.mu.Lock()
	defer w.mu.Unlock()
	known := w.scenarios[dir]
	if known == nil {
		known = &Scenario{Dir: dir}
		w.scenarios[dir] = known
	}
	known.cache = cache
	known.Quick = s // a complete one has everything that a quick one has
	if full {
		if known.Full = s; s.Built.Scenario != nil && !s.Found.HasErrors() {
			known.Good = s
		}
	}
	return s
}

// Learn makes the names of a snapshot available, unless those of a later one are. Until then, requests use the names of
// the snapshot before.
func (w *Workspace) Learn(s *Snapshot) {
	s.Names()
	w.mu.Lock()
	defer w.mu.Unlock()
	known, m := w.scenarios[s.Dir], s.Built.Merged
	if known != nil && (known.Read == nil || known.Read.number < s.number && !m.Incomplete && len(m.Unread) == 0) {
		known.Read = s
	}
}

// Verdict is the result of linting a snapshot: its warnings that no comment silences, and advice about the scenario's
// own folder. For a snapshot with errors it is those errors.
type Verdict struct {
	*Snapshot
	Found  diag.List
	Advice []lint.Finding
}

// Lint lints a complete snapshot and stores the verdict. It leaves out rules that need to play a game. It gives up when
// stopped returns true.
func (w *Workspace) Lint(s *Snapshot, stopped func() bool) {
	v := &Verdict{Snapshot: s, Found: s.Found}
	if s.Built.Scenario != nil && !s.Found.HasErrors() {
		v.run(stopped)
	}
	s.noted = nil
	w.mu.Lock()
	defer w.mu.Unlock()
	if known := w.scenarios[s.Dir]; known != nil && !stopped() {
		known.Linted = v
	}
}

func (v *Verdict) run(stopped func() bool) {
	name := path.Join(v.Dir, lint.SettingsFile)
	src, err := os.ReadFile(filepath.FromSlash(name))
	if err != nil {
		src = nil
	}
	settings, wrong := lint.ReadSettings(name, src)
	if len(wrong) > 0 {
		v.Found = slices.Concat(v.Found, wrong)
		return
	}
	in := lint.Input{Merged: v.Built.Merged, Scenario: v.Built.Scenario, Warnings: v.Found,
		Notes: &symbols.Notes{Names: v.noted}, Settings: settings, Stopped: stopped}
	v.Found = nil
	for _, f := range lint.Run(in).Findings {
		if f.Rule == nil {
			v.Found = append(v.Found, f.Diagnostic)
		} else if path.Dir(f.Range.Filename) == v.Dir {
			v.Advice = append(v.Advice, f)
		}
	}
}

// Program returns the compiled program, which explains why expectations fail; nil if there are errors.
func (s *Snapshot) Program() *compiler.Result {
	if s.Built.Scenario == nil || s.Found.HasErrors() {
		return nil
	}
	return s.tests()
}

// Text returns the compiled text of a file, or nil.
func (s *Snapshot) Text(file string) *text.Text {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.texts[file]
	if src, ok := s.Built.Merged.Sources[file]; t == nil && ok {
		t = text.New(src)
		s.texts[file] = t
	}
	return t
}

// Reads reports whether a folder is part of the scenario.
func (s *Snapshot) Reads(dir string) bool {
	return s.Dir == dir || slices.Contains(s.Built.Merged.Folders, dir)
}
