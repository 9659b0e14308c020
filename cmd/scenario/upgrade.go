package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/upgrade"
)

func newUpgradeCmd(a *app) *cobra.Command {
	var check, diff bool
	cmd := a.command("upgrade", requireArgs("DIR"),
		func(_ *cobra.Command, args []string) error { return upgradeFolder(a, args[0], check, diff) })
	cmd.Flags().BoolVar(&check, "check", false, "say what would change, and write nothing")
	cmd.Flags().BoolVar(&diff, "diff", false, "show the lines that would change, and write nothing")
	return cmd
}

func upgradeFolder(a *app, dir string, check, diff bool) error {
	dir, err := a.locateFolder(dir, "upgrade")
	if err == nil {
		err = checkWritable(dir)
	}
	if err != nil {
		return err
	}
	m := &model{path: dir}
	compile := func(changed map[string][]byte) *compiler.Result {
		built := a.compile(dir, compiler.Options{Changed: changed})
		if m.built == nil {
			m.built, m.program, m.scenario, m.sources, m.found = built, built.Program, built.Scenario, built.Merged.Sources,
				built.Diags
		}
		return built
	}
	done := a.progress("upgrading " + dir)
	if compile(nil); m.scenario == nil {
		done()
		err := a.refuse(m)
		fmt.Fprintln(a.err, "A scenario can be upgraded once these errors are corrected.")
		return err
	}
	r, err := upgrade.Folder(compile)
	if err == nil && r.After != nil {
		err = upgrade.CheckSame(r.Before, r.After)
	}
	done()
	if err != nil {
		return findings{fmt.Errorf("%s is not changed, because the rules would differ: %w\n  this is a bug in upgrade; "+
			"please report it", dir, err)}
	}
	written := !check && !diff && len(r.Files) > 0
	if written {
		if err := writeAll(r.Files, r.Before.Merged.Sources); err != nil {
			return err
		}
	}
	names := slices.Sorted(maps.Keys(r.Files))
	out := report.Upgraded{From: r.From, To: r.To, Written: written, Files: append([]string{}, names...),
		Changes: append([]report.UpgradeChange{}, r.Changes...)}
	err = a.print(out, func() { printUpgrade(a.out, dir, r, names, written, diff) })
	return failIfFound(!written && len(r.Files) > 0, err)
}

// writeAll writes all files. If one cannot be written, it restores those that it has written.
func writeAll(texts, old map[string][]byte) error {
	names := slices.Sorted(maps.Keys(texts))
	for i, name := range names {
		err := files.Write(filepath.FromSlash(name), texts[name])
		if err == nil {
			continue
		}
		for _, before := range names[:i] {
			err = errors.Join(err, files.Write(filepath.FromSlash(before), old[before]))
		}
		return err
	}
	return nil
}

func printUpgrade(w io.Writer, dir string, r *upgrade.Result, names []string, written, diff bool) {
	if len(names) == 0 {
		fmt.Fprintf(w, "%s: nothing to change; it is written for version %d of the language, the current one\n",
			dir, r.From)
		return
	}
	if diff {
		for _, name := range names {
			fmt.Fprint(w, format.Diff(name, r.Before.Merged.Sources[name], r.Files[name]))
		}
		return
	}
	count := map[string]int{}
	for _, c := range r.Changes {
		count[c.Rule]++
		fmt.Fprintf(w, "%s:%d: %s\n  was     %s\n  became  %s\n",
			c.File, c.Line, c.Rule, shortenToLine(c.Was), shortenToLine(c.Became))
	}
	fmt.Fprintln(w)
	for _, rule := range upgrade.AllRules() {
		if n := count[rule.Name]; n > 0 {
			fmt.Fprintf(w, "%s, %s: %s\n  %s\n", rule.Name, article.Count(n, "place"), rule.Summary,
				layout.Wrap(rule.Why, 100, "  "))
		}
	}
	verb := "changed"
	if !written {
		verb = "to change"
	}
	versions := ""
	if r.From < r.To {
		versions = fmt.Sprintf(", from version %d to %d", r.From, r.To)
	}
	fmt.Fprintf(w, "%s: %s in %s %s%s\n",
		dir, article.Count(len(r.Changes), "place"), article.Count(len(names), "file"), verb, versions)
}

// shortenToLine returns a part of a source as one line of limited length.
func shortenToLine(s string) string {
	if s = dsl.OneLine(s); s == "" {
		return "(nothing)"
	}
	return shorten(s)
}
