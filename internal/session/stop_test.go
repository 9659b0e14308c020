package session_test

import (
	"errors"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// runaway is a game whose one action takes more steps than a decision has.
const runaway = `
scenario "s" {}
player red {}
class game {
  state = { sum = { type = int, default = 0 } }
}
setup {
  set game { round = 0 }
}
action toil {
  text = "toil"
  do {
    repeat {
      times = 19000000
      set game { sum = game.sum + 1 }
      set game { sum = game.sum - 1 }
    }
  }
}
sequence main {
  offer {
    to      = player.red
    actions = [action.toil]
    prompt  = "Toil?"
    done    = "rest"
    once    = true
  }
}
`

// impatient is a desk at which the program is told to stop just before an answer is given. It looks into the game log
// meanwhile.
type impatient struct {
	desk
	stop chan struct{}
}

func (d *impatient) Decide() error {
	if d.answers > 0 {
		close(d.stop)
	}
	return d.desk.Decide()
}

// An answer is in the game log before what it causes runs. A game that is stopped meanwhile, or ends there by a
// fault, can be continued: in the first case with the same answer.
func TestAnswersAreLoggedFirst(t *testing.T) {
	built := compiler.Compile(fstest.MapFS{"s/s.hcl": {Data: []byte(runaway)}}, "s", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	file := filepath.Join(t.TempDir(), "a.game")
	c := session.Config{Program: built.Program, Seed: 1, Seats: []string{gamelog.Human}, LogFile: file}
	// play continues the game of the log, and returns what has ended it.
	play := func(answers int) error {
		t.Helper()
		d := &impatient{desk{answers: answers}, make(chan struct{})}
		c.FrontEnd, c.Stop = d, d.stop
		s, err := session.New(c)
		if err != nil {
			t.Fatal(err)
		}
		err = s.Play()
		c.Resume, c.ResumeFile = read(t, file), file // before the log is closed, as if the program had been killed
		if open := s.Log().Open; !open.Equal(c.Resume.Open) && open.Trying != nil {
			t.Errorf("the game has %+v, its log %+v", open, c.Resume.Open)
		}
		s.Close()
		c.Resume = read(t, file)
		return err
	}
	if err := play(1); !errors.Is(err, session.ErrStopped) || c.Resume.Open.Trying == nil ||
		c.Resume.Open.Trying.Option != 0 {
		t.Fatalf("%v; the log has %+v", err, c.Resume)
	}
	if err := play(0); err == nil || errors.Is(err, session.ErrLeft) || c.Resume.Open.Trying != nil ||
		len(c.Resume.Steps) != 0 {
		t.Fatalf("the answer that was being carried out: %v; the log has %+v", err, c.Resume)
	}
	if err := play(0); !errors.Is(err, session.ErrLeft) {
		t.Errorf("after the rules have failed: %v", err)
	}
}
