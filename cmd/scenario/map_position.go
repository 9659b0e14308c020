package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

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
	return memberNamed(p, p.PlayerClass, "player", name)
}

// drawn is a position to draw.
type drawn struct {
	view   *runtime.View
	title  string
	arrows []picture.Arrow
	reach  *mapReach // nil unless --reach asks for it
}

// positionOf finds the position that the flags name: after the set-up, in a test or in a game log.
func (a *app) positionOf(m *model, f *mapFlags, viewer int) (drawn, error) {
	find, err := a.finder(m, f)
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
	at, err := a.momentOf(m, p, f)
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

// momentOf finds the position in a test or a game log that the flags name.
func (a *app) momentOf(m *model, p *program.Program, f *mapFlags) (at moment, err error) {
	if f.test != "" {
		at.Trace, at.step, at.title, err = a.testMoment(p, f, m.values)
		return at, err
	}
	at.Trace, at.step, err = a.logMoment(m, p, f)
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
			return append(movesOf(p, s.Moves), refused...)
		}
	}
	return refused
}

// movesOf returns an arrow for each pair of spaces between which pieces went. Moves are in the order of these.
func movesOf(p *program.Program, moves []trace.Move) []picture.Arrow {
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

// errEnough ends a game that was played as far as it is asked for.
var errEnough = errors.New("the position was seen")

// testMoment runs a test up to the moment that is asked for: the last one, or the last one with that many decisions.
func (a *app) testMoment(
	p *program.Program, f *mapFlags, values map[string]int64,
) (t *trace.Trace, step int, name string, err error) {
	index, err := testNamed(p, f.test)
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
		return nil, 0, "", findings{fmt.Errorf("the test %q does not begin: %s", r.Name, r.Message)}
	case t.TooLong && (f.at < 0 || t.Decisions() < f.at):
		return nil, 0, "", fmt.Errorf("the test %q is too long: after %s, %s were made\n  --at N draws one of "+
			"these positions", r.Name, article.Count(len(t.Steps), "step"), article.Count(t.Decisions(), "decision"))
	}
	if step = t.After(f.at); step < 0 {
		return nil, 0, "", fmt.Errorf("--at %d: the test %q has %s", f.at, r.Name, article.Count(t.Decisions(), "decision"))
	}
	return t, step, r.Name, nil
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
		return 0, unknown("test", name, all, "`scenario test -v --inherited DIR` lists all of them")
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

// logMoment plays a game log again up to the decision that is asked for, or to its end. p is the program of m, or one
// that plays alike.
func (a *app) logMoment(m *model, p *program.Program, f *mapFlags) (t *trace.Trace, step int, err error) {
	log, err := session.ReadLog(f.record)
	if err != nil {
		return nil, 0, err
	}
	if f.others {
		m.bringToDate(log)
	} else if err := gamelog.CheckRules(m.program, log); err != nil {
		return nil, 0, findings{fmt.Errorf("%s: %w", f.record, m.withAdvice(err))}
	}
	t, err = trace.OfLog(p, log, func(t *trace.Trace) error {
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
