package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	goruntime "runtime"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/mutation"
	"github.com/scenario-lang/scenario/internal/report"
)

type mutateFlags struct {
	files     string
	every     int
	jobs      int
	atLeast   int
	inherited bool
}

func newMutateCmd(a *app) *cobra.Command {
	var f mutateFlags
	cmd := a.command("mutate", requireArgs("DIR"), func(_ *cobra.Command, args []string) error {
		return mutate(a, args[0], f)
	})
	flags := cmd.Flags()
	flags.StringVar(&f.files, "files", "", "alter only the files whose names match the regular expression `REGEXP`")
	flags.IntVar(&f.every, "every", 1, "make only every `N`th mutant, for an estimate in less time")
	flags.IntVar(&f.jobs, "jobs", goruntime.NumCPU(), "test `N` mutants at the same time")
	flags.IntVar(&f.atLeast, "at-least", 0, "exit with 1 if fewer than `N` per cent of the mutants are killed")
	flags.BoolVar(&f.inherited, "inherited", false,
		"also alter what the scenario extends and imports, and run the tests there")
	a.addSet(cmd)
	return cmd
}

// check checks the flags and compiles the regular expression of --files.
func (f *mutateFlags) check() (*regexp.Regexp, error) {
	switch {
	case f.every < 1:
		return nil, fmt.Errorf("--every %d: it must be 1 or more", f.every)
	case f.jobs < 1 || f.jobs > 256:
		return nil, fmt.Errorf("--jobs %d: it must be from 1 to 256", f.jobs)
	case f.atLeast < 0 || f.atLeast > 100:
		return nil, fmt.Errorf("--at-least %d: it must be from 0 to 100", f.atLeast)
	case f.files == "":
		return nil, nil
	}
	re, err := regexp.Compile(f.files)
	if err != nil {
		return nil, fmt.Errorf("--files: %w", err)
	}
	return re, nil
}

func mutate(a *app, path string, f mutateFlags) error {
	files, err := f.check()
	if err != nil {
		return err
	}
	m, err := a.openProgram(path, openOptions{Options: compiler.Options{Watch: true}, source: "mutate alters the source"})
	if err != nil {
		return err
	}
	opt := mutation.Options{Inherited: f.inherited, Files: files, Every: f.every, Jobs: f.jobs, Values: m.values}
	r, err := runMutants(a, m, opt)
	if err != nil {
		return mutateError(m, err)
	}
	tooFew := r.Count(mutation.Killed)*100 < f.atLeast*r.Made()
	return failIfFound(tooFew, a.print(mutationReport(r), func() { printMutants(a.out, m, r, f.files) }))
}

// runMutants makes the mutants until all are done or the person at the terminal interrupts it.
func runMutants(a *app, m *model, opt mutation.Options) (*mutation.Report, error) {
	stop := newStopper(os.Interrupt)
	defer stop.Close()
	opt.Stop = stop.C
	if a.isWatched() {
		count := counter{a: a}
		opt.Progress = func(done, of, survived int) { count.update(done, "%d of %d mutants, %d survived", done, of, survived) }
		defer count.clear()
	} else {
		defer a.progress("altering " + m.path)()
	}
	return mutation.Run(m.built, opt)
}

// mutateError explains why no mutant was made.
func mutateError(m *model, err error) error {
	if failing, ok := errors.AsType[*mutation.FailingError](err); ok {
		at := failing.Place
		return findings{fmt.Errorf("%s:%d: %w\n  see `scenario test %s`", m.displayPath(at.File), at.Line, err, m.path)}
	}
	return err
}

func mutationReport(r *mutation.Report) report.Mutation {
	out := report.Mutation{
		Mutants: r.Made(), Killed: r.Count(mutation.Killed), NotRun: r.Count(mutation.NotRun), Survived: []report.Mutant{},
	}
	for _, x := range r.Mutants {
		if x.Outcome == mutation.Survived || x.Outcome == mutation.Untested {
			out.Survived = append(out.Survived, report.Mutant{
				Range: diag.NewJSONRange(x.Range), Was: x.Was, Became: x.Became, Reached: x.Outcome == mutation.Survived,
			})
		}
	}
	return out
}

func printMutants(w io.Writer, m *model, r *mutation.Report, files string) {
	unreached := map[string]int{} // alterations that no test reaches, by block
	var blocks []string
	for _, x := range r.Mutants {
		switch x.Outcome {
		case mutation.Untested:
			block := m.blockAt(x.Range)
			if unreached[block]++; unreached[block] == 1 {
				blocks = append(blocks, block)
			}
			continue
		case mutation.Survived:
		default:
			continue
		}
		became := shorten(x.Became)
		if became == "" {
			became = "left out"
		}
		fmt.Fprintf(w, "%s\n  was     %s\n  became  %s\n", lineOf(x.Range), shorten(x.Was), became)
	}
	if len(blocks) > 0 {
		fmt.Fprintln(w, "No test reaches what these alter:")
	}
	for _, block := range blocks {
		fmt.Fprintf(w, "  %s: %s\n", block, article.Count(unreached[block], "mutant"))
	}
	if n := r.Count(mutation.NotRun); n > 0 {
		fmt.Fprintf(w, "stopped: %d mutants were not made\n", n)
	}
	made, killed := r.Made(), r.Count(mutation.Killed)
	if made == 0 {
		where := ""
		if files != "" {
			where = fmt.Sprintf(" in files whose names match %q", files)
		}
		fmt.Fprintf(w, "%s: there is nothing to alter%s\n", m.program.Name, where)
		return
	}
	fmt.Fprintf(w, "%s: %d mutants, %d killed, %d survived (%s killed)\n",
		m.program.Name, made, killed, made-killed, strings.TrimSpace(percent(killed, made)))
}

// blockAt returns the place and the name of the declaration that contains a range.
func (m *model) blockAt(at hcl.Range) string {
	for _, it := range m.built.Merged.Items {
		r := it.Block.Range()
		r.End = it.Block.CloseBraceRange.End
		if r.Filename == at.Filename && r.Start.Byte <= at.Start.Byte && at.End.Byte <= r.End.Byte {
			return lineOf(r) + ": " + resolve.Describe(it.Type, it.Labels)
		}
	}
	return lineOf(at)
}

// shorten cuts a text that is too long for a line in the middle, since a statement that was left out may have many
// lines.
func shorten(s string) string {
	const most, half = 150, 72
	r := []rune(s)
	if len(r) <= most {
		return s
	}
	return string(r[:half]) + " … " + string(r[len(r)-half:])
}
