package soak

import (
	"regexp"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// The greedy bot recruits aircraft, and strikes and bombs with them, where the position calls for it. How
// good that is the scenario says; without that the bot did none of it.
func TestGreedyFlies(t *testing.T) {
	worktest.Long(t)
	const rounds, seeds = 5, 2
	for _, c := range []struct {
		name, options string
		lines         []string // each is seen in every game
	}{
		{"without aircraft", "wings=0", []string{`^recruit (fighter|bomber|seaplane) in `,
			`^attack \S+( #\d+)? in \S+ with (fighter|bomber|seaplane)`}},
		{"with bombers", "wings=1", []string{`^(attack \S+( #\d+)? in|bomb \S+( #\d+)? in) \S+ with bomber`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := loadOf(t, "soak/testdata/khans_air")
			values, err := settings(p, c.options)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(seeds) {
				g, err := runtime.New(p, seed, runtime.Options{Lines: true, Values: values})
				if err != nil {
					t.Fatal(err)
				}
				seen := map[string]bool{}
				for who := bot.Greedy(seed); g.Decision() != nil && g.Round() <= rounds; {
					done := g.Decisions()
					step(t, g, who)
					for _, want := range c.lines {
						seen[want] = seen[want] || g.Decisions() > done && regexp.MustCompile(want).MatchString(g.Line())
					}
				}
				for _, want := range c.lines {
					if !seen[want] {
						t.Errorf("seed %d: in %d rounds no line was like %s", seed, rounds, want)
					}
				}
			}
		})
	}
}
