package check_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// What an action did before an around of it is done by the same player: no call of it changes the actor, by name or
// by position.
func TestAroundActionKeepsTheActor(t *testing.T) {
	const game = `-- game/g.hcl --
scenario "game" {}
player west {}
player east {}
space here {}
resource gold { start = 5 }
action spend {
  text = "Spend ${n}."
  param n { in = range(1, actor.gold) }
  do {
    pay actor { gold = n }
  }
}
around action spend more {
  call inherited { %s }
}
setup {}
sequence main {
  offer {
    to      = player.west
    actions = [action.spend]
    done    = "Done."
  }
  check_victory {}
}
victory rich { when = player.west.gold > 99 }
`
	for _, c := range []struct{ call, want string }{
		{"n = n", ""},
		{"with = [n - 1]", ""},
		{"actor = player.east", `Action spend has no parameter "actor".`},
		{"with = [1, player.east]", "Action spend has one parameter, and `with` gives 2."},
	} {
		_, found := compile(t, strings.Replace(game, "%s", c.call, 1))
		if c.want == "" && found.HasErrors() || c.want != "" && !strings.Contains(show(found), c.want) {
			t.Errorf("%s: want %q, got\n%s", c.call, c.want, show(found))
		}
	}
}

// An action that is offered beside another comes directly after it, wherever the menu lists that one.
func TestBesideIsDirectlyAfter(t *testing.T) {
	sc, found := compile(t, `-- game/game.hcl --
scenario "game" {}
player west {}
space plain {}
action buy {
  text = "buy"
  do {}
}
action sell {
  text = "sell"
  do {}
}
action haggle {
  text   = "haggle"
  beside = [action.buy]
  do {}
}
action refuse {
  text   = "refuse"
  beside = [action.haggle]
  do {}
}
action borrow {
  text   = "borrow"
  beside = [action.buy]
  do {}
}
setup {}
sequence main {
  offer {
    to      = player.west
    actions = [action.buy, action.sell]
    done    = "Done."
  }
  end_game {}
}
`)
	if sc == nil {
		t.Fatal(show(found))
	}
	var names []string
	for _, s := range sc.Sequence.Body {
		if o, ok := s.(*ir.Offer); ok {
			for _, a := range o.Actions {
				names = append(names, a.Name)
			}
		}
	}
	if got := strings.Join(names, " "); got != "buy haggle refuse borrow sell" {
		t.Errorf("got %s", got)
	}
}
