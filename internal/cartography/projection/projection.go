// Package projection computes places on a page. If only the borders of spaces are known, it spreads the spaces so that
// neighbours are close together. It maps degrees to a page on which every space has room: crowded parts of the world
// grow and empty ones shrink. Each step of the mapping is one to one, so the page never folds.
package projection

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/atlas"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// Projection maps degrees to the page.
type Projection struct {
	Width, Height float64
	Wraps         bool // the left edge and the right edge are the same meridian

	west, east   float64 // east is west + 360 if the map wraps
	south, north float64 // in Miller's projection
	across, down *scale
	warp         *warp
}

// New returns a projection of the places onto a page of the given width. Links are pairs of places between which the
// page should not be cut. With globe, the page may wrap around.
func New(places []atlas.Position, links [][2]int, width float64, globe bool) *Projection {
	p := &Projection{Width: width}
	p.chooseFrame(places, links, globe)
	spanX, spanY := (p.east-p.west)*math.Pi/180, p.north-p.south
	p.Height = math.Round(min(.8, max(.5, spanY/spanX)) * width)
	var xs, ys []float64
	for _, at := range places {
		xs = append(xs, (p.turn(at.Longitude)-p.west)/(p.east-p.west))
		ys = append(ys, (miller(at.Latitude)-p.south)/(p.north-p.south))
	}
	p.across, p.down = newScale(xs), newScale(ys)
	return p
}

// miller returns the height of a latitude in Miller's projection, which enlarges the poles less than Mercator's.
func miller(latitude float64) float64 { return 1.25 * math.Asinh(math.Tan(.8*latitude*math.Pi/180)) }

// turn adds whole turns to a longitude that is west of the page.
func (p *Projection) turn(longitude float64) float64 {
	return p.west + math.Mod(math.Mod(longitude-p.west, 360)+360, 360)
}

// chooseFrame chooses the part of the world to show: all around it, unless a wide part is empty.
func (p *Projection) chooseFrame(places []atlas.Position, links [][2]int, globe bool) {
	var xs []float64
	low, high := 90.0, -90.0
	for _, at := range places {
		xs = append(xs, math.Mod(math.Mod(at.Longitude, 360)+360, 360))
		low, high = min(low, at.Latitude), max(high, at.Latitude)
	}
	slices.Sort(xs)
	gap, after := 0.0, 0.0
	for i, x := range xs {
		next := xs[(i+1)%len(xs)]
		if i+1 == len(xs) {
			next += 360
		}
		if next-x > gap {
			gap, after = next-x, next
		}
	}
	if gap > 75 || len(xs) < 3 || !globe {
		span := 360 - gap
		part := .06
		if !globe { // nothing is beyond the outermost places, but borders may lead around them
			part = .1
		}
		margin := max(.5, max(span, high-low)*part)
		p.west, p.east = after-margin, after+span+margin
		p.south, p.north = miller(max(-83, low-margin)), miller(min(83, high+margin))
		return
	}
	p.Wraps = true
	p.west = cut(places, links)
	p.east = p.west + 360
	p.south, p.north = miller(max(-72, low-14)), miller(min(83, high+7))
}

// cut returns the meridian that the fewest links cross, as far from all places as possible.
func cut(places []atlas.Position, links [][2]int) float64 {
	best, at := math.Inf(1), 180.0
	for c := -180.0; c < 180; c++ {
		cost := 0.0
		for _, l := range links {
			a, b := places[l[0]].Longitude, places[l[1]].Longitude
			d, r := half(b-a), half(c-a)
			if d > 0 && r > 0 && r < d || d < 0 && r < 0 && r > d {
				cost++
			}
		}
		near := 9.0
		for _, q := range places {
			near = min(near, math.Abs(half(q.Longitude-c)))
		}
		if cost -= near / 6; cost < best {
			best, at = cost, c
		}
	}
	return at
}

// half reduces a difference of longitudes to at most half a turn in either direction.
func half(d float64) float64 { return math.Mod(math.Mod(d+180, 360)+360, 360) - 180 }

// At returns the point of a place on the page.
func (p *Projection) At(at atlas.Position) plane.Point {
	return p.at(p.turn(at.Longitude), at.Latitude)
}

// at is At for a longitude that may be beyond the edges.
func (p *Projection) at(longitude, latitude float64) plane.Point {
	q := plane.Point{
		X: p.across.at((longitude-p.west)/(p.east-p.west)) * p.Width,
		Y: (1 - p.down.at((miller(latitude)-p.south)/(p.north-p.south))) * p.Height,
	}
	if p.warp != nil {
		q = p.warp.at(q)
	}
	return q
}

// Ring returns the copies of a ring that are on the page: a ring across an edge of a map that wraps is at both edges.
func (p *Projection) Ring(ring []atlas.Position) []plane.Ring {
	var out []plane.Ring
	for turn := -360.0; turn <= 360; turn += 360 {
		var r plane.Ring
		x := p.turn(ring[0].Longitude) + turn
		left, right := math.Inf(1), math.Inf(-1)
		for i, q := range ring {
			next := x + half(q.Longitude-x)
			if i > 0 { // divide a long edge, because the page bends it
				y := ring[i-1].Latitude
				n := math.Ceil(max(math.Abs(next-x), math.Abs(q.Latitude-y)))
				for k := 1.0; k < n; k++ {
					r = append(r, p.at(x+(next-x)*k/n, y+(q.Latitude-y)*k/n))
				}
			}
			r = append(r, p.at(next, q.Latitude))
			x = next
			left, right = min(left, x), max(right, x)
		}
		if right > p.west && left < p.east {
			out = append(out, r[:len(r)-1])
		}
	}
	return out
}

// scale maps an axis from 0 to 1 onto itself so that it is stretched where places are dense.
type scale struct{ sums []float64 }

const (
	steps   = 720  // of a scale
	evenly  = .5   // the part of the axis that is distributed evenly
	breadth = .038 // width of the bell curve around a place
)

func newScale(xs []float64) *scale {
	dense := make([]float64, steps)
	total := 0.0
	for k := range dense {
		at := (float64(k) + .5) / steps
		for _, x := range xs {
			d := (at - x) / breadth
			dense[k] += math.Exp(-d * d / 2)
		}
		total += dense[k]
	}
	s := &scale{sums: make([]float64, steps+1)}
	for k, d := range dense {
		part := evenly / steps
		if total > 0 {
			part += (1 - evenly) * d / total
		} else {
			part = 1.0 / steps
		}
		s.sums[k+1] = s.sums[k] + part
	}
	return s
}

// at returns where x is after stretching. Beyond the ends the scale continues with the slope at the end.
func (s *scale) at(x float64) float64 {
	t := x * steps
	i := min(steps-1, max(0, int(math.Floor(t))))
	return s.sums[i] + (t-float64(i))*(s.sums[i+1]-s.sums[i])
}

// Demand is how dense each cell of a grid should be: a cell of 2 should grow twice as much as one of 1.
type Demand struct {
	Columns, Rows int
	Cells         []float64 // row by row
}

// NewDemand returns a demand of 1 in every cell.
func NewDemand(columns, rows int) *Demand {
	d := &Demand{columns, rows, make([]float64, columns*rows)}
	for i := range d.Cells {
		d.Cells[i] = 1
	}
	return d
}

// warp moves the points of the page. It has the corners of a grid of cells, with the place to which each was moved.
type warp struct {
	columns, rows int
	width, height float64
	to            []plane.Point // (columns+1) * (rows+1)
	before        *warp         // the warp to apply first
}

// Grow enlarges the parts of the page that the demand asks for. It follows the flow of Gastner, Seguy and More (2018):
// density flows away from where it is high, and carries the page with it, until it is even everywhere.
func (p *Projection) Grow(d *Demand, blur float64) {
	n, m := d.Columns, d.Rows
	mean := 0.0
	for _, v := range d.Cells {
		mean += v
	}
	mean /= float64(n * m)
	coeff := transform(d.Cells, cosines(n), cosines(m))
	width, height := float64(n), float64(m)
	flowX, flowY, dense := make([]float64, n*m), make([]float64, n*m), make([]float64, n*m)
	for l := range m {
		for k := range n {
			kx, ky := math.Pi*float64(k)/width, math.Pi*float64(l)/height
			q := kx*kx + ky*ky
			c := coeff[l*n+k] * math.Exp(-q*blur*blur/2)
			dense[l*n+k] = c
			if q > 0 {
				flowX[l*n+k], flowY[l*n+k] = c*kx/q, c*ky/q
			}
		}
	}
	evenX, evenY := corners(n, math.Cos), corners(m, math.Cos)
	f := &flow{
		n: n, m: m, mean: mean, dense: transform(dense, evenX, evenY),
		x: transform(flowX, corners(n, math.Sin), evenY), y: transform(flowY, evenX, corners(m, math.Sin)),
	}
	w := &warp{columns: n, rows: m, width: p.Width, height: p.Height, to: make([]plane.Point, (n+1)*(m+1)), before: p.warp}
	for j := range m + 1 {
		for i := range n + 1 {
			q := f.carry(plane.Point{X: float64(i), Y: float64(j)})
			w.to[j*(n+1)+i] = plane.Point{X: q.X * p.Width / width, Y: q.Y * p.Height / height}
		}
	}
	p.warp = w
}

func (w *warp) at(p plane.Point) plane.Point {
	if w.before != nil {
		p = w.before.at(p)
	}
	x, y := p.X/w.width*float64(w.columns), p.Y/w.height*float64(w.rows)
	i, j := min(w.columns-1, max(0, int(math.Floor(x)))), min(w.rows-1, max(0, int(math.Floor(y))))
	x, y = x-float64(i), y-float64(j)
	k := j*(w.columns+1) + i
	a, b, c, d := w.to[k], w.to[k+1], w.to[k+w.columns+1], w.to[k+w.columns+2]
	return plane.Point{
		X: (a.X*(1-x)+b.X*x)*(1-y) + (c.X*(1-x)+d.X*x)*y,
		Y: (a.Y*(1-x)+b.Y*x)*(1-y) + (c.Y*(1-x)+d.Y*x)*y,
	}
}

// flow is a field of velocities at the corners of cells. It changes with time as the density evens out.
type flow struct {
	n, m        int
	mean        float64
	x, y, dense []float64
}

const moments = 48 // steps of time

// carry returns where the flow takes a point.
func (f *flow) carry(p plane.Point) plane.Point {
	const dt = 1.0 / moments
	for k := range moments {
		t := float64(k) * dt
		v := f.speed(p, t)
		v = f.speed(plane.Point{X: p.X + v.X*dt/2, Y: p.Y + v.Y*dt/2}, t+dt/2)
		p.X = min(float64(f.n), max(0, p.X+v.X*dt))
		p.Y = min(float64(f.m), max(0, p.Y+v.Y*dt))
	}
	return p
}

func (f *flow) speed(p plane.Point, t float64) plane.Point {
	i, j := min(f.n-1, max(0, int(p.X))), min(f.m-1, max(0, int(p.Y)))
	x, y := p.X-float64(i), p.Y-float64(j)
	k := j*(f.n+1) + i
	mix := func(v []float64) float64 {
		return (v[k]*(1-x)+v[k+1]*x)*(1-y) + (v[k+f.n+1]*(1-x)+v[k+f.n+2]*x)*y
	}
	rho := max(.05*f.mean, (1-t)*mix(f.dense)+t*f.mean)
	return plane.Point{X: mix(f.x) / rho, Y: mix(f.y) / rho}
}

// transform multiplies a field by a matrix along each axis: the value at x and y is the sum of v at i and j times
// across[i][x] times down[j][y].
func transform(v []float64, across, down [][]float64) []float64 {
	n, wide, high := len(across), len(across[0]), len(down[0])
	out, row := make([]float64, wide*high), make([]float64, wide)
	for j, to := range down {
		clear(row)
		for i, wave := range across {
			for x, w := range wave {
				row[x] += v[j*n+i] * w
			}
		}
		for y, w := range to {
			for x, s := range row {
				out[y*wide+x] += s * w
			}
		}
	}
	return out
}

// cosines returns the matrix that turns the values of n cells into the coefficients of a series of n cosines.
func cosines(n int) [][]float64 {
	return matrix(n, n, func(i, k int) float64 {
		c := math.Cos(math.Pi*float64(k)*(float64(i)+.5)/float64(n)) / float64(n)
		if k > 0 {
			c *= 2
		}
		return c
	})
}

// corners returns the matrix that turns the coefficients of a series of n waves into values at the corners of n cells.
// wave is a cosine, or a sine on an axis along which the slope of the series is computed.
func corners(n int, wave func(float64) float64) [][]float64 {
	return matrix(n, n+1, func(k, i int) float64 { return wave(math.Pi * float64(k) * float64(i) / float64(n)) })
}

func matrix(n, m int, f func(i, k int) float64) [][]float64 {
	out := make([][]float64, n)
	for i := range out {
		out[i] = make([]float64, m)
		for k := range out[i] {
			out[i][k] = f(i, k)
		}
	}
	return out
}
