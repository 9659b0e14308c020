package session_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// stones is a game in which players take stones, in phases whose menus close by themselves when none are left.
const stones = `
scenario "stones" {}
player ann {
  title   = "League"
  article = "the"
}
player bob { title = "bob the Bold" }
player cid { title = "Cid" }
class player {
  state = {
    stones = { type = int, default = 1 }
    plays  = { type = bool, default = true }
  }
}
space heap { off_map = true }
setup {
  place heap {
    ann = { stone = 1 }
  }
  set player cid { plays = false }
}
unit stone {}
hide absent {
  of   = player
  when = !self.plays
}
action take {
  text = "take"
  require {
    that    = actor.stones > 0
    message = "None are left."
  }
  do {
    set actor { stones = actor.stones - 1 }
  }
}
phase dawn {
  title = "Dawn"
  offer {
    to      = player.bob
    actions = [action.take]
    done    = "stop"
  }
}
phase dusk {
  title = "Dusk"
  offer {
    to      = game.active
    actions = [action.take]
    done    = "stop"
  }
}
sequence main {
  set game { round = 1 }
  set game { active = player.ann }
  TURN
  end_game { winner = player.bob }
}
`

// People read which menus close by themselves in their own turn: of a phase that they have been asked in that
// nothing is left to do, of others that nothing was to do. They read it with their names if several people take part.
func TestPhasesWithoutQuestions(t *testing.T) {
	const human = gamelog.Human
	for _, c := range []struct {
		turn, answers string
		seats         []string
		want          string
	}{
		{"dusk, dawn, dusk", "take, take", []string{human, human, ""}, "for the League in: Dusk, for the League in: Dusk"},
		{"dawn, dusk", "take, take", []string{human, human, ""}, "for the League in: Dusk"},
		{"dawn, dusk", "take", []string{human, "", human}, "in: Dusk"},
		{"dusk, dawn, dusk", "stop, stop, take", []string{human, human, human}, "for the League in: Dusk"},
	} {
		turn := "call " + strings.ReplaceAll(c.turn, ", ", " {}\n  call ") + " {}"
		s, _ := play(t, strings.Replace(stones, "TURN", turn, 1), session.Config{Seats: c.seats}, c.answers)
		var got []string
		for _, e := range s.Events(0, runtime.Referee) {
			if e.Kind == session.Passed {
				got = append(got, strings.TrimSuffix(strings.TrimPrefix(e.Text, "Nothing is left to do "), "."))
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %q, want %q", c.turn, got, c.want)
		}
	}
}

// A sentence names a player by the title with its article. Who is hidden from everybody takes no part.
func TestPlayersInSentences(t *testing.T) {
	source := strings.Replace(stones, "TURN", "call dusk {}\n  call dawn {}", 1)
	s, _ := play(t, source, session.Config{Seats: []string{gamelog.Human, "", ""}}, "stop")
	for _, c := range []struct {
		player       int
		begins, goes string
		takesPart    bool
	}{
		{0, "The League", "the League", true},
		{1, "bob the Bold", "bob the Bold", true},
		{2, "Cid", "Cid", false},
		{-1, "nobody", "nobody", false},
		{3, "nobody", "nobody", false},
	} {
		begins, goes := s.PlayerInText(c.player, true), s.PlayerInText(c.player, false)
		if begins != c.begins || goes != c.goes || s.TakesPart(c.player) != c.takesPart {
			t.Errorf("%+v: %q, %q, takes part: %v", c, begins, goes, s.TakesPart(c.player))
		}
	}
}
