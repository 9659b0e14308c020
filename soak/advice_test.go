package soak

import (
	"path"
	"regexp"
	"testing"

	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestBotAdvice plays the tests of what attracts bots. They are in folders of their own, because no clause of a book
// speaks of it.
func TestBotAdvice(t *testing.T) {
	own := regexp.MustCompile("^bots: ")
	for _, c := range []struct {
		folder string
		least  int // tests, with each case of a test
	}{
		{"soak/testdata/khans_air", 20},
		{"soak/testdata/axis_bots", 100},
	} {
		t.Run(path.Base(c.folder), func(t *testing.T) {
			passed := 0
			for _, r := range trial.Run(loadOf(t, c.folder), trial.Options{Filter: own}).Results {
				switch {
				case r.Status == trial.Passed:
					passed++
				case own.MatchString(r.Name):
					t.Errorf("%s: %s: %s", r.Name, r.Status, r.Message)
				}
			}
			if passed < c.least {
				t.Errorf("only %d tests were played, and not %d", passed, c.least)
			}
		})
	}
}
