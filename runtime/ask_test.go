package runtime_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime"
)

// asking is a scenario whose rules ask questions; EXPRESSION is what it computes.
const asking = `
scenario "asking" { title = "EncodeAsked" }
class player {
  state = { lost = { type = int, default = 0 } }
}
class unit {
  attributes = { aim = int }
}
unit army { aim = 3 }
unit mob { aim = 1 }
class space {}
space field { off_map = true }
player red {}
player blue {}
die d6 { faces = range(1, 6) }
question volley {
  params = { shots = int, armies = list(unit) }
  require {
    that    = shots > 0
    message = "Somebody must shoot."
  }
  given {
    place field { red = { army = 1 } }
  }
  run {
    roll h {
      die     = die.d6
      count   = shots
      at_most = max([for u in armies : u.aim])
    }
    set player red { lost = h }
  }
  outcome none { when = player.red.lost == 0 }
  outcome some { when = count(pieces(space.field)) == 1 }
  outcome never {}
  count lost { is = player.red.lost }
}
question here {
  run {
    set player red { lost = 1 }
  }
  outcome done {}
}
question asked {
  params = { n = int }
  given {}
  run {
    set player red { lost = nested(n) }
  }
  outcome done {}
}
question undecided {
  given {}
  run {
    choose who {
      by   = player.red
      from = every(player)
    }
    set who { lost = 1 }
  }
  outcome blue { when = player.blue.lost == 1 }
}
function nested {
  params = { n = int }
  is     = odds(question.volley.some, n, [unit.army])
}
function computed { is = EXPRESSION }
setup {
  place field { blue = { mob = 2 } }
}
sequence main {
  check_victory {}
}
victory won {
  when   = player.red.lost > 90
  winner = player.red
}
`

// TestOddsAtHand asks questions from rules.
func TestOddsAtHand(t *testing.T) {
	for _, c := range []struct {
		expression string
		low, high  int64
		problem    string
	}{
		{"odds(question.volley.none, 1, [unit.army, unit.mob])", 350, 650, ""},
		{"odds(question.volley.some, 1, [unit.mob])", 60, 290, ""},
		{"odds(question.volley.none, 3, [unit.mob]) + odds(question.volley.some, 3, [unit.mob])", 1000, 1000, ""},
		{"odds(question.volley.never, 2, [unit.mob])", 0, 0, ""},
		{"odds(question.volley.lost, 12, [unit.army])", 5200, 6800, ""},
		{"odds(question.undecided.blue)", 0, 0, ""},
		{"count(every(piece)) + 0 * odds(question.volley.none, 1, [unit.army])", 2, 2, ""},
		{"odds(question.volley.none, 0, [unit.army])", 0, 0, "it cannot be asked with these values"},
		{"odds(question.asked.done, 2)", 0, 0, "a question cannot be asked while another one is being answered"},
		{"odds()", 0, 0, "SC210"},
		{"odds(question.volley.none, 1)", 0, 0, "SC210"},
		{"odds(question.volley.none, 1, unit.army)", 0, 0, "SC200"},
		{"odds(question.volley.all, 1, [unit.army])", 0, 0, "SC239"},
		{"odds(question.voley.none, 1, [unit.army])", 0, 0, "SC239"},
		{"odds(question.volley, 1, [unit.army])", 0, 0, "SC239"},
		{"odds(question.here.done)", 0, 0, "SC239"},
	} {
		t.Run(c.expression, func(t *testing.T) {
			source := strings.Replace(asking, "EXPRESSION", c.expression, 1)
			built := compiler.Compile(fstest.MapFS{"g/a.hcl": {Data: []byte(source)}}, "g", compiler.Options{})
			if built.Program == nil {
				for _, d := range built.Diags {
					if d.Severity == diag.Error && d.Code != c.problem {
						t.Error(d.Code, d.Summary, d.Detail)
					}
				}
				return
			}
			fn := -1
			for i := range built.Program.Funcs {
				if built.Program.Strings[built.Program.Funcs[i].Name] == "function computed" {
					fn = i
				}
			}
			g, err := runtime.New(built.Program, 1, runtime.Options{})
			if err != nil {
				t.Fatal(err)
			}
			var first string
			for i, g := range []*runtime.Game{g, g, g.Clone()} {
				before := g.AllSteps()
				v, err := g.Eval(fn)
				if err != nil && c.problem != "" && strings.Contains(err.Error(), c.problem) {
					return
				}
				if err != nil || v < c.low || v > c.high {
					t.Fatalf("%d, %v; want a number from %d to %d", v, err, c.low, c.high)
				}
				if got := fmt.Sprint(v, g.AllSteps()-before); i == 0 {
					first = got
				} else if got != first {
					t.Errorf("%s, and asked again %s", first, got)
				}
			}
			if c.problem != "" {
				t.Errorf("no error, want %s", c.problem)
			}
		})
	}
}
