package builtin

import (
	"math/rand/v2"
	"testing"
)

// joined calls joint_matching on a machine without a game.
func joined(wishes, stops [][]int64, room []int64) int64 {
	b := &bench{}
	lists := func(of [][]int64) int64 {
		var handles []int64
		for _, l := range of {
			handles = append(handles, b.list(l...))
		}
		return b.list(handles...)
	}
	return jointMatching(b, []int64{lists(wishes), lists(stops), b.list(room...)})
}

func TestJointMatching(t *testing.T) {
	for _, c := range []struct {
		name          string
		wishes, stops [][]int64
		room          []int64
		want          int64
	}{
		{"one carrier is in one place", [][]int64{{1}, {2}}, [][]int64{{1, 2}}, []int64{2}, 1},
		{"two carriers are in two", [][]int64{{1}, {2}}, [][]int64{{1, 2}, {2}}, []int64{1, 1}, 2},
		{"room counts", [][]int64{{1}, {1}, {1}}, [][]int64{{1}}, []int64{2}, 2},
		{"a guest makes room by going elsewhere", [][]int64{{1, 2}, {1}}, [][]int64{{1}, {2}}, []int64{1, 1}, 2},
		{"the first carrier leaves the stop that two can serve", [][]int64{{1}, {2}}, [][]int64{{1, 2}, {1}}, []int64{1, 1}, 2},
		{"no room", [][]int64{{1}}, [][]int64{{1}}, []int64{0}, 0},
		{"no stop", [][]int64{{1}}, [][]int64{{}}, []int64{1}, 0},
		{"no guest", nil, [][]int64{{1}}, []int64{1}, 0},
		{"no carrier", [][]int64{{1}}, nil, nil, 0},
	} {
		if got := joined(c.wishes, c.stops, c.room); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// Every assignment of stops to carriers and of seats to guests is tried, and none does better.
func TestJointMatchingIsTheGreatest(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	places := func(most int) []int64 {
		var out []int64
		for p := range int64(4) {
			if len(out) < most && rng.IntN(2) == 0 {
				out = append(out, p)
			}
		}
		return out
	}
	for range 2000 {
		wishes, stops := make([][]int64, rng.IntN(5)), make([][]int64, rng.IntN(4))
		room := make([]int64, len(stops))
		for i := range wishes {
			wishes[i] = places(3)
		}
		for i := range stops {
			stops[i], room[i] = places(4), int64(rng.IntN(3))
		}
		if got, want := joined(wishes, stops, room), exhaustively(wishes, stops, room, nil); got != want {
			t.Fatalf("wishes %v, stops %v, room %v: %d, want %d", wishes, stops, room, got, want)
		}
	}
}

func exhaustively(wishes, stops [][]int64, room, chosen []int64) int64 {
	if len(chosen) == len(stops) {
		return seatAll(wishes, chosen, room)
	}
	best := exhaustively(wishes, stops, room, append(chosen[:len(chosen):len(chosen)], -1))
	for _, s := range stops[len(chosen)] {
		best = max(best, exhaustively(wishes, stops, room, append(chosen[:len(chosen):len(chosen)], s)))
	}
	return best
}

func seatAll(wishes [][]int64, at, room []int64) int64 {
	if len(wishes) == 0 {
		return 0
	}
	best := seatAll(wishes[1:], at, room)
	for c, place := range at {
		for _, w := range wishes[0] {
			if w == place && room[c] > 0 {
				room[c]--
				best = max(best, 1+seatAll(wishes[1:], at, room))
				room[c]++
			}
		}
	}
	return best
}

func TestJointMatchingWantsRoomForEachCarrier(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("two carriers with room for one are accepted")
		}
	}()
	joined([][]int64{{1}}, [][]int64{{1}, {2}}, []int64{1})
}
