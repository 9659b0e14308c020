package question

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Place is a question about a space in a position.
type Place struct {
	Question
	Space int
}

// Places lists the questions about spaces in a position: each question with a single parameter that is a space, for
// each space that its requirements allow. It does not change the position.
func Places(g *runtime.Game) []Place { return places(g, func(int) bool { return true }) }

func places(g *runtime.Game, wanted func(space int) bool) []Place {
	p := g.Program()
	var out []Place
	for _, q := range All(p) {
		if !q.ofSpace() {
			continue
		}
		for s := range names.Members(p, p.SpaceClass) {
			if x := (Place{q, s}); wanted(s) && q.check(g, x.args()) == nil {
				out = append(out, x)
			}
		}
	}
	return out
}

// HasPlaces reports whether a scenario declares questions about spaces.
func HasPlaces(p *program.Program) bool {
	return slices.ContainsFunc(All(p), Question.ofSpace)
}

// ofSpace reports whether a question is about a space in a position.
func (q Question) ofSpace() bool {
	if !q.OfPosition() || len(q.q.Params) != 1 {
		return false
	}
	t := q.p.Types[q.q.Params[0].Type]
	return t.Kind == program.TRef && t.Class == q.p.SpaceClass
}

func (x Place) args() []runtime.Argument { return []runtime.Argument{{Value: int64(x.Space)}} }

// Limits of the odds that are shown while a person decides: the time for an exact answer, the time for a sampled one if
// that was not enough, and the number of spaces.
const (
	exactTime   = time.Second
	sampledTime = 150 * time.Millisecond
	mostTold    = 6
)

// Told has the odds in a space, shown with the question whether to fight there.
type Told struct {
	Space    string        `json:"space"`
	Title    string        `json:"title"` // of the space
	Question string        `json:"question"`
	Exact    bool          `json:"exact"`
	Outcomes []ToldOutcome `json:"outcomes"`
	Counts   []ToldCount   `json:"counts"`
}

// ToldOutcome is an outcome with its chance from 0 to 1.
type ToldOutcome struct {
	Title string  `json:"title"`
	Share float64 `json:"share"`
}

// ToldCount is a count with its mean.
type ToldCount struct {
	Title string  `json:"title"`
	Mean  float64 `json:"mean"`
}

// alike is the difference between chances that is too small to show odds again.
const alike = 0.08

// IsLike reports whether another answer for the space is almost the same.
func (t Told) IsLike(other Told) bool {
	return t.Space == other.Space && len(t.Outcomes) > 0 && len(other.Outcomes) > 0 &&
		t.Outcomes[0].Title == other.Outcomes[0].Title && math.Abs(t.Outcomes[0].Share-other.Outcomes[0].Share) < alike
}

// Text returns the space and its outcomes in a line.
func (t Told) Text() string { return t.Title + ": " + t.Chances() }

// Chances returns the outcomes in a line.
func (t Told) Chances() string {
	parts, about := make([]string, len(t.Outcomes)), "about "
	for i, o := range t.Outcomes {
		if t.Exact || i > 0 {
			about = ""
		}
		if n := math.RoundToEven(100 * o.Share); n > 0 {
			parts[i] = fmt.Sprintf("%s %s%.0f %%", o.Title, about, n)
		} else {
			parts[i] = o.Title + " under 1 %"
		}
	}
	return strings.Join(parts, ", ")
}

// Tell answers the questions about the spaces for which wanted returns true, in about a second each. What is hidden
// from the viewer is guessed.
func Tell(g *runtime.Game, viewer, language int, wanted func(space int) bool) ([]Told, error) {
	return tell(g, viewer, language, wanted, Place.approximate)
}

// foretoldPlays is how often a question is played for a game log. The number is fixed, so that the same game always has
// the same log.
const foretoldPlays = 200

// Foretell answers the questions about the spaces for which wanted returns true, quickly and always in the same way. It
// returns nil if there are none.
func Foretell(g *runtime.Game, viewer, language int, wanted func(space int) bool) []Told {
	out, err := tell(g, viewer, language, wanted, Place.sample)
	if err != nil {
		return nil
	}
	return out
}

func tell(g *runtime.Game, viewer, language int, wanted func(space int) bool,
	answer func(Place, *runtime.Game) (*Answer, error)) ([]Told, error) {
	p := g.Program()
	if len(p.Questions) == 0 {
		return nil, nil
	}
	if viewer != runtime.Referee && g.Hides() {
		guess := g.Clone()
		if err := guess.Guess(g, viewer, guessSeed); err != nil {
			return nil, err
		}
		g = guess
	}
	var out []Told
	for _, x := range places(g, wanted) {
		x.Question = x.In(language)
		if len(out) == mostTold {
			break
		}
		a, err := answer(x, g)
		if err != nil {
			return nil, err
		}
		t := Told{Space: names.Label(p, p.SpaceClass, x.Space), Title: names.Title(p, language, p.SpaceClass, x.Space),
			Question: x.Title(), Exact: a.Plays == 0, Counts: []ToldCount{}}
		for _, o := range a.Outcomes {
			if o.Chance.Sign() > 0 {
				t.Outcomes = append(t.Outcomes, ToldOutcome{o.Title, Share(o.Chance)})
			}
		}
		for _, c := range a.Counts {
			t.Counts = append(t.Counts, ToldCount{c.Title, c.Mean()})
		}
		out = append(out, t)
	}
	return out, nil
}

// guessSeed is the seed of the guess of what is hidden, so that the odds do not depend on what really is.
const guessSeed = 1

// sample answers by playing the question a few hundred times.
func (x Place) sample(g *runtime.Game) (*Answer, error) {
	run, err := x.Run(g, x.args())
	if err != nil {
		return nil, err
	}
	return x.Sample(run, func(plays int) bool { return plays < foretoldPlays })
}

// approximate answers exactly, or if that takes too long by playing the question.
func (x Place) approximate(g *runtime.Game) (*Answer, error) {
	run, err := x.Run(g, x.args())
	if err != nil {
		return nil, err
	}
	end := time.Now().Add(exactTime)
	run.Stopped = func() bool { return time.Now().After(end) }
	var late time.Time
	a, err := odds.AskOrSample(run, x.measures(run.Args), func(plays int) bool {
		if plays == 0 {
			late = time.Now().Add(sampledTime)
		}
		return plays == 0 || plays < odds.Plays && time.Now().Before(late)
	})
	if err != nil {
		return nil, err
	}
	return x.nameResults(a), nil
}
