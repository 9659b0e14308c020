package session_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// convoy is a game in which Ann moves carts, and chooses two of three things.
const convoy = `
scenario "convoy" {
  title = "Convoy"
}
player ann { title = "Ann" }
unit cart { title = "Cart" }
class game {
  state = { sum = { type = int, default = 0 } }
}
space here {
  title   = "Here"
  borders = [space.there]
}
space there {
  title   = "There"
  borders = [space.away]
}
space away { title = "Away" }
setup {
  place here {
    ann = { cart = 4 }
  }
  place there {
    ann = { cart = 2 }
  }
}
action send {
  text = "send ${n} from ${from}"
  param from { in = [space.here, space.there] }
  param n { in = range(1, count(pieces(from))) }
  require {
    that    = n > 0
    message = "None."
  }
  do {
    set game { sum = game.sum + n }
  }
}
action skip {
  text = "skip ${n}"
  param n { in = range(1, 3) }
  do {
    set game { sum = game.sum + n }
  }
}
action roam {
  text = "roam ${a} ${b} ${c}"
  param a { in = every(space) }
  param b {
    in     = every(space)
    prompt = "And then?"
  }
  param c { in = every(space) }
  do {
    set game { sum = game.sum + 1 }
  }
}
sequence main {
  set game { round = 1 }
  repeat {
    while = game.round < 9
    offer {
      to      = player.ann
      actions = [action.send, action.skip, action.roam]
      once    = true
    }
    choose two {
      by    = player.ann
      from  = every(space)
      count = 2
    }
    choose one {
      by      = player.ann
      from    = every(space)
      default = space.here
    }
    set game { round = count(two) + (one == space.here ? 1 : 0) }
  }
  end_game { winner = player.ann }
}
`

// drafter is a scout that notes each question and what its log holds of it.
type drafter struct {
	scout
	file  string
	notes []string
}

func (d *drafter) Decide() error {
	q := d.s.Question()
	note := fmt.Sprintf("%s [%s] (%s)", q.Kind, q.SoFar, q.Default)
	if log, err := session.ReadLog(d.file); err == nil {
		note += fmt.Sprintf(" %d", len(log.Open.Answers))
	}
	d.notes = append(d.notes, note)
	return d.scout.Decide()
}

// A question says what was answered of it before, and what an empty line answers. Each part of an answer is in the log
// when the next part is asked, and a game that is left there goes on there.
func TestDrafts(t *testing.T) {
	c := session.Config{Program: compiletest.Program(t, convoy), Seats: []string{gamelog.Human},
		LogFile: filepath.Join(t.TempDir(), "a.game")}
	var all []string
	for _, answers := range []string{"send, here", "4, here", "away, here, skip, 2", "here, there, away, 3, here, away"} {
		d := &drafter{scout: scout{lines: strings.Split(answers, ", ")}, file: c.LogFile}
		c.FrontEnd = d
		s, err := session.New(c)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(); !errors.Is(err, session.ErrLeft) {
			t.Fatal(err)
		}
		s.Close()
		c.Resume, c.ResumeFile = read(t, c.LogFile), c.LogFile
		all = append(all, d.notes...)
	}
	want := []string{
		"menu [] () 0", "param [] () 1", "param [] (4) 2", // and left
		"param [] (4) 2", "pick [] () 0", "pick [here] () 1",
		"pick [here] () 1", "pick [] (Here) 0", "menu [] () 0", "param [] () 1", "pick [] () 0",
		"pick [] () 0", "pick [here] () 1", "pick [] (Here) 0", "menu [] () 0", "param [] () 1",
		"param [roam Here <b> <c>] () 2", "param [] () 3",
	}
	if !slices.Equal(all, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(all, "\n"), strings.Join(want, "\n"))
	}
}

// Decisions of a game log that are not legal are dropped with all that follows, if that is wanted.
func TestLostDecisions(t *testing.T) {
	c := session.Config{Seats: []string{gamelog.Human}}
	s, _ := play(t, convoy, c, "skip, 1, here, there, here, skip, 2")
	log := s.Log()
	log.Steps[2].Line = "fly"
	c.Program, c.FrontEnd, c.Resume, c.ResumeFile = s.Program, &desk{}, log, "a.game"
	c.LogFile = filepath.Join(t.TempDir(), "b.game")
	cannot := func(do string) {
		t.Helper()
		if _, err := session.New(c); err == nil || !strings.Contains(err.Error(), "a.game: "+do) {
			t.Errorf("%v", err)
		}
	}
	cannot("decision 3 (fly) cannot be played again")
	if session.IsLog(c.LogFile) {
		t.Error("there is a log of a game that has not begun")
	}
	lost := 0
	c.Lost = func(error) { lost++ }
	if s, err := session.New(c); err != nil || lost != 1 || s.Decisions() != 2 {
		t.Errorf("%d times lost: %v", lost, err)
	}
	log.Steps, log.Open.Answers = log.Steps[:2], []gamelog.Answer{{Line: "there"}, {Line: "away"}}
	c.Lost, c.LogFile = nil, ""
	cannot("the answers to decision 3 cannot be given again: it completes")
}

// Who takes something back takes the last answer back that was given, and what was done because of it without asking.
func TestForcedDecisionsAreTakenBackToo(t *testing.T) {
	source := strings.Replace(menu("action.walk, action.rest", "once = true"), "  check_victory", `  offer {
    to      = player.ann
    actions = [action.rest]
    done    = "sleep"
    once    = true
    require {
      that    = actor.legs == 0
      message = "Rest first."
    }
  }
  choose place {
    by   = player.ann
    from = every(player)
  }
  check_victory`, 1)
	source = strings.Replace(source, "every(player)\n    offer", "[player.ann]\n    offer", 1)
	s, _ := play(t, source, session.Config{Seats: []string{gamelog.Human, ""}}, "walk 1, undo, walk 2")
	var got []string
	for _, step := range s.Log().Steps {
		got = append(got, fmt.Sprint(step.Line, " ", step.Forced))
	}
	if want := "walk 2 false, rest true"; strings.Join(got, ", ") != want {
		t.Errorf("%q, want %s", got, want)
	}
}
