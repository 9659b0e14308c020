package upgrade

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Limits of the games that are played to compare two programs.
const (
	games     = 3
	decisions = 600
)

// DifferenceError says how the rules differ before and after rewriting. It means a bug in this package.
type DifferenceError struct{ What string }

func (e *DifferenceError) Error() string { return e.What }

// CheckSame returns a *DifferenceError if it finds that two programs have different rules: a test has another result,
// other clauses are cited, or the same answers lead to different games.
func CheckSame(before, after *compiler.Result) error {
	a, b := before.Program, after.Program
	if a == nil && b == nil {
		return nil // neither can be played
	}
	if a == nil || b == nil {
		return checkSame("only one of the two can be played")
	}
	if err := checkCitations(a, b); err != nil {
		return err
	}
	if err := checkTests(a, b); err != nil {
		return err
	}
	if a.Hash() == b.Hash() {
		return nil
	}
	for seed := range uint64(games) {
		if err := checkGame(a, b, seed+1); err != nil {
			return err
		}
	}
	return nil
}

func checkSame(format string, args ...any) error {
	return &DifferenceError{fmt.Sprintf(format, args...)}
}

// checkCitations compares which clauses each kind of thing cites.
func checkCitations(a, b *program.Program) error {
	if len(a.Clauses) != len(b.Clauses) || !slices.Equal(citations(a), citations(b)) {
		return checkSame("other clauses are cited than before")
	}
	return nil
}

// citations returns all citations in order.
func citations(p *program.Program) []string {
	var out []string
	for _, c := range p.Cites {
		out = append(out, fmt.Sprintf("%d by %s", c.Clause, p.Strings[c.What]))
	}
	slices.Sort(out)
	return out
}

// checkTests runs the tests of both programs.
func checkTests(a, b *program.Program) error {
	x, y := trial.Run(a, trial.Options{}), trial.Run(b, trial.Options{})
	if len(x.Results) != len(y.Results) {
		return checkSame("there were %d tests, and there are %d", len(x.Results), len(y.Results))
	}
	for i, was := range x.Results {
		is := y.Results[i]
		if was.Name != is.Name || was.Status != is.Status || was.Message != is.Message || !slices.Equal(was.Log, is.Log) {
			return checkSame("the test %q %s, and then it %s: %s", was.Name, was.Status, is.Status, is.Message)
		}
	}
	return nil
}

// checkGame plays a game of both programs with the same random bots, and compares every question and every state.
func checkGame(a, b *program.Program, seed uint64) error {
	first, err := newGame(a, seed)
	second, other := newGame(b, seed)
	if err != nil || other != nil {
		if err != nil && other != nil {
			return nil // neither can be played
		}
		return checkSame("in one of the two no game can begin")
	}
	one, two := bot.Random(seed), bot.Random(seed)
	for n := 1; n <= decisions; n++ {
		d, e := first.Decision(), second.Decision()
		x, bad := fingerprint(first)
		y, worse := fingerprint(second)
		switch {
		case bad != nil || worse != nil || x != y:
			return checkSame("game %d differs before question %d", seed, n)
		case (d == nil) != (e == nil):
			return checkSame("game %d ends in one of the two before question %d", seed, n)
		case d == nil:
			return nil
		case d.Player != e.Player || d.Prompt() != e.Prompt() || !slices.Equal(d.Options(nil), e.Options(nil)):
			return checkSame("game %d asks something else in question %d", seed, n)
		}
		if was, is := one.Decide(first), two.Decide(second); was != nil || is != nil {
			if was == nil || is == nil {
				return checkSame("game %d has a fault in one of the two after question %d", seed, n)
			}
			return nil // an error of the rules that both have
		}
	}
	return nil
}

// fingerprint returns a hash of the view of the referee and of chance. The hash of the state would not do: it depends
// on the program, because it includes the place in the code.
func fingerprint(g *runtime.Game) (uint64, error) {
	v, err := g.View(runtime.Referee)
	if err != nil {
		return 0, err
	}
	h := fnv.New64a()
	if err := json.NewEncoder(h).Encode(v); err != nil {
		return 0, err
	}
	fmt.Fprintln(h, g.Chance(), uint64(g.Stream()))
	return h.Sum64(), nil
}

func newGame(p *program.Program, seed uint64) (*runtime.Game, error) {
	return runtime.New(p, seed, runtime.Options{Lines: true})
}
