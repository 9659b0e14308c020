package cartography

import (
	"cmp"
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
	cellSize  = 1.6   // of the raster
	atomSize  = 11.0  // across
	landNeed  = 5000. // units of area that a name with its counters takes
	waterNeed = 4200.
	effort    = 1_500_000
)

// geography is what is known while a geographic board is laid out.
type geography struct {
	*Board
	kinds  []Kind
	proj   *projection.Projection
	raster *mesh.Raster
	at     []Point // by space
	need   []float64
	coast  []Ring
	mass   []int32 // by cell
	sizes  []int   // by mass: its cells
	blob   []bool  // by space: an island that is drawn larger than it is
	atoms  *mesh.Atoms
	found  *partition.Solution
}

// onMap reports whether a space has an area of its own on the map.
func onMap(k Kind) bool { return k == Land || k == Water }

func (b *Board) layGeographic(kinds []Kind) *Layout {
	g := &geography{Board: b, kinds: kinds, at: make([]Point, len(b.Spaces)), need: make([]float64, len(b.Spaces)), blob: make([]bool, len(b.Spaces))}
	g.project()
	g.drawLand()
	g.makeIslands()
	g.divide()
	label := g.labels()
	return g.finish(label)
}

// project makes the projection, and lets it grow where spaces lack room.
func (g *geography) project() {
	var places []projection.Place
	index := map[int]int{}
	for i, s := range g.Spaces {
		if onMap(g.kinds[i]) {
			index[i] = len(places)
			places = append(places, projection.Place{Longitude: s.Longitude, Latitude: s.Latitude})
		}
	}
	var links [][2]int
	for _, p := range g.pairs(func(i int) bool { return onMap(g.kinds[i]) }) {
		link := [2]int{index[p.A], index[p.B]}
		links = append(links, link)
		if g.kinds[p.A] == Land && g.kinds[p.B] == Land { // to cut land is worse
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
	for range 3 {
		g.proj.Grow(g.demand(), 1.5)
	}
	for i, s := range g.Spaces {
		if s.Placed {
			g.at[i] = g.proj.At(s.Longitude, s.Latitude)
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

// demand compares the room that each space needs with the area around its place that is nearer to it than to others.
func (g *geography) demand() *projection.Demand {
	const fine = 2
	r := g.countries(g.proj.Width / 384)
	_, sizes := r.Masses()
	mass, _ := r.Masses()
	cellArea := r.Cell * r.Cell
	var dry, wet []int
	at := make([]Point, len(g.Spaces))
	for i, s := range g.Spaces {
		if !onMap(g.kinds[i]) {
			continue
		}
		at[i] = g.proj.At(s.Longitude, s.Latitude)
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
	owner := make([]int, len(r.Soil))
	cells := make([]float64, len(g.Spaces))
	for c := range owner {
		list := wet
		if r.Soil[c] != mesh.Water {
			list = dry
		}
		p, best, least := r.Middle(c), -1, math.Inf(1)
		for _, i := range list {
			if d := (p.X-at[i].X)*(p.X-at[i].X) + (p.Y-at[i].Y)*(p.Y-at[i].Y); d < least {
				best, least = i, d
			}
		}
		owner[c] = best
		if best >= 0 {
			cells[best]++
		}
	}
	d := projection.NewDemand(r.W/fine, r.H/fine)
	for y := range d.Rows {
		for x := range d.Columns {
			sum := 0.0
			for k := range fine * fine {
				c := (y*fine+k/fine)*r.W + x*fine + k%fine
				want := .6
				if i := owner[c]; i >= 0 {
					want = min(5, max(.6, 1.25*g.need[i]/(cells[i]*cellArea)))
				}
				sum += want
			}
			d.Cells[y*d.Columns+x] = sum / (fine * fine)
		}
	}
	return d
}

// drawLand makes the raster and the coast.
func (g *geography) drawLand() {
	g.raster = g.countries(cellSize)
	for _, ring := range atlas.Land() {
		for _, r := range g.proj.Ring(ring) {
			line := plane.Simplify(append(r, r[0]), .4)
			if r = Ring(line[:len(line)-1]); len(r) < 3 || r.Area() < 14 {
				continue
			}
			for i := range r {
				r[i] = r[i].Round()
			}
			g.coast = append(g.coast, r)
		}
	}
	g.mass, g.sizes = g.raster.Masses()
}

// makeIslands gives spaces on islands too small to write on an island of their own that is large enough.
func (g *geography) makeIslands() {
	r := g.raster
	seeds := make([]int, len(g.Spaces))
	on := map[int32]float64{}
	for i := range g.Spaces {
		seeds[i] = -1
		if g.kinds[i] == Land {
			if seeds[i] = r.Nearest(g.at[i], 14, func(c int) bool { return r.Soil[c] != mesh.Water }); seeds[i] >= 0 {
				on[g.mass[seeds[i]]] += g.need[i]
			}
		}
	}
	var islets []int
	for i := range g.Spaces {
		if g.kinds[i] != Land {
			continue
		}
		if seeds[i] < 0 || float64(g.sizes[g.mass[seeds[i]]])*cellSize*cellSize < .6*on[g.mass[seeds[i]]] {
			g.blob[i] = true
			islets = append(islets, i)
			if seeds[i] >= 0 { // the real island goes
				gone := g.mass[seeds[i]]
				for c := range r.Soil {
					if g.mass[c] == gone && r.Soil[c] < partition.Islet {
						r.Soil[c] = mesh.Water
					}
				}
			}
		}
	}
	for _, i := range islets {
		g.raise(i)
	}
	g.mass, g.sizes = r.Masses()
}

// raise draws the island of a space. It keeps away from other land.
func (g *geography) raise(i int) {
	r := g.raster
	radius := math.Sqrt(.85 * g.need[i] / math.Pi)
	shape := make(Ring, 40)
	for k := range shape {
		a := float64(k) / float64(len(shape)) * 2 * math.Pi
		wave := 1 + .07*math.Sin(2*a+float64(i)) + .05*math.Sin(3*a+float64(2*i)) + .04*math.Sin(5*a+float64(3*i))
		shape[k] = Point{X: g.at[i].X + 1.22*radius*wave*math.Cos(a), Y: g.at[i].Y + .85*radius*wave*math.Sin(a)}.Round()
	}
	soil := int16(partition.Islet + i)
	const strait = 3 // cells between it and other land
	blank := mesh.NewRaster(g.proj.Width, g.proj.Height, r.Cell)
	blank.Fill([]plane.Ring{shape}, soil)
	for c, s := range blank.Soil {
		if s != soil || r.Soil[c] != mesh.Water {
			continue
		}
		free := true
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
	}
	g.coast = slices.DeleteFunc(g.coast, func(ring Ring) bool {
		in := 0
		for _, p := range ring {
			if plane.Inside([]Ring{shape}, p) {
				in++
			}
		}
		return in*2 > len(ring) || in > 0 && ring.Area() < g.need[i]
	})
	if len(shape) > 0 {
		g.coast = append(g.coast, shape)
	}
}

// divide cuts the map into atoms and gives them to spaces.
func (g *geography) divide() {
	r, n := g.raster, len(g.Spaces)
	g.atoms = mesh.Cut(r, atomSize, g.proj.Wraps)
	p := &partition.Problem{
		Atoms: g.atoms, Spaces: n, Seed: make([]int32, n), May: make([]partition.Ground, n), Stated: make([]bool, n*n),
		Need: make([]int32, n), X: make([]float64, n), Y: make([]float64, n), Free: make([]bool, g.atoms.N()), Effort: effort,
	}
	if g.proj.Wraps {
		p.Width = g.proj.Width
	}
	for _, pair := range g.pairs(func(i int) bool { return onMap(g.kinds[i]) }) {
		p.Stated[pair.A*n+pair.B], p.Stated[pair.B*n+pair.A] = true, true
	}
	taken := map[int32]bool{}
	seeded := map[int32]bool{} // masses
	for i := range g.Spaces {
		p.Seed[i] = -1
		p.X[i], p.Y[i] = g.at[i].X, g.at[i].Y
		p.Need[i] = int32(g.need[i] / (r.Cell * r.Cell))
		p.May[i] = partition.Ground{Water: g.kinds[i] == Water, Only: mesh.Water}
		if !onMap(g.kinds[i]) {
			continue
		}
		fits := func(c int) bool {
			soil := r.Soil[c]
			switch {
			case taken[g.atoms.Of[c]]:
				return false
			case g.kinds[i] == Water:
				return soil == mesh.Water
			case g.blob[i]:
				return soil == int16(partition.Islet+i)
			}
			return soil >= 0 && soil < partition.Islet
		}
		if g.blob[i] {
			p.May[i].Only = int16(partition.Islet + i)
		}
		if c := r.Nearest(g.at[i], 120, fits); c >= 0 {
			p.Seed[i] = g.atoms.Of[c]
			taken[p.Seed[i]] = true
			if m := g.mass[c]; m >= 0 {
				seeded[m] = true
			}
		}
	}
	for c, a := range g.atoms.Of {
		p.Free[a] = r.Soil[c] == mesh.Water || seeded[g.mass[c]]
	}
	g.found = partition.Solve(p)
}

// labels returns the space of each cell. Islands on which no place lies go to the space whose borders they show, or else to nobody.
func (g *geography) labels() []int16 {
	label := make([]int16, len(g.raster.Soil))
	for c, a := range g.atoms.Of {
		label[c] = g.found.Label[a]
	}
	g.adopt(label)
	return label
}

// adopt gives islands that nobody has to spaces nearby.
func (g *geography) adopt(label []int16) {
	r, n := g.raster, len(g.Spaces)
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
		x := c % r.W
		for _, d := range [4]int{c - 1, c + 1, c - r.W, c + r.W} {
			if d >= 0 && d < len(label) && (d/r.W == c/r.W || d%r.W == x) && label[d] != partition.None {
				sides[touch{m, int32(label[d])}]++
			}
		}
	}
	owner := map[int32]int16{}
	var masses []int32
	for m := range free {
		masses = append(masses, m)
	}
	slices.SortFunc(masses, func(a, b int32) int { return cmp.Or(g.sizes[b]-g.sizes[a], int(a-b)) })
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

// finish reads the layout off the labels.
func (g *geography) finish(label []int16) *Layout {
	c := &canvas{Board: g.Board, kinds: g.kinds, raster: g.raster, label: label, land: make([]bool, len(label)), wraps: g.proj.Wraps, at: g.at}
	for i, soil := range g.raster.Soil {
		c.land[i] = soil != mesh.Water
	}
	l := c.layout(Geographic, g.coast)
	for i, s := range g.Spaces {
		if s.Label != nil && l.Shapes[i].Layer != LayerMargin {
			l.Shapes[i].Anchor = g.proj.At(s.Label.Longitude, s.Label.Latitude).Round()
		}
	}
	return l
}
