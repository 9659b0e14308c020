package main

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

func newPlayCmd(a *app) *cobra.Command {
	var f playFlags
	cmd := a.command("play", requireArgs("DIR"), func(cmd *cobra.Command, args []string) error {
		f.seedGiven = cmd.Flags().Changed("seed")
		return playGame(a, args[0], f)
	})
	f.register(cmd.Flags())
	a.addSet(cmd)
	return cmd
}

// onlyBots reports whether no seat is left to a person. Only a person can ask for odds and look up clauses, for which
// more of the scenario is read.
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

func playGame(a *app, path string, f playFlags) error {
	if err := f.check(); err != nil {
		return err
	}
	o := openOptions{rules: f.onlyBots(), cached: !f.why && !f.otherRules}
	if o.Why = f.why; f.why {
		o.source = "--why shows the source of the rules"
	}
	m, err := a.openProgram(path, o)
	if err != nil {
		return err
	}
	c, err := sessionConfig(a, m, f)
	if err != nil {
		return err
	}
	stop := newStopper(stopSignals...)
	defer stop.Close()
	c.Stop = stop.C
	progress := counter{a: a, every: progressEvery}
	t := newTerminal(a, m, f, c, &progress)
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
		warnResumed(a, m, c.Resume, f.resume)
	}
	err = s.Play()
	progress.clear()
	if err != nil && !errors.Is(err, session.ErrLeft) {
		t.Rescue() // if a person left, the front end has offered to save the game
	}
	closeErr := s.Close()
	switch {
	case err != nil && !errors.Is(err, session.ErrLeft) && !errors.Is(err, session.ErrStopped):
		return playError(m, err, s.Decisions(), s.Seed)
	case closeErr != nil:
		return closeErr
	}
	if printErr := printResult(a, m, s, err != nil); printErr != nil {
		return printErr
	}
	if errors.Is(err, session.ErrStopped) {
		return stop.Err()
	}
	return nil
}

// warnResumed warns if the end of the log is missing, or if its rules have changed since.
func warnResumed(a *app, m *model, log *gamelog.Log, name string) {
	if gamelog.CheckRules(m.program, log) != nil {
		fmt.Fprintf(a.err, "the rules have changed since %s was recorded; its decisions are legal by these rules, "+
			"but may mean something else\n", name)
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

// sessionConfig returns the configuration of a game of m that the flags ask for.
func sessionConfig(a *app, m *model, f playFlags) (session.Config, error) {
	c := session.Config{
		Program: m.program, Path: m.path, Release: m.release(), Seed: f.seed,
		RealDice: f.dice == diceAsked, Options: m.values,
		LogFile: f.record, Force: f.force, ResumeFile: f.resume, OtherRules: f.otherRules, Verbose: f.verbose,
		Weigh: f.why,
	}
	var err error
	if err := addSeatingOptions(m.program, f, c.Options); err != nil {
		return c, err
	}
	if f.resume != "" {
		if c.Resume, err = readResumedLog(a, m, f); err != nil {
			return c, err
		}
		c.Seed, c.Options = c.Resume.Seed, c.Resume.Options
	}
	if c.Seats, err = seatsOf(m.program, f, c.Resume); err != nil {
		return c, err
	}
	c.Explain = func(e *runtime.Error, decisions int) string { return showRuleError(m, e, decisions, c.Seed).Error() }
	c.Limits = fillLimits(f.limits, slices.Contains(c.Seats, gamelog.Human))
	if f.language != "" {
		c.Language, err = findName("language", f.language, m.program.Languages)
	}
	return c, err
}

// progressEvery is after how many decisions a game that is not shown prints its progress.
const progressEvery = 5_000

// newTerminal returns the front end of a session. If it does not show the game, it shows its progress.
func newTerminal(a *app, m *model, f playFlags, c session.Config, progress *counter) *terminal.Terminal {
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
		Stop:    c.Stop,
		Progress: func(n, round int) {
			if (quiet || !isTerminal(a.out)) && !people && n%progressEvery == 0 {
				progress.update(n, "played %s, round %d …", article.Count(n, "decision"), round)
			}
		},
	})
}

// readResumedLog reads the game log of --resume. Its rules must be those of m or, with --other-rules, others by which
// its decisions are legal. The log has the seed and the options of the game, so flags must not set them.
func readResumedLog(a *app, m *model, f playFlags) (*gamelog.Log, error) {
	log, err := session.ReadLog(f.resume)
	switch {
	case err != nil:
		return nil, err
	case log.Program != m.program.Hash() && !f.otherRules:
		return nil, findings{fmt.Errorf("%s is a game of other rules: %w",
			f.resume, m.addAdvice(gamelog.CheckRules(m.program, log)))}
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
	m.updateLines(log)
	return log, nil
}

// playError adds to an error what the user needs to find its cause. Errors of the rules make status 1.
func playError(m *model, err error, decisions int, seed uint64) error {
	var rule *runtime.Error
	var fault session.Fault
	switch {
	case errors.As(err, &rule):
		return findings{showRuleError(m, rule, decisions, seed)}
	case errors.As(err, &fault):
		return findings{fault}
	}
	return err
}

// showRuleError shows an error of the rules with its source line.
func showRuleError(m *model, e *runtime.Error, decisions int, seed uint64) error {
	return fmt.Errorf("%s\n  the game had %s; seed %d", m.explain(e), article.Count(decisions, "decision"), seed)
}

type playFlags struct {
	seats      []string
	seating    string
	seed       uint64
	seedGiven  bool
	limits     session.Limits
	record     string
	force      bool
	resume     string
	otherRules bool
	quiet      bool
	verbose    bool
	why        bool
	language   string
	dice       string
}

// Where the dice of a game come from.
const (
	diceSeeded = "seed"
	diceAsked  = "ask"
)

// register adds the flags to a command.
func (f *playFlags) register(flags *pflag.FlagSet) {
	flags.StringArrayVar(&f.seats, "seat", nil, "who runs a player: `PLAYER=WHO`")
	flags.StringVar(&f.seating, "seating", "", "a seating of the scenario: its `NAME`, or the number of people")
	flags.Uint64Var(&f.seed, "seed", 1, "the seed of all dice, picks and shuffles")
	addLimits(flags, &f.limits, "")
	flags.StringVar(&f.record, "record", "", "write a game log to `FILE`")
	flags.BoolVar(&f.force, "force", false, "let --record replace another game in its file")
	addOtherRules(flags, &f.otherRules)
	flags.StringVar(&f.resume, "resume", "", "continue the game of the game log `FILE`")
	flags.BoolVarP(&f.quiet, "quiet", "q", false, "print the result only")
	flags.BoolVarP(&f.verbose, "verbose", "v", false, "print every decision, even if only bots play")
	flags.BoolVar(&f.why, "why", false,
		"show which values made the rules refuse a line, and what bots weigh; this needs the folder of the rules")
	flags.StringVar(&f.language, "language", "", "show the texts in this `LANGUAGE` of the scenario")
	flags.StringVar(&f.dice, "dice", diceSeeded,
		"where dice come from: seed, or ask (somebody throws them and types the faces)")
}

// check returns an error about flags that make no sense for any scenario.
func (f *playFlags) check() error {
	if f.dice != diceSeeded && f.dice != diceAsked {
		return newUnknownError("source of dice", f.dice, []string{diceSeeded, diceAsked}, "it may be: seed, ask")
	}
	if f.force && f.record == "" {
		return errors.New("--force lets --record replace a game; it needs --record FILE")
	}
	if f.otherRules && f.resume == "" {
		return errors.New("--other-rules is about the rules of a game log; it needs --resume FILE")
	}
	if f.quiet && f.verbose {
		return errors.New("--quiet prints the result only, and --verbose every decision; leave one of them out")
	}
	return checkLimits(f.limits)
}

// noFlag is the value of a limit whose flag is not given.
const noFlag = math.MinInt

// addLimits adds the flags for the limits of a game. when begins their descriptions.
func addLimits(flags *pflag.FlagSet, l *session.Limits, when string) {
	flags.IntVar(&l.Rounds, "rounds", noFlag,
		fmt.Sprintf("%sstop after `N` rounds; 0 means never, the default is %d if no person plays",
			when, session.DefaultLimits.Rounds))
	flags.IntVar(&l.Decisions, "decisions", noFlag,
		fmt.Sprintf("%sstop after `N` decisions without a person; 0 means never, the default is %d",
			when, session.DefaultLimits.Decisions))
	for _, name := range []string{"rounds", "decisions"} {
		flags.Lookup(name).DefValue = "0" // help shows no default, because the description has it
	}
}

// checkLimits returns an error about a limit that is out of range.
func checkLimits(l session.Limits) error {
	if l.Rounds < 0 && l.Rounds != noFlag {
		return fmt.Errorf("--rounds %d: it must be 1 or more, or 0 for no limit", l.Rounds)
	}
	if l.Decisions < 0 && l.Decisions != noFlag {
		return fmt.Errorf("--decisions %d: it must be 1 or more, or 0 for no limit", l.Decisions)
	}
	return nil
}

// fillLimits returns the limits of a game: those of the flags, and otherwise the defaults. A game with people has no
// default limit of rounds.
func fillLimits(l session.Limits, people bool) session.Limits {
	if l.Decisions == noFlag {
		l.Decisions = session.DefaultLimits.Decisions
	}
	if l.Rounds == noFlag {
		if l.Rounds = session.DefaultLimits.Rounds; people {
			l.Rounds = 0
		}
	}
	return l
}

// printResult prints how a game ended. left is true if a person has left it.
func printResult(a *app, m *model, s *session.Session, left bool) error {
	o, ended := s.Game().Over()
	stoppedBy := limitText(s)
	if a.json {
		if stoppedBy != "" {
			fmt.Fprintln(a.err, stoppedBy)
		}
		return a.printJSONLine(report.Played{
			Winner: o.Winner, Winners: o.Winners(), Drawn: o.Sharers(), Because: o.Because, Ended: ended,
			Rounds: s.RoundsPlayed(), Decisions: s.Decisions(), Hash: fmt.Sprintf("%016x", s.Game().Hash()),
			Seed: fmt.Sprint(s.Seed), Scenario: m.program.Name, Program: m.program.Hash(),
		})
	}
	fmt.Fprintln(a.out)
	length := fmt.Sprintf("%s, %s", article.Count(s.RoundsPlayed(), "round"), article.Count(s.Decisions(), "decision"))
	switch {
	case left:
		fmt.Fprintf(a.out, "The game was left after %s.\n", length)
		if file := s.SavedIn(); file != "" {
			what := "Continue it with"
			if s.Unsaved() {
				what = "Continue what was saved of it with"
			}
			fmt.Fprintf(a.out, "%s: scenario play %s --resume %s\n", what, m.path, file)
		} else {
			fmt.Fprintln(a.out, "To be able to continue a game, play it with --record FILE.")
		}
	case !ended:
		fmt.Fprintf(a.out, "Nobody has won after %s.\n", length)
		if stoppedBy != "" {
			fmt.Fprintln(a.out, stoppedBy)
		}
	default:
		fmt.Fprintln(a.out, session.WordOutcome(m.program, s.Language, o, " after "+length))
	}
	return nil
}

// limitText says which limit ended a game, and how to play on.
func limitText(s *session.Session) string {
	switch s.Ended() {
	case session.RoundLimit:
		if s.Limits.Rounds != session.DefaultLimits.Rounds {
			return "" // the user chose this limit
		}
		return fmt.Sprintf("Stopped after %s; give --rounds N for more.", article.Count(s.Limits.Rounds, "round"))
	case session.DecisionLimit:
		return fmt.Sprintf("Stopped after %s without a person; give --decisions N for more. Perhaps the rules never let a "+
			"phase end.", article.Count(s.Limits.Decisions, "decision"))
	}
	return ""
}

// seatsOf returns who runs each player of a game. A resumed game has the seats of its log, except those that --seat
// names; --seating replaces all of them.
func seatsOf(p *program.Program, f playFlags, resumed *gamelog.Log) ([]string, error) {
	plan, err := seatPlan(p, f)
	if err != nil || resumed == nil || len(resumed.Seats) == 0 || f.seating != "" {
		return plan, err
	}
	players := names.Players(p)
	given := map[string]bool{}
	for _, arg := range f.seats {
		name, _, _ := strings.Cut(arg, "=")
		given[name] = true
	}
	for i, was := range resumed.Seats {
		if given["all"] || given[players[i]] {
			continue
		}
		// A log may come from anybody, so it cannot make the program open a file.
		if file, ok := gamelog.ScriptFile(was); ok {
			return nil, fmt.Errorf("%s: a script ran %s, and a file is opened only if you name it: add --seat %s=%s%s, or let "+
				"somebody else play, such as --seat %s=%s",
				f.resume, players[i], players[i], gamelog.Script, file, players[i], gamelog.Human)
		}
		plan[i] = was
	}
	return plan, nil
}

// seatPlan returns who runs each player, according to --seat and --seating; "" is nobody. Without --seat, a person
// takes the first seat. With --seating, a person takes the first seat that no --seat names, unless --seat names a
// person or all.
func seatPlan(p *program.Program, f playFlags) ([]string, error) {
	players := names.Players(p)
	seats, err := seatsByNumber(p, f.seating)
	if err != nil {
		return nil, err
	}
	others, given, named := gamelog.Greedy, map[int]string{}, map[string]bool{}
	for _, arg := range f.seats {
		name, who, ok := strings.Cut(arg, "=")
		switch {
		case ok && named[name]:
			return nil, fmt.Errorf("--seat %s: %s is given twice", arg, name)
		case !ok:
			return nil, fmt.Errorf("--seat %s: write PLAYER=WHO, such as %s=human", arg, append(players, "all")[0])
		}
		named[name] = true
		if err := checkWho(who); err != nil {
			return nil, err
		}
		if name == "all" {
			others = who
			continue
		}
		if n, err := strconv.Atoi(name); err == nil && f.seating != "" {
			if n < 1 || n > len(seats) {
				return nil, fmt.Errorf("--seat %s: the seats are 1 to %d", arg, len(seats))
			}
			for _, i := range seats[n-1] {
				given[int(i)] = who
			}
			continue
		}
		at := slices.Index(players, name)
		if at < 0 {
			return nil, newUnknownError("player", name, append([]string{"all"}, players...),
				"the scenario has: "+orNone(players))
		}
		given[at] = who
	}
	plan := make([]string, len(players))
	alone := len(f.seats) == 0 || f.seating != "" && !named["all"] &&
		!slices.Contains(slices.Collect(maps.Values(given)), gamelog.Human)
	for _, seat := range seats {
		who := others
		if alone && len(seat) > 0 && given[int(seat[0])] == "" {
			who, alone = gamelog.Human, false
		}
		for _, i := range seat {
			plan[i] = who
		}
	}
	for i, who := range given {
		plan[i] = who
	}
	return plan, nil
}

// seatsByNumber returns the players of each seat of a seating, or one seat for each player if none is named.
func seatsByNumber(p *program.Program, seating string) (seats [][]int32, err error) {
	if seating != "" {
		s, err := findSeating(p, seating)
		if err != nil {
			return nil, err
		}
		return s.Seats, nil
	}
	for i := range names.Players(p) {
		seats = append(seats, []int32{int32(i)})
	}
	return seats, nil
}

// personsOf returns a number for the person who plays each player. All players of one seat of --seating have the same
// person.
func personsOf(p *program.Program, f playFlags) []int {
	persons := make([]int, len(names.Players(p)))
	for i := range persons {
		persons[i] = i
	}
	seats, _ := seatsByNumber(p, f.seating) // seatPlan has reported an error
	for _, seat := range seats {
		for _, i := range seat {
			persons[i] = int(seat[0])
		}
	}
	return persons
}

// findSeating finds a seating by its name or by the number of people.
func findSeating(p *program.Program, name string) (*program.Seating, error) {
	n, numErr := strconv.Atoi(name)
	var names []string
	for i := range p.Seatings {
		s := &p.Seatings[i]
		if p.Strings[s.Name] == name || numErr == nil && len(s.Seats) == n {
			return s, nil
		}
		names = append(names, p.Strings[s.Name])
	}
	return nil, newUnknownError("seating", name, names, "the scenario has: "+orNone(names))
}

// checkWho returns an error if who is not a kind of seat.
func checkWho(who string) error {
	if _, ok := gamelog.ScriptFile(who); ok || who == gamelog.Human || gamelog.IsBot(who) {
		return nil
	}
	return newUnknownError("kind of seat", who, gamelog.Kinds,
		"it may be: "+strings.Join(gamelog.Kinds, ", ")+", "+gamelog.Search+":N, "+gamelog.Script+"FILE")
}

// addSeatingOptions adds the options that the seating of --seating sets. --set must not contradict them.
func addSeatingOptions(p *program.Program, f playFlags, values map[string]int64) error {
	if f.seating == "" || f.resume != "" {
		return nil
	}
	s, err := findSeating(p, f.seating)
	if err != nil {
		return err
	}
	for i := 0; i+1 < len(s.Options); i += 2 {
		name, v := p.Strings[p.Options[s.Options[i]].Name], s.Options[i+1]
		if given, ok := values[name]; ok && given != v {
			return fmt.Errorf("--set %s: the seating %s sets this option to another value; leave one of the two out",
				name, p.Strings[s.Name])
		}
		values[name] = v
	}
	return nil
}
