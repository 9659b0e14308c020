package runtime_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// auctions are rules with a sealed offer: everybody bids for what there is too little of, and sends pieces about.
const auctions = `
scenario "auctions" {}
player red {}
player blue {}
player green {}
resource gold {
  start = 6
}
class game {
  state = { lots = { type = int, default = 3, min = 0 } }
}
class piece {
  state = { tired = bool }
}
space field {
  borders = [space.camp]
}
space camp {}
unit guard {}
action bid {
  text = "bid ${n}"
  param n {
    in      = range(1, actor.gold)
    message = "You have ${actor.gold} gold."
  }
  require lots {
    that    = game.lots > 0
    message = "Nothing is left."
  }
  do {
    pay actor { gold = n }
    set game { lots = game.lots - 1 }
    create {
      unit  = unit.guard
      owner = actor
      at    = space.field
    }
    say { text = "${actor} bids ${n}." }
  }
  ensure lots_left {
    that    = game.lots >= 0
    message = "There are no more lots."
  }
}
action send {
  text = "send ${what} to ${there}"
  param what {
    in      = [for p in every(piece) : p if p.owner == actor && !p.tired]
    message = "You have none that can go."
  }
  param there {
    in = [for s in every(space) : s if s != what.space]
  }
  do {
    move what { to = there }
    set what { tired = true }
    say {
      text = "${what} goes to ${there}."
      to   = actor
    }
  }
  appeal = 3
}
phase bidding {
  set game { lots = 3 }
  for p {
    in = every(piece)
    set p { tired = false }
  }
  offer {
    to      = every(player)
    actions = [action.bid, action.send]
    prompt  = "Bid for ${game.lots} lots?"
    done    = "stop"
    sealed  = true
    require poor {
      that    = actor.gold < 99
      message = "You are too rich."
    }
  }
}
sequence main {
  repeat {
    times = 4
    set game { round = game.round + 1 }
    call bidding {}
    for p {
      in = every(player)
      gain p { gold = 3 }
    }
  }
  end_game {}
}
setup {
  for p {
    in = every(player)
    create {
      unit  = unit.guard
      owner = p
      at    = space.camp
    }
  }
}
`

func lines(t *testing.T, x table, answers ...string) {
	t.Helper()
	for _, l := range answers {
		if err := x.g.Do(l); err != nil {
			t.Fatalf("%q: %v", l, err)
		}
	}
}

// A player sees his own answers in what he may answer next, and nobody else sees them. They are carried out when all
// have finished, and one that is not legal by then is left out.
func TestSealedOffer(t *testing.T) {
	x := newTable(t, compiletest.Program(t, auctions), 1)
	referee := views(t, x.g, runtime.Referee)
	refused := func(line, because string) {
		t.Helper()
		var no *runtime.Refusal
		if err := x.g.Do(line); !errors.As(err, &no) || !strings.Contains(no.Reason, because) {
			t.Errorf("%q: %v, want %q", line, err, because)
		}
	}
	lines(t, x, "bid 4")
	refused("bid 3", "You have 2 gold.")
	lines(t, x, "send guard to field")
	refused("send guard to field", "not possible") // the bid brings one, and it is there already
	if q := x.g.Decision().Prompt(); q != "Bid for 2 lots?" || x.g.Decision().PromptFor(1) != "Bid for 3 lots?" {
		t.Errorf("red reads %q, and blue %q", q, x.g.Decision().PromptFor(1))
	}
	if x.g.Sealed() != true || x.g.LineFor(1) != "" || x.g.LineFor(0) != "send guard to field" {
		t.Errorf("lines are %q and %q", x.g.LineFor(0), x.g.LineFor(1))
	}
	lines(t, x, "stop")
	if d := x.g.Decision(); d.Player != 1 || x.g.LineFor(1) != "" || !x.g.Sealed() {
		t.Errorf("player %d is asked", d.Player)
	}
	lines(t, x, "bid 1", "bid 1")
	if got := views(t, x.g, runtime.Referee); got != referee || len(*x.log) != 0 {
		t.Errorf("something shows already: %s\n%v", difference(referee, got), *x.log)
	}
	lines(t, x, "bid 1", "stop", "bid 2", "stop")
	var said []string
	for _, l := range *x.log {
		said = append(said, fmt.Sprint(l.To, " ", l.Text))
	}
	want := []string{"-1 red bids 4.", "0 guard goes to field.", "-1 blue bids 1.", "-1 blue bids 1.",
		"1 bid 1: Nothing is left.", "2 bid 2: Nothing is left.",
		"-1 blue gets 1 gold", "-1 green gets 3 gold"}
	if !slices.Equal(said, want) {
		t.Errorf("said %q\nwant %q", said, want)
	}
	if v, err := x.g.View(runtime.Referee); err != nil || v.Classes[0].Things == nil || x.g.Round() != 2 {
		t.Errorf("round %d, %v", x.g.Round(), err)
	}
}

// Copies, saves and replays in the middle of a sealed offer go on as the game does.
func TestSealedOfferIsSaved(t *testing.T) {
	p := compiletest.Program(t, auctions)
	answers := []string{"bid 4", "send guard to field", "stop", "bid 1", "bid 1", "bid 1", "stop", "send guard to field",
		"bid 2", "stop"}
	whole := newTable(t, p, 1)
	lines(t, whole, answers...)
	for n := range len(answers) {
		x := newTable(t, p, 1)
		lines(t, x, answers[:n]...)
		saved, err := runtime.Unmarshal(p, x.g.Marshal())
		if err != nil {
			t.Fatal(err)
		}
		clone, back := x.g.Clone(), x.g.Position(nil)
		if saved.Hash() != x.g.Hash() {
			t.Fatalf("after %d answers the save is another game", n)
		}
		lines(t, x, answers[n:]...)
		for _, g := range []*runtime.Game{saved, clone} {
			lines(t, table{g: g}, answers[n:]...)
			if g.Hash() != whole.g.Hash() {
				t.Errorf("after %d answers a copy goes on differently", n)
			}
		}
		x.g.ReturnTo(back)
		lines(t, x, answers[n:]...)
		if x.g.Hash() != whole.g.Hash() {
			t.Errorf("after %d answers the position goes on differently", n)
		}
	}
}

// A saved game whose sealed answers are damaged is refused.
func TestDamagedSealedOffer(t *testing.T) {
	p := compiletest.Program(t, auctions)
	x := newTable(t, p, 1)
	lines(t, x, "bid 4", "send guard to field", "stop", "bid 1")
	b := x.g.Marshal()
	for at := range len(b) {
		damaged := slices.Clone(b)
		damaged[at] ^= 0x15
		g, err := runtime.Unmarshal(p, damaged)
		if err != nil {
			continue
		}
		for range 20 { // What is accepted must not panic.
			d := g.Decision()
			if d == nil || d.Len() == 0 || g.Choose(d.Len()-1) != nil {
				break
			}
		}
	}
}

// What a seat is shown while a sealed offer is open does not depend on what the others have answered, nor on how
// often: the same window is played with other answers of theirs, and view, question, options, texts, refusals,
// default and the bots' answers are the same, byte for byte.
func TestSealedStaysHidden(t *testing.T) {
	hiding := auctions + "\nhide tired {\n  of      = piece\n  members = [tired]\n  when    = self.owner != viewer\n}\n"
	for name, rules := range map[string]string{"open": auctions, "hiding": hiding} {
		t.Run(name, func(t *testing.T) {
			p := compiletest.Program(t, rules)
			compared, others := 0, 0
			for seed := range uint64(6) {
				x := newTable(t, p, seed)
				for x.g.Decision() != nil {
					first := x.g.Clone() // Nobody has answered yet.
					said := len(*x.log)
					var own [3][]string
					for round := x.g.Round(); x.g.Decision() != nil && x.g.Round() == round; {
						viewer := x.g.Decision().Player
						for alternative := range uint64(3) {
							if x.g.Decision().Kind == runtime.Param {
								break // He has begun an answer, which a replay would have to begin, too.
							}
							o := first.Clone()
							if !replay(t, o, viewer, own, seed*17+alternative) {
								continue
							}
							a, b := sight(t, x.g, viewer, seed), sight(t, o, viewer, seed)
							if a != b {
								t.Fatalf("seed %d: player %d is shown what others have answered:\n%s", seed, viewer, difference(a, b))
							}
							compared++
							if o.Hash() != x.g.Hash() {
								others++
							}
						}
						for watcher := range 3 { // Those who are not asked see the game as it was, and the same question.
							if watcher == viewer {
								continue
							}
							if a, b := views(t, x.g, watcher), views(t, first, watcher); a != b {
								t.Fatalf("seed %d: player %d sees an answer of player %d: %s", seed, watcher, viewer, difference(a, b))
							}
							if q := x.g.Decision().PromptFor(watcher); q != first.Decision().PromptFor(watcher) {
								t.Fatalf("seed %d: player %d reads %q", seed, watcher, q)
							}
						}
						*x.log = (*x.log)[:said] // A copy takes the log along: what it says goes to the table's.
						b := []bot.Player{bot.Random(seed + uint64(viewer)), bot.Greedy(seed)}[(seed+uint64(viewer))%2]
						count := x.g.Decisions()
						if err := b.Decide(x.g); err != nil {
							t.Fatal(err)
						}
						if x.g.Decisions() == count {
							continue
						}
						if len(*x.log) != said && x.g.Round() == round && x.g.Decision() != nil {
							t.Fatalf("seed %d: %v is said before the window closes", seed, (*x.log)[said:])
						}
						own[viewer] = append(own[viewer], x.g.Line())
						if x.g.LineFor((viewer+1)%3) != "" {
							t.Fatalf("player %d reads %q", (viewer+1)%3, x.g.LineFor((viewer+1)%3))
						}
					}
				}
			}
			if compared < 100 || others < 50 {
				t.Errorf("%d positions were compared, and the others had answered differently in %d: this proves too little",
					compared, others)
			}
		})
	}
}

// replay answers a sealed offer again up to a player: the players before that one at random, and the player as in
// own. It reports false if the player is not asked then.
func replay(t *testing.T, g *runtime.Game, viewer int, own [3][]string, seed uint64) bool {
	t.Helper()
	b := bot.Random(seed)
	for n := uint64(0); g.Decision() != nil && g.Decision().Player != viewer; n++ {
		if (seed+n)%5 == 0 && g.Do("stop") == nil {
			continue
		}
		if err := b.Decide(g); err != nil {
			t.Fatal(err)
		}
	}
	for _, l := range own[viewer] {
		if err := g.Do(l); err != nil {
			t.Fatalf("player %d may not answer %q after other answers of the others: %v", viewer, l, err)
		}
	}
	return g.Decision() != nil && g.Decision().Player == viewer
}

// A bot that plays on from its guess does not find the answers of others in it.
func TestGuessLeavesSealedAnswersOut(t *testing.T) {
	p := compiletest.Program(t, auctions)
	var seen [2]string
	for i, answers := range [][]string{{"bid 4", "send guard to field", "stop"}, {"stop"}} {
		x := newTable(t, p, 1)
		lines(t, x, answers...)
		lines(t, x, "bid 2")
		g := x.g.Clone()
		if err := g.Guess(x.g, 1, 7); err != nil {
			t.Fatal(err)
		}
		lines(t, table{g: g}, "stop", "stop")
		seen[i] = views(t, g, runtime.Referee)
	}
	if seen[0] != seen[1] {
		t.Errorf("a guess knows what others have answered: %s", difference(seen[0], seen[1]))
	}
}
