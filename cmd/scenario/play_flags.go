package main

import (
	"fmt"

	"github.com/spf13/pflag"
)

// playFlags are the flags of play.
type playFlags struct {
	seats, sets []string
	seating     string
	seed        uint64
	seedGiven   bool
	rounds      int
	record      string
	resume      string
	quiet       bool
	verbose     bool
	language    string
	dice        string
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
	flags.IntVar(&f.rounds, "rounds", 0, "stop after this many rounds; nobody has won then")
	flags.StringVar(&f.record, "record", "", "write a game log to `FILE`")
	flags.StringVar(&f.resume, "resume", "", "continue the game of the game log `FILE`")
	flags.BoolVarP(&f.quiet, "quiet", "q", false, "print the result only")
	flags.BoolVarP(&f.verbose, "verbose", "v", false, "print every decision, even if only bots play")
	flags.StringVar(&f.language, "language", "", "language of the texts, one of the scenario's")
	flags.StringVar(&f.dice, "dice", diceSeeded, "where dice come from: seed, or ask (somebody throws them and types the faces)")
}

// check reports flags that make no sense for any scenario.
func (f *playFlags) check() error {
	if f.rounds < 0 {
		return fmt.Errorf("--rounds %d: it must be 1 or more", f.rounds)
	}
	if f.dice != diceSeeded && f.dice != diceAsked {
		return unknown("source of dice", f.dice, []string{diceSeeded, diceAsked}, "it may be: seed, ask")
	}
	return nil
}
