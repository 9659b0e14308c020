package partition

import "math"

// The cost of a partition is the sum of these. Lengths are in sides of cells.
const (
	wanted   = 14  // a border should be shown by this much
	short    = 8   // for each side that it is shorter
	missing  = 220 // for a border that does not touch at all
	wrong    = 50  // for a touch without a border
	wrongBy  = 5   // for each side of it
	ragged   = 1.3 // for each side of an outline
	along    = .3  // the part of that where the outline follows a country's
	distant  = .02 // for a cell's width of distance from the place of the space
	crowded  = .15 // for each cell that a space is smaller than what its name and pieces take
	wasted   = .06 // for each cell that nobody has
	farthest = 90  // atoms that a walk looks at before it takes a space to be cut in two
)

// pair is the cost of what two spaces share.
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

// contacts lists how many sides the atom shares with each space, and how much of an outline it would add to the space
// p that has it and take from q.
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

// change returns how the cost changes if atom i goes from p to q. It leaves the contacts of the atom in s.contact.
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

// give moves atom i to q. The contacts of the atom are not needed.
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

// cuts reports whether the space that has the atom would fall apart without it. It may say so of a space that would
// hold together by a long way round.
func (s *Solution) cuts(i int32) bool {
	a, p := s.Atoms, s.Label[i]
	if int(p) == s.Idle {
		return false // what nobody has may be anywhere
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

// anneal tries moves of single atoms, of those among a list if there is one. It takes those that make the cost less,
// and others the more rarely the dearer they are and the cooler it is.
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

// cost is the cost of all pairs and of the room that spaces lack. It is what repairs are judged by.
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
