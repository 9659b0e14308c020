package mutate_test

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/mutate"
)

// TestChance finds the mutants of rolls that keep one of several dice, and of events that are emitted later.
func TestChance(t *testing.T) {
	for dir, want := range map[string][]string{"chance": {"best → worst", "worst → best"}, "later": {"true → false"}} {
		b := compiler.Compile(nil, "../testdata/"+dir, compiler.Options{Watch: true})
		if b.Program == nil {
			t.Fatal(b.Diags)
		}
		var found []string
		for _, m := range mutate.All(b.Scenario, b.Merged.Sources) {
			found = append(found, m.Was+" → "+m.Became)
		}
		for _, w := range want {
			if !slices.Contains(found, w) {
				t.Errorf("%s has no mutant %s", dir, w)
			}
		}
	}
}
