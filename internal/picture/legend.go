package picture

import (
	"cmp"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
)

// legend explains the colours and marks of a picture.
type legend struct {
	Top, Zoom, Width, Height float64 // the last two before they are zoomed
	Entries                  []entry
}

// entry is a line of the legend: a counter if it has an outline, and otherwise a line or a mark.
type entry struct {
	At          cartography.Point
	Group       string
	Class, Text string
	Bed         string // the class of the line drawn under a line
	face
	Wide        float64 // width of the counter
	Marks       []drawnMark
	Width, Bank float64 // of lines whose width is not in the style sheet, and of the banks of water
}

const (
	legendRow = 26.0
	legendPad = 10.0
)

// Key returns where the text of an entry begins.
func (e entry) Key() float64 { return e.Wide + 5 }

// add adds an entry. It begins a new row if the last one has no room.
func (l *legend) add(e entry) {
	e.Wide = max(e.Wide, 26)
	wide := e.Wide + 14 + width(e.Text, 12, false)
	if e.At = l.next(); e.At.X+wide > l.Width && e.At.X > legendPad {
		e.At = cartography.Point{X: legendPad, Y: e.At.Y + legendRow}
	}
	l.Height = e.At.Y + legendRow
	l.Entries = append(l.Entries, e)
}

// next returns where the next entry begins if there is room in the row.
func (l *legend) next() cartography.Point {
	n := len(l.Entries)
	if n == 0 {
		return cartography.Point{X: legendPad, Y: legendPad}
	}
	last := &l.Entries[n-1]
	return cartography.Point{X: last.At.X + last.Wide + 14 + width(last.Text, 12, false) + 12, Y: last.At.Y}
}

// explainer makes entries of the legend for a board.
type explainer struct{ *Board }

// markEntry explains the marks of an attribute, if a space has one.
func (b explainer) markEntry(row int32) (entry, bool) {
	a := &b.p.Attrs[row]
	name := names.Spoken(b.p.Strings[a.Name])
	for i := range b.spaces {
		for _, m := range b.spaces[i].marks {
			if m.attr == row {
				return entry{Group: ofMarks, Text: name,
					Marks: drawMarks([]mark{m}, cartography.Point{X: 8, Y: 13}, markSize)}, true
			}
		}
	}
	return entry{}, false
}

// legend lists the players, the kinds of pieces that are there, the marks, and the kinds of arrows.
func (b *Board) legend(v *runtime.View, arrows []Arrow) *legend {
	l := b.Layout
	out := &legend{Top: l.Height, Zoom: b.zoom, Width: l.Width / b.zoom, Height: legendRow + legendPad}
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
	for _, e := range (explainer{b}).entries(func(unit int) bool { return there[unit] }) {
		out.add(e)
	}
	for kind, text := range arrowTexts {
		if slices.ContainsFunc(arrows, func(a Arrow) bool { return int(a.Kind) == kind }) {
			out.add(entry{Class: "arrow " + arrowClasses[kind], Text: text})
		}
	}
	return out
}

// The groups of a legend.
const (
	ofPlayers = "Whose"
	ofUnits   = "Pieces"
	ofLines   = "Lines"
	ofMarks   = "Spaces"
)

// inLanguage has the words for lines in the legend in other languages than English.
var inLanguage = map[string]map[string]string{"de": {
	"a border across": "Verbindung", "a border": "Verbindung", "no border": "keine Grenze", "a waterway": "Wasserweg",
	"a border with a name": "benannte Grenze", "a path": "Weg",
}}

// explain returns a text of the legend in the first language of the scenario.
func (b explainer) explain(english string) string {
	if len(b.p.Languages) == 0 {
		return english
	}
	language, _, _ := strings.Cut(b.p.Languages[0], "-")
	return cmp.Or(inLanguage[language][english], english)
}

// entries returns entries for the players, the kinds of pieces for which has returns true, the marks, and the lines of
// the board.
func (b explainer) entries(has func(unit int) bool) (out []entry) {
	l := b.Layout
	for _, p := range b.players {
		out = append(out, entry{Group: ofPlayers, Class: "p-" + p.name,
			face: faceOf("square", nil, "", plainWidth, size{}), Text: p.title})
	}
	for i, u := range b.units {
		if has(i) {
			wide := (&counter{symbol: u.symbol, letters: u.letters}).ownWidth(size{})
			out = append(out, entry{Group: ofUnits, Class: "nobody", face: faceOf(u.outline, u.symbol, u.letters, wide, size{}),
				Wide: wide, Text: u.title})
		}
	}
	for _, mark := range []struct {
		is bool
		e  entry
	}{
		{len(l.Links) > 0 && !b.onlyPoints, entry{Class: "link", Text: b.explain("a border across")}},
		{b.onlyPoints && slices.ContainsFunc(l.Links,
			func(k cartography.Link) bool { _, ok := b.lineOf(k.Border); return !ok }),
			entry{Class: "link", Text: b.explain("a border")}},
		{slices.ContainsFunc(l.Arcs, func(a cartography.Arc) bool { return a.Style == cartography.ArcWall }),
			entry{Class: "arc wall", Text: b.explain("no border")}},
		{len(l.Waterways) > 0, entry{Class: "waterway", Bed: "waterway-bank", Text: b.explain("a waterway"),
			Width: waterWidth, Bank: bankWidth}},
		{len(l.Crossings) > 0, entry{Class: "crossing", Text: b.explain("a border with a name")}},
		{len(l.Lines) > 0, entry{Class: "way", Text: b.explain("a path")}},
	} {
		if mark.e.Group = ofLines; mark.is {
			out = append(out, mark.e)
		}
	}
	for _, row := range b.p.Picture.Marks {
		if e, ok := b.markEntry(row); ok {
			out = append(out, e)
		}
	}
	for _, k := range b.lines {
		out = append(out, entry{Group: ofLines, Class: b.class(k), Bed: bedOf(b.class(k)), Text: k.title,
			Width: lineWidth, Bank: lineWidth + bedRim})
	}
	return out
}

// Key is an explanation of something on the board.
type Key struct {
	Group string `json:"group"`
	Text  string `json:"text"`
	SVG   string `json:"svg"` // a small picture of it
}

// Keys explains everything that may be on the board, for a page with its own legend.
func (b *Board) Keys() (out []Key) {
	for _, e := range (explainer{b}).entries(func(int) bool { return true }) {
		e.Wide = max(e.Wide, 26)
		out = append(out, Key{e.Group, e.Text, string(draw("key", e))})
	}
	slices.SortStableFunc(out, func(x, y Key) int {
		return cmp.Compare(slices.Index(groups, x.Group),
			slices.Index(groups, y.Group))
	})
	return out
}

var groups = []string{ofPlayers, ofUnits, ofMarks, ofLines}
