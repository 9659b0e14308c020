package main

import (
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/internal/report"
)

// mostNames is how many names of a list are shown without --all.
const mostNames = 60

// printCoverage prints the totals, a line for each section, and what is missing in the book and in the scenario.
func (a *app) printCoverage(r report.Coverage, l *ledger.Ledger, all bool) {
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
		fmt.Fprintf(a.out, "together %5d  say the same as clauses of another book; what cites one counts for both\n",
			r.Together)
	}
	if n := l.Report.Failed; n > 0 {
		fmt.Fprintf(a.out, "%d tests fail and show nothing; `scenario test` says why\n", n)
	}
	if r.Clauses > 0 {
		fmt.Fprintln(a.out)
	}
	t := layout.NewTable("section", ">clauses", ">n/a", ">cited", ">tested", ">")
	for _, s := range r.Sections {
		binding := s.Clauses - s.NotApplicable
		t.Row(layout.Cut(s.Name, 60), s.Clauses, s.NotApplicable, s.Cited, s.Tested, percent(s.Tested, binding))
	}
	if r.Clauses > 0 {
		t.Write(a.out)
	}
	a.names("Neither cited nor marked not applicable", r.Missing, all)
	a.printRevised(r)
	list(a, "Sentences of the book that no clause covers", all, r.Uncovered, func(s report.Sentence) string {
		return fmt.Sprintf("%s:%d: %s", r.Book, s.Line, layout.Cut(s.Text, 100))
	})
	a.names("Cited, but by no passing test", r.Untested, all)
	if !r.Measured {
		return
	}
	list(a, "Cited, but executed by no passing test", all, r.Unexecuted, func(d report.Declaration) string {
		return fmt.Sprintf("%s: %s (%s)", placeOf(d.Range), d.Name, strings.Join(d.Cites, " "))
	})
	list(a, "Tests that cite a clause and execute no rule that cites it", all, r.Idle, func(t report.Idle) string {
		return fmt.Sprintf("%s: %q (%s)", placeOf(t.Range), t.Test, strings.Join(t.Clauses, " "))
	})
	a.uncited(l, all)
	list(a, "Figures of a clause that are in no rule and no test that cites it", all, r.Figures,
		func(f report.Figures) string {
			return fmt.Sprintf("%s: %s: %s", f.Clause, strings.Join(f.Figures, ", "), layout.Cut(f.Text, 90))
		})
	list(a, "Never executed", all, r.Unreached, func(u report.Unreached) string {
		return fmt.Sprintf("%s: %s: this %s", placeOf(u.Range), u.In, u.What)
	})
}

// names prints the names of clauses in lines.
func (a *app) names(what string, ids []string, all bool) {
	if len(ids) == 0 {
		return
	}
	more := ""
	if !all && len(ids) > mostNames {
		more = fmt.Sprintf(" … and %d more (--all)", len(ids)-mostNames)
		ids = ids[:mostNames]
	}
	fmt.Fprintf(a.out, "\n%s:\n  %s%s\n", what, layout.Wrap(strings.Join(ids, " "), 110, "  "), more)
}

// uncited prints the blocks that cite nothing, sorted by kind.
func (a *app) uncited(l *ledger.Ledger, all bool) {
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
	fmt.Fprintf(a.out, "\nCiting no clause, %d:\n", len(found))
	for _, k := range kinds {
		fmt.Fprintf(a.out, "  %d of %d %s blocks\n", len(of[k]), total[k], k)
		for i, b := range of[k] {
			if i == mostLines && !all && len(of[k]) > mostLines+1 {
				fmt.Fprintf(a.out, "    … and %d more (--all)\n", len(of[k])-i)
				break
			}
			fmt.Fprintf(a.out, "    %s: %s\n", lineOf(b.Range), b.Title())
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
