package question

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/plot"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Row is a series of values for which a question is asked.
type Row struct {
	Of   string               // what is different between them, or "" if there is one
	At   []int                // the values
	Args [][]runtime.Argument // all parameters for each value
}

// mostRows is how many values a series may have.
const mostRows = 100

// AskOver parses the text of --over: n=1..6 for a parameter that is a number, or attackers.tank=0..8 for the number of
// a thing in a list. If the text is "", the question is asked once.
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
		return Row{}, fmt.Errorf("%s is neither a number nor a list", what)
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
			with[i] = runtime.Argument{List: replaceThing(args[i].List, kind, v)}
		}
		row.At, row.Args = append(row.At, v), append(row.Args, with)
	}
	return row, nil
}

// replaceThing returns a list with n copies of a thing, at the place of the first one.
func replaceThing(list []int64, thing int64, n int) []int64 {
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

// PageBegins is the beginning of every page. It tells a page from other files.
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

// Given lists the parameters of the first answer with their values.
func (p *Page) Given() []string {
	words := p.Question.Words(p.Row.Args[0])
	for i, name := range p.Question.Params() {
		words[i] = name + ": " + words[i]
	}
	return words
}

// HTML returns the page as a document of its own.
func (p *Page) HTML() ([]byte, error) {
	var b bytes.Buffer
	b.WriteString(PageBegins)
	err := pageTemplate.Execute(&b, p)
	return b.Bytes(), err
}

// Plot draws the chances of the outcomes over the series.
func (p *Page) Plot() template.HTML {
	c := plot.Chart{Title: p.Question.Title() + ", over " + p.Row.Of, Over: p.Row.Of,
		From: p.Row.At[0], Unit: " %", Top: 100,
		Text: "The chance of each outcome, from 0 to 100 percent, for each value of " + p.Row.Of +
			". The table below has the numbers"}
	for k, o := range p.Answers[0].Outcomes {
		l := plot.Line{Name: o.Title}
		for _, a := range p.Answers {
			if k < len(a.Outcomes) {
				l.Values = append(l.Values, 100*Share(a.Outcomes[k].Chance))
			}
		}
		c.Lines = append(c.Lines, l)
	}
	return template.HTML(c.SVG())
}
