package bench

import (
	"flag"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

var strength = flag.Int("strength", 4, "games from either side that the greedy bot plays against the random one")

// TestStrength lets the greedy bot play each side against the random bot. A game without a winner after so many rounds
// counts as lost. It must win 95 of 100.
func TestStrength(t *testing.T) {
	p := load(t, revised)
	for _, side := range []string{"axis", "allies"} {
		won, decisions := 0, 0
		for seed := uint64(1); seed <= uint64(*strength); seed++ {
			winner, n := duel(t, p, seed, side)
			decisions += n
			if winner == side {
				won++
				continue
			}
			t.Logf("%s, seed %d: lost (winner %q)", side, seed, winner)
		}
		t.Logf("greedy as %s won %d of %d games against random, %d decisions", side, won, *strength, decisions)
		if 100*won < 95**strength-99 { // of few games, one may be lost
			t.Errorf("too few: at least 95 of 100 are wanted")
		}
	}
}

// TestGreedyEnds lets the greedy bot play both sides: the games must end with a victory.
func TestGreedyEnds(t *testing.T) {
	p := load(t, revised)
	for seed := uint64(1); seed <= uint64(min(10, *strength)); seed++ {
		winner, n := duel(t, p, seed, "")
		t.Logf("seed %d: %q after %d decisions", seed, winner, n)
		if winner == "" {
			t.Errorf("greedy against greedy, seed %d: no victory", seed)
		}
	}
}

// duel plays a game of up to 20 rounds. Of a side named, the greedy bot plays the players and the random one all
// others; with "" it plays all.
func duel(t *testing.T, p *program.Program, seed uint64, side string) (winner string, decisions int) {
	const rounds = 20
	g, err := runtime.New(p, seed, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	alliance := p.Attrs[attribute(t, p, int(p.PlayerClass), "alliance")].Data
	greedy, random := bot.Greedy(seed), bot.Random(seed)
	for g.Round() <= rounds {
		if o, over := g.Over(); over {
			return o.Winner, g.Decisions()
		}
		who := random
		if of := p.Classes[p.AllianceClass].Members[alliance[g.Decision().Player]]; side == "" || p.Strings[of.Name] == side {
			who = greedy
		}
		if err := who.Decide(g); err != nil {
			t.Fatal(err)
		}
	}
	return "", g.Decisions()
}

func attribute(t *testing.T, p *program.Program, class int, name string) int32 {
	for _, a := range p.Classes[class].Attrs {
		if p.Strings[p.Attrs[a].Name] == name {
			return a
		}
	}
	t.Fatalf("no attribute %q", name)
	return -1
}
