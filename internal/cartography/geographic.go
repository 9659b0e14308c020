package cartography

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/partition"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/internal/cartography/projection"
)

const (
	pageWidth = 2000.0
	cellSize  = 1.6   // size of a cell of the raster in units
	atomSize  = 11.0  // width of an atom in units
	landNeed  = 5000. // units of area for a name with its counters
	waterNeed = 4200.
	effort    = 10_000 // moves that the search tries for each space
	repairs   = 2500   // repairs that are tried after the search

	// factor of the area that a space needs: enlarged islands have room for the letters of a small picture
	islandShare = 1.25
)

// geography is the state of laying out a board whose spaces are areas of any form.
type geography struct {
	canvas
	proj    *projection.Projection
	need    []float64 // by space: the area that its name and its counters take
	coast   []Ring
	mass    []int32        // by cell: the number of its land mass
	sizes   []int          // cells in each mass
	settled map[int32]bool // masses that have places and are large enough for them
	blob    []bool         // by space: an enlarged island
	atoms   *mesh.Atoms
	problem *partition.Problem
	taken   map[int32]bool // atoms that are assigned to a space for good
	found   *partition.Solution
}

func newGeography(b *Board, kinds []Kind) *geography {
	n := len(b.Spaces)
	return &geography{canvas: canvas{Board: b, kinds: kinds, at: make([]Point, n)}, need: make([]float64, n),
		blob: make([]bool, n)}
}

// onMap reports whether a space has an area of its own on the map.
func onMap(k Kind) bool { return k == Land || k == Water }

func (b *Board) layGeographic(kinds []Kind) *Layout {
	g := newGeography(b, kinds)
	g.project()
	g.drawLand()
	g.makeIslands()
	g.assignAtoms()
	return g.finish(&Layout{Form: Geographic}, true)
}

// project makes the projection and enlarges the parts of it where spaces lack room.
func (g *geography) project() {
	list, links := g.graph(g.drawn)
	places, _ := g.places(list, links)
	for _, link := range links {
		if g.kinds[list[link[0]]] == Land && g.kinds[list[link[1]]] == Land { // cutting land is worse than cutting water
			links = append(links, link, link, link)
		}
	}
	g.proj = projection.New(places, links, pageWidth, true)
	share := g.proj.Width * g.proj.Height / float64(max(1, len(places)))
	for i, k := range g.kinds {
		switch k {
		case Land:
			g.need[i] = min(landNeed, share*.5)
		case Water:
			g.need[i] = min(waterNeed, share*.4)
		}
	}
	for range 2 {
		g.proj.Grow(g.demand(), 2)
	}
	for i, s := range g.Spaces {
		if s.Placed {
			g.at[i] = g.proj.At(s.place())
		}
	}
}

// countries draws the countries of the Earth on a raster. Their soil is their index.
func (g *geography) countries(cell float64) *mesh.Raster {
	r := mesh.NewRaster(g.proj.Width, g.proj.Height, cell)
	for i, c := range atlas.Countries() {
		for _, p := range c.Polygons {
			var rings []plane.Ring
			for _, ring := range p {
				rings = append(rings, g.proj.Ring(ring)...)
			}
			r.Fill(rings, int16(i))
		}
	}
	return r
}

// demand compares the room that each space needs with the area of the page that is closer to its place than to others.
func (g *geography) demand() *projection.Demand {
	const fine = 2
	r := g.countries(g.proj.Width / 384)
	mass, sizes := r.Masses()
	cellArea := r.Cell * r.Cell
	var dry, wet []int
	at := make([]Point, len(g.Spaces))
	for i, s := range g.Spaces {
		if !g.drawn(i) {
			continue
		}
		at[i] = g.proj.At(s.place())
		if g.kinds[i] == Water {
			wet = append(wet, i)
			continue
		}
		near := r.Nearest(at[i], 15, func(c int) bool { return mass[c] >= 0 })
		if near >= 0 && float64(sizes[mass[near]])*cellArea > g.need[i]*.3 {
			dry = append(dry, i)
		} else {
			wet = append(wet, i)
		}
	}
	owner := make([]int16, len(r.Soil))
	cells := make([]float64, len(g.Spaces))
	for c := range owner {
		list := wet
		if r.Soil[c] != mesh.Water {
			list = dry
		}
		owner[c] = int16(closest(r.Middle(c), list, at))
		if owner[c] >= 0 {
			cells[owner[c]]++
		}
	}
	want := make([]float64, len(g.Spaces))
	for i, rooms := range mesh.Rooms(owner, r.W, r.H, len(g.Spaces), r.Cell) {
		if len(rooms) > 0 {
			free := min(rooms[0].W, 110) * min(rooms[0].H, 85)
			want[i] = min(4, max(.7, 1.2*g.need[i]/(cells[i]*cellArea), .7*g.need[i]/free))
		}
	}
	d := projection.NewDemand(r.W/fine, r.H/fine)
	for y := range d.Rows {
		for x := range d.Columns {
			sum := 0.0
			for k := range fine * fine {
				c := (y*fine+k/fine)*r.W + x*fine + k%fine
				if i := owner[c]; i >= 0 {
					sum += want[i]
				} else {
					sum += .7
				}
			}
			d.Cells[y*d.Columns+x] = sum / (fine * fine)
		}
	}
	return d
}

// drawLand makes the raster and the coast.
func (g *geography) drawLand() {
	g.raster = g.countries(cellSize)
	const beyond = 12 // units by which coasts continue beyond the edges, so that their cut ends cannot be seen
	frame := Rect{X: -beyond, Y: -beyond, W: g.proj.Width + 2*beyond, H: g.proj.Height + 2*beyond}
	for _, ring := range atlas.Land() {
		for _, r := range g.proj.Ring(ring) {
			if r = frame.Clip(r); len(r) < 3 {
				continue
			}
			line := plane.Simplify(append(r, r[0]), .4)
			if r = Ring(line[:len(line)-1]); len(r) < 3 || r.Area() < 14 {
				continue
			}
			g.coast = append(g.coast, plane.Rounded(r))
		}
	}
	g.mass, g.sizes = g.raster.Masses()
}

// makeIslands gives a space on an island that is too small for its name an enlarged island.
func (g *geography) makeIslands() {
	r := g.raster
	seeds := make([]int, len(g.Spaces))
	on := map[int32]float64{}
	for i := range g.Spaces {
		seeds[i] = -1
		if g.kinds[i] == Land {
			home := atlas.NearestCountry(g.Spaces[i].place(), 1.5)
			if home >= 0 { // the nearest land on the page may be across a strait
				seeds[i] = r.Nearest(g.at[i], 40, func(c int) bool { return r.Soil[c] == int16(home) })
			}
			if seeds[i] < 0 {
				seeds[i] = r.Nearest(g.at[i], 14, func(c int) bool { return r.Soil[c] != mesh.Water })
			}
			if seeds[i] >= 0 {
				if p := r.Middle(seeds[i]); plane.Distance(p, g.at[i]) > r.Cell {
					g.at[i] = p
				}
				on[g.mass[seeds[i]]] += g.need[i]
			}
		}
	}
	var islets []int
	for i := range g.Spaces {
		if g.kinds[i] != Land {
			continue
		}
		if len(g.Spaces[i].Shape) > 0 && seeds[i] >= 0 {
			continue
		}
		if seeds[i] < 0 || float64(g.sizes[g.mass[seeds[i]]])*cellSize*cellSize < .6*on[g.mass[seeds[i]]] {
			g.blob[i] = true
			islets = append(islets, i)
			if seeds[i] >= 0 { // the enlarged island replaces the real one
				gone := g.mass[seeds[i]]
				for c := range r.Soil {
					if g.mass[c] == gone && r.Soil[c] < partition.Islet {
						r.Soil[c] = mesh.Water
					}
				}
			}
		}
	}
	g.settled = map[int32]bool{}
	for i, c := range seeds {
		if c >= 0 && !g.blob[i] {
			g.settled[g.mass[c]] = true
		}
	}
	for _, i := range islets {
		g.drawIsland(i)
	}
	g.mass, g.sizes = r.Masses()
}

// drawIsland draws the island of a space. Where it would touch other land, it is made smaller or moved.
func (g *geography) drawIsland(i int) {
	r := g.raster
	shape := g.separated(i, math.Sqrt(islandShare*g.need[i]/math.Pi))
	soil := int16(partition.Islet + i)
	g.clear(shape)
	g.coast = slices.DeleteFunc(g.coast, func(ring Ring) bool { return g.removeIsland(ring, shape, g.need[i]) })
	const strait = 3 // cells between it and other land
	r.EachInside([]plane.Ring{shape}, func(c int) {
		free := r.Soil[c] == mesh.Water
		x, y := c%r.W, c/r.W
		for v := max(0, y-strait); v <= min(r.H-1, y+strait) && free; v++ {
			for u := max(0, x-strait); u <= min(r.W-1, x+strait) && free; u++ {
				other := r.Soil[v*r.W+u]
				free = other == mesh.Water || other == soil
			}
		}
		if free {
			r.Soil[c] = soil
		}
	})
	if len(shape) > 0 {
		g.coast = append(g.coast, shape)
	}
}

// separated returns the coast of the island of a space so that it does not touch other land. It makes the island
// smaller or, if that is not enough, moves it a little.
func (g *geography) separated(i int, radius float64) Ring {
	const (
		tries, smaller, clear = 5, .95, 1.08
		step, steps, ways     = 7.0, 5, 16
	)
	shape := g.island(i, radius)
	for n := 0; n < tries && g.touches(ringAround(g.at[i], shape, clear)); n++ {
		radius *= smaller
		shape = g.island(i, radius)
	}
	if !g.touches(shape) {
		return shape
	}
	place := g.at[i]
	for far := range steps {
		for way := range ways {
			a := 2 * math.Pi * float64(way) / ways
			off := step * float64(far+1)
			g.at[i] = Point{X: place.X + off*math.Cos(a), Y: place.Y + off*math.Sin(a)}
			if moved := g.island(i, radius); !g.touches(ringAround(g.at[i], moved, clear)) {
				return moved
			}
		}
	}
	g.at[i] = place
	return shape
}

// island returns the coast of an island around the place of a space. All of it is on the page.
func (g *geography) island(i int, radius float64) Ring {
	g.at[i].X = min(g.proj.Width-1.5*radius, max(1.5*radius, g.at[i].X))
	g.at[i].Y = min(g.proj.Height-1.1*radius, max(1.1*radius, g.at[i].Y))
	shape := make(Ring, 40)
	for k := range shape {
		a := float64(k) / float64(len(shape)) * 2 * math.Pi
		wave := 1 + .07*math.Sin(2*a+float64(i)) + .05*math.Sin(3*a+float64(2*i)) + .04*math.Sin(5*a+float64(3*i))
		shape[k] = Point{X: g.at[i].X + 1.22*radius*wave*math.Cos(a), Y: g.at[i].Y + .85*radius*wave*math.Sin(a)}.Round()
	}
	return shape
}

// touches reports whether a ring contains land that stays; see stays.
func (g *geography) touches(ring Ring) bool {
	found := false
	g.raster.EachInside([]plane.Ring{ring}, func(c int) { found = found || g.stays(c) })
	return found
}

// stays reports whether a cell is land that must not be removed: it has places on it, or is an enlarged island.
func (g *geography) stays(c int) bool {
	soil := g.raster.Soil[c]
	return soil != mesh.Water && (soil >= partition.Islet || g.settled[g.mass[c]])
}

// ringAround returns a ring scaled by a factor from a point inside it.
func ringAround(p Point, r Ring, factor float64) Ring {
	out := make(Ring, len(r))
	for i, q := range r {
		out[i] = plane.Between(p, q, factor)
	}
	return out
}

// removeIsland turns an island into water if an enlarged one needs its room, so that no name is on an island that is
// not drawn. It reports whether it did.
func (g *geography) removeIsland(ring, shape Ring, need float64) bool {
	in := 0
	for _, p := range ring {
		if plane.IsInside([]Ring{shape}, p) {
			in++
		}
	}
	if in == 0 {
		return false
	}
	var cells []int
	g.raster.EachInside([]plane.Ring{ring}, func(c int) {
		if g.raster.Soil[c] != mesh.Water {
			cells = append(cells, c)
		}
	})
	if slices.ContainsFunc(cells, g.stays) || in*2 <= len(ring) && ring.Area() >= need && len(cells) > 0 {
		return false
	}
	for _, c := range cells {
		g.raster.Soil[c] = mesh.Water
	}
	return true
}

// clear removes the islands that are mostly inside a shape and have no places.
func (g *geography) clear(shape Ring) {
	r := g.raster
	inside := map[int32]int{}
	r.EachInside([]plane.Ring{shape}, func(c int) {
		if r.Soil[c] != mesh.Water && r.Soil[c] < partition.Islet {
			inside[g.mass[c]]++
		}
	})
	for c, m := range g.mass {
		if m >= 0 && inside[m]*2 > g.sizes[m] && !g.settled[m] && r.Soil[c] < partition.Islet {
			r.Soil[c] = mesh.Water
		}
	}
}

// pose cuts the page into atoms and sets up the problem of assigning them to n spaces, as far as boards with and
// without coasts have it in common.
func (g *geography) pose(n int) {
	g.atoms, g.taken = mesh.Cut(g.raster, atomSize, g.proj.Wraps), map[int32]bool{}
	p := &partition.Problem{
		Atoms: g.atoms, Spaces: n, Seeds: make([][]int32, n), May: make([]partition.Ground, n), Stated: make([]bool, n*n),
		Idle: -1,
		Need: make([]int32, n), X: make([]float64, n), Y: make([]float64, n), Free: make([]bool, g.atoms.N()),
		Effort: effort * len(g.Spaces), Repairs: repairs,
	}
	for _, pair := range g.pairs(g.drawn) {
		p.Stated[pair.A*n+pair.B], p.Stated[pair.B*n+pair.A] = true, true
	}
	for i, at := range g.at {
		p.X[i], p.Y[i], p.Need[i] = at.X, at.Y, int32(g.need[i]/(g.raster.Cell*g.raster.Cell))
	}
	g.problem = p
}

// claim assigns an atom to a space for good.
func (g *geography) claim(space int, atom int32) {
	g.problem.Seeds[space] = append(g.problem.Seeds[space], atom)
	g.taken[atom] = true
}

// seat assigns to a space the nearest free atom with a cell that fits, within reach of its place. It returns the cell,
// or -1.
func (g *geography) seat(space int, reach float64, fits func(c int) bool) int {
	c := g.raster.Nearest(g.at[space], reach, func(c int) bool { return !g.taken[g.atoms.Of[c]] && fits(c) })
	if c >= 0 {
		g.claim(space, g.atoms.Of[c])
	}
	return c
}

// assignAtoms sets up the problem of a board with coasts. Some water at the edges remains unassigned.
func (g *geography) assignAtoms() {
	r, n := g.raster, len(g.Spaces)+1
	g.pose(n)
	p := g.problem
	p.Idle = n - 1
	p.May[p.Idle] = partition.Ground{Water: true, Only: mesh.Water}
	if g.proj.Wraps {
		p.Width = g.proj.Width
	}
	settlers := map[int32][]int{} // by mass: the spaces whose places are on it
	for i, kind := range g.kinds {
		p.May[i] = partition.Ground{Water: kind == Water, Only: mesh.Water}
		if !g.drawn(i) {
			continue
		}
		if g.blob[i] {
			p.May[i].Only = int16(partition.Islet + i)
		}
		c := g.seat(i, 120, func(c int) bool {
			switch soil := r.Soil[c]; {
			case kind == Water:
				return soil == mesh.Water
			case g.blob[i]:
				return soil == p.May[i].Only
			default:
				return soil >= 0 && soil < partition.Islet
			}
		})
		if c >= 0 && g.mass[c] >= 0 {
			settlers[g.mass[c]] = append(settlers[g.mass[c]], i)
		}
	}
	for c, a := range g.atoms.Of {
		p.Free[a] = r.Soil[c] == mesh.Water || len(settlers[g.mass[c]]) > 0
	}
	g.assignSurroundings(settlers)
	g.assignCountries()
	p.Verge = g.edgeWater()
}

// assignCountries assigns to spaces the countries that their authors name. A country that several spaces name is
// divided by the search.
func (g *geography) assignCountries() {
	claims := map[int16][]int{}
	for i, s := range g.Spaces {
		for _, code := range s.Shape {
			if country := atlas.ByCode(code); country >= 0 && g.kinds[i] == Land {
				claims[int16(country)] = append(claims[int16(country)], i)
			}
		}
	}
	for atom := range int32(g.atoms.N()) {
		by := claims[g.atoms.Soil[atom]]
		if len(by) == 0 || g.atoms.Soil[atom] == mesh.Water {
			continue
		}
		g.problem.Free[atom] = true
		if len(by) == 1 && !g.taken[atom] {
			g.claim(by[0], atom)
		}
	}
}

// assignSurroundings assigns the water around an island to the only water that the island borders.
func (g *geography) assignSurroundings(settlers map[int32][]int) {
	a := g.atoms
	mass := make([]int32, a.N())
	for c, atom := range a.Of {
		mass[atom] = g.mass[c]
	}
	for atom := range int32(a.N()) {
		if mass[atom] >= 0 || g.taken[atom] {
			continue
		}
		sea, good := -1, true
		for k := a.Start[atom]; k < a.Start[atom+1] && good; k++ {
			m := mass[a.To[k]]
			if m < 0 || len(settlers[m]) == 0 {
				continue
			}
			its := g.onlyWater(settlers[m])
			good = its >= 0 && (sea < 0 || sea == its)
			sea = its
		}
		if good && sea >= 0 {
			g.claim(sea, atom)
		}
	}
}

// onlyWater returns the only water that the spaces of an island border, or -1 if there are several.
func (g *geography) onlyWater(spaces []int) int {
	only := -1
	for _, i := range spaces {
		for q := range g.Spaces {
			if g.kinds[q] == Water && g.problem.Stated[i*g.problem.Spaces+q] && q != only {
				if only >= 0 {
					return -1
				}
				only = q
			}
		}
	}
	return only
}

// edgeWater lists the atoms of water at the edges of the map, except where it wraps around.
func (g *geography) edgeWater() []int32 {
	r := g.raster
	var list []int32
	add := func(c int) {
		if a := g.atoms.Of[c]; r.Soil[c] == mesh.Water && !g.taken[a] && !slices.Contains(list, a) {
			list = append(list, a)
		}
	}
	for x := range r.W {
		add(x)
		add((r.H-1)*r.W + x)
	}
	for y := range r.H {
		if !g.proj.Wraps {
			add(y * r.W)
			add(y*r.W + r.W - 1)
		}
	}
	return list
}

// assignIslands assigns islands without places to a space nearby whose border they would show, if there is one.
func (g *geography) assignIslands() {
	r, n, label := g.raster, g.found.Spaces, g.label
	type touch struct{ mass, space int32 }
	sides := map[touch]int{}
	free := map[int32]Point{}
	for c := range label {
		m := g.mass[c]
		if m < 0 || label[c] != partition.None {
			continue
		}
		if _, ok := free[m]; !ok {
			free[m] = r.Middle(c)
		}
		r.EachAround(c, func(d int) {
			if label[d] != partition.None {
				sides[touch{m, int32(label[d])}]++
			}
		})
	}
	owner := map[int32]int16{}
	masses := slices.SortedFunc(maps.Keys(free), func(a, b int32) int { return cmp.Or(g.sizes[b]-g.sizes[a], int(a-b)) })
	for _, m := range masses {
		best, least := partition.None, math.Inf(1)
		for i := range g.Spaces {
			if g.kinds[i] != Land {
				continue
			}
			d := plane.Distance(free[m], g.at[i])
			if d > 260 {
				continue
			}
			for q := range n {
				t := sides[touch{m, int32(q)}]
				if t < partition.Touch {
					continue
				}
				at := i*n + q
				switch {
				case !g.found.Stated[at]:
					d += 1000
				case g.found.Shared[at] < partition.Touch:
					d -= 200
				}
			}
			if d < least {
				best, least = i, d
			}
		}
		if least > 260 {
			best = partition.None
		}
		owner[m] = int16(best)
		for q := range n {
			if t := sides[touch{m, int32(q)}]; best != partition.None && t > 0 {
				g.found.Shared[best*n+q] += int32(t)
				g.found.Shared[q*n+best] += int32(t)
			}
		}
	}
	for c := range label {
		if m := g.mass[c]; m >= 0 && label[c] == partition.None {
			if o, ok := owner[m]; ok {
				label[c] = o
			}
		}
	}
}

// finish assigns the atoms and derives the layout from the cells. With placed, the places of spaces are those of the
// author.
func (g *geography) finish(l *Layout, placed bool) *Layout {
	g.found = partition.Solve(g.problem)
	g.label = make([]int16, len(g.raster.Soil))
	for c, a := range g.atoms.Of {
		if g.label[c] = g.found.Label[a]; int(g.label[c]) == g.found.Idle {
			g.label[c] = partition.None
		}
	}
	if l.Form == Geographic {
		g.assignIslands()
		g.land = make([]bool, len(g.label))
		for i, soil := range g.raster.Soil {
			g.land[i] = soil != mesh.Water
		}
	}
	l.Coast, l.Width, l.Height = g.coast, float64(g.raster.W)*cellSize, float64(g.raster.H)*cellSize
	g.wraps = g.proj.Wraps
	g.layout(l)
	if g.land != nil {
		g.placeTokens(l)
	}
	for i, s := range g.Spaces {
		if s.Label != nil && placed && l.Shapes[i].Layer != LayerMargin {
			if at := g.proj.At(*s.Label); l.Map.Contains(at) {
				l.Shapes[i].Anchor = at.Round()
			}
		}
	}
	return l
}
