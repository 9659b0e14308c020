package study

import "math"

// A sequence is the interval in which the mean of numbers between -1 and 1 lies, after each of them. It holds at every
// moment at once in 95 of 100 studies, so that a study may look as often as it likes and end when it likes; the
// intervals of a fixed number of games, looked at again and again, would sooner or later leave out anything.
//
// For each possible mean, somebody who doubts it bets on the numbers above it, and somebody else on those below. Were
// it the true one, the bets would be fair, and the capital of either would hardly ever grow 40-fold. So a mean at which
// one of them has grown that rich is left out. How much is staked follows from how much the numbers have varied so far.
// The method is the hedged capital process of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
// betting" (Journal of the Royal Statistical Society B, 2024).
//
// Products are rounded before they are added, so that every processor gets the same interval.
type sequence struct {
	n         int
	sum       float64 // of the numbers, moved to lie from 0 to 1
	squares   float64 // of their distances from the mean of those before
	above     []float64
	below     []float64
	low, high int // the means that are left, as indexes
}

const (
	meansTried = 1001 // from -1 to 1
	doubt      = 0.05 // the share of studies in which the interval may be wrong
	boldest    = 0.5  // the share of what can be lost that is staked at most
)

func newSequence() *sequence {
	return &sequence{above: make([]float64, meansTried), below: make([]float64, meansTried), high: meansTried - 1}
}

// add takes in a number.
func (s *sequence) add(x float64) {
	y := (x + 1) / 2
	s.n++
	n := float64(s.n)
	variance := (0.25 + s.squares) / n
	stake := math.Sqrt(2 * math.Log(2/doubt) / (variance * n * math.Log(1+n)))
	for i := s.low; i <= s.high; i++ {
		m := float64(i) / (meansTried - 1)
		s.above[i] += math.Log1p(float64(min(stake, boldest/max(m, 1e-9)) * (y - m)))
		s.below[i] += math.Log1p(float64(min(stake, boldest/max(1-m, 1e-9)) * (m - y)))
	}
	s.sum += y
	mean := (0.5 + s.sum) / (n + 1)
	s.squares += float64((y - mean) * (y - mean))
	rich := math.Log(2 / doubt)
	for s.low < s.high && s.above[s.low] >= rich {
		s.low++
	}
	for s.high > s.low && s.below[s.high] >= rich {
		s.high--
	}
}

// mean returns the mean of the numbers; 0 if there are none.
func (s *sequence) mean() float64 {
	if s.n == 0 {
		return 0
	}
	return 2*s.sum/float64(s.n) - 1
}

// interval returns what is left of -1 to 1. A mean that is just left out is its bound.
func (s *sequence) interval() (low, high float64) {
	at := func(i int) float64 { return 2*float64(max(0, min(i, meansTried-1)))/(meansTried-1) - 1 }
	return at(s.low - 1), at(s.high + 1)
}
