package workbench

import (
	"reflect"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/runtime"
)

// drawing is the board as pages show it, without a position.
type drawing struct {
	SVG     string                `json:"svg"`
	Style   string                `json:"style"` // separate, because the page's policy forbids styles in markup
	Width   float64               `json:"width"`
	Height  float64               `json:"height"`
	Map     [4]float64            `json:"map"`               // the part with the map: x, y, width and height
	Keys    []picture.Key         `json:"keys"`              // the legend
	Letters float64               `json:"letters"`           // the usual size of names
	Anchors map[string][2]float64 `json:"anchors"`           // by space: the point of its name and its pieces
	For     int                   `json:"for"`               // the width of the whole board in pixels for which it is drawn
	Widths  []int                 `json:"widths"`            // widths for which it can be drawn
	Problem string                `json:"problem,omitempty"` // why there is no picture; then no space is shown

	drawn *picture.Board
}

func (b *Bench) board(a request) (any, error) { return a.model.boardFor(a), nil }

// widths are the widths in pixels for which a board can be drawn with readable names and counters. A page with more
// room shows the board at its full width.
var widths = []int{400, 500, 600, 700, 800, 900, 1000, 1150, 1300, 1500}

// boardFor returns the board for the width that a request asks for, or for the next smaller one.
func (m *model) boardFor(a request) *drawing {
	full, asked, wide := m.board(), a.number("width"), widths[0]
	for _, w := range widths {
		if w <= asked {
			wide = w
		}
	}
	if asked <= 0 || wide == full.For {
		return full
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.narrow[wide] == nil {
		m.narrow[wide] = m.draw(full.drawn.ForWidth(wide), wide, full.Problem)
	}
	return m.narrow[wide]
}

// drawBoard lays out and draws the board. If the version before has the same spaces, it uses the layout of that
// version.
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
	problem := ""
	if err != nil {
		problem = err.Error()
	}
	return m.draw(picture.Of(m.program, spaces, layout), widths[len(widths)-1], problem)
}

// draw draws the empty board.
func (m *model) draw(d *picture.Board, width int, problem string) *drawing {
	l := d.Layout
	out := &drawing{
		SVG: string(d.SVG(nil, picture.Options{Plain: true})), Style: d.Style(), Width: l.Width, Height: l.Height,
		Map: [4]float64{l.Map.X, l.Map.Y, l.Map.W, l.Map.H}, Anchors: map[string][2]float64{},
		Letters: d.Letters(), Keys: d.Keys(),
		For: width, Widths: widths, Problem: problem, drawn: d,
	}
	for i := range l.Shapes {
		at := d.Anchor(i)
		out.Anchors[m.nameOf(m.program.SpaceClass, i)] = [2]float64{at.X, at.Y}
	}
	return out
}

// fills returns the classes of the spaces in a position, which give them the colours of their owners.
func (b *drawing) fills(m *model, v *runtime.View) map[string]string {
	out := map[string]string{}
	for i, class := range b.drawn.Fills(v) {
		out[m.nameOf(m.program.SpaceClass, i)] = class
	}
	return out
}

// arrow is an arrow that a page asks for.
type arrow struct {
	Route []string `json:"route"` // spaces by name
	Kind  string   `json:"kind"`  // played, refused or moved
	Text  string   `json:"text"`
}

// arrowsDrawn are arrows as SVG, to be shown with the board of a position.
type arrowsDrawn struct {
	Lines string `json:"lines"` // goes under the names
	Marks string `json:"marks"` // goes on top of everything
}

// arrowKinds are the kinds of arrows by their names on pages. Those for pieces that moved by themselves are blue.
var arrowKinds = map[string]picture.ArrowKind{"played": picture.Played, "refused": picture.Refused,
	"moved": picture.Reached}

// arrowScale is the scale of arrows on the page. Next to panels, the page shows the board smaller than a picture.
const arrowScale = 1.2

// mostArrows is how many arrows are drawn at once.
const mostArrows = 500

// arrows draws arrows like `scenario map`, without hiding names or counters of a position.
func (b *Bench) arrows(a request, list []arrow) (any, error) {
	viewer, err := a.model.viewer(a)
	if err != nil {
		return nil, err
	}
	if len(list) > mostArrows {
		list = list[:mostArrows]
	}
	board := a.model.boardFor(a).drawn
	var ways []picture.Arrow
	for _, x := range list {
		kind, ok := arrowKinds[x.Kind]
		if !ok {
			return nil, badRequest("there is no kind of arrow %q", x.Kind)
		}
		way := picture.Arrow{Kind: kind, Text: x.Text}
		for _, name := range x.Route {
			i := a.model.member(a.model.program.SpaceClass, name)
			if i < 0 {
				return nil, notFound("there is no space %q", name)
			}
			way.Through = append(way.Through, i)
		}
		way.Through = slices.DeleteFunc(way.Through,
			func(i int) bool { return board.Layout.Shapes[i].Layer == cartography.LayerNone })
		ways = append(ways, way)
	}
	out := arrowsDrawn{}
	err = b.withPosition(a.model, a.text("at"), viewer, func(g *runtime.Game, viewer int) error {
		v, err := g.View(viewer)
		if err != nil {
			return err
		}
		lines, marks := board.Arrows(v, ways, arrowScale)
		out = arrowsDrawn{string(lines), string(marks)}
		return nil
	})
	return out, err
}
