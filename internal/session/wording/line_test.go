package wording_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session/wording"
)

// A line names things by their titles, and several by their plural; what is no line, or names other things, stays.
func TestLinesHaveTitles(t *testing.T) {
	p := compiletest.Program(t, `
scenario "titles" {}
player red {}
setup {
  place town {
    red = { guard = 1 }
  }
}
victory held {
  when   = empty(pieces(space.town))
  winner = player.red
}
unit armour { title = "tank" }
unit guard {}
space north_sea {
  title   = "North Sea"
  borders = [space.town]
}
space town {}
action march {
  text = "move ${n} ${what} from ${here} to ${there}"
  param n { in = [1, 2, 3] }
  param what { in = every(unit) }
  param here { in = every(space) }
  param there { in = every(space) }
}
action detour {
  text = "move ${n} ${what} from ${here} past ${ways} to ${there}"
  param n { in = [1, 2, 3] }
  param what { in = every(unit) }
  param here { in = every(space) }
  param ways { in = every(space) }
  param there { in = every(space) }
}
action drill {
  text = "drill ${what} in ${here}"
  param here { in = every(space) }
  param what { in = every(piece) }
}
action call {
  text = "call from ${who}"
  param who {
    in   = every(piece)
    text = "${it.space}"
  }
}
phase play {
  offer {
    to      = player.red
    actions = [action.march, action.detour, action.drill, action.call]
    done    = "end"
  }
}
sequence main {
  call play {}
  check_victory {}
}
`)
	w := wording.Fields{Program: p}
	for line, want := range map[string]string{
		"move 2 armour from north_sea to town":                "move 2 tanks from North Sea to town",
		"move 1 armour from town to north_sea":                "move 1 tank from town to North Sea",
		"move 1 <what> from <here> past north_sea to <there>": "move 1 <what> from <here> past North Sea to <there>",
		"drill armour in north_sea":                           "drill tank in North Sea",
		"drill 2 armour in town":                              "drill 2 tanks in town",
		"drill 1 armour in town":                              "drill 1 tank in town",
		"drill armour #2 in north_sea":                        "drill tank #2 in North Sea",
		"march 2 armour from nowhere to town":                 "march 2 armour from nowhere to town",
		"move 2 armour from nowhere to town":                  "move 2 tanks from nowhere to town",
		"move <n> armour from north_sea to <there>":           "move <n> tank from North Sea to <there>",
		"move x armour from town to north_sea":                "move x armour from town to north_sea",
		"call from north_sea":                                 "call from North Sea",
		"end":                                                 "end",
		"":                                                    "",
	} {
		if got := w.Line(line); got != want {
			t.Errorf("%q is worded %q, not %q", line, got, want)
		}
	}
}
