package picture

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/runtime"
)

// Audit lists what cannot be read in a picture. Spaces and units are indexes of members of their classes.
type Audit struct {
	Nameless []int    // spaces whose name has no room
	Overlaps [][2]int // spaces whose names cover each other
	Small    []int    // spaces whose names are too small
	Crowded  []int    // spaces whose counters show only how many pieces there are
	Homeless []int    // spaces whose counters have no room at all
	Alike    [][2]int // units whose counters look the same, or differ only by the case of letters
}

// readable is the least size of readable letters, in pixels.
const readable = 7.0

// Audit audits the picture of a position that is width pixels wide; 0 means one pixel to a unit.
func (b *Board) Audit(v *runtime.View, width int) (out Audit) {
	b = b.ForWidth(width)
	pixel := 1.0 // size of a unit in pixels
	if width > 0 && b.Layout.Width > 0 {
		pixel = float64(width) / b.Layout.Width
	}
	for i := range b.names {
		n, layer := &b.names[i], b.Layout.Shapes[i].Layer
		switch {
		case len(n.lines) > 0:
			if n.size*pixel < readable {
				out.Small = append(out.Small, i)
			}
			for k := range i {
				if o := &b.names[k]; len(o.lines) > 0 && overlap(n.box, o.box) {
					out.Overlaps = append(out.Overlaps, [2]int{k, i})
				}
			}
		case layer != cartography.LayerNone && layer != cartography.LayerWhole &&
			(layer != cartography.LayerToken || b.onlyPoints):
			out.Nameless = append(out.Nameless, i)
		}
	}
	b.auditCounters(v, &out)
	for i := range b.units {
		for k := range i {
			x, y := &b.units[k], &b.units[i]
			if alike := strings.EqualFold(x.letters, y.letters); alike && (x.face() == y.face() || x.letters != y.letters) {
				out.Alike = append(out.Alike, [2]int{k, i})
			}
		}
	}
	return out
}

// auditCounters lists the spaces whose counters do not fit.
func (b *Board) auditCounters(v *runtime.View, out *Audit) {
	groups, seen := b.groupsOf(v), b.viewed(v)
	for i := range b.spaces {
		if seen[i] == nil || len(seen[i].Pieces) == 0 || b.Layout.Shapes[i].Layer == cartography.LayerNone {
			continue
		}
		mine := slices.DeleteFunc(slices.Clone(groups), func(g group) bool { return g.space != i })
		if len(mine) == 0 {
			out.Homeless = append(out.Homeless, i)
		} else if slices.ContainsFunc(mine, func(g group) bool {
			return slices.ContainsFunc(g.rows, func(row []counter) bool {
				return slices.ContainsFunc(row, func(c counter) bool { return c.others > 0 })
			})
		}) {
			out.Crowded = append(out.Crowded, i)
		}
	}
}
