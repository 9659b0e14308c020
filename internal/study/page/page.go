// Package page writes the result of a study as one HTML file with plots.
package page

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"math"
	"strings"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
)

// Begins is how a page begins, by which a file is known as one.
const Begins = "<!doctype html><!-- study -->"

//go:embed page.html
var text string

var pageTemplate = template.Must(template.New("page").Funcs(template.FuncMap{
	"percent": func(v float64) string { return fmt.Sprintf("%.0f %%", 100*v) },
	"points":  func(v float64) string { return fmt.Sprintf("%+.0f", 100*v) },
	"one":     func(v float64) string { return fmt.Sprintf("%.1f", v) },
	"x":       func(v, width float64) string { return fmt.Sprintf("%.1f", v*width) },
	"width":   func(low, high, width float64) string { return fmt.Sprintf("%.1f", (high-low)*width) },
	"share":   func(n, of int) float64 { return float64(n) / float64(max(1, of)) },
	"spoken":  names.Spoken,
	"or": func(s, otherwise string) string {
		if s == "" {
			return otherwise
		}
		return s
	},
	"add":   func(a, b int) int { return a + b },
	"times": func(a, b int) int { return a * b },
	"half":  func(v float64) float64 { return (v + 1) / 2 },
}).Parse(text))

// Write writes the result of a study to a file. A study under way says how far it is, and its page is loaded again from time to time.
func Write(name string, r *report.Study, underWay string) error {
	page, err := html(r, underWay)
	if err != nil {
		return err
	}
	return files.Write(name, page)
}

func html(r *report.Study, underWay string) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString(Begins)
	err := pageTemplate.Execute(&b, struct {
		*report.Study
		UnderWay string
		Lengths  chart
		Gains    []chart
	}{r, underWay, lengths(r), gains(r)})
	return b.Bytes(), err
}

// chart is a plot of lines: a number by round.
type chart struct {
	Title, Text string
	Lines       []line
	Rounds      []tick
	Values      []tick
}

// line is a line of a chart. Its end is where its name stands.
type line struct {
	Points, Name, Colour, Dash string
	X, Y                       string
}

// tick is a number on an axis.
type tick struct {
	At, Text string
}

// Size of a chart in units of its own.
const (
	wide = 560.0
	high = 200.0
)

// colours are those of Okabe and Ito, which people with any of the usual kinds of colour blindness tell apart; dashes tell
// more lines apart, and in print.
var (
	colours = []string{"#0072b2", "#d55e00", "#009e73", "#8a5a83", "#a06a00", "#3d85ad", "#444444"}
	dashes  = []string{"", "6 3", "2 2", "9 3 2 3"}
)

// plot draws rows of numbers over rounds.
func plot(title, text string, labels []string, rows [][]float64) chart {
	c := chart{Title: title, Text: text}
	last, top := 1, 0.0
	for _, row := range rows {
		last = max(last, len(row)-1)
		for _, v := range row {
			top = max(top, v)
		}
	}
	step := niceStep(top)
	top = max(step, math.Ceil(top/step)*step)
	x := func(i int) float64 { return wide * float64(i) / float64(last) }
	y := func(v float64) float64 { return high - high*v/top }
	ends := []float64{}
	for k, row := range rows {
		var points []string
		for i, v := range row {
			points = append(points, fmt.Sprintf("%.1f,%.1f", x(i), y(v)))
		}
		if len(row) == 0 {
			continue
		}
		end := clear(y(row[len(row)-1]), ends)
		ends = append(ends, end)
		c.Lines = append(c.Lines, line{
			Points: strings.Join(points, " "), Name: labels[k], Colour: colours[k%len(colours)], Dash: dashes[k/len(colours)%len(dashes)],
			X: fmt.Sprintf("%.1f", wide+8), Y: fmt.Sprintf("%.1f", end+4),
		})
	}
	every := max(1, int(math.Ceil(float64(last)/10)))
	for i := 0; i <= last; i += every {
		c.Rounds = append(c.Rounds, tick{fmt.Sprintf("%.1f", x(i)), fmt.Sprint(i)})
	}
	for v := 0.0; v <= top; v += step {
		c.Values = append(c.Values, tick{fmt.Sprintf("%.1f", y(v)), fmt.Sprintf("%g", v)})
	}
	return c
}

// niceStep returns a round number of which four or so reach a value.
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

// clear moves a name away from those that stand already.
func clear(y float64, others []float64) float64 {
	for moved := true; moved; {
		moved = false
		for _, o := range others {
			if math.Abs(o-y) < 14 {
				y, moved = o+14.1, true
			}
		}
	}
	return y
}

// lengths plots how many of the games are over by each round.
func lengths(r *report.Study) chart {
	var labels []string
	var rows [][]float64
	for _, s := range r.Scenarios {
		row := make([]float64, len(s.Lengths))
		over := 0
		for i, n := range s.Lengths {
			over += n
			row[i] = 100 * float64(over) / float64(max(1, s.Ended))
		}
		labels, rows = append(labels, label(r, s)), append(rows, row)
	}
	return plot("How long games are", "Of 100 games, those that are over by each round", labels, rows)
}

// label names a scenario among those of the study: by its title without what all have in common, or by its options.
func label(r *report.Study, s report.StudyScenario) string {
	if len(r.Scenarios) == 1 {
		return "games"
	}
	other := r.Scenarios[0]
	if other.Path == s.Path && other.Title == s.Title {
		other = r.Scenarios[1]
	}
	if other.Title != s.Title {
		return cmp.Or(strings.TrimPrefix(s.Title, other.Title+": "), s.Title)
	}
	if len(s.Options) == 0 {
		return s.Title
	}
	var out []string
	for _, o := range s.Options {
		out = append(out, o.Name+"="+o.Value)
	}
	return strings.Join(out, " ")
}

// gains plots what players gain of each resource, a chart for each resource of each scenario.
func gains(r *report.Study) (out []chart) {
	for _, s := range r.Scenarios {
		var resources []string
		rows, labels := map[string][][]float64{}, map[string][]string{}
		for _, g := range s.Gains {
			if rows[g.Resource] == nil {
				resources = append(resources, g.Resource)
			}
			rows[g.Resource] = append(rows[g.Resource], g.Rounds)
			labels[g.Resource] = append(labels[g.Resource], names.Spoken(g.Player))
		}
		for _, res := range resources {
			title := "Gained by round: " + names.Spoken(res)
			if len(r.Scenarios) > 1 {
				title += ", " + label(r, s)
			}
			out = append(out, plot(title, "What each player gains in a round, on average of the games that reach it; round 0 is the set-up", labels[res], rows[res]))
		}
	}
	return out
}
