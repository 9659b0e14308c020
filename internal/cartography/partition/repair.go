package partition

import "math"

// repair tries to mend what annealing left: it leads a corridor from one space to another that it should touch, lets the neighbourhood settle,
// and goes back if that made things worse.
func (s *Solution) repair() {
	for range 3 {
		lacking, _ := s.Pairs()
		mended := false
		for _, pair := range lacking {
			for _, way := range [][2]int{pair, {pair[1], pair[0]}} {
				if s.Shared[pair[0]*s.Spaces+pair[1]] >= Touch {
					break
				}
				before := s.save()
				if !s.corridor(int16(way[0]), int16(way[1])) {
					continue
				}
				s.anneal(s.Effort/150, 8, .6)
				if s.cost() < before.cost {
					mended = true
				} else {
					s.restore(before)
				}
			}
		}
		if !mended {
			return
		}
	}
}

// saved is a partition that can be returned to.
type saved struct {
	label        []int16
	shared, area []int32
	cost         float64
}

func (s *Solution) save() saved {
	return saved{append([]int16(nil), s.Label...), append([]int32(nil), s.Shared...), append([]int32(nil), s.Area...), s.cost()}
}

func (s *Solution) restore(b saved) {
	copy(s.Label, b.label)
	copy(s.Shared, b.shared)
	copy(s.Area, b.area)
	for i := range s.Label {
		s.refresh(int32(i))
	}
}

// corridor gives p the atoms on the shortest way to q over ground that it may have and that it can take without cutting others in two. It
// reports whether there is a way.
func (s *Solution) corridor(p, q int16) bool {
	a := s.Atoms
	far, from := make([]float64, a.N()), make([]int32, a.N())
	var h heap
	for i := range far {
		far[i], from[i] = math.Inf(1), -1
		if s.Label[i] == p {
			far[i] = 0
			h.push(item{0, int32(i)})
		}
	}
	end := int32(-1)
	for len(h) > 0 && end < 0 {
		it := h.pop()
		i := it.atom
		if it.far > far[i] {
			continue
		}
		if it.far > 40 {
			break
		}
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			j := a.To[k]
			if s.Label[j] == q && s.Label[i] != q {
				end = i
				break
			}
			if s.Label[j] == p || !s.movable(j) || !s.allowed(j, int(p)) {
				continue
			}
			d := 1.0
			if !s.Stated[int(p)*s.Spaces+int(s.Label[j])] {
				d = 2 // an unwelcome neighbour
			}
			if it.far+d < far[j] {
				far[j], from[j] = it.far+d, i
				h.push(item{far[j], j})
			}
		}
	}
	if end < 0 || s.Label[end] == p {
		return false
	}
	for i := end; i >= 0 && s.Label[i] != p; i = from[i] {
		s.give(i, p)
	}
	s.prune()
	return true
}

// prune gives the pieces of spaces that have been cut off from their seeds to neighbours.
func (s *Solution) prune() {
	a := s.Atoms
	held := make([]bool, a.N())
	var queue []int32
	for i := range held {
		if s.seeded[i] || s.Label[i] != None && !s.movable(int32(i)) {
			held[i] = true
			queue = append(queue, int32(i))
		}
	}
	for at := 0; at < len(queue); at++ {
		i := queue[at]
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			if j := a.To[k]; !held[j] && s.Label[j] == s.Label[i] {
				held[j] = true
				queue = append(queue, j)
			}
		}
	}
	// Atoms that no held atom of their space reaches go to the neighbour that shares the most with them, outermost first.
	for changed := true; changed; {
		changed = false
		for i := range held {
			if held[i] || s.Label[i] == None {
				continue
			}
			best, most := int16(None), int32(0)
			for k := a.Start[i]; k < a.Start[i+1]; k++ {
				j := a.To[k]
				if held[j] && s.Label[j] != None && s.allowed(int32(i), int(s.Label[j])) && a.Side[k] > most {
					best, most = s.Label[j], a.Side[k]
				}
			}
			if best != None {
				if best != s.Label[i] {
					s.give(int32(i), best)
				}
				held[i], changed = true, true
			}
		}
	}
}
