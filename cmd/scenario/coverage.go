package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/book"
	"github.com/scenario-lang/scenario/internal/bookpage"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// pageKind is the kind of file that pages of coverage are.
var pageKind = files.Kind{Name: "a page that `scenario coverage` wrote", Begins: bookpage.Begins}

func newCoverageCmd(a *app) *cobra.Command {
	var all, strict bool
	var page, revised string
	cmd := a.command("coverage", requireArgs("DIR"), func(_ *cobra.Command, args []string) error {
		if page != "" {
			if err := pageKind.CheckTarget(page); err != nil {
				return err
			}
		}
		o := openOptions{Options: compiler.Options{Watch: true}, abstract: true}
		if page != "" {
			o.source = "--html needs the source of the rules"
		}
		m, err := a.openProgram(args[0], o)
		if err != nil {
			return err
		}
		if len(m.program.Clauses) == 0 && (page != "" || revised != "" || m.scenario == nil) {
			return findings{fmt.Errorf("%s has no rulebook; add a block `rulebook NAME { clause \"1\" { text = … } }`",
				m.program.Name)}
		}
		done := a.progress("testing " + m.program.Name)
		l := m.ledger(m.values)
		done()
		if page != "" {
			b, err := bookpage.Write(l, m.title(), m.sources)
			if err == nil {
				err = files.Write(page, b)
			}
			if err != nil {
				return err
			}
			fmt.Fprintf(a.err, "wrote %s: open it in a browser\n", page)
		}
		r := coverReport(m, l)
		if err := compareWithBook(a, &r, m, l, revised); err != nil {
			return err
		}
		return failIfFound(strict && incomplete(r, l), a.print(r, func() { printCoverage(a, r, l, all) }))
	})
	cmd.Flags().BoolVar(&all, "all", false, "list everything that is missing, uncited, untested or never executed")
	cmd.Flags().StringVar(&page, "html", "",
		"write the clauses, the rules that implement them and their tests as an HTML page to `FILE`")
	cmd.Flags().BoolVar(&strict, "exit-code", false,
		"exit with 1 if a binding clause is not tested, a test fails or cites what it does not execute, or a rule cites "+
			"nothing or is never executed")
	cmd.Flags().StringVar(&revised, "ledger", "",
		"list the clauses that the newer ledger `LEDGER` rewords or removes, with the rules that cite them")
	a.addSet(cmd)
	return cmd
}

// ledger runs the tests with these option values, unless a test sets its own, and returns what they cover. The ledger
// of a compiled file has only the clauses that the tests cite.
func (m *model) ledger(values map[string]int64) *ledger.Ledger {
	if m.scenario == nil {
		r := trial.Run(m.program, trial.Options{Values: values})
		return &ledger.Ledger{Report: r, Coverage: trial.Cover(m.program, r)}
	}
	return ledger.Make(m.built, trial.Options{Values: values})
}

// title returns the title of the scenario, or its name if it has none.
func (m *model) title() string {
	return cmp.Or(names.Text(m.program, 0, m.program.Title), m.program.Name)
}

// incomplete reports whether --exit-code should end the command with status 1.
func incomplete(r report.Coverage, l *ledger.Ledger) bool {
	return r.Tested < r.Binding || l.Report.Failed > 0 || len(r.Uncited)+len(r.Unexecuted)+len(r.Idle) > 0
}

func coverReport(m *model, l *ledger.Ledger) report.Coverage {
	c := l.Coverage
	r := report.Coverage{
		Rulebook: m.program.Name, Clauses: c.Clauses, NotApplicable: c.NotApplicable, Binding: c.Binding(), Cited: c.Cited,
		Tested: c.Tested, Missing: c.Missing, Untested: c.Untested, Sections: []report.Section{},
		Measured: m.scenario != nil, Points: len(l.Points), Reached: l.Reached(),
		Figures: []report.Figures{}, Uncovered: []report.Sentence{}, Revised: []report.BookChange{},
		Uncited: declarations(l.Uncited()), Unexecuted: declarations(l.Unexecuted()), Idle: []report.Idle{},
		Unreached: []report.Unreached{}, Ledger: []report.Entry{},
	}
	r.Assumed, r.AssumedTested = l.Assumed()
	r.Together = l.Together()
	if m.scenario != nil && m.scenario.Rulebook != nil {
		r.Rulebook = m.scenario.Rulebook.Name
	}
	for _, s := range c.Sections {
		r.Sections = append(r.Sections, report.Section(s))
	}
	for _, t := range l.IdleTests() {
		x := report.Idle{Test: t.Name, Range: diag.NewJSONRange(t.Range), Clauses: []string{}}
		for _, c := range t.Idle {
			x.Clauses = append(x.Clauses, c.ID)
		}
		r.Idle = append(r.Idle, x)
	}
	for _, p := range l.Unreached() {
		x := report.Unreached{What: ledger.NeverHappens[p.Kind], Range: diag.NewJSONRange(p.Range)}
		if p.Block != nil {
			x.In = p.Block.Path()
		}
		r.Unreached = append(r.Unreached, x)
	}
	for _, f := range l.LostFigures(m.sources) {
		r.Figures = append(r.Figures, report.Figures{Clause: f.Clause.ID, Figures: f.Figures, Text: f.Clause.Text})
	}
	for _, c := range l.Clauses {
		x := report.Entry{
			Clause: c.ID, Section: c.Section, Line: c.Line, Text: c.Text, Status: c.Status.String(), Rules: []string{},
			Tests: []string{}, SameAs: append([]string{}, c.Same...), Assumed: c.Assumed,
		}
		for _, b := range c.Blocks {
			x.Rules = append(x.Rules, b.Path())
		}
		for _, t := range c.Tests {
			x.Tests = append(x.Tests, t.Name)
		}
		r.Ledger = append(r.Ledger, x)
	}
	return r
}

func declarations(blocks []*ledger.Block) []report.Declaration {
	out := []report.Declaration{}
	for _, b := range blocks {
		x := report.Declaration{
			Kind: b.Kind, Name: b.Path(), Range: diag.NewJSONRange(b.Range), Cites: b.Cites, Points: len(b.Points),
			Reached: b.Reached(), Executed: b.Executed,
		}
		if x.Cites == nil {
			x.Cites = []string{}
		}
		out = append(out, x)
	}
	return out
}

// mostNames is how many names are shown without --all.
const mostNames = 60

// printCoverage prints the totals, a line for each section, and what is missing in the book and in the scenario.
func printCoverage(a *app, r report.Coverage, l *ledger.Ledger, all bool) {
	if r.Clauses == 0 {
		fmt.Fprintf(a.out, "%s has no rulebook\n", r.Rulebook)
	} else {
		fmt.Fprintf(a.out, "%s: %d clauses, %d of them not applicable, %d binding\n",
			r.Rulebook, r.Clauses, r.NotApplicable, r.Binding)
		fmt.Fprintf(a.out, "cited    %5d  %s\n", r.Cited, percent(r.Cited, r.Binding))
		fmt.Fprintf(a.out, "tested   %5d  %s\n", r.Tested, percent(r.Tested, r.Binding))
	}
	if r.Measured {
		fmt.Fprintf(a.out, "executed %5d  %s  of %d statements and branches\n",
			r.Reached, percent(r.Reached, r.Points), r.Points)
	}
	if own, reached := l.CountOwn(); own < r.Points {
		fmt.Fprintf(a.out, "its own  %5d  %s  of %d that are in this folder and not in its base\n",
			reached, percent(reached, own), own)
	}
	if r.Assumed > 0 {
		fmt.Fprintf(a.out, "assumed  %5d  where the book is silent, of which %d are tested\n", r.Assumed, r.AssumedTested)
	}
	if r.Together > 0 {
		fmt.Fprintf(a.out, "together %5d  say the same as clauses of another book; citing one counts for both\n",
			r.Together)
	}
	if n := l.Report.Failed; n > 0 {
		fmt.Fprintf(a.out, "%d tests fail and do not count; `scenario test` says why\n", n)
	}
	if r.Clauses > 0 {
		fmt.Fprintln(a.out)
	}
	t := layout.NewTable("section", ">clauses", ">n/a", ">cited", ">tested", ">")
	for _, s := range r.Sections {
		binding := s.Clauses - s.NotApplicable
		t.AddRow(layout.Cut(s.Name, 60), s.Clauses, s.NotApplicable, s.Cited, s.Tested, percent(s.Tested, binding))
	}
	if r.Clauses > 0 {
		t.Write(a.out)
	}
	printNames(a.out, "Neither cited nor marked not applicable", r.Missing, all)
	printRevised(a.out, r)
	list(a, "Sentences of the book that no clause covers", all, r.Uncovered, func(s report.Sentence) string {
		return fmt.Sprintf("%s:%d: %s", r.Book, s.Line, layout.Cut(s.Text, 100))
	})
	printNames(a.out, "Cited, but by no passing test", r.Untested, all)
	if !r.Measured {
		return
	}
	list(a, "Cited, but executed by no passing test", all, r.Unexecuted, func(d report.Declaration) string {
		return fmt.Sprintf("%s: %s (%s)", placeOf(d.Range), d.Name, strings.Join(d.Cites, " "))
	})
	list(a, "Tests that cite a clause and execute no rule that cites it", all, r.Idle, func(t report.Idle) string {
		return fmt.Sprintf("%s: %q (%s)", placeOf(t.Range), t.Test, strings.Join(t.Clauses, " "))
	})
	printUncited(a.out, l, all)
	list(a, "Figures of a clause that are in no rule and no test that cites it", all, r.Figures,
		func(f report.Figures) string {
			return fmt.Sprintf("%s: %s: %s", f.Clause, strings.Join(f.Figures, ", "), layout.Cut(f.Text, 90))
		})
	list(a, "Never executed", all, r.Unreached, func(u report.Unreached) string {
		return fmt.Sprintf("%s: %s: this %s", placeOf(u.Range), u.In, u.What)
	})
}

// printNames prints the names of clauses in lines.
func printNames(w io.Writer, what string, ids []string, all bool) {
	if len(ids) == 0 {
		return
	}
	more := ""
	if !all && len(ids) > mostNames {
		more = fmt.Sprintf(" … and %d more (--all)", len(ids)-mostNames)
		ids = ids[:mostNames]
	}
	fmt.Fprintf(w, "\n%s:\n  %s%s\n", what, layout.Wrap(strings.Join(ids, " "), 110, "  "), more)
}

// printUncited prints the blocks that cite nothing, sorted by kind.
func printUncited(w io.Writer, l *ledger.Ledger, all bool) {
	found := l.Uncited()
	if len(found) == 0 {
		return
	}
	total := map[string]int{}
	for _, b := range l.Blocks {
		if b.Parent == nil {
			total[b.Kind]++
		}
	}
	var kinds []string
	of := map[string][]*ledger.Block{}
	for _, b := range found {
		if of[b.Kind] == nil {
			kinds = append(kinds, b.Kind)
		}
		of[b.Kind] = append(of[b.Kind], b)
	}
	fmt.Fprintf(w, "\nCiting no clause, %d:\n", len(found))
	for _, k := range kinds {
		fmt.Fprintf(w, "  %d of %d %s blocks\n", len(of[k]), total[k], k)
		for i, b := range of[k] {
			if i == mostLines && !all && len(of[k]) > mostLines+1 {
				fmt.Fprintf(w, "    … and %d more (--all)\n", len(of[k])-i)
				break
			}
			fmt.Fprintf(w, "    %s: %s\n", lineOf(b.Range), b.Title())
		}
	}
}

func lineOf(r hcl.Range) string { return fmt.Sprintf("%s:%d", r.Filename, r.Start.Line) }

func placeOf(r diag.JSONRange) string { return fmt.Sprintf("%s:%d", r.Filename, r.Start.Line) }

// percent returns a share, rounded down so that 100 % means all.
func percent(n, of int) string {
	if of == 0 {
		return "  –  "
	}
	return fmt.Sprintf("%3d %%", n*100/of)
}

// compareWithBook adds to a report the sentences of the book that no clause covers, and the changes that a newer ledger
// of the book makes.
func compareWithBook(a *app, r *report.Coverage, m *model, l *ledger.Ledger, revised string) error {
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
		fmt.Fprintf(a.err, "%s cannot be found, so its sentences that no clause covers are not listed\n", r.Book)
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

// revisions returns the clauses that a newer ledger has reworded or removed, with the rules that cite them, and those
// that it adds.
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

func printRevised(w io.Writer, r report.Coverage) {
	if len(r.Revised) > 0 {
		fmt.Fprintf(w, "\n%s in the ledger, and the rules that cite what is changed:\n",
			article.Count(len(r.Revised), "revision"))
		printBookChanges(w, r.Revised)
	}
}
