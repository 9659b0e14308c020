package soak

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestQuietOpenings forbids one player all attacks of an opening, in each printed game by one short rule that names
// the set of actions which the game declares. The tests of these variants try every way to attack.
func TestQuietOpenings(t *testing.T) {
	for _, game := range []string{"revised", "1942", "europe", "attack", "khans"} {
		t.Run(game, func(t *testing.T) { runOwnTests(t, "soak/testdata/quiet_"+game) })
	}
}

// TestOtherLists replaces rows of Khans & Kings 3, as players who have the lists of the book do, and no rule.
func TestOtherLists(t *testing.T) { runOwnTests(t, "soak/testdata/khans_lists") }

// runOwnTests runs the tests of a variant that are in its own folder, of which there must be some.
func runOwnTests(t *testing.T, dir string) {
	t.Helper()
	ran := 0
	for _, r := range trial.Run(loadOf(t, dir), trial.Options{Own: true}).Results {
		if r.Status == trial.NotRun {
			continue // a test of the base
		}
		if ran++; r.Status != trial.Passed {
			t.Errorf("%s: %s: %s", r.Place, r.Name, r.Message)
		}
	}
	if ran < 3 {
		t.Errorf("only %d tests", ran)
	}
}
