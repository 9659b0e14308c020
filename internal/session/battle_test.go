package session_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
)

const hillFight = `
scenario "hill" {}
class unit {}
class piece {}
unit guard {}
player red { title = "Red" }
player blue { title = "Blue" }
die d6 { faces = range(1, 6) }
space hill {
  title   = "the Hill"
  borders = [space.dale]
}
space dale {}
setup {
  place hill {
    red  = { guard = 2 }
    blue = { guard = 1 }
  }
}
procedure fight {
  params = { s = space }
  roll hits {
    die     = die.d6
    each    = pieces(s, player.red)
    at_most = 3
  }
  lost = take(pieces(s, player.blue), hits)
  destroy lost {}
}
question battle {
  params = { here = space }
  require {
    that    = !empty(pieces(here, player.blue)) && !empty(pieces(here, player.red))
    message = "There is no battle."
  }
  run {
    call fight { with = [here] }
  }
  outcome red {
    title = "Red wins"
    when  = empty(pieces(here, player.blue))
  }
  outcome blue { title = "Blue holds" }
}
progress guards {
  title  = "guards of the other"
  params = { p = player }
  is     = count(every(piece), piece.owner != p)
  goal   = 3
}
action fight {
  text = "fight"
  do {
    call fight { with = [space.hill] }
  }
}
victory red {
  when   = empty(pieces(space.hill, player.blue))
  winner = player.red
}
sequence main {
  set game { round = 1 }
  repeat {
    while = game.round < 9
    offer {
      to      = player.red
      actions = [action.fight]
      done    = "wait"
      once    = true
    }
    check_victory {}
    set game { round = game.round + 1 }
  }
}
`

// The log has a battle as a block: the odds before, dice, and who was lost. To ask for odds and to read a line that is
// tried on a copy of the game says nothing.
func TestBattleInLog(t *testing.T) {
	d := &desk{answers: 2}
	s, err := session.New(session.Config{Program: compiletest.Program(t, hillFight), Seed: 2, Seats: []string{"human", ""},
		FrontEnd: d})
	if err != nil {
		t.Fatal(err)
	}
	if told, err := s.Odds(runtime.Referee, -1); err != nil || len(told) != 1 || s.EventCount() != 0 {
		t.Fatalf("%v, %v, %d events", told, err, s.EventCount())
	}
	if err := s.Play(); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range s.Events(0, runtime.Everyone) {
		if e.Kind == session.Battle || e.Kind == session.Rolled || e.Kind == session.Removed {
			got = append(got, string(e.Kind)+" "+e.Space+": "+e.Text)
		}
	}
	want := []string{
		"battle hill: the Hill, odds before: Red wins about 74 %, Blue holds 26 %",
		"rolled hill: Red rolls in the Hill: 3, 1 (2 guards: hits on 3 or less) – hits: 2",
		"removed hill: Removed from the Hill: Blue 1 guard",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%q\nwant:\n%q", got, want)
	}
}

// twoFights is a game in which dice that are thrown for no piece decide about Dale, and then others about Hill.
const twoFights = `
scenario "fights" {}
player red { title = "Red" }
player blue { title = "Blue" }
unit spy {}
die d6 { faces = range(1, 6) }
class space {
  state = { open = { type = bool, default = true } }
}
class game {
  state = { sum = { type = int, default = 0 } }
}
space hill {
  title   = "Hill"
  borders = [space.dale]
}
space dale { title = "Dale" }
setup {
  set game { round = 0 }
  place hill {
    red = { spy = 1 }
  }
}
HIDE
procedure throw {
  roll n { die = die.d6 }
  set game { sum = sum(n) }
}
procedure scout {
  params = { s = space }
  roll n {
    die     = die.d6
    each    = pieces(s, player.red)
    at_most = 3
  }
  set game { sum = n }
}
question fight {
  params = { here = space }
  require {
    that    = here.open
    message = "It is over."
  }
  run {
    call throw {}
  }
  outcome high {
    title = "high"
    when  = game.sum > 3
  }
  outcome low { title = "low" }
}
action fight {
  text = "fight at ${at}"
  param at { in = every(space) }
  do {
    call throw {}
    call scout { with = [space.hill] }
    call throw {}
  }
}
action fight_on {
  text = "fight on"
  do {
    call throw {}
  }
}
action close {
  text = "close ${at}"
  param at { in = every(space) }
  do {
    set at { open = false }
  }
}
sequence main {
  set game { active = player.red }
  repeat {
    while = game.round < 2
    offer {
      to      = player.red
      actions = [action.fight, action.fight_on, action.close]
      done    = "wait"
    }
    set game { round = game.round + 1 }
  }
  end_game { winner = player.red }
}
`

// A battle begins in the log with the first dice about a space in a turn: the space of the pieces that dice are thrown
// for, or else the one that the decision names, or the only one about which there is anything to ask. Where something
// is hidden, only the people who play read the odds.
func TestWhereDiceDecide(t *testing.T) {
	hide := `hide spies {
  of   = piece
  when = self.owner != viewer
}`
	for _, c := range []struct {
		hide, answers, want string
		viewer              int
	}{
		{"", "fight at dale", "Dale 0, Hill 0", runtime.Everyone},
		{"", "fight at dale, wait, fight at dale", "Dale 0, Hill 0, Dale 1, Hill 1", runtime.Everyone},
		{"", "close hill, fight at dale, fight on", "Dale 0", runtime.Everyone},
		{"", "fight on", "", runtime.Everyone},
		{"", "close dale, fight on, fight on, wait, fight on", "Hill 0, Hill 1", runtime.Everyone},
		{hide, "fight at dale", "", runtime.Everyone},
		{hide, "fight at dale", "Dale 0", 0},
		{hide, "fight at dale", "", 1},
		{hide, "fight at dale", "Dale 0", runtime.Referee},
	} {
		source := strings.Replace(twoFights, "HIDE", c.hide, 1)
		s, _ := play(t, source, session.Config{Seats: []string{"human", ""}}, c.answers)
		var got []string
		for _, e := range s.Events(0, c.viewer) {
			if e.Kind == session.Battle {
				where, _, _ := strings.Cut(e.Text, ", odds before: ")
				got = append(got, fmt.Sprintf("%s %d", where, e.Round))
				if e.Player != -1 {
					t.Errorf("player %d fights", e.Player)
				}
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s, read by %d: %q, want %q", c.answers, c.viewer, got, c.want)
		}
	}
}
