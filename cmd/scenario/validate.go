package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/suite"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/report"
)

func newValidateCmd(a *app) *cobra.Command {
	var all, watch bool
	cmd := a.command("validate", requireArgs("DIR"), func(_ *cobra.Command, args []string) error {
		if watch {
			return watchValidation(a, args[0], all)
		}
		m, err := a.open(args[0], openOptions{})
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
			a.printVerdict(m)
			printNeeds(a, m)
		}
		return failIfFound(m.found.HasErrors(), nil)
	})
	a.addSet(cmd)
	cmd.Flags().BoolVar(&all, "all", false, fmt.Sprintf("show every message, not only the first %d", diag.DefaultMax))
	cmd.Flags().BoolVar(&watch, watchFlag, false, "validate again whenever a file has changed, until Ctrl-C")
	return cmd
}

// watchFlag is the flag of commands that run until the user ends them.
const watchFlag = "watch"

// watchValidation validates a folder, and again whenever one of the files of the scenario changes. Files that did not
// change are not parsed again, and tests that a change cannot affect are not checked again; the errors found in them
// before are reported again.
func watchValidation(a *app, dir string, all bool) error {
	if a.json || len(a.sets) > 0 {
		return errors.New("--watch cannot be used with --json or --set")
	}
	path, isFolder, err := a.locate(dir)
	if err == nil && (!isFolder || !resolve.OnDisk(path)) {
		err = fmt.Errorf("%s is not a folder on this disk, so its files do not change; leave out --watch", dir)
	}
	if err != nil {
		return err
	}
	const pause = 100 * time.Millisecond
	stop := newStopper(stopSignals...)
	defer stop.Close()
	opt := compiler.Options{Parsed: &dsl.Parsed{}, TestCache: &suite.Cache{}, Until: compiler.Checked}
	folders := []string{path}
	for was := map[string]string(nil); ; {
		is := files.Stamp(folders, ".hcl")
		if !maps.Equal(was, is) {
			if was != nil {
				fmt.Fprintf(a.err, "\n%s:\n", strings.Join(changedFiles(was, is), ", "))
			}
			opt.Notes = &symbols.Notes{}
			m := &model{path: path, built: compiler.Compile(nil, path, opt)}
			if !m.built.Diags.HasErrors() {
				m.built = compiler.Compile(nil, path, compiler.Options{From: m.built})
			}
			m.scenario, m.found, m.sources = m.built.Scenario, m.built.Diags, m.built.Merged.Sources
			if err := a.report(m, all); err != nil {
				return err
			}
			a.printVerdict(m)
			was = is
			for _, f := range m.built.Merged.Folders { // folders of earlier rounds stay: one that was removed may be back
				if resolve.OnDisk(f) && !slices.Contains(folders, f) {
					folders = append(folders, f)
					maps.Copy(was, files.Stamp([]string{f}, ".hcl"))
				}
			}
		}
		select {
		case <-stop.C:
			return stop.Err()
		case <-time.After(pause):
		}
	}
}

// changedFiles returns the files that were changed, added or removed between two stamps, in order.
func changedFiles(was, is map[string]string) []string {
	changed := map[string]bool{}
	for file, stamp := range is {
		changed[file] = changed[file] || was[file] != stamp
	}
	for file := range was {
		_, there := is[file]
		changed[file] = changed[file] || !there
	}
	maps.DeleteFunc(changed, func(_ string, is bool) bool { return !is })
	return slices.Sorted(maps.Keys(changed))
}

// printNeeds prints what the games that are built on an abstract scenario must declare.
func printNeeds(a *app, m *model) {
	if m.scenario == nil || !m.scenario.Abstract {
		return
	}
	fmt.Fprintln(a.err, "It is abstract. A game that is built on it declares:")
	for _, n := range jsonNeeds(m) {
		fmt.Fprintf(a.err, "  %s (%s:%d)\n", resolve.Describe(n.Type, n.Labels), n.Range.Filename, n.Range.Start.Line)
	}
}

// jsonNeeds returns what the games that are built on an abstract scenario must declare; nothing for other scenarios.
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

// printVerdict prints the last line of the report.
func (a *app) printVerdict(m *model) {
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
