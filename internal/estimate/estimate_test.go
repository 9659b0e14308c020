package estimate

import (
	"math"
	"testing"
)

func near(a, b float64) bool { return math.Abs(a-b) < 0.0006 }

// Figures from the literature: Wilson's interval of 81 of 263 (Newcombe 1998, table I), and of none of 20; Newcombe's
// of the difference of 56/70 and 48/80 (the same, second part).
func TestShares(t *testing.T) {
	if s := Share(81, 263); !near(s.Low, 0.2553) || !near(s.High, 0.3662) {
		t.Errorf("81 of 263: %+v", s)
	}
	if s := Share(0, 20); !near(s.Low, 0) || !near(s.High, 0.1611) {
		t.Errorf("0 of 20: %+v", s)
	}
	d, clear := ShareDifference(Share(48, 80), Share(56, 70))
	if !near(d.Low, 0.0524) || !near(d.High, 0.3339) || !clear {
		t.Errorf("difference: %+v %v", d, clear)
	}
	if s := Share(0, 0); s.Low != 0 || s.High != 1 {
		t.Errorf("of no games nothing is known: %+v", s)
	}
}

// Student's range of 1, 2, 3, 4 is 2.5 ± 3.182 × 1.291 / 2.
func TestMean(t *testing.T) {
	if m := Mean([]float64{1, 2, 3, 4}); !near(m.Mean, 2.5) || math.Abs(m.High-m.Mean-2.054) > 0.001 {
		t.Errorf("%+v", m)
	}
	long := make([]float64, 1000)
	for i := range long {
		long[i] = float64(i % 2)
	}
	if m := Mean(long); math.Abs(m.High-m.Mean-1.96*math.Sqrt(0.25025/1000)) > 0.0005 {
		t.Errorf("%+v", m)
	}
}

// Games with the same seed are compared with each other: a constant difference is clear however much the games vary.
func TestPairsOfGames(t *testing.T) {
	var as, bs []float64
	for i := range 9 {
		as = append(as, float64(i*i))
		bs = append(bs, float64(i*i+1))
	}
	p := Pair("rounds", as, bs)
	if p.Games != 9 || p.Difference.Mean != 1 || !p.Clear || p.A.High-p.A.Mean < 10 {
		t.Errorf("%+v", p)
	}
	if one := Pair("rounds", as[:1], bs[:1]); one.Clear {
		t.Error("one game makes nothing clear")
	}
}
