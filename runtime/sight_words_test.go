package runtime_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
)

// A text hides no more than what its values were read from: the pieces of one space, and one resource. Of a list of
// pieces it says how many there are of each kind.
func TestTextsHideNoMore(t *testing.T) {
	p := compiletest.Program(t, `
scenario "s" {
  language_version = 2
}
player red {}
player blue {}
class unit {
  attributes = { cost = { type = int, default = 2 } }
}
unit guard {}
unit spy {}
resource gold { start = 5 }
resource fame { start = 3 }
space hill { borders = [space.wood] }
space wood {}
hide spies {
  of      = piece
  members = [unit]
  when    = self.owner != viewer && self.space == space.wood
}
hide purses {
  of      = player
  members = [gold]
  when    = self != viewer
}
setup {
  place hill {
    blue = { guard = 2 }
  }
  place wood {
    blue = { spy = 1 }
  }
}
sequence main {
  costs = [for c in pieces(space.hill) : c.unit.cost]
  say { text = "hill ${sum([for c in pieces(space.hill) : c.unit.cost])} ${sum(costs)}" }
  say { text = "wood ${sum([for c in pieces(space.wood) : c.unit.cost])}" }
  say { text = "all ${sum([for s in every(space) : sum([for c in pieces(s) : c.unit.cost])])}" }
  say { text = "fame ${stock(player.blue, resource.fame)}" }
  say { text = "gold ${stock(player.blue, resource.gold)}" }
  any_of = first(every(resource))
  say { text = "some ${stock(player.blue, any_of)}" }
  say { text = "who ${pieces(space.hill)}" }
  say { text = "both ${every(piece)}" }
  say { text = "one ${take(pieces(space.hill), 1)}, no one ${pieces(space.hill, player.red)}" }
  choose x {
    by   = player.red
    from = every(space)
  }
  set game { round = x == space.hill ? 1 : 2 }
  end_game {}
}
`)
	x := newTable(t, p, 1)
	for viewer, want := range map[int][]string{
		0: {"hill 4 4", "wood hidden", "all hidden", "fame 3", "gold hidden", "some hidden",
			"who 2 guards", "both 2 guards, 1 hidden", "one 1 guard, no one nothing"},
		1: {"hill 4 4", "wood 2", "all 6", "fame 3", "gold 5", "some 5",
			"who 2 guards", "both 2 guards, 1 spy", "one 1 guard, no one nothing"},
	} {
		for i, l := range *x.log {
			if l.For(viewer) != want[i] {
				t.Errorf("player %d reads %q, want %q", viewer, l.For(viewer), want[i])
			}
		}
	}
	if len(*x.log) != 9 {
		t.Errorf("%d lines were said", len(*x.log))
	}
}
