package cartography

import (
	"math"

	"github.com/scenario-lang/scenario/internal/cartography/force"
	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/partition"
	"github.com/scenario-lang/scenario/internal/cartography/projection"
)

// layAbstract lays out a board that lies nowhere on the Earth: by its places if it has any, and otherwise by its
// borders alone. All its spaces are on one layer.
func (b *Board) layAbstract(kinds []Kind) *Layout {
	n := len(b.Spaces)
	var list []int
	index := make([]int, n)
	for i := range b.Spaces {
		index[i] = -1
		if onMap(kinds[i]) {
			index[i] = len(list)
			list = append(list, i)
		}
	}
	pairs := b.pairs(func(i int) bool { return index[i] >= 0 })
	places, placed := b.places(list, index, pairs)
	proj := project(places, pageWidth)
	c := &canvas{Board: b, kinds: kinds, at: make([]Point, n)}
	for k, i := range list {
		c.at[i] = proj.At(places[k].Longitude, places[k].Latitude)
	}
	for i, s := range b.Spaces {
		if kinds[i] == Token && placed {
			c.at[i] = proj.At(s.Longitude, s.Latitude)
		}
	}
	c.raster = mesh.NewRaster(proj.Width, proj.Height, cellSize)
	c.makeGround(list)
	c.assignAtoms(list, pairs)
	l := c.layout(&Layout{Form: Abstract, Width: float64(c.raster.W) * cellSize, Height: float64(c.raster.H) * cellSize})
	for i, s := range b.Spaces {
		if s.Label != nil && placed && l.Shapes[i].Layer != LayerMargin {
			if at := proj.At(s.Label.Longitude, s.Label.Latitude); l.Map.Contains(at) {
				l.Shapes[i].Anchor = at.Round()
			}
		}
	}
	return l
}

// small is how many degrees wide a board is that lies nowhere: so few that no projection bends it.
const small = 30

// places returns the places that the author gave some spaces, and whether there are any. Otherwise they are those
// that their borders alone give.
func (b *Board) places(list, index []int, pairs []Pair) (out []projection.Place, placed bool) {
	placed = true
	for _, i := range list {
		placed = placed && b.Spaces[i].Placed
		out = append(out, projection.Place{Longitude: b.Spaces[i].Longitude, Latitude: b.Spaces[i].Latitude})
	}
	if placed {
		return out, true
	}
	var links [][2]int
	for _, p := range pairs {
		links = append(links, [2]int{index[p.A], index[p.B]})
	}
	for k, at := range force.Layout(len(list), links) {
		out[k] = projection.Place{Longitude: at.X * small, Latitude: at.Y * small}
	}
	return out, false
}

// project returns a projection of places on a page without coasts, on which those that lie close together have grown.
func project(places []projection.Place, width float64) *projection.Projection {
	proj := projection.New(places, nil, width, false)
	for range 3 {
		proj.Grow(demandOf(proj, places), 1.5)
	}
	return proj
}

// demandOf returns a demand for more room where places are closer to each other than elsewhere.
func demandOf(proj *projection.Projection, places []projection.Place) *projection.Demand {
	d := projection.NewDemand(160, int(160*proj.Height/proj.Width))
	if len(places) == 0 {
		return d
	}
	at := make([]Point, len(places))
	for i, p := range places {
		at[i] = proj.At(p.Longitude, p.Latitude)
	}
	owner, cells := make([]int, len(d.Cells)), make([]float64, len(places))
	for c := range owner {
		x, y := (float64(c%d.Columns)+.5)*proj.Width/float64(d.Columns), (float64(c/d.Columns)+.5)*proj.Height/float64(d.Rows)
		least := math.Inf(1)
		for i, p := range at {
			if far := (x-p.X)*(x-p.X) + (y-p.Y)*(y-p.Y); far < least {
				owner[c], least = i, far
			}
		}
		cells[owner[c]]++
	}
	mean := float64(len(owner)) / float64(len(places))
	for c, i := range owner {
		d.Cells[c] = min(4, max(.5, mean/cells[i]))
	}
	return d
}

// makeGround makes land of the cells that are near a place, and leaves the rest of the page empty.
func (c *canvas) makeGround(list []int) {
	r := c.raster
	reach := 1.05 * math.Sqrt(float64(len(r.Soil))*r.Cell*r.Cell/float64(max(1, len(list))))
	for cell := range r.Soil {
		p := r.Middle(cell)
		for _, i := range list {
			if dx, dy := p.X-c.at[i].X, p.Y-c.at[i].Y; dx*dx+dy*dy < reach*reach {
				r.Soil[cell] = 0
				break
			}
		}
	}
}

// assignAtoms cuts the ground into atoms and gives them to spaces.
func (c *canvas) assignAtoms(list []int, pairs []Pair) {
	r, n := c.raster, len(c.Spaces)
	atoms := mesh.Cut(r, atomSize, false)
	p := problem(c.Board, atoms, c.at, n, pairs)
	for a := range p.Free {
		p.Free[a] = atoms.Soil[a] != mesh.Water
	}
	taken := map[int32]bool{}
	need := min(landNeed, float64(len(r.Soil))*r.Cell*r.Cell/float64(max(1, len(list)))*.6)
	for i := range c.Spaces {
		p.May[i] = partition.Ground{Any: true, Only: mesh.Water}
		p.Need[i] = int32(need / (r.Cell * r.Cell))
	}
	for _, i := range list {
		if cell := r.Nearest(c.at[i], 200, func(c int) bool { return r.Soil[c] != mesh.Water && !taken[atoms.Of[c]] }); cell >= 0 {
			p.Seeds[i] = []int32{atoms.Of[cell]}
			taken[atoms.Of[cell]] = true
		}
	}
	found := partition.Solve(p)
	c.label = make([]int16, len(r.Soil))
	for cell, a := range atoms.Of {
		c.label[cell] = found.Label[a]
	}
}
