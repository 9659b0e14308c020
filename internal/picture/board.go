// Package picture draws boards, and positions on them, as SVG. A Board is made once from a compiled program and its
// layout, and draws any number of positions. It draws a position from one viewer's view, so that nothing hidden can be
// in a picture. It does not depend on any game: colours, outlines and short names that the author chose come from
// program.Picture, and everything else from the tables of the program.
//
// The same board and position always give the same bytes.
package picture

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/paint"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Board is a board that can be drawn. It is immutable, so several goroutines may draw with it.
type Board struct {
	Layout *cartography.Layout
	Map    *cartography.Board

	p       *program.Program
	title   string
	players []player
	units   []unit
	spaces  []space
	lines   []lineKind
	owner   string // the field of spaces that has their owner, or ""
	byOwner map[string]int
	byUnit  map[string]int
	bySpace map[string]int
	scale   float64 // of names and counters
	zoom    float64 // of what has the same size on all boards: notes, the legend and boxes in the margin
	coarse  float64 // by how much lines may deviate from their true place

	onlyPoints bool // no space is an area: borders are lines between points, whose names are next to them

	masks  []*cartography.Mask // by space
	names  []label             // by space
	fixed  []cartography.Rect
	ground ground // the parts that do not depend on the position
	style  string
}

type player struct {
	name, title string
	colour      paint.Colour
}

type unit struct {
	name, title, plural string
	outline             string
	symbol              *paint.Symbol // nil if letters alone show the kind
	letters             string        // "" if the symbol is enough
	colour              paint.Colour
}

type space struct {
	name, title, short string
	fill               string // class of its colour if it has no owner
	colour             paint.Colour
	printed            int // the player that an attribute gives as its owner, or -1
	marks              []mark
}

// New returns the board of a program, which must have been read with its tests. It lays the board out, or reads the
// layout from the user's cache folder. The error says why there is no picture of the board.
func New(p *program.Program) (*Board, error) {
	m := cartography.Read(p)
	l, err := cartography.Cached(m)
	if err != nil {
		return nil, err
	}
	return Of(p, m, l), nil
}

// Of returns the board of a program for a layout.
func Of(p *program.Program, m *cartography.Board, l *cartography.Layout) *Board {
	b := &Board{Layout: l, Map: m, zoom: 1, coarse: usualCoarse, p: p, title: names.Text(p, 0, p.Title)}
	b.onlyPoints = !b.has(cartography.LayerLand) && !b.has(cartography.LayerWater) && b.has(cartography.LayerToken)
	r := reader{b}
	r.readPlayers()
	r.readUnits()
	r.readSpaces()
	r.readMarks()
	r.readLines()
	b.style = b.styles()
	b.scale = b.scaleOf()
	b.masks = l.Masks()
	b.drawFixed()
	return b
}

// ForWidth returns the board with names and counters that are readable if the picture is width pixels wide. Those that
// no longer fit are drawn next to their spaces.
func (b *Board) ForWidth(width int) *Board {
	const usual, most = 1600, 2.2
	if width <= 0 || width >= usual || b.Layout.Width == 0 {
		return b
	}
	c := *b
	c.zoom = round(max(1, min(most, b.Layout.Width*0.8/float64(width))))
	c.scale = max(b.scale, c.zoom)
	c.coarse = b.Layout.Width / float64(width) * 0.45
	c.Layout = b.Layout.WithMargin(c.zoom)
	c.fixed = nil
	c.drawFixed()
	return &c
}

// drawFixed places and draws everything that is the same in all positions.
func (b *Board) drawFixed() {
	namer{b}.placeNames()
	b.ground = b.drawGround()
}

// scaleOf returns the scale of names and counters: more than 1 if most spaces have plenty of room.
func (b *Board) scaleOf() float64 {
	var areas []float64
	for i := range b.Layout.Shapes {
		if s := &b.Layout.Shapes[i]; s.Layer == cartography.LayerLand || s.Layer == cartography.LayerWater {
			areas = append(areas, s.Area)
		}
	}
	if b.onlyPoints {
		areas = append(areas, b.Layout.Map.W*b.Layout.Map.H/float64(len(b.spaces)))
	}
	if len(areas) == 0 {
		return 1
	}
	slices.Sort(areas)
	const usual = 110.0 // the side of a square with room for a name and a few counters
	return round(min(max(math.Sqrt(areas[len(areas)/3])/usual, 1), 3))
}

// Letters returns the usual size of the letters of names, in units of the page.
func (b *Board) Letters() float64 { return landSize * b.scale }

// has reports whether a space is on a layer.
func (b *Board) has(layer cartography.Layer) bool {
	return slices.ContainsFunc(b.Layout.Shapes, func(s cartography.Shape) bool { return s.Layer == layer })
}

// dot returns the radius of a space that is a point: small if it belongs to an area, and otherwise large enough to be
// clicked.
func (b *Board) dot() float64 {
	if b.onlyPoints {
		return 7 * b.scale
	}
	return 4
}

// Style returns the style sheet of the pictures of the board.
func (b *Board) Style() string { return b.style }

// reader reads a board from the tables of a program.
type reader struct{ *Board }

// members returns the labels and titles of the members of a class.
func (b *Board) members(class int32) (labels, titles []string) {
	labels = names.Members(b.p, class)
	for i := range labels {
		titles = append(titles, cmp.Or(names.Text(b.p, 0, b.p.Classes[class].Members[i].Title), names.Spoken(labels[i])))
	}
	return labels, titles
}

// colour returns the colour of a member that the author gives.
func (b *Board) colour(class, member int32) (paint.Colour, bool) {
	if l := b.p.Picture.Look(class, member); l != nil && l.Colour >= 0 {
		return paint.Colour(l.Colour), true
	}
	return 0, false
}

func (b reader) short(class, member int32) string {
	if l := b.p.Picture.Look(class, member); l != nil && l.Short >= 0 {
		return names.Text(b.p, 0, l.Short)
	}
	return ""
}

func (b reader) readPlayers() {
	class := b.p.PlayerClass
	labels, titles := b.members(class)
	alliance := b.p.AttrNamed(class, "alliance")
	b.byOwner = map[string]int{}
	var used []paint.Colour
	for i := range labels {
		if c, ok := b.colour(class, int32(i)); ok {
			used = append(used, c)
		}
	}
	next := 0
	for i, name := range labels {
		c, ok := b.colour(class, int32(i))
		if !ok && alliance != nil && alliance.Data[i] >= 0 {
			c, ok = b.colour(b.p.AllianceClass, int32(alliance.Data[i]))
		}
		for tries := 0; !ok; tries++ {
			c = paint.Nth(next)
			next++
			ok = tries > 40 || !slices.ContainsFunc(used, func(u paint.Colour) bool { return paint.LeastDistance(u, c) < 12 })
		}
		b.players = append(b.players, player{name, titles[i], c})
		b.byOwner[name] = i
	}
}

func (b reader) readUnits() {
	class := b.p.UnitClass
	labels, titles := b.members(class)
	plural := b.p.AttrNamed(class, "plural")
	kinds := b.kinds()
	b.byUnit = map[string]int{}
	alike := map[string]int{} // how many kinds have the same outline and symbol
	for i, name := range labels {
		u := unit{name: name, title: titles[i], plural: titles[i], letters: b.short(class, int32(i)), outline: kinds[i],
			colour: 0x9AA0A6}
		if plural != nil {
			u.plural = names.Text(b.p, 0, int32(plural.Data[i]))
		}
		if l := b.p.Picture.Look(class, int32(i)); l == nil || l.Symbol < 0 {
			u.symbol = b.guess(class, i, titles[i], name)
		} else if u.symbol = paint.SymbolNamed(b.p.Strings[l.Symbol]); u.symbol == nil {
			u.outline = b.p.Strings[l.Symbol]
		}
		alike[u.face()]++
		if c, ok := b.colour(class, int32(i)); ok {
			u.colour = c
		}
		b.units = append(b.units, u)
		b.byUnit[name] = i
	}
	taken := map[string]bool{}
	for i := range b.units {
		taken[strings.ToLower(b.units[i].letters)] = true
	}
	for i := range b.units {
		if u := &b.units[i]; u.letters == "" && (u.symbol == nil || alike[u.face()] > 1) {
			u.letters = twoOf(u.title, taken)
			taken[strings.ToLower(u.letters)] = true
		}
	}
}

// face returns what distinguishes kinds besides letters.
func (u *unit) face() string {
	if u.symbol == nil {
		return u.outline
	}
	return u.outline + " " + u.symbol.Name
}

// guess returns the symbol of a kind without one: the one that its title suggests, or else its name, or else the title
// of a thing or value of an enum that one of its attributes names.
func (b reader) guess(class int32, i int, title, name string) *paint.Symbol {
	words := []string{title, names.Spoken(name)}
	for _, a := range b.p.Classes[class].Attrs {
		at := &b.p.Attrs[a]
		t := b.p.Types[at.Type]
		if t.Kind == program.TRef && at.Data[i] >= 0 && (b.p.Classes[t.Class].Role == program.RoleEnum ||
			b.p.Classes[t.Class].Role == program.RoleThing) {
			words = append(words, names.Title(b.p, 0, t.Class, int(at.Data[i])))
		}
	}
	for _, w := range words {
		if s := paint.SymbolFor(w); s != nil {
			return s
		}
	}
	return nil
}

// kinds returns an outline for each unit, to use where the author gives none. Units with the same value of the first
// attribute that is an enum have the same outline; an enum that is also the type of an attribute of spaces is
// preferred.
func (b reader) kinds() []string {
	class := b.p.UnitClass
	if class < 0 {
		return nil
	}
	out := slices.Repeat([]string{paint.Outlines[0]}, len(b.p.Classes[class].Members))
	var by *program.Attr
	for _, shared := range []bool{true, false} {
		for _, i := range b.p.Classes[class].Attrs {
			a := &b.p.Attrs[i]
			t := b.p.Types[a.Type]
			if by == nil && t.Kind == program.TRef && b.p.Classes[t.Class].Role == program.RoleEnum &&
				(!shared || b.spacesHave(t.Class)) {
				by = a
			}
		}
	}
	if by == nil {
		return out
	}
	for i, v := range by.Data {
		if v >= 0 {
			out[i] = paint.Outlines[int(v)%len(paint.Outlines)]
		}
	}
	return out
}

func (b reader) spacesHave(class int32) bool {
	if b.p.SpaceClass < 0 {
		return false
	}
	return slices.ContainsFunc(b.p.Classes[b.p.SpaceClass].Attrs,
		func(i int32) bool { return b.refersTo(b.p.Attrs[i].Type, class) })
}

// refersTo reports whether values of a type are members of a class.
func (b reader) refersTo(typ, class int32) bool {
	t := b.p.Types[typ]
	return t.Kind == program.TRef && t.Class == class
}

func (b reader) readSpaces() {
	class := b.p.SpaceClass
	labels, titles := b.members(class)
	numbers := numbered(titles)
	b.bySpace = map[string]int{}
	printed := b.readOwner()
	for i, name := range labels {
		s := space{name: name, title: titles[i], short: cmp.Or(b.short(class, int32(i)), numbers[i]), printed: -1}
		if printed != nil && printed.Data[i] != value.None {
			s.printed = int(printed.Data[i])
		}
		s.fill, s.colour = b.fill(i)
		b.spaces = append(b.spaces, s)
		b.bySpace[name] = i
	}
}

// readOwner finds the owner of spaces: the state field that shows it, or the attribute that it returns.
func (b reader) readOwner() *program.Attr {
	o, class := b.p.Picture.Owner, b.p.SpaceClass
	if class < 0 {
		return nil
	}
	player := func(typ int32) bool { return b.refersTo(typ, b.p.PlayerClass) }
	if o.Kind == program.OwnerAttr {
		return &b.p.Attrs[o.Row]
	}
	if field := b.p.OwnerField(); field >= 0 {
		b.owner = b.p.Strings[b.p.Fields[field].Name]
		return nil
	}
	for _, i := range b.p.Classes[class].Attrs {
		if player(b.p.Attrs[i].Type) {
			return &b.p.Attrs[i]
		}
	}
	return nil
}

// fill returns the class and the colour of a space without an owner: its own colour, that of water, or that of
// something that one of its attributes names.
func (b *Board) fill(i int) (class string, c paint.Colour) {
	colour := func(c paint.Colour) (string, paint.Colour) { return "c-" + strings.TrimPrefix(c.String(), "#"), c }
	if c, ok := b.colour(b.p.SpaceClass, int32(i)); ok {
		return colour(c)
	}
	layer := b.Layout.Shapes[i].Layer
	switch {
	case layer == cartography.LayerMargin:
		return "margin", 0
	case layer == cartography.LayerWater || b.p.HasAny(i, b.p.Picture.Water):
		return "water", 0
	}
	if c, _, ok := b.kindColour(b.p.SpaceClass, i); ok {
		return colour(c)
	}
	return "land", 0
}

// kindColour returns the colour and the title of the first thing or value of an enum with a colour that an attribute of
// a member names.
func (b *Board) kindColour(class int32, member int) (c paint.Colour, title string, ok bool) {
	for _, a := range b.p.Classes[class].Attrs {
		at := &b.p.Attrs[a]
		t := b.p.Types[at.Type]
		if t.Kind != program.TRef || at.Data[member] < 0 || b.p.Classes[t.Class].Role != program.RoleEnum &&
			b.p.Classes[t.Class].Role != program.RoleThing {
			continue
		}
		if c, ok := b.colour(t.Class, int32(at.Data[member])); ok {
			return c, names.Title(b.p, 0, t.Class, int(at.Data[member])), true
		}
	}
	return 0, "", false
}

// lineKind is a kind of line with its own colour.
type lineKind struct {
	title  string
	colour paint.Colour
}

// class returns the class of the lines of a kind. Kinds differ in colour and, for readers and printers without colours,
// in pattern.
func (b *Board) class(k lineKind) string { return "line k-" + strconv.Itoa(slices.Index(b.lines, k)) }

// lineOf returns the kind of line that a border is drawn as.
func (b *Board) lineOf(border int) (k lineKind, ok bool) {
	if border < 0 || b.Map.Borders[border].Member < 0 {
		return lineKind{}, false
	}
	k.colour, k.title, ok = b.kindColour(b.p.BorderClass, b.Map.Borders[border].Member)
	return k, ok
}

// readLines finds the kinds of lines on the board.
func (b reader) readLines() {
	for _, l := range b.Layout.Links {
		if k, ok := b.lineOf(l.Border); ok && !slices.Contains(b.lines, k) {
			b.lines = append(b.lines, k)
		}
	}
	slices.SortFunc(b.lines, func(x, y lineKind) int { return cmp.Compare(x.title, y.title) })
}

// ownerOf returns the player who owns a space as the viewer sees it, or -1. A space without an owner has the owner of
// the larger space that it is part of.
func (b *Board) ownerOf(i int, seen []*runtime.SpaceView) int {
	for range len(b.spaces) {
		if p := b.says(i, seen[i]); p >= 0 {
			return p
		}
		if i = b.Map.Spaces[i].Within; i < 0 {
			break
		}
	}
	return -1
}

func (b *Board) says(i int, v *runtime.SpaceView) int {
	if b.owner == "" {
		return b.spaces[i].printed
	}
	if v == nil {
		return -1
	}
	for _, f := range v.Fields {
		if p, ok := b.byOwner[f.Value]; ok && f.Name == b.owner {
			return p
		}
	}
	return -1
}

// Fills returns, for each space, the CSS classes of its colour in a position.
func (b *Board) Fills(v *runtime.View) []string {
	out := make([]string, len(b.spaces))
	seen := b.viewed(v)
	for i := range b.spaces {
		out[i] = b.spaces[i].fill
		p := b.ownerOf(i, seen)
		switch fill := b.spaces[i].fill; {
		case p < 0:
		case fill == "water":
			out[i] = "water w-" + b.players[p].name
		case strings.HasPrefix(fill, "c-"): // its own colour shows through that of its owner
			out[i] = "o-" + b.players[p].name + " t" + fill[1:]
		default:
			out[i] = "o-" + b.players[p].name
		}
	}
	return out
}

// viewed returns the view of each space.
func (b *Board) viewed(v *runtime.View) []*runtime.SpaceView {
	out := make([]*runtime.SpaceView, len(b.spaces))
	if v == nil {
		return out
	}
	for k := range v.Spaces {
		if i, ok := b.bySpace[v.Spaces[k].Name]; ok {
			out[i] = &v.Spaces[k]
		}
	}
	return out
}

// Anchor returns the point of a space around which its name and pieces are drawn.
func (b *Board) Anchor(space int) cartography.Point { return b.Layout.Shapes[space].Anchor }

// bounds returns the rectangle around a space that has an outline.
func (b *Board) bounds(space int) cartography.Rect {
	return plane.Bounds(slices.Concat(b.Layout.Shapes[space].Rings...))
}

// UnitName returns the label of a kind of pieces.
func (b *Board) UnitName(unit int) string { return b.units[unit].name }

// Title returns the title of the scenario.
func (b *Board) Title() string { return b.title }
