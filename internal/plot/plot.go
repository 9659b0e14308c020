// Package plot draws line charts as SVG, with a title and a description for screen readers. Their colours can be told
// apart with the common kinds of colour blindness, and dashes tell the lines apart in print.
package plot

import (
	"fmt"
	"html"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// Chart is a chart of lines over whole numbers.
type Chart struct {
	Title string
	Text  string  // what it shows, in a sentence without the full stop
	Over  string  // name of the horizontal axis
	From  int     // the first number of the horizontal axis
	Unit  string  // after the numbers of the vertical axis
	Top   float64 // the highest number of the vertical axis; 0: chosen to fit the lines
	Wide  float64 // width without the words around the lines; 0: 560
	Lines []Line
}

// Line has a number for each column.
type Line struct {
	Name   string
	Values []float64
}

// Colours are those of Okabe and Ito, darkened if they are too light for letters.
var Colours = []string{"#0072b2", "#d55e00", "#00795a", "#8a5a83", "#8a5a00", "#2f6f93", "#444444"}

var dashes = []string{"", "6 3", "2 2", "9 3 2 3"}

// Size of a plot in units of its own, and the distance of names from each other.
const (
	usualWide, high = 560.0, 200.0
	separate        = 14.0
	letter, least   = 7.5, 188.0 // room for names at the right
)

// SVG returns the drawing, or "" if there is nothing to draw.
func (c Chart) SVG() string {
	last, top, wide, room := 1, c.Top, c.Wide, least
	if wide == 0 {
		wide = usualWide
	} else {
		room = 0
	}
	var names []string
	for _, l := range c.Lines {
		last = max(last, len(l.Values)-1)
		for _, v := range l.Values {
			top = max(top, v)
		}
		if len(l.Values) > 0 {
			names = append(names, l.Name)
			room = max(room, 16+letter*float64(utf8.RuneCountInString(l.Name)))
		}
	}
	if len(names) == 0 {
		return ""
	}
	step := niceStep(top)
	top = max(step, math.Ceil(top/step)*step)
	x := func(i int) float64 { return wide * float64(i) / float64(last) }
	y := func(v float64) float64 { return high - high*v/top }
	var b strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	say(`<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="-52 -12 %.0f 252" `+
		`role="img"><title>%s</title><desc>%s. A line for each of %s.</desc>`,
		52+wide+room,
		html.EscapeString(c.Title), html.EscapeString(c.Text), html.EscapeString(strings.Join(names, ", ")))
	for v := 0.0; v <= top; v += step {
		say(`<path d="M0 %.1fH%g" stroke="#8888" fill="none"/><text x="-6" y="%.1f" dy="4" text-anchor="end">%g%s</text>`,
			y(v), wide, y(v), v, html.EscapeString(c.Unit))
	}
	for i := 0; i <= last; i += max(1, int(math.Ceil(float64(last)/10))) {
		say(`<text x="%.1f" y="216" text-anchor="middle">%d</text>`, x(i), c.From+i)
	}
	say(`<text x="%g" y="236" text-anchor="middle">%s</text>`, wide/2, html.EscapeString(c.Over))
	var ends []float64
	for k, l := range c.Lines {
		if len(l.Values) == 0 {
			continue
		}
		var points []string
		for i, v := range l.Values {
			points = append(points, fmt.Sprintf("%.1f,%.1f", x(i), y(v)))
		}
		if len(points) == 1 {
			points = append(points, points[0])
		}
		end := clear(y(l.Values[len(l.Values)-1]), ends)
		ends = append(ends, end)
		colour := Colours[k%len(Colours)]
		say(`<polyline points="%s" fill="none" stroke="%s" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="%s"/>`+
			`<text x="%g" y="%.1f" fill="%s">%s</text>`, strings.Join(points, " "), colour,
			dashes[k/len(Colours)%len(dashes)], wide+8, end+4, colour, html.EscapeString(l.Name))
	}
	b.WriteString("</svg>")
	return b.String()
}

// niceStep returns a round number that fits about four times into top.
func niceStep(top float64) float64 {
	if top <= 0 {
		return 1
	}
	size := math.Pow(10, math.Floor(math.Log10(top/4)))
	for _, by := range []float64{1, 2, 5} {
		if top/(by*size) <= 5 {
			return by * size
		}
	}
	return 10 * size
}

// clear moves a name away from others, as little as possible.
func clear(y float64, others []float64) float64 {
	for by := 0.0; ; by++ {
		for _, at := range []float64{y + by, y - by} {
			if at >= 0 && !slices.ContainsFunc(others, func(o float64) bool { return math.Abs(o-at) < separate }) {
				return at
			}
		}
	}
}
