package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/report"
)

func (a *app) explainCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "explain [CODE]",
		Short: "Explain the code of an error, a warning or a rule of lint, with examples",
		Long:  "explain says why a code is reported and shows an example that gives it, and the same example corrected.\nWithout CODE it lists all codes.",
		Args:  atMost(1),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var ids []string
			for _, c := range allCodes() {
				ids = append(ids, c.ID+"\t"+c.Summary)
			}
			return ids, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return a.listCodes()
			}
			c, ok := diag.Lookup(strings.ToUpper(args[0]))
			rule, isRule := lint.Lookup(args[0])
			if isRule {
				c, ok = ruleCode(rule), true
			}
			if !ok {
				var known []string
				for _, c := range allCodes() {
					known = append(known, c.ID)
				}
				return unknown("code", args[0], known, similarCodes(args[0]))
			}
			if a.json {
				return a.printJSON(codeReport(c))
			}
			bold, plain := "", ""
			if a.color(a.out) {
				bold, plain = "\x1b[1m", "\x1b[0m"
			}
			fmt.Fprintf(a.out, "%s%s %s: %s%s\n\n%s\n", bold, c.Severity, c.ID, c.Summary, plain, layout.Wrap(c.Why, 96, ""))
			fmt.Fprintf(a.out, "\n%sThis gives it:%s\n\n%s\n", bold, plain, layout.Indent(diag.Shown(c.Bad)))
			fmt.Fprintf(a.out, "\n%sCorrected:%s\n\n%s\n", bold, plain, layout.Indent(c.Fixed))
			if isRule {
				fmt.Fprintf(a.out, "\n%s\n", layout.Wrap(ruleNotes(rule), 96, ""))
			}
			return nil
		},
	}
	a.addJSON(cmd)
	return cmd
}

// allCodes returns the codes of errors and warnings, followed by the rules of lint.
func allCodes() []diag.Code {
	list := diag.All()
	for _, r := range lint.Rules() {
		list = append(list, ruleCode(r))
	}
	return list
}

// similarCodes lists the codes that begin with what was typed and the rules whose names contain it. If there are none or too
// many, it says where to find all codes.
func similarCodes(typed string) string {
	const most = 12
	var similar []string
	for _, c := range allCodes() {
		r, isRule := lint.Lookup(c.ID)
		switch {
		case isRule && (strings.HasPrefix(c.ID, strings.ToUpper(typed)) || len(typed) > 2 && strings.Contains(r.Name, strings.ToLower(typed))):
			similar = append(similar, c.ID+" "+r.Name)
		case strings.HasPrefix(c.ID, strings.ToUpper(typed)):
			similar = append(similar, c.ID)
		}
	}
	if len(similar) == 0 || len(similar) > most {
		return "run `scenario explain` for all of them"
	}
	return "it may be " + strings.Join(similar, ", ")
}

// ruleCode returns a rule of lint in the form of a code.
func ruleCode(r *lint.Rule) diag.Code {
	return diag.Code{ID: r.ID, Page: r.Page}
}

// ruleNotes returns how a rule of lint is called and silenced.
func ruleNotes(r *lint.Rule) string {
	s := fmt.Sprintf("The rule is called %s. The examples extend a small scenario that docs/lint.md shows. "+
		"`# lint:ignore %s reason` silences it on its line or the next, and `rule %s { severity = \"off\" }` in %s in the whole scenario.",
		r.Name, r.ID, r.ID, lint.SettingsFile)
	if r.Fixes {
		s += " `scenario lint --fix` corrects it."
	}
	return s
}

func codeReport(c diag.Code) report.Code {
	return report.Code{Code: c.ID, Severity: c.Severity.String(), Summary: c.Summary, Why: c.Why, Bad: c.Bad, Fixed: c.Fixed}
}

func (a *app) listCodes() error {
	if a.json {
		list := report.Codes{Codes: []report.Code{}}
		for _, c := range allCodes() {
			list.Codes = append(list.Codes, codeReport(c))
		}
		return a.printJSON(list)
	}
	for _, c := range allCodes() {
		called := ""
		if r, ok := lint.Lookup(c.ID); ok {
			called = " (" + r.Name + ")"
		}
		if _, err := fmt.Fprintf(a.out, "%s  %-7s  %s%s\n", c.ID, c.Severity, c.Summary, called); err != nil {
			return err
		}
	}
	return nil
}
