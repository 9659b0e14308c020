package study

import "math"

// A sequence computes an interval for the mean of numbers between -1 and 1, after each number. In 95 of 100 studies all
// of these intervals contain the mean, so that a study may look at any time and end when it likes. (If the usual
// interval for a fixed number of games were looked at again and again, it would sooner or later exclude the mean.)
//
// For each possible mean, one gambler bets that numbers will be above it, and another that they will be below. If it
// were the true mean, the bets would be fair, and the capital of a gambler would hardly ever grow 40-fold. So a mean is
// excluded when one of its gamblers has become that rich. The stakes depend on how much the numbers have varied so far.
// The method is the hedged capital process of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
// betting" (Journal of the Royal Statistical Society B, 2024).
//
// Products are rounded before they are added, so that every processor computes the same interval.
type sequence struct {
	n         int
	sum       float64 // of the numbers, mapped to 0 to 1
	squares   float64 // of their differences from the mean of the earlier ones
	above     []float64
	below     []float64
	low, high int // the lowest and the highest mean that is not excluded, as indexes
}

const (
	meansTried = 1001 // from -1 to 1
	doubt      = 0.05 // the share of studies in which the interval may be wrong
	boldest    = 0.5  // the greatest share of what can be lost that is staked
)

func newSequence() *sequence {
	return &sequence{above: make([]float64, meansTried), below: make([]float64, meansTried), high: meansTried - 1}
}

// add adds a number.
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

// interval returns the part of -1 to 1 that is not excluded. Its bounds are the nearest excluded means.
func (s *sequence) interval() (low, high float64) {
	at := func(i int) float64 { return 2*float64(max(0, min(i, meansTried-1)))/(meansTried-1) - 1 }
	return at(s.low - 1), at(s.high + 1)
}
