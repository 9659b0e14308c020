package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/reference"
	"github.com/scenario-lang/scenario/internal/report"
)

func newExplainCmd(a *app) *cobra.Command {
	cmd := a.command("explain", limitArgs(1), func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return listCodes(a)
		}
		c, ok := diag.Lookup(strings.ToUpper(args[0]))
		rule, isRule := lint.Lookup(args[0])
		if isRule {
			c, ok = ruleCode(rule), true
		}
		if entries := reference.Lookup(args[0]); !ok && len(entries) > 0 {
			return explainWord(a, entries)
		}
		if !ok {
			return newUnknownError("code or word", args[0], listExplained(false), listSimilarCodes(args[0]))
		}
		return a.print(codeReport(c), func() {
			head := fmt.Sprintf("%s %s: %s", c.Severity, c.ID, c.Summary)
			fmt.Fprintf(a.out, "%s\n\n%s\n", a.style(a.out, bold, head), layout.Wrap(c.Why, 96, ""))
			fmt.Fprintf(a.out, "\n%s\n\n%s\n", a.style(a.out, bold, "Example, with the correction:"),
				markCorrection(a, diag.Shown(c.Bad), c.Fixed))
			if isRule {
				fmt.Fprintf(a.out, "\n%s\n", layout.Wrap(ruleNotes(rule), 96, ""))
			}
		})
	})
	cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return listExplained(true), cobra.ShellCompDirectiveNoFileComp
	}
	return cmd
}

// markCorrection returns a text with the lines that its correction removes marked by -, and those that it adds by +.
func markCorrection(a *app, bad, fixed string) string {
	var b strings.Builder
	for _, l := range format.Lines([]byte(bad), []byte(fixed)) {
		switch {
		case l == " ":
			b.WriteByte('\n')
		case l[0] == '-':
			b.WriteString("  " + a.style(a.out, darkRed, "- "+l[1:]) + "\n")
		case l[0] == '+':
			b.WriteString("  " + a.style(a.out, darkGreen, "+ "+l[1:]) + "\n")
		default:
			b.WriteString("    " + l[1:] + "\n")
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

// explainWord prints the documentation of each thing that has the name.
func explainWord(a *app, entries []report.Word) error {
	if a.json {
		return a.printJSON(report.Words{Words: entries})
	}
	for i, e := range entries {
		if i > 0 {
			fmt.Fprintln(a.out)
		}
		within := ""
		if e.In != "" {
			within = " (in " + e.In + ")"
		}
		fmt.Fprintf(a.out, "%s\n\n%s\n", a.style(a.out, bold, e.Kind+": "+e.Usage+within), layout.Wrap(e.Doc, 96, ""))
		for _, at := range e.Attributes {
			need := ""
			if at.Required {
				need = ", required"
			}
			if e.Kind == reference.Attr {
				fmt.Fprintf(a.out, "\nIts type: %s%s.\n", at.Type, need)
				continue
			}
			text := layout.Wrap(at.Type+need+". "+at.Doc, 90, "      ")
			fmt.Fprintf(a.out, "\n  %s\n      %s\n", at.Name, text)
		}
		if len(e.Notes) > 0 {
			fmt.Fprintf(a.out, "\n%s\n", layout.Wrap(strings.Join(e.Notes, " "), 96, ""))
		}
		if e.Example != "" && e.Kind != reference.Attr {
			fmt.Fprintf(a.out, "\n%s\n", layout.Indent(e.Example))
		}
		if e.Value != "" {
			fmt.Fprintf(a.out, "\nIts value in the game of the reference: %s\n", e.Value)
		}
	}
	return nil
}

// listExplained lists every code and word that explain knows. With described, a tab and a description follow each, for
// completion in a shell.
func listExplained(described bool) []string {
	var out []string
	add := func(name, doc string) {
		if described {
			name += "\t" + doc
		}
		out = append(out, name)
	}
	for _, c := range allCodes() {
		add(c.ID, c.Summary)
	}
	for _, e := range reference.All() {
		add(e.Name, e.Doc)
	}
	return out
}

// allCodes returns the codes of errors and warnings, followed by the rules of lint.
func allCodes() []diag.Code {
	list := diag.All()
	for _, r := range lint.Rules() {
		list = append(list, ruleCode(r))
	}
	return list
}

// listSimilarCodes lists the codes that begin with what was typed and the rules whose names contain it. If there are
// none or too many, it says where to find all codes.
func listSimilarCodes(typed string) string {
	const most = 12
	var similar []string
	for _, c := range allCodes() {
		r, isRule := lint.Lookup(c.ID)
		switch {
		case isRule && (strings.HasPrefix(c.ID, strings.ToUpper(typed)) || len(typed) > 2 &&
			strings.Contains(r.Name, strings.ToLower(typed))):
			similar = append(similar, c.ID+" "+r.Name)
		case strings.HasPrefix(c.ID, strings.ToUpper(typed)):
			similar = append(similar, c.ID)
		}
	}
	if len(similar) == 0 || len(similar) > most {
		return "`scenario explain` lists all codes"
	}
	return "it may be " + strings.Join(similar, ", ")
}

// ruleCode returns a rule of lint in the form of a code.
func ruleCode(r *lint.Rule) diag.Code {
	return diag.Code{ID: r.ID, Page: r.Page}
}

// ruleNotes says what a rule of lint is called and how to silence it.
func ruleNotes(r *lint.Rule) string {
	s := fmt.Sprintf("The rule is called %s. The examples extend a small scenario that docs/lint.md shows. "+
		"`# lint:ignore %s reason` silences it on its line or the next, and `rule %s { severity = \"off\" }` in %s in the "+
		"whole scenario.",
		r.Name, r.ID, r.ID, lint.SettingsFile)
	if r.Fixes {
		s += " `scenario lint --fix` corrects it."
	}
	return s
}

func codeReport(c diag.Code) report.Code {
	return report.Code{
		Code: c.ID, Severity: c.Severity.String(), Summary: c.Summary, Why: c.Why, Bad: c.Bad, Fixed: c.Fixed,
	}
}

func listCodes(a *app) error {
	list := report.Codes{Codes: []report.Code{}}
	for _, c := range allCodes() {
		list.Codes = append(list.Codes, codeReport(c))
	}
	return a.print(list, func() {
		for _, c := range list.Codes {
			called := ""
			if r, ok := lint.Lookup(c.Code); ok {
				called = " (" + r.Name + ")"
			}
			fmt.Fprintf(a.out, "%s  %-7s  %s%s\n", c.Code, c.Severity, c.Summary, called)
		}
	})
}
