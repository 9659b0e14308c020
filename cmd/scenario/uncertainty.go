package main

import (
	"fmt"
	"math"

	"github.com/scenario-lang/scenario/internal/report"
)

// Everything here is about how far a number measured in a few games may be from the true one. No rule and no game
// reads it.

// wide is how many standard errors hold the true value in 95 of 100 cases, when there are many games.
const wide = 1.959964

// students are the same for 1, 2, 3 … degrees of freedom, where there are few.
var students = []float64{
	12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
	2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
}

// share is Wilson's range: it stays within 0 and 1 and says something even where nobody has won yet.
func share(k, n int) report.Share {
	s := report.Share{Games: k, High: 1}
	if n == 0 {
		return s
	}
	N := float64(n)
	p := float64(k) / N
	zz := wide * wide
	mid := (p + zz/(2*N)) / (1 + zz/N)
	half := wide / (1 + zz/N) * math.Sqrt(p*(1-p)/N+zz/(4*N*N))
	s.Share, s.Low, s.High = p, max(0, mid-half), min(1, mid+half)
	return s
}

// shareDifference is Newcombe's range of the difference of two shares, made of the two ranges.
func shareDifference(a, b report.Share) (report.Measure, bool) {
	d := b.Share - a.Share
	low := d - math.Hypot(b.Share-b.Low, a.High-a.Share)
	high := d + math.Hypot(b.High-b.Share, a.Share-a.Low)
	return report.Measure{Mean: d, Low: low, High: high}, low > 0 || high < 0
}

// mean is the mean of a sample with Student's range. One game alone says nothing about the others: its range is the
// value itself, and nothing drawn from it is clear.
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
	t := wide
	if k := len(xs) - 2; k < len(students) {
		t = students[k]
	}
	half := t * math.Sqrt(squares/(n-1)/n)
	return report.Measure{Mean: m, Low: m - half, High: m + half}
}

// pairOf measures a number in the pairs of games in which both count. Games of one seed begin alike, so the
// difference within a pair varies less than the games do.
func pairOf(what string, games [2][]playedGame, counts func(playedGame) bool, of func(playedGame) int) report.ImpactPair {
	var as, bs, ds []float64
	for k := range games[0] {
		x, y := games[0][k], games[1][k]
		if !counts(x) || !counts(y) {
			continue
		}
		as = append(as, float64(of(x)))
		bs = append(bs, float64(of(y)))
		ds = append(ds, float64(of(y))-float64(of(x)))
	}
	p := report.ImpactPair{What: what, Games: len(ds), A: mean(as), B: mean(bs), Difference: mean(ds)}
	p.Clear = len(ds) > 1 && (p.Difference.Low > 0 || p.Difference.High < 0)
	return p
}

func shareText(s report.Share) string {
	return fmt.Sprintf("%d (%.0f–%.0f %%)", s.Games, 100*s.Low, 100*s.High)
}

func measureText(m report.Measure, games int) string {
	switch games {
	case 0:
		return "–"
	case 1:
		return fmt.Sprintf("%.1f", m.Mean)
	}
	return fmt.Sprintf("%.1f ± %.1f", m.Mean, m.High-m.Mean)
}

func differenceText(p report.ImpactPair) string {
	switch p.Games {
	case 0:
		return "–"
	case 1:
		return fmt.Sprintf("%+.1f", p.Difference.Mean)
	}
	return fmt.Sprintf("%+.1f ± %.1f", p.Difference.Mean, p.Difference.High-p.Difference.Mean)
}
