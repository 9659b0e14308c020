package soak

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// TestTheWindowTellsTheStock: who trades, recruits and builds in Khans & Kings reads in every question what is left,
// also after something was bought.
func TestTheWindowTellsTheStock(t *testing.T) {
	g, err := runtime.New(loadOf(t, "scenarios/khans_and_kings"), 5, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !strings.Contains(g.Decision().Prompt(), "in any order") {
		if err := g.Choose(0); err != nil {
			t.Fatalf("asked %q: %v", g.Decision().Prompt(), err)
		}
	}
	for _, s := range []struct{ line, has string }{
		{"", "You have 6 gold, 5 stone, 5 wood, 7 metal, 9 food."},
		{"recruit spearmen in chagan", "You have 6 gold, 5 stone, 5 wood, 7 metal, 8 food."},
		{"build farm in grey_shore", "You have 6 gold, 5 stone, 5 wood, 7 metal, 7 food."},
	} {
		if s.line != "" {
			if err := g.Do(s.line); err != nil {
				t.Fatalf("%q: %v", s.line, err)
			}
		}
		if got := g.Decision().Prompt(); !strings.Contains(got, s.has) {
			t.Errorf("after %q the question is %q, without %q", s.line, got, s.has)
		}
	}
}
