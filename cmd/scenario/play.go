package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// playFlags are the flags of play as they were given.
type playFlags struct {
	seats, sets []string
	seating     string
	seed        uint64
	rounds      int
	record      string
	resume      string
	quiet       bool
	verbose     bool
	language    string
	dice        string
}

func (a *app) playCmd() *cobra.Command {
	var f playFlags
	cmd := &cobra.Command{
		Use:   "play DIR",
		Short: "Play a scenario: people, bots and scripts in any seats",
		Long: "play plays a game. Each player is run by WHO: `human` (asked here, line by line), `bot:random`, `bot:greedy` or\n" +
			"`script:FILE` (answers, one a line; # begins a comment). `--seat all=WHO` is for everyone not named otherwise.\n" +
			"Without --seat the first player is human and bot:greedy runs the others. With --seating, players are seated as\n" +
			"the scenario says for that many people, `--seat 1=WHO` is for all players of the first seat, and nobody runs a\n" +
			"player who sits nowhere.\n\n" +
			"A person types a number, an option's text or the beginning of it, or a whole line such as the options show;\n" +
			"`help` lists the commands. The same seed and the same answers give the same game.\n\n" +
			"With `--dice ask` somebody throws real dice: whenever the rules roll, it says how many of which, and the faces\n" +
			"are typed. The game log keeps them. Decks are still shuffled by the seed.\n\n" +
			"Exit status: 0 also when the game was left or the rounds ran out; 1 when a script's answer was refused or a rule\n" +
			"failed.",
		Args: exactly("DIR"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.rounds < 0 {
				return fmt.Errorf("--rounds %d: it must be 1 or more", f.rounds)
			}
			if err := checkDice(f.dice); err != nil {
				return err
			}
			m, err := a.ready(args[0])
			if err != nil {
				return err
			}
			x, err := a.newMatch(m, f, cmd.Flags().Changed("seed"))
			if err != nil {
				return err
			}
			return a.finish(x, x.play())
		},
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&f.seats, "seat", nil, "who runs a player: `PLAYER=WHO`")
	flags.StringVar(&f.seating, "seating", "", "a seating of the scenario: its `NAME`, or for how many people")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of all chance")
	flags.IntVar(&f.rounds, "rounds", 0, "stop after so many rounds; nobody has won then")
	flags.StringVar(&f.record, "record", "", "write a game log to `FILE`")
	flags.StringVar(&f.resume, "resume", "", "continue the game of the game log `FILE`")
	flags.BoolVarP(&f.quiet, "quiet", "q", false, "print the result only")
	flags.BoolVarP(&f.verbose, "verbose", "v", false, "print every decision, also where nobody but bots play")
	flags.StringVar(&f.language, "language", "", "language of the texts, one of the scenario's")
	flags.StringVar(&f.dice, "dice", diceSeeded, "where dice come from: seed, or ask (somebody throws and types them)")
	addSet(cmd, &f.sets)
	a.addJSON(cmd)
	return cmd
}

// finish prints how it ended, whatever ended it.
func (a *app) finish(x *match, err error) error {
	closeErr := x.close()
	if err != nil && !errors.Is(err, errLeft) {
		var rule *runtime.Error
		if errors.As(err, &rule) {
			return findings{ruleError(x, rule)}
		}
		return err
	}
	if closeErr != nil {
		return closeErr
	}
	o, ended := x.g.Over()
	if a.json {
		r := report.Played{
			Winner: o.Winner, Winners: o.Winners(), Because: o.Because, Ended: ended, Rounds: x.played(), Decisions: len(x.steps),
			Hash: fmt.Sprintf("%016x", x.g.Hash()), Seed: fmt.Sprint(x.seed), Scenario: x.m.program.Name, Program: x.m.program.Hash(),
		}
		return printLine(a.out, r)
	}
	fmt.Fprintln(a.out)
	counted := fmt.Sprintf("%s, %s", plural(x.played(), "round"), plural(len(x.steps), "decision"))
	switch {
	case errors.Is(err, errLeft):
		fmt.Fprintf(a.out, "The game was left after %s.\n", counted)
		if x.saved != "" {
			fmt.Fprintf(a.out, "Go on with: scenario play %s --resume %s\n", x.m.path, x.saved)
		} else {
			fmt.Fprintln(a.out, "To continue a game later, play with --record FILE.")
		}
	case !ended:
		fmt.Fprintf(a.out, "Nobody has won after %s.\n", counted)
	case o.Winner == "":
		fmt.Fprintf(a.out, "Nobody wins after %s.%s\n", counted, because(o.Because))
	default:
		who := "Winner"
		if len(o.Winners()) > 1 {
			who = "Winners"
		}
		fmt.Fprintf(a.out, "%s: %s, after %s.%s\n", who, x.winners(o), counted, because(o.Because))
	}
	return nil
}

func because(s string) string {
	if s == "" {
		return ""
	}
	return " " + s
}

// ruleError shows a fault of the rules with its source line.
func ruleError(x *match, e *runtime.Error) error {
	text := e.Error()
	if file, rest, ok := strings.Cut(e.Place, ":"); ok {
		number := 0
		fmt.Sscanf(rest, "%d", &number)
		text = x.m.shown(file) + ":" + rest + ": " + e.Text
		if line := strings.TrimSpace(x.m.line(file, number)); line != "" {
			text += "\n  | " + line
		}
	}
	return errors.New(text + fmt.Sprintf("\n  the game stood after %s; seed %d", plural(len(x.steps), "decision"), x.seed))
}

// logHead returns the head of the log of this game.
func (x *match) logHead() gamelog.Log {
	return gamelog.Log{
		Format: gamelog.Format, Program: x.m.program.Hash(), Scenario: x.m.program.Name, Path: x.m.path,
		Options: x.values, Seed: x.seed, Seats: x.who, Dice: x.opening,
	}
}

// readGameLog reads the game log in a file.
func readGameLog(name string) (*gamelog.Log, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, missing(name, err)
	}
	defer f.Close()
	r, err := gamelog.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r, nil
}

// winners is what people call who has won, "Red, Green and Blue".
func (x *match) winners(o runtime.Outcome) string {
	p, titles := x.m.program, o.Winners()
	for _, c := range p.Classes {
		if p.Strings[c.Name] != o.WinnerType {
			continue
		}
		for _, m := range c.Members {
			i := slices.Index(titles, p.Strings[m.Name])
			if t := x.title(m.Title); i >= 0 && t != "" {
				titles[i] = t
			}
		}
	}
	last := len(titles) - 1
	if last < 1 {
		return strings.Join(titles, "")
	}
	return strings.Join(titles[:last], ", ") + " and " + titles[last]
}
