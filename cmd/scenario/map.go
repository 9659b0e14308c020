package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
)

// pictureKind is the kind of file that pictures are.
var pictureKind = files.Kind{Name: "an SVG picture", Begins: "<svg"}

// mapFlags are what `scenario map` draws.
type mapFlags struct {
	output, test, record, as string
	reach, movement          string
	at, width                int
	budget                   int64
	audit, moves, empty      bool
	others                   bool
	seed                     uint64
}

func (a *app) mapCmd() *cobra.Command {
	var f mapFlags
	cmd := a.command("map", exactly("DIR"),
		func(cmd *cobra.Command, args []string) error { return a.drawMap(cmd, args[0], &f) })
	flags := cmd.Flags()
	flags.StringVarP(&f.output, "output", "o", "", "file to write; the default, and -, is stdout")
	flags.StringVar(&f.test, "test", "", "draw the position at the end of the test whose name is `NAME` or contains it")
	flags.StringVar(&f.record, "record", "", "draw the last position of the game log or saved game `FILE`")
	flags.IntVar(&f.at, "at", -1, "with --test or --record: draw the position after `N` decisions")
	flags.StringVar(&f.as, "as", "", "draw what a `PLAYER` sees")
	flags.IntVar(&f.width, "width", 0, "the width of the picture in pixels (default 2000)")
	flags.BoolVar(&f.moves, "moves", false,
		"with --test or --record: draw arrows for what moved last, and for the lines of a test that were refused after it")
	flags.StringVar(&f.reach, "reach", "", "show where a `PIECE` can go: UNIT@SPACE, or PLAYER:UNIT@SPACE")
	flags.StringVar(&f.movement, "movement", "",
		"with --reach: use the movement `NAME`; needed if the scenario has several")
	flags.Int64Var(&f.budget, "budget", -1, "with --reach: let the piece spend `N` instead of what the rules let it spend")
	flags.BoolVar(&f.empty, "empty", false, "draw the board without a position")
	flags.BoolVar(&f.audit, "audit", false,
		"list what the picture cannot show: borders, names and counters without room or too small, and what is odd about them")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of the set-up")
	for _, name := range []string{"at", "budget"} {
		flags.Lookup(name).DefValue = "0" // help says nothing of a default that nobody would write
	}
	a.addSet(cmd)
	addOtherRules(flags, &f.others)
	return cmd
}

// check reports flags that do not go together.
func (f *mapFlags) check(cmd *cobra.Command) error {
	if f.output == files.Stdout {
		f.output = ""
	}
	moment := f.test != "" || f.record != ""
	switch {
	case f.test != "" && f.record != "":
		return errors.New("--test and --record: a picture shows one position; leave one of them out")
	case f.empty && (moment || f.as != ""):
		return errors.New("--empty draws the board without a position; leave out --test, --record and --as")
	case cmd.Flags().Changed("at") && !moment:
		return errors.New("--at needs --test or --record, which say what is decided")
	case cmd.Flags().Changed("at") && f.at < 0:
		return fmt.Errorf("--at %d: decisions are counted from 0, where nothing is decided yet", f.at)
	case f.moves && !moment:
		return errors.New("--moves needs --test or --record, which say what is decided")
	case cmd.Flags().Changed("seed") && moment:
		return errors.New("--seed is for the set-up; a test and a game log have seeds of their own")
	case cmd.Flags().Changed("set") && f.record != "":
		return errors.New("--set: the game log says which options were chosen; leave --set out")
	case f.others && f.record == "":
		return errors.New("--other-rules needs a game log, whose decisions are played")
	case cmd.Flags().Changed("width") && (f.width < 100 || f.width > 20_000):
		return fmt.Errorf("--width %d: a picture is 100 to 20000 pixels wide", f.width)
	case f.audit && f.output == "" && (moment || f.as != "" || f.reach != ""):
		return errors.New("--audit lists borders, which are the same in all positions; leave out the flags that choose a " +
			"position, or name a file with --output to draw it")
	}
	if err := f.checkReach(cmd.Flags().Changed); err != nil {
		return err
	}
	if f.output != "" {
		return pictureKind.CheckTarget(f.output)
	}
	return nil
}

func (a *app) drawMap(cmd *cobra.Command, path string, f *mapFlags) error {
	if isGameLog(path) && f.record == "" {
		log, err := session.ReadLog(path)
		if err != nil {
			return err
		}
		if !isLocalScenario(log.Path) {
			return fmt.Errorf("%s was played with %s, which is not at %q; write `scenario map DIR --record %s`",
				path, log.Scenario, log.Path, path)
		}
		f.record, path = path, log.Path
	}
	if err := f.check(cmd); err != nil {
		return err
	}
	m, err := a.ready(path, opening{abstract: true, cached: f.reach == "" && !f.others})
	if err != nil {
		return err
	}
	viewer, err := viewerNamed(m.program, f.as)
	if err != nil {
		return err
	}
	abstract := m.scenario != nil && m.scenario.Abstract
	if asked := f.test != "" || f.record != "" || f.as != "" || f.reach != ""; asked && abstract {
		return m.refuseAbstract()
	}
	if f.output == "" && !f.audit && !a.json && isTerminal(a.out) {
		return errors.New("an SVG picture is not readable in a terminal; name a file with --output, or send it to " +
			"another command")
	}
	done := a.progress("laying out the board of " + path)
	b, err := picture.New(m.program)
	done()
	if err != nil {
		return findings{fmt.Errorf("there is no picture of %s: %w", path, err)}
	}
	if f.moves && viewer != runtime.Referee && len(m.program.Hides) > 0 {
		return errors.New("--moves shows everything that moved, including what is hidden from a player; leave out --as")
	}
	var pos drawn
	if !f.empty && !abstract {
		if pos, err = a.positionOf(m, f, viewer); err != nil {
			return err
		}
	}
	if f.audit && f.output == "" {
		return a.printAudit(b, f, pos)
	}
	o := picture.Options{Width: f.width, Title: pos.title}
	o.Arrows = pos.arrows
	if pos.reach != nil {
		o.Arrows = append(o.Arrows, pos.reach.arrows...)
	}
	svg := b.SVG(pos.view, o)
	if f.output == "" && !a.json {
		_, err := a.out.Write(svg)
		return err
	}
	if f.output != "" {
		if err := files.Write(f.output, svg); err != nil {
			return err
		}
	}
	if a.json {
		return a.printAudit(b, f, pos)
	}
	fmt.Fprintf(a.out, "%s: %s, %d bytes\n", f.output, b.Title(), len(svg))
	if pos.reach != nil {
		a.printReach(pos.reach)
	}
	if f.audit {
		fmt.Fprintln(a.out)
		return a.printAudit(b, f, drawn{view: pos.view})
	}
	return nil
}
