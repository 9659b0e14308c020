// Package estimate computes 95 % intervals of shares, means and differences that were measured in games. Neither rules
// nor games read these numbers, so they may be floats.
package estimate

import (
	"math"

	"gonum.org/v1/gonum/mathext"

	"github.com/scenario-lang/scenario/internal/report"
)

// sure is the probability with which an interval contains the true value.
const sure = 0.95

// Normal is the number of standard errors on either side of a mean of many games, about 1.96.
var Normal = mathext.NormalQuantile((1 + sure) / 2)

// student is Normal for few games: the quantile of Student's distribution. It is computed from that of the beta
// distribution, because the gonum package for that does not import linear algebra.
func student(freedom float64) float64 {
	x := mathext.InvRegIncBeta(freedom/2, 0.5, 1-sure)
	return math.Sqrt(freedom * (1 - x) / x)
}

// Share returns the share k of n with Wilson's interval, which stays within 0 and 1 and is useful even if k is 0.
func Share(k, n int) report.Share { return Points(float64(k), n) }

// Points is Share where k may count games in part, such as half a game for a draw. Its interval is computed as for
// whole games, so it is a little too wide.
func Points(k float64, n int) report.Share {
	s := report.Share{Games: int(k), High: 1}
	if n == 0 {
		return s
	}
	N := float64(n)
	p := k / N
	zz := Normal * Normal
	mid := (p + zz/(2*N)) / (1 + zz/N)
	half := Normal / (1 + zz/N) * math.Sqrt(p*(1-p)/N+zz/(4*N*N))
	s.Share, s.Low, s.High = p, max(0, mid-half), min(1, mid+half)
	return s
}

// ShareDifference returns b - a with Newcombe's interval, which is computed from the intervals of both. clear reports
// whether the interval excludes zero.
func ShareDifference(a, b report.Share) (difference report.Measure, clear bool) {
	d := b.Share - a.Share
	low := d - math.Hypot(b.Share-b.Low, a.High-a.Share)
	high := d + math.Hypot(b.High-b.Share, a.Share-a.Low)
	return report.Measure{Mean: d, Low: low, High: high}, low > 0 || high < 0
}

// Mean returns the mean of a sample with Student's interval. The interval of a single value is that value.
func Mean(xs []float64) report.Measure {
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
	t := student(n - 1)
	half := t * math.Sqrt(squares/(n-1)/n)
	return report.Measure{Mean: m, Low: m - half, High: m + half}
}

// Pair compares a number in pairs of games, as[i] with bs[i]. Games with the same seed begin alike, so the difference
// within a pair varies less than the number itself.
func Pair(what string, as, bs []float64) report.ImpactPair {
	ds := make([]float64, len(as))
	for i := range ds {
		ds[i] = bs[i] - as[i]
	}
	p := report.ImpactPair{What: what, Games: len(ds), A: Mean(as), B: Mean(bs), Difference: Mean(ds)}
	p.Clear = len(ds) > 1 && (p.Difference.Low > 0 || p.Difference.High < 0)
	return p
}
