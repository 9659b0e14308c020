package runtime_test

import (
	"os"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// What searches go by is kept right through everything that changes, is tried and taken back.
func TestIndexFollowsTheState(t *testing.T) {
	for _, dir := range []string{"axis_allies_revised", "attack_deluxe"} {
		built := compiler.Compile(os.DirFS("../scenarios"), dir, compiler.Options{})
		p, diags := built.Program, built.Diags
		if p == nil {
			t.Fatal(diags)
		}
		for seed, who := range []bot.Player{bot.Random(1), bot.Greedy(2)} {
			g, err := runtime.New(p, uint64(seed), runtime.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for n := range 1500 {
				if _, over := g.Over(); over {
					break
				}
				if err := who.Decide(g); err != nil {
					t.Fatal(err)
				}
				if wrong := g.CheckIndex(); wrong != nil {
					t.Fatalf("%s, decision %d: %s", dir, n, wrong)
				}
			}
		}
	}
}
