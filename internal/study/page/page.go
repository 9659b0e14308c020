// Package page writes the result of a study as one HTML file with plots.
package page

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"strings"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/plot"
	"github.com/scenario-lang/scenario/internal/report"
)

// Begins is the beginning of every page. It tells a page from other files.
const Begins = "<!doctype html><!-- study -->"

//go:embed page.html
var text string

var pageTemplate = template.Must(template.New("page").Funcs(template.FuncMap{
	"percent": func(v float64) string { return fmt.Sprintf("%.0f %%", 100*v) },
	"points":  report.Points,
	"one":     func(v float64) string { return fmt.Sprintf("%.1f", v) },
	"x":       func(v, width float64) string { return fmt.Sprintf("%.1f", v*width) },
	"width":   func(low, high, width float64) string { return fmt.Sprintf("%.1f", (high-low)*width) },
	"share":   func(n, of int) float64 { return float64(n) / float64(max(1, of)) },
	"spoken":  names.Spoken,
	"or":      func(s, otherwise string) string { return cmp.Or(s, otherwise) },
	"add":     func(a, b int) int { return a + b },
	"times":   func(a, b int) int { return a * b },
	"half":    func(v float64) float64 { return (v + 1) / 2 },
}).Parse(text))

// Write writes the result of a study to a file. underWay describes the progress of a study that has not ended; its page
// reloads from time to time.
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
		Lengths  template.HTML
		Gains    []template.HTML
	}{r, underWay, lengths(r), gains(r)})
	return b.Bytes(), err
}

// plotted plots rows of numbers over rounds.
func plotted(title, text string, labels []string, rows [][]float64) template.HTML {
	c := plot.Chart{Title: title, Text: text, Over: "round"}
	for i, row := range rows {
		c.Lines = append(c.Lines, plot.Line{Name: labels[i], Values: row})
	}
	svg := c.SVG()
	if svg == "" {
		return ""
	}
	return template.HTML("<h2>" + template.HTMLEscapeString(title) + "</h2>\n" + svg)
}

// lengths plots the share of games that are over after each round.
func lengths(r *report.Study) template.HTML {
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
	return plotted("How long games are", "Of 100 games, those that are over by each round", labels, rows)
}

// label returns a name for a scenario of a study: its title, without the title of the game of which it is a variant, or
// its options.
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

// gains plots the players' gains, in a chart for each resource of each scenario.
func gains(r *report.Study) (out []template.HTML) {
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
			out = append(out, plotted(title, "What each player gains in a round, on average of the games that reach it; "+
				"round 0 is the set-up", labels[res], rows[res]))
		}
	}
	return out
}
