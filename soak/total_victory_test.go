package soak

import (
	"testing"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// TestTotalVictoryEnds plays the longest games, as `scenario play --seat all=bot:greedy` does: bots that stop
// crossing the sea hold each other for ever, since a side must take capitals on both sides of an ocean.
func TestTotalVictoryEnds(t *testing.T) {
	for _, x := range []struct {
		folder string
		seed   uint64
		rounds int // half as long again as the game took when this was written
	}{
		{"scenarios/axis_allies_1942", 1, 29},
		{revised, 1, 29},
	} {
		t.Run(x.folder, func(t *testing.T) {
			p := loadOf(t, x.folder)
			values, err := settings(p, "victory=total")
			if err != nil {
				t.Fatal(err)
			}
			g, err := runtime.New(p, x.seed, runtime.Options{Values: values})
			if err != nil {
				t.Fatal(err)
			}
			bots := map[int]bot.Player{}
			for !over(g, x.rounds) {
				player := g.Decision().Player
				if bots[player] == nil {
					bots[player] = bot.Greedy(session.BotSeed(x.seed, player))
				}
				step(t, g, bots[player])
			}
			if o, yes := g.Over(); !yes {
				t.Errorf("seed %d: nobody has won after %d rounds, %d decisions", x.seed, x.rounds, g.Decisions())
			} else {
				t.Logf("seed %d: won by %v in round %d, after %d decisions", x.seed, o.Winners(), g.Round(), g.Decisions())
			}
		})
	}
}
