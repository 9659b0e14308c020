package soak

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// asked is everything a player can learn of the open decision.
func asked(t *testing.T, g *runtime.Game) []string {
	t.Helper()
	d := g.Decision()
	if d == nil {
		return []string{"nobody is asked"}
	}
	out := []string{d.Prompt(), fmt.Sprint(d.Player, d.Kind, d.Action, d.Param)}
	for i := range d.Len() {
		v, ok := d.Appeal(i)
		out = append(out, fmt.Sprint(d.Text(i), " ", d.Legal(i), " ", v, ok))
	}
	if i, ok := d.Default(); ok {
		out = append(out, "default "+d.Text(i))
	}
	err := g.Actions(func(action int, params []int64) bool {
		v, ok := g.Appeal(action, params)
		out = append(out, fmt.Sprint(action, params, v, ok))
		return len(out) < 400
	})
	if err != nil {
		t.Fatalf("%s: %v", where(g), err)
	}
	v, ok := g.EvaluateAfter(-1, nil)
	return append(out, fmt.Sprint("outlook ", v, ok))
}

// TestCachesTellTheTruth: what a game remembers of earlier questions never shows. A game read from its saved form
// remembers nothing, one that was copied over another remembers wrongly; both must ask the same.
func TestCachesTellTheTruth(t *testing.T) {
	worktest.Long(t)
	compared := 0
	for _, x := range pairs(number(t, "CACHES", 2)) {
		m, seed := x.match, x.seed
		g, other := m.game(t, seed), m.game(t, seed)
		who, wanderer := bot.Player(bot.Random(seed)), bot.Random(seed+9)
		if seed%2 == 1 {
			who = bot.Greedy(seed)
		}
		for n := 0; !over(g, number(t, "ROUNDS", 3)); n++ {
			if n%7 == 0 {
				warm := asked(t, g)
				o, err := runtime.Unmarshal(g.Program(), g.Marshal())
				if err != nil {
					t.Fatal(err)
				}
				same(t, g, "read from its saved form", warm, asked(t, o))
				for range 3 {
					if other.Decision() != nil && wanderer.Decide(other) != nil {
						t.Fatal("a bot is stuck")
					}
				}
				asked(t, other)
				other.CopyFrom(g)
				same(t, g, "copied over another", warm, asked(t, other))
				same(t, g, "asked again", warm, asked(t, g))
				compared++
			}
			step(t, g, who)
		}
	}
	t.Logf("%d decisions compared", compared)
}

func same(t *testing.T, g *runtime.Game, what string, a, b []string) {
	t.Helper()
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || a[i] != b[i] {
			t.Fatalf("%s: %s, it asks otherwise: %q, and was %q", where(g), what,
				slices.Concat(b[min(i, len(b)):], []string{""})[0], slices.Concat(a[min(i, len(a)):], []string{""})[0])
		}
	}
}

// TestOptimiserShowsNowhere plays a game of the program as written beside that of the optimised one.
func TestOptimiserShowsNowhere(t *testing.T) {
	worktest.Long(t)
	for _, x := range pairs(number(t, "CACHES", 2)) {
		m, seed := x.match, x.seed
		built := compiler.Compile(os.DirFS(".."), m.folder, compiler.Options{NoOptimise: true})
		plain, diags := built.Program, built.Diags
		if plain == nil {
			t.Fatal(diags)
		}
		games := [2]*runtime.Game{m.game(t, seed), m.gameOf(t, plain, seed)}
		who := [2]bot.Player{bot.Random(seed), bot.Random(seed)}
		for n := 0; !over(games[0], number(t, "ROUNDS", 3)); n++ {
			if n%9 == 0 {
				same(t, games[0], "as written", asked(t, games[0]), asked(t, games[1]))
			}
			for i, g := range games {
				step(t, g, who[i])
			}
			if games[0].Line() != games[1].Line() || games[0].Chance() != games[1].Chance() {
				t.Fatalf("%s: %q and %q", where(games[0]), games[0].Line(), games[1].Line())
			}
		}
	}
}
