package runtime_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// raids are rules with a window that players may pass in advance: each round somebody is raided, and everybody may
// help.
const raids = `
scenario "raids" {}
player red {}
player blue {}
player green {}
resource gold {
  start = 2
}
class game {
  state = { target = optional(player), sent = int }
}
class player {
  state = {
    waits = bool
    rests = { type = bool, lasts = phase.raiding }
  }
}
hide promises {
  of      = player
  members = [waits, rests]
  when    = self != viewer
}
space field {}
unit guard {}
action help {
  text = "help with ${n}"
  param n {
    in      = range(1, actor.gold)
    message = "You have ${actor.gold} gold."
  }
  do {
    pay actor { gold = n }
    set game { sent = game.sent + n }
  }
}
action wait {
  text     = "not until I am raided"
  standing = actor.waits && game.target != actor
  do {
    set actor { waits = true }
  }
}
action rest {
  text     = "not in this round"
  standing = actor.rests
  do {
    set actor { rests = true }
  }
}
action ask_again {
  text = "ask me again"
  require waiting {
    that    = actor.waits
    message = "You are asked anyway."
  }
  do {
    set actor { waits = false }
  }
}
procedure raid {
  params = { t = player }
  set game { target = t }
  offer {
    to      = every(player)
    actions = [action.help, action.wait, action.rest]
    prompt  = "Help ${t}?"
    done    = "pass"
  }
}
phase raiding {
  call raid { t = player.red }
  call raid { t = player.green }
}
phase thinking {
  offer {
    to      = every(player)
    actions = [action.ask_again]
    done    = "leave it"
  }
}
sequence main {
  repeat {
    times = 3
    set game { round = game.round + 1 }
    call raiding {}
    call thinking {}
  }
  end_game {}
}
setup {
  create {
    unit  = unit.guard
    owner = player.red
    at    = space.field
  }
}
`

// asked says who is asked what.
func asked(g *runtime.Game) string {
	d := g.Decision()
	if d == nil {
		return "nobody"
	}
	return fmt.Sprint(d.Player, " ", d.Prompt())
}

// story gives answers, and before each says who must be asked.
func story(t *testing.T, x table, steps ...string) {
	t.Helper()
	for i := 0; i < len(steps); i += 2 {
		if got := asked(x.g); !strings.HasPrefix(got, steps[i]) {
			t.Fatalf("%s is asked, want %s (before %q)", got, steps[i], steps[i+1])
		}
		lines(t, x, steps[i+1])
	}
}

// Who has passed in advance is done in every offer of the action until the condition fails, and is asked again then,
// or after taking it back.
func TestPassingInAdvance(t *testing.T) {
	x := newTable(t, compiletest.Program(t, raids), 1)
	story(t, x,
		"0 Help red?", "not in this round",
		"1 Help red?", "not until I am raided",
		"2 Help red?", "not until I am raided",
		// Red and blue are not asked; green is raided.
		"2 Help green?", "help with 1",
		"2 Help green?", "pass",
		"1 ", "ask me again",
		"2 ", "leave it",
		// What was promised for the round is over, blue has taken it back, and green still waits.
		"0 Help red?", "help with 2",
		"1 Help red?", "not in this round",
		// Red could do nothing but pass, in advance or not, and is not asked.
		"2 Help green?", "pass",
		"2 ", "leave it",
		"1 Help red?", "pass",
	)
	var no *runtime.Refusal
	if err := x.g.Do("ask me again"); !errors.As(err, &no) {
		t.Errorf("an action that is not offered: %v", err)
	}
}

// Others are not told what is promised: the line, the options and what they see are those of a player who has passed
// this once.
func TestPromisesAreHidden(t *testing.T) {
	p := compiletest.Program(t, raids)
	shown := map[string]string{}
	for _, answer := range []string{"pass", "not until I am raided", "not in this round"} {
		x := newTable(t, p, 1)
		lines(t, x, answer)
		if x.g.LineFor(1) != "" || x.g.LineFor(0) != answer {
			t.Errorf("after %q the lines are %q and %q", answer, x.g.LineFor(1), x.g.LineFor(0))
		}
		shown[answer] = sight(t, x.g, 1, 1) + views(t, x.g, runtime.Everyone)
		if a, b := shown["pass"], shown[answer]; a != b {
			t.Errorf("%q shows: %s", answer, difference(a, b))
		}
	}
}

// Promises are part of copies, saves and positions, and a replay of the lines comes to the same game.
func TestPromisesAreSaved(t *testing.T) {
	p := compiletest.Program(t, raids)
	answers := []string{"not until I am raided", "not in this round", "pass", "pass", "help with 1", "pass"}
	whole := newTable(t, p, 1)
	lines(t, whole, answers[:3]...)
	if got := asked(whole.g); got != "2 Help green?" {
		t.Fatalf("%s is asked", got)
	}
	for n := range 4 {
		x := newTable(t, p, 1)
		lines(t, x, answers[:n]...)
		back := x.g.Position(nil)
		saved, err := runtime.Unmarshal(p, x.g.Marshal())
		if err != nil {
			t.Fatal(err)
		}
		if n > 0 {
			before := newTable(t, p, 1)
			lines(t, before, append(answers[:n-1:n-1], "pass")...)
			if n < 3 && before.g.Hash() == x.g.Hash() {
				t.Errorf("after %d answers the hash does not know what was promised", n)
			}
		}
		lines(t, x, answers[n:3]...)
		x.g.ReturnTo(back)
		for _, g := range []*runtime.Game{saved, x.g} {
			lines(t, table{g: g}, answers[n:3]...)
			if g.Hash() != whole.g.Hash() {
				t.Errorf("after %d answers a copy goes on differently", n)
			}
		}
	}
}

// In a sealed offer, passing in advance is done at once, and nothing shows before the window closes.
func TestPassingASealedOfferInAdvance(t *testing.T) {
	sealed := strings.Replace(raids, `done    = "pass"`, `done    = "pass"`+"\n    sealed  = true", 1)
	x := newTable(t, compiletest.Program(t, sealed), 1)
	before := views(t, x.g, runtime.Referee)
	story(t, x, "0 Help red?", "help with 1", "0 Help red?", "not in this round", "1 Help red?", "not until I am raided")
	if got := views(t, x.g, runtime.Referee); got != before || x.g.LineFor(0) != "" {
		t.Errorf("something shows already: %s", difference(before, got))
	}
	story(t, x, "2 Help red?", "pass", "2 Help green?", "pass", "1 ", "leave it", "0 Help red?", "pass", "2 Help red?",
		"pass")
}

// A requirement holds back a player who has passed in advance, too.
func TestWhoMayNotBeDoneIsAsked(t *testing.T) {
	held := strings.Replace(raids, `done    = "pass"`, `done    = "pass"
    require sends {
      that    = actor != t || game.sent > 0
      message = "You are raided: send something."
    }`, 1)
	x := newTable(t, compiletest.Program(t, held), 1)
	story(t, x, "0 Help red?", "not in this round", "1 Help red?", "pass", "2 Help red?", "pass")
	var no *runtime.Refusal
	if err := x.g.Do("pass"); !errors.As(err, &no) || no.Reason != "You are raided: send something." {
		t.Errorf("pass: %v", err)
	}
	story(t, x, "0 Help red?", "help with 1", "1 Help green?", "pass")
}

// Bots may pass in advance as people do, and games with such windows end.
func TestBotsPassInAdvance(t *testing.T) {
	p := compiletest.Program(t, raids)
	for seed := range uint64(10) {
		x := newTable(t, p, seed)
		for n := 0; x.g.Decision() != nil; n++ {
			if n > 200 {
				t.Fatal("the game does not end")
			}
			if err := bot.Random(seed).Decide(x.g); err != nil {
				t.Fatal(err)
			}
		}
	}
}
