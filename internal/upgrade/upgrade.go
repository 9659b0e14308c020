// Package upgrade rewrites a scenario folder to the current version of the language. Each rewriting is a rule of a table, and
// changes how something is written and never what it means: what the folder compiles to before and after is compared, and played
// against each other, before anything is written.
package upgrade

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Change is a place that was rewritten.
type Change struct {
	Rule   *Rule
	File   string
	Line   int    // in the file as it was
	Was    string // what was written there
	Became string
}

// Result is a folder that was rewritten, in memory.
type Result struct {
	From, To int               // versions of the language
	Changes  []Change          // by file and line
	Files    map[string][]byte // the texts of the files that changed, in canonical layout
	Before   *compiler.Result
	After    *compiler.Result // nil if nothing changed
}

// BrokenError says that a rewriting left a scenario that does not compile. It is a mistake of this package.
type BrokenError struct{ Found diag.List }

func (e *BrokenError) Error() string {
	for _, d := range e.Found {
		if d.Severity == diag.Error {
			return fmt.Sprintf("%s:%d: after the rewriting there is an error: %s", d.Range.Filename, d.Range.Start.Line, d.Summary)
		}
	}
	return "after the rewriting there is an error"
}

// Compile compiles the folder to be rewritten, with the texts of some files replaced.
type Compile func(changed map[string][]byte) *compiler.Result

// maxRounds bounds how often the rules are applied: a place inside another one that is rewritten waits for the next round.
const maxRounds = 60

// Folder rewrites the scenario that compile compiles. It must have no errors. Files that it extends or imports stay as they are.
func Folder(compile Compile) (*Result, error) {
	before := compile(nil)
	r := &Result{From: before.Merged.Versions[path.Clean(before.Merged.Dir)], To: schema.CurrentVersion, Before: before, Files: map[string][]byte{}}
	f := &folder{texts: map[string]*text{}}
	f.read(before)
	for range maxRounds {
		found := f.changes()
		if len(found) == 0 {
			break
		}
		for _, c := range found {
			r.Changes = append(r.Changes, f.apply(c))
		}
		f.flush()
		built := compile(f.changed())
		if built.Scenario == nil {
			return nil, &BrokenError{built.Diags}
		}
		f.read(built)
	}
	for name, src := range f.changed() {
		if out, found := format.Source(name, src); !found.HasErrors() {
			src = out
		}
		r.Files[name] = src
	}
	slices.SortStableFunc(r.Changes, func(a, b Change) int { return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	if len(r.Files) > 0 {
		if r.After = compile(r.Files); r.After.Scenario == nil {
			return nil, &BrokenError{r.After.Diags}
		}
	}
	return r, nil
}

// folder is the folder as it is after some rounds.
type folder struct {
	merged   *resolve.Result
	scenario *ir.Scenario
	files    []*dsl.File // its own, by name
	texts    map[string]*text
}

// read takes over what was compiled last.
func (f *folder) read(built *compiler.Result) {
	f.merged, f.scenario, f.files = built.Merged, built.Scenario, nil
	for _, name := range slices.Sorted(maps.Keys(built.Merged.Sources)) {
		if path.Dir(name) != path.Clean(built.Merged.Dir) {
			continue
		}
		src := built.Merged.Sources[name]
		file, _ := dsl.Parse(name, src)
		f.files = append(f.files, file)
		if f.texts[name] == nil {
			f.texts[name] = newText(src)
		}
	}
}

// found is a place to be rewritten.
type found struct {
	rule *Rule
	at   hcl.Range
	text string
}

// changes returns the places where a rule applies, without those inside another one, in the order of the source.
func (f *folder) changes() []found {
	var all []found
	for i := range Rules {
		rule := &Rules[i]
		rule.find(f, func(at hcl.Range, text string) {
			all = append(all, found{rule, at, text})
		})
	}
	slices.SortStableFunc(all, func(a, b found) int {
		return cmp.Or(strings.Compare(a.at.Filename, b.at.Filename), cmp.Compare(a.at.Start.Byte, b.at.Start.Byte), cmp.Compare(b.at.End.Byte, a.at.End.Byte))
	})
	out := all[:0]
	file, end := "", 0
	for _, c := range all {
		if c.at.Filename == file && c.at.Start.Byte < end {
			continue
		}
		file, end = c.at.Filename, max(c.at.End.Byte, c.at.Start.Byte+1)
		out = append(out, c)
	}
	return out
}

// apply makes a change, and says what it is.
func (f *folder) apply(c found) Change {
	t := f.texts[c.at.Filename]
	was := string(t.src[c.at.Start.Byte:c.at.End.Byte])
	t.edits = append(t.edits, edit{c.at.Start.Byte, c.at.End.Byte, c.text})
	return Change{Rule: c.rule, File: c.at.Filename, Line: t.lineOf(c.at.Start.Byte), Was: was, Became: strings.TrimSpace(c.text)}
}

// flush makes the edits of all texts.
func (f *folder) flush() {
	for _, t := range f.texts {
		t.flush()
	}
}

// changed returns the texts that differ from the files.
func (f *folder) changed() map[string][]byte {
	out := map[string][]byte{}
	for name, t := range f.texts {
		if t.isChanged {
			out[name] = t.src
		}
	}
	return out
}
