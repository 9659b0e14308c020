package session_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// grabbing is a game in which ann and ben grab stones, each in a menu that closes by itself when none is left that the
// player may take.
const grabbing = `
scenario "stones" {
  title = "Stones"
}

class game {
  state = {
    left  = { type = int, default = 3 }
    first = { type = int, default = 2 }
  }
}

player ann {
  title = "Ann"
}

player ben {
  title = "Ben"
}

action grab {
  text = "grab"
  require stones {
    that    = actor == player.ann ? game.first > 0 : game.left > 0
    message = "There is none for you."
  }
  do {
    set game {
      first = actor == player.ann ? game.first - 1 : game.first
      left  = game.left - 1
    }
  }
}

procedure grabs {
  params = { p = player }

  offer {
    to      = p
    actions = [action.grab]
    prompt  = "Grab a stone?"
    done    = "stop"
  }
}

space heap {
  borders = [space.hand]
}

space hand {}

unit stone {}

setup {
  place heap {
    none = { stone = 1 }
  }
}

sequence main {
  call grabs { p = player.ann }
  call grabs { p = player.ben }
  end_game {
    winner  = game.left == 0 ? player.ben : player.ann
    because = "${game.left} are left."
  }
}
`

// A line of a script that would have ended a menu which has closed by itself does nothing.
func TestScriptsEndMenusThatHaveClosed(t *testing.T) {
	built := compiler.Compile(fstest.MapFS{"g/all.hcl": {Data: []byte(grabbing)}}, "g", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	for _, c := range []struct{ name, script, want string }{
		{"written for a menu that stays open", "grab\ngrab\nstop\ngrab\n", "ben"},
		{"written for one that closes", "grab\ngrab\ngrab\n", "ben"},
		{"the answer of the next menu", "grab\ngrab\nstop\n", "ann"},
		{"the end of both", "grab\ngrab\nstop\nstop\n", "ann"},
		{"an open menu is ended", "stop\ngrab\ngrab\nstop\n", "ann"},
		{"of another player", "stop\ngrab\ngrab\ngrab\n", "ben"},
		{"no answer", "grab\ngrab\ngraab\n", "answers:3: \"graab\" was refused: "},
		{"whose turn it is", "grab\ngrab\nleap\n",
			"\n  Ben is asked: Grab a stone?\n  since the line before, menus have closed by themselves: stop"},
		{"an open menu has not closed", "grab\nleap\n", "\n  Ann is asked: Grab a stone?"},
		{"too few", "grab\n", "has no more answers"},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "answers")
			if err := os.WriteFile(file, []byte(c.script), 0o644); err != nil {
				t.Fatal(err)
			}
			seat := gamelog.Script + file
			s, err := session.New(session.Config{Program: built.Program, Seed: 1, Seats: []string{seat, seat},
				FrontEnd: &desk{}})
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			if err := s.Play(); err != nil {
				got = err.Error()
			} else if o, over := s.Game().Over(); over {
				got = o.Winner
			}
			if !strings.Contains(got, c.want) || strings.Contains(c.name, "has not") && strings.Contains(got, "have closed") {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
