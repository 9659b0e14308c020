package workbench

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	printed "github.com/scenario-lang/scenario/internal/book"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/internal/workbench/desk"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// book is the rulebook with the rules and tests of each clause.
type book struct {
	Ready    bool           `json:"ready"` // false while the tests are run to measure the coverage
	Problem  string         `json:"problem,omitempty"`
	Counts   map[string]int `json:"counts"` // clauses by status
	Assumed  int            `json:"assumed"`
	Sections []bookSection  `json:"sections"`
	Uncited  []bookRule     `json:"uncited"` // rules without a citation
	Points   int            `json:"points"`
	Reached  int            `json:"reached"`
}

type bookSection struct {
	Name    string       `json:"name"`
	Clauses []bookClause `json:"clauses"`
}

type bookClause struct {
	ID            string     `json:"id"`
	Text          string     `json:"text"`
	Status        string     `json:"status"`
	Note          string     `json:"note,omitempty"` // how the clause is understood
	Assumed       string     `json:"assumed,omitempty"`
	NotApplicable string     `json:"not_applicable,omitempty"`
	Same          []string   `json:"same,omitempty"`
	Restates      []string   `json:"restates,omitempty"`
	Own           bool       `json:"own"` // the clause is in the scenario's own folder
	Rules         []bookRule `json:"rules"`
	Tests         []bookTest `json:"tests"`
}

// bookRule is a declaration that cites a clause.
type bookRule struct {
	Name     string      `json:"name"` // with its kind
	At       index.Place `json:"at"`
	Own      bool        `json:"own"`
	Executed int         `json:"executed"` // passing tests that execute it
}

// bookTest is a test that cites a clause.
type bookTest struct {
	Index  int    `json:"index"`
	Name   string `json:"name"`
	Passed bool   `json:"passed"`
}

// bookCache makes the book of a version once, in the background.
type bookCache struct {
	once sync.Once
	mu   sync.Mutex
	book *book
}

// book returns the book. Coverage is known only after all tests were run.
func (b *Bench) book(a request) (any, error) {
	m := a.model
	k := &m.book
	k.once.Do(func() {
		go func() {
			made := m.makeBook()
			k.mu.Lock()
			k.book = made
			k.mu.Unlock()
			b.hub.send(event{"book", m.version})
		}()
	})
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.book != nil {
		return k.book, nil
	}
	return &book{Counts: map[string]int{}, Sections: []bookSection{}, Uncited: []bookRule{}}, nil
}

func (m *model) makeBook() (out *book) {
	out = &book{Ready: true, Counts: map[string]int{}, Sections: []bookSection{}, Uncited: []bookRule{}}
	defer func() {
		if what := recover(); what != nil {
			out.Problem = fmt.Sprintf("the coverage cannot be measured: %v", what)
		}
	}()
	w := m.watched()
	if w.Program == nil {
		out.Problem = "the coverage cannot be measured: the program that counts does not compile"
		return out
	}
	// All tests together may take several times as long as one.
	late := deadline(6 * timeLimit)
	l := ledger.Make(w, trial.Options{Values: m.values, Observe: func(trial.Moment) error { return late() }})
	out.Points, out.Reached = len(l.Points), l.Reached()
	rule := func(b *ledger.Block) bookRule {
		return bookRule{b.Path(), index.PlaceOf(b.Range), m.built.Merged.IsOwn(b.Range), b.Executed}
	}
	for _, c := range l.Clauses {
		if n := len(out.Sections); n == 0 || out.Sections[n-1].Name != c.Section {
			out.Sections = append(out.Sections, bookSection{Name: c.Section})
		}
		s := &out.Sections[len(out.Sections)-1]
		x := bookClause{
			ID: c.ID, Text: c.Text, Status: c.Status.String(), Note: c.Note, Assumed: c.Assumed,
			NotApplicable: c.NotApplicable, Same: c.Same, Restates: c.Restates,
			Own:   m.built.Merged.IsOwn(c.Range),
			Rules: []bookRule{}, Tests: []bookTest{},
		}
		for _, b := range c.Blocks {
			x.Rules = append(x.Rules, rule(b))
		}
		for _, t := range c.Tests {
			x.Tests = append(x.Tests, bookTest{t.Result.Index, t.Name, t.Passed()})
		}
		out.Counts[x.Status]++
		if x.Assumed != "" {
			out.Assumed++
		}
		s.Clauses = append(s.Clauses, x)
	}
	for _, b := range l.Uncited() {
		out.Uncited = append(out.Uncited, rule(b))
	}
	return out
}

// bookText is the text of the book, cut into sentences, if its file exists.
type bookText struct {
	File     string        `json:"file"` // "" if the rulebook names none
	Problem  string        `json:"problem,omitempty"`
	Sections []textSection `json:"sections"`
	Undo     string        `json:"undo"` // the change that can be undone; "" for none
}

// textSection has the sentences under one heading.
type textSection struct {
	Name      string     `json:"name"`
	Rules     int        `json:"rules"`   // sentences that may be rules
	Covered   int        `json:"covered"` // those that a clause covers
	Sentences []sentence `json:"sentences"`
}

// sentence is a candidate for a clause, with the clauses that cover it.
type sentence struct {
	Text    string   `json:"text"`
	Example string   `json:"example,omitempty"`
	Line    int      `json:"line"`
	Kind    string   `json:"kind"`
	Points  []string `json:"points"`
	Clauses []string `json:"clauses"` // clauses that cover it
}

// bookText returns the text of the book.
func (b *Bench) bookText(a request) (any, error) {
	out := &bookText{Sections: []textSection{}, Undo: b.desk.Last()}
	rulebook := a.model.built.Scenario.Rulebook
	if rulebook == nil || rulebook.Text == "" {
		return out, nil
	}
	out.File = filepath.ToSlash(filepath.Join(filepath.Dir(filepath.FromSlash(rulebook.TextRange.Filename)),
		filepath.FromSlash(rulebook.Text)))
	cut, err := printed.CutFile(out.File)
	if err != nil {
		out.Problem = err.Error()
		return out, nil
	}
	for j, ids := range printed.Cover(clausesOf(rulebook), cut) {
		c := cut.Rules[j]
		if n := len(out.Sections); n == 0 || out.Sections[n-1].Name != c.Section {
			out.Sections = append(out.Sections, textSection{Name: c.Section})
		}
		s := &out.Sections[len(out.Sections)-1]
		if c.Kind == printed.Rule {
			s.Rules++
			if len(ids) > 0 {
				s.Covered++
			}
		}
		s.Sentences = append(s.Sentences, sentence{c.Text, c.Example, c.Line, c.Kind, append([]string{}, c.Points...),
			append([]string{}, ids...)})
	}
	return out, nil
}

// clausesOf returns the clauses of a rulebook as a ledger.
func clausesOf(rulebook *ir.Rulebook) *printed.Ledger {
	l := &printed.Ledger{Game: rulebook.Name}
	for _, c := range rulebook.Clauses {
		l.Rules = append(l.Rules, printed.Clause{ID: c.ID, Section: c.Section, Line: c.Line, Text: c.Text})
	}
	return l
}

// editClause changes the rulebook. Nothing else in the scenario is written by the page.
func (b *Bench) editClause(a request, e desk.Edit) (any, error) {
	m := a.model
	b.mu.RLock()
	isBase := b.isBase
	b.mu.RUnlock()
	if isBase { // the page shows the base, which is in another folder
		return nil, httpError{
			http.StatusConflict, "The scenario has errors. Correct them first; what is shown until then is its base.",
		}
	}
	rulebook := m.built.Scenario.Rulebook
	if rulebook == nil {
		return nil, badRequest("The scenario has no rulebook.")
	}
	at := rulebook.Range
	ranges := map[string]hcl.Range{}
	for _, c := range rulebook.Clauses {
		ranges[c.ID] = c.Range
	}
	if e.Do == desk.Split {
		e.With = printed.NextID(clausesOf(rulebook))
	}
	switch {
	case e.Do == desk.Add:
		e.Clause = printed.NextID(clausesOf(rulebook))
		if r, ok := ranges[e.After]; ok {
			at = r
		} else {
			e.After = ""
		}
	default:
		r, ok := ranges[e.Clause]
		if !ok {
			return nil, notFound("There is no clause %s.", e.Clause)
		}
		at = r
		if other, ok := ranges[e.With]; ok && other.Filename != r.Filename {
			return nil, badRequest("%s is in %s and %s in %s; move one of them first.", e.Clause, r.Filename, e.With,
				other.Filename)
		}
	}
	gone := map[string]string{desk.Join: e.With, desk.Remove: e.Clause}[e.Do]
	var citing []string
	for _, c := range m.built.Scenario.Cites {
		if gone != "" && c.Clause == gone {
			citing = append(citing, c.What)
		}
	}
	if len(citing) > 0 {
		return nil, badRequest("%s is cited by %s; change that first, or mark the clause as not applicable.", gone,
			strings.Join(citing[:min(3, len(citing))], ", "))
	}
	if !m.built.Merged.IsOwn(at) {
		return nil, badRequest("%s is in %s, which belongs to what the scenario extends.", e.Clause, at.Filename)
	}
	if err := b.desk.Apply(at.Filename, m.built.Merged.Sources[at.Filename], e); err != nil {
		return nil, refusal(err)
	}
	return map[string]string{"clause": e.Clause, "file": at.Filename, "undo": b.desk.Last()}, nil
}

// undoClause undoes the last change of the rulebook.
func (b *Bench) undoClause(request) (any, error) {
	what, err := b.desk.Undo()
	if err != nil {
		return nil, refusal(err)
	}
	return map[string]string{"undone": what, "undo": b.desk.Last()}, nil
}

// refusal returns the response for a change that is not made.
func refusal(err error) error {
	var disk *os.PathError
	switch {
	case errors.Is(err, desk.ErrChanged):
		return httpError{http.StatusConflict, "Nothing was written: " + err.Error() + "."}
	case errors.As(err, &disk):
		return err
	}
	return badRequest("Nothing was written: %v.", err)
}
