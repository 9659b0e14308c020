package bench

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// TestRememberedLegality plays at random and asks of every candidate whether it is legal: once the game that remembers
// what it was asked before, steps, ways, values, begun lines, and once a copy that remembers nothing.
func TestRememberedLegality(t *testing.T) {
	p := load(t, revised)
	for seed := uint64(1); seed <= 3; seed++ {
		g, err := runtime.New(p, seed, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		who := bot.Random(seed)
		for range 400 {
			d := g.Decision()
			if d == nil {
				break
			}
			fresh := g.Clone().Decision()
			if fresh == nil || fresh.Len() != d.Len() {
				t.Fatalf("seed %d, decision %d: %d candidates, a copy has others", seed, g.Decisions(), d.Len())
			}
			var a, b []int64
			for i := range d.Len() {
				if d.Legal(i) {
					a = append(a, d.Value(i))
				}
				if fresh.Legal(i) {
					b = append(b, fresh.Value(i))
				}
			}
			if !slices.Equal(a, b) {
				t.Fatalf("seed %d, decision %d: legal is %v, of a copy %v", seed, g.Decisions(), a, b)
			}
			if err := who.Decide(g); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestCachedCalls plays each game twice, once by a program whose functions are all computed anew: every state, and
// the steps of every decision, are the same.
func TestCachedCalls(t *testing.T) {
	worktest.Long(t)
	for _, x := range games {
		t.Run(x.name, func(t *testing.T) {
			cached := load(t, x.folder)
			plain, err := program.Decode(cached.Encode())
			if err != nil {
				t.Fatal(err)
			}
			for i := range plain.Funcs {
				plain.Funcs[i].Cacheable = false
			}
			for name, who := range map[string]func(uint64) bot.Player{"random": bot.Random, "greedy": bot.Greedy} {
				var played [2]*runtime.Game
				var bots [2]bot.Player
				for i, p := range []*program.Program{cached, plain} {
					if played[i], err = runtime.New(p, 7, runtime.Options{Values: x.values}); err != nil {
						t.Fatal(err)
					}
					bots[i] = who(7)
				}
				for n := range 200 {
					if _, over := played[0].Over(); over {
						break
					}
					for i, g := range played {
						if err := bots[i].Decide(g); err != nil {
							t.Fatal(err)
						}
					}
					if a, b := played[0], played[1]; a.Hash() != b.Hash() || a.AllSteps() != b.AllSteps() {
						t.Fatalf("%s, decision %d: %q after %d steps, without a cache %q after %d", name, n, a.Line(), a.AllSteps(),
							b.Line(), b.AllSteps())
					}
				}
				if played[0].CachedSteps() <= played[1].CachedSteps() {
					t.Errorf("%s looks nothing up", name)
				}
			}
		})
	}
}
