// Package estimate computes how far a number measured in a few games may be from the true one: 95 % intervals of
// shares, means and differences. No rule and no game reads these numbers, so they may be floats.
package estimate

import (
	"math"

	"github.com/scenario-lang/scenario/internal/report"
)

// normal is the number of standard errors that hold the true value in 95 of 100 cases when there are many games.
const normal = 1.959964

// student holds the same number for 1, 2, 3 … degrees of freedom, for when there are few games.
var student = []float64{
	12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
	2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
}

// Share returns k of n with Wilson's interval, which stays within 0 and 1 and is useful even when k is 0.
func Share(k, n int) report.Share {
	s := report.Share{Games: k, High: 1}
	if n == 0 {
		return s
	}
	N := float64(n)
	p := float64(k) / N
	zz := normal * normal
	mid := (p + zz/(2*N)) / (1 + zz/N)
	half := normal / (1 + zz/N) * math.Sqrt(p*(1-p)/N+zz/(4*N*N))
	s.Share, s.Low, s.High = p, max(0, mid-half), min(1, mid+half)
	return s
}

// ShareDifference returns b - a with Newcombe's interval, which is made of the intervals of both. clear reports whether
// the interval leaves out zero.
func ShareDifference(a, b report.Share) (difference report.Measure, clear bool) {
	d := b.Share - a.Share
	low := d - math.Hypot(b.Share-b.Low, a.High-a.Share)
	high := d + math.Hypot(b.High-b.Share, a.Share-a.Low)
	return report.Measure{Mean: d, Low: low, High: high}, low > 0 || high < 0
}

// mean returns the mean of a sample with Student's interval. One game alone says nothing about the others, so its
// interval is the value itself.
func mean(xs []float64) report.Measure {
	n := float64(len(xs))
	if n == 0 {
		return report.Measure{}
	}
	sum := 0.0
	for _, x := range xs {
		sum += x
	}
	m := sum / n
	if n == 1 {
		return report.Measure{Mean: m, Low: m, High: m}
	}
	squares := 0.0
	for _, x := range xs {
		squares += (x - m) * (x - m)
	}
	t := normal
	if k := len(xs) - 2; k < len(student) {
		t = student[k]
	}
	half := t * math.Sqrt(squares/(n-1)/n)
	return report.Measure{Mean: m, Low: m - half, High: m + half}
}

// Pair compares a number in pairs of games, as[i] with bs[i]. Games with the same seed begin alike, so the difference
// within a pair varies less than the games do.
func Pair(what string, as, bs []float64) report.ImpactPair {
	ds := make([]float64, len(as))
	for i := range ds {
		ds[i] = bs[i] - as[i]
	}
	p := report.ImpactPair{What: what, Games: len(ds), A: mean(as), B: mean(bs), Difference: mean(ds)}
	p.Clear = len(ds) > 1 && (p.Difference.Low > 0 || p.Difference.High < 0)
	return p
}
