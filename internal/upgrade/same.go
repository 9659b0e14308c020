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

// How much is played to compare two programs.
const (
	games     = 3
	decisions = 600
)

// DifferenceError says in what the rules before a rewriting and after it differ. It is a mistake of this package.
type DifferenceError struct{ What string }

func (e *DifferenceError) Error() string { return e.What }

// CheckSame returns a *DifferenceError if two programs are found to have different rules: their tests end otherwise,
// other clauses are cited, or the same answers do not lead to the same games.
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

// checkCitations compares what is cited by each kind of thing.
func checkCitations(a, b *program.Program) error {
	if len(a.Clauses) != len(b.Clauses) || !slices.Equal(citations(a), citations(b)) {
		return checkSame("other clauses are cited than before")
	}
	return nil
}

// citations returns what is cited where, in order.
func citations(p *program.Program) []string {
	var out []string
	for _, c := range p.Cites {
		out = append(out, fmt.Sprintf("%d by %s", c.Clause, p.Strings[c.What]))
	}
	slices.Sort(out)
	return out
}

// checkTests runs the tests of both.
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

// checkGame plays a game by both with the same random bots, and compares every question and every state.
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
			return nil // a fault of the rules, which both have
		}
	}
	return nil
}

// fingerprint is of the board as one who sees everything sees it, and of chance. The hash of a state is that of one
// program, since it includes where in the code the game is.
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
