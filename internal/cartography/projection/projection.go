// Package projection maps degrees to a page on which every space has room: crowded parts of the world grow and empty
// ones shrink. Nothing folds: each of its steps is one to one.
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
	south, north float64 // as Miller's projection has them
	across, down *scale
	warp         *warp
}

// New returns a projection for the places on a page of the width. Links are pairs of places that should not be cut
// apart. A globe may wrap around.
func New(places []atlas.Position, links [][2]int, width float64, globe bool) *Projection {
	p := &Projection{Width: width}
	p.frame(places, links, globe)
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

// miller is the height of a latitude in Miller's projection, which shrinks the poles less than the globe and more
// than Mercator's.
func miller(latitude float64) float64 { return 1.25 * math.Asinh(math.Tan(.8*latitude*math.Pi/180)) }

// turn moves a longitude by whole turns so that it is not west of the page.
func (p *Projection) turn(longitude float64) float64 {
	return p.west + math.Mod(math.Mod(longitude-p.west, 360)+360, 360)
}

// frame chooses the part of the world to show: all around it if no wide part is empty.
func (p *Projection) frame(places []atlas.Position, links [][2]int, globe bool) {
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
		if !globe { // there is nothing beyond the outermost places, but borders may lead around them
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

// half reduces a difference of longitudes to half a turn either way.
func half(d float64) float64 { return math.Mod(math.Mod(d+180, 360)+360, 360) - 180 }

// At returns where a place is on the page.
func (p *Projection) At(at atlas.Position) plane.Point {
	return p.at(p.turn(at.Longitude), at.Latitude)
}

// at is At of a longitude that may lie beyond the edges.
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

// Ring returns the copies of a ring that are on the page: a ring that crosses an edge of a map that wraps is at both
// edges.
func (p *Projection) Ring(ring []atlas.Position) []plane.Ring {
	var out []plane.Ring
	for turn := -360.0; turn <= 360; turn += 360 {
		var r plane.Ring
		x := p.turn(ring[0].Longitude) + turn
		left, right := math.Inf(1), math.Inf(-1)
		for i, q := range ring {
			next := x + half(q.Longitude-x)
			if i > 0 { // a long edge is bent as the page is
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

// scale stretches one axis, each between 0 and 1, where the places are dense.
type scale struct{ sums []float64 }

const (
	steps   = 720  // of a scale
	evenly  = .5   // the part of the axis that is shared out evenly
	breadth = .038 // of the bell around a place
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

// at returns where x is after the stretch. Beyond the ends the slope at the end goes on.
func (s *scale) at(x float64) float64 {
	t := x * steps
	i := min(steps-1, max(0, int(math.Floor(t))))
	return s.sums[i] + (t-float64(i))*(s.sums[i+1]-s.sums[i])
}
