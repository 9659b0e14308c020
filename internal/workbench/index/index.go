// Package index finds the declarations of a scenario by name: where each is declared, in which folder, what was changed
// in it, and everything that refers to it. It also describes the course of a turn as an outline. It reads a compiled
// scenario and plays nothing.
package index

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/hooks"
)

// Place is a place in the source.
type Place struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	End    int    `json:"end,omitempty"` // the last line
}

// PlaceOf returns the beginning of a range.
func PlaceOf(r hcl.Range) Place {
	return Place{File: r.Filename, Line: r.Start.Line, Column: r.Start.Column, End: r.End.Line}
}

// Entry is a declaration.
type Entry struct {
	Kind    string   `json:"kind"`
	Name    string   `json:"name"`
	Title   string   `json:"title,omitempty"`
	At      Place    `json:"at"`
	Folder  string   `json:"folder"`            // the folder that declares it
	Own     bool     `json:"own"`               // in the scenario's own folder, and not in a base or a module
	Changed []Change `json:"changed,omitempty"` // parts of it that variants change
	Comment string   `json:"comment,omitempty"` // above the declaration
	Params  string   `json:"params,omitempty"`  // of a rule, as they are declared
	Cites   []string `json:"cites,omitempty"`
	Helper  bool     `json:"helper,omitempty"` // it is for tests, and not a rule

	item     *resolve.Item
	uses     []Use
	attached []Use
}

// Change is a part of a declaration that a variant changes.
type Change struct {
	Part    string `json:"part"`
	Removed bool   `json:"removed,omitempty"`
	At      Place  `json:"at"`
	Own     bool   `json:"own"` // changed in the scenario's own folder, and not in one of its bases
}

// Use is a reference to a declaration.
type Use struct {
	In   string `json:"in"` // the declaration that it is in, such as "action move"
	Text string `json:"text"`
	At   Place  `json:"at"`
}

// Index has the entries of a scenario.
type Index struct {
	Entries []*Entry // in the order of the merged source

	built  *compiler.Result
	byKey  map[string]*Entry   // by kind and name
	byName map[string][]*Entry // by name
	lines  map[string][]string // by file
}

// Make makes the index of a scenario, which must have been compiled without errors and with notes.
func Make(built *compiler.Result, titles func(kind, name string) string) *Index {
	x := &Index{built: built, byKey: map[string]*Entry{}, byName: map[string][]*Entry{}, lines: map[string][]string{}}
	m := built.Merged
	for file, src := range m.Sources {
		x.lines[file] = strings.Split(string(src), "\n")
	}
	for _, it := range m.Items {
		if len(it.Labels) == 0 {
			continue
		}
		kind, name := it.Type, strings.Join(it.Labels, " ")
		if kind == "thing" && len(it.Labels) == 2 {
			kind, name = it.Labels[0], it.Labels[1]
		}
		e := &Entry{Kind: kind, Name: name, At: PlaceOf(it.Origin.Range), Folder: it.Origin.Folder,
			Own: m.IsOwn(it.Origin.Range), Helper: it.Helper, item: it}
		e.At.End = it.Block.CloseBraceRange.Start.Line
		if titles != nil {
			e.Title = titles(kind, name)
		}
		for part, at := range it.ChangedAt {
			e.Changed = append(e.Changed, Change{
				Part: resolve.DescribeAspect(part), Removed: it.Removed[part], At: PlaceOf(at), Own: m.IsOwn(at),
			})
		}
		slices.SortFunc(e.Changed, func(a, b Change) int { return strings.Compare(a.Part, b.Part) })
		e.Cites = cites(it.Body)
		x.Entries = append(x.Entries, e)
		x.byKey[kind+" "+name] = e
		x.byName[name] = append(x.byName[name], e)
	}
	x.findUses()
	x.addHooks()
	return x
}

// addHooks adds the parameters, comments and uses of rules.
func (x *Index) addHooks() {
	for _, t := range hooks.List(x.built) {
		e := x.byKey[t.Declared]
		if e == nil {
			continue
		}
		var ps []string
		for _, p := range t.Params {
			ps = append(ps, p.Name+" "+p.Type)
		}
		e.Comment, e.Params = t.Comment, strings.Join(ps, ", ")
		for _, u := range t.Attached {
			at := u.Range
			e.attached = append(e.attached, x.use(u.What, Place{at.Filename, at.Start.Line, at.Start.Column, at.End.Line}))
		}
	}
}

// sorted returns the uses in the order of the source, at most one for each line.
func sorted(us []Use) []Use {
	slices.SortStableFunc(us, func(a, b Use) int {
		return cmp.Or(strings.Compare(a.At.File, b.At.File), cmp.Compare(a.At.Line, b.At.Line))
	})
	return slices.CompactFunc(us, func(a, b Use) bool { return a.At.File == b.At.File && a.At.Line == b.At.Line })
}

// Of returns the entry with a kind and name, or nil.
func (x *Index) Of(kind, name string) *Entry { return x.byKey[kind+" "+name] }

// Named returns the entries with a name.
func (x *Index) Named(name string) []*Entry { return x.byName[name] }

// Uses returns the references to an entry, in the order of the source.
func (x *Index) Uses(e *Entry) []Use { return e.uses }

// Attached returns the hooks and modifiers that change an entry.
func (x *Index) Attached(e *Entry) []Use { return e.attached }

// line returns a line of a source file, or "".
func (x *Index) line(file string, line int) string {
	ls := x.lines[file]
	if line < 1 || line > len(ls) {
		return ""
	}
	return strings.TrimRight(ls[line-1], "\r")
}

// FolderName returns the last part of a folder's path.
func FolderName(folder string) string { return path.Base(folder) }

func (x *Index) use(in string, at Place) Use {
	return Use{In: in, Text: strings.TrimSpace(x.line(at.File, at.Line)), At: at}
}
