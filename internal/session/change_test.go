package session_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
)

const harvest = `
scenario "harvest" {}
class space {
  state = { holder = optional(player), worth = { type = int, default = 0 } }
}
player red { title = "Red" }
player blue { title = "Blue" }
resource gold { title = "gold" }
resource wood { title = "wood" }
space field {
  title   = "the Field"
  borders = [space.mill]
}
space mill { title = "the Mill" }
setup {
  set player red { gold = 5 }
  set player blue { gold = 5 }
  set space field { holder = player.blue }
}
HIDE
action reap {
  text = "reap"
  do {
    pay player red { gold = 4 }
    gain player red { gold = 3 }
    gain player red {
      gold = 4
      wood = 2
    }
    pay player blue { gold = 1 }
    set space field {
      holder = player.red
      worth  = 3
    }
    set space mill { holder = none }
    SAY
  }
}
action quit {
  text = "quit"
  do {
    set space field { holder = none }
    set space mill { holder = player.red }
    set space mill { holder = none }
  }
}
victory red {
  when   = game.round > 1
  winner = player.red
}
sequence main {
  set game { round = 1 }
  offer {
    to      = player.red
    actions = [action.reap]
    done    = "wait"
    once    = true
  }
  offer {
    to      = player.red
    actions = [action.quit]
    done    = "wait"
    once    = true
  }
  set game { round = 2 }
  check_victory {}
}
`

// What players gain and take is in the log of any game, although its rules say nothing: what a decision comes to, and
// not each step. The set-up is no news, what is paid is not gained, what the rules say themselves is told once, and
// what a viewer may not see is not told.
func TestGainsAndCapturesInLog(t *testing.T) {
	const gold, field, left = "Red gets 3 gold, 2 wood", "Red takes the Field from Blue",
		"the Field is no longer held by Red"
	const one = "pay player red { wood = 1 }\n    "
	mill := []string{"Red takes the Mill", "the Mill is no longer held by Red"}
	hide := `hide gold {
  of      = player
  members = [gold]
  when    = self != viewer
}`
	for _, c := range []struct {
		name, hide, say string
		viewer          int
		want            []string
	}{
		{"nothing said", "", "", runtime.Everyone, append([]string{gold, field, left}, mill...)},
		{"a capture is said", "", `say { text = "RED has taken the field." }`, runtime.Everyone,
			append([]string{gold, left}, mill...)},
		{"an income is said", "", `say { text = "Red: 3 and 2." }`, runtime.Everyone, append([]string{field, left}, mill...)},
		{"other numbers are said", "", `say { text = "Red: 32 and 23." }`, runtime.Everyone,
			append([]string{gold, field, left}, mill...)},
		{"one is said as a word", "", one + `say { text = "Red: 3, and one wood." }`, runtime.Everyone,
			append([]string{field, left}, mill...)},
		{"one of something else", "", one + `say { text = "Red: 3, and one log." }`, runtime.Everyone,
			append([]string{field, "Red gets 3 gold, 1 wood", left}, mill...)},
		{"hidden from Blue", hide, "", 1, append([]string{"Red gets 2 wood", field, left}, mill...)},
		{"seen by Red", hide, "", 0, append([]string{gold, field, left}, mill...)},
		{"hidden from everyone", hide, "", runtime.Everyone, append([]string{"Red gets 2 wood", field, left}, mill...)},
	} {
		p := compiletest.Program(t, strings.NewReplacer("HIDE", c.hide, "SAY", c.say).Replace(harvest))
		s, err := session.New(session.Config{Program: p, Seats: []string{"human", ""}, FrontEnd: &desk{answers: 2}})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, e := range s.Events(0, c.viewer) {
			if e.Kind == session.Gained || e.Kind == session.Taken {
				got = append(got, e.Text)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got\n%q, want\n%q", c.name, got, c.want)
		}
	}
}
