package odds_test

import (
	"math/big"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
)

// TestChances checks exact chances and those of 20,000 plays against what a pencil says: how likely it is that game.n
// is 1.
func TestChances(t *testing.T) {
	for _, c := range []struct {
		name, body, want string
		sampled          int64 // of 1000
	}{
		// Two states that wait differ only in how many dice are thrown, and no register is read afterwards.
		{"the number of dice was rolled", "roll a { die = die.d6 }\nn = a[0]\nroll h {\n die = die.d6\n count = n\n" +
			" at_most = 1\n}\nset game { n = min(h, 1) }", "0.4457", 445},
		{"what dice must show was rolled",
			"roll a { die = die.d6 }\nk = a[0] - 1\nroll h {\n die = die.d6\n at_most = k\n}\nset game { n = h }", "0.4166",
			416},
		{"the faces were rolled", "roll a { die = die.d6 }\nk = a[0]\nroll h { faces = range(1, k) }\nset game { n = h[0] }",
			"0.4083", 408},
		{"the best of three", "roll h {\n die = die.d6\n count = 3\n at_most = 2\n keep = best\n}\nset game { n = h }",
			"0.7037", 703},
		{"the worst of three", "roll h {\n die = die.d6\n count = 3\n at_most = 4\n keep = worst\n}\nset game { n = h }",
			"0.2962", 296},
		{"the best of none", "k = game.n\nroll h {\n die = die.d6\n count = k\n at_most = 4\n keep = best\n}\n" +
			"set game { n = 1 - h }", "1.0000", 1000},
		{"the worst of none", "k = game.n\nroll h {\n die = die.d6\n count = k\n at_most = 4\n keep = worst\n}\n" +
			"set game { n = 1 - h }", "1.0000", 1000},
		{"a pick", "pick x { from = range(0, 2) }\nset game { n = x }", "0.3333", 333},
		{"two picks", "pick x {\n from = range(0, 4)\n count = 2\n}\nset game { n = x[0] == 1 || x[1] == 1 ? 1 : 0 }",
			"0.4000", 400},
		{"a pick of what was picked", "pick x {\n from = range(0, 4)\n count = 3\n}\npick y { from = x }\nset game { n = y }",
			"0.2000", 200},
		{"a pick of nothing", "pick x {\n from = range(1, 4)\n count = game.n\n}\nset game { n = count(x) + 1 }", "1.0000",
			1000},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, fn := procedure(t, c.body)
			number := func(g *runtime.Game) (int64, error) { return g.Eval(evaluator(t, g)) }
			run := odds.Run{Game: g, Fn: fn}
			exact, err := odds.Ask(run, []odds.Measure{number})
			if err != nil || exact.Plays > 0 {
				t.Fatal(err, exact.Inexact)
			}
			if got := odds.Decimal(new(big.Int).Add(exact.Chances[0][1], big.NewInt(1<<20)), 4); got != c.want {
				t.Errorf("exactly %s, want %s", got, c.want)
			}
			sampled, err := odds.Sample(run, []odds.Measure{number}, func(plays int) bool { return plays < odds.Plays })
			if err != nil {
				t.Fatal(err)
			}
			if got := int64(sampled.Held[0][1]) / 20; got < c.sampled-12 || got > c.sampled+12 {
				t.Errorf("%d of 1000 plays, want about %d", got, c.sampled)
			}
		})
	}
}

// evaluator returns the function that reads game.n.
func evaluator(t *testing.T, g *runtime.Game) int {
	t.Helper()
	p := g.Program()
	for i := range p.Funcs {
		if p.Strings[p.Funcs[i].Name] == "function number" {
			return i
		}
	}
	t.Fatal("no function")
	return 0
}
