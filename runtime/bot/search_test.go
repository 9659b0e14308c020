package bot_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// market is a game of two in turns. Who grabs looks rich until the other one has had a turn; who gambles gains GAIN if
// a die shows a 1, and else loses 1; who works gains 1. An evaluation or a victory comes after it.
const market = `
scenario "market" {}

class player {
  state = {
    gold    = { type = int, default = 10 }
    exposed = { type = bool }
  }
}

die d6 { faces = range(1, 6) }

player red {}
player blue {}

setup start {}

action grab {
  text = "grab"
  do {
    set actor {
      gold    = actor.gold + 3
      exposed = true
    }
  }
  appeal = 9
}
action gamble {
  text = "gamble"
  do {
    roll sixes {
      die     = die.d6
      count   = 1
      at_most = 1
    }
    set actor { gold = actor.gold + (sixes == 1 ? GAIN : -1) }
  }
  appeal = 8
}
action work {
  text = "work"
  do {
    set actor { gold = actor.gold + 1 }
  }
  appeal = 2
}
action rob {
  text = "rob"
  require exposure {
    that    = any(every(player), player != actor && player.exposed)
    message = "Nobody is exposed."
  }
  do {
    for p {
      in = where(every(player), player != actor)
      set p { gold = p.gold - 8 }
    }
  }
  appeal = 50
}

sequence game {
  repeat {
    while = game.round < 6
    set game { round = game.round + 1 }
    for p {
      in = every(player)
      set p { exposed = false }
      offer {
        to      = p
        actions = [ACTIONS]
        done    = "done"
        once    = true
      }
    }
  }
  check_victory {}
}
`

// answer returns the first answer of a bot in a game of the market.
func answer(t *testing.T, b bot.Player, p *program.Program, opt runtime.Options) string {
	t.Helper()
	opt.Lines = true
	g, err := runtime.New(p, 1, opt)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Decide(g); err != nil {
		t.Fatal(err)
	}
	return g.Line()
}

func marketOf(t *testing.T, actions, gain, rules string) *program.Program {
	t.Helper()
	return compiled(t, strings.NewReplacer("ACTIONS", actions, "GAIN", gain).Replace(market)+rules)
}

const gold = `
evaluation position {
  score = self.gold
}
`

// The search sees what the reply to a line costs, and what dice bring on average. Without enough of a budget it answers
// as the greedy bot does.
func TestSearchPlaysAhead(t *testing.T) {
	for _, c := range []struct {
		actions, gain string
		budget        int
		want          string
	}{
		{"action.grab, action.work", "0", 0, "grab"},
		{"action.grab, action.work", "0", 1000, "grab"}, // Nobody robs.
		{"action.grab, action.work, action.rob", "0", 0, "grab"},
		{"action.grab, action.work, action.rob", "0", 1, "grab"},
		{"action.grab, action.work, action.rob", "0", 1000, "work"},
		{"action.gamble, action.work", "1", 1000, "work"}, // It loses on average.
		{"action.gamble, action.work", "40", 1000, "gamble"},
		{"action.grab, action.rob", "0", 1000, "grab"}, // It compares goals, and not whether to have any.
	} {
		for seed := range uint64(8) {
			b := bot.Greedy(seed)
			if c.budget > 0 {
				b = bot.Search(seed, c.budget)
			}
			if got := answer(t, b, marketOf(t, c.actions, c.gain, gold), runtime.Options{}); got != c.want {
				t.Errorf("%s, gain %s, budget %d, seed %d: %q, want %q", c.actions, c.gain, c.budget, seed, got, c.want)
			}
		}
	}
}

// Without an evaluation it plays to the end, and counts who wins: who is robbed loses.
func TestSearchWithoutEvaluation(t *testing.T) {
	p := marketOf(t, "action.grab, action.work, action.rob", "0", `
victory richest {
  when   = true
  winner = player.red.gold > player.blue.gold ? player.red : player.blue
}
`)
	if got := answer(t, bot.Search(1, 2000), p, runtime.Options{}); got != "work" {
		t.Errorf("it answers %q", got)
	}
}

// What is scripted to come is not known to it, nor are the dice of the game.
func TestSearchDoesNotPeek(t *testing.T) {
	p := marketOf(t, "action.gamble, action.work", "1", gold)
	for seed := range uint64(4) {
		for _, dice := range [][]int64{nil, {6, 6, 6, 6, 6, 6}, {1, 1, 1, 1, 1, 1}} {
			if got := answer(t, bot.Search(seed, 400), p, runtime.Options{Rolls: dice}); got != "work" {
				t.Errorf("with the dice %v to come it answers %q", dice, got)
			}
		}
	}
}

// It says what its plans are worth, and changes nothing by that.
func TestSearchExplains(t *testing.T) {
	p := marketOf(t, "action.grab, action.work, action.rob", "0", gold)
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	before := g.Hash()
	options, err := bot.Search(1, 1000).(bot.Explainer).Explain(g, 3)
	if err != nil || g.Hash() != before {
		t.Fatal(err, "explaining changed the game")
	}
	var got []string
	for _, o := range options {
		got = append(got, o.Word(func(text int32) string { return names.Text(p, 0, text) }))
	}
	if want := []string{"work: +3", "grab: +0"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// What it plays ahead takes no more decisions than its budget, whatever the game is.
func TestSearchKeepsToItsBudget(t *testing.T) {
	p := marketOf(t, "action.gamble, action.work, action.rob", "5", gold)
	steps := func(budget int) int64 {
		g, err := runtime.New(p, 1, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		played := bot.PlayedAhead(g, 1, budget)
		if played > budget {
			t.Errorf("it plays %d decisions ahead on a budget of %d", played, budget)
		}
		return int64(played)
	}
	for _, budget := range []int{1, 2, 3, 17, 100} {
		if steps(budget) == 0 {
			t.Errorf("a budget of %d is not used", budget)
		}
	}
}

// shipped returns the program of a game in the folder scenarios.
func shipped(t *testing.T, folder string) *program.Program {
	t.Helper()
	built := compiler.Compile(os.DirFS("../../scenarios"), folder, compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return built.Program
}

// begin returns a game that keeps its lines.
func begin(t *testing.T, p *program.Program, seed uint64) *runtime.Game {
	t.Helper()
	g, err := runtime.New(p, seed, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A plan is kept while nobody else decides. A search that was not there before answers the same after that, so that a
// game that was saved when somebody was asked goes on as if it had not been.
func TestSearchKeepsItsPlan(t *testing.T) {
	kept, fresh := 0, 0
	for seed, folder := range []string{"the_ford", "the_ford", "nine_mens_morris"} {
		g, last := begin(t, shipped(t, "small/"+folder), uint64(seed)), -1
		bots := []bot.Player{bot.Search(1, 150), bot.Search(2, 150)}
		for _, over := g.Over(); !over; _, over = g.Over() {
			d := g.Decision()
			player, menu := d.Player, d.Kind == runtime.Menu
			again, keeps := g.Clone(), bot.Keeps(bots[player], g)
			if err := bots[player].Decide(g); err != nil {
				t.Fatal(err)
			}
			switch {
			case player == last && menu && keeps:
				kept++
			case player != last && keeps:
				t.Fatalf("%s, round %d: a plan is kept although somebody else has decided", folder, g.Round())
			case player != last:
				if err := bot.Search(uint64(player+1), 150).Decide(again); err != nil {
					t.Fatal(err)
				}
				if fresh++; again.Hash() != g.Hash() {
					t.Fatalf("%s, round %d: %q, and %q by a new bot", folder, g.Round(), g.Line(), again.Line())
				}
			}
			last = player
		}
	}
	if kept < 5 || fresh < 5 {
		t.Errorf("a plan was kept at %d menus, and made again by another bot at %d", kept, fresh)
	}
}

// In copies lines are not listed anew each time. What is played is still good, and a menu is left only when nothing is.
func TestLazyPlaysWhatIsGood(t *testing.T) {
	menus, p := 0, shipped(t, "axis_allies_revised")
	for seed := range uint64(2) {
		g, lazy := begin(t, p, seed), bot.Lazy(seed)
		for g.Round() < 2 {
			again, d := g.Clone(), g.Decision()
			leave := ""
			if d.Kind == runtime.Menu && d.IsDone(d.Len()-1) {
				leave = d.Text(d.Len() - 1)
			}
			for i, b := range []bot.Player{lazy, bot.Greedy(seed)} {
				if err := b.Decide([]*runtime.Game{g, again}[i]); err != nil {
					t.Fatal(err)
				}
			}
			if leave == "" {
				continue
			}
			if menus++; (g.Line() == leave) != (again.Line() == leave) {
				t.Fatalf("seed %d, round %d: %q, and %q if it is listed anew", seed, g.Round(), g.Line(), again.Line())
			}
		}
	}
	if menus < 50 {
		t.Errorf("only %d menus", menus)
	}
}
