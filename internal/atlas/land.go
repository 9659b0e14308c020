package atlas

import "sync"

// Land returns the coasts as rings: those of continents and islands, and those of inland seas, which are holes. A ring crosses the date
// line without a seam, so its longitudes may jump by 360 degrees there. The caller must not change them.
var Land = sync.OnceValue(dissolve)

// edge is a piece of an outline between neighbouring points.
type edge struct{ from, to Position }

// dissolve joins the outlines of all countries: an edge between two countries occurs twice, in opposite directions, and goes.
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

// On returns the index in Countries of the country at a position, or -1 at sea.
func On(at Position) int {
	for i, c := range Countries() {
		for _, p := range c.Polygons {
			inside := false
			for _, ring := range p {
				if around(ring, at) {
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

// around reports whether a ring goes around a position. Each longitude is taken within half a turn of the one before it.
func around(ring []Position, at Position) bool {
	in := false
	x := within(ring[0].Longitude, at.Longitude)
	for k := 0; k+1 < len(ring); k++ {
		next := within(ring[k+1].Longitude, x)
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

// within returns the longitude that is the same as x and nearest to the other one.
func within(x, other float64) float64 {
	for x-other > 180 {
		x -= 360
	}
	for x-other < -180 {
		x += 360
	}
	return x
}
