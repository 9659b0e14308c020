package bot_test

import (
	"flag"
	"math"
	"os"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

var (
	positions = flag.Int("positions", 4, "positions at which the search is compared with the greedy bot")
	budget    = flag.Int("budget", 300, "decisions that it plays ahead at each")
	every     = flag.Int("every", 7, "positions are so many menus apart")
	folder    = flag.String("folder", "small/the_ford", "the scenario, below scenarios")
)

// TestSearchGains tells what the search gains where it departs from what the greedy bot would do, by copies of the game
// that it has not seen: far fewer are needed than games. It is a measure, and fails only if nothing can be measured.
func TestSearchGains(t *testing.T) {
	built := compiler.Compile(os.DirFS("../../scenarios"), *folder, compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	g, err := runtime.New(built.Program, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	seed, asked, compared, who := uint64(1), 0, 0, bot.Greedy(1)
	var gains []float64
	for compared < *positions {
		if _, over := g.Over(); over {
			if compared == 0 && seed > 10 {
				t.Fatal("nothing is asked in ten games")
			}
			seed++
			if g, err = runtime.New(built.Program, seed, runtime.Options{}); err != nil {
				t.Fatal(err)
			}
		}
		if d := g.Decision(); d.Kind == runtime.Menu {
			if asked++; asked%*every == 0 {
				compared++
				if v, instead, departs := bot.Gain(g, seed, *budget, 16); departs {
					gains = append(gains, float64(v))
					t.Logf("position %d, round %d: %+d by %s", compared, g.Round(), v, instead)
				}
			}
		}
		if err := who.Decide(g); err != nil {
			t.Fatal(err)
		}
	}
	sum, squares, n := 0.0, 0.0, math.Max(1, float64(len(gains)))
	for _, v := range gains {
		sum, squares = sum+v, squares+v*v
	}
	t.Logf("%s, budget %d: of %d positions it departs in %d, and gains %.1f ± %.1f there",
		*folder, *budget, compared, len(gains), sum/n, 2*math.Sqrt(max(0, squares/n-sum*sum/n/n)/n))
}
