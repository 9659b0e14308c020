package decide_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime/decide"
	"github.com/scenario-lang/scenario/runtime/decide/turn"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

const bet = `
scenario "bet" {}
player red {}
die d6 { faces = range(1, 6) }
class game {
  state = {
    sum = { type = int, default = 0 }
    top = { type = int, default = 0 }
  }
}
setup {
  set game { sum = 0 }
}
action stake {
  text = "stake ${n}"
  param n { in = range(1, 4) }
  require fair {
    that    = n != 2
    message = "Not two."
  }
  appeal = 10 - n
  do {
    say { text = "staked" }
    choose more {
      by      = player.red
      from    = range(0, 5)
      default = 5
    }
    set game {
      sum = game.sum + n
      top = more
    }
  }
}
action roll {
  text = "roll"
  do {
    roll r { die = die.d6 }
    set game { top = sum(r) }
  }
}
action raise {
  text = "raise ${n}"
  param n { in = range(3, 5) }
  ensure small {
    that    = game.sum < 5
    message = "Too much."
  }
  do {
    set game { sum = game.sum + n }
  }
}
evaluation worth {
  score = 10 * game.sum + game.top
}
sequence main {
  offer {
    to      = player.red
    actions = [action.stake, action.roll, action.raise]
    prompt  = "?"
    done    = "stop"
    require {
      that    = game.sum > 0
      message = "Stake first."
    }
  }
}
`

func begun(t *testing.T) (*vm.Machine, *decide.Decision, *decide.Lookahead, *[]string) {
	t.Helper()
	m := vm.New(compiletest.Program(t, bet), 1, 100000)
	w := view.New(m, 0)
	e := turn.New(m, w)
	said := &[]string{}
	e.Speech.Log = func(m turn.Message) { *said = append(*said, m.Text) }
	for _, step := range []func() error{e.Prepare, e.Begin} {
		if err := step(); err != nil {
			t.Fatal(err)
		}
	}
	return m, decide.New(m, e.Judge, e.Words), decide.NewLookahead(m, w, e.Judge, e.Words), said
}

// A look ahead takes defaults, rolls dice of its own, says nothing and leaves the game as it was.
func TestLookahead(t *testing.T) {
	m, d, ahead, said := begun(t)
	hash, chance, mode := m.Store().Hash(), m.Store().Stream(), m.Mode
	if v, ok := ahead.EvaluateAfter(0, []int64{3}); !ok || v != 35 {
		t.Errorf("after a stake of 3: %d, %v", v, ok)
	}
	rolled, ok := ahead.EvaluateAfter(1, nil)
	if again, _ := ahead.EvaluateAfter(1, nil); !ok || rolled < 1 || rolled > 6 || again != rolled {
		t.Errorf("after a roll: %d, and then %d", rolled, again)
	}
	if ahead.DoneAfter(1, nil) || !ahead.DoneAfter(0, []int64{1}) {
		t.Error("a player can stop after a stake, and not before")
	}
	if m.Store().Hash() != hash || m.Store().Stream() != chance || m.Mode != mode || len(*said) > 0 || d.Open() == nil {
		t.Errorf("looking has changed the game, or said %q", *said)
	}
}

// Candidates meet the requirements, and of numbers they are the first and the last; actions are allowed by their
// results, too.
func TestActions(t *testing.T) {
	_, _, ahead, _ := begun(t)
	var all, some strings.Builder
	if err := ahead.Actions(func(action int, params []int64) bool {
		fmt.Fprint(&all, action, params, " ")
		return true
	}); err != nil {
		t.Fatal(err)
	}
	if err := ahead.CandidateActions(0, func(action int, params []int64) {
		appeal, _ := ahead.Appeal(action, params)
		fmt.Fprint(&some, action, params, appeal, ahead.ResultAllowed(action, params), " ")
	}); err != nil {
		t.Fatal(err)
	}
	if got, want := all.String(), "0 [1] 0 [3] 0 [4] 1 [] 2 [3] 2 [4] "; got != want {
		t.Errorf("actions %q, want %q", got, want)
	}
	if got, want := some.String(), "0 [1] 9 true 0 [4] 6 true 1 [] 0 true 2 [3] 0 true 2 [5] 0 false "; got != want {
		t.Errorf("candidates %q, want %q", got, want)
	}
}
