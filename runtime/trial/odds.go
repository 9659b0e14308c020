package trial

import (
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Odds has the chance of each expectation of a test with unscripted dice.
type Odds struct {
	Name    string
	Place   Place
	Problem string // why they cannot be computed, or ""
	Expects []Chance
	Rest    *big.Int // the chance that was not followed, as a multiple of 1/(1<<odds.Bits)
	States  int      // states that waited for a roll
	Plays   int      // how often the test was played if the odds are not exact, or 0
	Inexact string   // why they are not exact
}

// Chance is the chance of an expectation, as a multiple of 1/(1<<odds.Bits).
type Chance struct {
	Message string
	Chance  *big.Int
	Held    int // in how many of Plays the expectation held
}

// OddsOf computes the odds of every test that opt.Filter matches. It sets the test up and runs its only procedure, in
// which all choices take their defaults. It ignores scripted dice.
func OddsOf(p *program.Program, opt Options) []Odds {
	var out []Odds
	for i := range p.Tests {
		t := &p.Tests[i]
		if !opt.wants(str(p, t.Name), PlaceAt(p, t.Place)) {
			continue
		}
		o := OddsAt(p, i, opt)
		out = append(out, o)
		if opt.Done != nil {
			opt.Done(Result{Index: i, Name: o.Name})
		}
	}
	return out
}

// OddsAt computes the odds of one test, by its index.
func OddsAt(p *program.Program, test int, opt Options) Odds {
	t := &p.Tests[test]
	o := Odds{Name: str(p, t.Name), Place: PlaceAt(p, t.Place)}
	if err := o.compute(p, t, opt); err != nil {
		o.Problem = err.Error()
	}
	return o
}

func (o *Odds) compute(p *program.Program, t *program.Test, opt Options) error {
	x := &trial{p: p, expected: -1}
	if f := x.prepare(t, opt, nil); f != nil {
		return errors.New(f.message)
	}
	run := -1
	for i := range t.Steps {
		switch s := &t.Steps[i]; s.Kind {
		case program.StepGiven:
			if run >= 0 {
				return errors.New("it does more after its `run`; odds are for what a single `run` leads to")
			}
			if f := x.step(t, i); f != nil {
				return errors.New(f.message)
			}
		case program.StepRun:
			if run >= 0 {
				return errors.New("it has two `run`; odds are for what a single `run` leads to")
			}
			run = i
		case program.StepPlay, program.StepRefuse:
			return errors.New("it plays lines; odds are for a `run` whose choices all take their defaults")
		}
	}
	if run < 0 {
		return errors.New("it runs nothing")
	}
	var holds []odds.Measure
	for i := range t.Steps {
		s := &t.Steps[i]
		if s.Kind != program.StepExpect || i < run {
			continue
		}
		if s.Fn < 0 {
			return errors.New("it asks what a player is shown; odds are for expectations with `that`")
		}
		message := fmt.Sprintf("the expectation of line %d", PlaceAt(p, s.Place).Line)
		if s.Message >= 0 {
			message = strings.TrimSpace(str(p, s.Message))
		}
		o.Expects = append(o.Expects, Chance{Message: message})
		holds = append(holds, func(g *runtime.Game) (int64, error) { return g.Eval(int(s.Fn)) })
	}
	answer, err := odds.Ask(odds.Run{Game: x.g, Fn: int(t.Steps[run].Fn)}, holds)
	if err != nil {
		return err
	}
	o.Rest, o.States, o.Plays = answer.Rest, answer.States, answer.Plays
	if answer.Inexact != nil {
		o.Inexact = answer.Inexact.Error()
	}
	for i := range holds {
		o.Expects[i].Chance = new(big.Int)
		if c := answer.Chances[i][1]; c != nil {
			o.Expects[i].Chance = c
		}
		if o.Plays > 0 {
			o.Expects[i].Held = answer.Held[i][1]
		}
	}
	return nil
}
