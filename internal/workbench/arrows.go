package workbench

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/runtime"
)

// arrow is a request of a page for an arrow through spaces.
type arrow struct {
	Route []string `json:"route"` // spaces by name
	Kind  string   `json:"kind"`  // played, refused or moved
	Text  string   `json:"text"`
}

// arrowsDrawn are arrows as SVG, to lay over the board of a position.
type arrowsDrawn struct {
	Lines string `json:"lines"` // goes under the names
	Marks string `json:"marks"` // goes over everything
}

// arrowKinds are the kinds of arrows by what a page calls them: blue is what moved by itself.
var arrowKinds = map[string]picture.ArrowKind{"played": picture.Played, "refused": picture.Refused, "moved": picture.Reached}

// arrowScale is how much larger arrows are on the page than in pictures: the page shows the board smaller, since
// panels are next to it.
const arrowScale = 1.2

// mostArrows bounds how many arrows are drawn at once.
const mostArrows = 500

// arrows draws arrows as `scenario map` does, where they hide neither names nor counters of a position.
func (b *Bench) arrows(a request, list []arrow) (any, error) {
	viewer, err := a.model.viewer(a)
	if err != nil {
		return nil, err
	}
	if len(list) > mostArrows {
		list = list[:mostArrows]
	}
	board := a.model.board().drawn
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
		way.Through = slices.DeleteFunc(way.Through, func(i int) bool { return board.Layout.Shapes[i].Layer == cartography.LayerNone })
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
