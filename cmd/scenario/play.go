package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

func (a *app) playCmd() *cobra.Command {
	var f playFlags
	cmd := a.command("play", exactly("DIR"), func(cmd *cobra.Command, args []string) error {
		f.seedGiven = cmd.Flags().Changed("seed")
		return a.play(args[0], f)
	})
	f.register(cmd.Flags())
	a.addSet(cmd)
	return cmd
}

// onlyBots reports whether the flags leave no seat to a person, who may ask for odds and look clauses up.
func (f playFlags) onlyBots() bool {
	all := false
	for _, arg := range f.seats {
		name, who, _ := strings.Cut(arg, "=")
		if who == gamelog.Human {
			return false
		}
		all = all || name == "all"
	}
	return all
}

func (a *app) play(path string, f playFlags) error {
	if err := f.check(); err != nil {
		return err
	}
	o := opening{rules: f.onlyBots(), cached: !f.why && !f.otherRules}
	if o.Why = f.why; f.why {
		o.source = "--why shows the source of the rules"
	}
	m, err := a.ready(path, o)
	if err != nil {
		return err
	}
	c, err := a.sessionConfig(m, f)
	if err != nil {
		return err
	}
	stop := newStopper(stopSignals...)
	defer stop.Close()
	c.Stop = stop.C
	progress := counter{a: a, every: progressEvery}
	t := a.terminal(m, f, c, &progress)
	defer t.Close()
	c.FrontEnd = t
	s, err := session.New(c)
	switch {
	case errors.Is(err, session.ErrStopped):
		return stop.Err()
	case err != nil:
		return playError(m, err, 0, c.Seed)
	}
	if c.Resume != nil {
		a.tellResumed(m, c.Resume, f.resume)
	}
	err = s.Play()
	progress.clear()
	if err != nil && !errors.Is(err, session.ErrLeft) {
		t.Rescue() // a person who leaves has been asked
	}
	closeErr := s.Close()
	switch {
	case err != nil && !errors.Is(err, session.ErrLeft) && !errors.Is(err, session.ErrStopped):
		return playError(m, err, s.Decisions(), s.Seed)
	case closeErr != nil:
		return closeErr
	}
	if printErr := a.printResult(m, s, err != nil); printErr != nil {
		return printErr
	}
	if errors.Is(err, session.ErrStopped) {
		return stop.Err()
	}
	return nil
}

// tellResumed says what is missing of the game that is continued, and whether its rules are others now.
func (a *app) tellResumed(m *model, log *gamelog.Log, name string) {
	if gamelog.CheckRules(m.program, log) != nil {
		fmt.Fprintf(a.err, "the rules are not those with which %s was recorded; its decisions are legal by these, but may "+
			"mean something else\n", name)
	}
	switch {
	case log.Torn > 0:
		fmt.Fprintf(a.err, "line %d of %s was cut off and is dropped; the game goes on after its last whole line, "+
			"decision number %d\n", log.Torn, name, len(log.Steps))
	case log.Cut:
		fmt.Fprintf(a.err, "the end of %s is missing; the game goes on after its last decision, number %d\n",
			name, len(log.Steps))
	}
}

// sessionConfig reads what the flags say of a game of m.
func (a *app) sessionConfig(m *model, f playFlags) (session.Config, error) {
	c := session.Config{
		Program: m.program, Path: m.path, Release: m.release(), Seed: f.seed, RealDice: f.dice == diceAsked, Options: m.values,
		LogFile: f.record, Force: f.force, ResumeFile: f.resume, OtherRules: f.otherRules, Verbose: f.verbose,
		Weigh: f.why,
	}
	var err error
	if err := seatingOptions(m.program, f, c.Options); err != nil {
		return c, err
	}
	if f.resume != "" {
		if c.Resume, err = a.resumedLog(m, f); err != nil {
			return c, err
		}
		c.Seed, c.Options = c.Resume.Seed, c.Resume.Options
	}
	if c.Seats, err = seatsOf(m.program, f, c.Resume); err != nil {
		return c, err
	}
	c.Explain = func(e *runtime.Error, decisions int) string { return ruleError(m, e, decisions, c.Seed).Error() }
	c.Limits = withDefaults(f.limits, slices.Contains(c.Seats, gamelog.Human))
	if f.language != "" {
		c.Language, err = oneOfNames("language", f.language, m.program.Languages)
	}
	return c, err
}

// progressEvery is the number of decisions after which a long game of which nothing is shown says how far it is.
const progressEvery = 5_000

// terminal returns the front end of a session, with what says how far a game is of which nothing is shown.
func (a *app) terminal(m *model, f playFlags, c session.Config, progress *counter) *terminal.Terminal {
	people := slices.Contains(c.Seats, gamelog.Human)
	quiet := f.quiet || a.json && !people
	return terminal.New(terminal.Config{
		In:      a.in,
		Out:     a.out,
		Editor:  a.in == os.Stdin && isTerminal(a.in) && isTerminal(a.out),
		Share:   isTerminal(a.in) && isTerminal(a.out),
		Persons: personsOf(m.program, f),
		Echo:    !isTerminal(a.in),
		Color:   a.color(a.out),
		Width:   terminalWidth(a.out),
		Quiet:   quiet,
		Verbose: f.verbose,
		Stop:    c.Stop,
		Progress: func(n, round int) {
			if (quiet || !isTerminal(a.out)) && !people && n%progressEvery == 0 {
				progress.say(n, "played %s, round %d …", article.Count(n, "decision"), round)
			}
		},
	})
}

// resumedLog reads the game log of --resume. It must belong to this version of the rules, unless
// --other-rules is given: then its decisions must be legal. It settles the seed and the
// options, so no flag may contradict it.
func (a *app) resumedLog(m *model, f playFlags) (*gamelog.Log, error) {
	log, err := session.ReadLog(f.resume)
	switch {
	case err != nil:
		return nil, err
	case log.Program != m.program.Hash() && !f.otherRules:
		return nil, findings{fmt.Errorf("%s is a game of another version of the rules: %w",
			f.resume, m.withAdvice(gamelog.CheckRules(m.program, log)))}
	case f.seedGiven && f.seed != log.Seed:
		return nil, fmt.Errorf("--seed %d: the game in %s has seed %d and keeps it; leave --seed out",
			f.seed, f.resume, log.Seed)
	case log.Outcome.Ended:
		return nil, fmt.Errorf("the game in %s is over and cannot be continued; `scenario replay %s` plays it again",
			f.resume, f.resume)
	case len(a.sets) > 0:
		return nil, fmt.Errorf("--set: the game in %s has its options already; leave --set out", f.resume)
	}
	if err := gamelog.CheckSeats(m.program, log.Seats); err != nil {
		return nil, findings{fmt.Errorf("%s: %w", f.resume, err)}
	}
	m.bringToDate(log)
	return log, nil
}

// playError adds to an error what the user needs to find its cause. Errors of the rules make status 1.
func playError(m *model, err error, decisions int, seed uint64) error {
	var rule *runtime.Error
	var fault session.Fault
	switch {
	case errors.As(err, &rule):
		return findings{ruleError(m, rule, decisions, seed)}
	case errors.As(err, &fault):
		return findings{fault}
	}
	return err
}

// ruleError shows an error of the rules with its source line.
func ruleError(m *model, e *runtime.Error, decisions int, seed uint64) error {
	return fmt.Errorf("%s\n  the game had %s; seed %d", m.explain(e), article.Count(decisions, "decision"), seed)
}
