package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// pictureKind is the kind of file that pictures are.
var pictureKind = files.Kind{Name: "an SVG picture", Begins: "<svg"}

// mapFlags are what `scenario map` draws.
type mapFlags struct {
	output, test, record, as string
	at, width                int
	audit, moves, empty      bool
	others                   bool
	seed                     uint64
	sets                     []string
}

func (a *app) mapCmd() *cobra.Command {
	var f mapFlags
	cmd := &cobra.Command{
		Use:   "map DIR|GAMELOG",
		Short: "Draw the board, or a position on it, as an SVG picture",
		Long: "map draws the board of a scenario with the position after its set-up, or one of a test or of a game log. The picture goes to\n" +
			"stdout, or with -o to a file. It shows everything, as an author sees it; with --as it shows what a player sees and nothing else.\n" +
			"Instead of DIR, a game log can be named, if the folder of its scenario is where it was.\n\n" +
			"Where the places of the spaces cannot show a border, a dotted line does, and a heavy line is where spaces touch without a border.\n" +
			"--audit lists both. How a board is drawn, its scenario can say: see docs/maps.md.",
		Args: exactly("DIR"),
		RunE: func(cmd *cobra.Command, args []string) error { return a.drawMap(cmd, args[0], &f) },
	}
	flags := cmd.Flags()
	flags.StringVarP(&f.output, "output", "o", "", "file to write, instead of stdout")
	flags.StringVar(&f.test, "test", "", "draw the position at the end of the test with this `NAME`, or a part of it")
	flags.StringVar(&f.record, "record", "", "draw the last position of the game log `FILE`")
	flags.IntVar(&f.at, "at", -1, "with --test or --record: the position after `N` decisions")
	flags.StringVar(&f.as, "as", "", "draw what a `PLAYER` sees")
	flags.IntVar(&f.width, "width", 0, "the width of the picture in pixels (default 2000)")
	flags.BoolVar(&f.moves, "moves", false, "with --test or --record: arrows for what the last decision moved")
	flags.BoolVar(&f.empty, "empty", false, "draw the board without a position")
	flags.BoolVar(&f.audit, "audit", false, "list borders that the picture cannot show, touches without a border, and what is odd about borders")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of the set-up")
	addSet(cmd, &f.sets)
	addOtherRules(flags, &f.others)
	a.addJSON(cmd)
	return cmd
}

// check reports flags that do not go together.
func (f *mapFlags) check(cmd *cobra.Command) error {
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
	case cmd.Flags().Changed("width") && (f.width < 100 || f.width > 20_000):
		return fmt.Errorf("--width %d: a picture is 100 to 20000 pixels wide", f.width)
	case f.output != "":
		return pictureKind.CheckTarget(f.output)
	}
	return nil
}

func (a *app) drawMap(cmd *cobra.Command, path string, f *mapFlags) error {
	if isGameLog(path) && f.record == "" {
		log, err := readGameLog(path)
		if err != nil {
			return err
		}
		if !isLocalScenario(log.Path) {
			return fmt.Errorf("%s was played with %s, which is not at %q; write `scenario map DIR --record %s`", path, log.Scenario, log.Path, path)
		}
		f.record, path = path, log.Path
	}
	if err := f.check(cmd); err != nil {
		return err
	}
	m, err := a.readyWith(path, compiler.Options{}, program.Decode)
	if err != nil {
		return err
	}
	viewer, err := viewerNamed(m.program, f.as)
	if err != nil {
		return err
	}
	done := a.progress("laying out the board of " + path)
	b := picture.New(m.program)
	done()
	if f.audit && f.output == "" {
		return a.printAudit(b, "")
	}
	var pos drawn
	if !f.empty && (m.scenario == nil || !m.scenario.Abstract) {
		if pos, err = a.positionOf(m, f, viewer); err != nil {
			return err
		}
	}
	o := picture.Options{Width: f.width, Title: pos.title}
	if f.moves {
		o.Arrows = pos.arrows
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
	if f.audit || a.json {
		return a.printAudit(b, f.output)
	}
	_, err = fmt.Fprintf(a.out, "%s: %s, %d bytes\n", f.output, b.Title(), len(svg))
	return err
}

// isGameLog reports whether a file begins like a game log.
func isGameLog(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return false
	}
	start := make([]byte, 64)
	n, _ := f.Read(start)
	return strings.HasPrefix(strings.TrimSpace(string(start[:n])), "{")
}

// viewerNamed finds the player whose view is drawn. Without a name, everything is seen.
func viewerNamed(p *program.Program, name string) (int, error) {
	if name == "" {
		return runtime.Referee, nil
	}
	players := names.Players(p)
	if i := slices.Index(players, name); i >= 0 {
		return i, nil
	}
	return 0, unknown("player", name, players, "the scenario has: "+orNone(players))
}

// drawn is a position to draw.
type drawn struct {
	view   *runtime.View
	title  string
	arrows []picture.Arrow
}

// positionOf finds the position that the flags name: after the set-up, in a test or in a game log.
func (a *app) positionOf(m *model, f *mapFlags, viewer int) (drawn, error) {
	values, err := optionValues(m.program, f.sets)
	if err != nil {
		return drawn{}, err
	}
	switch {
	case f.test != "":
		return a.testPosition(m, f, values, viewer)
	case f.record != "":
		return a.logPosition(m, f, viewer)
	}
	g, err := runtime.New(m.program, f.seed, runtime.Options{Values: values})
	if err != nil {
		return drawn{}, playError(m, err, 0, f.seed)
	}
	v, err := g.View(viewer)
	return drawn{view: v}, err
}

// watch keeps the position that is asked for, or the last.
type watch struct {
	at     int // after how many decisions; -1: the last position
	viewer int
	count  int // of decisions so far
	pos    drawn
	places map[int64]int // of the pieces before
	found  bool
}

// look sees a position. It reports whether a later one may be wanted.
func (w *watch) look(g *runtime.Game) (more bool, err error) {
	if w.at >= 0 && w.count > w.at {
		return false, nil
	}
	now, moved := map[int64]int{}, map[[3]int]int{}
	g.EachCounter(func(id int64, unit, _, space int) {
		now[id] = space
		if was, there := w.places[id]; there && was != space && was >= 0 && space >= 0 {
			moved[[3]int{was, space, unit}]++
		}
	})
	if len(moved) > 0 || w.places == nil {
		w.pos.arrows = movesOf(g.Program(), moved)
	}
	w.places = now
	if w.at < 0 || w.count == w.at {
		w.found = true
		w.pos.view, err = g.View(w.viewer)
	}
	return true, err
}

// movesOf returns an arrow for each pair of spaces that pieces went from and to.
func movesOf(p *program.Program, kinds map[[3]int]int) []picture.Arrow {
	keys := make([][3]int, 0, len(kinds))
	for k := range kinds {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b [3]int) int { return slices.Compare(a[:], b[:]) })
	var out []picture.Arrow
	for _, k := range keys {
		title := names.Text(p, 0, p.Classes[p.UnitClass].Members[k[2]].Title)
		text := fmt.Sprintf("%d %s", kinds[k], title)
		if n := len(out); n > 0 && out[n-1].Through[0] == k[0] && out[n-1].Through[1] == k[1] {
			out[n-1].Text += ", " + text
			continue
		}
		out = append(out, picture.Arrow{Through: []int{k[0], k[1]}, Kind: picture.Played, Text: text})
	}
	return out
}

// errSeen ends a test whose position was seen.
var errSeen = errors.New("the position was seen")

// testPosition runs a test up to the position that is asked for.
func (a *app) testPosition(m *model, f *mapFlags, values map[string]int64, viewer int) (drawn, error) {
	index, err := testNamed(m.program, f.test)
	if err != nil {
		return drawn{}, err
	}
	w := &watch{}
	var failed error
	r := trial.One(m.program, index, trial.Options{Values: values, Observe: func(x trial.Moment) error {
		switch x.Kind {
		case trial.Began: // also of the second run of a test that fails
			*w = watch{at: f.at, viewer: viewer}
		case trial.Played, trial.Defaulted:
			w.count++
		case trial.Refused, trial.Held:
			return nil
		}
		more, err := w.look(x.Game)
		if failed = err; err == nil && !more {
			err = errSeen
		}
		return err
	}})
	switch {
	case failed != nil:
		return drawn{}, failed
	case r.Status == trial.Skipped:
		return drawn{}, findings{fmt.Errorf("the test %q is skipped: %s", r.Name, r.Message)}
	case !w.found:
		return drawn{}, fmt.Errorf("--at %d: the test %q has %s", f.at, r.Name, layout.Plural(w.count, "decision"))
	}
	w.pos.title = r.Name
	return w.pos, nil
}

// testNamed finds a test by its name, or by a part that no other test has.
func testNamed(p *program.Program, name string) (int, error) {
	found, all := []int{}, []string{}
	for i, t := range p.Tests {
		title := p.Strings[t.Name]
		if title == name {
			return i, nil
		}
		if strings.Contains(title, name) {
			found = append(found, i)
		}
		all = append(all, title)
	}
	switch len(found) {
	case 0:
		return 0, unknown("test", name, all, "`scenario test DIR` lists all of them")
	case 1:
		return found[0], nil
	}
	var some []string
	for _, i := range found[:min(len(found), 5)] {
		some = append(some, fmt.Sprintf("%q", all[i]))
	}
	return 0, fmt.Errorf("%d tests have %q in their names: %s; write the whole name of one", len(found), name, strings.Join(some, ", "))
}

// logPosition plays a game log again up to the position that is asked for.
func (a *app) logPosition(m *model, f *mapFlags, viewer int) (drawn, error) {
	log, err := readGameLog(f.record)
	if err != nil {
		return drawn{}, err
	}
	if !f.others {
		if err := gamelog.CheckRules(m.program, log); err != nil {
			return drawn{}, findings{fmt.Errorf("%s: %w", f.record, withAdvice(err))}
		}
	}
	g, err := runtime.New(m.program, log.Seed, runtime.Options{Values: log.Options, Rolls: log.Dice, Lines: true})
	if err != nil {
		return drawn{}, playError(m, err, 0, log.Seed)
	}
	w := &watch{at: f.at, viewer: viewer}
	if _, err := w.look(g); err != nil {
		return drawn{}, err
	}
	for i, s := range log.Steps {
		if w.count == f.at {
			break
		}
		g.Script(s.Dice)
		if err := g.Repeat(s.Line); err != nil {
			return drawn{}, findings{fmt.Errorf("%s: decision %d (%s): %w", f.record, i+1, s.Short(), err)}
		}
		w.count++
		if _, err := w.look(g); err != nil {
			return drawn{}, err
		}
	}
	if !w.found {
		return drawn{}, fmt.Errorf("--at %d: %s has %s", f.at, f.record, layout.Plural(len(log.Steps), "decision"))
	}
	w.pos.title = fmt.Sprintf("after %s", layout.Plural(w.count, "decision"))
	return w.pos, nil
}

// printAudit prints which borders a picture cannot show, and what is odd about them.
func (a *app) printAudit(b *picture.Board, file string) error {
	l := b.Layout
	pairs := func(list []cartography.Pair) []report.MapPair {
		out := []report.MapPair{}
		for _, p := range list {
			out = append(out, report.MapPair{A: b.Map.Spaces[p.A].Name, B: b.Map.Spaces[p.B].Name})
		}
		return out
	}
	link := func(i int) string {
		k := l.Links[i]
		return b.Map.Spaces[k.A].Name + " - " + b.Map.Spaces[k.B].Name
	}
	r := report.Map{
		File: file, Form: map[cartography.Form]string{cartography.Geographic: "geographic", cartography.Abstract: "abstract", cartography.Cells: "cells"}[l.Form],
		Spaces: len(b.Map.Spaces), Borders: l.Audit.Borders,
		Missing: pairs(l.Audit.Missing), Extra: pairs(l.Audit.Extra), OneSided: pairs(l.Audit.OneSided), Wrapped: pairs(l.Audit.Wrapped), Crossing: []report.MapPair{},
	}
	for _, p := range l.Audit.Crossing {
		r.Crossing = append(r.Crossing, report.MapPair{A: link(p.A), B: link(p.B)})
	}
	if a.json {
		return a.printJSON(r)
	}
	fmt.Fprintf(a.out, "%s: %s, %s with a border\n", b.Title(), layout.Plural(r.Spaces, "space"), layout.Plural(r.Borders, "pair"))
	for _, x := range []struct {
		what  string
		pairs []report.MapPair
	}{
		{"borders that no touch shows (dotted lines)", r.Missing}, {"touches without a border (heavy lines)", r.Extra}, {"borders that lead one way", r.OneSided},
		{"dotted lines that cross", r.Crossing}, {"borders across the edges (notes)", r.Wrapped},
	} {
		fmt.Fprintf(a.out, "\n%s: %d\n", x.what, len(x.pairs))
		if len(x.pairs) == 0 {
			continue
		}
		t := layout.NewTable("  from", "to")
		for _, p := range x.pairs {
			t.Row("  "+p.A, p.B)
		}
		t.Write(a.out)
	}
	return nil
}
