package workbench

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/internal/terminal/board"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// thing is everything about a declaration.
type thing struct {
	*index.Entry
	Source     []sourceLine      `json:"source"`
	Attributes []field           `json:"attributes"`
	State      []field           `json:"state"`
	Pieces     []piece           `json:"pieces"` // in the space, or of the player or unit
	Borders    []border          `json:"borders"`
	Uses       []index.Use       `json:"uses"`
	MoreUses   int               `json:"more_uses,omitempty"`
	Attached   []index.Use       `json:"attached"`
	Others     []string          `json:"others,omitempty"` // other kinds of things with the same name
	Clauses    map[string]string `json:"clauses,omitempty"`
}

// field is an attribute or a state field with its value in words.
type field struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	Kind  string `json:"kind,omitempty"` // kind of the thing that the value names, such as player
}

// piece is a number of pieces that look the same.
type piece struct {
	runtime.PieceView
	Space string `json:"space"`
}

// border is a border that leads out of a space.
type border struct {
	To     string  `json:"to"`
	Title  string  `json:"title"`
	Name   string  `json:"name,omitempty"` // of the border, if it has a block of its own
	OneWay bool    `json:"one_way,omitempty"`
	Fields []field `json:"fields,omitempty"`
}

// maxUses is how many references to a thing are listed.
const maxUses = 300

func (b *Bench) thing(a request) (any, error) {
	m := a.model
	x := m.index()
	kind, name := a.text("kind"), a.text("name")
	e := x.Of(kind, name)
	if e == nil && kind == "" {
		if es := x.Named(name); len(es) > 0 {
			e = es[0]
		}
	}
	if e == nil {
		return nil, notFound("nothing is declared as %s %s", kind, name)
	}
	viewer, err := m.viewer(a)
	if err != nil {
		return nil, err
	}
	out := &thing{
		Entry: e, Source: m.excerpt(e.At), Attributes: m.attributes(e), State: []field{}, Pieces: []piece{},
		Borders: m.borders(e), Uses: x.Uses(e), Attached: x.Attached(e), Clauses: m.clauses(e.Cites),
	}
	if n := len(out.Uses) - maxUses; n > 0 {
		out.Uses, out.MoreUses = out.Uses[:maxUses], n
	}
	if out.Uses == nil {
		out.Uses = []index.Use{}
	}
	if out.Attached == nil {
		out.Attached = []index.Use{}
	}
	for _, other := range x.Named(e.Name) {
		if other != e && other.Kind != "test" {
			out.Others = append(out.Others, other.Kind)
		}
	}
	err = b.withPosition(m, a.text("at"), viewer, func(g *runtime.Game, viewer int) error {
		v, err := g.View(viewer)
		if err != nil {
			return err
		}
		m.addState(out, v)
		return nil
	})
	return out, err
}

// addState adds the state of a thing in a view.
func (m *model) addState(t *thing, v *runtime.View) {
	fields := func(x runtime.ThingView) {
		if x.Name != t.Name {
			return
		}
		for _, f := range wording.Notable(m.program, names.Class(m.program, t.Kind), x.Fields) {
			t.State = append(t.State, m.field(f.Name, f.Value))
		}
	}
	for _, s := range v.Spaces {
		if t.Kind == "space" {
			fields(s.ThingView)
		}
		for _, p := range board.NotablePieces(m.program, s.Pieces) {
			if t.Kind == "space" && s.Name == t.Name || t.Kind == "player" && p.Owner == t.Name || t.Kind == "unit" &&
				p.Unit == t.Name {
				t.Pieces = append(t.Pieces, piece{p, s.Name})
			}
		}
	}
	for _, c := range v.Classes {
		if c.Class == t.Kind {
			for _, x := range c.Things {
				fields(x)
			}
		}
	}
}

// field returns a field with the kind of thing that its value names.
func (m *model) field(name, value string) field {
	f := field{Name: name, Value: value}
	for _, kind := range []string{"player", "space", "unit", "alliance"} {
		if m.index().Of(kind, value) != nil {
			f.Kind = kind
			return f
		}
	}
	return f
}

// attributes returns the attributes of a member of a class.
func (m *model) attributes(e *index.Entry) []field {
	out := []field{}
	c := names.Class(m.program, e.Kind)
	i := m.member(c, e.Name)
	if i < 0 {
		return out
	}
	class := &m.program.Classes[c]
	for _, at := range class.Attrs {
		attr := &m.program.Attrs[at]
		name := m.program.Strings[attr.Name]
		if i >= len(attr.Data) || name == "" {
			continue
		}
		if value := m.constant(attr, attr.Data[i]); value != "" {
			out = append(out, m.field(name, value))
		}
	}
	return out
}

// constant returns the value of an attribute in words, or "" if it is not worth showing.
func (m *model) constant(attr *program.Attr, v int64) string {
	p := m.program
	switch t := p.Types[attr.Type]; t.Kind {
	case program.TText:
		return names.Text(p, 0, int32(v))
	case program.TList:
		return ""
	}
	switch value := names.Attribute(p, attr.Type, v); value {
	case "none", "[]", "false", "0":
		return ""
	default:
		return value
	}
}

// borders returns the borders that lead out of a space, in the order of the board.
func (m *model) borders(e *index.Entry) []border {
	out := []border{}
	if e.Kind != "space" {
		return out
	}
	p := m.program
	from := m.member(p.SpaceClass, e.Name)
	if from < 0 || from+1 >= len(p.AdjStart) {
		return out
	}
	for k := p.AdjStart[from]; k < p.AdjStart[from+1]; k++ {
		to := int(p.AdjTo[k])
		x := border{To: m.nameOf(p.SpaceClass, to), Title: m.titleOf(p.SpaceClass, to)}
		x.OneWay = !slices.Contains(p.AdjTo[p.AdjStart[to]:p.AdjStart[to+1]], int32(from))
		if label := m.nameOf(p.BorderClass, int(p.AdjBorder[k])); m.index().Of("border", label) != nil {
			x.Name = label
			x.Fields = m.attributes(m.index().Of("border", label))
		}
		out = append(out, x)
	}
	return out
}

// clauses returns the texts of clauses by their names.
func (m *model) clauses(ids []string) map[string]string {
	out := map[string]string{}
	for i := range m.program.Clauses {
		c := &m.program.Clauses[i]
		if id := m.program.Strings[c.ID]; slices.Contains(ids, id) && c.Text >= 0 {
			out[id] = m.program.Strings[c.Text]
		}
	}
	return out
}

// sourceLine is a line of a file.
type sourceLine struct {
	Number int    `json:"number"`
	Text   string `json:"text"`
}

// maxLines is how many lines of a file are shown.
const maxLines = 400

// excerpt returns the lines of a place.
func (m *model) excerpt(at index.Place) []sourceLine {
	return excerpt(m.built.Merged.Sources, at.File, at.Line, max(at.End, at.Line))
}

func excerpt(sources map[string][]byte, file string, from, to int) []sourceLine {
	out := []sourceLine{}
	src, ok := sources[file]
	if !ok {
		return out
	}
	lines := strings.Split(string(src), "\n")
	for n := max(from, 1); n <= min(to, len(lines), from+maxLines); n++ {
		out = append(out, sourceLine{n, strings.TrimRight(lines[n-1], "\r")})
	}
	return out
}

// source returns lines of a file of the scenario. It does not read any other file.
func (b *Bench) source(a request) (any, error) {
	file, line := a.text("file"), a.number("line")
	b.mu.RLock()
	sources := b.found.sources
	b.mu.RUnlock()
	if _, ok := sources[file]; !ok && a.model != nil {
		sources = a.model.built.Merged.Sources
	}
	if _, ok := sources[file]; !ok {
		return nil, notFound("%s is not a file of this scenario", file)
	}
	around := 12
	if n := a.number("around"); n > 0 {
		around = min(n, 200)
	}
	return map[string]any{"file": file, "line": line, "source": excerpt(sources, file, line-around,
		max(line, a.number("end"))+around)}, nil
}

// result is a result of a search.
type result struct {
	Kind  string      `json:"kind"`
	Name  string      `json:"name"`
	Title string      `json:"title,omitempty"`
	At    index.Place `json:"at"`
	Own   bool        `json:"own"`
	Note  string      `json:"note,omitempty"`
	Meant string      `json:"meant,omitempty"` // the words that were searched instead of misspelt ones
}

func (b *Bench) search(a request) (any, error) {
	const most = 60
	out := []result{}
	found, meant := a.model.index().Search(a.text("q"), most)
	for _, e := range found {
		r := result{Kind: e.Kind, Name: e.Name, Title: e.Title, At: e.At, Own: e.Own, Meant: meant}
		if e.Line != "" {
			r.Note = e.Line
		} else if n := len(a.model.index().Uses(e.Entry)); n > 0 {
			r.Note = fmt.Sprintf("named in %d places", n)
		}
		out = append(out, r)
	}
	return out, nil
}
