package partition

import (
	"math"
)

// repair tries to improve what annealing left. It leads a corridor from one space to another that it should touch, or a
// third space between two that should not touch, then lets the atoms nearby settle. It undoes a change that did not
// help.
func (s *Solution) repair() {
	for range 3 {
		lacking, surplus := s.pairs()
		mended := false
		for _, pair := range lacking {
			for _, way := range [][2]int{pair, {pair[1], pair[0]}} {
				if s.Shared[pair[0]*s.Spaces+pair[1]] < Touch {
					mended = s.attempt(func() []int32 { return s.corridor(int16(way[0]), int16(way[1])) }) || mended
				}
			}
		}
		for _, pair := range surplus {
			for _, way := range [][2]int{pair, {pair[1], pair[0]}} {
				for r := range s.Spaces {
					between := s.Shared[way[0]*s.Spaces+r] > 0 || s.Shared[way[1]*s.Spaces+r] > 0
					if r != way[0] && r != way[1] && between && s.Shared[pair[0]*s.Spaces+pair[1]] >= Touch {
						mended = s.attempt(func() []int32 { return s.giveTouching(int16(way[0]), int16(way[1]), int16(r)) }) || mended
					}
				}
			}
		}
		if !mended {
			return
		}
	}
}

const (
	longest  = 80.  // atoms of a corridor; one through an unwelcome space counts twice
	vicinity = 75.  // units around a repair in which atoms settle
	settling = 6000 // moves to let them settle
)

// attempt calls change, which returns the atoms that it moved, and undoes the change unless it makes the partition
// better. It reports whether it does. After Problem.Repairs attempts it does nothing; on a board of 200 spaces or more,
// where computing the cost takes longer, an attempt counts as several.
func (s *Solution) attempt(change func() []int32) bool {
	if s.work += 1 + s.Spaces*s.Spaces/40_000; s.work > s.Repairs {
		return false
	}
	label, before := append([]int16(nil), s.Label...), s.cost()
	moved := change()
	if len(moved) == 0 {
		return false
	}
	s.anneal(settling, 10, .5, s.listAround(moved))
	if s.cost() < before-1 {
		return true
	}
	for i, l := range label {
		if s.Label[i] != l {
			s.give(int32(i), l)
		}
	}
	return false
}

// listAround lists the atoms near others.
func (s *Solution) listAround(moved []int32) []int32 {
	a := s.Atoms
	s.walk++
	list := append([]int32(nil), moved...)
	for _, i := range list {
		s.visit[i] = s.walk
	}
	for at := 0; at < len(list); at++ {
		i := list[at]
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			j := a.To[k]
			if s.visit[j] == s.walk {
				continue
			}
			for _, m := range moved[:min(len(moved), 40)] {
				if s.distance(a.X[m], a.Y[m], a.X[j], a.Y[j]) < vicinity {
					s.visit[j] = s.walk
					list = append(list, j)
					break
				}
			}
		}
	}
	return list
}

// giveTouching moves the atoms of p that touch q to r.
func (s *Solution) giveTouching(p, q, r int16) []int32 {
	a := s.Atoms
	var moved []int32
	for i := range int32(a.N()) {
		if s.Label[i] != p || !s.movable(i) || !s.allowed(i, int(r)) {
			continue
		}
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			if s.Label[a.To[k]] == q {
				moved = append(moved, i)
				break
			}
		}
	}
	for _, i := range moved {
		s.give(i, r)
	}
	s.prune(p, r)
	return moved
}

// corridor moves the atoms on the shortest way to q, over ground that p may have, to p. It returns them.
func (s *Solution) corridor(p, q int16) []int32 {
	a := s.Atoms
	far, from := make([]float64, a.N()), make([]int32, a.N())
	var h queue
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
		if it.far > longest {
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
			if int(s.Label[j]) != s.Idle && !s.Stated[int(p)*s.Spaces+int(s.Label[j])] {
				d = 2 // a neighbour that it should not touch
			}
			if it.far+d < far[j] {
				far[j], from[j] = it.far+d, i
				h.push(item{far[j], j})
			}
		}
	}
	if end < 0 || s.Label[end] == p {
		return nil
	}
	var moved []int32
	robbed := []int16{p}
	for i := end; i >= 0 && s.Label[i] != p; i = from[i] {
		robbed = append(robbed, s.Label[i])
		s.give(i, p)
		moved = append(moved, i)
	}
	s.prune(robbed...)
	return moved
}

// prune assigns pieces of spaces that were cut off from their seeds to neighbours.
func (s *Solution) prune(spaces ...int16) {
	a := s.Atoms
	robbed := make([]bool, s.Spaces)
	for _, l := range spaces {
		robbed[l] = true
	}
	s.walk++ // atoms that this walk visits stay with their spaces
	queue := s.queue[:0]
	var suspects []int32
	for i := range int32(a.N()) {
		if l := s.Label[i]; l == None || !robbed[l] {
			continue
		}
		suspects = append(suspects, i)
		if s.seeded[i] || !s.movable(i) {
			s.visit[i] = s.walk
			queue = append(queue, i)
		}
	}
	for at := 0; at < len(queue); at++ {
		i := queue[at]
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			if j := a.To[k]; s.visit[j] != s.walk && s.Label[j] == s.Label[i] {
				s.visit[j] = s.walk
				queue = append(queue, j)
			}
		}
	}
	s.queue = queue
	// Atoms that no walk reached go to the neighbour that shares the most sides with them, outermost first.
	for changed := true; changed; {
		changed = false
		for _, i := range suspects {
			if s.visit[i] == s.walk {
				continue
			}
			best, most := int16(None), int32(0)
			for k := a.Start[i]; k < a.Start[i+1]; k++ {
				j := a.To[k]
				steady := s.Label[j] != None && (!robbed[s.Label[j]] || s.visit[j] == s.walk)
				if steady && s.allowed(i, int(s.Label[j])) && a.Side[k] > most {
					best, most = s.Label[j], a.Side[k]
				}
			}
			if best != None {
				if best != s.Label[i] {
					s.give(i, best)
				}
				s.visit[i], changed = s.walk, true
			}
		}
	}
}
