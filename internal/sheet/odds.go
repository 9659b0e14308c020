package sheet

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/runtime"
)

// Odds is a question about chance with its answer.
type Odds struct {
	Title string
	Given []string
	Ends  []Chance
	Means []string
}

// Chance is an outcome with its chance.
type Chance struct {
	Title, Percent string
	Width          string // of its bar, in per cent
}

// someOf matches a number with the name of a kind of piece, as in "3 tank".
var someOf = regexp.MustCompile(`\b([0-9]+) ([a-z][a-z0-9_]*)`)

// nameUnits replaces the names of units in the words of an example by their titles.
func (m *maker) nameUnits(words string) string {
	return someOf.ReplaceAllStringFunc(words, func(some string) string {
		number, name, _ := strings.Cut(some, " ")
		n, err := strconv.Atoi(number)
		if unit := names.Index(m.p, m.p.UnitClass, name); unit >= 0 && err == nil {
			return names.Counted(m.p, m.lang, unit, n)
		}
		return some
	})
}

// answerQuestions answers the questions of the scenario that have an example and are not about a position in a game.
func (m *maker) answerQuestions() (out []Odds) {
	g, err := runtime.NewBare(m.p, 1, runtime.Options{})
	if err != nil {
		return nil
	}
	for _, q := range question.All(m.p) {
		q = q.In(m.lang)
		args, err := q.Values(nil) // the values of the example
		if err != nil || q.OfPosition() {
			continue
		}
		run, err := q.Run(g, args)
		if err != nil {
			continue
		}
		answer, err := q.Ask(run)
		if err != nil {
			continue
		}
		x := Odds{Title: q.Title()}
		for i, words := range q.Words(args) {
			x.Given = append(x.Given, q.Params()[i]+": "+m.nameUnits(words))
		}
		for _, o := range answer.Outcomes {
			share := 100 * question.Share(o.Chance)
			x.Ends = append(x.Ends, Chance{o.Title, m.say.formatDecimal("%.1f %%", share), fmt.Sprintf("%.1f", share)})
		}
		for _, c := range answer.Counts {
			x.Means = append(x.Means, c.Title+", "+m.say.average+": "+m.say.formatDecimal("%.2f", c.Mean()))
		}
		out = append(out, x)
	}
	return out
}
