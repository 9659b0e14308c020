package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// pictureKind is the kind of file that pictures are.
var pictureKind = files.Kind{Name: "an SVG picture", Begins: "<svg"}

// mapFlags are the flags of `scenario map`.
type mapFlags struct {
	output, test, record, as string
	reach, movement          string
	at, width                int
	budget                   int64
	audit, moves, empty      bool
	others                   bool
	seed                     uint64
}

func newMapCmd(a *app) *cobra.Command {
	var f mapFlags
	cmd := a.command("map", requireArgs("DIR"),
		func(cmd *cobra.Command, args []string) error { return drawMap(a, cmd, args[0], &f) })
	flags := cmd.Flags()
	flags.StringVarP(&f.output, "output", "o", "", "the `FILE` to write; the default, and -, is stdout")
	flags.StringVar(&f.test, "test", "", "draw the position at the end of the test whose name is `NAME` or contains it")
	flags.StringVar(&f.record, "record", "", "draw the last position of the game log or saved game `FILE`")
	flags.IntVar(&f.at, "at", -1, "with --test or --record: draw the position after `N` decisions")
	flags.StringVar(&f.as, "as", "", "draw what a `PLAYER` sees")
	flags.IntVar(&f.width, "width", 0, "the width of the picture in `PIXELS` (default 2000)")
	flags.BoolVar(&f.moves, "moves", false,
		"with --test or --record: draw arrows for what moved last, and for the lines of a test that were refused after it")
	flags.StringVar(&f.reach, "reach", "", "show where a `PIECE` can go: UNIT@SPACE, or PLAYER:UNIT@SPACE")
	flags.StringVar(&f.movement, "movement", "",
		"with --reach: use the movement `NAME`; needed if the scenario has several")
	flags.Int64Var(&f.budget, "budget", -1, "with --reach: let the piece spend `N` instead of what the rules let it spend")
	flags.BoolVar(&f.empty, "empty", false, "draw the board without a position")
	flags.BoolVar(&f.audit, "audit", false,
		"list borders that do not fit the picture, and names and counters that are too small, hidden or without room")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of the set-up")
	for _, name := range []string{"at", "budget"} {
		flags.Lookup(name).DefValue = "0" // so that the help does not show -1
	}
	a.addSet(cmd)
	addOtherRules(flags, &f.others)
	return cmd
}

// check returns an error if the flags contradict each other or one is out of range.
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
		return errors.New("--at needs --test or --record, whose decisions it counts")
	case cmd.Flags().Changed("at") && f.at < 0:
		return fmt.Errorf("--at %d: it must be 0 or more; 0 is the position before the first decision", f.at)
	case f.moves && !moment:
		return errors.New("--moves needs --test or --record, in which pieces move")
	case cmd.Flags().Changed("seed") && moment:
		return errors.New("--seed is for the set-up; a test and a game log have seeds of their own")
	case cmd.Flags().Changed("set") && f.record != "":
		return errors.New("--set: the game log says which options were chosen; leave --set out")
	case f.others && f.record == "":
		return errors.New("--other-rules needs --record with a game log")
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

func drawMap(a *app, cmd *cobra.Command, path string, f *mapFlags) error {
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
	m, err := a.openProgram(path, openOptions{abstract: true, cached: f.reach == "" && !f.others})
	if err != nil {
		return err
	}
	viewer, err := findViewer(m.program, f.as)
	if err != nil {
		return err
	}
	abstract := m.scenario != nil && m.scenario.Abstract
	if asked := f.test != "" || f.record != "" || f.as != "" || f.reach != ""; asked && abstract {
		return m.refuseAbstract()
	}
	if f.output == "" && !f.audit && !a.json && isTerminal(a.out) {
		return errors.New("a terminal cannot show an SVG picture; name a file with --output, or send it to another command")
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
		if pos, err = findPosition(a, m, f, viewer); err != nil {
			return err
		}
	}
	if f.audit && f.output == "" {
		return printAudit(a, b, f, pos)
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
		return printAudit(a, b, f, pos)
	}
	fmt.Fprintf(a.out, "%s: %s, %d bytes\n", f.output, b.Title(), len(svg))
	if pos.reach != nil {
		printReach(a.out, pos.reach)
	}
	if f.audit {
		fmt.Fprintln(a.out)
		return printAudit(a, b, f, drawn{view: pos.view})
	}
	return nil
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

// findViewer returns the player whose view is drawn, or the referee, who sees everything, if name is "".
func findViewer(p *program.Program, name string) (int, error) {
	if name == "" {
		return runtime.Referee, nil
	}
	return findMember(p, p.PlayerClass, "player", name)
}

// drawn is a position to draw.
type drawn struct {
	view   *runtime.View
	title  string
	arrows []picture.Arrow
	reach  *mapReach // nil unless --reach asks for it
}

// findPosition finds the position that the flags name: after the set-up, in a test or in a game log.
func findPosition(a *app, m *model, f *mapFlags, viewer int) (drawn, error) {
	find, err := newReachFinder(a, m, f)
	if err != nil {
		return drawn{}, err
	}
	p := m.program
	if find != nil {
		p = find.program
	}
	var d drawn
	show := func(g *runtime.Game) (err error) {
		if d.view, err = g.View(viewer); err != nil || find == nil {
			return err
		}
		d.reach, err = find.ask(g)
		return err
	}
	if f.test == "" && f.record == "" {
		g, err := runtime.New(p, f.seed, runtime.Options{Values: m.values})
		if err != nil {
			return d, playError(m, err, 0, f.seed)
		}
		err = show(g)
		return d, err
	}
	at, err := findMoment(m, p, f)
	if err != nil {
		return d, err
	}
	d.title = at.title
	if f.moves {
		d.arrows = arrowsAt(p, at.Trace, at.step)
	}
	err = at.show(show)
	return d, err
}

// moment is a position in a test or a game log.
type moment struct {
	*trace.Trace
	step  int
	title string
}

// findMoment finds the position in a test or a game log that the flags name.
func findMoment(m *model, p *program.Program, f *mapFlags) (at moment, err error) {
	if f.test != "" {
		at.Trace, at.step, at.title, err = findInTest(p, f, m.values)
		return at, err
	}
	at.Trace, at.step, err = findInLog(m, p, f)
	at.title = "after " + article.Count(at.step, "decision")
	return at, err
}

// show calls a function with the position.
func (t moment) show(do func(*runtime.Game) error) error {
	var failed error
	err := t.At(t.step, func(g *runtime.Game) { failed = do(g) })
	return cmp.Or(err, failed)
}

// arrowsAt returns arrows for what moved last before a step or in it, and for the lines that were refused since.
func arrowsAt(p *program.Program, t *trace.Trace, step int) []picture.Arrow {
	var refused []picture.Arrow
	for ; step >= 0; step-- {
		s := &t.Steps[step]
		if s.Refused() {
			refused = append(refused, picture.Arrow{Through: s.Route, Kind: picture.Refused, Title: s.Line + ": " + s.Reason})
		}
		if len(s.Moves) > 0 {
			return append(arrowsOf(p, s.Moves), refused...)
		}
	}
	return refused
}

// arrowsOf returns an arrow for each pair of spaces between which pieces moved. Neighbouring moves between the same
// spaces share an arrow.
func arrowsOf(p *program.Program, moves []trace.Move) []picture.Arrow {
	var out []picture.Arrow
	for _, m := range moves {
		text := fmt.Sprintf("%d %s", m.Count, names.Title(p, 0, p.UnitClass, m.Unit))
		if n := len(out); n > 0 && out[n-1].Through[0] == m.From && out[n-1].Through[1] == m.To {
			out[n-1].Text += ", " + text
			continue
		}
		out = append(out, picture.Arrow{Through: []int{m.From, m.To}, Kind: picture.Played, Text: text})
	}
	return out
}

// errEnough stops the replay of a game at the position that was asked for.
var errEnough = errors.New("the position was seen")

// findInTest runs a test up to the position that the flags name: the one after --at decisions, or the last one.
func findInTest(
	p *program.Program, f *mapFlags, values map[string]int64,
) (t *trace.Trace, step int, name string, err error) {
	index, err := findTest(p, f.test)
	if err != nil {
		return nil, 0, "", err
	}
	t, r := trace.OfTest(p, index, values, func(t *trace.Trace) error {
		if f.at >= 0 && t.Decisions() > f.at {
			return errEnough
		}
		return nil
	})
	switch {
	case r.Status == trial.Skipped:
		return nil, 0, "", findings{fmt.Errorf("the test %q is skipped: %s", r.Name, r.Message)}
	case t == nil:
		return nil, 0, "", findings{fmt.Errorf("the test %q cannot start: %s", r.Name, r.Message)}
	case t.TooLong && (f.at < 0 || t.Decisions() < f.at):
		return nil, 0, "", fmt.Errorf("the test %q is too long: it was stopped after %s with %s\n  --at N draws one of "+
			"these positions", r.Name, article.Count(len(t.Steps), "step"), article.Count(t.Decisions(), "decision"))
	}
	if step = t.After(f.at); step < 0 {
		return nil, 0, "", fmt.Errorf("--at %d: the test %q has %s", f.at, r.Name, article.Count(t.Decisions(), "decision"))
	}
	return t, step, r.Name, nil
}

// findTest finds a test by its name, or by a part of it that no other test has.
func findTest(p *program.Program, name string) (int, error) {
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
		return 0, newUnknownError("test", name, all, "`scenario test -v --inherited DIR` lists all of them")
	case 1:
		return found[0], nil
	}
	var some []string
	for _, i := range found[:min(len(found), 5)] {
		some = append(some, fmt.Sprintf("%q", all[i]))
	}
	return 0, fmt.Errorf("%d tests have %q in their names: %s; write the whole name of one",
		len(found), name, strings.Join(some, ", "))
}

// findInLog replays a game log up to the decision that --at names, or to its end. p is the program of m, or one that
// plays alike.
func findInLog(m *model, p *program.Program, f *mapFlags) (t *trace.Trace, step int, err error) {
	log, err := session.ReadLog(f.record)
	if err != nil {
		return nil, 0, err
	}
	if f.others {
		m.updateLines(log)
	} else if err := gamelog.CheckRules(m.program, log); err != nil {
		return nil, 0, findings{fmt.Errorf("%s: %w", f.record, m.addAdvice(err))}
	}
	t, err = trace.OfLog(p, log, runtime.Referee, func(t *trace.Trace) error {
		if f.at >= 0 && t.Decisions() >= f.at {
			return errEnough
		}
		return nil
	})
	var rule *runtime.Error
	switch {
	case err == nil || errors.Is(err, errEnough):
	case t == nil && errors.As(err, &rule):
		return nil, 0, playError(m, err, 0, log.Seed)
	default:
		return nil, 0, findings{fmt.Errorf("%s: %w", f.record, err)}
	}
	if step = t.After(f.at); step < 0 {
		return nil, 0, fmt.Errorf("--at %d: %s has %s", f.at, f.record, article.Count(len(log.Steps), "decision"))
	}
	return t, step, nil
}

// printAudit prints the borders, names and counters that a picture of a position cannot show, and oddities such as
// one-way borders. With --json it also prints the result of --reach.
func printAudit(a *app, b *picture.Board, f *mapFlags, pos drawn) error {
	l, seen := b.Layout, b.Audit(pos.view, f.width)
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
		File: f.output, Form: map[cartography.Form]string{
			cartography.Geographic: "geographic", cartography.Abstract: "abstract", cartography.Cells: "cells",
		}[l.Form],
		Spaces: len(b.Map.Spaces), Borders: l.Audit.Borders,
		Missing: pairs(l.Audit.Missing), Extra: pairs(l.Audit.Extra), OneSided: pairs(l.Audit.OneSided),
		Wrapped: pairs(l.Audit.Wrapped), Crossing: []report.MapPair{},
	}
	for _, p := range l.Audit.Crossing {
		r.Crossing = append(r.Crossing, report.MapPair{A: link(p.A), B: link(p.B)})
	}
	spaces := func(list []int) []string {
		out := []string{}
		for _, i := range list {
			out = append(out, b.Map.Spaces[i].Name)
		}
		return out
	}
	twoOf := func(list [][2]int, name func(i int) string) []report.MapPair {
		out := []report.MapPair{}
		for _, p := range list {
			out = append(out, report.MapPair{A: name(p[0]), B: name(p[1])})
		}
		return out
	}
	r.Nameless, r.Small, r.Crowded, r.Homeless = spaces(seen.Nameless), spaces(seen.Small),
		spaces(seen.Crowded), spaces(seen.Homeless)
	r.Overlaps = twoOf(seen.Overlaps, func(i int) string { return b.Map.Spaces[i].Name })
	r.Alike = twoOf(seen.Alike, b.UnitName)
	if pos.reach != nil {
		r.Reach = &pos.reach.MapReach
	}
	if a.json {
		return a.printJSON(r)
	}
	fmt.Fprintf(a.out, "%s: %s, %s with a border\n",
		b.Title(), article.Count(r.Spaces, "space"), article.Count(r.Borders, "pair"))
	for _, x := range []struct {
		what  string
		pairs []report.MapPair
	}{
		{"borders between spaces that do not touch (dotted lines)", r.Missing}, {"spaces that touch without a border (wide, pale lines)", r.Extra},
		{"one-way borders", r.OneSided}, {"dotted lines that cross", r.Crossing},
		{"borders across the edges (notes)", r.Wrapped}, {"names that cover each other", r.Overlaps},
		{"units whose counters look the same", r.Alike},
	} {
		fmt.Fprintf(a.out, "\n%s: %d\n", x.what, len(x.pairs))
		if len(x.pairs) == 0 {
			continue
		}
		t := layout.NewTable("  from", "to")
		for _, p := range x.pairs {
			t.AddRow("  "+p.A, p.B)
		}
		t.Write(a.out)
	}
	for _, x := range []struct {
		what   string
		spaces []string
	}{
		{"names without room", r.Nameless}, {"names too small to read", r.Small},
		{"spaces whose counters show only how many there are", r.Crowded}, {"spaces whose counters have no room", r.Homeless},
	} {
		fmt.Fprintf(a.out, "\n%s: %d\n", x.what, len(x.spaces))
		for _, s := range x.spaces {
			fmt.Fprintf(a.out, "  %s\n", s)
		}
	}
	return nil
}
