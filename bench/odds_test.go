package bench

import (
	"math"
	"math/big"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
	"github.com/scenario-lang/scenario/runtime/program"
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

// The rules followed every way the dice can fall have the exact odds: those of the recurrence to nine digits.
func TestExactOdds(t *testing.T) {
	worktest.Long(t)
	p := load(t, battles)
	for _, c := range cases {
		won, x := oddsOf(t, p, c.name)
		for i, want := range chances(c.a, c.b, c.guns) {
			if math.Abs(won[i]-want) > 5e-10 {
				t.Errorf("%s: outcome %d has chance %.12f, by the recurrence %.12f", c.name, i, won[i], want)
			}
			if million := int(math.Round(1e6 * won[i])); million != c.odds[i] {
				t.Errorf("%s: outcome %d in %d of a million, exactly %d", c.name, i, million, c.odds[i])
			}
		}
		t.Logf("%s: %d ends, %d states, rest %s", c.name, len(x.Ends), x.States, odds.Decimal(x.Rest, 25))
	}
}

// oddsOf returns how likely it is by the rules that the attacker wins a battle, that nobody is left, and that the
// defender wins.
func oddsOf(tb testing.TB, p *program.Program, name string) (won [3]float64, x *odds.Exact) {
	tb.Helper()
	f := fieldOf(tb, p, name)
	x, err := odds.Of(odds.Run{Game: f.start, Fn: f.fn})
	if err != nil {
		tb.Fatal(err)
	}
	var sums [3]big.Int
	for _, e := range x.Ends {
		a, b := standingOf(e.Game, p)
		i := 1
		switch {
		case a.units() > 0:
			i = 0
		case b.units() > 0:
			i = 2
		}
		sums[i].Add(&sums[i], e.Chance)
	}
	for i := range sums {
		won[i], _ = new(big.Float).SetMantExp(new(big.Float).SetInt(&sums[i]), -odds.Bits).Float64()
	}
	return won, x
}

// BenchmarkOdds follows every way in which the dice of a battle can fall, by the recurrence and by the rules. The huge
// battle has eighty units.
func BenchmarkOdds(b *testing.B) {
	p := load(b, battles)
	for _, c := range cases {
		oddsRow(b, p, c.name, c.a, c.b, c.guns)
	}
	oddsRow(b, p, "huge", huge.a, huge.b, true)
}

func oddsRow(b *testing.B, p *program.Program, name string, attacker, defender force, guns bool) {
	want := chances(attacker, defender, guns)
	b.Run(name+"/base", func(b *testing.B) {
		for b.Loop() {
			chances(attacker, defender, guns)
		}
	})
	b.Run(name+"/exact", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			won, _ := oddsOf(b, p, name)
			for i := range won {
				if math.Abs(won[i]-want[i]) > 5e-10 {
					b.Fatalf("outcome %d has chance %.12f, by the recurrence %.12f", i, won[i], want[i])
				}
			}
		}
	})
}
