package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/report"
)

func (a *app) validateCmd() *cobra.Command {
	var all bool
	cmd := a.command("validate", exactly("DIR"), func(_ *cobra.Command, args []string) error {
		m, err := a.open(args[0], opening{})
		if err != nil {
			return err
		}
		if a.json {
			err = a.printJSON(report.Validation{Diagnostics: diag.NewJSONReport(m.found).Diagnostics, Needs: jsonNeeds(m)})
		} else {
			err = a.report(m, all)
		}
		if err != nil {
			return err
		}
		if !m.found.HasErrors() {
			if _, err := optionValues(m.program, a.sets); err != nil {
				return err
			}
		}
		if !a.json {
			a.verdict(m)
			a.needs(m)
		}
		return foundIf(m.found.HasErrors(), nil)
	})
	a.addSet(cmd)
	cmd.Flags().BoolVar(&all, "all", false, fmt.Sprintf("show every message, not only the first %d", diag.DefaultMax))
	return cmd
}

// needs prints what an abstract scenario leaves to the games that are built on it.
func (a *app) needs(m *model) {
	if m.scenario == nil || !m.scenario.Abstract {
		return
	}
	fmt.Fprintln(a.err, "It is abstract. A game that is built on it declares:")
	for _, n := range jsonNeeds(m) {
		fmt.Fprintf(a.err, "  %s (%s:%d)\n", resolve.Describe(n.Type, n.Labels), n.Range.Filename, n.Range.Start.Line)
	}
}

// jsonNeeds returns what an abstract scenario leaves to the games that are built on it. Of others that is nothing.
func jsonNeeds(m *model) []report.Need {
	var out []report.Need
	if m.scenario == nil || !m.scenario.Abstract {
		return nil
	}
	for _, it := range m.built.Merged.Items {
		if it.IsOpen() {
			out = append(out, report.Need{Type: it.Type, Labels: it.Labels, Range: diag.NewJSONRange(it.Need.Range)})
		}
	}
	return out
}

// verdict prints the last line of the report.
func (a *app) verdict(m *model) {
	errs := m.found.Errors()
	warnings := len(m.found.Sorted()) - errs
	switch {
	case errs > 0:
		fmt.Fprintf(a.err, "\n%s: %s, %s\n", m.path, article.Count(errs, "error"), article.Count(warnings, "warning"))
	case warnings > 0:
		fmt.Fprintf(a.err, "\n%s: valid, with %s\n", m.path, article.Count(warnings, "warning"))
	default:
		fmt.Fprintf(a.err, "%s: valid\n", m.path)
	}
}
