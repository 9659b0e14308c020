package hooks_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/internal/hooks"
	"github.com/scenario-lang/scenario/internal/report"
)

const rules = `scenario "toll" { title = "The Toll" }

space gate { borders = [space.road] }
space road {}
resource silver {}
player reeve {}
unit cart {}

event paid { fields = { by = player, coins = int } }

# What it costs to pass.
# By night it is double.
function toll {
  params = { night = bool }
  is     = night ? 2 : 1
}

value haste {
  of = piece
  is = toll(false)
}

modifier downhill {
  to  = value.haste
  add = 1
}

movement by_road {
  params = { mover = piece }
  cost   = mover.haste
}

# A cart passes.
procedure pass {
  params = { c = piece }
  owner  = c.owner
  pay owner { silver = toll(true) }
  emit paid {
    by    = owner
    coins = c.haste
  }
}

after procedure pass look_back {
  say { text = "It passed." }
}

around procedure pass free_passage {
  if {
    when = c.unit != unit.cart
    call inherited {}
  }
}

around action go on {
  call inherited { there = space.road }
}

on paid count_it {
  say { text = "${by} paid ${coins}." }
}

action go {
  text = "go to ${there}"
  param there { in = empty(every(piece)) ? [] : reach(movement.by_road, first(every(piece)), space.gate, 3) }
  do {
    call pass {
      when = !empty(every(piece))
      c    = first(every(piece))
    }
  }
}

# What goes anywhere.
actions journeys {
  members = [actions.walks]
}

actions walks {
  members = [action.go]
  when    = there != space.gate
}

ensure paid {
  actions = actions.journeys
  that    = actor.silver >= 0
  message = "You cannot pay."
}

forbid far {
  action  = action.go
  when    = there == space.road
  message = "Too far."
}

procedure a_cart {
  place gate { reeve = { cart = 1 } }
  call helper {}
}

procedure helper {
  if {
    when = is_there()
    say { text = "There." }
  }
}

function is_there { is = !empty(pieces(space.gate)) }

setup {
  place gate { reeve = { cart = 1 } }
}

sequence game {
  offer {
    to      = player.reeve
    actions = [action.go]
  }
}

test "a cart" {
  given {
    call a_cart {}
  }
  expect { that = toll(false) == 1 }
}
`

// listed writes targets in a short form.
func listed(ts []*report.Hook) string {
	var out strings.Builder
	for _, t := range ts {
		fmt.Fprintf(&out, "%s %s", t.Kind, t.Name)
		for _, p := range t.Params {
			fmt.Fprintf(&out, " %s:%s", p.Name, p.Type)
		}
		if len(t.Members) > 0 {
			fmt.Fprintf(&out, " (%s)", strings.Join(t.Members, " "))
		}
		if t.Result != "" {
			fmt.Fprintf(&out, " = %s", t.Result)
		}
		for _, u := range t.Uses {
			fmt.Fprintf(&out, " <- %s", u.What)
		}
		for _, u := range t.Attached {
			fmt.Fprintf(&out, " + %s", u.What)
		}
		out.WriteString("\n")
	}
	return out.String()
}

// TestList lists every kind of target: who uses it, what is attached to it. What only tests use is left out.
func TestList(t *testing.T) {
	files := fstest.MapFS{"toll/all.hcl": {Data: []byte(rules)}}
	built := compiler.Compile(files, "toll", compiler.Options{Notes: &symbols.Notes{}})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	list := hooks.List(built)
	want := `sequence game
procedure pass c:piece <- action go + after procedure pass look_back + around procedure pass free_passage
event paid by:player coins:int <- procedure pass + on paid count_it
action go there:space <- actions walks <- sequence game + around action go on + ensure paid + forbid far
actions journeys (go) + ensure paid
actions walks (go) <- actions journeys
function toll night:bool = int <- value haste <- procedure pass
value haste self:piece = int <- movement by_road <- procedure pass + modifier downhill
movement by_road mover:piece from:space to:space edge:border <- action go
`
	if got := listed(list); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	for _, x := range list {
		if x.Name == "toll" && x.Comment != "What it costs to pass. By night it is double." {
			t.Errorf("comment %q", x.Comment)
		}
		if x.Name == "haste" && x.Comment != "" {
			t.Errorf("comment %q", x.Comment)
		}
	}
}
