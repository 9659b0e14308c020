package bench

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
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
