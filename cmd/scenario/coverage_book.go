package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/book"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/internal/report"
)

// compareWithBook adds to a report what the text of the book has and no clause covers, and what a newer ledger of it
// says otherwise.
func (a *app) compareWithBook(r *report.Coverage, m *model, l *ledger.Ledger, revised string) error {
	if revised != "" {
		newer, err := readLedger(revised)
		if err != nil {
			return err
		}
		r.Revised = revisions(l, newer)
	}
	if m.scenario == nil || m.scenario.Rulebook == nil || m.scenario.Rulebook.Text == "" {
		return nil
	}
	rulebook := m.scenario.Rulebook
	r.Book = filepath.ToSlash(filepath.Join(filepath.Dir(filepath.FromSlash(rulebook.TextRange.Filename)),
		filepath.FromSlash(rulebook.Text)))
	if _, err := os.Stat(r.Book); errors.Is(err, fs.ErrNotExist) {
		fmt.Fprintf(a.err, "%s is not at hand, so it is not said which of its sentences no clause covers\n", r.Book)
		return nil
	}
	cut, err := book.CutFile(r.Book)
	if err != nil {
		return err
	}
	clauses := &book.Ledger{}
	for _, c := range rulebook.Clauses {
		clauses.Rules = append(clauses.Rules, book.Clause{ID: c.ID, Line: c.Line, Text: c.Text})
	}
	for _, c := range book.Uncovered(clauses, cut) {
		r.Uncovered = append(r.Uncovered, report.Sentence{Line: c.Line, Text: c.Text})
	}
	return nil
}

// revisions returns the clauses that a newer ledger has in other words, or no longer, with the rules that cite them,
// and those that it adds.
func revisions(l *ledger.Ledger, newer *book.Ledger) []report.BookChange {
	words, known := map[string]*book.Clause{}, map[string]bool{}
	for i := range newer.Rules {
		words[newer.Rules[i].ID] = &newer.Rules[i]
	}
	out := []report.BookChange{}
	for _, c := range l.Clauses {
		known[c.ID] = true
		x := report.BookChange{Kind: book.Changed, Clause: c.ID, Line: c.Line, Was: c.Text}
		switch is := words[c.ID]; {
		case is == nil || is.Kind == book.Missing:
			x.Kind = book.Gone
		case book.EqualWords(is.Text, c.Text):
			continue
		default:
			x.Is, x.Line = is.Text, is.Line
		}
		for _, b := range c.Blocks {
			x.NewRules = append(x.NewRules, fmt.Sprintf("%s: %s", lineOf(b.Range), b.Path()))
		}
		out = append(out, x)
	}
	for _, c := range newer.Rules {
		if !known[c.ID] {
			out = append(out, report.BookChange{Kind: book.New, Clause: c.ID, Line: c.Line, Is: c.Text})
		}
	}
	return out
}

func (a *app) printRevised(r report.Coverage) {
	if len(r.Revised) > 0 {
		fmt.Fprintf(a.out, "\n%s in the ledger, and the rules that cite what is changed:\n",
			article.Count(len(r.Revised), "revision"))
		a.printBookChanges(r.Revised)
	}
}
