package workbench

import (
	"reflect"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/runtime"
)

// drawing is the board as a page draws it. Positions are drawn over it.
type drawing struct {
	SVG     string                `json:"svg"`
	Style   string                `json:"style"` // apart, because the page's policy forbids styles in markup
	Width   float64               `json:"width"`
	Height  float64               `json:"height"`
	Map     [4]float64            `json:"map"`               // the part of it that is a map: x, y, width and height
	Anchors map[string][2]float64 `json:"anchors"`           // by space: where its name and its pieces are
	Problem string                `json:"problem,omitempty"` // why there is no picture: then it shows no space

	drawn *picture.Board
}

func (b *Bench) board(a request) (any, error) { return a.model.board(), nil }

// drawBoard draws the empty board. If its spaces are those of the version before, it is laid out as that is.
func (m *model) drawBoard(before *model) *drawing {
	spaces := cartography.Read(m.program)
	var layout *cartography.Layout
	if before != nil {
		if was := before.board().drawn; before.board().Problem == "" && reflect.DeepEqual(was.Map, spaces) {
			layout = was.Layout
		}
	}
	var err error
	if layout == nil {
		layout, err = cartography.Cached(spaces)
	}
	if err != nil {
		layout = cartography.Blank(spaces)
	}
	d := picture.Of(m.program, spaces, layout)
	l := d.Layout
	out := &drawing{
		SVG: string(d.SVG(nil, picture.Options{Plain: true})), Style: d.Style(), Width: l.Width, Height: l.Height,
		Map: [4]float64{l.Map.X, l.Map.Y, l.Map.W, l.Map.H}, Anchors: map[string][2]float64{}, drawn: d,
	}
	if err != nil {
		out.Problem = err.Error()
	}
	for i := range l.Shapes {
		at := d.Anchor(i)
		out.Anchors[m.nameOf(m.program.SpaceClass, i)] = [2]float64{at.X, at.Y}
	}
	return out
}

// fills returns the classes of the spaces of a position, which give them the colours of their owners.
func (b *drawing) fills(m *model, v *runtime.View) map[string]string {
	out := map[string]string{}
	for i, class := range b.drawn.Fills(v) {
		out[m.nameOf(m.program.SpaceClass, i)] = class
	}
	return out
}
