package runtime_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// tireless returns a scenario whose procedure does some work in each of more rounds than any budget pays for.
func tireless(work, declarations string) string {
	return `
scenario "tireless" {}
player red {}
space here {}
class game {
  state = {
    a = { type = int, default = 0 }
    b = { type = int, default = 0 }
    l = list(int)
  }
}
` + declarations + `
setup {
  set game {
    round = 0
    l     = range(1, 60000 + game.b)
  }
}
procedure toil {
  repeat {
    times = 19000000
` + work + `
  }
}
sequence main {
  call toil {}
  check_victory {}
}
victory never {
  when   = game.a < 0
  winner = player.red
}
`
}

// toil runs the procedure of a tireless scenario until it fails, and returns how many rounds it has begun.
func toil(t *testing.T, source string, opt runtime.Options) (rounds int64, err error) {
	t.Helper()
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(source)}}, "g", compiler.Options{Watch: true})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	stopped := opt.Stopped
	opt.Reached, opt.Stopped = make([]int64, len(built.Program.Places)), nil
	g, err := runtime.NewBare(built.Program, 1, opt)
	if err == nil {
		err = g.Setup()
	}
	if err != nil {
		t.Fatal(err)
	}
	g.StopIf(stopped)
	before := g.Hash()
	clear(opt.Reached)
	if err = g.Start(procedure(t, built.Program, "toil")); g.Hash() != before {
		t.Error("a decision that failed has changed the game")
	}
	return slices.Max(opt.Reached), err
}

var (
	statement = "    set game { a = game.b }\n"
	straight  = strings.Repeat(statement, 300)
)

// Whatever a round of a loop does is charged, so that a budget bounds what is done. The work of a round is counted in
// things of which a step pays for a few: statements, and elements of lists that are gone through.
func TestAllWorkIsCharged(t *testing.T) {
	const budget, forAStep = 1_000_000, 16
	victories := ""
	for i := range 300 {
		victories += fmt.Sprintf("victory v%d {\n  when   = game.a == %d\n  winner = player.red\n}\n", i, i+1)
	}
	assign := func(value string) string { return "    set game { a = " + value + " }\n" }
	for _, c := range []struct {
		name               string
		work, declarations string
		round              int64
	}{
		{"straight code", straight, "", 300},
		{"straight code under a condition", "    if {\n      when = game.a == 0\n" + straight + "    }\n", "", 300},
		{"straight code in a procedure", "    call p {}\n", "procedure p {\n" + straight + "}\n", 300},
		{"victories", statement + "    check_victory {}\n", victories, 300},
		{"a list that is loaded and looked through", assign("contains(game.l, -1) ? 1 : 0"), "", 120_000},
		{"equal elements that are dropped", assign("count(unique(repeated(1, 60000)))"), "", 120_000},
		{"elements that are left out", assign("count(without(game.l, game.l))"), "", 240_000},
		{"lists that are joined", assign("count(concat(game.l, game.l))"), "", 240_000},
		{"an element that is repeated", assign("count(repeated(1, 60000))"), "", 60_000},
	} {
		t.Run(c.name, func(t *testing.T) {
			rounds, err := toil(t, tireless(c.work, c.declarations), runtime.Options{Budget: budget})
			var e *runtime.Error
			if !errors.As(err, &e) || !strings.Contains(e.Text, "takes too long") || !strings.Contains(e.Place, "g.hcl:") {
				t.Fatal(err)
			}
			if rounds*c.round > forAStep*budget {
				t.Errorf("%d rounds were begun, with %d things to do in each; the budget is %d steps", rounds, c.round, budget)
			}
		})
	}
}

// A run that is told to stop ends soon and leaves the game as it was, whatever it does and however large its budget is.
func TestRunsStop(t *testing.T) {
	yes := func() bool { return true }
	for name, work := range map[string]string{
		"straight code": straight,
		"a short loop":  statement,
		"an attempt that is given up": "    attempt {\n" + statement +
			"      ensure {\n        that    = game.a > 0\n        message = \"no\"\n      }\n    }\n",
	} {
		rounds, err := toil(t, tireless(work, ""), runtime.Options{Budget: 1 << 40, Stopped: yes})
		if err == nil || !strings.Contains(err.Error(), "the game was told to stop") {
			t.Errorf("%s: %v", name, err)
		}
		if rounds > 100_000 {
			t.Errorf("%s: %d rounds were begun", name, rounds)
		}
	}
}

// What a run does while it looks ahead stops as well, in the game itself and in a clone, and what was given up
// because of that does not count.
func TestDecisionsStop(t *testing.T) {
	p := compile(t, "runaway")
	g := bareGame(t, p, 1)
	if err := g.Start(procedure(t, p, "offers_to_ask")); err != nil {
		t.Fatal(err)
	}
	g.SetDefaults(-1, true)
	g.StopIf(func() bool { return true })
	for _, g := range []*runtime.Game{g, g.Clone()} {
		before := g.Hash()
		if err := g.Do("stop"); err == nil || !strings.Contains(err.Error(), "told to stop") || g.Hash() != before {
			t.Errorf("a decision after the game was told to stop: %v", err)
		}
		if _, ok := g.EvaluateAfter(int(g.Decision().Value(0)), nil); ok {
			t.Error("looking ahead goes on")
		}
		g.StopIf(nil)
		if err := g.Do("stop"); err != nil {
			t.Error(err)
		}
	}
}
