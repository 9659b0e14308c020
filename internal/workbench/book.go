package workbench

import (
	"fmt"
	"sync"

	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// book is the rulebook with what implements and tests each clause.
type book struct {
	Ready    bool           `json:"ready"` // false while the tests are run to measure the coverage
	Problem  string         `json:"problem,omitempty"`
	Counts   map[string]int `json:"counts"` // by status
	Assumed  int            `json:"assumed"`
	Sections []bookSection  `json:"sections"`
	Uncited  []bookRule     `json:"uncited"` // rules that cite nothing
	Points   int            `json:"points"`
	Reached  int            `json:"reached"`
}

// bookSection is a section of the book.
type bookSection struct {
	Name    string       `json:"name"`
	Clauses []bookClause `json:"clauses"`
}

// bookClause is a clause.
type bookClause struct {
	ID            string     `json:"id"`
	Text          string     `json:"text"`
	Status        string     `json:"status"`
	Note          string     `json:"note,omitempty"` // how the clause is read
	Assumed       string     `json:"assumed,omitempty"`
	NotApplicable string     `json:"not_applicable,omitempty"`
	Same          []string   `json:"same,omitempty"`
	Restates      []string   `json:"restates,omitempty"`
	Own           bool       `json:"own"` // whether it is in the folder itself
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

// bookCache makes the book of one version once, in the background.
type bookCache struct {
	once sync.Once
	mu   sync.Mutex
	book *book
}

// book answers with the book. Which rules the tests execute is known only after all of them were run.
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
	// All tests together may take several times as long as one of them.
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
			ID: c.ID, Text: c.Text, Status: c.Status.String(), Note: c.Note, Assumed: c.Assumed, NotApplicable: c.NotApplicable, Same: c.Same, Restates: c.Restates,
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
