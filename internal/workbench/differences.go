package workbench

import (
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/workbench/index"
)

// differences is how the scenario differs from another one, which comes first.
type differences struct {
	From    string       `json:"from"`
	Title   string       `json:"title"`
	Bases   []string     `json:"bases"` // the folders that it extends, to compare with
	Changes []difference `json:"changes"`
	Asides  int          `json:"asides"` // changes that no player notices

	Setup   []setupDifference `json:"setup"`              // by space
	NoSetup string            `json:"no_setup,omitempty"` // why the set-ups cannot be compared
}

// difference is one change in words.
type difference struct {
	Area    string      `json:"area"`
	Kind    string      `json:"kind"`
	Type    string      `json:"type"`
	Name    string      `json:"name"`
	Text    string      `json:"text"`
	Detail  []string    `json:"detail,omitempty"`
	Old     string      `json:"old,omitempty"`
	New     string      `json:"new,omitempty"`
	At      index.Place `json:"at"`
	Spaces  []string    `json:"spaces,omitempty"`  // on the board
	Borders []string    `json:"borders,omitempty"` // that the first of them has now, or has no longer if Gone
	Gone    bool        `json:"gone,omitempty"`
	Aside   bool        `json:"aside,omitempty"`
}

// differences compares the scenario with what it extends, or with a folder.
func (b *Bench) differences(a request) (any, error) {
	m := a.model
	out := &differences{Bases: []string{}, Changes: []difference{}, Setup: []setupDifference{}}
	bases := m.built.Merged.Bases()
	for _, base := range bases {
		out.Bases = append(out.Bases, base.Dir)
	}
	with := a.text("with")
	var from *resolve.Result
	switch {
	case with == "" && len(bases) == 0:
		return out, nil
	case with == "":
		from = bases[0]
	default:
		if at := slices.IndexFunc(bases, func(r *resolve.Result) bool { return r.Dir == with }); at >= 0 {
			from = bases[at]
			break
		}
		info, err := os.Stat(with)
		if err != nil {
			return nil, badRequest("%v", files.Missing(with, err))
		}
		if !info.IsDir() {
			return nil, badRequest("%s is a file; name the folder of a scenario", with)
		}
		other := compiler.Compile(nil, filepath.FromSlash(with), compiler.Options{Until: compiler.Merged})
		if other.Diags.HasErrors() {
			return nil, badRequest("%s has errors, so it cannot be compared", with)
		}
		from = other.Merged
	}
	if !slices.Contains(bases, from) {
		m.compare(out, from) // the other folder may have changed since the last time
		return out, nil
	}
	m.compared.mu.Lock()
	defer m.compared.mu.Unlock()
	if done := m.compared.with[from.Dir]; done != nil {
		return done, nil
	}
	m.compare(out, from)
	if m.compared.with == nil {
		m.compared.with = map[string]*differences{}
	}
	m.compared.with[from.Dir] = out
	return out, nil
}

// compared keeps how a version differs from its bases.
type compared struct {
	mu   sync.Mutex
	with map[string]*differences // by the folder of the base
}

// compare says how the scenario differs from another one.
func (m *model) compare(out *differences, from *resolve.Result) {
	out.From, out.Title = from.Dir, from.Name
	for _, ch := range diff.Compare(from, m.built.Merged).Changes {
		if ch.Aside != "" {
			out.Asides++
		}
		x := difference{Area: ch.Area, Kind: string(ch.Kind), Type: ch.Type, Name: ch.Name, Text: ch.Sentence(), Old: ch.Old, New: ch.New, Aside: ch.Aside != ""}
		for _, d := range ch.Detail {
			x.Detail = append(x.Detail, diff.String(d))
		}
		at := ch.To
		if at.Filename == "" {
			at = ch.From
		}
		x.At = index.PlaceOf(at)
		if m.member(m.program.SpaceClass, ch.Name) >= 0 && ch.Type == "space" {
			x.Spaces = append(x.Spaces, ch.Name)
			x.Borders, x.Gone = ch.Borders, len(ch.Borders) > 0 && ch.New == ""
		}
		out.Changes = append(out.Changes, x)
	}
	if setup, err := m.setupDifferences(from.Dir); err != nil {
		out.NoSetup = err.Error()
	} else {
		out.Setup = append(out.Setup, setup...)
	}
}
