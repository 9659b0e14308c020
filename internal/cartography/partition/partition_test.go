package partition

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/internal/cartography/mesh"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
)

// field is a problem on an empty page: spaces at places, with borders between some.
func field(at []plane.Point, borders [][2]int) *Problem {
	r := mesh.NewRaster(300, 200, 2)
	r.Fill([]plane.Ring{{{X: 0, Y: 0}, {X: 300, Y: 0}, {X: 300, Y: 200}, {X: 0, Y: 200}}}, 0)
	atoms := mesh.Cut(r, 10, false)
	n := len(at)
	p := &Problem{
		Atoms: atoms, Spaces: n, Idle: -1, Seeds: make([][]int32, n), May: make([]Ground, n), Stated: make([]bool, n*n),
		Need: make([]int32, n),
		X:    make([]float64, n), Y: make([]float64, n), Free: make([]bool, atoms.N()), Effort: 60_000, Repairs: 100,
	}
	for i := range p.Free {
		p.Free[i] = true
	}
	for i, q := range at {
		p.X[i], p.Y[i], p.Need[i] = q.X, q.Y, 500
		p.Seeds[i] = []int32{atoms.Of[r.At(q)]}
		p.May[i] = Ground{Any: true, Only: mesh.Water}
	}
	for _, b := range borders {
		p.Stated[b[0]*n+b[1]], p.Stated[b[1]*n+b[0]] = true, true
	}
	return p
}

// square has four spaces in the corners of a page. Neighbours touch of themselves, and of the two diagonals one may.
var square = []plane.Point{{X: 60, Y: 50}, {X: 240, Y: 50}, {X: 60, Y: 150}, {X: 240, Y: 150}}

// TestDiagonal makes the search show one diagonal and hide the other, either way.
func TestDiagonal(t *testing.T) {
	round := [][2]int{{0, 1}, {0, 2}, {1, 3}, {2, 3}}
	for _, diagonal := range [][2]int{{0, 3}, {1, 2}} {
		s := Solve(field(square, append(slices.Clone(round), diagonal)))
		if missing, extra := s.pairs(); len(missing) > 0 || len(extra) > 0 {
			t.Errorf("diagonal %v: %v are missing and %v extra", diagonal, missing, extra)
		}
	}
}

// TestFarNeighbours makes spaces touch that a third one lies between.
func TestFarNeighbours(t *testing.T) {
	row := []plane.Point{{X: 50, Y: 100}, {X: 150, Y: 100}, {X: 250, Y: 100}}
	s := Solve(field(row, [][2]int{{0, 1}, {1, 2}, {0, 2}}))
	if missing, extra := s.pairs(); len(missing) > 0 || len(extra) > 0 {
		t.Errorf("%v are missing and %v extra", missing, extra)
	}
	checkPieces(t, s)
}

// TestApart keeps spaces apart that do not border, if a third one can lie between.
func TestApart(t *testing.T) {
	three := []plane.Point{{X: 60, Y: 60}, {X: 240, Y: 60}, {X: 150, Y: 170}}
	s := Solve(field(three, [][2]int{{0, 2}, {1, 2}}))
	if missing, extra := s.pairs(); len(missing) > 0 || len(extra) > 0 {
		t.Errorf("%v are missing and %v extra", missing, extra)
	}
	checkPieces(t, s)
}

// TestRepairsAreBounded poses a problem that nothing solves, in which everything borders everything.
func TestRepairsAreBounded(t *testing.T) {
	var places []plane.Point
	var all [][2]int
	for i := range 12 {
		places = append(places, plane.Point{X: float64(30 + 70*(i%4)), Y: float64(30 + 60*(i/4))})
		for k := range i {
			all = append(all, [2]int{k, i})
		}
	}
	p := field(places, all)
	p.Effort = 2000
	for _, p.Repairs = range []int{0, 5} {
		tried := 0
		s := &Solution{Problem: p, random: 1}
		s.begin()
		for range 20 {
			s.attempt(func() []int32 { tried++; return nil })
		}
		if tried != p.Repairs {
			t.Errorf("%d repairs are tried, want %d", tried, p.Repairs)
		}
	}
	if missing, _ := Solve(p).pairs(); len(missing) == 0 {
		t.Error("a page shows that each of 12 spaces touches each other one")
	}
}

// checkPieces checks that every space is in one piece, and that what the search counted is so.
func checkPieces(t *testing.T, s *Solution) {
	t.Helper()
	a := s.Atoms
	seen := make([]bool, a.N())
	pieces := make([]int, s.Spaces)
	for i := range seen {
		if seen[i] || s.Label[i] == None {
			continue
		}
		pieces[s.Label[i]]++
		queue := []int32{int32(i)}
		seen[i] = true
		for at := 0; at < len(queue); at++ {
			for k := a.Start[queue[at]]; k < a.Start[queue[at]+1]; k++ {
				if j := a.To[k]; !seen[j] && s.Label[j] == s.Label[i] {
					seen[j] = true
					queue = append(queue, j)
				}
			}
		}
	}
	for i, n := range pieces {
		if n != 1 {
			t.Errorf("space %d is in %d pieces", i, n)
		}
	}
	shared, area := slices.Clone(s.Shared), slices.Clone(s.Area)
	s.count()
	if !slices.Equal(shared, s.Shared) || !slices.Equal(area, s.Area) {
		t.Error("the counts are not those of the labels")
	}
}
