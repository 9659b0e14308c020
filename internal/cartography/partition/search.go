package partition

import "math"

// The cost of a partition is the sum of these costs. Lengths are in sides of cells.
const (
	wanted   = 14  // a border should be shown by this much
	short    = 8   // for each side that it is shorter
	missing  = 220 // for a border that does not touch at all
	wrong    = 50  // for a touch without a border
	wrongBy  = 5   // for each side of that touch
	ragged   = 1.3 // for each side of an outline
	along    = .3  // the share of ragged that counts along the outline of a country
	distant  = .02 // for each cell's width of distance from the place of the space
	crowded  = .15 // for each cell that a space lacks for its name and pieces
	wasted   = .06 // for each unassigned cell
	farthest = 90  // atoms that a walk visits before it takes a space to be cut in two
)

// pair returns the cost of two spaces that share so many sides.
func (s *Solution) pair(p, q int, sides int32) float64 {
	if p == s.Idle || q == s.Idle {
		return 0
	}
	at := p*s.Spaces + q
	if s.Stated[at] {
		switch {
		case sides >= wanted:
			return 0
		case sides < Touch:
			return missing + float64(wanted-sides)*short
		}
		return float64(wanted-sides) * short
	}
	if sides < Touch {
		return 0
	}
	return wrong + float64(sides)*wrongBy
}

func (s *Solution) room(space int, area int32) float64 {
	if space == s.Idle {
		return float64(area) * wasted
	}
	if lack := s.Need[space] - area; lack > 0 {
		return float64(lack) * crowded
	}
	return 0
}

// contacts lists how many sides the atom shares with each space. It returns by how much the outlines grow if the atom
// moves from p to q.
func (s *Solution) contacts(i int32, p, q int16) (outline float64) {
	a := s.Atoms
	s.contact = s.contact[:0]
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		j, sides := a.To[k], a.Side[k]
		r := s.Label[j]
		if r == None {
			continue
		}
		if r == p || r == q {
			w := float64(sides)
			if a.Soil[i] != a.Soil[j] {
				w *= along
			}
			if r == p {
				outline += w
			} else {
				outline -= w
			}
		}
		found := false
		for c := range s.contact {
			if s.contact[c].space == r {
				s.contact[c].sides += sides
				found = true
				break
			}
		}
		if !found {
			s.contact = append(s.contact, contact{r, sides})
		}
	}
	return outline
}

// change returns how much the cost changes if atom i moves from p to q. It leaves the contacts of the atom in
// s.contact.
func (s *Solution) change(i int32, p, q int16) float64 {
	a, n := s.Atoms, s.Spaces
	d := s.contacts(i, p, q) * ragged
	var both int32
	for _, c := range s.contact {
		switch c.space {
		case p:
			both += c.sides
		case q:
			both -= c.sides
		default:
			r := int(c.space)
			x, y := s.Shared[int(p)*n+r], s.Shared[int(q)*n+r]
			d += s.pair(int(p), r, x-c.sides) - s.pair(int(p), r, x)
			d += s.pair(int(q), r, y+c.sides) - s.pair(int(q), r, y)
		}
	}
	x := s.Shared[int(p)*n+int(q)]
	d += s.pair(int(p), int(q), x+both) - s.pair(int(p), int(q), x)
	cells := a.Cells[i]
	d += s.room(int(p), s.Area[p]-cells) - s.room(int(p), s.Area[p]) + s.room(int(q), s.Area[q]+cells) - s.room(int(q),
		s.Area[q])
	if int(p) != s.Idle && int(q) != s.Idle {
		d += (s.distance(a.X[i], a.Y[i], s.X[q], s.Y[q]) - s.distance(a.X[i], a.Y[i], s.X[p],
			s.Y[p])) * distant * math.Sqrt(float64(cells))
	}
	return d
}

// give moves atom i to q. It does not need the contacts of the atom.
func (s *Solution) give(i int32, q int16) {
	a, n := s.Atoms, s.Spaces
	p := s.Label[i]
	s.Area[p] -= a.Cells[i]
	s.Area[q] += a.Cells[i]
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		r, sides := s.Label[a.To[k]], a.Side[k]
		if r == None {
			continue
		}
		if r != p {
			s.Shared[int(p)*n+int(r)] -= sides
			s.Shared[int(r)*n+int(p)] -= sides
		}
		if r != q {
			s.Shared[int(q)*n+int(r)] += sides
			s.Shared[int(r)*n+int(q)] += sides
		}
	}
	s.Label[i] = q
	s.refresh(i)
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		s.refresh(a.To[k])
	}
}

// cuts reports whether the space that has the atom would fall into parts without it. It may wrongly return true if the
// parts are joined only by a long way around.
func (s *Solution) cuts(i int32) bool {
	a, p := s.Atoms, s.Label[i]
	if int(p) == s.Idle {
		return false // an unused area may be in pieces
	}
	s.walk++
	s.visit[i] = s.walk
	goals, first := 0, int32(-1)
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		if j := a.To[k]; s.Label[j] == p {
			goals++
			first = j
		}
	}
	if goals < 2 {
		return false
	}
	s.queue = append(s.queue[:0], first)
	s.visit[first] = s.walk
	goals--
	for at := 0; at < len(s.queue) && at < farthest; at++ {
		for k := a.Start[s.queue[at]]; k < a.Start[s.queue[at]+1]; k++ {
			j := a.To[k]
			if s.Label[j] != p || s.visit[j] == s.walk {
				continue
			}
			s.visit[j] = s.walk
			s.queue = append(s.queue, j)
			if s.touches(j, i) {
				if goals--; goals == 0 {
					return false
				}
			}
		}
	}
	return true
}

// touches reports whether two atoms are neighbours.
func (s *Solution) touches(i, j int32) bool {
	a := s.Atoms
	for k := a.Start[i]; k < a.Start[i+1]; k++ {
		if a.To[k] == j {
			return true
		}
	}
	return false
}

// anneal tries moves of single atoms, only of those in among if it is not empty. It makes the moves that reduce the
// cost, and others with a probability that falls with their cost and as the temperature goes from hot to cold.
func (s *Solution) anneal(tries int, hot, cold float64, among []int32) {
	a := s.Atoms
	cool := math.Pow(cold/hot, 1/float64(max(1, tries/256)))
	t := hot
	for it := range tries {
		if it%256 == 255 {
			t *= cool
		}
		if len(s.active) == 0 {
			return
		}
		var i int32
		if among == nil {
			i = s.active[s.drawBelow(len(s.active))]
		} else if i = among[s.drawBelow(len(among))]; s.place[i] < 0 {
			continue
		}
		k := a.Start[i] + int32(s.drawBelow(int(a.Start[i+1]-a.Start[i])))
		if !s.rival(i, a.To[k]) {
			continue
		}
		p, q := s.Label[i], s.Label[a.To[k]]
		d := s.change(i, p, q)
		if d > 0 && (d > 12*t || math.Exp(-d/t)*(1<<31) < float64(s.next()>>33)) {
			continue
		}
		if s.cuts(i) {
			continue
		}
		s.give(i, q)
	}
}

// cost returns the cost of all pairs and of the room that spaces lack. Repairs are judged by it.
func (s *Solution) cost() float64 {
	sum := 0.0
	for p := range s.Spaces {
		for q := p + 1; q < s.Spaces; q++ {
			sum += s.pair(p, q, s.Shared[p*s.Spaces+q])
		}
		sum += s.room(p, s.Area[p])
	}
	return sum
}
