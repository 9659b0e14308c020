package runtime_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// replayed are rules in which answers have awkward words: what is said of each is an offer or a choice, and the
// actions that it needs.
var replayed = map[string]struct{ ask, actions string }{
	"line breaks and blanks in the text of an action": {offer("go_to"), action("go_to", "  go\n  to   ${x} ", "")},
	"an action called as what ends the menu": {offer("go_to, action.rest"), action("go_to", "go ${x}", "") +
		action("rest", "stop", "")},
	"a menu entry called as what ends the menu": {offer("go_to"), action("go_to", "go ${x}", "stop")},
	"a line that is what ends the menu": {offer("go_to"), action("go_to", "${x}", "go") +
		"space stop {\n  worth   = 4\n  borders = [space.done]\n}\n"},
	"a line that is a menu entry": {offer("go_to, action.rest"), action("go_to", "go ${x}", "march") +
		action("rest", "march", "rest")},
	"a line that is its own menu entry": {offer("go_to"), action("go_to", "${x}", "done")},
	"two menu entries that are equal": {offer("rest, action.rest_too"), action("rest", "rest", "") +
		action("rest_too", "rest", "")},
	"two forms that are equal": {offer("go_to, action.go_too"), action("go_to", "go ${x}", "one") +
		action("go_too", "go ${x}", "two")},
	"texts that end like numbers": {offer("go_to, action.go_too"), action("go_to", "go ${x}", "one") +
		action("go_too", "go ${x} #2", "two")},
	"a text with commas": {offer("go_to"), action("go_to", "go, ${x}, now", "")},
	"things called done and nothing in a list": {offer("load"), strings.Replace(action("load", "load ${x}", ""),
		"in = every(space)", "in = every(space)\n    count = 2\n    at_least = 0", 1)},
	"things called done and pass in a choice": {`
    choose x {
      by       = player.red
      from     = every(space)
      count    = 2
      at_least = 0
    }
    set game { mark = game.mark * 7 + count(x) + sum([for s in x : s.worth]) }
    choose y {
      by   = player.red
      from = every(space)
      pass = "pass"
    }
    set game { mark = game.mark * 7 + (y == none ? 9 : y.worth) }
`, ""},
	"options that end like numbers": {`
    choose x {
      by   = player.red
      from = range(1, 6)
      text = "${it == 1 ? "x" : it == 2 ? "x #2" : it == 3 ? "x #3" : it == 4 ? "x#2" : "x"}"
    }
    set game { mark = game.mark * 7 + x }
`, ""},
}

func offer(actions string) string {
	return `
    offer {
      to      = player.red
      actions = [action.` + actions + `]
      done    = "stop"
      once    = true
    }
    set game { mark = game.mark * 3 }
`
}

func action(name, text, menu string) string {
	s := "action " + name + " {\n  text = \"" + strings.ReplaceAll(text, "\n", `\n`) + "\"\n"
	if menu != "" {
		s += "  menu = \"" + menu + "\"\n"
	}
	worth := "5"
	if strings.Contains(text, "${x}") {
		s += "  param x {\n    in = every(space)\n  }\n"
		worth = "sum([for s in every(space) : s.worth if s == x])"
	}
	if name == "load" {
		worth = "sum([for s in x : s.worth])"
	}
	if strings.HasSuffix(name, "too") {
		worth += " + 50"
	}
	return s + "  do {\n    set game { mark = game.mark * 7 + " + worth + " + 1 }\n  }\n}\n"
}

// A game is played again from its lines, whatever the words of the answers are.
func TestAwkwardWordsAreReplayed(t *testing.T) {
	for name, c := range replayed {
		p := compiletest.Program(t, `
scenario "awkward" {
  language_version = 2
}
player red {}
unit guard {}
class space {
  attributes = { worth = int }
}
rows space {
  columns = [worth, borders]
  done    = [1, [space.pass]]
  pass    = [2, [space.nothing]]
  nothing = [3, []]
}
class game {
  state = { mark = { type = int, default = 1 } }
}
setup {
  set game { mark = 2 }
}
sequence main {
  repeat {
    while = game.round < 7
`+c.ask+`
    set game {
      round = game.round + 1
      mark  = game.mark % 100000
    }
  }
  end_game {}
}
`+c.actions)
		for seed := range uint64(12) {
			var lines []string
			var hashes []uint64
			g, err := runtime.New(p, seed, runtime.Options{Lines: true})
			if err != nil {
				t.Fatal(err)
			}
			b := bot.Random(seed)
			for g.Decision() != nil {
				n := g.Decisions()
				for g.Decision() != nil && g.Decisions() == n {
					if err := b.Decide(g); err != nil {
						t.Fatal(err)
					}
				}
				lines, hashes = append(lines, g.Line()), append(hashes, g.Hash())
			}
			again, err := runtime.New(p, seed, runtime.Options{Lines: true})
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range lines {
				if err := again.Do(line); err != nil || again.Hash() != hashes[i] || again.Line() != line {
					t.Errorf("%s: %q of %q is replayed as %q: %v", name, line, lines, again.Line(), err)
					break
				}
			}
		}
	}
}
