package bench

import (
	"fmt"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// crowded is a game with as many pieces as its option says. It is played for two rounds and begun again, so that
// their number hardly changes.
const crowded = "bench/testdata/crowded"

const fewPieces, manyPieces = 300, 800

// crowd is a crowded game that begins again and again.
type crowd struct {
	start, game *runtime.Game
	who         bot.Player
	games       uint64
}

func newCrowd(tb testing.TB, p *program.Program, pieces int64, who bot.Player) *crowd {
	tb.Helper()
	start, err := runtime.New(p, 1, runtime.Options{Values: map[string]int64{"players": 4, "pieces": pieces}})
	if err != nil {
		tb.Fatal(err)
	}
	n := int64(0)
	start.EachPiece(func(int64, int, int, int) { n++ })
	if n < pieces {
		tb.Fatalf("the game begins with %d pieces instead of %d", n, pieces)
	}
	return &crowd{start: start, game: start.Clone(), who: who}
}

func (c *crowd) decide(tb testing.TB) {
	if _, over := c.game.Over(); over || c.game.Round() > 2 {
		c.games++
		c.game.CopyFrom(c.start)
		c.game.Seed(c.games + 1)
	}
	if err := c.who.Decide(c.game); err != nil {
		tb.Fatal(err)
	}
}

// BenchmarkCrowd compares decisions among 300 pieces with decisions among 800. One op is one decision.
func BenchmarkCrowd(b *testing.B) {
	p := load(b, crowded)
	for _, x := range []struct {
		name string
		who  func(seed uint64) bot.Player
	}{{"random", bot.Random}, {"greedy", bot.Greedy}} {
		for _, pieces := range []int64{fewPieces, manyPieces} {
			row := "base"
			if pieces != fewPieces {
				row = fmt.Sprintf("pieces%d", pieces)
			}
			b.Run(x.name+"/"+row, func(b *testing.B) {
				c := newCrowd(b, p, pieces, x.who(1))
				b.ReportAllocs()
				for b.Loop() {
					c.decide(b)
				}
			})
		}
	}
}

// TestCrowdGrowsLinearly counts the steps of the interpreter, which do not depend on the machine: with 800 pieces
// there may be no more for each piece than with 300. For the greedy bot, which asks the same again and again, only
// those count that were really taken.
func TestCrowdGrowsLinearly(t *testing.T) {
	p := load(t, crowded)
	for _, x := range []struct {
		name      string
		who       func(seed uint64) bot.Player
		decisions int64
		steps     func(g *runtime.Game) int64
	}{
		{"random", bot.Random, 1500, (*runtime.Game).AllSteps},
		{"greedy", bot.Greedy, 400, func(g *runtime.Game) int64 { return g.AllSteps() - g.CachedSteps() }},
	} {
		steps := func(pieces int64) int64 {
			c := newCrowd(t, p, pieces, x.who(1))
			before := x.steps(c.game)
			for range x.decisions {
				c.decide(t)
			}
			return x.steps(c.game) - before
		}
		few, many := steps(fewPieces), steps(manyPieces)
		t.Logf("%s: %d steps a decision among %d pieces, %d among %d: %.2f times", x.name, few/x.decisions, fewPieces,
			many/x.decisions, manyPieces, float64(many)/float64(few))
		if many*fewPieces > few*manyPieces {
			t.Errorf("%d decisions of %s took %d steps among %d pieces and %d among %d: more for each piece", x.decisions,
				x.name, few, fewPieces, many, manyPieces)
		}
	}
}
