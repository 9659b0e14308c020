package workbench

import (
	"path/filepath"

	"github.com/scenario-lang/scenario/internal/names"
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
	Shown       int              `json:"shown"`   // the version that is shown; less if the last one has errors; 0: none
	Dir         string           `json:"dir"`
	Name        string           `json:"name"`
	Title       string           `json:"title"`
	Errors      int              `json:"errors"`
	Diagnostics []finding        `json:"diagnostics"`
	Players     []named          `json:"players"`
	Units       []named          `json:"units"`
	Movements   []movementChoice `json:"movements"`
	Options     []option         `json:"options"`
	Tests       int              `json:"tests"`
	Clauses     int              `json:"clauses"`
	Folders     []string         `json:"folders"`
	Extends     bool             `json:"extends"`
	Base        bool             `json:"base"` // what is shown is the base, since no version of the variant was without errors
	Hides       bool             `json:"hides"`
	Abstract    bool             `json:"abstract"`
}

// option is an option of the scenario.
type option struct {
	Name   string   `json:"name"`
	Text   string   `json:"text"`
	Type   string   `json:"type"`
	Value  int64    `json:"value"`
	Min    int64    `json:"min"`
	Max    int64    `json:"max"`
	Among  []string `json:"among,omitempty"`  // all that it may be, unless that is a range of numbers or true and false
	Values []int64  `json:"values,omitempty"` // of Among
}

func (b *Bench) overview(a request) (any, error) {
	b.mu.RLock()
	out := overview{
		Version: b.version, Dir: filepath.ToSlash(b.Dir), Name: b.found.name, Errors: b.found.errors, Diagnostics: b.found.diagnostics,
		Players: []named{}, Units: []named{}, Movements: []movementChoice{}, Options: []option{}, Folders: b.found.folders, Base: b.isBase && b.model != nil,
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
	if out.Title = names.Text(p, 0, p.Title); out.Title == "" {
		out.Title = p.Name
	}
	out.Players, out.Units = m.listed(p.PlayerClass), m.listed(p.UnitClass)
	out.Movements = m.movements()
	out.Hides = len(p.Hides) > 0
	for i := range p.Options {
		out.Options = append(out.Options, m.option(&p.Options[i]))
	}
	return out, nil
}

// listed returns the names and titles of the members of a class.
func (m *model) listed(class int32) []named {
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
