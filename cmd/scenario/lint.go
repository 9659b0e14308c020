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
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/probe"
)

// formats are what lint can print.
var formats = []string{"text", "json", "sarif"}

func (a *app) lintCmd() *cobra.Command {
	l := &linter{app: a}
	cmd := &cobra.Command{
		Use:   "lint DIR",
		Short: "Give advice about a scenario beyond its errors",
		Long: "lint looks at a scenario folder without errors for what its author probably did not mean and for what could be\n" +
			"said better. Some rules play a little: they set the game up and try a few games of random players, always the same.\n" +
			"`scenario explain CODE` tells more about a finding. A comment `# lint:ignore CODE reason` silences one on its line or\n" +
			"the next, and " + lint.SettingsFile + " in DIR changes how much a rule matters. Of a scenario that extends another only\n" +
			"what the base alone does not give is reported.\n\n" +
			"The exit status is 1 when there is an error or a warning, and 0 when there are only hints (severity info).",
		Args: exactly("DIR"),
		RunE: func(_ *cobra.Command, args []string) error { return l.run(args[0]) },
	}
	cmd.Flags().StringVar(&l.format, "format", "text", "how findings are printed: "+strings.Join(formats, ", "))
	cmd.Flags().BoolVar(&l.fix, "fix", false, "mend what can be mended safely, in the files of DIR")
	cmd.Flags().StringSliceVar(&l.only, "only", nil, "look with these rules alone: codes or names, commas between them")
	cmd.Flags().BoolVar(&l.all, "all", false, fmt.Sprintf("show every message, not only the first %d", diag.DefaultMax))
	a.addJSON(cmd)
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.RegisterFlagCompletionFunc("only", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return ruleCompletions(), cobra.ShellCompDirectiveNoFileComp
	})
	return cmd
}

// ruleCompletions are the rules of lint as a shell completes them.
func ruleCompletions() []string {
	var out []string
	for _, r := range lint.Rules() {
		out = append(out, r.ID+"\t"+r.Summary)
	}
	return out
}

type linter struct {
	app      *app
	format   string
	fix, all bool
	only     []string

	settings *lint.Settings
	mended   []string
}

// looked is a scenario that was linted, or that could not be because of its errors.
type looked struct {
	merged *resolve.Result
	errors diag.List // of the scenario or the settings
	result lint.Result
}

func (l *linter) run(dir string) error {
	if l.app.json {
		l.format = "json"
	}
	if !slices.Contains(formats, l.format) {
		return unknown("format", l.format, formats, "it may be "+strings.Join(formats, ", "))
	}
	for i, code := range l.only {
		code = strings.TrimSpace(code)
		r, ok := lint.Lookup(code)
		if !ok {
			var known []string
			for _, r := range lint.Rules() {
				known = append(known, r.ID, r.Name)
			}
			return unknown("rule", code, known, "run `scenario explain` for all of them")
		}
		l.only[i] = r.ID
	}
	info, err := os.Stat(dir)
	if err != nil {
		return files.Missing(dir, err)
	}
	if !info.IsDir() {
		return fmt.Errorf("%s is no folder: lint reads the files of a scenario as they were written", dir)
	}
	done := l.app.progress("looking at " + dir)
	got, err := l.look(dir)
	for range 20 { // fixes that lie in one another are made one after the other
		if err != nil || !l.fix || len(got.errors) > 0 {
			break
		}
		next, again, fixErr := l.mend(dir, got)
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

// look reads the settings and the scenario, and what it extends first.
func (l *linter) look(dir string) (looked, error) {
	name := filepath.Join(dir, lint.SettingsFile)
	shown := filepath.ToSlash(name)
	src, err := readSettings(name)
	if err != nil {
		return looked{}, err
	}
	st, wrong := lint.ReadSettings(shown, src)
	if len(wrong) > 0 {
		merged := &resolve.Result{Dir: dir, Sources: map[string][]byte{shown: src}}
		return looked{merged: merged, errors: wrong}, nil
	}
	l.settings = st
	return l.lint(dir, nil), nil
}

// readSettings reads the settings of a folder; there need not be any. A link could lead out of the folder.
func readSettings(name string) ([]byte, error) {
	info, err := os.Lstat(name)
	switch {
	case os.IsNotExist(err):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular() || info.Size() > dsl.MaxFile:
		return nil, fmt.Errorf("%s is no plain file of at most %d bytes", name, dsl.MaxFile)
	}
	return readRules(name)
}

// lint looks at the scenario in a folder, after the ones that it extends. changed replaces the text of some files.
func (l *linter) lint(dir string, changed map[string][]byte) looked {
	built := compiler.Compile(nil, dir, compiler.Options{Changed: changed, Instrument: lint.Instrument})
	merged := built.Merged
	if built.Program == nil {
		return looked{merged: merged, errors: built.Diags}
	}
	in := lint.Input{
		Merged: merged, Scenario: built.Scenario, Warnings: built.Diags, Settings: l.settings,
		Play: probe.Look(built.Program, probe.Options{}), Only: l.only,
	}
	if s := merged.Scenario; s != nil && s.Body.Attributes["extends"] != nil {
		for _, e := range dsl.Elements(s.Body.Attributes["extends"].Expr) {
			if base, ok := dsl.Literal(e); ok {
				below := l.lint(filepath.FromSlash(path.Join(merged.Dir, base)), nil)
				in.Base = append(in.Base, below.result.Findings...)
			}
		}
	}
	return looked{merged: merged, result: lint.Run(in)}
}

// mend makes the fixes in the scenario's own files, if the result is still free of errors. It says whether there was
// anything to mend.
func (l *linter) mend(dir string, got looked) (looked, bool, error) {
	var own []lint.Finding
	for _, f := range got.result.Findings {
		if len(f.Fix) > 0 && path.Dir(f.Fix[0].File) == path.Clean(got.merged.Dir) {
			own = append(own, f)
		}
	}
	changed := lint.Apply(got.merged.Sources, own)
	if len(changed) == 0 {
		return looked{}, false, nil
	}
	next := l.lint(dir, changed)
	if len(next.errors) > 0 {
		return looked{}, false, fmt.Errorf("the fixes would leave %s with errors, so nothing was written: %s", dir, firstError(next.errors))
	}
	for _, name := range slices.Sorted(maps.Keys(changed)) {
		if err := files.Write(filepath.FromSlash(name), changed[name]); err != nil {
			return looked{}, false, err
		}
		if !slices.Contains(l.mended, name) {
			l.mended = append(l.mended, name)
		}
	}
	return next, true, nil
}

func (l *linter) print(dir string, got looked) error {
	a := l.app
	findings := got.result.Findings
	for _, d := range got.errors {
		findings = append(findings, lint.Finding{Diagnostic: d})
	}
	var list diag.List
	fixable, hints := 0, 0
	for _, f := range findings {
		list = append(list, f.Diagnostic)
		if len(f.Fix) > 0 {
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
		limit := 0
		if l.all {
			limit = -1
		}
		err = diag.WriteText(a.err, list, got.merged.Sources, diag.Options{Color: a.color(a.err), Max: limit})
		l.verdict(dir, list, hints, fixable)
		if len(got.errors) > 0 {
			fmt.Fprintln(a.err, "The rules of lint look when this is mended.")
		}
	}
	if err != nil {
		return err
	}
	if len(list) > hints {
		return errFindings
	}
	return nil
}

// verdict closes the report with a line or two.
func (l *linter) verdict(dir string, list diag.List, hints, fixable int) {
	w := l.app.err
	for _, name := range l.mended {
		fmt.Fprintf(w, "mended %s\n", name)
	}
	errs := list.Errors()
	if len(list) == 0 {
		fmt.Fprintf(w, "%s: nothing found\n", dir)
		return
	}
	fmt.Fprintf(w, "\n%s: %s, %s, %s", dir, layout.Plural(errs, "error"), layout.Plural(len(list)-errs-hints, "warning"), layout.Plural(hints, "hint"))
	if fixable > 0 && !l.fix {
		fmt.Fprintf(w, "; %d can be mended with --fix", fixable)
	}
	fmt.Fprintf(w, "\n`scenario explain %s` tells more\n", list.Sorted()[0].Code)
}

func (l *linter) report(findings []lint.Finding, silenced int) report.Lint {
	r := report.Lint{Diagnostics: []report.LintFinding{}, Silenced: silenced, Mended: append([]string{}, l.mended...)}
	for _, f := range findings {
		one := report.LintFinding{
			Severity: f.Severity.String(), Code: f.Code, Summary: f.Summary, Detail: f.Detail, Range: diag.NewJSONRange(f.Range),
			Related: []report.RelatedPlace{}, Fixable: len(f.Fix) > 0,
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

// firstError is the summary of what keeps a scenario from compiling; warnings beside it do not.
func firstError(list diag.List) string {
	for _, d := range list {
		if d.Severity == diag.Error {
			return d.Summary
		}
	}
	return ""
}
