package trial_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// spies are rules that hide kinds of pieces, a field of players and a space.
const spies = `scenario "spies" {
  title = "Spies"
}
alliance reds {}
player red {
  alliance = alliance.reds
}
player blue {}
space field {}
space camp {
  borders = [space.field]
}
space chest {
  off_map = true
}
class unit {
  attributes = { worth = { type = int, default = 1 } }
}
class piece {
  state = {
    seen_by = set(player)
    mark    = { type = int, default = 0 }
  }
}
class player {
  state = { plan = { type = int, default = 0, min = 0, max = 9 } }
}
unit spy {
  title = "Spy"
}
unit guard {
  title = "Guard"
}
hide faces {
  of      = piece
  members = [unit]
  text    = "a counter"
  when    = self.owner != viewer && !contains(self.seen_by, viewer)
}
hide plans {
  of      = player
  members = [plan]
  when    = self != viewer
}
hide chests {
  of   = space
  when = self == space.chest && viewer != player.red
}
function spies {
  params = { s = space }
  is     = count([for p in pieces(s) : p if p.unit == unit.spy])
}
value might {
  of = piece
  is = 1
}
modifier bold {
  to    = value.might
  units = [unit.spy]
  when  = self.owner != none && self.owner.plan > 2
  add   = 1
}
modifier lucky {
  to   = value.might
  when = self.space == space.camp && self.owner != none && self.owner.plan > 5
  add  = 1
}
function plan_of {
  params = { p = player }
  is     = p.plan
}
action move {
  text = "move ${what} to ${there}"
  param what {
    in = [for p in every(piece) : p if p.owner == actor]
  }
  param there {
    in = every(space)
  }
  do {
    move what { to = there }
    say { text = "${actor} moves ${what} to ${there}." }
    say {
      text = "Your plan is ${actor.plan}."
      to   = actor
    }
  }
}
procedure moving {
  params = { p = player }
  offer {
    to      = p
    actions = [action.move]
    prompt  = "Move?"
    done    = "stay"
    once    = true
  }
}
procedure counters {
  create {
    unit  = unit.spy
    owner = player.red
    at    = space.field
  }
  create {
    unit  = unit.guard
    owner = player.blue
    at    = space.field
  }
}
sequence main {
  call moving { p = player.red }
  check_victory {}
}
victory all {
  when = !empty(pieces(space.camp))
  draw = every(player)
}
setup {
  call counters {}
}
`

// Expectations see what a player sees. A message that is wanted makes the test fail with it.
func TestViews(t *testing.T) {
	const position = "  given counters {}\n"
	const asked = position + "  run moving { p = player.red }\n"
	const moved = asked + "  play { lines = [\"move spy to camp\"] }\n"
	const spy = "    m = first(pieces(space.field))\n"
	for _, c := range []struct{ name, body, message string }{
		{"the owner reads", position + expect(spy+"as = player.red\ntext = \"${m}\"\nreads = \"Spy\""), ""},
		{"the other reads", position + expect(spy+"as = player.blue\ntext = \"${m}\"\nreads = \"a counter\""), ""},
		{"the referee reads", position + expect(spy+"text = \"${m.unit}\"\nreads = \"Spy\""), ""},
		{"a binding is read", position + expect(spy+"u = m.unit\nas = player.blue\ntext = \"${u}\"\nreads = \"hidden\""), ""},
		{"other words", position + expect(spy+"as = player.blue\ntext = \"${m}\"\nreads = \"Spy\""),
			"blue reads \"a counter\"\nexpected: \"Spy\""},
		{"what one sees",
			position + expect(spy+"that = sees(player.red, m.unit) && !sees(player.blue, m.unit) && sees(player.blue, m)"), ""},
		{"which things one sees", position + expect("that = sees(player.red, space.chest) && !sees(player.blue, "+
			"space.chest) && sees(player.blue, pieces(space.field))"), ""},
		{"one's own, though a modifier reads what is hidden of its owner",
			position + expect(spy+"that = sees(player.red, m.might) && !sees(player.blue, m.might)"), ""},
		{"where no modifier applies that reads what is hidden",
			position + expect("g = last(pieces(space.field))\nthat = g.owner == player.blue && sees(player.blue, g.might)"), ""},
		{"whether a modifier is for a unit that is hidden",
			position + expect("g = last(pieces(space.field))\nthat = sees(player.red, g.might)"), "this does not hold"},
		{"of all in a list", position + expect("that = !sees(player.blue, sum([for p in pieces(space.field) : p.might])) "+
			"&& !sees(player.red, sum([for p in pieces(space.field) : p.might]))"), ""},
		{"of those for which a condition holds", position + expect("that = sees(player.red, [for p in pieces(space.field) "+
			": p.unit if p.owner == player.red]) && !sees(player.red, [for p in pieces(space.field) : p.unit if p.owner == "+
			"player.blue])"), ""},
		{"of one's own in a list",
			position + expect("that = sees(player.red, sum([for p in pieces(space.field) : p.might if p.owner == player.red]))"),
			""},
		{"whose it is", position + expect(spy+"as = player.blue\nthat = m.might == 1"), "player.plan of m.owner"},
		{"of each of a list",
			position + expect("that = count([for m in pieces(space.field) : m if sees(player.blue, m.unit)]) == 1"), ""},
		{"in a condition",
			position + expect("that = !sees(player.blue, count([for m in pieces(space.field) : m if m.unit == unit.spy]))"), ""},
		{"through a function",
			position + expect("that = sees(player.red, plan_of(player.red)) && !sees(player.red, plan_of(player.blue))"), ""},
		{"what one may ask", position + expect(spy+"as = player.red\nthat = m.unit == unit.spy && player.red.plan == 0"), ""},
		{"what one may not ask", position + expect("as = player.blue\nthat = spies(space.field) == 1"),
			"blue does not see everything that this depends on: piece.unit of pieces(…); sees(player.blue, …)"},
		{"which things there are",
			position + "  run {\n    for p {\n      in = pieces(space.field)\n      move p { to = space.chest }\n    }\n  }\n" +
				expect("as = player.blue\nthat = count(every(piece)) == 2"),
			"blue does not see everything that this depends on: which pieces there are"},
		{"offered", asked + expect("as = player.red\noffered = [\"move\", \"stay\", \"move spy to camp\"]"), ""},
		{"not offered", asked + expect("offered = \"move guard to camp\""),
			"\"move guard to camp\" is not offered\nred is asked: Move?"},
		{"asked another", asked + expect("as = player.blue\noffered = \"stay\""), "red is asked, not blue"},
		{"nobody asked", position + expect("offered = \"stay\""), "nobody is asked anything"},
		{"trying changes nothing", asked + expect("offered = \"move spy to camp\"\nunsaid = \"moves\"") +
			expect("that = count(pieces(space.field)) == 2"), ""},
		{"said",
			moved + expect("said = [\"red moves Spy to camp\", \"Your plan is 0.\"]\nunsaid = \"stays\"\nshown = \"move spy\""),
			""},
		{"said to another",
			moved + expect("as = player.blue\nsaid = \"red moves a counter\"\nunsaid = [\"Spy\", \"plan\"]\nunshown = \"spy\""),
			""},
		{"said to one", moved + expect("as = player.red\nsaid = \"Your plan\"\nshown = \"move spy to camp\""), ""},
		{"not said", moved + expect("as = player.blue\nsaid = \"Spy\"\nmessage = \"Blue knows.\""),
			"Blue knows.\n\"Spy\" is in no message that blue reads\nthe messages since the run or play before:\n" +
				"  red moves a counter to camp."},
		{"said after all", moved + expect("unsaid = \"Your plan\""), "\"Your plan\" is in a message that the referee reads"},
		{"not shown", moved + expect("as = player.blue\nshown = \"spy\""), "\"spy\" is in no line " +
			"of a decision that blue reads\nthe lines of the decisions since the play before:\n  move a counter to camp"},
		{"shown after all", moved + expect("as = player.red\nunshown = \"spy\""),
			"\"spy\" is in the line of a decision that red reads"},
		{"said before", moved + "  run {}\n" + expect("unsaid = \"moves\""), ""},
		{"a shared victory", "  run {\n    end_game { winner = every(player) }\n  }\n" +
			expect("that = game.over && game.winners == [player.red, player.blue] && empty(game.drawn)"), ""},
		{"an alliance", "  run {\n    end_game { winner = alliance.reds }\n  }\n" +
			expect("that = game.winners == [player.red]"), ""},
		{"nobody wins", "  run {\n    end_game {}\n  }\n" +
			expect("that = game.over && empty(game.winners) && empty(game.drawn)"), ""},
		{"a draw", "  run {\n    end_game { draw = [player.blue] }\n  }\n" +
			expect("that = game.over && empty(game.winners) && game.drawn == [player.blue]"), ""},
		{"a draw by victory", position + "  run {\n    m = first(pieces(space.field))\n    move m { to = space.camp }\n" +
			"    check_victory {}\n  }\n" +
			expect("that = game.drawn == [player.red, player.blue]"), ""},
		{"a draw is told", "  run {\n    end_game { draw = every(player) }\n  }\n" +
			expect("that = count(game.winners) == 2"), "the game is over: it is a draw among red, blue"},
		{"not over", position + expect("that = !game.over && empty(game.winners)"), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			built := compiler.Compile(fstest.MapFS{"g/rules.hcl": {Data: []byte(spies)},
				"g/tests.hcl": {Data: []byte("test \"x\" {\n" + c.body + "}\n")}}, "g", compiler.Options{})
			if built.Program == nil {
				t.Fatal(built.Diags)
			}
			r := trial.Run(built.Program, trial.Options{}).Results[0]
			if passed := r.Status == trial.Passed; passed != (c.message == "") || !strings.Contains(r.Message, c.message) {
				t.Errorf("%s %q, want %q", r.Status, r.Message, c.message)
			}
		})
	}
}

func expect(body string) string { return "  expect {\n" + body + "\n  }\n" }

// A case may give objects and lists of different things, whose members are read by name and by place.
func TestCasesGiveObjects(t *testing.T) {
	r := trial.Run(compile(t, `test "x" {
  cases = {
    "a" = { army = { stone = 2 }, to = { n = 3, at = space.heap, said = ["1"] }, pair = [space.heap, [2, 5]] }
  }
  given {
    place heap {
      ann = army
    }
    create {
      unit  = unit.stone
      owner = player.ann
      at    = pair[0]
    }
  }
  dice { rolls = [0] }
  run take { n = 2 }
  refuse { line = "${to.n}" }
  play { lines = to.said }
  expect { that = count(pieces(to.at)) == pair[1][0] && pair[1][0] + 1 == to.n }
}
`), trial.Options{})
	if r.Passed != 1 {
		t.Error(r.Results[0].Message)
	}
}
