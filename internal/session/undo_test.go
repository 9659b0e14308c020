package session_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// scouting is a game in which Ann may look at what Bob hides, ask him, or roll a die.
const scouting = `
scenario "s" {}
player ann {}
player bob {}
unit spy {}
unit guard {}
space here { borders = [space.there] }
space there {}
die d6 { faces = range(1, 6) }

class piece {
  state = { seen = bool }
}
class game {
  state = { sum = { type = int, default = 0 } }
}

hide spies {
  of      = piece
  members = [unit]
  when    = self.owner != viewer && !self.seen
}

action look {
  text = "look"
  do {
    found = every(piece)[0]
    set found { seen = true }
  }
}
action wait {
  text = "wait"
  do {
    set game { sum = game.sum + 1 }
    say { text = "Ann waits." }
  }
}
action go {
  text = "go from ${from} to ${to}"
  param from { in = every(space) }
  param to { in = every(space) }
  do {
    set game { sum = game.sum + 10 }
  }
}
action try {
  text = "try"
  do {
    roll n { die = die.d6 }
    set game { sum = sum(n) }
  }
}
action lone {
  text = "lone"
  do {
    choose x {
      by   = player.ann
      from = [space.here]
    }
    set game { sum = x == space.here ? 1 : 2 }
  }
}
action ask {
  text = "ask"
  do {
    choose x {
      by   = player.bob
      from = every(space)
    }
    set game { sum = x == space.here ? 1 : 2 }
  }
}

setup {
  place here {
    bob = { spy = 1 }
  }
}
sequence main {
  repeat {
    while = game.round < 9
    offer {
      to      = player.ann
      actions = [action.look, action.wait, action.go, action.try, action.lone, action.ask]
      once    = true
    }
  }
}
`

// scout is a desk that gives answers, and takes one back at each "undo". It leaves when there are no more.
type scout struct {
	desk
	lines  []string
	hashes []uint64 // before each line
	undone []string // what each undo came to
}

func (d *scout) Decide() error {
	if len(d.lines) == 0 {
		return session.ErrLeft
	}
	line := d.lines[0]
	d.lines, d.hashes = d.lines[1:], append(d.hashes, d.s.Game().Hash())
	if line != "undo" {
		_, err := d.s.AnswerExactly(line)
		return err
	}
	r, err := d.s.Undo()
	switch line = r.Meant; {
	case strings.Contains(r.Reason, "has been shown"):
		line = "shown"
	case err != nil:
		return err
	case !r.Accepted:
		line = "nothing"
	case line == "":
		line = "part"
	}
	d.undone = append(d.undone, line)
	return session.ErrUndone
}

// TestUndo takes answers back. back is the line before which the game is as it is after the last of them.
func TestUndo(t *testing.T) {
	p := compiletest.Program(t, scouting)
	for _, c := range []struct {
		lines, undone string
		back          int
	}{
		{"undo", "nothing", 0},
		{"wait, undo", "wait", 0},
		{"wait, wait, undo, undo, undo", "wait, wait, nothing", 0},
		{"wait, undo, wait, wait, undo", "wait, wait", 3},
		{"lone, undo", "lone", 0}, // the only answer was given at once
		{"wait, lone, undo, undo, undo", "lone, wait, nothing", 0},
		{"look, undo", "shown", 1},
		{"look, wait, undo", "wait", 1},
		{"look, wait, undo, undo", "wait, shown", 1},
		{"wait, look, undo", "shown", 2},
		{"try, undo", "nothing", 1},
		{"wait, try, wait, undo, undo", "wait, nothing", 2},
		{"ask, here, undo", "nothing", 2},
		{"go, here, undo", "part", 1},
		{"go, here, undo, undo, undo", "part, part, nothing", 0},
		{"wait, go, undo, undo", "part, wait", 0},
		{"go, here, there, undo", "go from here to there", 0},
	} {
		d := &scout{lines: strings.Split(c.lines, ", ")}
		s, err := session.New(session.Config{Program: p, Seed: 1, Seats: []string{gamelog.Human, gamelog.Human}, FrontEnd: d})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(); !errors.Is(err, session.ErrLeft) {
			t.Errorf("%s: %v", c.lines, err)
			continue
		}
		if got := strings.Join(d.undone, ", "); got != c.undone {
			t.Errorf("%s: took back %s; want %s", c.lines, got, c.undone)
		}
		if s.Game().Hash() != d.hashes[c.back] {
			t.Errorf("%s: the game is not as it was before line %d", c.lines, c.back)
		}
		waits := 0
		for _, m := range s.Events(0, runtime.Referee) {
			if m.Text == "Ann waits." {
				waits++
			}
		}
		if steps := s.Log().Steps; waits != len(slices.DeleteFunc(steps, func(step gamelog.Step) bool {
			return step.Line != "wait"
		})) {
			t.Errorf("%s: Ann is said to have waited %d times; the log has %v", c.lines, waits, steps)
		}
	}
}

// TestLimits lets nobody play, until a limit ends the game.
func TestLimits(t *testing.T) {
	p := compiletest.Program(t, strings.Replace(scouting, "while = game.round < 9",
		"while = game.round < 9\n    set game { round = game.round + 1 }", 1))
	for _, c := range []struct {
		limits            session.Limits
		ended             session.LimitReached
		decisions, rounds int
	}{
		{session.Limits{}, session.NoLimit, 18, 9},
		{session.Limits{Decisions: 5}, session.DecisionLimit, 5, 3},
		{session.Limits{Rounds: 2}, session.RoundLimit, 4, 2},
		{session.Limits{Rounds: 9}, session.NoLimit, 18, 9},
	} {
		s, err := session.New(session.Config{Program: p, Seed: 1, Seats: []string{"", ""}, FrontEnd: &desk{},
			Limits: c.limits})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(); err != nil || s.Ended() != c.ended || s.Decisions() != c.decisions ||
			s.RoundsPlayed() != c.rounds {
			t.Errorf("%+v: %d after %d decisions in %d rounds, %v", c.limits, s.Ended(), s.Decisions(), s.RoundsPlayed(), err)
		}
		if s.PlayerTitle(0) != "ann" || s.PlayerTitle(2) != "nobody" || s.PlayerTitle(-1) != "nobody" || !s.TakesPart(1) {
			t.Errorf("the players are %s and %s", s.PlayerTitle(0), s.PlayerTitle(2))
		}
	}
}
