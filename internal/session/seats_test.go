package session_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// errands is a game in which two players walk, ride or rest, in menus that END.
const errands = `
scenario "errands" {}
player ann { title = "Ann" }
player bob { title = "Bob" }
class player {
  state = {
    miles = { type = int, default = 0 }
    legs  = { type = int, default = 2 }
  }
}
space road { off_map = true }
unit cart {}
setup {
  place road {
    ann = { cart = 1 }
  }
  set game { round = 0 }
}
action walk {
  text = "walk ${n}"
  param n { in = range(1, 2) }
  require {
    that    = actor.legs > 0
    message = "You are tired."
  }
  do {
    set actor {
      miles = actor.miles + n
      legs  = actor.legs - 1
    }
  }
}
action rest {
  text = "rest"
  do {
    set actor { legs = 0 }
  }
}
victory far {
  when   = player.ann.miles > 9
  winner = player.ann
}
sequence main {
  set game { round = 1 }
  for p {
    in = every(player)
    MENU
  }
  check_victory {}
}
`

// menu is one question to each player of that game, with some actions.
func menu(actions, more string) string {
	return strings.Replace(errands, "MENU", fmt.Sprintf("offer {\n to = p\n actions = [%s]\n %s\n }", actions, more), 1)
}

// A player in whose seat nobody sits is done where that is possible, and does the last thing that is possible where it
// is not.
func TestEmptySeats(t *testing.T) {
	for _, c := range []struct{ source, want string }{
		{menu("action.walk, action.rest", "done = \"stop\""), "stop, stop"},
		{menu("action.walk, action.rest", "once = true"), "rest, rest"},
		{menu("action.walk", "once = true"), "walk 2, walk 2"},
		{menu("action.walk", `done = "stop"
    require {
      that    = actor.miles > 0
      message = "Walk first."
    }`), "walk 2, stop, walk 2, stop"},
	} {
		s, _ := play(t, c.source, session.Config{Seats: []string{"", ""}}, "")
		var got []string
		for _, step := range s.Log().Steps {
			got = append(got, step.Line)
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%q, want %s", got, c.want)
		}
	}
}

// What a bot has weighed is told where it had a choice.
func TestWeighed(t *testing.T) {
	s, _ := play(t, menu("action.rest", "done = \"stop\"\n once = true"),
		session.Config{Seats: []string{gamelog.Greedy, ""}, Weigh: true, Verbose: true}, "")
	var got []string
	for _, e := range s.Events(0, runtime.Everyone) {
		if e.Kind == session.Weighed {
			got = append(got, e.Text)
		}
	}
	if want := "Ann weighs stop: +0, Ann weighs rest: +0"; strings.Join(got, ", ") != want {
		t.Errorf("%q, want %s", got, want)
	}
}

// given is a scout that notes what is done without asking.
type given struct {
	scout
	texts []string
}

func (d *given) Given(_ int, text string) { d.texts = append(d.texts, text) }

// A person is shown the action that is done because there is no other, but not the parts of a line.
func TestGiven(t *testing.T) {
	for _, c := range []struct {
		source, answers, want string
	}{
		{strings.Replace(menu("action.walk, action.rest", "once = true"), "range(1, 2)", "range(1, 1)", 1), "walk, walk", ""},
		{menu("action.rest", `done = "stop"
    once = true
    require {
      that    = actor.legs == 0
      message = "Rest first."
    }`), "", "rest; it does not end yet: Rest first., rest; it does not end yet: Rest first."},
	} {
		d := &given{scout: scout{lines: strings.Split(c.answers, ", ")}}
		s, err := session.New(session.Config{Program: compiletest.Program(t, c.source), FrontEnd: d,
			Seats: []string{gamelog.Human, gamelog.Human}})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(); err != nil && !errors.Is(err, session.ErrLeft) {
			t.Fatal(err)
		}
		if got := strings.Join(d.texts, ", "); got != c.want || s.Decisions() != 2 {
			t.Errorf("%q, want %q, after %d decisions", got, c.want, s.Decisions())
		}
	}
}

// The bots of a game draw from streams that follow from its seed, so that it can be played again.
func TestBotSeeds(t *testing.T) {
	if a, b := session.BotSeed(7, 0), session.BotSeed(7, 2); a != 8 || b != 0x3c6ef372fe94f832 {
		t.Errorf("%x, %x", a, b)
	}
}

// A line of a script that would have ended a menu which has closed by itself is passed over once, unless it is meant
// for the open question: then what comes after it fits what is asked after it.
func TestScriptsGoOn(t *testing.T) {
	source := strings.Replace(menu("action.walk", "done = \"stop\""), "  check_victory", `  for p {
    in = every(player)
    offer {
      to      = p
      actions = [action.rest]
      done    = "sleep"
      once    = true
    }
  }
  check_victory`, 1)
	for _, c := range []struct{ name, script string }{
		{"passed over", "walk 1, walk 2, stop, walk 2, walk 1, rest, sleep"},
		{"meant for Bob", "walk 1, walk 2, stop, rest, sleep"},
	} {
		file := filepath.Join(t.TempDir(), "answers")
		if err := os.WriteFile(file, []byte(strings.ReplaceAll(c.script, ", ", "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
		s, _ := play(t, source, session.Config{Seats: []string{gamelog.Script + file, gamelog.Script + file}}, "")
		var got []string
		for _, step := range s.Log().Steps {
			got = append(got, step.Line)
		}
		want := c.script
		if c.name == "passed over" {
			want = strings.Replace(want, "stop, ", "", 1)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%s: %q, want %s", c.name, got, want)
		}
	}
}

// A sealed answer is read by its player alone until all have answered.
func TestSealedAnswers(t *testing.T) {
	source := menu("action.walk, action.rest", "done = \"stop\"\n once = true\n sealed = true")
	all := strings.NewReplacer("every(player)\n", "[player.ann]\n", "to = p", "to = [player.ann, player.bob]")
	source = all.Replace(source)
	s, _ := play(t, source, session.Config{Seats: []string{gamelog.Human, gamelog.Human}}, "walk 1")
	const own = "Ann: walk 1"
	for viewer, want := range map[int]string{0: own, 1: "", runtime.Referee: own, runtime.Everyone: ""} {
		got := ""
		for _, e := range s.Events(0, viewer) {
			got += e.Text
		}
		if got != want {
			t.Errorf("%d reads %q, want %q", viewer, got, want)
		}
	}
}
