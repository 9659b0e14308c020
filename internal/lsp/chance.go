package lsp

import (
	"context"
	"fmt"
	"path"
	"strings"
	"sync/atomic"
	"time"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/internal/lsp/wire"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Commands above a block: the odds of a test or a question, and the page of the scenario in a browser.

// mayHaveOdds reports whether a test sets up a position, runs one rule and expects something, so that odds can be
// computed for it.
func mayHaveOdds(b *hclsyntax.Block) bool {
	runs, expects := 0, 0
	for _, in := range b.Body.Blocks {
		switch in.Type {
		case "run":
			runs++
		case "expect":
			expects++
		case "play", "refuse":
			return false
		}
	}
	return runs == 1 && expects > 0
}

// likely is an outcome with its probability.
type likely struct {
	What   string  `json:"what"`
	Chance float64 `json:"chance"` // of a count: its mean
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
}

// oddsTime is how long the exact odds are computed before they are estimated.
const oddsTime = 10 * time.Second

// showOdds shows how likely the expectations of a test are with unscripted dice, or the answer to a question for the
// values of its example.
func (s *server) showOdds(ctx context.Context, uri, name string) (any, error) {
	p, err := s.programNow(uri)
	if err != nil {
		return nil, err
	}
	var out []likely
	var basis string
	if q, ok := strings.CutPrefix(name, "question "); ok {
		out, basis, err = answerOf(ctx, p, q)
	} else {
		out, basis, err = oddsOfTest(p, name)
	}
	if err != nil {
		s.show(1, fmt.Sprintf("No odds of %s: %v", name, err))
		return nil, wire.Errorf(wire.RequestFailed, "no odds of %s: %v", name, err)
	}
	lines := []string{name + ":"}
	for _, l := range out {
		switch {
		case l.High == 0 && l.Low < 0:
			lines = append(lines, fmt.Sprintf("%s: %.2f on average", l.What, l.Chance))
		case l.Low == l.High:
			lines = append(lines, fmt.Sprintf("%.2f %% %s", 100*l.Chance, l.What))
		default:
			lines = append(lines, fmt.Sprintf("about %.1f %% (%.1f–%.1f %%) %s", 100*l.Chance, 100*l.Low, 100*l.High, l.What))
		}
	}
	s.show(3, strings.Join(lines, "\n")+basis)
	return out, nil
}

func oddsOfTest(p *program.Program, name string) (out []likely, basis string, err error) {
	test := findTest(p, name)
	if test < 0 {
		return nil, "", fmt.Errorf("there is no test of that name")
	}
	o := trial.OddsAt(p, test, trial.Options{})
	if o.Problem != "" {
		return nil, "", fmt.Errorf("%s", o.Problem)
	}
	for _, e := range o.Expects {
		c := question.Chance{Chance: e.Chance, Held: e.Held}
		low, high := (&question.Answer{Answer: odds.Answer{Plays: o.Plays}}).Interval(c)
		out = append(out, likely{e.Message, question.Share(e.Chance), low, high})
	}
	if o.Plays > 0 {
		basis = fmt.Sprintf("\n(played %d times: %s)", o.Plays, o.Inexact)
	}
	return out, basis, nil
}

// answerOf answers a question for the values of its example.
func answerOf(ctx context.Context, p *program.Program, name string) (out []likely, basis string, err error) {
	for _, q := range question.All(p) {
		if q.Name() != name {
			continue
		}
		if q.OfPosition() {
			return nil, "", fmt.Errorf("it is about a position; use `scenario odds` with --test")
		}
		args, err := q.Values(nil)
		if err != nil {
			return nil, "", err
		}
		g, err := runtime.NewBare(p, 1, runtime.Options{})
		if err != nil {
			return nil, "", err
		}
		run, err := q.Run(g, args)
		if err != nil {
			return nil, "", err
		}
		var late atomic.Bool
		defer time.AfterFunc(oddsTime, func() { late.Store(true) }).Stop()
		run.Stopped = func() bool { return late.Load() || ctx.Err() != nil }
		answer, err := q.Ask(run)
		if err != nil {
			return nil, "", err
		}
		for _, o := range answer.Outcomes {
			low, high := answer.Interval(o)
			out = append(out, likely{o.Title, question.Share(o.Chance), low, high})
		}
		for _, c := range answer.Counts {
			out = append(out, likely{What: c.Title, Chance: c.Mean(), Low: -1})
		}
		for i, word := range q.Words(args) {
			basis += "\n" + q.Params()[i] + ": " + word
		}
		if answer.Plays > 0 {
			basis += fmt.Sprintf("\n(played %d times: %v)", answer.Plays, answer.Inexact)
		}
		return out, basis, nil
	}
	return nil, "", fmt.Errorf("there is no question of that name")
}

// View is a page that shows a scenario in a browser. Serve serves it until it is closed.
type View interface {
	Address() string
	Serve() error
	Close() error
}

// canView reports whether the folder of a file can be shown in a browser.
func (s *server) canView(file string) bool {
	return s.View != nil && s.headOfFolder(path.Dir(file)) != ""
}

// openView opens the page of a scenario in a browser, at a place of the page. The page is served until the session
// ends. It shows the files as saved.
func (s *server) openView(uri, at string) (any, error) {
	file := workspace.FileOf(uri)
	if !s.canView(file) {
		return nil, wire.Errorf(wire.RequestFailed, "there is no scenario in the folder of %s that can be shown", uri)
	}
	dir := path.Dir(file)
	s.viewing.Lock()
	v := s.views[dir]
	if v == nil {
		var err error
		if v, err = s.View(dir); err != nil {
			s.viewing.Unlock()
			return nil, wire.Errorf(wire.RequestFailed, "%s cannot be shown: %v", dir, err)
		}
		if s.views == nil {
			s.views = map[string]View{}
		}
		s.views[dir] = v
		go func() {
			if err := v.Serve(); err != nil {
				s.Log("the page of %s: %v", dir, err)
			}
		}()
	}
	s.viewing.Unlock()
	address := v.Address() + at
	if s.documents {
		go s.conn.Call(context.Background(), "window/showDocument", map[string]any{"uri": address, "external": true}, nil)
	} else {
		s.show(3, "Open "+address+" in a browser.")
	}
	return address, nil
}

// closeViews ends all pages.
func (s *server) closeViews() {
	s.viewing.Lock()
	defer s.viewing.Unlock()
	for dir, v := range s.views {
		if err := v.Close(); err != nil {
			s.Log("the page of %s: %v", dir, err)
		}
	}
}
