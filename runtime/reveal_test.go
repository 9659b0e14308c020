package runtime_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
)

const veiledTable = `
scenario "s" {
  language_version = 2
}
player ann {}
player bob {}

unit guard {}
unit spy {}
unit general {}

resource gold { start = 3 }

space camp { borders = [space.wood] }
space wood { borders = [space.hill] }
space hill {}

class piece {
  state = { seen = bool }
}
class player {
  state = { told = bool }
}
class game {
  state = { mark = { type = int, default = 0 } }
}

hide kinds {
  of      = piece
  members = [unit]
  when    = self.owner != viewer && !self.seen
  text    = "somebody"
}
hide purses {
  of      = player
  members = [gold]
  when    = self != viewer
}
hide woods {
  of   = piece
  when = self.space == space.wood && self.owner != viewer && !any([for p in pieces(space.wood) : p.owner == viewer])
}

function foe {
  all = [for p in pieces(space.camp) : p if p.owner == player.bob]
  is  = all[0]
}

action look {
  text = "look"
  do {
    x = foe()
    set x { seen = true }
  }
}
action accuse {
  text = "accuse of ${kind}"
  param kind { in = every(unit) }
  do {
    say {
      text = "No."
      when = foe().unit != kind
    }
  }
}
action weigh {
  text = "weigh ${n}"
  param n { in = range(1, 40) }
  do {
    set game {
      mark = 1
      when = player.bob.gold >= n
    }
  }
}
action scout {
  text = "scout"
  do {
    all  = [for p in every(piece) : p if p.owner == player.ann]
    mine = all[0]
    move mine { to = space.wood }
  }
}
action march {
  text = "march"
  do {
    all  = [for p in every(piece) : p if p.owner == player.ann]
    mine = all[0]
    move mine { to = space.hill }
    say { text = "${mine} marches against ${foe()}." }
  }
}
action bluff {
  text = "bluff"
  do {
    set player ann { told = player.bob.gold == 7 || foe().unit == unit.general && player.bob.gold == 9 }
    set player ann { told = false }
  }
}

setup {
  place camp {
    ann = { guard = 1 }
    bob = { spy = 1 }
  }
  place wood {
    bob = { guard = 2 }
  }
  set player bob { gold = 9 }
}

sequence main {
  repeat {
    while = game.round < 9
    offer {
      to      = player.ann
      actions = [action.look, action.accuse, action.weigh, action.scout, action.march, action.bluff]
      once    = true
    }
  }
}
`

// What a decision has shown that was hidden is found, whether it was right or wrong to ask, and nothing else is.
func TestReveals(t *testing.T) {
	for line, want := range map[string]bool{
		"look":              true,  // a hidden field is seen
		"accuse of spy":     true,  // the rules are silent because of one
		"accuse of general": true,  // the rules say something because of one
		"weigh 30":          true,  // state that is seen has not changed because of one
		"weigh 9":           true,  // it has changed
		"scout":             true,  // pieces that were hidden in all are seen
		"march":             false, // a text that names something hidden does not tell what it is
		"bluff":             false, // what follows from something hidden is gone again
	} {
		g, err := runtime.New(compiletest.Program(t, veiledTable), 1, runtime.Options{Lines: true})
		if err != nil {
			t.Fatal(err)
		}
		before := g.Clone()
		if err := g.Do(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if got := runtime.Reveals(before, 0, []string{g.Line()}); got != want {
			t.Errorf("%q reveals something hidden: %v", line, got)
		}
		// Two decisions reveal what either of them does.
		if err := g.Do("march"); err != nil {
			t.Fatal(err)
		}
		if got := runtime.Reveals(before, 0, []string{line, "march"}); got != want {
			t.Errorf("%q and another decision reveal something hidden: %v", line, got)
		}
	}
}
