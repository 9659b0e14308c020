package cartography

import (
	"cmp"
	"slices"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Kind says how a space is drawn.
type Kind int

const (
	Unknown Kind = iota // Lay chooses one of the others
	Land
	Water
	Off   // in the margin
	Token // a dot that belongs to another space, such as an anchorage
	Whole // the union of its parts
)

// Board is everything that a layout depends on: the spaces, without the pieces in them.
type Board struct {
	Coasts  program.Coasts // if unsaid, those of the Earth are drawn where the spaces agree with them
	Grid    program.Grid   // if it is not given, cells are arranged so that most borders join neighbours
	Spaces  []Space        // by member of the class of spaces
	Borders []Border
	Paths   []Path
}

// Space is a space. An index of a space that does not exist is -1.
type Space struct {
	Name                string
	Kind                Kind
	Placed              bool // it has a longitude and a latitude
	Longitude, Latitude float64
	InGrid              bool // it has a column and a row
	Column, Row         int
	Within              int             // the larger space that it is part of
	Of                  int             // the space that a Token belongs to
	Shape               []string        // codes of the countries whose outline it has, if the author gives them
	Label               *atlas.Position // where the author wants its name
	Tags                []Tag           // values of enumerations and flags, which tell spaces apart
}

// place returns the longitude and latitude of a space.
func (s *Space) place() atlas.Position {
	return atlas.Position{Longitude: s.Longitude, Latitude: s.Latitude}
}

// Tag is the value of an attribute with few values.
type Tag struct {
	Attr  string
	Value int64
}

// Border joins two spaces. Several borders may join the same two.
type Border struct {
	A, B   int
	OneWay bool // from A to B only
	Member int  // in the class of borders, or -1 if it has no attributes
	Marked bool // it has a rare attribute, such as a ford or a pass

	Water   bool  // it is a line of water
	Through []int // the spaces that the water runs through, if the author gives them; otherwise it runs along the border
}

// Path is a member of a class of paths.
type Path struct {
	Class, Member int
	Through       []int
}

// Read returns the board of a program.
func Read(p *program.Program) *Board {
	b := &Board{}
	if p.SpaceClass < 0 {
		return b
	}
	class := &p.Classes[p.SpaceClass]
	for i, m := range class.Members {
		b.Spaces = append(b.Spaces, Space{Name: p.Strings[m.Name], Within: -1, Of: -1,
			InGrid: true})
		s := &b.Spaces[i]
		grid := 0
		for _, a := range class.Attrs {
			grid += s.read(p, &p.Attrs[a], i)
		}
		s.InGrid = grid == 2
		s.Placed = s.Longitude != 0 || s.Latitude != 0
	}
	b.readPicture(p)
	b.readBorders(p)
	b.markBorders(p)
	b.readPaths(p)
	b.findTokens()
	return b
}

// readPicture reads what the author says about the picture.
func (b *Board) readPicture(p *program.Program) {
	q := &p.Picture
	b.Coasts, b.Grid = q.Coasts, q.Grid
	for i := range b.Spaces {
		s := &b.Spaces[i]
		switch {
		case s.Kind != Unknown:
		case p.HasAny(i, q.Points):
			s.Kind = Token
		case p.HasAny(i, q.Water):
			s.Kind = Water
		case len(q.Water) > 0:
			s.Kind = Land
		}
		look := q.Look(p.SpaceClass, int32(i))
		if look == nil {
			continue
		}
		for _, code := range look.Shape {
			s.Shape = append(s.Shape, p.Strings[code])
		}
		if len(look.LabelAt) == 2 {
			s.Label = &atlas.Position{Longitude: float64(look.LabelAt[0]) / 1000, Latitude: float64(look.LabelAt[1]) / 1000}
		}
	}
}

// read reads an attribute of member i. It returns 1 for a column or a row.
func (s *Space) read(p *program.Program, a *program.Attr, i int) int {
	if i >= len(a.Data) {
		return 0
	}
	v, t, name := a.Data[i], &p.Types[a.Type], p.Strings[a.Name]
	switch {
	case name == "longitude" && t.Kind == program.TRational:
		s.Longitude = rational(v)
	case name == "latitude" && t.Kind == program.TRational:
		s.Latitude = rational(v)
	case name == "part_of" && t.Kind == program.TRef:
		s.Within = int(v)
	case name == "off_map" && t.Kind == program.TBool:
		if v != 0 {
			s.Kind = Off
		}
	case name == "column" && t.Kind == program.TInt:
		s.Column = int(v)
		return 1
	case name == "row" && t.Kind == program.TInt:
		s.Row = int(v)
		return 1
	case t.Kind == program.TRef && t.Class == p.SpaceClass:
		if v != value.None && s.Of < 0 {
			s.Of = int(v)
		}
	case t.Kind == program.TRef || t.Kind == program.TBool:
		s.Tags = append(s.Tags, Tag{name, v})
	}
	return 0
}

func rational(v int64) float64 { return float64(value.Num(v)) / float64(value.Den(v)) }

// readBorders makes one border of the two edges that each border has, and a one-way border of an edge that has no
// counterpart.
func (b *Board) readBorders(p *program.Program) {
	type edge struct{ from, to, member int }
	edges := map[edge]int{}
	var order []edge
	for from := range b.Spaces {
		for i := p.AdjStart[from]; i < p.AdjStart[from+1]; i++ {
			e := edge{from, int(p.AdjTo[i]), int(p.AdjBorder[i])}
			edges[e]++
			order = append(order, e)
		}
	}
	for _, e := range order {
		back := edge{e.to, e.from, e.member}
		if edges[e] == 0 {
			continue
		}
		edges[e]--
		one := edges[back] == 0
		if !one {
			edges[back]--
		}
		border := Border{A: e.from, B: e.to, OneWay: one, Member: e.member}
		if e.member >= 0 {
			border.Water, border.Through = p.HasWater(e.member)
			border.Through = slices.DeleteFunc(slices.Clone(border.Through),
				func(s int) bool { return s < 0 || s >= len(b.Spaces) })
		}
		b.Borders = append(b.Borders, border)
	}
}

// markBorders marks the borders that have an attribute with a rare value. An attribute that makes a border water needs
// no mark.
func (b *Board) markBorders(p *program.Program) {
	if p.BorderClass < 0 {
		return
	}
	plain := 0 // borders without attributes, and those with none of the values
	for _, e := range b.Borders {
		if e.Member < 0 {
			plain++
		}
	}
	for _, a := range p.Classes[p.BorderClass].Attrs {
		attr := &p.Attrs[a]
		switch p.Strings[attr.Name] {
		case "title", "ends", "one_way":
			continue
		}
		isWater := slices.ContainsFunc(p.Picture.Waterways, func(w program.Waterway) bool { return w.Attr == a })
		t := p.Types[attr.Type]
		hasColours := t.Kind == program.TRef && slices.ContainsFunc(p.Picture.Looks, func(l program.Look) bool {
			return l.Class == t.Class && l.Colour >= 0
		})
		if isWater || hasColours { // it is drawn in a way of its own
			continue
		}
		often := map[int64]int{}
		for _, v := range attr.Data {
			often[v]++
		}
		for i := range b.Borders {
			e := &b.Borders[i]
			if e.Member >= 0 && e.Member < len(attr.Data) && often[attr.Data[e.Member]]*2 < len(attr.Data)+plain {
				e.Marked = true
			}
		}
	}
}

func (b *Board) readPaths(p *program.Program) {
	for c := range p.Classes {
		if p.Classes[c].Role != program.RolePath {
			continue
		}
		for m := range p.Classes[c].Members {
			a := p.AttrNamed(int32(c), "through")
			if a == nil || p.Types[a.Type].Kind != program.TList || m >= len(a.Data) {
				continue
			}
			path := Path{Class: c, Member: m}
			for k := range value.Len(a.Data[m]) {
				path.Through = append(path.Through, int(p.Arena[value.Off(a.Data[m])+k]))
			}
			b.Paths = append(b.Paths, path)
		}
	}
}

// findTokens finds the spaces that belong to another one: they name it, and no border leads into them from any other
// space.
func (b *Board) findTokens() {
	entered := make([]bool, len(b.Spaces))
	for _, e := range b.Borders {
		entered[e.B] = entered[e.B] || b.Spaces[e.B].Of != e.A
		entered[e.A] = entered[e.A] || !e.OneWay && b.Spaces[e.A].Of != e.B
	}
	for i := range b.Spaces {
		s := &b.Spaces[i]
		if s.Kind != Off && s.Of >= 0 && s.Of != i && !entered[i] && s.Placed {
			s.Kind = Token
		}
		if s.Kind != Token {
			s.Of = -1
		}
	}
}

// pairs returns the pairs of spaces that a border joins, each once and in order, without tokens and spaces in the
// margin.
func (b *Board) pairs(drawn func(i int) bool) []Pair {
	var out []Pair
	for _, e := range b.Borders {
		if e.A != e.B && drawn(e.A) && drawn(e.B) {
			out = append(out, Pair{min(e.A, e.B), max(e.A, e.B)})
		}
	}
	slices.SortFunc(out, func(p, q Pair) int { return cmp.Or(p.A-q.A, p.B-q.B) })
	return slices.Compact(out)
}
