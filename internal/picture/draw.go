package picture

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/runtime"
)

// Options are how a position is drawn.
type Options struct {
	Width  int    // of the picture in pixels; 0: as many as the page has units
	Title  string // above the legend; "" for the title of the scenario
	Arrows []Arrow
	Plain  bool // without style sheet and legend, for a page that has its own
}

// SVG draws a position as somebody sees it. Without a view, it draws the empty board.
func (b *Board) SVG(v *runtime.View, o Options) []byte {
	b = b.forWidth(o.Width)
	w := &page{out: make([]byte, 0, len(b.ground)+1<<16)}
	l := b.Layout
	height := l.Height
	var legend []entry
	if !o.Plain {
		legend = b.legend(v, o.Arrows)
		height += b.legendHeight(legend)
	}
	wide, tall := l.Width, height
	if o.Width > 0 {
		wide, tall = float64(o.Width), height*float64(o.Width)/l.Width
	}
	title := o.Title
	if title == "" {
		title = b.title
	}
	w.open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "board", "viewBox", "0 0 "+num(l.Width)+" "+num(height), "width", num(wide), "height", num(tall), "role", "group", "aria-label", title)
	w.raw("\n")
	w.leaf("title", title)
	if !o.Plain {
		w.open("style")
		w.raw(b.style)
		w.close("style")
	}
	w.raw(b.drawn(v))
	groups := b.groupsOf(v)
	arrows := b.courses(o.Arrows, groups)
	b.drawArrows(w, arrows)
	b.drawNames(w, b.Fills(v))
	b.position(w, groups)
	b.drawMarks(w, arrows)
	if !o.Plain {
		b.drawLegend(w, legend)
	}
	w.raw("</svg>\n")
	return w.out
}

// Position draws the counters of a position alone, as a group with the id position.
func (b *Board) Position(v *runtime.View) []byte {
	w := &page{}
	b.position(w, b.groupsOf(v))
	return w.out
}

// groupsOf returns the counters of a position at their places. Without a view there are none.
func (b *Board) groupsOf(v *runtime.View) []group {
	if v == nil {
		return nil
	}
	return b.places(v)
}

func (b *Board) position(w *page, groups []group) {
	w.open("g", "id", "position")
	w.raw("\n")
	for i := range groups {
		b.drawGroup(w, &groups[i])
	}
	w.close("g")
}

// holes marks in the ground where the colour and the description of a space go.
const hole = "\x00"

// drawn returns the ground with the colours and descriptions of a position.
func (b *Board) drawn(v *runtime.View) string {
	fills, seen := b.Fills(v), b.viewed(v)
	var out strings.Builder
	out.Grow(len(b.ground) + len(b.ground)/8)
	rest := string(b.ground)
	for {
		before, after, found := strings.Cut(rest, hole)
		out.WriteString(before)
		if !found {
			return out.String()
		}
		number, after, _ := strings.Cut(after, hole)
		if i, err := strconv.Atoi(strings.TrimPrefix(number, "t")); err == nil && i < len(fills) {
			if strings.HasPrefix(number, "t") {
				out.WriteString(escape(b.describe(i, seen)))
			} else {
				out.WriteString(fills[i])
			}
		}
		rest = after
	}
}

// drawGround draws what is the same in all positions and lies under everything: areas and lines.
func (b *Board) drawGround(w *page) {
	l := b.Layout
	w.open("g", "id", "ground")
	w.raw("\n")
	w.empty("rect", "class", "page", "width", num(l.Width), "height", num(l.Height))
	if b.hasWater() {
		w.empty("rect", "class", "sea", "x", num(l.Map.X), "y", num(l.Map.Y), "width", num(l.Map.W), "height", num(l.Map.H))
	}
	w.open("clipPath", "id", "map-clip")
	w.empty("rect", "x", num(l.Map.X), "y", num(l.Map.Y), "width", num(l.Map.W), "height", num(l.Map.H))
	w.close("clipPath")
	if len(l.Coast) > 0 {
		w.open("defs")
		w.empty("path", "id", "coast", "d", b.outline(l.Coast))
		w.close("defs")
		w.open("clipPath", "id", "coast-clip")
		w.empty("use", "href", "#coast")
		w.close("clipPath")
	}
	w.open("g", "clip-path", "url(#map-clip)")
	w.raw("\n")
	b.drawSpaces(w, cartography.LayerWater, "")
	b.drawArcs(w, cartography.LayerWater, "")
	clip := ""
	if len(l.Coast) > 0 {
		clip = "url(#coast-clip)"
		w.empty("use", "class", "shore", "href", "#coast")
		w.empty("use", "class", "nowhere", "href", "#coast") // land of no space is seen where no space covers it
	}
	b.drawSpaces(w, cartography.LayerLand, clip)
	b.drawArcs(w, cartography.LayerLand, clip)
	if len(l.Coast) > 0 {
		w.empty("use", "class", "coast", "href", "#coast")
	}
	b.drawArcs(w, cartography.LayerNone, "")
	b.drawWholes(w)
	b.drawWater(w, clip)
	b.drawWays(w)
	w.close("g")
	b.drawSpaces(w, cartography.LayerMargin, "")
	b.drawSpaces(w, cartography.LayerToken, "")
	b.drawNotes(w)
	w.close("g")
}

// hasWater reports whether there is water on the map. Where there is none, nothing around the spaces is water, either.
func (b *Board) hasWater() bool {
	return len(b.Layout.Coast) > 0 || b.has(cartography.LayerWater)
}

// drawSpaces draws the spaces of a layer, each as a group that a page can find and a screen reader can read.
func (b *Board) drawSpaces(w *page, layer cartography.Layer, clip string) {
	w.open("g", "class", layerNames[layer], "clip-path", clip)
	w.raw("\n")
	for i := range b.spaces {
		s, shape := &b.spaces[i], &b.Layout.Shapes[i]
		if shape.Layer != layer {
			continue
		}
		w.raw(`<g id="space-` + escape(s.name) + `" class="space ` + hole + strconv.Itoa(i) + hole + `" data-name="` + escape(s.name) + `" role="img" tabindex="-1"><title>` +
			hole + "t" + strconv.Itoa(i) + hole + `</title>`)
		switch layer {
		case cartography.LayerToken:
			w.empty("circle", "class", "area", "cx", num(shape.Anchor.X), "cy", num(shape.Anchor.Y), "r", num(b.dot()))
		default:
			w.empty("path", "class", "area", "fill-rule", "evenodd", "d", b.outline(shape.Rings))
		}
		w.close("g")
	}
	w.close("g")
}

var layerNames = map[cartography.Layer]string{
	cartography.LayerWater: "waters", cartography.LayerLand: "lands", cartography.LayerMargin: "margin", cartography.LayerToken: "points", cartography.LayerWhole: "wholes",
}

// drawArcs draws the lines between the spaces of a layer: all of one kind in one path.
func (b *Board) drawArcs(w *page, layer cartography.Layer, clip string) {
	styles := []struct {
		style cartography.ArcStyle
		class string
	}{{cartography.ArcPlain, "arc"}, {cartography.ArcHeavy, "arc heavy"}, {cartography.ArcCoast, "arc bank"}, {cartography.ArcWall, "arc wall"}}
	for _, s := range styles {
		q := page{coarse: b.coarse}
		for i := range b.Layout.Arcs {
			if a := &b.Layout.Arcs[i]; a.Layer == layer && a.Style == s.style {
				q.line(q.simpler(a.Points, a.Closed))
				if a.Closed {
					q.raw("z")
				}
			}
		}
		if len(q.out) > 0 {
			w.empty("path", "class", s.class+" "+layerNames[layer]+"-line", "clip-path", clip, "d", string(q.out))
		}
	}
}

// drawWholes outlines the larger spaces that others are parts of. On the Earth the lines between their parts do that,
// since areas go on under the coast.
func (b *Board) drawWholes(w *page) {
	if b.Layout.Form == cartography.Geographic {
		return
	}
	for i := range b.spaces {
		if s := &b.Layout.Shapes[i]; s.Layer == cartography.LayerWhole && len(s.Rings) > 0 {
			w.empty("path", "id", "space-"+b.spaces[i].name, "class", "whole", "data-name", b.spaces[i].name, "d", b.outline(s.Rings))
		}
	}
}

// drawWays draws paths, borders that no touch shows, and marks on borders with a name.
func (b *Board) drawWays(w *page) {
	q := page{}
	for _, line := range b.Layout.Lines {
		for _, part := range clearOf(line.Points, b.written()) {
			q.line(part)
		}
	}
	if len(q.out) > 0 {
		w.empty("path", "class", "way", "d", string(q.out))
	}
	for _, k := range b.Layout.Links {
		q := page{}
		q.line([]cartography.Point{k.From, k.To})
		w.open("path", "class", "link", "d", string(q.out))
		w.leaf("title", b.spaces[k.A].title+" borders "+b.spaces[k.B].title)
		w.close("path")
	}
	for _, c := range b.Layout.Crossings {
		w.open("g", "class", "crossing", "transform", "translate("+num(c.At.X)+" "+num(c.At.Y)+") rotate("+num(c.Angle)+")")
		title := b.borderTitle(c.Border)
		if b.Map.Borders[c.Border].Water {
			title = b.waterTitle(c.Border)
		}
		w.leaf("title", title)
		w.empty("path", "d", "M-2.5-5v10M2.5-5v10")
		w.close("g")
	}
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

// clearOf returns the parts of a line that are clear of some rectangles.
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
				if len(part) > 1 && k > 1 { // on a straight line only its ends count
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

// noteText words what lies beyond an edge of the map.
func (b *Board) noteText(n *cartography.Note) string {
	var out []string
	for _, i := range n.To {
		s := b.spaces[i].short
		if s == "" {
			s = b.spaces[i].title
		}
		out = append(out, s)
	}
	if n.Right {
		return strings.Join(out, ", ") + " ▸"
	}
	return "◂ " + strings.Join(out, ", ")
}

// noteBoxes returns the rectangles of the notes, none of which touch.
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
		for tries := 0; tries < 200 && slices.ContainsFunc(out, func(o cartography.Rect) bool { return overlap(grown(r, 1), o) }); tries++ {
			r.Y = round(r.Y + 3)
		}
		out = append(out, r)
	}
	return out
}

func (b *Board) drawNotes(w *page) {
	boxes := b.noteBoxes()
	for i := range b.Layout.Notes {
		n, r := &b.Layout.Notes[i], boxes[i]
		x, end := r.X, ""
		if n.Right {
			x, end = r.X+r.W, "end"
		}
		w.leaf("text", b.noteText(n), "class", "note", "font-size", num(round(noteSize*b.zoom)), "x", num(x), "y", num(r.Y+r.H-3), "text-anchor", end)
	}
}

// drawLead draws the line from something that is beside its space to the space.
func (b *Board) drawLead(w *page, box cartography.Rect, tip cartography.Point) {
	from := cartography.Point{X: min(max(tip.X, box.X), box.X+box.W), Y: min(max(tip.Y, box.Y), box.Y+box.H)}
	w.empty("path", "class", "lead", "d", "M"+num(from.X)+" "+num(from.Y)+"L"+num(tip.X)+" "+num(tip.Y))
	w.empty("circle", "class", "lead-end", "cx", num(tip.X), "cy", num(tip.Y), "r", "1.8")
}

// drawNames writes the names. Those on water that somebody owns are written like those on land, since it has the
// owner's colour.
func (b *Board) drawNames(w *page, fills []string) {
	w.open("g", "class", "names", "aria-hidden", "true")
	w.raw("\n")
	for i := range b.names {
		n := &b.names[i]
		if len(n.lines) == 0 {
			continue
		}
		class := "name"
		switch b.Layout.Shapes[i].Layer {
		case cartography.LayerWater:
			if fills[i] == "water" {
				class = "name on-water"
			}
		case cartography.LayerMargin:
			class = "name on-margin"
		}
		if n.called {
			b.drawLead(w, n.box, n.tip)
		}
		x := n.box.X + n.box.W/2
		if b.Layout.Shapes[i].Layer == cartography.LayerMargin {
			x = n.box.X
		}
		w.open("text", "class", class, "font-size", num(n.size))
		for k, line := range n.lines {
			w.leaf("tspan", line, "x", num(x), "y", num(n.box.Y+(float64(k)+0.82)*n.size*lead))
		}
		w.close("text")
	}
	w.close("g")
}

// entry is a line of the legend.
type entry struct {
	class, symbol, letters, text string
	w                            float64
}

const (
	legendRow = 26.0
	legendPad = 10.0
)

// legend lists the players, the kinds of pieces that are there, the marks, and the kinds of arrows.
func (b *Board) legend(v *runtime.View, arrows []Arrow) []entry {
	var out []entry
	add := func(e entry) {
		e.w = 40 + width(e.text, 12, false)
		out = append(out, e)
	}
	for _, p := range b.players {
		add(entry{class: "p-" + p.name, symbol: "square", text: p.title})
	}
	there := make([]bool, len(b.units))
	var see func(list []runtime.PieceView)
	see = func(list []runtime.PieceView) {
		for i := range list {
			if u, ok := b.byUnit[list[i].Unit]; ok {
				there[u] = true
			}
			see(list[i].Cargo)
		}
	}
	if v != nil {
		for i := range v.Spaces {
			see(v.Spaces[i].Pieces)
		}
	}
	for i, u := range b.units {
		if there[i] {
			add(entry{class: "nobody", symbol: u.symbol, letters: u.letters, text: u.title})
		}
	}
	l := b.Layout
	if len(l.Links) > 0 && !b.onlyPoints {
		add(entry{class: "link", text: "a border across"})
	}
	if slices.ContainsFunc(l.Arcs, func(a cartography.Arc) bool { return a.Style == cartography.ArcWall }) {
		add(entry{class: "wall", text: "no border"})
	}
	if len(l.Waterways) > 0 {
		add(entry{class: "waterway", text: "a waterway"})
	}
	if len(l.Crossings) > 0 {
		add(entry{class: "crossing", text: "a border with a name"})
	}
	if len(l.Lines) > 0 {
		add(entry{class: "way", text: "a path"})
	}
	for kind, text := range arrowTexts {
		if slices.ContainsFunc(arrows, func(a Arrow) bool { return int(a.Kind) == kind }) {
			add(entry{class: arrowClasses[kind], text: text})
		}
	}
	return out
}

func (b *Board) legendHeight(list []entry) float64 {
	rows, x := 1.0, legendPad
	for _, e := range list {
		if x+e.w > b.Layout.Width/b.zoom && x > legendPad {
			rows, x = rows+1, legendPad
		}
		x += e.w + 12
	}
	return (rows*legendRow + legendPad) * b.zoom
}

func (b *Board) drawLegend(w *page, list []entry) {
	l := b.Layout
	at := "translate(0 " + num(l.Height) + ")"
	if b.zoom != 1 {
		at += " scale(" + num(b.zoom) + ")"
	}
	w.open("g", "id", "legend", "aria-hidden", "true", "transform", at)
	w.empty("rect", "class", "page", "width", num(l.Width/b.zoom), "height", num(b.legendHeight(list)/b.zoom))
	x, y := legendPad, legendPad
	for _, e := range list {
		if x+e.w > l.Width/b.zoom && x > legendPad {
			x, y = legendPad, y+legendRow
		}
		at := fmt.Sprintf("translate(%s %s)", num(x), num(y))
		switch e.class {
		case "link", "wall", "way", "waterway", arrowClasses[Played], arrowClasses[Refused], arrowClasses[Reached]:
			class := e.class
			switch class {
			case "wall":
				class = "arc wall"
			case "link", "way", "waterway":
			default:
				class = "arrow " + class
			}
			if e.class == "way" { // it is light, and lies on water elsewhere
				w.empty("rect", "class", "sea", "transform", at, "width", "26", "height", "17")
			}
			wide := ""
			if e.class == "waterway" {
				wide = num(waterWidth)
				w.empty("path", "class", "waterway-bank", "stroke-width", num(bankWidth), "transform", at, "d", "M2 9h22")
			}
			w.empty("path", "class", class, "stroke-width", wide, "transform", at, "d", "M0 9h26")
		case "crossing":
			w.open("g", "class", "crossing", "transform", fmt.Sprintf("translate(%s %s)", num(x+12), num(y+9)))
			w.empty("path", "d", "M-2.5-5v10M2.5-5v10")
			w.close("g")
		default:
			w.open("g", "class", "counter "+e.class, "transform", at)
			w.empty("path", "d", shapeOf(e.symbol, 24, counterHeight))
			if e.letters != "" {
				w.leaf("text", e.letters, "x", "12", "y", "12.2")
			}
			w.close("g")
		}
		w.leaf("text", e.text, "class", "key", "x", num(x+31), "y", num(y+13))
		x += e.w + 12
	}
	w.close("g")
}
