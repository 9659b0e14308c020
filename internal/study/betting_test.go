package study

import (
	"math/rand/v2"
	"testing"
)

// The interval may leave out the true mean at any time in no more than one study of twenty, however often it is looked
// at, and must close in on it.
func TestIntervalHoldsAtEveryMoment(t *testing.T) {
	for _, c := range []struct {
		name        string
		mean, width float64 // the width after 1000 numbers
		draw        func(r *rand.Rand) float64
	}{
		{"a coin", 0, 0.27, func(r *rand.Rand) float64 { return float64(2*r.IntN(2) - 1) }},
		{"seven of ten", 0.4, 0.25, func(r *rand.Rand) float64 {
			if r.IntN(10) < 7 {
				return 1
			}
			return -1
		}},
		{"pairs that mostly end alike", -0.1, 0.08, func(r *rand.Rand) float64 {
			if r.IntN(10) < 1 {
				return -1
			}
			return 0
		}},
	} {
		wrong, width := 0, 0.0
		const studies = 60
		for i := range studies {
			r := rand.New(rand.NewPCG(uint64(i), 1))
			s, left := newSequence(), false
			for range 1000 {
				s.add(c.draw(r))
				low, high := s.interval()
				left = left || low > c.mean || high < c.mean
			}
			if left {
				wrong++
			}
			low, high := s.interval()
			width += (high - low) / studies
		}
		if wrong > studies/20+3 {
			t.Errorf("%s: the true mean was left out in %d of %d studies", c.name, wrong, studies)
		}
		if width > c.width {
			t.Errorf("%s: the interval is %.3f wide after 1000 numbers", c.name, width)
		}
	}
}

// Numbers that are all alike leave an interval, too: few of them say little.
func TestFewNumbersSayLittle(t *testing.T) {
	s := newSequence()
	for range 5 {
		s.add(1)
	}
	if low, high := s.interval(); low > 0 || high != 1 {
		t.Errorf("after five wins: %v to %v", low, high)
	}
	for range 15 {
		s.add(1)
	}
	if low, _ := s.interval(); low < 0.3 {
		t.Errorf("after twenty wins: from %v on", low)
	}
}
