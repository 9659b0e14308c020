package compiler_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/world"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// A list that a turn of a loop copies out of the state is dropped before the next turn, whatever the list is a field
// of. A game that kept them all would run out of memory.
func TestLoopsDropWhatTheyRead(t *testing.T) {
	for what, read := range map[string]string{
		"the game": "game.many", "a player": "player.north.many", "a piece": "scout().many",
		"a record": "first(every(pile)).many",
	} {
		source := strings.Replace(world.Source, "class game {\n  state = {",
			"class game {\n  state = {\n    many = list(int)", 1) + `
class player {
  state = { many = list(int) }
}

class piece {
  state = { many = list(int) }
}

record pile {
  fields = { many = list(int) }
}

test "read often" {
  setup = true
  run {
    create {
      record = pile
      many   = unique(range(1, 500))
    }

    set game {
      many = unique(range(1, 500))
      mud  = 0
    }

    set player north {
      many = unique(range(1, 500))
    }

    for p {
      in = every(piece)

      set p {
        many = unique(range(1, 500))
      }
    }

    repeat {
      times = 20000

      set game {
        mud = count(` + read + `) - 498
      }
    }
  }

  expect {
    that = game.mud == 2
  }
}
`
		built := compiler.Compile(fstest.MapFS{"game/game.hcl": {Data: []byte(source)}}, "game", compiler.Options{})
		if built.Program == nil {
			for _, d := range built.Diags.Sorted() {
				t.Log(d.Range, d.Code, d.Summary, d.Detail)
			}
			t.Fatal("no program")
		}
		r := trial.Run(built.Program, trial.Options{}).Results
		if last := r[len(r)-1]; last.Status != trial.Passed {
			t.Errorf("the list of %s: %s at %s", what, last.Message, last.Place)
		}
	}
}
