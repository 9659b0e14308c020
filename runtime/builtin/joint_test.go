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

// docked calls docked_matching on a machine without a game.
func docked(wishes, stops [][]int64, room []int64, docks [][]int64, places []int64) int64 {
	b := &bench{}
	lists := func(of [][]int64) int64 {
		var handles []int64
		for _, l := range of {
			handles = append(handles, b.list(l...))
		}
		return b.list(handles...)
	}
	return dockedMatching(b, []int64{lists(wishes), lists(stops), b.list(room...), lists(docks), b.list(places...)})
}

func TestDockedMatching(t *testing.T) {
	inDock := [][]int64{{}, {}}
	for _, c := range []struct {
		name          string
		wishes, stops [][]int64
		docks         [][]int64
		places        []int64
		want          int64
	}{
		{"a place is for one carrier", [][]int64{{2}, {2}, {2}}, inDock, [][]int64{{1}, {2}, {3}}, []int64{1, 1, 1}, 2},
		{"two places are for two", [][]int64{{2}, {2}, {2}}, inDock, [][]int64{{1}, {2}, {3}}, []int64{1, 2, 1}, 3},
		{"carriers leave docks that others need", [][]int64{{1}, {3}}, inDock, [][]int64{{1, 3}, {1}}, []int64{1, 1}, 2},
		{"two docks open to one stop", [][]int64{{1}, {1}, {1}}, inDock, [][]int64{{1}, {1, 2}}, []int64{1, 1}, 3},
		{"a carrier without a place serves nobody", [][]int64{{1}, {1}, {1}}, inDock, [][]int64{{1}}, []int64{1}, 2},
		{"nor does one without a dock", [][]int64{{1}}, inDock, nil, nil, 0},
		{"a dock without places", [][]int64{{1}}, inDock, [][]int64{{1}}, []int64{0}, 0},
		{"carriers with stops need no dock", [][]int64{{1}, {1}, {1}}, [][]int64{{1}, {1}}, nil, nil, 3},
		{"and take none", [][]int64{{1}, {1}, {2}, {2}}, [][]int64{{1}, {}}, [][]int64{{2}}, []int64{1}, 4},
	} {
		if got := docked(c.wishes, c.stops, []int64{2, 2}, c.docks, c.places); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
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
		{"the first carrier leaves the stop that two can serve", [][]int64{{1}, {2}}, [][]int64{{1, 2}, {1}}, []int64{1, 1},
			2},
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

// With docks, too: every place of a dock is tried for every carrier.
func TestDockedMatchingIsTheGreatest(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	lists := func(most int) [][]int64 {
		out := make([][]int64, rng.IntN(most+1))
		for i := range out {
			for p := range int64(4) {
				if rng.IntN(2) == 0 {
					out[i] = append(out[i], p)
				}
			}
		}
		return out
	}
	for range 2000 {
		wishes, stops, docks := lists(4), lists(3), lists(3)
		room, places := make([]int64, len(stops)), make([]int64, len(docks))
		for i := range room {
			room[i] = int64(rng.IntN(3))
			if rng.IntN(2) == 0 {
				stops[i] = nil
			}
		}
		for i := range places {
			places[i] = int64(rng.IntN(3))
		}
		if got, want := docked(wishes, stops, room, docks, places), fromDocks(wishes, stops, room, docks, places,
			nil); got != want {
			t.Fatalf("wishes %v, stops %v, room %v, docks %v, places %v: %d, want %d", wishes, stops, room, docks, places, got,
				want)
		}
	}
}

// fromDocks gives the carriers without stops the stops of docks in every way, and takes the best.
func fromDocks(wishes, stops [][]int64, room []int64, docks [][]int64, places []int64, given [][]int64) int64 {
	i := len(given)
	if i == len(stops) {
		return exhaustively(wishes, given, room, nil)
	}
	given = given[:i:i]
	best := fromDocks(wishes, stops, room, docks, places, append(given, stops[i]))
	for d := range docks {
		if len(stops[i]) == 0 && places[d] > 0 {
			places[d]--
			best = max(best, fromDocks(wishes, stops, room, docks, places, append(given, docks[d])))
			places[d]++
		}
	}
	return best
}

func TestDockedMatchingWantsPlacesForEachDock(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("two docks with places for one are accepted")
		}
	}()
	docked([][]int64{{1}}, [][]int64{{}}, []int64{1}, [][]int64{{1}, {2}}, []int64{1})
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
