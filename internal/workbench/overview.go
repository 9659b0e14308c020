package workbench

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime/program"
)

// named is something with a label and a title.
type named struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// overview is what a page needs first.
type overview struct {
	Version     int              `json:"version"` // of the folder
	Shown       int              `json:"shown"`   // the version that is shown, which is lower if the last one has errors; 0: none
	Dir         string           `json:"dir"`
	Name        string           `json:"name"`
	Title       string           `json:"title"`
	Errors      int              `json:"errors"`
	Diagnostics []finding        `json:"diagnostics"`
	Players     []named          `json:"players"`
	Units       []named          `json:"units"`
	Spaces      []named          `json:"spaces"`
	Movements   []movementChoice `json:"movements"`
	Options     []option         `json:"options"`
	Tests       int              `json:"tests"`
	Clauses     int              `json:"clauses"`
	Folders     []string         `json:"folders"`
	Extends     bool             `json:"extends"`
	// the base is shown, because no version of the variant has compiled
	Base     bool `json:"base"`
	Hides    bool `json:"hides"`
	Abstract bool `json:"abstract"`
}

// option is an option of the scenario.
type option struct {
	Name   string   `json:"name"`
	Text   string   `json:"text"`
	Type   string   `json:"type"`
	Value  int64    `json:"value"`
	Min    int64    `json:"min"`
	Max    int64    `json:"max"`
	Among  []string `json:"among,omitempty"`  // its values, unless they are a range of numbers or true and false
	Values []int64  `json:"values,omitempty"` // numbers of the values in Among
}

func (b *Bench) overview(a request) (any, error) {
	b.mu.RLock()
	out := overview{
		Version: b.version, Dir: filepath.ToSlash(b.Dir), Name: b.found.name, Errors: b.found.errors,
		Diagnostics: b.found.diagnostics,
		Players:     []named{}, Units: []named{}, Spaces: []named{}, Movements: []movementChoice{}, Options: []option{},
		Folders: b.found.folders, Base: b.isBase && b.model != nil,
	}
	b.mu.RUnlock()
	if out.Diagnostics == nil {
		out.Diagnostics = []finding{}
	}
	out.Title = out.Name
	m := a.model
	if m == nil {
		return out, nil
	}
	p := m.program
	out.Shown, out.Name, out.Tests, out.Clauses = m.version, p.Name, len(p.Tests), len(p.Clauses)
	out.Extends, out.Abstract = m.built.Merged.Extends, m.built.Merged.Abstract
	out.Title = cmp.Or(names.Text(p, 0, p.Title), p.Name)
	out.Players, out.Units = m.listMembers(p.PlayerClass), m.listMembers(p.UnitClass)
	out.Spaces = m.listMembers(p.SpaceClass)
	out.Movements = m.movements()
	out.Hides = len(p.Hides) > 0
	for i := range p.Options {
		out.Options = append(out.Options, m.option(&p.Options[i]))
	}
	return out, nil
}

// listMembers returns the names and titles of the members of a class.
func (m *model) listMembers(class int32) []named {
	out := []named{}
	for i, n := range names.Members(m.program, class) {
		out = append(out, named{n, m.titleOf(class, i)})
	}
	return out
}

func (m *model) option(o *program.Option) option {
	p := m.program
	x := option{Name: p.Strings[o.Name], Type: names.Type(p, o.Type), Value: o.Default, Min: o.Min, Max: o.Max}
	x.Text = names.Text(p, 0, o.Text)
	if v, ok := m.values[x.Name]; ok {
		x.Value = v
	}
	among := o.Among
	if t := p.Types[o.Type]; len(among) == 0 && t.Kind == program.TRef {
		for i := range p.Classes[t.Class].Members {
			among = append(among, int64(i))
		}
	}
	for _, v := range among {
		x.Among, x.Values = append(x.Among, names.Value(p, o.Type, v)), append(x.Values, v)
	}
	return x
}

// findings are the diagnostics of the last compilation.
type findings struct {
	diagnostics []finding
	errors      int
	sources     map[string][]byte
	folders     []string
	name        string
}

// finding is a diagnostic as the page shows it.
type finding struct {
	Severity string      `json:"severity"`
	Code     string      `json:"code"`
	Summary  string      `json:"summary"`
	Detail   string      `json:"detail,omitempty"`
	At       index.Place `json:"at"`
	Excerpt  string      `json:"excerpt,omitempty"` // the line of the source
	Spaces   []string    `json:"spaces,omitempty"`  // spaces that it is about
	Follows  bool        `json:"follows,omitempty"` // it is a consequence of another one
}

// maxFindings is how many diagnostics a page shows.
const maxFindings = 200

// foundIn returns the diagnostics of a compilation.
func foundIn(built *compiler.Result) findings {
	f := findings{sources: built.Merged.Sources, folders: built.Merged.Folders, name: built.Merged.Name}
	for _, d := range diag.NewJSONReport(built.Diags).Diagnostics {
		if d.Severity == diag.Error.String() {
			f.errors++
		}
		if len(f.diagnostics) == maxFindings {
			continue
		}
		x := finding{
			Severity: d.Severity, Code: d.Code, Summary: d.Summary, Detail: d.Detail, Follows: d.Cause != nil,
			At: index.Place{File: d.Range.Filename, Line: d.Range.Start.Line, Column: d.Range.Start.Column,
				End: d.Range.End.Line},
		}
		for _, l := range excerpt(f.sources, x.At.File, x.At.Line, x.At.Line) {
			x.Excerpt = strings.TrimSpace(l.Text)
		}
		for _, it := range built.Merged.Items {
			if it.Type != "space" || it.Block == nil || len(it.Labels) == 0 {
				continue
			}
			from, to := it.Block.TypeRange, it.Block.CloseBraceRange
			if from.Filename == d.Range.Filename && from.Start.Byte <= d.Range.Start.Byte && d.Range.Start.Byte <= to.End.Byte {
				x.Spaces = append(x.Spaces, it.Labels[0])
			}
		}
		f.diagnostics = append(f.diagnostics, x)
	}
	return f
}

// compilerFailed returns the findings after a panic of the compiler.
func compilerFailed(what any) findings {
	return findings{errors: 1, diagnostics: []finding{{
		Severity: diag.Error.String(), Code: "SC090", Summary: "the compiler failed",
		Detail: fmt.Sprintf("%v\nPlease report this, with the files.", what),
	}}}
}
