package session_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
)

const market = `
scenario "market" {}
player red {}
resource gold { start = 9 }
class unit {
  attributes = { cost = int }
}
unit guard { cost = 2 }
unit wagon { cost = 5 }
unit gift { cost = 0 }
space camp {}
action buy {
  text = "buy ${n} ${what}"
  param what { in = every(unit) }
  param n { in = range(1, 3) }
  require {
    that    = what.cost * n <= actor.gold
    message = "You cannot pay for that."
  }
  do {
    pay actor { gold = what.cost * n }
    repeat {
      times = n
      create {
        unit  = what
        owner = actor
        at    = space.camp
      }
    }
  }
}
setup {
  set game { round = 1 }
}
victory rich {
  when   = player.red.gold > 50
  winner = player.red
}
sequence main {
  offer {
    to      = player.red
    actions = [action.buy]
    done    = "enough"
  }
  check_victory {}
}
`

// What is bought has its price beside it, and what is left. The game does not change.
func TestPrices(t *testing.T) {
	d := &desk{}
	s, err := session.New(session.Config{Program: compiletest.Program(t, market), Seed: 2, Seats: []string{"human"},
		FrontEnd: d})
	if err != nil {
		t.Fatal(err)
	}
	before := s.Game().Hash()
	if r, err := s.Answer("buy"); err != nil || !r.Accepted {
		t.Fatal(r, err)
	}
	q := s.Question()
	var got []string
	for _, o := range q.Options {
		got = append(got, o.Text+": "+o.Price)
	}
	if len(got) != 3 || got[0] != "guard: 2 gold, leaves 7" || got[1] != "wagon: 5 gold, leaves 4" || got[2] != "gift: " {
		t.Errorf("%q", got)
	}
	if r, err := s.Answer("wagon"); err != nil || !r.Accepted {
		t.Fatal(r, err)
	}
	if q := s.Question(); q.Price != "1 costs 5 gold, which leaves 4" {
		t.Errorf("%q", q.Price)
	}
	if _, err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Undo(); err != nil || s.Game().Hash() != before || s.EventCount() != 0 {
		t.Errorf("the game has changed: %v, %d events", err, s.EventCount())
	}
}

// Prices are found out for up to 40 answers, of actions of which few more parts are asked.
func TestWhatHasNoPrice(t *testing.T) {
	units := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "unit kind%d { cost = 1 }\n", i)
		}
		return strings.Replace(market, "unit gift", b.String()+"unit gift", 1)
	}
	more := func(n int) string {
		var params strings.Builder
		for i := range n {
			fmt.Fprintf(&params, "param p%d { in = range(1, 2) }\n", i)
		}
		return strings.Replace(strings.Replace(market, "  require {", params.String()+"  require {", 1),
			"${what}", "${what}"+forms(n), 1)
	}
	for _, c := range []struct{ name, source, want string }{
		{"40 answers", units(37), "2 gold, leaves 7"},
		{"41 answers", units(38), ""},
		{"6 more parts", more(5), "2 gold, leaves 7"},
		{"7 more parts", more(6), ""},
	} {
		s, _ := play(t, c.source, session.Config{Seats: []string{"human"}}, "buy")
		if got := s.Question().Options[0].Price; got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func forms(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, " ${p%d}", i)
	}
	return b.String()
}
