package main

import (
	"cmp"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/bookpage"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// pageKind is the kind of file that pages of coverage are.
var pageKind = files.Kind{Name: "a page that `scenario coverage` wrote", Begins: bookpage.Begins}

func (a *app) coverageCmd() *cobra.Command {
	var all, strict bool
	var page, revised string
	cmd := a.command("coverage", exactly("DIR"), func(_ *cobra.Command, args []string) error {
		if page != "" {
			if err := pageKind.CheckTarget(page); err != nil {
				return err
			}
		}
		o := opening{Options: compiler.Options{Watch: true}, abstract: true}
		if page != "" {
			o.source = "--html needs the source of the rules"
		}
		m, err := a.ready(args[0], o)
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
		if err := a.compareWithBook(&r, m, l, revised); err != nil {
			return err
		}
		return foundIf(strict && incomplete(r, l), a.print(r, func() { a.printCoverage(r, l, all) }))
	})
	cmd.Flags().BoolVar(&all, "all", false, "list everything that is missing, uncited, untested or never executed")
	cmd.Flags().StringVar(&page, "html", "",
		"write an HTML page of the clauses with the rules that implement them and their tests")
	cmd.Flags().BoolVar(&strict, "exit-code", false,
		"exit with 1 if a binding clause is not tested, a test fails or cites what it does not execute, or a rule cites "+
			"nothing or is never executed")
	cmd.Flags().StringVar(&revised, "ledger", "",
		"say which clauses the ledger in `LEDGER` has in other words, or no longer, and which rules cite them")
	a.addSet(cmd)
	return cmd
}

// ledger runs the tests with these values of options, unless a test sets its own. The ledger of a compiled file holds
// only what the tests cite.
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
		r.Sections = append(r.Sections, report.Section{
			Name: s.Name, Clauses: s.Clauses, NotApplicable: s.NotApplicable, Cited: s.Cited, Tested: s.Tested,
		})
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
