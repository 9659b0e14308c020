package bench

import (
	"math/big"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
)

// Fought through the sampler, every battle ends as it does when it is played.
func TestSampledBattlesEndAsPlayed(t *testing.T) {
	n := 100_000
	if testing.Short() {
		n = 2_000
	}
	p := load(t, battles)
	for _, c := range cases {
		f := fieldOf(t, p, c.name)
		s, err := odds.NewSampler(odds.Run{Game: f.start, Fn: f.fn})
		if err != nil {
			t.Fatal(err)
		}
		for seed := range n {
			stream := runtime.Stream(seed)
			end, err := s.Play(&stream)
			if err != nil {
				t.Fatal(err)
			}
			d := dice(seed)
			a, b := c.a, c.b
			battle(&d, &a, &b, c.guns)
			if ra, rb := standingOf(end, p); ra != a || rb != b || uint64(stream) != uint64(d) {
				t.Fatalf("%s, seed %d: sampled %+v and %+v, hand-written Go %+v and %+v", c.name, seed, ra, rb, a, b)
			}
		}
		t.Logf("%s: %d states", c.name, s.States())
	}
}

// The rules followed every way the dice can fall have the exact odds.
func TestExactOdds(t *testing.T) {
	worktest.Long(t)
	p := load(t, battles)
	for _, c := range cases {
		f := fieldOf(t, p, c.name)
		x, err := odds.Of(odds.Run{Game: f.start, Fn: f.fn})
		if err != nil {
			t.Fatal(err)
		}
		var got [3]*big.Int
		for i := range got {
			got[i] = new(big.Int)
		}
		for _, e := range x.Ends {
			a, b := standingOf(e.Game, p)
			i := 1
			switch {
			case a.units() > 0:
				i = 0
			case b.units() > 0:
				i = 2
			}
			got[i].Add(got[i], e.Chance)
		}
		for i, g := range got {
			million := new(big.Int).Mul(g, big.NewInt(1_000_000))
			million.Add(million, new(big.Int).Lsh(big.NewInt(1), odds.Bits-1))
			if million.Rsh(million, odds.Bits); int(million.Int64()) != c.odds[i] {
				t.Errorf("%s: outcome %d in %v of a million, exactly %d", c.name, i, million, c.odds[i])
			}
		}
		t.Logf("%s: %d ends, %d states, rest %s", c.name, len(x.Ends), x.States, odds.Decimal(x.Rest, 25))
	}
}
