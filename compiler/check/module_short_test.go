package check_test

import "testing"

// The short forms of a module are qualified with the rest of it.
func TestShortFormsOfModules(t *testing.T) {
	_, found := compile(t, `-- lib/duel/duel.hcl --
record bout {
  fields = { place = space }
}
class piece {
  state = { struck = { type = bool, lasts = record.bout }, ready = { type = bool, lasts = [procedure.fight, phase.rest] } }
}
class unit { flags = [parries] }
function fencers {
  of = bout
  is = sorted([for p in pieces(self.place) : p if p.unit.parries], piece.struck ? 1 : 0)
}
procedure fight {
  of = bout
  set p {
    in     = fencers(self)
    struck = true
    ready  = true
  }
  call over {}
}
procedure over {
  of = bout
  destroy self {}
}
phase rest {
  say { text = "They rest." }
}
-- game/g.hcl --
scenario "game" {}
import duel {
  from = "../lib/duel"
}
player west {}
space here {}
unit sword { flags = [parries] }
setup {}
sequence main {
  create b {
    record = duel_bout
    place  = space.here
  }
  call duel_fight { of = b }
  call duel_rest {}
  check_victory {}
}
victory late {
  when = game.round > 3
}
`)
	if found.HasErrors() {
		t.Error(show(found))
	}
}
