package question_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

const wager = `
scenario "wager" {}
player red {}
resource gold {}
die d6 { faces = range(1, 6) }
action bet {
  text = "bet"
  do {
    roll n { die = die.d6 }
    gain player red { gold = first(n) > 3 ? 9 : 1 }
  }
}
evaluation gold { score = self.gold }
question win {
  POLICY
  given {}
  run {
    offer {
      to      = player.red
      actions = [action.bet]
      done    = "no"
      once    = true
    }
  }
  outcome rich { when = player.red.gold > 5 }
  outcome poor { when = player.red.gold > 0 }
  outcome nothing {}
}
setup {
  set game { round = 1 }
}
victory rich {
  when   = player.red.gold > 5
  winner = player.red
}
sequence main {
  check_victory {}
}
`

// A bot that the question names answers what has no default, and a random one answers differently in each play, also
// after a play without dice.
func TestPolicy(t *testing.T) {
	for policy, want := range map[string]string{"": "nobody answers", "policy = greedy": "", "policy = random": ""} {
		p := compiletest.Program(t, strings.Replace(wager, "POLICY", policy, 1))
		g, err := runtime.New(p, 1, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		q := question.All(p)[0]
		run, err := q.Run(g, nil)
		if err != nil {
			t.Fatal(err)
		}
		a, err := q.Ask(run)
		if want != "" {
			if err == nil {
				t.Errorf("%q: no error", policy)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%q: %v", policy, err)
		}
		rich, nothing := question.Share(a.Outcomes[0].Chance), question.Share(a.Outcomes[2].Chance)
		if greedy := policy == "policy = greedy"; a.Plays == 0 || greedy && (nothing > 0 || rich < 0.4) {
			t.Errorf("%q: rich %v, nothing %v in %d plays", policy, rich, nothing, a.Plays)
		} else if !greedy && (nothing < 0.4 || nothing > 0.6 || rich < 0.2 || rich > 0.3) {
			t.Errorf("%q: rich %v, nothing %v in %d plays", policy, rich, nothing, a.Plays)
		}
	}
	p := compiletest.Program(t, strings.Replace(wager, "POLICY", "policy = greedy", 1))
	read, err := program.Decode(p.Encode())
	if err != nil || !slices.Equal(read.Policies, p.Policies) ||
		!slices.Equal(read.Policies, []program.Policy{program.PolicyGreedy}) {
		t.Errorf("a compiled file has the policies %v, %v", read.Policies, err)
	}
}
