package runtime_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
)

// hunt is a game of a fugitive, whose counters are hidden, and a hunter, whose counters are not. The action of a case
// and the line that is played replace the words in capitals.
const hunt = `scenario "hunt" {
  title = "Hunt"
SECRET
}

class player {
  state = {
    plan = { type = int, default = 0, min = 0, max = 9 }
    seen = { type = int, default = 0 }
  }
}

class piece {
  state = {
    role  = { type = int, default = 0, min = 0, max = 9 }
    tired = bool
  }
}

player fox {}
player hound {}

unit counter {}

space wood { borders = [space.field] }
space field {}
space den { borders = [space.wood] }

movement walk {
  params = { mover = piece }
}

movement safely {
  params = { mover = piece }
  pass   = empty([for c in pieces(to) : c if c.owner == player.fox])
}

HIDE

function mine {
  params = { p = player }
  is     = [for c in every(piece) : c if c.owner == p]
}

function spies {
  params = { s = space }
  is     = count([for c in pieces(s) : c if c.role > 0])
}

ACTION

phase day {
  offer {
    to      = player.WHO
    actions = [action.act]
    done    = "rest"
    once    = true
  }
}

setup {
  place wood { hound = { counter = 2 } }
  place den { fox = { counter = 2 } }
}

sequence main {
  call day {}
  end_game {}
}
`

// covert hides all that is the fox's, and dark what lies in the den or the wood.
const (
	covert = "hide covert {\n of = piece\n when = self.owner == player.fox && viewer != player.fox\n}"
	dark   = "hide dark {\n of = piece\n when = self.space == space.den && self.owner != viewer\n}"
	roles  = "hide roles {\n of = piece\n members = [role]\n when = self.owner != viewer\n}"
	plans  = "hide plans {\n of = player\n members = [plan]\n when = self != viewer\n}"
)

// TestLinesTellWhatIsNotHidden plays an action, and looks whether the other player reads its line. Each case that hides
// it is a way in which something hidden could be read off the line.
func TestLinesTellWhatIsNotHidden(t *testing.T) {
	march := func(from string) string {
		return `action act {
  text = "move ${n} from ${here} to ${there}"
  param here { in = ` + from + ` }
  param there { in = reach(movement.walk, first(pieces(here)), here, 1) }
  movers = [for c in pieces(here) : c if c.owner == actor && !c.tired]
  param n { in = range(1, count(movers)) }
  do {
    going = take(movers, n)
    set going { tired = true }
    move going { to = there }
  }
}`
	}
	where := "unique([for c in every(piece) : c.space if c.owner == actor && !c.tired])"
	for _, c := range []struct {
		name, who, hide, action, line string
		secret                        string
		shown                         bool
	}{
		{name: "nothing is hidden", who: "fox", action: march(where), line: "move 1 from den to wood", shown: true},
		{name: "what is seen moves, though other things are hidden", who: "hound", hide: covert, action: march(where),
			line: "move 1 from wood to field", shown: true},
		{name: "what is seen moves, out of a list that is filtered", who: "hound", hide: covert,
			action: march("[for s in every(space) : s if !empty([for c in pieces(s) : c if c.owner == actor])]"),
			line:   "move 2 from wood to field", shown: true},
		{name: "a line that has to do with nothing hidden", who: "hound", hide: covert,
			action: "action act {\n text = \"think of ${n}\"\n param n { in = range(1, 3) }\n do {\n" +
				"  set actor { seen = n }\n }\n}", line: "think of 2", shown: true},
		{name: "the number of what is hidden", who: "fox", hide: covert,
			action: "action act {\n text = \"count ${n}\"\n param n { in = range(1, count(mine(actor))) }\n do {}\n}",
			line:   "count 2"},
		{name: "the space of what is hidden", who: "fox", hide: covert, action: march(where),
			line: "move 1 from den to wood"},
		{name: "the space that something hidden comes to", who: "hound", hide: covert + "\n" +
			strings.ReplaceAll(strings.ReplaceAll(dark, "dark", "wild"), "!= viewer", "== player.hound && viewer == player.fox"),
			action: march(where), line: "move 1 from wood to den"},
		{name: "the name of what is hidden", who: "fox", hide: covert,
			action: "action act {\n text = \"show ${c}\"\n param c { in = mine(actor) }\n do {}\n}", line: "show counter"},
		{name: "that the line is there", who: "fox", hide: covert,
			action: "action act {\n text = \"call\"\n require friends {\n  that    = count(mine(actor)) > 1\n" +
				"  message = \"no\"\n }\n do {}\n}", line: "call"},
		{name: "that the line is there, by a hidden field", who: "fox", hide: roles,
			action: "action act {\n text = \"wait\"\n require no_spies {\n  that    = spies(space.den) == 0\n" +
				"  message = \"no\"\n }\n do {}\n}", line: "wait"},
		{name: "that the way is clear of what is hidden", who: "fox", hide: covert,
			action: "action act {\n text = \"dogs come to ${there}\"\n" +
				" param there { in = empty(pieces(space.wood)) " +
				"? [] : reach(movement.safely, first(pieces(space.wood)), space.wood, 2) }\n do {}\n}", line: "dogs come to field"},
		{name: "that the result is allowed", who: "fox", hide: covert,
			action: "action act {\n text = \"call\"\n do {\n  set actor { seen = 1 }\n }\n ensure alone {\n" +
				"  that    = count(mine(player.fox)) == 2\n  message = \"no\"\n }\n}", line: "call"},
		{name: "what becomes of something hidden", who: "fox", hide: plans,
			action: "action act {\n text = \"plan ${n}\"\n param n { in = range(1, 3) }\n do {\n  set actor { plan = n }\n }\n}",
			line:   "plan 2"},
		{name: "what becomes of something hidden, by a procedure", who: "fox", hide: plans,
			action: "procedure decide {\n params = { p = player, n = int }\n set p { plan = n }\n}\naction act {\n" +
				" text = \"plan ${n}\"\n param n { in = range(1, 3) }\n do {\n  call decide {\n   p = actor\n   n = n\n  }\n }\n}",
			line: "plan 2"},
		{name: "what is made and hidden", who: "fox", hide: covert,
			action: "action act {\n text = \"raise one\"\n do {\n  create {\n   unit  = unit.counter\n   owner = actor\n" +
				"   at    = space.den\n  }\n }\n}", line: "raise one"},
		{name: "the scenario says that lines are told", who: "fox", hide: covert, action: march(where),
			line: "move 1 from den to wood", secret: "secret = false", shown: true},
		{name: "the scenario says that lines are secret", who: "fox", action: march(where), line: "move 1 from den to wood",
			secret: "secret = true"},
		{name: "the action says more than the scenario", who: "fox", secret: "secret = true",
			action: "action act {\n text = \"call\"\n secret = false\n do {}\n}", line: "call", shown: true},
		// Choices.
		{name: "a choice between what is seen", who: "hound", hide: covert, action: choice("from = mine(player.hound)"),
			line: "act, counter", shown: true},
		{name: "a choice between what is hidden", who: "fox", hide: covert, action: choice("from = mine(player.fox)"),
			line: "act, counter"},
		{name: "a choice of a number that was counted", who: "fox", hide: covert, action: choice("from = range(0, total)"),
			line: "act, 1"},
		{name: "a choice that becomes something hidden", who: "fox", hide: plans, action: choice("from = range(0, 3)"),
			line: "act, 1"},
		{name: "a choice with a condition on what is hidden", who: "hound", hide: roles,
			action: choice("from = [for s in every(space) : s if spies(s) == 0]"), line: "act, wood"},
		{name: "a combination with a condition on what is hidden", who: "hound", hide: roles,
			action: choice("from = every(space)\n   count = 1\n   that = count(chosen, spies(space) == 0) == 1"),
			line:   "act, wood"},
		{name: "a combination with a condition on what is seen", who: "hound", hide: roles,
			action: choice("from = every(space)\n   count = 1\n   that = count(chosen) == 1"), line: "act, wood", shown: true},
		{name: "a choice between spaces", who: "hound", hide: covert + "\n" + roles, action: choice("from = every(space)"),
			line: "act, wood", shown: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := strings.NewReplacer("SECRET", c.secret, "HIDE", c.hide, "ACTION", c.action, "WHO", c.who).Replace(hunt)
			g, err := runtime.New(compiletest.Program(t, src), 1, runtime.Options{Lines: true})
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range strings.Split(c.line, ", ") {
				if err := g.Do(line); err != nil {
					t.Fatal(err)
				}
			}
			other := 1
			if c.who == "hound" {
				other = 0
			}
			if got := g.LineFor(other); (got != "") != c.shown {
				t.Errorf("the other player reads %q", got)
			}
			if g.LineFor(1-other) == "" {
				t.Error("the player does not read the line")
			}
		})
	}
}

// choice is an action whose effects ask its player to choose, and keep the answer where it is a number.
func choice(from string) string {
	keep := ""
	if strings.Contains(from, "range(0, 3)") {
		keep = "  kept = chosen + 1\n  set actor { plan = kept }\n"
	}
	return "action act {\n text = \"act\"\n do {\n  total = count(mine(player.fox))\n  set actor { seen = total }\n" +
		"  choose chosen {\n   by     = actor\n   prompt = \"Which?\"\n   ask = true\n   " +
		from + "\n  }\n" + keep + " }\n}"
}
