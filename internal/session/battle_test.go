package session_test

import (
	"slices"
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
	s, err := session.New(session.Config{Program: compiletest.Program(t, hillFight), Seed: 2, Seats: []string{"human", ""}, FrontEnd: d})
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
		"rolled hill: Red rolls in the Hill: 3, 1 (2 guards: 3 or less hits) – hits: 2",
		"removed hill: Removed from the Hill: Blue 1 guard",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%q\nwant:\n%q", got, want)
	}
}
