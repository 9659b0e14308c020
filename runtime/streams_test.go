package runtime_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// In each round of this game three phases roll, and say what they rolled. Options change how many dice the phase before
// the others rolls, and the phase within another one.
const phases = `
scenario "phases" {}

player red {}

die d100 {
  faces = range(1, 100)
}

option early {
  type = int
  default = 1
  min = 0
  max = 50
}
option within {
  type = int
  default = 1
  min = 0
  max = 50
}

phase first {
  title = "First"
  roll _r {
    die   = die.d100
    count = option.early
  }
}

phase inner {
  title = "Inner"
  roll _r {
    die   = die.d100
    count = option.within
  }
}

phase outer {
  title = "Outer"
  roll before {
    die   = die.d100
    count = 3
  }
  call inner {}
  roll after {
    die   = die.d100
    count = 3
  }
  say {
    text = "${before} ${after}"
  }
}

action wait {
  text = "wait"
  do {}
}

phase idle {
  title = "Idle"
  offer {
    to      = player.red
    actions = [action.wait]
    done    = "done"
  }
}

setup start {}

sequence game {
  repeat {
    times = 4
    call idle {}
    call first {}
    call outer {}
  }
}
`

// rolled plays the game and returns what the outer phase rolled in each round.
func rolled(t *testing.T, p *program.Program, seed uint64, options runtime.Options) (said []string) {
	t.Helper()
	options.Log = func(l runtime.Line) { said = append(said, l.Text) }
	g, err := runtime.New(p, seed, options)
	if err != nil {
		t.Fatal(err)
	}
	for g.Decision() != nil {
		if err := g.Do("done"); err != nil {
			t.Fatal(err)
		}
	}
	return said
}

// What a phase rolls does not depend on how much was rolled before it, or in a phase within it. It is something else
// each time it begins, and with each seed.
func TestPhasesRollOnTheirOwn(t *testing.T) {
	p := compiletest.Program(t, phases)
	usual := rolled(t, p, 1, runtime.Options{})
	for _, values := range []map[string]int64{{"early": 0}, {"early": 50}, {"within": 0}, {"within": 50},
		{"early": 7, "within": 9}} {
		if other := rolled(t, p, 1, runtime.Options{Values: values}); !slices.Equal(other, usual) {
			t.Errorf("with %v, %v was rolled and not %v", values, other, usual)
		}
	}
	if len(usual) != 4 {
		t.Fatalf("four rounds were played, and %d times was rolled", len(usual))
	}
	all := append(slices.Clone(usual), rolled(t, p, 2, runtime.Options{})...)
	slices.Sort(all)
	if len(slices.Compact(all)) != 8 {
		t.Errorf("the same was rolled twice: %v", all)
	}
	// In one stream of chance, dice depend on all dice before them.
	one := rolled(t, p, 1, runtime.Options{OneStream: true})
	if other := rolled(t, p, 1, runtime.Options{OneStream: true, Values: map[string]int64{"early": 7}}); slices.Equal(one,
		other) {
		t.Error("Options.OneStream changes nothing")
	}
}

// A game that was saved goes on with the same dice and at the same place.
func TestStreamsAreSaved(t *testing.T) {
	p := compiletest.Program(t, phases)
	g, err := runtime.New(p, 5, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Do("done"); err != nil {
		t.Fatal(err)
	}
	again, err := runtime.Unmarshal(p, g.Marshal())
	if err != nil {
		t.Fatal(err)
	}
	if again.Place() != g.Place() || again.Chance() != g.Chance() {
		t.Error("the saved game is elsewhere, or has rolled another number of dice")
	}
	for _, x := range []*runtime.Game{g, again} {
		for x.Decision() != nil {
			if err := x.Do("done"); err != nil {
				t.Fatal(err)
			}
		}
	}
	if g.Hash() != again.Hash() {
		t.Error("the games ended differently")
	}
}

// A phase that begins rolls nothing, and leaving a menu goes to no other place; an action does.
func TestPlaces(t *testing.T) {
	p := compiletest.Program(t, strings.Replace(phases, "call idle {}", "call idle {}\n    call idle {}", 1))
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	chance, place := g.Chance(), g.Place()
	if err := g.Do("wait"); err != nil {
		t.Fatal(err)
	}
	after := g.Place()
	if after == place {
		t.Error("an action was taken, and the place is the same")
	}
	if err := g.Do("done"); err != nil {
		t.Fatal(err)
	}
	if g.Chance() != chance {
		t.Error("a phase has begun and nothing was rolled, but Chance says so")
	}
	if next := g.Place(); next == place || next == after {
		t.Error("the phase has begun once more, and the place is the same")
	}
}
