package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// mark is shown next to the name of a space: a number, a star, or a star in a ring for a capital.
type mark struct {
	attr  int32
	kind  markKind
	text  string // of a number
	title string
}

type markKind int

const (
	isNumber markKind = iota
	isStar
	isCapital
)

// markNames are the classes of marks.
var markNames = [...]string{"number", "star", "capital"}

// Marks are drawn for letters of markSize, and scaled to the size of the letters next to them.
const (
	markSize = 12.0
	markGap  = 2.5
)

// readMarks reads the marks of each space.
func (b reader) readMarks() {
	for _, row := range b.p.Picture.Marks {
		a := &b.p.Attrs[row]
		name, t := names.Spoken(b.p.Strings[a.Name]), b.p.Types[a.Type]
		ofPlayer := b.p.PlayerClass >= 0 && slices.Contains(b.p.Classes[b.p.PlayerClass].Attrs, row)
		for i, v := range a.Data {
			var m mark
			space := i
			switch {
			case ofPlayer && v >= 0 && int(v) < len(b.spaces):
				space, m = int(v), mark{kind: isCapital, title: name + " of " + b.players[i].title}
			case ofPlayer || v == value.None && t.Kind == program.TRef:
				continue
			case t.Kind == program.TRef && t.Class == b.p.PlayerClass:
				m = mark{kind: isCapital, title: name + " of " + b.players[v].title}
			case t.Kind == program.TRef:
				m = mark{kind: isStar, title: name + " " + names.Title(b.p, 0, t.Class, int(v))}
			case v == 0:
				continue
			case t.Kind == program.TBool:
				m = mark{kind: isStar, title: name}
			default:
				m = mark{text: strconv.FormatInt(v, 10)}
				m.title = name + " " + m.text
			}
			m.attr = row
			b.spaces[space].marks = append(b.spaces[space].marks, m)
		}
	}
}

// listMarks returns the marks to draw for a space. A capital has no plain stars.
func (s *space) listMarks() (out []mark) {
	capital := false
	for _, m := range s.marks {
		capital = capital || m.kind == isCapital
	}
	for _, m := range s.marks {
		if m.kind != isStar || !capital {
			out = append(out, m)
		}
	}
	return out
}

// width returns the width of a mark next to letters of a size.
func (m *mark) width(size float64) float64 {
	wide := 12.0
	if m.kind == isNumber {
		wide = 6 + width(m.text, letterSize, true)
	} else if m.kind == isCapital {
		wide = 13.4
	}
	return wide * size / markSize
}

// marksWidth returns the width of the marks of a space, with the gaps between them, next to letters of a size.
func marksWidth(marks []mark, size float64) float64 {
	out := 0.0
	for i := range marks {
		if i > 0 {
			out += markGap * size / markSize
		}
		out += marks[i].width(size)
	}
	return out
}

// drawnMark is a mark at its place.
type drawnMark struct {
	Class, Text, Title string
	At                 cartography.Point
	Scale, Wide        float64 // Wide before it is scaled
}

// Middle returns the middle of the text of a number.
func (m drawnMark) Middle() float64 { return m.Wide / 2 }

// drawMarks draws marks in a row. It begins at a point on the baseline of letters of a size.
func drawMarks(marks []mark, at cartography.Point, size float64) (out []drawnMark) {
	scale := size / markSize
	for i := range marks {
		m := &marks[i]
		wide := m.width(markSize)
		x := at.X
		if m.kind == isCapital {
			x += 0.7 * scale
		}
		out = append(out, drawnMark{Class: markNames[m.kind], Text: m.text, Title: m.title, Scale: scale, Wide: wide,
			At: cartography.Point{X: round(x), Y: round(at.Y - 10*scale)}})
		at.X += (wide + markGap) * scale
	}
	return out
}

// tell describes the marks of a space.
func (s *space) tell() string {
	var out strings.Builder
	for _, m := range s.marks {
		out.WriteString(", " + m.title)
	}
	return out.String()
}
