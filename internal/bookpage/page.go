// Package bookpage writes a ledger as one HTML page: every clause of the book with the rules that implement it and the
// tests that show it, with each line marked as executed or not. The page needs no other file.
package bookpage

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"path"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/ledger"
)

//go:embed page.gohtml
var layout string

//go:embed page.css
var style string

//go:embed page.js
var script string

var pageTemplate = template.Must(template.New("page").Parse(layout))

// Begins is the beginning of every page. A file that begins otherwise was not made by Write.
const Begins = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"generator\" " +
	"content=\"scenario coverage\">\n"

// Write returns the page of a scenario. sources has its files by the names in the ranges of the ledger. An error means
// that the template of the page is wrong.
func Write(l *ledger.Ledger, title string, sources map[string][]byte) ([]byte, error) {
	w := &writer{l: l, files: map[string]*file{}, shown: map[any]string{}, folder: folder(sources)}
	for name, src := range sources {
		w.files[name] = &file{src: src, name: name}
	}
	for _, p := range l.Points {
		if f := w.files[p.Range.Filename]; f != nil {
			f.points = append(f.points, p)
		}
	}
	var out bytes.Buffer
	err := pageTemplate.Execute(&out, w.page(title))
	return out.Bytes(), err
}

// folder returns the folder that contains all files. The page leaves it out of their names.
func folder(sources map[string][]byte) string {
	common, first := "", true
	for name := range sources {
		if dir := path.Dir(name) + "/"; first {
			common, first = dir, false
		} else {
			for !strings.HasPrefix(dir, common) {
				common = common[:strings.LastIndex(common[:len(common)-1], "/")+1]
			}
		}
	}
	return common
}

// The data of the template.
type (
	page struct {
		Title    string
		Style    template.CSS
		Script   template.JS
		Totals   []total
		States   []state
		Sections []section
		Left     []list
	}
	total struct {
		Name    string
		N, Of   int
		Percent int
	}
	state struct {
		Name, Class, Means string
		N                  int
	}
	section struct {
		ID, Name     string
		Clauses      []clause
		Tested, Bind int
	}
	clause struct {
		ID, Anchor, Text, Note, Why string
		Assumed                     string
		Status, Class               string
		Line                        int
		Restates, Same              []string
		Rules, Tests                []shown
	}
	// shown is a block or test below a clause. The first time, it has its code; later, a link to that.
	shown struct {
		Anchor, Title, Place, Mark, Says string
		First, Open, Idle                bool
		Whole                            bool // a block or test, and not one line of it
		Parts                            []part
	}
	part struct {
		Start int // number of the first line, less one
		Code  template.HTML
	}
	list struct {
		ID, Name, Says string
		Items          []shown
	}
)

// means explains each status.
var means = [...]string{
	ledger.Missing: "nothing cites it", ledger.Untested: "no passing test cites it",
	ledger.Unruled: "a test cites it, but no rule does", ledger.Idle: "its tests execute none of the rules that cite it",
	ledger.Tested:        "a passing test executes a rule that cites it, or checks what is declared",
	ledger.NotApplicable: "it binds nobody here",
}

type writer struct {
	l      *ledger.Ledger
	files  map[string]*file
	folder string
	shown  map[any]string // anchors of blocks and tests whose code is on the page
}

func (w *writer) page(title string) page {
	c := w.l.Coverage
	p := page{
		Title: title, Style: template.CSS(style), Script: template.JS(script), // both are files of this package
		Totals: []total{
			share("cited", c.Cited, c.Binding()), share("tested", c.Tested, c.Binding()),
			share("executed", w.l.Reached(), len(w.l.Points)),
		},
	}
	var counts [len(ledger.Statuses)]int
	at := map[string]int{}
	for _, c := range w.l.Clauses {
		counts[c.Status]++
		i, ok := at[c.Section]
		if !ok {
			i = len(p.Sections)
			at[c.Section] = i
			p.Sections = append(p.Sections, section{ID: fmt.Sprintf("s%d", i+1), Name: c.Section})
		}
		s := &p.Sections[i]
		if c.Status != ledger.NotApplicable {
			s.Bind++
		}
		if c.Status == ledger.Tested {
			s.Tested++
		}
		s.Clauses = append(s.Clauses, w.clause(c))
	}
	for i, n := range counts {
		p.States = append(p.States, state{ledger.Statuses[i], class(ledger.Status(i)), means[i], n})
	}
	p.Left = w.remaining()
	return p
}

func share(name string, n, of int) total {
	t := total{Name: name, N: n, Of: of}
	if of > 0 {
		t.Percent = n * 100 / of
	}
	return t
}

func class(s ledger.Status) string { return strings.ReplaceAll(s.String(), " ", "-") }

func (w *writer) clause(c *ledger.Clause) clause {
	out := clause{
		ID: c.ID, Anchor: anchor(c.ID), Text: c.Text, Note: c.Note, Why: c.Clause.NotApplicable, Status: c.Status.String(),
		Class: class(c.Status), Line: c.Line, Restates: c.Restates, Same: c.Same, Assumed: c.Assumed,
	}
	for _, b := range c.Blocks {
		out.Rules = append(out.Rules, w.block(b))
	}
	for _, t := range c.Tests {
		x := w.test(t)
		if slices.Contains(t.Idle, c) {
			x.Idle, x.Says = true, c.ID
		}
		out.Tests = append(out.Tests, x)
	}
	return out
}

// anchor returns an id that can be used in an address.
func anchor(id string) string {
	return "c-" + strings.Map(func(r rune) rune {
		if r == ' ' || r == '"' || r == '%' {
			return '_'
		}
		return r
	}, id)
}

// short is how many lines of code are shown wherever they are cited. Longer code is on the page once.
const short = 8

func (w *writer) block(b *ledger.Block) shown {
	s := shown{Title: b.Path(), Place: w.place(b.Range)}
	switch reached := b.Reached(); {
	case len(b.Points) == 0:
		s.Says = "nothing to execute"
	case b.Executed == 0:
		s.Mark, s.Says = "miss", "executed by no test"
	case reached < len(b.Points):
		s.Mark, s.Says = "part", fmt.Sprintf("%d of %d executed, by %s",
			reached, len(b.Points), article.Count(b.Executed, "test"))
	default:
		s.Mark, s.Says = "hit", "executed by "+article.Count(b.Executed, "test")
	}
	w.code(&s, b, "b", b.Whole, true)
	return s
}

func (w *writer) test(t *ledger.Test) shown {
	s := shown{Title: t.Name, Place: w.place(t.Range), Says: t.Result.Status.String()}
	if !t.Passed() {
		s.Mark = "miss"
	}
	w.code(&s, t.Whole, "t", []hcl.Range{t.Whole}, false) // all cases of a test share its code
	s.Open = false
	return s
}

// code sets the code of a block or test when it is first shown. Later ones get only its anchor, for a link.
func (w *writer) code(s *shown, of any, letter string, whole []hcl.Range, marked bool) {
	s.Whole = true
	lines := 0
	for _, r := range whole {
		lines += r.End.Line - r.Start.Line + 1
	}
	if s.Anchor = w.shown[of]; s.Anchor == "" {
		s.Anchor, s.First, s.Open = fmt.Sprintf("%s%d", letter, len(w.shown)+1), true, true
		w.shown[of] = s.Anchor
	} else if s.Open = lines <= short && marked; !s.Open {
		return
	}
	for _, r := range whole {
		if f := w.files[r.Filename]; f != nil {
			s.Parts = append(s.Parts, part{r.Start.Line - 1, f.excerpt(r.Start.Line, r.End.Line, marked)})
		}
	}
}

func (w *writer) place(r hcl.Range) string {
	return fmt.Sprintf("%s:%d", strings.TrimPrefix(r.Filename, w.folder), r.Start.Line)
}

// remaining returns what remains to be done in the scenario.
func (w *writer) remaining() []list {
	lists := []list{
		{
			ID: "unexecuted", Name: "Cited, but executed by no test",
			Says: "These cite a clause, and no passing test runs them.",
		},
		{
			ID: "idle", Name: "Tests that execute no rule they cite",
			Says: "They pass, but run none of the rules that cite the same clause.",
		},
		{
			ID: "uncited", Name: "Citing no clause",
			Says: "Rules that cite no clause, and other declarations that cite none although most of their kind do.",
		},
		{ID: "unreached", Name: "Never executed", Says: "Statements and branches that no passing test reaches."},
	}
	for _, b := range w.l.Unexecuted() {
		lists[0].Items = append(lists[0].Items, w.block(b))
	}
	for _, t := range w.l.IdleTests() {
		s := w.test(t)
		var ids []string
		for _, c := range t.Idle {
			ids = append(ids, c.ID)
		}
		s.Says, s.Idle = strings.Join(ids, " "), true
		lists[1].Items = append(lists[1].Items, s)
	}
	uncited := w.l.Uncited()
	sort.SliceStable(uncited, func(i, j int) bool { return uncited[i].Kind < uncited[j].Kind })
	for _, b := range uncited {
		s := w.block(b)
		s.Open = false
		lists[2].Items = append(lists[2].Items, s)
	}
	for _, p := range w.l.Unreached() {
		s := shown{Title: w.place(p.Range), Says: "this " + ledger.NeverHappens[p.Kind], Mark: "miss"}
		if p.Block != nil {
			s.Title, s.Place = p.Block.Path(), w.place(p.Range)
		}
		for b := p.Block; b != nil && s.Anchor == ""; b = b.Parent {
			s.Anchor = w.shown[b]
		}
		lists[3].Items = append(lists[3].Items, s)
	}
	return lists
}
