package atlas

import (
	"math"
	"sync"
)

// Land returns the coasts as rings: those of continents and islands, and those of inland seas, which are holes. A
// ring crosses the date
// line without a seam, so its longitudes may jump by 360 degrees there. The caller must not change them.
var Land = sync.OnceValue(dissolve)

// edge is a line between neighbouring points of an outline.
type edge struct{ from, to Position }

// dissolve joins the outlines of all countries. It drops each edge between two countries, which occurs twice, in
// opposite directions.
func dissolve() [][]Position {
	count := map[edge]int{}
	var order []edge
	for _, c := range Countries() {
		for _, p := range c.Polygons {
			for _, ring := range p {
				for i := 0; i+1 < len(ring); i++ {
					e := edge{ring[i], ring[i+1]}
					if e.from != e.to {
						count[e]++
						order = append(order, e)
					}
				}
			}
		}
	}
	next := map[Position][]Position{}
	for _, e := range order {
		if count[edge{e.to, e.from}] == 0 {
			next[e.from] = append(next[e.from], e.to)
		}
	}
	var rings [][]Position
	for _, e := range order {
		if len(next[e.from]) == 0 {
			continue
		}
		ring := []Position{e.from}
		for at := e.from; len(next[at]) > 0; {
			to := next[at][len(next[at])-1]
			next[at] = next[at][:len(next[at])-1]
			ring = append(ring, to)
			at = to
			if at == e.from {
				break
			}
		}
		if len(ring) > 3 {
			rings = append(rings, ring)
		}
	}
	return rings
}

// CountryAt returns the index in Countries of the country at a position, or -1 at sea.
func CountryAt(at Position) int {
	boxes := extents()
	for i, c := range Countries() {
		for k, p := range c.Polygons {
			if b := boxes[i][k]; at.Latitude < b.south || at.Latitude > b.north ||
				unwrap(at.Longitude, b.middle)-b.middle > b.reach || b.middle-unwrap(at.Longitude, b.middle) > b.reach {
				continue
			}
			inside := false
			for _, ring := range p {
				if isAround(ring, at) {
					inside = !inside
				}
			}
			if inside {
				return i
			}
		}
	}
	return -1
}

// extent is the range of a polygon: from south to north, and reach degrees to each side of a meridian.
type extent struct{ south, north, middle, reach float64 }

// extents holds the extent of each polygon of each country.
var extents = sync.OnceValue(func() [][]extent {
	var all [][]extent
	for _, c := range Countries() {
		var of []extent
		for _, p := range c.Polygons {
			e := extent{south: 90, north: -90}
			x := p[0][0].Longitude
			west, east := x, x
			for _, q := range p[0] {
				x = unwrap(q.Longitude, x)
				west, east = min(west, x), max(east, x)
				e.south, e.north = min(e.south, q.Latitude), max(e.north, q.Latitude)
			}
			e.middle, e.reach = (west+east)/2, (east-west)/2
			of = append(of, e)
		}
		all = append(all, of)
	}
	return all
})

// NearestCountry returns the index in Countries of the country at a position, or of one that is close, up to reach
// degrees away; -1 if there is none. It looks in 16 directions at growing distances.
func NearestCountry(at Position, reach float64) int {
	if i := CountryAt(at); i >= 0 {
		return i
	}
	for r := .05; r <= reach; r *= 1.5 {
		for k := range 16 {
			sin, cos := math.Sincos(float64(k) * math.Pi / 8)
			if i := CountryAt(Position{
				at.Longitude + r*cos/max(.2, math.Cos(at.Latitude*math.Pi/180)), at.Latitude + r*sin,
			}); i >= 0 {
				return i
			}
		}
	}
	return -1
}

// isAround reports whether a ring goes around a position. Each longitude is taken within half a turn of the one before
// it.
func isAround(ring []Position, at Position) bool {
	in := false
	x := unwrap(ring[0].Longitude, at.Longitude)
	for k := 0; k+1 < len(ring); k++ {
		next := unwrap(ring[k+1].Longitude, x)
		a, b := Position{x, ring[k].Latitude}, Position{next, ring[k+1].Latitude}
		if (a.Latitude > at.Latitude) != (b.Latitude > at.Latitude) {
			cross := (b.Longitude-a.Longitude)*(at.Latitude-a.Latitude)/(b.Latitude-a.Latitude) + a.Longitude
			for turn := -360.0; turn <= 360; turn += 360 {
				if at.Longitude+turn < cross {
					in = !in
				}
			}
		}
		x = next
	}
	return in
}

// unwrap returns x plus or minus a multiple of 360 degrees, such that it is nearest to other.
func unwrap(x, other float64) float64 {
	for x-other > 180 {
		x -= 360
	}
	for x-other < -180 {
		x += 360
	}
	return x
}
