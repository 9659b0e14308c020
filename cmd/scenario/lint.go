package main

import (
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/probe"
)

// formats lists the formats in which lint prints its findings.
var formats = []string{"text", "json", "sarif"}

func newLintCmd(a *app) *cobra.Command {
	l := &linter{app: a}
	cmd := a.command("lint", requireArgs("DIR"), func(cmd *cobra.Command, args []string) error {
		if a.json && cmd.Flags().Changed("format") && l.format != "json" {
			return fmt.Errorf("--json and --format %s are two formats; leave one of them out", l.format)
		}
		return l.run(args[0])
	})
	cmd.Flags().StringVar(&l.format, "format", "text", "the `FORMAT` of the findings: "+strings.Join(formats, ", "))
	cmd.Flags().BoolVar(&l.fix, "fix", false, "correct what can be corrected safely, in the files of DIR")
	cmd.Flags().StringSliceVar(&l.only, "only", nil, "use these `RULES` only: codes or names, separated by commas")
	cmd.Flags().BoolVar(&l.all, "all", false, fmt.Sprintf("show every message, not only the first %d", diag.DefaultMax))
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	var rules []string
	for _, r := range lint.Rules() {
		rules = append(rules, r.ID+"\t"+r.Summary)
	}
	_ = cmd.RegisterFlagCompletionFunc("only", cobra.FixedCompletions(rules, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// linter carries out one call of lint.
type linter struct {
	app      *app
	format   string
	fix, all bool
	only     []string

	settings  *lint.Settings
	corrected []string             // files
	bases     map[string]lint.Base // by folder: one that several extend is linted once
}

// maxFixRounds bounds how often fixes are applied: a fix inside another one is applied in the round after it.
const maxFixRounds = 20

// inspected is a scenario with its findings, or with the errors that keep it from being linted.
type inspected struct {
	merged *resolve.Result
	errors diag.List // of the scenario or the settings
	result lint.Result
}

func (l *linter) run(dir string) error {
	if l.app.json {
		l.format = "json"
	}
	if !slices.Contains(formats, l.format) {
		return newUnknownError("format", l.format, formats, "it may be "+strings.Join(formats, ", "))
	}
	for i, code := range l.only {
		code = strings.TrimSpace(code)
		r, ok := lint.Lookup(code)
		if !ok {
			var known []string
			for _, r := range lint.Rules() {
				known = append(known, r.ID, r.Name)
			}
			return newUnknownError("rule", code, known, "`scenario explain` lists all codes")
		}
		l.only[i] = r.ID
	}
	dir, err := l.app.locateFolder(dir, "lint")
	if l.fix && err == nil {
		err = checkWritable(dir)
	}
	if err != nil {
		return err
	}
	done := l.app.progress("linting " + dir)
	got, err := l.inspect(dir)
	for range maxFixRounds {
		if err != nil || !l.fix || len(got.errors) > 0 {
			break
		}
		next, again, fixErr := l.correct(dir, got)
		if fixErr != nil || !again {
			err = fixErr
			break
		}
		got = next
	}
	done()
	if err != nil {
		return err
	}
	return l.print(dir, got)
}

// inspect reads the settings and lints the scenario in a folder.
func (l *linter) inspect(dir string) (inspected, error) {
	name := filepath.Join(dir, lint.SettingsFile)
	shown := filepath.ToSlash(name)
	src, err := readSettings(name)
	if err != nil {
		return inspected{}, err
	}
	st, wrong := lint.ReadSettings(shown, src)
	if len(wrong) > 0 {
		merged := &resolve.Result{Dir: dir, Sources: map[string][]byte{shown: src}}
		return inspected{merged: merged, errors: wrong}, nil
	}
	l.settings = st
	return l.lint(dir, nil), nil
}

// readSettings reads the settings of a folder, or returns nil if it has none. It does not follow a link, which could
// lead out of the folder.
func readSettings(name string) ([]byte, error) {
	info, err := os.Lstat(name)
	switch {
	case os.IsNotExist(err):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular() || info.Size() > dsl.MaxFile:
		return nil, fmt.Errorf("%s must be a regular file of at most %d bytes", name, dsl.MaxFile)
	}
	return readRules(name)
}

// lint lints the scenario in a folder, and before it the scenarios it extends. changed replaces the text of some files.
func (l *linter) lint(dir string, changed map[string][]byte) inspected {
	built := l.app.compile(dir, compiler.Options{Changed: changed, Instrument: lint.Instrument, Notes: &symbols.Notes{}})
	merged := built.Merged
	if built.Program == nil {
		return inspected{merged: merged, errors: built.Diags}
	}
	in := lint.Input{Merged: merged, Scenario: built.Scenario, Warnings: built.Diags, Notes: built.Notes,
		Settings: l.settings, Only: l.only}
	if !merged.Abstract {
		in.Play = probe.Look(built.Program, probe.Options{})
	}
	if s := merged.Scenario; s != nil && s.Body.Attributes["extends"] != nil {
		for _, e := range dsl.Elements(s.Body.Attributes["extends"].Expr) {
			if base, ok := dsl.Literal(e); ok {
				in.Bases = append(in.Bases, l.base(path.Join(merged.Dir, base)))
			}
		}
	}
	return inspected{merged: merged, result: lint.Run(in)}
}

// base lints a scenario that another one extends.
func (l *linter) base(dir string) lint.Base {
	b, ok := l.bases[dir]
	if !ok {
		below := l.lint(filepath.FromSlash(dir), nil)
		b = lint.Base{Merged: below.merged, Findings: below.result.Findings}
		if l.bases == nil {
			l.bases = map[string]lint.Base{}
		}
		l.bases[dir] = b
	}
	return b
}

// correct applies the fixes to the scenario's own files if the result has no errors. It reports whether there was
// anything to correct.
func (l *linter) correct(dir string, got inspected) (inspected, bool, error) {
	var own []lint.Finding
	for _, f := range got.result.Findings {
		if fix := f.Edits(); len(fix) > 0 && path.Dir(fix[0].Range.Filename) == path.Clean(got.merged.Dir) {
			own = append(own, f)
		}
	}
	changed := lint.Apply(got.merged.Sources, own)
	if len(changed) == 0 {
		return inspected{}, false, nil
	}
	next := l.lint(dir, changed)
	if len(next.errors) > 0 {
		return inspected{}, false, fmt.Errorf("the fixes would leave %s with errors, so nothing was written: %s",
			dir, firstError(next.errors))
	}
	for _, name := range slices.Sorted(maps.Keys(changed)) {
		if err := files.Write(filepath.FromSlash(name), changed[name]); err != nil {
			return inspected{}, false, err
		}
		if !slices.Contains(l.corrected, name) {
			l.corrected = append(l.corrected, name)
		}
	}
	return next, true, nil
}

func (l *linter) print(dir string, got inspected) error {
	a := l.app
	findings := got.result.Findings
	for _, d := range got.errors {
		findings = append(findings, lint.Finding{Diagnostic: d})
	}
	var list diag.List
	fixable, hints := 0, 0
	for _, f := range findings {
		list = append(list, f.Diagnostic)
		if len(f.Edits()) > 0 {
			fixable++
		}
		if f.Severity == diag.Info {
			hints++
		}
	}
	var err error
	switch l.format {
	case "json":
		err = a.printJSON(l.report(findings, got.result.Silenced))
	case "sarif":
		err = lint.WriteSARIF(a.out, findings)
	default:
		err = a.report(&model{sources: got.merged.Sources, found: list}, l.all)
		l.printVerdict(dir, list, hints, fixable)
		if len(got.errors) > 0 {
			fmt.Fprintln(a.err, "lint checks its rules once these errors are corrected.")
		}
	}
	return failIfFound(len(list) > hints, err)
}

// printVerdict prints the last lines of the report.
func (l *linter) printVerdict(dir string, list diag.List, hints, fixable int) {
	w := l.app.err
	for _, name := range l.corrected {
		fmt.Fprintf(w, "corrected %s\n", name)
	}
	errs := list.Errors()
	if len(list) == 0 {
		fmt.Fprintf(w, "%s: nothing found\n", dir)
		return
	}
	fmt.Fprintf(w, "\n%s: %s, %s, %s", dir, article.Count(errs, "error"), article.Count(len(list)-errs-hints, "warning"),
		article.Count(hints, "hint"))
	if fixable > 0 && !l.fix {
		fmt.Fprintf(w, "; --fix corrects %d of them", fixable)
	}
	fmt.Fprintf(w, "\n`scenario explain %s` says more\n", list.Sorted()[0].Code)
}

func (l *linter) report(findings []lint.Finding, silenced int) report.Lint {
	r := report.Lint{Diagnostics: []report.LintFinding{}, Silenced: silenced, Mended: append([]string{}, l.corrected...)}
	for _, f := range findings {
		one := report.LintFinding{
			Severity: f.Severity.String(), Code: f.Code, Summary: f.Summary, Detail: f.Detail, Range: diag.NewJSONRange(f.Range),
			Related: []report.RelatedPlace{}, Fixable: len(f.Edits()) > 0,
		}
		if f.Rule != nil {
			one.Rule = f.Rule.Name
		}
		for _, rel := range f.Related {
			one.Related = append(one.Related, report.RelatedPlace{Message: rel.Message, Range: diag.NewJSONRange(rel.Range)})
		}
		r.Diagnostics = append(r.Diagnostics, one)
	}
	return r
}

// firstError returns the summary of the first error in a list.
func firstError(list diag.List) string {
	for _, d := range list {
		if d.Severity == diag.Error {
			return d.Summary
		}
	}
	return ""
}
