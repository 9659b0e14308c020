package lsp

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"path"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
)

// changes has the folders in which files have changed since the last check.
type changes struct {
	sync.Mutex
	dirs  map[string]bool
	count int // of all changes; a check compares it to notice later ones
}

// noteChange records that the text of a file has changed.
func (s *server) noteChange(file string) {
	if file == "" {
		return
	}
	s.files.Lock()
	if s.files.dirs == nil {
		s.files.dirs = map[string]bool{}
	}
	s.files.dirs[path.Dir(file)] = true
	if real, err := filepath.EvalSymlinks(filepath.FromSlash(path.Dir(file))); err == nil {
		s.files.dirs[filepath.ToSlash(real)] = true
	}
	s.files.count++
	s.files.Unlock()
	select {
	case s.dirty <- struct{}{}:
	default:
	}
}

// check checks what has changed until the session ends.
func (s *server) check() {
	for {
		select {
		case <-s.done:
			return
		case <-s.dirty:
		}
		for s.Delay > 0 && s.waits() {
		}
		s.round()
	}
}

// waits waits a moment for another edit, and reports whether there was one.
func (s *server) waits() bool {
	select {
	case <-s.done:
		return false
	case <-s.dirty:
		return true
	case <-time.After(s.Delay):
		return false
	}
}

// round checks all scenarios that have changed: first all of them quickly, then each completely. It stops when there is
// another edit; the next round does the rest.
func (s *server) round() {
	defer s.goOn()
	s.files.Lock()
	now, dirs := s.files.count, slices.Sorted(maps.Keys(s.files.dirs))
	s.files.Unlock()
	later := func() bool {
		select {
		case <-s.done:
			return true
		default:
		}
		s.files.Lock()
		defer s.files.Unlock()
		return s.files.count != now
	}
	open := map[string]bool{}
	for _, b := range s.work.Buffers() {
		open[path.Dir(b.File)] = true
	}
	s.work.Forget(func(sc workspace.Scenario) bool {
		return !open[sc.Dir] && slices.ContainsFunc(dirs, func(dir string) bool { return reads(sc, dir) })
	})
	var todo []string
	for _, dir := range slices.Sorted(maps.Keys(open)) {
		sc := s.work.Scenario(dir)
		if sc.Full == nil || slices.ContainsFunc(dirs, func(changed string) bool { return reads(sc, changed) }) {
			todo = append(todo, dir)
		}
	}
	slices.SortStableFunc(todo, func(a, b string) int { // the edited folder first, then those that are built on it
		if x, y := slices.Contains(dirs, a), slices.Contains(dirs, b); x != y {
			if x {
				return -1
			}
			return 1
		}
		return 0
	})
	for i, dir := range todo {
		snap := s.work.Compile(dir, false, later)
		if snap == nil {
			return
		}
		if !later() {
			s.publish(todo[:i+1])
		}
		s.learn(snap)
		if later() {
			return
		}
	}
	for i, dir := range todo {
		full := s.work.Compile(dir, true, later)
		if full == nil || later() {
			return
		}
		s.publish(todo[i+1:])
		s.learn(full)
		if s.work.Lint(full, later); later() {
			return
		}
		s.publish(todo[i+1:])
	}
	s.publish(nil)
	s.files.Lock()
	for _, dir := range dirs {
		if s.files.count == now {
			delete(s.files.dirs, dir)
		}
	}
	s.files.Unlock()
	s.askAgain()
}

// learn makes the names of a snapshot known while other scenarios are checked.
func (s *server) learn(snap *workspace.Snapshot) {
	go func() {
		defer s.goOn()
		s.work.Learn(snap)
	}()
}

// goOn is deferred. The compiler should never panic; if it does, the server goes on with what it has.
func (s *server) goOn() {
	if p := recover(); p != nil {
		s.Log("%v\n%s", p, debug.Stack())
	}
}

// reads reports whether a scenario reads a folder, or may read it: if a part of the scenario could not be read, its
// folders are not all known.
func reads(sc workspace.Scenario, dir string) bool {
	for _, snap := range []*workspace.Snapshot{sc.Quick, sc.Full} {
		if snap != nil && (snap.Reads(dir) || snap.Built.Merged.Incomplete) {
			return true
		}
	}
	return sc.Dir == dir
}

// askAgain asks the editor to request hints, lenses and the like again.
func (s *server) askAgain() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, method := range s.refresh {
		if method != registerMethod {
			go s.conn.Call(context.Background(), method, nil, nil)
		}
	}
}

// published has the diagnostics that were published last, by file, as JSON.
type published map[string][]byte

// publish publishes the diagnostics of each file if they have changed. For the folders in quick, errors in open files
// come from a quick check, and everything else from earlier complete checks.
func (s *server) publish(quick []string) {
	found := map[string][]protocol.Diagnostic{}
	versions := map[string]int{}
	for _, b := range s.work.Buffers() {
		found[b.File] = []protocol.Diagnostic{}
	}
	seen := map[string]bool{}
	for _, dir := range s.openFolders() {
		sc := s.work.Scenario(dir)
		if s.headOfFolder(dir) == "" {
			continue // other programs have files that end in .hcl, too
		}
		isQuick := sc.Quick != nil && slices.Contains(quick, dir)
		add := func(snap *workspace.Snapshot, all diag.List, advice []lint.Finding,
			which func(file string, isError bool) bool) {
			for file, list := range s.diagnostics(snap, all, advice) {
				for _, d := range list {
					var there bool
					if d.Range, there = s.move(snap, file, d.Range); !there || !which(file, d.Severity == protocol.SeverityError) {
						continue
					}
					if key, _ := json.Marshal([]any{file, d.Range, d.Code, d.Message}); !seen[string(key)] {
						seen[string(key)] = true
						found[file] = append(found[file], d)
					}
				}
			}
			for file, v := range snap.Versions {
				versions[file] = max(v, versions[file])
			}
		}
		isChecked := func(file string) bool {
			if !isQuick { // a request may cause the complete check before the quick one
				return false
			}
			_, ok := sc.Quick.Versions[file]
			return ok
		}
		if isQuick {
			add(sc.Quick, sc.Quick.Found, nil, func(file string, isError bool) bool { return isError && isChecked(file) })
		}
		if sc.Full != nil {
			add(sc.Full, sc.Full.Found, nil, func(file string, isError bool) bool { return isError && !isChecked(file) })
		}
		if l := sc.Linted; l != nil && (l.Snapshot == sc.Full || !l.Found.HasErrors()) { // advice stays until there is newer advice
			add(l.Snapshot, l.Found, l.Advice, func(_ string, isError bool) bool { return !isError })
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for name, f := range s.failed {
		if now := s.work.Text(f.file); now == nil || !bytes.Equal(now.Src, f.text.Src) {
			delete(s.failed, name) // the test may pass now
			continue
		}
		found[f.file] = append(found[f.file], f.at)
	}
	for file := range s.published {
		if _, ok := found[file]; !ok {
			found[file] = []protocol.Diagnostic{} // the file was closed or removed, or its errors were corrected
		}
	}
	for _, file := range slices.Sorted(maps.Keys(found)) {
		p := protocol.PublishDiagnosticsParams{URI: s.work.URI(file), Diagnostics: found[file]}
		b := s.work.Buffer(file)
		if v, ok := versions[file]; ok && b != nil {
			p.Version = &v
		}
		raw, err := json.Marshal(p)
		if err != nil || bytes.Equal(raw, s.published[file]) {
			continue
		}
		if s.published[file] = raw; b == nil && len(p.Diagnostics) == 0 {
			delete(s.published, file)
		}
		_ = s.conn.Notify("textDocument/publishDiagnostics", p)
	}
}

// openFolders lists the folders of the open files.
func (s *server) openFolders() []string {
	dirs := map[string]bool{}
	for _, b := range s.work.Buffers() {
		dirs[path.Dir(b.File)] = true
	}
	return slices.Sorted(maps.Keys(dirs))
}

// move returns the present place of a range of a snapshot in the buffer, and whether its text is unchanged.
func (s *server) move(snap *workspace.Snapshot, file string, r protocol.Range) (protocol.Range, bool) {
	was, b := snap.Text(file), s.work.Buffer(file)
	if was == nil || b == nil || b.Version == snap.Versions[file] {
		return r, true
	}
	shift := text.ShiftOf(was.Src, b.Text.Src)
	start, ok := shift.To(was.Offset(r.Start))
	end, ok2 := shift.To(was.Offset(r.End))
	return b.Text.Range(start, end), ok && ok2
}

// diagnostics returns the findings in a snapshot, by file. Consequences follow their causes, as informations with a
// link to them.
func (s *server) diagnostics(snap *workspace.Snapshot, all diag.List,
	advice []lint.Finding) map[string][]protocol.Diagnostic {
	out := map[string][]protocol.Diagnostic{}
	add := func(d protocol.Diagnostic, file string) {
		if snap.Text(file) == nil { // the finding is about a folder, so it goes into a file of the scenario
			if sc := snap.Built.Merged.Scenario; sc != nil {
				file = sc.Origin.Range.Filename
			} else if files := slices.Sorted(maps.Keys(snap.Built.Merged.Sources)); len(files) > 0 {
				file = files[0]
			}
		}
		out[file] = append(out[file], d)
	}
	causes, doubtful := all.Causes()
	for _, c := range causes {
		add(s.diagnostic(snap, c.Diagnostic), c.Range.Filename)
		for _, f := range c.Follow {
			d := s.diagnostic(snap, f)
			if d.Severity == protocol.SeverityError {
				d.Severity = protocol.SeverityInformation
			}
			d.RelatedInformation = append(d.RelatedInformation, protocol.RelatedInformation{
				Location: s.location(snap, c.Range), Message: "this follows from: " + c.Summary,
			})
			add(d, f.Range.Filename)
		}
	}
	for _, f := range doubtful {
		d := s.diagnostic(snap, f)
		d.Severity = protocol.SeverityHint
		add(d, f.Range.Filename)
	}
	for _, f := range advice {
		add(s.diagnostic(snap, f.Diagnostic), f.Range.Filename)
	}
	return out
}

var severities = map[diag.Severity]int{
	diag.Error: protocol.SeverityError, diag.Warning: protocol.SeverityWarning, diag.Info: protocol.SeverityInformation,
}

// pages is the address of the pages about codes.
const pages = "https://github.com/scenario-lang/scenario/blob/main/docs/"

// pageOf returns the address of the page about a code.
func pageOf(code string) string {
	c, ok := diag.Lookup(code)
	if !ok {
		return pages + "lint.md#" + strings.ToLower(code)
	}
	heading := strings.ToLower(code + ": " + c.Summary)
	return pages + "reference/codes.md#" + strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
			return r
		}
		return -1
	}, heading)
}

func (s *server) diagnostic(snap *workspace.Snapshot, f diag.Diagnostic) protocol.Diagnostic {
	d := protocol.Diagnostic{
		Range: s.rangeOf(snap, f.Range), Severity: severities[f.Severity], Code: f.Code,
		Source: "scenario", Message: f.Summary,
	}
	if f.Detail != "" {
		d.Message += "\n" + f.Detail
	}
	d.CodeDescription = &protocol.CodeDescription{Href: pageOf(f.Code)}
	if f.Code == "SC238" {
		d.Tags = []int{protocol.TagUnnecessary}
	}
	for _, r := range f.Related {
		d.RelatedInformation = append(d.RelatedInformation,
			protocol.RelatedInformation{Location: s.location(snap, r.Range), Message: r.Message})
	}
	return d
}

// rangeOf converts a range of a snapshot to one of the protocol. A range in no file becomes the beginning of the file.
func (s *server) rangeOf(snap *workspace.Snapshot, r hcl.Range) protocol.Range {
	if t := snap.Text(r.Filename); t != nil {
		return t.Range(r.Start.Byte, r.End.Byte)
	}
	return protocol.Range{}
}

// location converts a range of a snapshot to a location of the protocol.
func (s *server) location(snap *workspace.Snapshot, r hcl.Range) protocol.Location {
	now, _ := s.move(snap, r.Filename, s.rangeOf(snap, r))
	return protocol.Location{URI: s.work.URI(r.Filename), Range: now}
}
