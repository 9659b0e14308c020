package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/trial"
)

func (a *app) coverageCmd() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use:   "coverage DIR",
		Short: "Say which clauses of its rulebook a scenario carries out, and which are tested",
		Long: "coverage runs the tests and counts, of the clauses that bind (those not marked not_applicable), which are cited by\n" +
			"a rule and which by a test that passes. Clauses that nothing cites are named.",
		Args: exactly("DIR"),
		RunE: func(_ *cobra.Command, args []string) error {
			m, err := a.ready(args[0])
			if err != nil {
				return err
			}
			if len(m.program.Clauses) == 0 {
				return findings{fmt.Errorf("%s has no rulebook; add a block `rulebook NAME { clause \"1\" { text = … } }`", m.program.Name)}
			}
			done := a.progress("testing " + m.program.Name)
			c := trial.Cover(m.program, trial.Run(m.program, trial.Options{}))
			done()
			if a.json {
				return a.printJSON(coverReport(m, c))
			}
			a.printCoverage(coverReport(m, c), all)
			return nil
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, "name every clause that is missing or untested")
	a.addJSON(cmd)
	return cmd
}

func coverReport(m *model, c trial.Coverage) report.Coverage {
	r := report.Coverage{
		Rulebook: m.program.Name, Clauses: c.Clauses, NotApplicable: c.NotApplicable, Binding: c.Binding(), Cited: c.Cited,
		Tested: c.Tested, Missing: c.Missing, Untested: c.Untested, Sections: []report.Section{},
	}
	if m.scenario != nil && m.scenario.Rulebook != nil {
		r.Rulebook = m.scenario.Rulebook.Name
	}
	for _, s := range c.Sections {
		r.Sections = append(r.Sections, report.Section{
			Name: s.Name, Clauses: s.Clauses, NotApplicable: s.NotApplicable, Cited: s.Cited, Tested: s.Tested,
		})
	}
	return r
}

// printCoverage shows the totals, a line for each section, and what is missing.
func (a *app) printCoverage(r report.Coverage, all bool) {
	fmt.Fprintf(a.out, "%s: %d clauses, %d of them not applicable, %d binding\n", r.Rulebook, r.Clauses, r.NotApplicable, r.Binding)
	fmt.Fprintf(a.out, "cited   %5d  %s\n", r.Cited, percent(r.Cited, r.Binding))
	fmt.Fprintf(a.out, "tested  %5d  %s\n\n", r.Tested, percent(r.Tested, r.Binding))
	t := newTable("section", ">clauses", ">n/a", ">cited", ">tested", ">")
	for _, s := range r.Sections {
		binding := s.Clauses - s.NotApplicable
		t.row(cut(s.Name, 60), s.Clauses, s.NotApplicable, s.Cited, s.Tested, percent(s.Tested, binding))
	}
	t.write(a.out)
	list := func(what string, ids []string) {
		if len(ids) == 0 {
			return
		}
		more := ""
		if most := 60; !all && len(ids) > most {
			more = fmt.Sprintf(" … and %d more (--all)", len(ids)-most)
			ids = ids[:most]
		}
		fmt.Fprintf(a.out, "\n%s:\n  %s%s\n", what, wrap(strings.Join(ids, " "), 110, "  "), more)
	}
	list("Neither cited nor marked not applicable", r.Missing)
	list("Cited, but by no test that passes", r.Untested)
}

// percent is rounded down, so that 100 % means all of it.
func percent(n, of int) string {
	if of == 0 {
		return "  –  "
	}
	return fmt.Sprintf("%3d %%", n*100/of)
}
