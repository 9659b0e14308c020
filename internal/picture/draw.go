package picture

import (
	"bytes"
	"cmp"
	_ "embed"
	"html/template"
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/runtime"
)

//go:embed board.svg.tmpl
var boardText string

// templates draw the types with exported fields in this package.
var templates = template.Must(template.New("board").Funcs(template.FuncMap{"num": num}).Parse(boardText))

func draw(name string, data any) []byte {
	var out bytes.Buffer
	if err := templates.ExecuteTemplate(&out, name, data); err != nil {
		panic(err) // the template names a field that does not exist
	}
	return out.Bytes()
}

// Options say how to draw a position.
type Options struct {
	Width  int    // of the picture in pixels; 0: as many as the page has units
	Title  string // above the legend; "" for the title of the scenario
	Arrows []Arrow
	Plain  bool // without style sheet and legend, for a page that has its own
}

// picture is a whole picture.
type picture struct {
	Width, Height, Wide, Tall float64 // in units, and in pixels
	Title                     string
	Style                     template.CSS
	Ground                    ground
	Names                     []writtenName
	Groups                    []drawnGroup
	Arrows                    []drawnArrow
	Legend                    *legend
}

// SVG draws a position as in a view. If the view is nil, it draws the empty board.
func (b *Board) SVG(v *runtime.View, o Options) []byte {
	b = b.ForWidth(o.Width)
	groups := b.groupsOf(v)
	d := picture{
		Width: b.Layout.Width, Height: b.Layout.Height, Title: cmp.Or(o.Title, b.title),
		Ground: b.groundOf(v), Names: b.drawNames(b.Fills(v)), Groups: b.drawGroups(groups),
		Arrows: router{b}.drawArrows(o.Arrows, groups),
	}
	if !o.Plain {
		d.Style, d.Legend = template.CSS(b.style), b.legend(v, o.Arrows)
		d.Height += d.Legend.Height * b.zoom
	}
	d.Wide, d.Tall = d.Width, d.Height
	if o.Width > 0 {
		d.Wide, d.Tall = float64(o.Width), d.Height*float64(o.Width)/d.Width
	}
	return draw("svg", d)
}

// Position draws only the counters of a position, as a group with the id position.
func (b *Board) Position(v *runtime.View) []byte {
	return draw("position", b.drawGroups(b.groupsOf(v)))
}

// groupsOf places the counters of a position. If the view is nil, there are none.
func (b *Board) groupsOf(v *runtime.View) []group {
	if v == nil {
		return nil
	}
	return stacker{b}.places(v)
}

// ground is the lowest part of a picture: areas and lines, which are the same in all positions, with the colours and
// descriptions of one position.
type ground struct {
	Page, Map                     cartography.Rect
	HasWater                      bool
	Coast                         string
	Grounds                       []pattern
	Hatches                       []hatch
	Waters, Lands, Margin, Points layer
	Lines, Wholes, Water, Ways    []path
	Crossings                     []crossing
	Notes                         []text
}

// hatch is the pattern of lines on the land of a player in print without colours. The lines of each player have another
// angle and distance.
type hatch struct {
	Owner            string
	Turn, Every, Bar int // in degrees and pixels
}

func (b *Board) hatches() (out []hatch) {
	if b.owner == "" {
		return nil
	}
	for i, p := range b.players {
		out = append(out, hatch{p.name, 45 * i % 180, 9 + 6*(i/4), 2 + i%2})
	}
	return out
}

// pattern shows the colour of a space in stripes on the colour of its owner.
type pattern struct{ Owner, Fill string }

func (b *Board) patterns() (out []pattern) {
	for _, p := range b.players {
		for _, c := range b.fills() {
			out = append(out, pattern{p.name, strings.TrimPrefix(c.String(), "#")})
		}
	}
	return out
}

// layer has the spaces of a layer with the lines between them.
type layer struct {
	Class   string
	Clipped bool // by the coast
	Areas   []area
	Arcs    []path
}

// area is a space: a point if it has a radius.
type area struct {
	row              int
	Name, Fill, Text string
	D                string
	At               cartography.Point
	R                float64
}

// path is a line.
type path struct {
	Name, Class, D, Title string
	Width                 float64 // 0: as the style sheet says
	Clipped               bool    // by the coast
}

// crossing is the mark of a border.
type crossing struct {
	cartography.Crossing
	Title string
}

// text is a line of text.
type text struct {
	At    cartography.Point
	Text  string
	Size  float64
	Right bool // it ends there
}

// groundOf returns the ground of a position.
func (b *Board) groundOf(v *runtime.View) ground {
	g, fills, seen := b.ground, b.Fills(v), b.viewed(v)
	for _, l := range []*layer{&g.Waters, &g.Lands, &g.Margin, &g.Points} {
		l.Areas = slices.Clone(l.Areas)
		for i := range l.Areas {
			a := &l.Areas[i]
			a.Fill, a.Text = fills[a.row], b.describe(a.row, seen)
		}
	}
	return g
}

func (b *Board) drawGround() ground {
	l := b.Layout
	return ground{
		Grounds: b.patterns(), Hatches: b.hatches(), Page: cartography.Rect{W: l.Width, H: l.Height},
		Map: l.Map, Coast: b.outline(l.Coast),
		// without coasts or water spaces, the area around the spaces is not water, either
		HasWater: len(l.Coast) > 0 || b.has(cartography.LayerWater),
		Waters:   b.layer(cartography.LayerWater, "waters"), Lands: b.layer(cartography.LayerLand, "lands"),
		Margin: b.layer(cartography.LayerMargin, "margin"), Points: b.layer(cartography.LayerToken, "points"),
		Lines: b.arcs(cartography.LayerNone, ""), Wholes: b.outlineWholes(), Water: b.water(), Ways: b.ways(),
		Crossings: b.crossings(), Notes: b.notes(),
	}
}

// clips reports whether the coast clips a layer.
func (b *Board) clips(which cartography.Layer) bool {
	return which == cartography.LayerLand && len(b.Layout.Coast) > 0
}

func (b *Board) layer(which cartography.Layer, class string) layer {
	out := layer{Class: class, Clipped: b.clips(which), Arcs: b.arcs(which, class)}
	for i := range b.spaces {
		shape := &b.Layout.Shapes[i]
		switch a := (area{row: i, Name: b.spaces[i].name}); {
		case shape.Layer != which:
		case which == cartography.LayerToken:
			a.At, a.R = shape.Anchor, b.dot()
			out.Areas = append(out.Areas, a)
		default:
			a.D = b.outline(shape.Rings)
			out.Areas = append(out.Areas, a)
		}
	}
	return out
}

// arcClasses are the classes of lines between spaces, in the order of drawing.
var arcClasses = []struct {
	style cartography.ArcStyle
	class string
}{{cartography.ArcPlain, "arc"}, {cartography.ArcHeavy, "arc heavy"}, {cartography.ArcCoast,
	"arc bank"}, {cartography.ArcWall, "arc wall"}}

// arcs draws the lines between the spaces of a layer, with one path for all lines of a kind.
func (b *Board) arcs(which cartography.Layer, class string) (out []path) {
	for _, s := range arcClasses {
		d := ""
		for i := range b.Layout.Arcs {
			if a := &b.Layout.Arcs[i]; a.Layer == which && a.Style == s.style {
				d += b.data(a.Points, a.Closed)
			}
		}
		if d != "" {
			out = append(out, path{Class: s.class + " " + class + "-line", Clipped: b.clips(which), D: d})
		}
	}
	return out
}

// outlineWholes outlines the larger spaces that consist of others. On the Earth the lines between their parts do that
// instead, because areas extend under the coast.
func (b *Board) outlineWholes() (out []path) {
	for i := range b.spaces {
		s := &b.Layout.Shapes[i]
		if b.Layout.Form != cartography.Geographic && s.Layer == cartography.LayerWhole && len(s.Rings) > 0 {
			out = append(out, path{Name: b.spaces[i].name, D: b.outline(s.Rings)})
		}
	}
	return out
}

// ways draws paths, and borders between spaces that do not touch.
func (b *Board) ways() (out []path) {
	d := ""
	for _, line := range b.Layout.Lines {
		for _, part := range clearOf(line.Points, b.written()) {
			d += plainData(part)
		}
	}
	if d != "" {
		out = append(out, path{Class: "way", D: d})
	}
	for i := 0; i < len(b.Layout.Links); {
		n := 1
		for i+n < len(b.Layout.Links) && b.Layout.Links[i+n].A == b.Layout.Links[i].A &&
			b.Layout.Links[i+n].B == b.Layout.Links[i].B {
			n++
		}
		out = append(out, b.linksBetween(b.Layout.Links[i:i+n])...)
		i += n
	}
	return out
}

// lineWidth is the width of lines of a kind at the scale 1, and bedRim the visible width of their bed on each side.
const lineWidth, bedRim = 4.5, 1.6

// bedOf returns the class of the bed of lines of a class.
func bedOf(line string) string { return "bed" + strings.TrimPrefix(line, "line") }

// linksBetween draws the borders between the same two spaces next to each other, one line for each kind.
func (b *Board) linksBetween(links []cartography.Link) []path {
	var out []path
	for _, k := range links {
		line := path{Class: "link", Title: b.spaces[k.A].title + " borders " + b.spaces[k.B].title}
		if kind, ok := b.lineOf(k.Border); ok {
			line.Class, line.Title = b.class(kind), line.Title+": "+kind.title
			line.Width = round(lineWidth * max(1, b.scale*0.7))
		}
		if !slices.ContainsFunc(out, func(o path) bool { return o.Class == line.Class }) {
			out = append(out, line)
		}
	}
	from, to := links[0].From, links[0].To
	long := max(plane.Distance(from, to), 1)
	across := cartography.Point{X: (from.Y - to.Y) / long, Y: (to.X - from.X) / long}
	for i := range out {
		by := (float64(i) - float64(len(out)-1)/2) * 1.4 * lineWidth * max(1, b.scale*0.7)
		shift := func(p cartography.Point) cartography.Point {
			return cartography.Point{X: p.X + across.X*by, Y: p.Y + across.Y*by}
		}
		out[i].D = plainData([]cartography.Point{shift(from), shift(to)})
	}
	var beds []path // a rim makes light lines visible on a light page, and dark ones on a dark page
	for _, line := range out {
		if line.Width > 0 {
			beds = append(beds, path{Class: bedOf(line.Class), D: line.D, Width: line.Width + bedRim})
		}
	}
	return append(beds, out...)
}

// crossings draws the marks of borders with a name.
func (b *Board) crossings() (out []crossing) {
	for _, c := range b.Layout.Crossings {
		title := b.borderTitle(c.Border)
		if b.Map.Borders[c.Border].Water {
			title = b.waterTitle(c.Border)
		}
		out = append(out, crossing{c, title})
	}
	return out
}

// written returns the rectangles of the names on the map.
func (b *Board) written() []cartography.Rect {
	var out []cartography.Rect
	for i := range b.names {
		if len(b.names[i].lines) > 0 && b.Layout.Shapes[i].Layer != cartography.LayerMargin {
			out = append(out, b.names[i].box)
		}
	}
	return out
}

// clearOf returns the parts of a line outside some rectangles.
func clearOf(line []cartography.Point, boxes []cartography.Rect) [][]cartography.Point {
	const clear, step = 1.0, 2.0
	var out [][]cartography.Point
	var part []cartography.Point
	end := func() {
		if len(part) > 1 {
			out = append(out, part)
		}
		part = nil
	}
	for i := range line {
		n := 1.0
		if i+1 < len(line) {
			n = max(1, math.Ceil(plane.Distance(line[i], line[i+1])/step))
		}
		for k := range int(n) {
			p := line[i]
			if k > 0 {
				p = plane.Between(line[i], line[i+1], float64(k)/n)
			}
			if slices.ContainsFunc(boxes, func(r cartography.Rect) bool { return grown(r, clear).Contains(p) }) {
				end()
			} else {
				if len(part) > 1 && k > 1 { // a straight line needs only its ends
					part = part[:len(part)-1]
				}
				part = append(part, p)
			}
		}
	}
	end()
	return out
}

func (b *Board) borderTitle(border int) string {
	e := &b.Map.Borders[border]
	if e.Member >= 0 {
		if _, titles := b.members(b.p.BorderClass); e.Member < len(titles) {
			return titles[e.Member]
		}
	}
	return b.spaces[e.A].title + " – " + b.spaces[e.B].title
}

const noteSize = 10.0 // of the letters of notes at the edges

// noteText returns the text of a note: the spaces beyond an edge of the map.
func (b *Board) noteText(n *cartography.Note) string {
	var out []string
	for _, i := range n.To {
		out = append(out, cmp.Or(b.spaces[i].short, b.spaces[i].title))
	}
	if n.Right {
		return strings.Join(out, ", ") + " ▸"
	}
	return "◂ " + strings.Join(out, ", ")
}

// noteBoxes returns the rectangles of the notes. They do not touch.
func (b *Board) noteBoxes() []cartography.Rect {
	var out []cartography.Rect
	m, size := b.Layout.Map, round(noteSize*b.zoom)
	for i := range b.Layout.Notes {
		n := &b.Layout.Notes[i]
		wide := round(width(b.noteText(n), size, true) + 4)
		r := cartography.Rect{X: m.X + 2, Y: round(n.At.Y - size/2), W: wide, H: size + 2}
		if n.Right {
			r.X = m.X + m.W - wide - 2
		}
		for tries := 0; tries < 200 && slices.ContainsFunc(out,
			func(o cartography.Rect) bool { return overlap(grown(r, 1), o) }); tries++ {
			r.Y = round(r.Y + 3)
		}
		out = append(out, r)
	}
	return out
}

func (b *Board) notes() (out []text) {
	for i, r := range b.noteBoxes() {
		n := &b.Layout.Notes[i]
		at := cartography.Point{X: r.X, Y: r.Y + r.H - 3}
		if n.Right {
			at.X += r.W
		}
		out = append(out, text{at, b.noteText(n), round(noteSize * b.zoom), n.Right})
	}
	return out
}

// lead is the line to a space from its name or counters next to it.
type lead struct{ From, Tip cartography.Point }

// leadFrom returns the line from a box to its space, or nil if none is needed.
func leadFrom(box cartography.Rect, tip cartography.Point, called bool) *lead {
	if !called {
		return nil
	}
	return &lead{cartography.Point{X: min(max(tip.X, box.X), box.X+box.W), Y: min(max(tip.Y, box.Y), box.Y+box.H)}, tip}
}

// writtenName is the name of a space with its place.
type writtenName struct {
	Class string // besides name
	Size  float64
	Lines []text
	Marks []drawnMark
	Lead  *lead
}

func (b *Board) drawNames(fills []string) (out []writtenName) {
	for i := range b.names {
		n := &b.names[i]
		if len(n.lines) == 0 {
			continue
		}
		x := writtenName{Size: n.size, Lead: leadFrom(n.box, n.tip, n.called)}
		at := cartography.Point{X: n.box.X + n.box.W/2}
		switch layer := b.Layout.Shapes[i].Layer; {
		case layer == cartography.LayerWater && strings.HasPrefix(fills[i], "water"):
			x.Class = " on-water"
		case layer == cartography.LayerWhole:
			x.Class = " of-whole"
		case layer == cartography.LayerMargin:
			x.Class, at.X = " on-margin", n.box.X
		}
		for k, line := range n.lines {
			at.Y = n.box.Y + (float64(k)+0.82)*n.size*lineHeight
			if k == len(n.lines)-1 && len(n.marks) > 0 {
				foot, wide := cartography.Point{X: at.X, Y: at.Y}, marksWidth(n.marks, n.size)
				if n.below {
					foot.Y += n.size * lineHeight
					foot.X -= wide / 2
				} else {
					gap, long := markGap*n.size/markSize, width(line, n.size, x.Class == " of-whole")
					at.X = round(at.X - (gap+wide)/2)
					foot.X = at.X + long/2 + gap
				}
				x.Marks = drawMarks(n.marks, foot, n.size)
			}
			x.Lines = append(x.Lines, text{At: at, Text: line})
		}
		out = append(out, x)
	}
	return out
}

// The widths of waterways without and with their banks, in units, in a picture of the usual size.
const (
	waterWidth = 4.6
	bankWidth  = 7.2
)

// water draws the borders that are water: first all banks and then the water of each border, so that lines that meet
// flow into each other. The banks of water along a border end at the coast, where the water flows into the sea. Those
// of a channel do not, so that a short channel is visible.
func (b *Board) water() []path {
	thick := 1 + (b.zoom-1)*.7 // thicker in small pictures, so that they differ from other lines
	wide := round(bankWidth * thick)
	along, across := path{Class: "waterway-bank", Width: wide,
		Clipped: len(b.Layout.Coast) > 0}, path{Class: "waterway-bank", Width: wide}
	var lines []path
	row := map[int]int{} // index in lines, by border
	for i := range b.Layout.Waterways {
		k := &b.Layout.Waterways[i]
		if _, ok := row[k.Border]; !ok {
			row[k.Border] = len(lines)
			lines = append(lines, path{Class: "waterway", Width: round(waterWidth * thick), Title: b.waterTitle(k.Border)})
		}
		d := b.data(k.Points, k.Closed)
		lines[row[k.Border]].D += d
		if k.Along {
			along.D += d
		} else {
			across.D += d
		}
	}
	var out []path
	for _, banks := range []path{along, across} {
		if banks.D != "" {
			out = append(out, banks)
		}
	}
	return append(out, lines...)
}

// waterTitle describes a waterway.
func (b *Board) waterTitle(border int) string {
	e := &b.Map.Borders[border]
	return b.borderTitle(border) + ": a waterway between " + b.spaces[e.A].title + " and " + b.spaces[e.B].title
}
