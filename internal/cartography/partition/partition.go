// Package partition assigns the atoms of a page to spaces so that spaces touch exactly if they border.
//
// A search starts from the nearest atoms and moves atoms between neighbouring spaces. Every space stays in one piece on
// each mass of land, and keeps the atom that its place is on. The random numbers of the search have a fixed seed, so
// the result is always the same.
package partition

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/cartography/mesh"
)

// None is the label of an unassigned atom.
const None = -1

// Touch is how many sides of cells two spaces must share to touch. Spaces that share less meet at a corner.
const Touch = 3

// Problem is the input of the search.
type Problem struct {
	Atoms  *mesh.Atoms
	Spaces int
	Seeds  [][]int32 // by space: atoms that it has from the beginning and keeps
	Idle   int       // a space for unused atoms, or -1: it may touch every space, but its atoms count as wasted
	Verge  []int32   // atoms that Idle has at the beginning
	May    []Ground  // by space
	Stated []bool    // by pair, Spaces*a+b: they border
	Need   []int32   // by space: the cells that its name and its pieces take
	X, Y   []float64 // by space: its place
	Free   []bool    // by atom: a space may have it
	Width  float64   // of the page if it wraps, or 0
	Effort int       // moves that the search tries

	// Repairs bounds how many repairs are tried, so that laying out takes only seconds even if a page cannot show most
	// of the borders.
	Repairs int
}

// Ground says which soil a space may have.
type Ground struct {
	Any, Water bool
	Only       int16 // if it is not Water: only atoms of this soil, which no other space may have
}

// Solution is a label for each atom, and the length of the common outline of each pair of spaces.
type Solution struct {
	*Problem
	Label   []int16
	Shared  []int32 // by pair: sides of cells
	Area    []int32 // by space: cells
	seeded  []bool  // by atom
	active  []int32 // atoms that another space could have
	place   []int32 // by atom: its index in active, or -1
	random  uint64
	contact []contact // of the atom that is being tried
	visit   []int32   // by atom: the last walk that visited it
	walk    int32
	work    int // steps of repairs so far
	queue   []int32
}

// contact is the number of sides that an atom shares with a space.
type contact struct {
	space int16
	sides int32
}

// allowed reports whether the space may have the atom.
func (s *Problem) allowed(atom int32, space int) bool {
	g, soil := &s.May[space], s.Atoms.Soil[atom]
	switch {
	case !s.Free[atom]:
		return false
	case g.Any:
		return true
	case g.Water:
		return soil == mesh.Water
	case g.Only != mesh.Water:
		return soil == g.Only
	}
	return soil >= 0 && soil < Islet
}

// Islet is the first of the soils that only one space may have.
const Islet = 1000

// Solve runs the search.
func Solve(p *Problem) *Solution {
	s := &Solution{Problem: p, random: 88172645463325252}
	s.begin()
	s.anneal(p.Effort, 45, 2, nil)
	s.repair()
	s.anneal(p.Effort/6, 3, .3, nil)
	s.repair()
	return s
}

// begin assigns each atom to the nearest space.
func (s *Solution) begin() {
	n := s.Atoms.N()
	s.Label, s.seeded, s.place, s.visit = make([]int16, n), make([]bool, n), make([]int32, n), make([]int32, n)
	s.flood()
	s.count()
}

// pairs returns the borders between spaces that do not touch, and the spaces that touch without a border, in order.
func (s *Solution) pairs() (missing, extra [][2]int) {
	for a := range s.Spaces {
		for b := a + 1; b < s.Spaces; b++ {
			if a == s.Idle || b == s.Idle {
				continue
			}
			touch, stated := s.Shared[a*s.Spaces+b] >= Touch, s.Stated[a*s.Spaces+b]
			if stated && !touch {
				missing = append(missing, [2]int{a, b})
			}
			if touch && !stated {
				extra = append(extra, [2]int{a, b})
			}
		}
	}
	return missing, extra
}

func (s *Solution) distance(ax, ay, bx, by float64) float64 {
	dx := math.Abs(ax - bx)
	if s.Width > 0 && dx > s.Width/2 {
		dx = s.Width - dx
	}
	return math.Sqrt(dx*dx + (ay-by)*(ay-by))
}

// flood assigns each atom to the space whose place is nearest along a way over ground that the space may have. Entering
// another country is expensive, so that spaces end where countries do.
func (s *Solution) flood() {
	a := s.Atoms
	far := make([]float64, a.N())
	for i := range far {
		far[i], s.Label[i] = math.Inf(1), None
	}
	var h queue
	for k, seeds := range s.Seeds {
		for _, seed := range seeds {
			if !s.seeded[seed] {
				s.seeded[seed], far[seed], s.Label[seed] = true, 0, int16(k)
				h.push(item{0, seed})
			}
		}
	}
	for _, i := range s.Verge {
		if !s.seeded[i] {
			far[i], s.Label[i] = 0, int16(s.Idle)
		}
	}
	for len(h) > 0 {
		it := h.pop()
		i := it.atom
		if it.far > far[i] {
			continue
		}
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			j := a.To[k]
			if s.seeded[j] || !s.allowed(j, int(s.Label[i])) {
				continue
			}
			d := s.distance(a.X[i], a.Y[i], a.X[j], a.Y[j])
			if a.Soil[i] != a.Soil[j] {
				d = d*1.5 + 10
			}
			if it.far+d < far[j] {
				far[j], s.Label[j] = it.far+d, s.Label[i]
				h.push(item{far[j], j})
			}
		}
	}
}

// count recomputes from the labels what Solution knows about pairs and spaces.
func (s *Solution) count() {
	a, n := s.Atoms, s.Spaces
	s.Shared, s.Area, s.active = make([]int32, n*n), make([]int32, n), s.active[:0]
	for i := range a.N() {
		p := s.Label[i]
		s.place[i] = -1
		if p != None {
			s.Area[p] += a.Cells[i]
		}
		for k := a.Start[i]; p != None && k < a.Start[i+1]; k++ {
			if q := s.Label[a.To[k]]; q != None && q != p {
				s.Shared[int(p)*n+int(q)] += a.Side[k]
			}
		}
	}
	for i := range a.N() {
		s.refresh(int32(i))
	}
}

// movable reports whether the search may assign the atom to another space.
func (s *Solution) movable(i int32) bool {
	return s.Label[i] != None && !s.seeded[i] && s.Free[i] && s.May[s.Label[i]].Only == mesh.Water
}

// rival reports whether atom i could move to the space that has atom j.
func (s *Solution) rival(i, j int32) bool {
	q := s.Label[j]
	return q != None && q != s.Label[i] && s.allowed(i, int(q))
}

// refresh adds an atom to the list of active ones or removes it.
func (s *Solution) refresh(i int32) {
	a := s.Atoms
	is := false
	if s.movable(i) {
		for k := a.Start[i]; k < a.Start[i+1] && !is; k++ {
			is = s.rival(i, a.To[k])
		}
	}
	switch at := s.place[i]; {
	case is && at < 0:
		s.place[i] = int32(len(s.active))
		s.active = append(s.active, i)
	case !is && at >= 0:
		last := s.active[len(s.active)-1]
		s.active[at], s.place[last] = last, at
		s.active = s.active[:len(s.active)-1]
		s.place[i] = -1
	}
}

// next returns a random number (xorshift, Marsaglia 2003).
func (s *Solution) next() uint64 {
	s.random ^= s.random << 13
	s.random ^= s.random >> 7
	s.random ^= s.random << 17
	return s.random
}

// drawBelow returns a random number from 0 to n-1.
func (s *Solution) drawBelow(n int) int { return int((s.next() >> 33) * uint64(n) >> 31) }

// item is an atom in a queue with its distance.
type item struct {
	far  float64
	atom int32
}

// queue is sorted so that the nearest item is last. Items of equal distance are ordered by their atoms, so that the
// result is always the same.
type queue []item

func (q *queue) push(it item) {
	at, _ := slices.BinarySearchFunc(*q, it, func(a, b item) int {
		return cmp.Or(cmp.Compare(b.far, a.far), cmp.Compare(b.atom, a.atom))
	})
	*q = slices.Insert(*q, at, it)
}

func (q *queue) pop() item {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}
