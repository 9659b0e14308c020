package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/breaking"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/study"
)

func newDiffCmd(a *app) *cobra.Command {
	var f diffFlags
	cmd := a.command("diff", func(cmd *cobra.Command, args []string) error {
		if len(args) == 1 {
			return nil // it is compared with its base
		}
		return requireArgs("A", "B")(cmd, args)
	}, func(_ *cobra.Command, args []string) error {
		return diffScenarios(a, strings.Join(args[:len(args)-1], ""), args[len(args)-1], f)
	})
	flags := cmd.Flags()
	flags.BoolVar(&f.markdown, "markdown", false, "print Markdown, for a pull request")
	flags.BoolVar(&f.exitCode, "exit-code", false, "exit with 1 if there is a difference")
	flags.BoolVar(&f.all, "all", false, "also list what no player notices, and cut nothing short")
	flags.BoolVar(&f.color, "color", false, "print in colour even if stdout is not a terminal, such as under git's pager")
	flags.BoolVar(&f.breaking, "breaking", false,
		"list what B breaks for those who build on A, and exit with 1 if there is anything")
	flags.StringArrayVar(&f.with, "with", nil, "with --breaking: try this `VARIANT` of A with B")
	flags.IntVar(&f.impact, "impact", 0, "play `N` games of both and compare how they end")
	flags.Uint64Var(&f.seed, "seed", 1, "with --impact: seed of the first game; each further game has the next seed")
	addLimits(flags, &f.limits, "with --impact: ")
	f.sets.register(flags)
	return cmd
}

// diffScenarios compares the scenario or file from, or its base if from is "", with the scenario or file to.
func diffScenarios(a *app, from, to string, f diffFlags) error {
	switch {
	case a.json && f.markdown:
		return errors.New("--json and --markdown: choose one of them")
	case f.color && a.noColor:
		return errors.New("--color and --no-color: choose one of them")
	case len(f.with) > 0 && !f.breaking:
		return errors.New("--with tries variants: write --breaking too")
	case f.impact < 0 || f.impact > study.MaxGames:
		return fmt.Errorf("--impact %d: it must be from 1 to %d", f.impact, study.MaxGames)
	}
	if err := checkLimits(f.limits); err != nil {
		return err
	}
	if f.breaking && from == "" {
		return errors.New("--breaking compares two versions of a base; write A, the old one, as well")
	}
	if f.breaking {
		return diffBreaking(a, from, to, f)
	}
	needFolders := ""
	switch {
	case from == "" && (f.impact > 0 || f.sets.any()):
		return errors.New("--impact and --set are for two scenarios; write A as well")
	case f.impact > 0:
		needFolders = "--impact plays whole scenarios"
	case f.sets.any():
		needFolders = "only whole scenarios have options"
	}
	read := func() (old, new *resolve.Result, err error) { return readSides(a, from, to, needFolders) }
	if from == "" {
		read = func() (old, new *resolve.Result, err error) { return readWithBase(a, to) }
	}
	old, new, err := read()
	if err != nil {
		return err
	}
	var sides [2]version
	if f.sets.any() || f.impact > 0 {
		if sides, err = openVersions(a, from, to, f.sets); err != nil {
			return err
		}
		for i, r := range []*resolve.Result{old, new} {
			if err := sides[i].model.setOptions(r, sides[i].options); err != nil {
				return err
			}
		}
	}
	done := a.progress("comparing")
	r := diff.Compare(old, new)
	done()
	var played *report.Impact
	var stopped error
	if f.impact > 0 {
		if played, stopped = playImpact(a, sides, f); stopped != nil && played == nil {
			return stopped
		}
	}
	switch {
	case a.json:
		err = a.printJSON(diffReport(r, played))
	case f.markdown:
		_, err = fmt.Fprint(a.out, diff.Markdown(r, f.all)+impactMarkdown(r, played, fillLimits(f.limits, false)))
	default:
		text := diff.Text(r, f.color && os.Getenv("NO_COLOR") == "" || a.color(a.out), f.all)
		_, err = fmt.Fprint(a.out, text)
		if played != nil && err == nil {
			if text != "" {
				fmt.Fprintln(a.out)
			}
			printImpact(a.out, r, played, fillLimits(f.limits, false))
		}
	}
	return failIfFound(f.exitCode && (len(r.Rules()) > 0 || f.all && len(r.Changes) > 0), cmp.Or(err, stopped))
}

func readWithBase(a *app, dir string) (base, variant *resolve.Result, err error) {
	where, err := a.locateFolder(dir, "diff with one argument")
	if err != nil {
		return nil, nil, err
	}
	built := a.compile(where, compiler.Options{Until: compiler.Merged})
	if built.Diags.HasErrors() {
		return nil, nil, a.refuse(&model{path: where, sources: built.Merged.Sources, found: built.Diags})
	}
	switch bases := built.Merged.Bases(); len(bases) {
	case 0:
		return nil, nil, fmt.Errorf("%s extends nothing; name what it is to be compared with: scenario diff A %s", dir, dir)
	case 1:
		return bases[0], built.Merged, nil
	default:
		return nil, nil, fmt.Errorf("%s extends %d scenarios; name the one that it is to be compared with: "+
			"scenario diff A %s", dir, len(bases), dir)
	}
}

// readSides reads what is to be compared: two folders or two files. needFolders says why folders are needed; it is ""
// if files will do.
func readSides(a *app, from, to, needFolders string) (old, new *resolve.Result, err error) {
	names := [2]string{from, to}
	var isFile [2]bool
	for i, name := range names {
		where, isFolder, err := a.locate(name)
		if err != nil {
			return nil, nil, err
		}
		names[i], isFile[i] = where, !isFolder
	}
	switch {
	case isFile[0] != isFile[1]:
		return nil, nil, fmt.Errorf("%s and %s: compare two folders or two files", from, to)
	case isFile[0] && needFolders != "":
		return nil, nil, fmt.Errorf("%s; name their folders, not %s", needFolders, from)
	}
	var read [2]*resolve.Result
	bad := false
	for i, name := range names {
		var found diag.List
		if isFile[i] {
			src, err := sourceFile(name)
			if err != nil {
				return nil, nil, err
			}
			read[i], found = diff.Fragment(filepath.ToSlash(name), src)
		} else {
			built := a.compile(name, compiler.Options{Until: compiler.Merged})
			read[i], found = built.Merged, built.Diags
		}
		if found.HasErrors() {
			bad = true
			if err := a.report(&model{path: name, sources: read[i].Sources, found: found}, false); err != nil {
				return nil, nil, err
			}
		}
	}
	if bad {
		return nil, nil, errFindings
	}
	return read[0], read[1], nil
}

// sourceFile reads one file of a scenario. Git uses the null device for a file that does not exist.
func sourceFile(name string) ([]byte, error) {
	src, err := readRules(name)
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return nil, fmt.Errorf("%s cannot be read: %w", name, path.Err)
	}
	if err == nil && isCompiled(src) {
		return nil, fmt.Errorf("%s is a compiled scenario and has no source; name the folder it was compiled from", name)
	}
	return src, err
}

func diffReport(r *diff.Report, played *report.Impact) report.Diff {
	side := func(s diff.Side) report.DiffSide { return report.DiffSide{Path: s.Dir, Name: s.Name, Title: s.Title} }
	out := report.Diff{A: side(r.A), B: side(r.B), Same: len(r.Rules()) == 0,
		Changes: []report.DiffChange{}, Impact: played}
	place := func(rng hcl.Range) *diag.JSONRange {
		if rng.Filename == "" {
			return nil
		}
		j := diag.NewJSONRange(rng)
		return &j
	}
	for _, ch := range r.Changes {
		x := report.DiffChange{
			Area: ch.Area, Kind: string(ch.Kind), Type: ch.Type, Name: ch.Name, Subject: ch.Subject,
			Where: ch.Where, Attr: ch.Attr,
			Text: ch.Sentence(), Detail: diff.Strings(ch.Detail), Old: ch.Old, New: ch.New, From: place(ch.From),
			To: place(ch.To), Aside: ch.Aside,
		}
		out.Changes = append(out.Changes, x)
	}
	out.Summary = summaryReport(r.Summary)
	return out
}

// summaryReport returns the sections of a summary as JSON has them.
func summaryReport(sections []diff.Section) (out []report.DiffPart) {
	for _, s := range sections {
		part := report.DiffPart{Title: s.Title, Tables: []report.DiffTable{}, Lines: []report.DiffLine{}}
		for _, t := range s.Tables {
			table := report.DiffTable{Columns: t.Columns, Rows: [][]string{}}
			for _, row := range t.Rows {
				table.Rows = append(table.Rows, diff.Strings(row))
			}
			part.Tables = append(part.Tables, table)
		}
		for _, l := range s.Lines {
			part.Lines = append(part.Lines, report.DiffLine{Text: diff.String(l.Text), Detail: diff.Strings(l.Detail)})
		}
		out = append(out, part)
	}
	return out
}

type diffFlags struct {
	markdown, exitCode, all, color bool
	breaking                       bool
	with                           []string
	impact                         int
	seed                           uint64
	limits                         session.Limits
	sets                           versionSets
}

// versionSets holds the values of --set, --set-a and --set-b: options of both scenarios, of the old one, of the new
// one.
type versionSets struct{ both, a, b []string }

func (s *versionSets) register(flags *pflag.FlagSet) {
	flags.StringArrayVar(&s.both, "set", nil, "give an option of A, of B or of both a value, as `OPTION=VALUE`")
	flags.StringArrayVar(&s.a, "set-a", nil, "give an option of A a value, as `OPTION=VALUE`")
	flags.StringArrayVar(&s.b, "set-b", nil, "give an option of B a value, as `OPTION=VALUE`")
}

// any reports whether one of the flags is given.
func (s *versionSets) any() bool { return len(s.both)+len(s.a)+len(s.b) > 0 }

// version is one of the two scenarios that are compared, with the values of its options.
type version struct {
	model   *model
	options map[string]int64
}

// openVersions compiles both scenarios and reads the options of each. An option that --set names must exist in at least
// one of them.
func openVersions(a *app, from, to string, s versionSets) (sides [2]version, err error) {
	for i, name := range []string{from, to} {
		if sides[i].model, err = a.openProgram(name, openOptions{rules: true}); err != nil {
			return sides, err
		}
	}
	names := append(optionNames(sides[0].model.program), optionNames(sides[1].model.program)...)
	for i, own := range [][]string{s.a, s.b} {
		sets := slices.Clone(own)
		for _, s := range s.both {
			name, _, _ := strings.Cut(s, "=")
			if !slices.Contains(names, name) {
				return sides, newUnknownError("option", name, names, "the scenarios have: "+orNone(names))
			}
			if slices.Contains(optionNames(sides[i].model.program), name) {
				sets = append(sets, s)
			}
		}
		if sides[i].options, err = optionValues(sides[i].model.program, sets); err != nil {
			return sides, fmt.Errorf("%s: %w", sides[i].model.path, err)
		}
	}
	return sides, nil
}

// diffBreaking prints what a new version of a base breaks for those who build on it.
func diffBreaking(a *app, from, to string, f diffFlags) error {
	if f.markdown || f.all || f.impact > 0 || f.sets.any() {
		return errors.New("--breaking can be used only with --with and --json")
	}
	old, now, err := readSides(a, from, to, "--breaking compares whole scenarios")
	if err != nil {
		return err
	}
	done := a.progress("comparing")
	defer done()
	r := breaking.Compare(breaking.Read(old), breaking.Read(now), breaking.ReadPast(now))
	for _, with := range f.with {
		dir, err := a.locateFolder(with, "--with")
		if err != nil {
			return err
		}
		fsys, inside, err := resolve.OpenFolder(dir)
		if err != nil {
			return err
		}
		_, was, err := resolve.OpenFolder(old.Dir)
		if err != nil {
			return err
		}
		_, is, err := resolve.OpenFolder(now.Dir)
		if err != nil {
			return err
		}
		found, err := breaking.Try(fsys, inside, with, was, is)
		if err != nil {
			return err
		}
		r.Breaks = append(r.Breaks, found...)
	}
	records := compareRules(a, from, to)
	r.Changed = r.Changed || records == "differ" || !maps.EqualFunc(readOwnFiles(old), readOwnFiles(now), bytes.Equal)
	done()
	out := report.Breaking{Breaking: append([]report.Break{}, r.Breaks...), Old: r.Old, New: r.New, Due: r.NextVersion(),
		Records: records}
	return failIfFound(len(r.Uncovered()) > 0, a.print(out, func() { printBreaking(a.out, r, records) }))
}

// readOwnFiles returns the files of the scenario's own folder, without those of its bases, by name.
func readOwnFiles(r *resolve.Result) map[string][]byte {
	out := map[string][]byte{}
	for name, text := range r.Sources {
		if r.IsOwn(hcl.Range{Filename: name}) {
			out[path.Base(name)] = text
		}
	}
	return out
}

// compareRules reports whether game logs of one scenario replay with the other: "same", "differ", or "" if one of them
// cannot be compiled.
func compareRules(a *app, from, to string) string {
	var hashes [2]string
	for i, name := range []string{from, to} {
		dir, _, err := a.locate(name)
		if err != nil {
			return ""
		}
		built := a.compile(dir, compiler.Options{})
		if built.Program == nil {
			return ""
		}
		hashes[i] = built.Program.Hash()
	}
	if hashes[0] == hashes[1] {
		return "same"
	}
	return "differ"
}

func printBreaking(w io.Writer, r *breaking.Result, records string) {
	t := layout.NewTable("", "", "", "")
	for _, covered := range []bool{false, true} {
		for _, b := range r.Breaks {
			if b.Covered == covered {
				how := "breaks"
				if covered {
					how = "covered"
				}
				t.AddRow(how, b.Kind, b.Name, b.Detail)
			}
		}
	}
	for _, at := range r.Added {
		t.AddRow("new", "", at, "")
	}
	t.Write(w)
	if len(r.Breaks)+len(r.Added) > 0 {
		fmt.Fprintln(w)
	}
	broken := len(r.Uncovered())
	fmt.Fprintf(w, "%s, %d covered, %s new\n", article.Count(broken, "break"), len(r.Breaks)-broken,
		article.Count(len(r.Added), "name"))
	switch records {
	case "same":
		fmt.Fprintln(w, "game logs: the rules have the same hash, so all replay")
	case "differ":
		fmt.Fprintln(w, "game logs: the hash of the rules has changed; replay older logs with --other-rules")
	}
	switch next := r.NextVersion(); {
	case r.New == "":
		fmt.Fprintf(w, "version: %s; the next one should be %s\n", cmp.Or(r.Old, "none"), next)
	case r.IsEnough():
		fmt.Fprintf(w, "version: %s is stated, and at least %s is needed\n", r.New, next)
	default:
		fmt.Fprintf(w, "version: %s is stated, but at least %s is needed\n", r.New, next)
	}
}
