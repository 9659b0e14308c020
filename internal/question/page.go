package question

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Row is a row of values for which a question is asked.
type Row struct {
	Of   string               // what is different between them, or "" if there is one
	At   []int                // its values
	Args [][]runtime.Argument // all parameters, by value
}

// mostRows is how many values a row may have.
const mostRows = 100

// AskOver reads what a question is asked over: n=1..6 for a parameter that is a number, or attackers.tank=0..8 for how many
// of a thing a list has. Without a text it is asked once.
func (q Question) AskOver(args []runtime.Argument, text string) (Row, error) {
	if text == "" {
		return Row{At: []int{0}, Args: [][]runtime.Argument{args}}, nil
	}
	what, values, _ := strings.Cut(text, "=")
	from, to, ok := strings.Cut(values, "..")
	first, err1 := strconv.Atoi(from)
	last, err2 := strconv.Atoi(to)
	if !ok || err1 != nil || err2 != nil || last < first || last-first >= mostRows {
		return Row{}, fmt.Errorf("write NAME=FROM..TO with at most %d whole numbers, such as n=1..6", mostRows)
	}
	name, thing, inList := strings.Cut(what, ".")
	i, err := q.param(name)
	if err != nil {
		return Row{}, err
	}
	t := q.p.Types[q.q.Params[i].Type]
	if t.Kind == program.TList {
		t = q.p.Types[t.Elem]
	}
	switch isList := args[i].List != nil; {
	case isList && (!inList || t.Kind != program.TRef):
		return Row{}, fmt.Errorf("%s is a list: write %s.THING=%s for how many of a thing it has", name, name, values)
	case !isList && (inList || t.Kind != program.TInt):
		return Row{}, fmt.Errorf("%s is no number and no list", what)
	}
	row := Row{Of: what}
	var kind int64
	if inList {
		if kind, err = q.thing(t.Class, thing); err != nil {
			return Row{}, err
		}
	}
	for v := first; v <= last; v++ {
		with := append([]runtime.Argument{}, args...)
		if with[i].Value = int64(v); inList {
			if v < 0 {
				return Row{}, fmt.Errorf("there cannot be %d of a thing", v)
			}
			with[i] = runtime.Argument{List: replaced(args[i].List, kind, v)}
		}
		row.At, row.Args = append(row.At, v), append(row.Args, with)
	}
	return row, nil
}

// replaced returns a list that has a thing n times, where it stood first.
func replaced(list []int64, thing int64, n int) []int64 {
	out := []int64{}
	add := func() {
		for range n {
			out = append(out, thing)
		}
		n = 0
	}
	for _, x := range list {
		if x == thing {
			add()
			continue
		}
		out = append(out, x)
	}
	add()
	return out
}

// Page is a question with its answers, one for each value of a row.
type Page struct {
	Question Question
	Row      Row
	Answers  []*Answer
}

// PageBegins is how a page begins, by which a file is known as one.
const PageBegins = "<!doctype html><!-- odds -->"

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Funcs(template.FuncMap{
	"share":   func(c Chance) float64 { return Share(c.Chance) },
	"percent": func(v float64) string { return fmt.Sprintf("%.2f %%", 100*v) },
	"times":   func(v, by float64) float64 { return v * by },
	"interval": func(a *Answer, c Chance) string {
		if a.Plays == 0 {
			return ""
		}
		low, high := a.Interval(c)
		return fmt.Sprintf("%.1f–%.1f %%", 100*low, 100*high)
	},
}).Parse(pageText))

// Given lists the values of the parameters, of the first answer.
func (p *Page) Given() []string {
	words := p.Question.Words(p.Row.Args[0])
	for i, name := range p.Question.Params() {
		words[i] = name + ": " + words[i]
	}
	return words
}

// HTML returns a page of its own.
func (p *Page) HTML() ([]byte, error) {
	var b bytes.Buffer
	b.WriteString(PageBegins)
	err := pageTemplate.Execute(&b, p)
	return b.Bytes(), err
}

// Line is a line of a plot.
type Line struct {
	Title, Colour, Dash, Points string
	X, Y                        float64 // where its title stands
}

// colours can be told apart by people who see few colours (Okabe and Ito).
var colours = []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000", "#e69f00", "#56b4e9"}

// dashes tell lines apart in print.
var dashes = []string{"none", "6 3", "2 3", "8 3 2 3", "12 4", "1 4", "4 4"}

// The plot is so large, inside of its margins.
const plotWidth, plotHeight = 520.0, 240.0

// Lines returns the plot of the outcomes over the row.
func (p *Page) Lines() []Line {
	var out []Line
	for k, o := range p.Answers[0].Outcomes {
		l := Line{Title: o.Title, Colour: colours[k%len(colours)], Dash: dashes[k%len(dashes)]}
		for i, a := range p.Answers {
			if k >= len(a.Outcomes) {
				continue
			}
			l.X = plotWidth * float64(i) / float64(max(1, len(p.Answers)-1))
			l.Y = plotHeight * (1 - Share(a.Outcomes[k].Chance))
			l.Points += fmt.Sprintf("%.1f,%.1f ", l.X, l.Y)
		}
		out = append(out, l)
	}
	// The titles are at the ends of their lines, one below the other where the lines meet.
	byHeight := make([]*Line, len(out))
	for i := range out {
		byHeight[i] = &out[i]
	}
	slices.SortStableFunc(byHeight, func(a, b *Line) int { return cmp.Compare(b.Y, a.Y) })
	for i, l := range byHeight[min(1, len(out)):] {
		l.Y = min(l.Y, byHeight[i].Y-titleHeight)
	}
	return out
}

// titleHeight is the room that the title of a line takes.
const titleHeight = 16

// Ticks returns the values of the row with their places in the plot.
func (p *Page) Ticks() []Line {
	var out []Line
	for i, v := range p.Row.At {
		out = append(out, Line{Title: strconv.Itoa(v), X: plotWidth * float64(i) / float64(max(1, len(p.Row.At)-1))})
	}
	return out
}
