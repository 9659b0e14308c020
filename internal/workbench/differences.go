package workbench

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// differences are the differences of the scenario from another one.
type differences struct {
	From    string       `json:"from"`
	Title   string       `json:"title"`
	Bases   []string     `json:"bases"` // folders that it extends
	Changes []difference `json:"changes"`
	Asides  int          `json:"asides"` // changes that no player notices

	Setup   []setupDifference `json:"setup"`              // by space
	NoSetup string            `json:"no_setup,omitempty"` // why the set-ups cannot be compared
}

// difference is a change in words.
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
	Borders []string    `json:"borders,omitempty"` // neighbours of the first of them: new ones, or former ones if Gone is set
	Gone    bool        `json:"gone,omitempty"`
	Aside   bool        `json:"aside,omitempty"`
}

// compare compares the scenario with a base, or with another folder.
func (b *Bench) compare(a request) (any, error) {
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
			return nil, badRequest("%v", files.RewordMissing(with, err))
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
		m.compare(out, from) // without the cache, because the other folder may have changed
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

// compared has the differences of a version from its bases.
type compared struct {
	mu   sync.Mutex
	with map[string]*differences // by folder of the base
}

// compare computes the differences of the scenario from another one.
func (m *model) compare(out *differences, from *resolve.Result) {
	out.From, out.Title = from.Dir, from.Name
	for _, ch := range diff.Compare(from, m.built.Merged).Changes {
		if ch.Aside != "" {
			out.Asides++
		}
		x := difference{Area: ch.Area, Kind: string(ch.Kind), Type: ch.Type, Name: ch.Name, Text: ch.Sentence(),
			Old: ch.Old, New: ch.New, Aside: ch.Aside != ""}
		for _, d := range ch.Detail {
			x.Detail = append(x.Detail, diff.String(d))
		}
		x.At = index.PlaceOf(cmp.Or(ch.To, ch.From))
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

// setupDifference is a difference of a space after the set-up.
type setupDifference struct {
	Space  string        `json:"space"`
	New    bool          `json:"new,omitempty"` // the space is only in this scenario
	Pieces []pieceChange `json:"pieces,omitempty"`
	Fields []fieldChange `json:"fields,omitempty"`
}

// pieceChange is a difference in the number of pieces of a kind.
type pieceChange struct {
	Owner string `json:"owner,omitempty"` // its title
	Unit  string `json:"unit"`            // its title
	Was   int    `json:"was"`
	Is    int    `json:"is"`
}

// fieldChange is a difference in a value of a space.
type fieldChange struct {
	Name string `json:"name"`
	Was  string `json:"was"`
	Is   string `json:"is"`
}

// start is the board after the set-up, without what depends on the seed.
type start struct {
	spaces map[string]*startSpace
	err    error
}

type startSpace struct {
	pieces map[[2]string]int // by owner and unit
	fields map[string]string
	random bool // its contents depend on chance
}

// startOf returns the start of another scenario.
func (m *model) startOf(dir string) *start {
	built := compiler.Compile(nil, dir, compiler.Options{})
	if built.Program == nil {
		return &start{err: fmt.Errorf("%s has errors", dir)}
	}
	return beginning(built.Program, presentOptions(built.Program, m.values))
}

// beginning sets a game up with two seeds, to find out what depends on chance.
func beginning(p *program.Program, values map[string]int64) *start {
	var seen [2]map[string]*startSpace
	for i := range seen {
		t, err := trace.OfSetup(p, uint64(i+1), values)
		if err != nil {
			return &start{err: err}
		}
		err = t.At(0, func(g *runtime.Game) {
			var v *runtime.View
			if v, err = g.View(runtime.Referee); err == nil {
				seen[i] = readStart(v)
			}
		})
		if err != nil {
			return &start{err: err}
		}
	}
	for name, s := range seen[0] {
		o := seen[1][name]
		s.random = o == nil || !maps.Equal(s.pieces, o.pieces) || !maps.Equal(s.fields, o.fields)
	}
	return &start{spaces: seen[0]}
}

func readStart(v *runtime.View) map[string]*startSpace {
	out := map[string]*startSpace{}
	for _, s := range v.Spaces {
		x := &startSpace{pieces: map[[2]string]int{}, fields: map[string]string{}}
		var count func(p runtime.PieceView)
		count = func(p runtime.PieceView) {
			x.pieces[[2]string{p.Owner, p.Unit}] += p.Count
			for _, c := range p.Cargo {
				c.Count *= max(p.Count, 1)
				count(c)
			}
		}
		for _, p := range s.Pieces {
			count(p)
		}
		for _, f := range s.Fields {
			x.fields[f.Name] = f.Value
		}
		out[s.Name] = x
	}
	return out
}

// setupDifferences returns the differences of spaces after the set-up from those of another scenario.
func (m *model) setupDifferences(dir string) ([]setupDifference, error) {
	was, is := m.startOf(dir), m.start()
	switch {
	case was.err != nil:
		return nil, was.err
	case is.err != nil:
		return nil, is.err
	}
	p := m.program
	title := func(class int32, name string) string {
		if i := m.member(class, name); i >= 0 {
			return m.titleOf(class, i)
		}
		return strings.ReplaceAll(name, "_", " ")
	}
	var out []setupDifference
	for _, name := range slices.Sorted(maps.Keys(is.spaces)) {
		now, before := is.spaces[name], was.spaces[name]
		d := setupDifference{Space: name, New: before == nil}
		if before == nil {
			before = &startSpace{}
		}
		if now.random || before.random {
			continue
		}
		keys := maps.Clone(now.pieces)
		maps.Copy(keys, before.pieces)
		for _, k := range slices.SortedFunc(maps.Keys(keys), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
			if a, b := before.pieces[k], now.pieces[k]; a != b {
				d.Pieces = append(d.Pieces, pieceChange{title(p.PlayerClass, k[0]), title(p.UnitClass, k[1]), a, b})
			}
		}
		for _, f := range slices.Sorted(maps.Keys(now.fields)) {
			if a, ok := before.fields[f]; ok && a != now.fields[f] {
				d.Fields = append(d.Fields, fieldChange{f, a, now.fields[f]})
			}
		}
		if d.New || len(d.Pieces)+len(d.Fields) > 0 {
			out = append(out, d)
		}
	}
	return out, nil
}
