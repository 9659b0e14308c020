package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// isLocalScenario reports whether a path that a game log names, and not the user, may be opened as a scenario: a
// folder or an ordinary file of this machine. A pipe might never end, and another machine would learn who asks.
func isLocalScenario(path string) bool {
	if path == "" || strings.HasPrefix(path, `\\`) || strings.HasPrefix(path, "//") {
		return false
	}
	if resolve.InGames(path) {
		return true
	}
	info, err := os.Stat(path)
	return err == nil && (info.IsDir() || info.Mode().IsRegular())
}

func newReplayCmd(a *app) *cobra.Command {
	var dir string
	var others bool
	cmd := a.command("replay", requireArgs("FILE"), func(_ *cobra.Command, args []string) error {
		log, err := session.ReadLog(args[0])
		if err != nil {
			return err
		}
		if dir == "" {
			dir = log.Path
			if !isLocalScenario(dir) {
				return fmt.Errorf("%s was played with %s, which is not at %q; name its folder with --scenario DIR",
					args[0], log.Scenario, dir)
			}
		}
		m, err := a.openProgram(dir, openOptions{rules: true, cached: !others})
		if err != nil {
			return err
		}
		r := report.Replayed{
			Same: true, Decisions: len(log.Steps), Winner: log.Outcome.Winner, Winners: log.Outcome.Winners(),
			Drawn: log.Outcome.Sharers(),
		}
		if n := len(log.Steps); n > 0 {
			r.Hash = fmt.Sprintf("%016x", log.Steps[n-1].Hash)
		}
		done := a.progress("replaying " + args[0])
		verify := gamelog.Verify
		if others {
			verify = gamelog.VerifyDecisions
			m.updateLines(log)
		}
		err = verify(m.program, log)
		done()
		if err != nil {
			r.Same, r.Difference = false, m.addAdvice(err).Error()
		}
		return failIfFound(!r.Same, a.print(r, func() {
			switch {
			case !r.Same:
				a.printError(errors.New(args[0] + ": " + r.Difference))
			case others:
				fmt.Fprintf(a.out, "%s: %s, all legal, and the same end\n", args[0], article.Count(r.Decisions, "decision"))
			default:
				fmt.Fprintf(a.out, "%s: %s, every hash as recorded\n", args[0], article.Count(r.Decisions, "decision"))
			}
		}))
	})
	cmd.Flags().StringVar(&dir, "scenario", "", "the scenario, `DIR` or compiled file, if it has moved")
	addOtherRules(cmd.Flags(), &others)
	return cmd
}

// addOtherRules adds the flag --other-rules, which accepts a game log of other rules.
func addOtherRules(flags *pflag.FlagSet, others *bool) {
	flags.BoolVar(others, "other-rules", false,
		"accept a game log of rules that have changed since, or that another version compiled")
}

// updateLines rewrites the lines of a log with the present names of things, as far as the scenario declares their
// former names.
func (m *model) updateLines(log *gamelog.Log) {
	if m.built == nil || log.Program == m.program.Hash() {
		return
	}
	for i := range log.Steps {
		log.Steps[i].Line = m.built.Merged.Today(log.Steps[i].Line)
	}
}

// addAdvice adds to an error about other rules the version of these rules, and the flag that accepts the log.
func (m *model) addAdvice(err error) error {
	if other, ok := errors.AsType[*gamelog.OtherRulesError](err); ok {
		other.Release = m.release()
		return fmt.Errorf("%w; --other-rules plays its decisions by these rules", err)
	}
	return err
}
