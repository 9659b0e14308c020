package session_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

var update = flag.Bool("update", false, "write the golden file anew")

// stalls is a game of three players in which there are questions of every kind.
const stalls = `
scenario "s" {}
player ann { title = "Ann" }
player bob { title = "Bob" }
player cid { title = "Cid" }
unit cart { title = "Cart" }
space here {
  title   = "Here"
  borders = [space.there]
}
space there { title = "There" }
class player {
  state = { gold = { type = int, default = 3 } }
}

action buy {
  text = "buy ${n}"
  menu = "buy something"
  param n {
    in     = range(1, actor.gold)
    prompt = "How much?"
  }
  do {
    set actor { gold = actor.gold - n }
    say { text = "${actor} has ${actor.gold} left." }
  }
}
action rest {
  text = "rest"
  do {}
}

phase trade {
  title = "Trade"
  offer {
    to      = game.active
    actions = [action.buy]
    prompt  = "Buy."
    done    = "buy nothing"
  }
}
phase ask {
  title = "Ask"
  choose sure {
    by     = game.active
    prompt = "Are you sure, ${game.active}?"
    from   = [true, false]
  }
  choose where_to {
    by      = game.active
    prompt  = "Where?"
    from    = every(space)
    default = space.there
  }
  choose guess {
    by     = game.active
    prompt = "A secret number"
    from   = [1, 2, 3]
    secret = true
  }
  say { text = sure ? "It goes ${where_to}." : "It stays." }
}
phase idle {
  title = "Idle"
  offer {
    to      = [player.ann, player.bob]
    actions = [action.buy]
    done    = "stop"
  }
}
setup {
  place here {
    ann = { cart = 1 }
  }
}
sequence main {
  repeat {
    while = game.round < 2
    set game { round = game.round + 1 }
    for p {
      in = every(player)
      set game { active = p }
      call trade {}
      call ask {}
    }
    call idle {}
  }
  end_game { winner = player.bob }
}
`

// TestTold plays a game with two people and a bot, and compares what each of them and the referee are asked and told
// with the golden file: once while everything is open, and once while something is hidden.
func TestTold(t *testing.T) {
	const golden = "testdata/told.txt"
	var b strings.Builder
	for _, hidden := range []string{"", "hide carts {\n  of   = piece\n  when = self.owner != viewer\n}\n"} {
		lines := "buy 3, true, here, 2, undo, buy, 1, buy 2, false, there, 3, true, there, 1, false, here, 2"
		d := &asked{scout: scout{lines: strings.Split(lines, ", ")}}
		s, err := session.New(session.Config{
			Program: compiletest.Program(t, stalls+hidden), Seed: 1, FrontEnd: d, Weigh: true,
			Seats: []string{gamelog.Human, gamelog.Human, gamelog.Greedy},
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(); err != nil && !errors.Is(err, session.ErrLeft) {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "hides: %v\n%s", s.Game().Hides(), d.questions.String())
		for viewer := runtime.Referee; viewer < 3; viewer++ {
			fmt.Fprintf(&b, "\ntold %d:\n", viewer)
			for _, e := range s.Events(0, viewer) {
				fmt.Fprintf(&b, "%v %d %d %s\n", e.Kind, e.Round, e.Player, e.Text)
			}
		}
		b.WriteString("\n")
	}
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("if people are meant to be told this, run this test with -update:\n%s", &b)
	}
}

// asked is a scout that notes what it is asked.
type asked struct {
	scout
	questions strings.Builder
}

func (d *asked) Decide() error {
	q := d.s.Question()
	fmt.Fprintf(&d.questions, "asked: %s", q.Prompt)
	for _, o := range q.Options {
		fmt.Fprintf(&d.questions, " | %d %s", o.Number, o.Text)
	}
	fmt.Fprintf(&d.questions, " (%s) (%s)\n", q.Numbers, q.Default)
	return d.scout.Decide()
}
