// Package upgrade rewrites a scenario folder to the current version of the language. It applies the rules of lint that
// have a version. They change the form and never the meaning: before anything is written, the compiled scenarios before
// and after are compared and played.
package upgrade

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/report"
)

// Rule is the reason why a place is rewritten: a rule of lint about an older form, or a moved block of a base.
type Rule struct{ Name, Summary, Why string }

// moved is the rule that rewrites names which a base has moved.
func moved() Rule {
	c, _ := diag.Lookup(movedCode)
	return Rule{"moved", c.Summary, c.Why}
}

// movedCode is the code of the warning about such a name. Its edits have the present name.
const movedCode = "SC169"

// Result is a rewritten folder in memory.
type Result struct {
	From, To int                    // versions of the language
	Changes  []report.UpgradeChange // by file and line
	Files    map[string][]byte      // texts of the files that changed, in canonical layout
	Before   *compiler.Result
	After    *compiler.Result // nil if nothing changed
}

// BrokenError says that the rewritten scenario does not compile. It means a bug in this package.
type BrokenError struct{ Found diag.List }

func (e *BrokenError) Error() string {
	for _, d := range e.Found {
		if d.Severity == diag.Error {
			return fmt.Sprintf("%s:%d: after the rewriting there is an error: %s",
				d.Range.Filename, d.Range.Start.Line, d.Summary)
		}
	}
	return "after the rewriting there is an error"
}

// Compile compiles the folder with some of its texts replaced.
type Compile func(changed map[string][]byte) *compiler.Result

// maxRounds bounds how often the rules are applied. A place inside another one that is rewritten must wait for the next
// round.
const maxRounds = 60

// Rules returns the rules that upgrade applies.
func Rules() []*lint.Rule {
	return slices.DeleteFunc(lint.Rules(), func(r *lint.Rule) bool { return r.Version == 0 })
}

// AllRules returns the reasons for rewriting, in the order in which they are printed.
func AllRules() []Rule {
	out := []Rule{moved()}
	rule, _ := lint.Lookup(lint.Deprecated)
	for _, r := range append([]*lint.Rule{rule}, Rules()...) {
		out = append(out, Rule{r.Name, r.Summary, r.Why})
	}
	return out
}

// Folder rewrites the scenario that compile compiles, which must have no errors. It does not change files of folders
// that the scenario extends or imports.
func Folder(compile Compile) (*Result, error) {
	before := compile(nil)
	r := &Result{
		From: before.Merged.Versions[path.Clean(before.Merged.Dir)], To: schema.CurrentVersion, Before: before,
		Files: map[string][]byte{},
	}
	texts := texts{}
	built := before
	for range maxRounds {
		made := texts.rewrite(built)
		if len(made) == 0 {
			break
		}
		r.Changes = append(r.Changes, made...)
		if built = compile(texts.findChanged()); built.Scenario == nil {
			return nil, &BrokenError{built.Diags}
		}
	}
	for name, src := range texts.findChanged() {
		if out, found := format.Source(name, src); !found.HasErrors() {
			src = out
		}
		r.Files[name] = src
	}
	slices.SortStableFunc(r.Changes,
		func(a, b report.UpgradeChange) int {
			return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
		})
	if len(r.Files) > 0 {
		if r.After = compile(r.Files); r.After.Scenario == nil {
			return nil, &BrokenError{r.After.Diags}
		}
	}
	return r, nil
}

// texts are the files to rewrite, by name.
type texts map[string]*text

// proposal is an edit proposed by a rule.
type proposal struct {
	rule Rule
	edit diag.Repair
}

// rewrite makes the proposed edits, except those inside others. It rewrites moved names first and by themselves, so
// that related places change together.
func (t texts) rewrite(built *compiler.Result) []report.UpgradeChange {
	proposed := findMoved(built)
	if len(proposed) == 0 {
		proposed = findOlder(built)
	}
	var made []report.UpgradeChange
	file, end := "", 0
	for _, p := range proposed {
		at := p.edit.Range
		if at.Filename == file && at.Start.Byte < end {
			continue
		}
		file, end = at.Filename, max(at.End.Byte, at.Start.Byte+1)
		if t[file] == nil {
			t[file] = newText(built.Merged.Sources[file])
		}
		made = append(made, t[file].replace(p.rule, at, p.edit.Text))
	}
	for _, text := range t {
		text.flush()
	}
	return made
}

// findMoved returns the places that use moved names, in the order of the source.
func findMoved(built *compiler.Result) []proposal {
	var out []proposal
	for _, d := range built.Diags {
		if d.Code != movedCode || !built.Merged.IsOwn(d.Range) {
			continue
		}
		for _, e := range d.Edits() {
			out = append(out, proposal{moved(), e})
		}
	}
	slices.SortStableFunc(out, func(a, b proposal) int {
		x, y := a.edit.Range, b.edit.Range
		return cmp.Or(dsl.Compare(x, y), cmp.Compare(y.End.Byte, x.End.Byte))
	})
	return out
}

// findOlder returns the proposals of the rules about older forms of the language.
func findOlder(built *compiler.Result) []proposal {
	only := []string{lint.Deprecated}
	for _, rule := range Rules() {
		only = append(only, rule.ID)
	}
	var out []proposal
	for _, f := range lint.Run(lint.Input{Merged: built.Merged, Scenario: built.Scenario, Only: only}).Findings {
		for _, e := range f.Edits() {
			out = append(out, proposal{Rule{f.Rule.Name, f.Rule.Summary, f.Rule.Why}, e})
		}
	}
	return out
}

// findChanged returns the texts that differ from the files.
func (t texts) findChanged() map[string][]byte {
	out := map[string][]byte{}
	for name, text := range t {
		out[name] = text.src
	}
	return out
}
