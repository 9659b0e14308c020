package study

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/estimate"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
)

// try counts the games with one value of an option.
type try struct {
	value  int64
	games  int
	points float64
}

func (v *try) add(points float64) { v.games, v.points = v.games+1, v.points+points }

func (t *Tally) try(value int64) *try {
	for i := range t.tried {
		if t.tried[i].value == value {
			return &t.tried[i]
		}
	}
	t.tried = append(t.tried, try{value: value})
	return &t.tried[len(t.tried)-1]
}

// curve is a logistic curve fitted to the results of all values. The chance to win is 1/2 where level + slope × value
// is 0.
type curve struct {
	level, slope       float64
	varLevel, varSlope float64
	covariance         float64
	low, high, middle  float64 // where it crosses one half, with an interval; middle is NaN if it does not
	known              bool    // the interval is bounded
}

// fit fits the curve by Newton's method. Half a win at either end keeps the slope finite if all games of a value end
// alike.
func (t *Tally) fit(from, to int64) curve {
	width := float64(max(1, to-from))
	// scale values to 0 to 1, so that the numbers stay small
	at := func(v int64) float64 { return (float64(v) - float64(from)) / width }
	tried := append([]try{{value: from, games: 1, points: 0.5}, {value: to, games: 1, points: 0.5}}, t.tried...)
	var c curve
	for range 50 {
		var g0, g1, h00, h01, h11 float64
		for _, v := range tried {
			x, n := at(v.value), float64(v.games)
			p := 1 / (1 + math.Exp(-(c.level + float64(c.slope*x))))
			w := n * p * (1 - p)
			g0, g1 = g0+v.points-float64(n*p), g1+float64((v.points-float64(n*p))*x)
			h00, h01, h11 = h00+w, h01+float64(w*x), h11+float64(w*x*x)
		}
		det := float64(h00*h11) - float64(h01*h01)
		if det <= 1e-12 {
			break
		}
		d0, d1 := (float64(h11*g0)-float64(h01*g1))/det, (float64(h00*g1)-float64(h01*g0))/det
		c.level, c.slope = c.level+d0, c.slope+d1
		c.varLevel, c.varSlope, c.covariance = h11/det, h00/det, -h01/det
		if math.Abs(d0)+math.Abs(d1) < 1e-10 {
			break
		}
	}
	c.cross()
	scale := func(x float64) float64 { return float64(from) + float64(x*width) }
	c.low, c.high, c.middle = scale(c.low), scale(c.high), scale(c.middle)
	return c
}

// cross computes where the curve crosses one half, with Fieller's interval of a quotient. It is unbounded if the slope
// may be 0.
func (c *curve) cross() {
	z := estimate.Normal
	if c.slope == 0 {
		c.middle = math.NaN()
		return
	}
	c.middle = -c.level / c.slope
	a := float64(c.slope*c.slope) - float64(z*z*c.varSlope)
	b := 2 * (float64(c.level*c.slope) - float64(z*z*c.covariance))
	d := float64(c.level*c.level) - float64(z*z*c.varLevel)
	root := float64(b*b) - float64(4*a*d)
	if a <= 0 || root < 0 {
		return
	}
	c.known = true
	c.low, c.high = (-b-math.Sqrt(root))/(2*a), (-b+math.Sqrt(root))/(2*a)
}

// tasksPerValue is how many games are played with a value before the next value is chosen.
const tasksPerValue = 10

// finder chooses the values of an option to try.
type finder struct {
	t        *Tally
	from, to int64
}

// next returns the value for the next games: first both ends and the middle, then in turn the value where the curve
// crosses one half and values on either side of it, where games are most informative about the slope.
func (f finder) next() int64 {
	switch turn := f.t.Tasks / tasksPerValue; turn {
	case 0:
		return f.from
	case 1:
		return f.to
	case 2:
		return f.from + (f.to-f.from)/2
	default:
		c := f.t.fit(f.from, f.to)
		if math.IsNaN(c.middle) {
			return f.from + (f.to-f.from)/2
		}
		spread := float64(f.to-f.from) / 8
		where := c.middle + spread*float64(turn%3-1)
		return int64(math.Round(min(max(where, float64(f.from)), float64(f.to))))
	}
}

// found reports whether the value is known to the nearest whole number.
func (f finder) found() bool {
	if f.t.Tasks < 3*tasksPerValue || f.t.Tasks%tasksPerValue != 0 {
		return false
	}
	c := f.t.fit(f.from, f.to)
	return c.known && c.high-c.low <= 1
}

func (t *Tally) reportFound() *report.StudyFound {
	out := &report.StudyFound{Option: t.Find, Tried: []report.StudyTry{}}
	from, to := int64(math.MaxInt64), int64(math.MinInt64)
	for _, v := range t.tried {
		from, to = min(from, v.value), max(to, v.value)
		out.Tried = append(out.Tried, report.StudyTry{Value: v.value, Games: v.games,
			Wins: estimate.Points(v.points, v.games)})
	}
	slices.SortFunc(out.Tried, func(a, b report.StudyTry) int { return cmp.Compare(a.Value, b.Value) })
	side := names.Spoken(t.sides[0][t.Question.Of].Name)
	if len(t.tried) == 0 {
		out.Text = "No game was played."
		return out
	}
	c := t.fit(from, to)
	switch inside := c.middle >= float64(from) && c.middle <= float64(to); {
	case c.known && inside:
		out.Found, out.Value, out.Low, out.High = true, c.middle, c.low, c.high
		out.Text = fmt.Sprintf("%s wins half of the games with %s = %.1f (%.1f to %.1f).", side,
			t.Find, c.middle, c.low, c.high)
	case c.known:
		out.Text = fmt.Sprintf("No value of %s from %d to %d makes the game even.", t.Find, from, to)
	default:
		out.Text = fmt.Sprintf("These games are not enough to tell: %s makes too little difference, or too few were played.", t.Find)
	}
	return out
}
