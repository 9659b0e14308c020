package bot_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// held is a scenario with one menu, which can be left only when everything owed is paid. ACTIONS are its actions.
const held = `
scenario "held" {}

class player {
  state = {
    owed   = { type = int, default = 2 }
    losses = { type = int, default = 0 }
  }
}

player red {}

setup start {}

sequence game {
  offer {
    to      = player.red
    actions = [ACTIONS]
    done    = "done"
    require paid {
      that    = player.red.owed == 0
      message = "You owe ${player.red.owed}."
    }
  }
}
`

// menu compiles held with these actions and rules.
func menu(t *testing.T, actions, rules string) *program.Program {
	t.Helper()
	return compiled(t, strings.Replace(held, "ACTIONS", actions, 1)+rules)
}

// compiled compiles the text of a scenario.
func compiled(t *testing.T, text string) *program.Program {
	t.Helper()
	built := compiler.Compile(fstest.MapFS{"game/game.hcl": {Data: []byte(text)}}, "game", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return built.Program
}

// lines plays a game with a greedy bot, and returns what it did in at most so many decisions.
func lines(t *testing.T, p *program.Program, seed uint64, most int) (out []string) {
	t.Helper()
	g, err := runtime.New(p, seed, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	for b := bot.Greedy(seed); g.Decision() != nil && len(out) < most; {
		n := g.Decisions()
		for g.Decisions() == n {
			if err := b.Decide(g); err != nil {
				t.Fatal(err)
			}
		}
		out = append(out, g.Line())
	}
	return out
}

const payments = `
action pay {
  text = "pay ${n}"
  param n {
    in = range(1, actor.owed)
  }
  do {
    set actor { owed = actor.owed - n }
  }
  appeal = -n
}
action burn {
  text = "burn"
  require owing {
    that    = actor.owed > 0
    message = "You owe nothing."
  }
  do {
    set actor { losses = actor.losses + 1 }
  }
  appeal = -1
}
action surrender {
  text = "surrender"
  do {
    set actor {
      owed   = 0
      losses = 100
    }
  }
  appeal = -100
}
`

// A bot that may not leave a menu looks for what lets it leave, and takes what harms least of that; then it leaves,
// and takes nothing that is not good. One time in sixteen it takes any line.
func TestGreedyPaysWhatItOwes(t *testing.T) {
	p := menu(t, "action.burn, action.surrender, action.pay", payments)
	paid := 0
	for seed := range uint64(160) {
		if slices.Equal(lines(t, p, seed, 20), []string{"pay 2", "done"}) {
			paid++
		}
	}
	if paid < 140 || paid == 160 {
		t.Errorf("in %d of 160 games the bot paid and left; about 150 were wanted", paid)
	}
}

// What several actions lead to, and none alone, is found, though another one that leads nowhere looks better.
func TestGreedyGetsOutInTheEnd(t *testing.T) {
	p := menu(t, "action.burn, action.pay", strings.Replace(payments, "range(1, actor.owed)",
		"range(1, min(1, actor.owed))", 1))
	for seed := range uint64(20) {
		out := lines(t, p, seed, 1000)
		if !slices.Contains(out, "pay 1") || len(out) == 1000 {
			t.Fatalf("seed %d: after %d decisions the bot has not left: %q", seed, len(out), out[:min(len(out), 20)])
		}
	}
}

// Where the rules give no appeal, the evaluation says what harms least.
func TestGreedyJudgesHarm(t *testing.T) {
	rules := strings.NewReplacer("  appeal = -n\n", "", "  appeal = -1\n", "", "  appeal = -100\n",
		"").Replace(payments) + `
evaluation position {
  score = -self.losses - 10 * self.owed
}
`
	// Paying is judged to be good, so nothing is wanted of harm; it is not when payments cost more than they free.
	for _, c := range []struct{ rules, want string }{
		{rules, "pay 2"},
		{strings.Replace(rules, "- 10 * self.owed", "+ 10 * self.owed", 1), "pay 2"},
		{strings.Replace(rules, "set actor { owed = actor.owed - n }",
			"set actor {\n owed = actor.owed - n\n losses = actor.losses + 200\n}", 1), "surrender"},
	} {
		p, got := menu(t, "action.burn, action.surrender, action.pay", c.rules), 0
		for seed := range uint64(64) {
			if lines(t, p, seed, 1)[0] == c.want {
				got++
			}
		}
		if got < 54 {
			t.Errorf("the bot answers %q in %d of 64 games; about 60 were wanted\n%s", c.want, got, c.rules)
		}
	}
}

// An action that is not good is left alone while the menu can be left.
func TestGreedyLeavesHarmAlone(t *testing.T) {
	p := menu(t, "action.burn, action.surrender", strings.Replace(payments, "appeal = -1\n", "appeal = 0\n", 1))
	g, err := runtime.New(p, 1, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Do("surrender"); err != nil {
		t.Fatal(err)
	}
	if err := bot.Greedy(1).Decide(g); err != nil || g.Line() != "done" {
		t.Errorf("the bot answers %q (%v), and should leave", g.Line(), err)
	}
}

// The lines of an action with an appeal that is always the same are looked at only if it is great enough, or if the
// menu cannot be left otherwise.
func TestGreedyPassesOverConstantAppeals(t *testing.T) {
	const roam = `
action roam {
  text = "roam ${n}"
  param n {
    in = [for a in range(1, 300) : a if sum([for b in range(1, 300) : b]) > 0]
  }
  do {
    set actor { owed = 0 }
  }
  appeal = APPEAL
}
`
	answer := func(appeal string, owed bool) (line string, steps int64) {
		p := menu(t, "action.surrender, action.roam", payments+strings.Replace(roam, "APPEAL", appeal, 1))
		g, err := runtime.New(p, 1, runtime.Options{Lines: true})
		if err != nil {
			t.Fatal(err)
		}
		if !owed {
			if err := g.Do("surrender"); err != nil {
				t.Fatal(err)
			}
		}
		before := g.AllSteps()
		if err := bot.Greedy(1).Decide(g); err != nil {
			t.Fatal(err)
		}
		return g.Line(), g.AllSteps() - before
	}
	for _, c := range []struct {
		appeal string
		owed   bool
		want   string
	}{
		{"0", false, "done"}, {"-7", false, "done"}, {"-5000000000", false, "done"}, {"actor.losses - 100", false, "done"},
		{"1", false, "roam"}, {"5000000000", false, "roam"}, {"actor.losses - 99", false, "roam"},
		{"0", true, "roam"}, {"-5000000000", true, "surrender"},
	} {
		if line, _ := answer(c.appeal, c.owed); !strings.HasPrefix(line, c.want) {
			t.Errorf("with the appeal %s, owing something: %v, the bot answers %q instead of %q", c.appeal, c.owed, line, c.want)
		}
	}
	_, looked := answer("actor.losses - 100", false)
	for _, appeal := range []string{"0", "-5000000000"} {
		if _, passed := answer(appeal, false); passed*10 > looked {
			t.Errorf("the constant appeal %s took %d steps, one that is not constant %d", appeal, passed, looked)
		}
	}
}

// A bot keeps nothing: a new one before each answer plays the same game.
func TestBotsKeepNothing(t *testing.T) {
	p := menu(t, "action.burn, action.surrender, action.pay", payments)
	for name, player := range map[string]func(uint64) bot.Player{"random": bot.Random, "greedy": bot.Greedy,
		"search": func(seed uint64) bot.Player { return bot.Search(seed, 100) }} {
		for seed := range uint64(20) {
			var hashes [2]uint64
			for i := range hashes {
				g, err := runtime.New(p, seed, runtime.Options{})
				if err != nil {
					t.Fatal(err)
				}
				b := player(seed)
				for n := 0; g.Decision() != nil && n < 50; n++ {
					if i == 1 {
						b = player(seed)
					}
					if err := b.Decide(g); err != nil {
						t.Fatal(err)
					}
				}
				hashes[i] = g.Hash()
			}
			if hashes[0] != hashes[1] {
				t.Errorf("%s, seed %d: a new bot plays another game", name, seed)
			}
		}
	}
}

// A random bot takes each legal option equally often.
func TestRandomIsFair(t *testing.T) {
	p := menu(t, "action.burn, action.surrender, action.pay", payments)
	count := map[string]int{}
	for seed := range uint64(3000) {
		g, err := runtime.New(p, 1, runtime.Options{Lines: true})
		if err != nil {
			t.Fatal(err)
		}
		b := bot.Random(seed)
		for n := g.Decisions(); g.Decisions() == n; {
			if err := b.Decide(g); err != nil {
				t.Fatal(err)
			}
		}
		count[g.Line()]++
	}
	for line, want := range map[string]int{"burn": 1000, "surrender": 1000, "pay 1": 500, "pay 2": 500} {
		if got := count[line]; got < want*85/100 || got > want*115/100 {
			t.Errorf("%q was taken %d times, about %d were wanted: %v", line, got, want, count)
		}
	}
}

// The terms of an evaluation add up to it, and a bot says what each of them makes of the lines it weighs.
func TestTermsExplainScores(t *testing.T) {
	const rules = `
action pay {
  text = "pay"
  do {
    set actor { owed = actor.owed - 1 }
  }
}
action burn {
  text = "burn"
  do {
    set actor { losses = actor.losses + 1 }
  }
}
evaluation position {
  score = 0
  term debt {
    title  = "what is owed"
    weight = -2
    is     = self.owed
  }
  term losses {
    lost = self.losses
    is   = -lost
  }
}
`
	p := menu(t, "action.burn, action.pay", rules)
	read, err := program.Decode(p.Encode())
	if err != nil {
		t.Fatal(err)
	}
	for name, p := range map[string]*program.Program{"compiled": p, "read": read} {
		g, err := runtime.New(p, 1, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		before := g.Hash()
		options, err := bot.Greedy(1).(bot.Explainer).Explain(g, 3)
		if err != nil || g.Hash() != before {
			t.Fatal(name, err, "explaining changed the game")
		}
		var got []string
		for _, o := range options {
			got = append(got, o.Word(func(text int32) string { return names.Text(p, 0, text) }))
		}
		if want := []string{"pay: +2 (what is owed +2)"}; !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
