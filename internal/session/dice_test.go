package session_test

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
)

const twoRolls = `
scenario "s" {}
player red {}
die d6 { faces = range(1, 6) }
class game {
  state = { sum = { type = int, default = 0 } }
}
setup {
  set game { round = 0 }
}
action fire {
  text = "fire"
  do {
    roll a {
      die   = die.d6
      count = 2
    }
    roll b { die = die.d6 }
    set game { sum = sum(a) * 10 + sum(b) }
  }
}
sequence main {
  set game { round = 1 }
  offer {
    to      = player.red
    actions = [action.fire]
    prompt  = "Fire?"
    done    = "hold"
    once    = true
  }
}
`

// thrower is a desk that throws given dice and leaves when there are none.
type thrower struct {
	desk
	dice     [][]int64
	thrown   int
	withdraw bool   // take the answer back as soon as that is possible
	refused  int    // how often it was not
	why      string // not, at first
	undone   int    // answers that were taken back
	open     func() // called before each throw
}

func (d *thrower) Decide() error {
	err := d.desk.Decide()
	if errors.Is(err, session.ErrUndone) {
		d.undone++
	}
	return err
}

func (d *thrower) Throw(w runtime.WantedDice) ([]int64, error) {
	d.thrown++
	if d.open != nil {
		d.open()
	}
	if d.withdraw {
		r, _ := d.s.Undo()
		if r.Accepted {
			d.withdraw = false
			return nil, session.ErrUndone
		}
		if d.refused++; d.refused == 1 {
			d.why = r.Reason
		}
	}
	if len(d.dice) == 0 {
		return nil, session.ErrLeft
	}
	dice := d.dice[0]
	d.dice = d.dice[1:]
	return dice, nil
}

// A person who leaves in the middle of throwing dice for a decision goes on with the next dice.
func TestThrownDiceSurvive(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.game")
	d := &thrower{desk: desk{answers: 1}, dice: [][]int64{{3, 4}}}
	var logged []int // dice that are in the log before each throw
	d.open = func() { logged = append(logged, len(read(t, file).Open.Dice)) }
	c := session.Config{Program: compiletest.Program(t, twoRolls), Seed: 1, Seats: []string{"human"}, FrontEnd: d,
		RealDice: true, LogFile: file}
	s, err := session.New(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(); !errors.Is(err, session.ErrLeft) || !slices.Equal(logged, []int{0, 2}) {
		t.Fatalf("%v dice were logged before the throws: %v", logged, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	log := read(t, file)
	if !slices.Equal(log.Open.Dice, []int64{3, 4}) || log.Open.Trying == nil || len(log.Steps) != 0 {
		t.Fatalf("the log has %+v", log)
	}
	d = &thrower{desk: desk{answers: 0}, dice: [][]int64{{5}}}
	c.FrontEnd, c.Resume, c.ResumeFile = d, log, file
	if s, err = session.New(c); err != nil {
		t.Fatal(err)
	}
	if err := s.Play(); err != nil || d.thrown != 1 {
		t.Fatalf("%d more throws: %v", d.thrown, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if log = read(t, file); len(log.Steps) != 1 || !slices.Equal(log.Steps[0].Dice, []int64{3, 4, 5}) ||
		!log.Outcome.Ended {
		t.Errorf("the log has %+v", log)
	}
}

// An answer that waits for its first dice can be taken back, and is given again. One for which dice were thrown stands.
// In a game that hides something all stand, because what led to the dice may have shown it.
func TestAnswersAreWithdrawnAtTheDice(t *testing.T) {
	p := compiletest.Program(t, twoRolls)
	play := func(d session.FrontEnd) *session.Session {
		t.Helper()
		s, err := session.New(session.Config{Program: p, Seed: 1, Seats: []string{"human"}, FrontEnd: d, RealDice: true})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(); err != nil {
			t.Fatal(err)
		}
		return s
	}
	d := &thrower{desk: desk{answers: 2}, dice: [][]int64{{3, 4}, {5}}, withdraw: true}
	if log := play(d).Log(); d.answers != 0 || d.thrown != 3 || d.refused != 0 || d.undone != 1 || len(log.Steps) != 1 ||
		!slices.Equal(log.Steps[0].Dice, []int64{3, 4, 5}) {
		t.Errorf("%+v; the log has %+v", d, log)
	}
	late := &late{thrower{desk: desk{answers: 1}, dice: [][]int64{{3, 4}, {5}}}}
	if s := play(late); late.refused != 1 || s.Decisions() != 1 {
		t.Errorf("%+v", late)
	}
	p = compiletest.Program(t, twoRolls+`
player blue {}
unit spy {}
hide spies {
  of      = piece
  members = [unit]
  when    = self.owner != viewer
}
`)
	d = &thrower{desk: desk{answers: 1}, dice: [][]int64{{3, 4}, {5}}, withdraw: true}
	if s := play(d); d.refused == 0 || !strings.Contains(d.why, "may have shown something hidden") || s.Decisions() != 1 {
		t.Errorf("%+v", d)
	}
}

// late is a thrower that wants its answer back after the first dice.
type late struct{ thrower }

func (d *late) Throw(w runtime.WantedDice) ([]int64, error) {
	d.withdraw = d.thrown > 0
	return d.thrower.Throw(w)
}
