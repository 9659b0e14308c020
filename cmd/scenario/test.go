package main

import (
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/trial"
)

func newTestCmd(a *app) *cobra.Command {
	var pattern string
	var verbose, inherited, odds bool
	cmd := a.command("test", requireArgs("DIR"), func(_ *cobra.Command, args []string) error {
		opt := trial.Options{Own: !inherited}
		if pattern != "" {
			re, err := regexp.Compile(pattern)
			if err != nil {
				return fmt.Errorf("--run: %w", err)
			}
			opt.Filter = re
		}
		o := openOptions{Options: compiler.Options{Why: true}, cached: !a.json}
		m, err := a.openProgram(args[0], o)
		if err != nil {
			return err
		}
		opt.Values = m.values
		if odds {
			return showOdds(a, m, opt)
		}
		r := runTests(a, m, opt)
		if o.cached = false; r.Failed > 0 && m.isCached() { // run again with the source, which shows why a test fails
			if m, err = a.openProgram(args[0], o); err != nil {
				return err
			}
			r = runTests(a, m, opt)
		}
		text := func() { printTests(a, m, r, pattern, verbose, pattern == "" && !inherited) }
		return failIfFound(r.Failed > 0, a.print(testReport(m, r), text))
	})
	cmd.Flags().StringVar(&pattern, "run", "", "run only the tests whose name matches the regular expression `REGEXP`")
	cmd.Flags().BoolVarP(&verbose, "verbose", "v", false, "name every test, including those that pass")
	cmd.Flags().BoolVar(&inherited, "inherited", false, "also run the tests of what the scenario extends and imports")
	cmd.Flags().BoolVar(&odds, "odds", false, "print how likely the expectations are, instead of running the tests")
	a.addSet(cmd)
	return cmd
}

// runTests runs the tests. At a terminal it counts them on stderr.
func runTests(a *app, m *model, opt trial.Options) trial.Report {
	if a.isWatched() {
		n, count := 0, counter{a: a}
		opt.Done = func(trial.Result) {
			n++
			count.update(n, "%d of %d tests", n, len(m.program.Tests))
		}
		defer count.clear()
	} else {
		defer a.progress("testing " + m.path)()
	}
	return trial.Run(m.program, opt)
}

func testReport(m *model, r trial.Report) report.Tests {
	out := report.Tests{Passed: r.Passed, Failed: r.Failed, Skipped: r.Skipped, Tests: []report.Test{}}
	for _, t := range r.Results {
		if t.Status == trial.NotRun {
			continue
		}
		x := report.Test{
			Name: t.Name, Status: t.Status.String(), Message: t.Message, Range: m.rangeOf(t), Cites: t.Cites,
		}
		if t.Status == trial.Failed {
			x.Saw, x.Log = t.Saw, t.Log
		}
		out.Tests = append(out.Tests, x)
	}
	return out
}

// rangeOf returns where a test failed: the condition that does not hold, if the source is available.
func (m *model) rangeOf(t trial.Result) diag.JSONRange {
	if m.scenario != nil && t.Index < len(m.scenario.Tests) {
		if steps := m.scenario.Tests[t.Index].Steps; t.Step >= 0 && t.Step < len(steps) && steps[t.Step].That != nil {
			return diag.NewJSONRange(steps[t.Step].That.Where())
		}
		if t.Status != trial.Failed {
			return diag.NewJSONRange(m.scenario.Tests[t.Index].Range)
		}
	}
	return m.jsonRange(t.Place)
}

// jsonRange returns the range from a place to the end of its line. Its offsets in bytes are set if the source is
// available.
func (m *model) jsonRange(p trial.Place) diag.JSONRange {
	at := diag.JSONPos{Line: p.Line, Column: p.Column}
	end := at
	if src, ok := m.sources[m.displayPath(p.File)]; ok && p.Line > 0 {
		lines := strings.SplitAfter(string(src), "\n")
		n := min(p.Line, len(lines)) - 1
		runes := []rune(strings.TrimRight(lines[n], "\r\n"))
		column := min(max(p.Column-1, 0), len(runes))
		at.Byte = len(strings.Join(lines[:n], "")) + len(string(runes[:column]))
		end = diag.JSONPos{Line: p.Line, Column: len(runes) + 1, Byte: at.Byte + len(string(runes[column:]))}
	}
	return diag.JSONRange{Filename: m.displayPath(p.File), Start: at, End: end}
}

func printTests(a *app, m *model, r trial.Report, pattern string, verbose, own bool) {
	for _, t := range r.Results {
		switch t.Status {
		case trial.Failed:
			printFailure(a, m, t)
		case trial.Skipped:
			fmt.Fprintf(a.out, "skipped  %s: %s\n", t.Name, t.Message)
		case trial.Passed:
			if verbose {
				fmt.Fprintf(a.out, "%s   %s\n", a.style(a.out, darkGreen, "passed"), t.Name)
			}
		}
	}
	switch {
	case r.Passed+r.Failed+r.Skipped > 0:
		fmt.Fprintf(a.out, "%s: %d passed, %d failed, %d skipped\n", m.program.Name, r.Passed, r.Failed, r.Skipped)
	case pattern != "":
		reportNoMatch(a.out, m, pattern)
	case own && len(r.Results) > 0:
		fmt.Fprintf(a.out, "%s: no tests of its own; --inherited runs those of what it extends and imports\n", m.program.Name)
	default:
		fmt.Fprintf(a.out, "%s: no tests\n", m.program.Name)
	}
}

// reportNoMatch prints that no test has a name that matches the pattern.
func reportNoMatch(w io.Writer, m *model, pattern string) {
	fmt.Fprintf(w, "%s: no test has a name that matches %q\n", m.program.Name, pattern)
}

// printFailure prints where and why a test failed, the source line, and the messages of the rules until then.
func printFailure(a *app, m *model, t trial.Result) {
	fmt.Fprintf(a.out, "%s   %s\n", a.style(a.out, red, "failed"), t.Name)
	at := m.rangeOf(t)
	fmt.Fprintf(a.out, "  %s:%d:%d: %s\n",
		at.Filename, at.Start.Line, at.Start.Column, strings.ReplaceAll(t.Message, "\n", "\n    "))
	for _, line := range m.excerpt(at) {
		fmt.Fprintf(a.out, "    | %s\n", line)
	}
	for _, line := range t.Saw {
		fmt.Fprintf(a.out, "    %s\n", line)
	}
	if len(t.Log) > 0 {
		fmt.Fprintln(a.out, "  said until then:")
		for _, l := range t.Log {
			fmt.Fprintf(a.out, "    %s\n", l)
		}
	}
	fmt.Fprintln(a.out)
}

// excerpt returns the first few lines of a range without their indentation.
func (m *model) excerpt(r diag.JSONRange) []string {
	src, ok := m.sources[r.Filename]
	if !ok || r.Start.Line == 0 {
		return nil
	}
	lines := strings.Split(string(src), "\n")
	var out []string
	indent := ""
	for i := r.Start.Line; i <= r.End.Line && i <= len(lines) && len(out) < 5; i++ {
		line := strings.TrimRight(lines[i-1], " \r")
		if i == r.Start.Line {
			indent = line[:len(line)-len(strings.TrimLeft(line, " "))]
		}
		out = append(out, strings.TrimPrefix(line, indent))
	}
	return out
}
