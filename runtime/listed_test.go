package runtime_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// harbour has an action whose first parameter is a list: pieces, of which the enemy does not see the kind.
const harbour = `
scenario "harbour" {}
space quay {
  borders = [space.lagoon]
}
space lagoon {}
player north {}
player south {}
unit infantry {}
unit armour {}
unit fighter {}
class piece {
  state = { mark = { type = int, default = 0 } }
}
hide marks {
  of      = piece
  members = [mark, unit]
  when    = viewer != self.owner
}
action load {
  text = "load ${what} into ${where} by ${n}"
  param what {
    in       = [for p in pieces(space.quay) : p if p.owner == actor]
    count    = 3
    at_least = 1
    that     = count([for p in what : p if p.unit == unit.fighter]) < 2
    message  = "Not both fighters: ${what}."
  }
  param where {
    in = unique([for p in what : space.lagoon])
  }
  param n {
    in = range(count(what), 4)
  }
  require heavy {
    that    = n != 4
    message = "Four is too many for ${what}."
  }
  do {
    move what { to = where }
    say { text = "${actor} loads ${what}." }
  }
  ensure room {
    that    = count(pieces(space.lagoon)) <= 8 && count(what) < 4
    message = "The lagoon is full."
  }
}
action paint {
  text = "paint ${marks} on ${u}"
  param marks {
    in       = [3, 1, 3, 2]
    count    = count(pieces(space.quay))
    at_least = 0
  }
  param u {
    in    = every(unit)
    count = 2
  }
  do {
    all = pieces(space.quay)
    one = all[0]
    set one { mark = sum(marks) + count(u) }
  }
}
phase loading {
  offer {
    to      = every(player)
    actions = [action.load, action.paint]
    done    = "stop"
    once    = true
  }
}
sequence main {
  repeat {
    times = 3
    call loading {}
  }
  end_game {}
}
setup {
  place quay {
    north = { infantry = 3, armour = 1, fighter = 2 }
    south = { infantry = 2, fighter = 1 }
  }
}
`

// The line of a list may name things in any order; the game has them in the order of `in`, and reads its own lines.
func TestListInALine(t *testing.T) {
	p := compiletest.Program(t, harbour)
	for typed, line := range map[string]string{
		"load 1 armour, 2 infantry into lagoon by 3":  "load 2 infantry, 1 armour into lagoon by 3",
		"load infantry, ARMOUR into lagoon by 2":      "load 1 infantry, 1 armour into lagoon by 2",
		"load infantry,infantry into lagoon by 3":     "load 2 infantry into lagoon by 3",
		"paint 2, 2 3 on fighter, infantry":           "paint 2 3, 2 on infantry, fighter",
		"paint nothing on armour, infantry":           "paint nothing on infantry, armour",
		"load 1 fighter, 2 infantry into lagoon by 3": "load 2 infantry, 1 fighter into lagoon by 3",
	} {
		x := newTable(t, p, 1)
		lines(t, x, typed)
		if got := x.g.LineFor(0); got != line {
			t.Errorf("%q is written %q, want %q", typed, got, line)
		}
		again := newTable(t, p, 1)
		lines(t, again, line)
		if again.g.Hash() != x.g.Hash() {
			t.Errorf("%q leads elsewhere than %q", line, typed)
		}
	}
}

func TestListsAreRefused(t *testing.T) {
	x := newTable(t, compiletest.Program(t, harbour), 1)
	for line, because := range map[string]string{
		"load 2 fighter into lagoon by 3":          "Not both fighters: 2 fighters.",
		"load 4 infantry into lagoon by 3":         "That is too many: answer 1 to 3.",
		"load 2 armour into lagoon by 3":           "There are not so many: 1 more armour.",
		"load nothing into lagoon by 3":            "That is not enough: answer 1 to 3.",
		"load 1 horse into lagoon by 3":            "\"horse\" is not possible here.",
		"load 1 armour into lagoon by 4":           "Four is too many for 1 armour.",
		"load 2 infantry, 1 armour to lagoon by 3": "Write: load <what> into <where> by <n>",
		"paint 3, 3, 3 on infantry, armour":        "There are not so many: 1 more 3.",
		"paint 3 on infantry":                      "That is not enough: answer 2.",
		"paint 3 on infantry, infantry":            "There are not so many: 1 more infantry.",
	} {
		before := x.g.Hash()
		var no *runtime.Refusal
		if err := x.g.Do(line); !errors.As(err, &no) || !strings.Contains(no.Reason, because) || x.g.Hash() != before {
			t.Errorf("%q: %v, want %q", line, err, because)
		}
	}
}

// One by one, answers come in the order of `in`, so that each combination is one line; what cannot be completed is
// not offered.
func TestListOneByOne(t *testing.T) {
	p := compiletest.Program(t, harbour)
	x := newTable(t, p, 1)
	options := func() string {
		var texts []string
		for _, o := range x.g.Decision().Options(nil) {
			texts = append(texts, o.Text)
		}
		return strings.Join(texts, ", ")
	}
	for _, step := range []struct{ answer, then string }{
		{"load", "infantry, armour, fighter"},
		{"fighter", "done"}, // not the other fighter
		{"", "infantry, armour, fighter"},
		{"armour", "fighter, done"},
		{"", "infantry, armour, fighter"},
		{"infantry", "infantry, armour, fighter, done"},
		{"armour", "fighter, done"},
		{"fighter", "3"},
	} {
		var err error
		if step.answer == "" {
			err = x.g.TakeBack()
		} else {
			err = x.g.Do(step.answer)
		}
		if got := options(); err != nil || got != step.then {
			t.Fatalf("after %q: %q, %v; want %q", step.answer, got, err, step.then)
		}
	}
	saved, err := runtime.Unmarshal(p, x.g.Marshal())
	if err != nil {
		t.Fatal(err)
	}
	lines(t, x, "3")
	if err := saved.Do("3"); err != nil || saved.Hash() != x.g.Hash() ||
		x.g.LineFor(0) != "load 1 infantry, 1 armour, 1 fighter into lagoon by 3" {
		t.Errorf("%v, %q", err, x.g.LineFor(0))
	}
	lines(t, x, "load", "2 infantry")
	if x.g.Decision().Kind != runtime.Param || options() != "2, 3" {
		t.Errorf("a whole list leads to %q", options())
	}
}

// A combination is one line, however many orders it has, and every line that is found can be played.
func TestEachCombinationOnce(t *testing.T) {
	x := newTable(t, compiletest.Program(t, harbour), 1)
	seen := map[string]bool{}
	n := 0
	err := x.g.Actions(func(action int, params []int64) bool {
		c := x.g.Clone()
		if err := c.Play(action, append([]int64{}, params...)); err != nil {
			t.Errorf("%v: %v", params, err)
		}
		seen[c.LineFor(0)] = true
		n++
		return true
	})
	// load: of 3 infantry, 1 armour and at most 1 fighter, 1 to 3 pieces, each with n from their number to 3.
	// paint: subsets of [3, 1, 3, 2] as a multiset, with two of three units.
	loads := 0
	for i := range 4 {
		for a := range 2 {
			for f := range 2 {
				if k := i + a + f; k >= 1 && k <= 3 {
					loads += 4 - k
				}
			}
		}
	}
	if want := loads + 3*2*2*3; err != nil || n != want || len(seen) != n {
		t.Errorf("%d lines, %d different, %v; want %d", n, len(seen), err, want)
	}
}

// Bots play lists, what they play is read again, and nothing hidden shows.
func TestBotsAnswerLists(t *testing.T) {
	p := compiletest.Program(t, harbour)
	for seed := range uint64(10) {
		for _, player := range []bot.Player{bot.Random(seed), bot.Greedy(seed)} {
			x, again := newTable(t, p, seed), newTable(t, p, seed)
			for x.g.Decision() != nil {
				n := x.g.Decision().Player
				if err := player.Decide(x.g); err != nil {
					t.Fatal(err)
				}
				if d := x.g.Decision(); d == nil || d.Kind == runtime.Menu {
					if err := again.g.Do(x.g.LineFor(n)); err != nil || again.g.Hash() != x.g.Hash() {
						t.Fatalf("%q: %v", x.g.LineFor(n), err)
					}
				}
			}
		}
		hiddenGame(t, p, seed)
	}
}
