package runtime_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
)

// playsAgain plays games by choosing candidates, which needs no words, and reads the lines of their decisions in
// another game of the same seed. Every decision must be the same.
func playsAgain(t *testing.T, p *program.Program, games int) (lines []string) {
	t.Helper()
	for seed := range uint64(games) {
		g, err := runtime.New(p, seed, runtime.Options{Lines: true})
		if err != nil {
			t.Fatal(err)
		}
		again, err := runtime.New(p, seed, runtime.Options{Lines: true})
		if err != nil {
			t.Fatal(err)
		}
		draws := rand.New(rand.NewPCG(seed, 1))
		for {
			d := g.Decision()
			if d == nil {
				break
			}
			opening := *d.Question
			for first := true; first || g.Decision() != nil && partly(&opening, g.Decision().Question); first = false {
				options := g.Decision().Options(nil)
				if err := g.Choose(options[draws.IntN(len(options))].Index); err != nil {
					t.Fatal(err)
				}
			}
			line := g.Line()
			if err := again.Do(line); err != nil {
				t.Fatalf("seed %d: %q is refused: %v", seed, line, err)
			}
			if g.Hash() != again.Hash() {
				t.Fatalf("seed %d: %q is read as another answer", seed, line)
			}
			if again.Line() != line {
				t.Errorf("seed %d: %q is recorded as %q when it is read", seed, line, again.Line())
			}
			lines = append(lines, line)
		}
	}
	return lines
}

// partly reports whether a decision has been answered in part since it was opened.
func partly(opened, d *legal.Question) bool {
	if d.Kind == runtime.Param {
		return opened.Kind == runtime.Menu || opened.Kind == runtime.Param && d.Param > opened.Param
	}
	picked, _, _ := d.Picks()
	return picked > 0
}

// listed reports which of the lines that are wanted were recorded.
func listed(t *testing.T, lines []string, want ...string) {
	t.Helper()
	all := "\n" + strings.Join(lines, "\n") + "\n"
	for _, w := range want {
		if !strings.Contains(all, "\n"+w+"\n") {
			t.Errorf("no decision is recorded as %q", w)
		}
	}
}

const answerRules = `
scenario "answers" { language_version = 2 }
player red {}
resource gold { start = 5 }
space hill { borders = [space.dale] }
space dale {}
setup {}
`

// The text of an option may have line breaks and needless blanks, or no words at all.
func TestOptionsInOneLine(t *testing.T) {
	p := compiletest.Program(t, answerRules+`
sequence main {
  repeat {
    times = 6
    offer {
      to      = player.red
      actions = [action.act]
      once    = true
    }
    choose x {
      by   = player.red
      from = every(space)
      text = "${it == space.hill ? " \n" : "go\nto   the ${it} "}"
      pass = "  not\nnow "
    }
    gain player red { gold = x == space.hill ? 1 : x == space.dale ? 10 : 100 }
  }
}
action act {
  text = "act ${n}"
  param n {
    in   = range(1, 5)
    text = "${it == 1 ? "" : it == 2 ? " \n " : it == 3 ? " a\n  b " : it == 4 ? "a b" : "2"}"
  }
  do {
    gain actor { gold = n }
  }
}
`)
	listed(t, playsAgain(t, p, 12), "act 1", "act 2", "act a b", "act a b #2", "act 2 #2", "hill", "go to the dale",
		"not now")
}

// An option with words of its own is shown with the titles of the things in them, and may be typed so, with its
// number among those that read alike. It is recorded by their names.
func TestOptionsCanBeTypedWithTitles(t *testing.T) {
	p := compiletest.Program(t, `
scenario "hand" { language_version = 2 }
player red { title = "The Reds" }
space hand { off_map = true }
space camp { off_map = true }
class unit { attributes = { price = int } }
class piece { state = { worn = bool } }
rows unit {
  columns = [title, price]

  ops_one = ["Operations 1", 1]
  fleet   = ["A Foreign Fleet", 3]
}
setup {
  for worn {
    in = [true, false]
    create {
      unit = unit.ops_one
      at   = space.hand
      worn = worn
    }
  }
  create {
    unit = unit.fleet
    at   = space.hand
  }
}
action spend {
  text = "spend ${card} now"
  param card {
    in      = pieces(space.hand)
    text    = "the ${it.unit}"
    message = "You do not hold it."
  }
  do {
    move card { to = space.camp }
  }
}
sequence main {
  offer {
    to      = player.red
    actions = [action.spend]
    once    = true
  }
  choose held {
    by   = player.red
    from = pieces(space.hand)
    text = "keep ${it.unit}"
  }
  move held {
    when = held != none
    to   = space.camp
  }
  end_game {}
}
`)
	for _, c := range []struct{ spent, held, line, then string }{
		{"spend the operations 1 now", "keep a foreign fleet", "spend the ops_one now", "keep fleet"},
		{"spend the Operations 1 #2 now", "keep operations 1", "spend the ops_one #2 now", "keep ops_one"},
		{"spend the A Foreign Fleet now", "keep Operations 1 #2", "spend the fleet now", "keep ops_one #2"},
	} {
		g := newGame(t, p, 1)
		for _, step := range [][2]string{{c.spent, c.line}, {c.held, c.then}} {
			if err := g.Do(step[0]); err != nil {
				t.Errorf("%q is refused: %v", step[0], err)
			} else if g.Line() != step[1] {
				t.Errorf("%q is recorded as %q, want %q", step[0], g.Line(), step[1])
			}
		}
	}
	g := newGame(t, p, 1)
	if err := g.Do("spend the operations 1 #3 now"); err == nil || !strings.Contains(err.Error(), "You do not hold it.") {
		t.Errorf("there is no third one: %v", err)
	}
}

// An option may have the text of the answer that ends the picking, or of the one that is none; and texts may differ
// in case only.
func TestOptionsCalledLikeOtherAnswers(t *testing.T) {
	p := compiletest.Program(t, answerRules+`
sequence main {
  repeat {
    times = 6
    choose some {
      by       = player.red
      from     = range(1, 3)
      count    = 2
      at_least = 0
      text     = "${it == 1 ? "done" : it == 2 ? "north" : "North"}"
    }
    gain player red { gold = sum(some) }
    choose x {
      by   = player.red
      from = every(space)
      text = "${it == space.hill ? "Hold" : "hold"}"
      pass = "hold"
    }
    gain player red { gold = x == space.hill ? 1 : x == space.dale ? 10 : 100 }
    choose y {
      by   = player.red
      from = range(1, 3)
      text = "${it == 1 ? "north" : it == 2 ? "North" : "NORTH"}"
    }
    gain player red { gold = y }
  }
}
`)
	listed(t, playsAgain(t, p, 12), "done", "1 done #2", "hold", "hold #2", "Hold #2", "north", "North", "NORTH")
}

// A line that may be divided in several ways is numbered, so that it is read as the action that it was recorded for.
func TestLinesOfSeveralActions(t *testing.T) {
	p := compiletest.Program(t, answerRules+`
sequence main {
  repeat {
    times = 6
    offer {
      to      = player.red
      actions = [action.act, action.other]
      once    = true
    }
    choose x {
      by   = player.red
      from = every(space)
    }
    gain player red { gold = x == space.hill ? 1 : 2 }
  }
}
action act {
  text = "act ${n} ${k}"
  param n {
    in   = range(1, 2)
    text = "${it == 1 ? "1" : "1 5"}"
  }
  param k {
    in   = every(space)
    text = "${it == space.hill ? "5 5" : "5"}"
  }
  do {
    gain actor { gold = k == space.hill ? 10 * n : 100 * n }
  }
}
action other {
  text = "act 1 ${m}"
  menu = "other"
  param m {
    in   = range(1, 2)
    text = "${it == 1 ? "5 5" : "6"}"
  }
  do {
    gain actor { gold = 1000 * m }
  }
}
`)
	listed(t, playsAgain(t, p, 20), "act 1 5", "act 1 5 5", "act 1 5 5 #2", "act 1 5 5 #3", "act 1 5 5 5", "act 1 6")
}
