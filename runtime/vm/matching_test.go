package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"testing"
)

func TestMatching(t *testing.T) {
	m := New(&program.Program{GameClass: -1, SpaceClass: -1, PlayerClass: -1, UnitClass: -1, PieceClass: -1, DieClass: -1}, 1, 10000)
	list := func(v ...int64) int64 { return m.s.NewList(v) }
	cases := []struct {
		wishes [][]int64
		seats  []int64
		want   int64
	}{
		{[][]int64{{1, 2}, {1}, {1}}, []int64{1, 2}, 2},
		{[][]int64{{1, 2}, {1}}, []int64{1, 2}, 2}, // the first must make room
		{[][]int64{{1}, {1}, {1}}, []int64{1, 1}, 2},
		{[][]int64{{1, 2}, {2, 3}, {3, 4}, {4}, {1}}, []int64{1, 2, 3, 4}, 4},
		{nil, []int64{1}, 0},
		{[][]int64{{}}, []int64{1}, 0},
	}
	for i, c := range cases {
		m.s.Left = 10000
		var ws []int64
		for _, w := range c.wishes {
			ws = append(ws, list(w...))
		}
		if got := m.matching(list(ws...), list(c.seats...)); got != c.want {
			t.Errorf("case %d: %d, want %d", i, got, c.want)
		}
	}
}
