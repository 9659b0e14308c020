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

// Chance is how likely something is.
type Chance struct {
	Title, Percent string
	Width          string // of a bar, in per cent
}

// someOf is a number of a kind in the words of an example, as people type them.
var someOf = regexp.MustCompile(`\b([0-9]+) ([a-z][a-z0-9_]*)`)

// counted returns the words of an example with units as people call them.
func (m *maker) counted(words string) string {
	return someOf.ReplaceAllStringFunc(words, func(some string) string {
		number, name, _ := strings.Cut(some, " ")
		n, err := strconv.Atoi(number)
		if unit := names.Index(m.p, m.p.UnitClass, name); unit >= 0 && err == nil {
			return names.Counted(m.p, m.lang, unit, n)
		}
		return some
	})
}

// odds answers the questions of the scenario that have an example and need no position in a game.
func (m *maker) odds() (out []Odds) {
	g, err := runtime.NewBare(m.p, 1, runtime.Options{})
	if err != nil {
		return nil
	}
	for _, q := range question.All(m.p) {
		q = q.In(m.lang)
		args, err := q.Values(nil) // those of its example
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
			x.Given = append(x.Given, q.Params()[i]+": "+m.counted(words))
		}
		for _, o := range answer.Outcomes {
			share := 100 * question.Share(o.Chance)
			x.Ends = append(x.Ends, Chance{o.Title, m.say.decimal("%.1f %%", share), fmt.Sprintf("%.1f", share)})
		}
		for _, c := range answer.Counts {
			x.Means = append(x.Means, c.Title+", "+m.say.average+": "+m.say.decimal("%.2f", c.Mean()))
		}
		out = append(out, x)
	}
	return out
}
