package main

import (
	"errors"
	"fmt"
	"math"

	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/internal/session"
)

// playFlags are the flags of play.
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

// register adds the flags to the command.
func (f *playFlags) register(flags *pflag.FlagSet) {
	flags.StringArrayVar(&f.seats, "seat", nil, "who runs a player: `PLAYER=WHO`")
	flags.StringVar(&f.seating, "seating", "", "a seating of the scenario: its `NAME`, or the number of people")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of all chance")
	addLimits(flags, &f.limits, "")
	flags.StringVar(&f.record, "record", "", "write a game log to `FILE`")
	flags.BoolVar(&f.force, "force", false, "let --record replace another game in its file")
	addOtherRules(flags, &f.otherRules)
	flags.StringVar(&f.resume, "resume", "", "continue the game of the game log `FILE`")
	flags.BoolVarP(&f.quiet, "quiet", "q", false, "print the result only")
	flags.BoolVarP(&f.verbose, "verbose", "v", false, "print every decision, even if only bots play")
	flags.BoolVar(&f.why, "why", false,
		"say of a line that is refused which values decided, and of bots what they have weighed; it needs the folder of the rules")
	flags.StringVar(&f.language, "language", "", "language of the texts, one of the scenario's")
	flags.StringVar(&f.dice, "dice", diceSeeded,
		"where dice come from: seed, or ask (somebody throws them and types the faces)")
}

// check reports flags that make no sense for any scenario.
func (f *playFlags) check() error {
	if f.dice != diceSeeded && f.dice != diceAsked {
		return unknown("source of dice", f.dice, []string{diceSeeded, diceAsked}, "it may be: seed, ask")
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

// noFlag is the value of a limit that no flag gives.
const noFlag = math.MinInt

// addLimits adds the flags for the limits of a game. when begins their descriptions.
func addLimits(flags *pflag.FlagSet, l *session.Limits, when string) {
	flags.IntVar(&l.Rounds, "rounds", noFlag,
		fmt.Sprintf("%sstop after `N` rounds, 0 is never; %d if no person plays", when, session.DefaultLimits.Rounds))
	flags.IntVar(&l.Decisions, "decisions", noFlag,
		fmt.Sprintf("%sstop after `N` decisions without a person, 0 is never; otherwise %d",
			when, session.DefaultLimits.Decisions))
	for _, name := range []string{"rounds", "decisions"} {
		flags.Lookup(name).DefValue = "0" // help shows no default, because the description has it
	}
}

// checkLimits reports limits that cannot be.
func checkLimits(l session.Limits) error {
	if l.Rounds < 0 && l.Rounds != noFlag {
		return fmt.Errorf("--rounds %d: it must be 1 or more, or 0 for no limit", l.Rounds)
	}
	if l.Decisions < 0 && l.Decisions != noFlag {
		return fmt.Errorf("--decisions %d: it must be 1 or more, or 0 for no limit", l.Decisions)
	}
	return nil
}

// withDefaults returns the limits of a game: those of the flags, otherwise the default ones. A person may play for as
// many rounds as he likes.
func withDefaults(l session.Limits, people bool) session.Limits {
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
