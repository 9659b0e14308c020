package compiler_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// alarms are rules with an offer that players may pass in advance.
const alarms = `scenario "alarms" {}
player north {}
player south {}
space field {}
unit foot {}
class player {
  state = { sleeps = bool }
}
hide sleep {
  of      = player
  members = [sleeps]
  when    = self != viewer
}
action answer {
  text = "answer"
  do {
    gain actor { money = 1 }
  }
}
action sleep_on {
  text     = "sleep on"
  standing = actor.sleeps
  do {
    set actor { sleeps = true }
  }
}
resource money {}
phase night {
  offer {
    to      = every(player)
    actions = [action.answer, action.sleep_on]
    prompt  = "Answer?"
    done    = "stay in bed"
  }
}
sequence main {
  repeat {
    times = 3
    set game { round = game.round + 1 }
    call night {}
  }
  end_game {}
}
setup {
  place field { north = { foot = 1 } }
}
`

// What passes in advance may read only what is known before anything is answered, and needs an answer that it gives.
func TestFaultsOfStanding(t *testing.T) {
	for _, c := range []struct{ old, new, code, says string }{
		{`    done    = "stay in bed"` + "\n", "", "SC276",
			"action.sleep_on answers `done` in advance, and this offer has no `done`"},
		{"actor.sleeps\n", "actor.money\n", "SC203", "true or false"},
		{"actor.sleeps\n", "n > 1\n  param n {\n    in = [1, 2]\n  }\n", "SC230", `Nothing is called "n" here.`},
	} {
		built := compiler.Compile(fstest.MapFS{"g/rules.hcl": {Data: []byte(strings.Replace(alarms, c.old, c.new, 1))}}, "g",
			compiler.Options{})
		found := false
		for _, d := range built.Diags {
			found = found || d.Code == c.code && strings.Contains(d.Summary+d.Detail, c.says)
		}
		if !found {
			t.Errorf("%q: want %s %q, got %v", c.new, c.code, c.says, built.Diags)
		}
	}
}

// A variant changes how long a player has passed in advance, adds such an action to an offer of its base, and takes
// one away.
func TestVariantsOfStanding(t *testing.T) {
	for _, c := range []struct{ name, variant, line, asked string }{
		{"base", "", "sleep on", "only south"},
		{"shorter", "action sleep_on {\n  standing = inherited && game.round < 2\n}\n", "sleep on", "both"},
		{"added", "action turn_over {\n  text     = \"turn over\"\n  beside   = [action.answer]\n" +
			"  standing = actor.sleeps\n  do {\n    set actor { sleeps = true }\n  }\n}\n", "turn over", "only south"},
		{"removed", "remove action sleep_on {}\n", "stay in bed", "both"},
	} {
		built := compiler.Compile(fstest.MapFS{
			"base/rules.hcl": {Data: []byte(alarms)},
			"v/rules.hcl":    {Data: []byte("scenario \"v\" {\n  extends = \"../base\"\n}\n" + c.variant)},
		}, "v", compiler.Options{})
		if built.Program == nil {
			t.Errorf("%s: %v", c.name, built.Diags)
			continue
		}
		g, err := runtime.New(built.Program, 1, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range []string{c.line, "stay in bed"} {
			if err := g.Do(l); err != nil {
				t.Fatalf("%s: %q: %v", c.name, l, err)
			}
		}
		// The second round has begun.
		asked := map[int]string{0: "both", 1: "only south"}[g.Decision().Player]
		if g.Round() != 2 || asked != c.asked {
			t.Errorf("%s: in round %d %s are asked, want %s", c.name, g.Round(), asked, c.asked)
		}
		if c.name == "removed" && g.Do("sleep on") == nil {
			t.Error("an action that was removed is offered")
		}
	}
}
