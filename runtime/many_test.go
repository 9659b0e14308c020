package runtime_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// manyAlike is a scenario with n pieces that have the same title. Those with the same mark look the same.
func manyAlike(t *testing.T, n, marks int) *program.Program {
	t.Helper()
	src := fmt.Sprintf(`scenario "many" {
  title     = "Many"
  languages = ["en", "de"]
}

player red {}

unit guard {
  title = { en = "guard", de = "Wache" }
}

class piece {
  state = { mark = { type = int, default = 0 } }
}

record token {
  title  = "token, ${self.n %% 3}"
  fields = { n = int }
}

space camp {
  off_map = true
}

setup {
  for i {
    in = range(1, %d)
    create {
      unit  = unit.guard
      owner = player.red
      at    = space.camp
      mark  = i %% %d
    }
    create {
      record = token
      n      = i
    }
  }
}

procedure guards {
  params = { n = int }

  choose gone {
    by     = player.red
    prompt = "Who goes?"
    from   = pieces(space.camp)
    count  = n
  }
  destroy gone {}
  check_victory {}
}

procedure by_mark {
  params = { n = int }

  choose gone {
    by       = player.red
    prompt   = "Who goes?"
    from     = concat(pieces(space.camp), [for p in pieces(space.camp) : p if p.mark == 1])
    count    = n
    at_least = 1
    text     = { en = "one of ${it.mark %% 5}", de = "einer von ${it.mark %% 5}" }
  }
  set game { round = count(gone) }
  check_victory {}
}

procedure tokens {
  params = { n = int }

  choose gone {
    by     = player.red
    prompt = "Which?"
    from   = every(token)
    count  = n
  }
  set game { round = sum([for t in gone : t.n]) }
  check_victory {}
}

procedure numbers {
  params = { n = int }

  choose gone {
    by     = player.red
    prompt = "Which?"
    from   = range(1, count(pieces(space.camp)))
    count  = n
  }
  set game { round = sum(gone) }
  check_victory {}
}

phase rest {
  call by_mark { n = %[3]d }
  call tokens { n = %[3]d }
  call numbers { n = %[3]d }
  call guards { n = %[3]d }
}

sequence main {
  call rest {}
}

victory never {
  when = game.round < 0
}
`, n, marks, n*5/6)
	return compiletest.Program(t, src)
}

var numbered = regexp.MustCompile(` #\d+$`)

// Picks among many are the same as if all answers were listed and worded again for each: what is left is what a copy
// of the game has left, candidates that read the same are numbered, and one line with all picks leads to the same
// state.
func TestManyCandidates(t *testing.T) {
	p := manyAlike(t, 42, 9)
	for lang := range 2 {
		for seed := range uint64(4) {
			r := rand.New(rand.NewPCG(1, seed))
			g, err := runtime.New(p, 1, runtime.Options{Language: lang, Lines: true})
			if err != nil {
				t.Fatal(err)
			}
			start, asked := g.Clone(), 0
			for d := g.Decision(); d != nil; d = g.Decision() {
				checkCandidates(t, d, g.Clone().Decision(), asked < 2)
				if picked, _, _ := d.Picks(); picked > 0 && r.IntN(8) == 0 {
					if err := g.TakeBack(); err != nil {
						t.Fatal(err)
					}
					continue
				}
				if err := g.Choose(r.IntN(d.Len())); err != nil {
					t.Fatal(err)
				}
				if g.Decisions() == asked {
					continue
				}
				asked++
				if err := start.Do(g.Line()); err != nil {
					t.Fatalf("%s: %v", g.Line(), err)
				}
				if start.Hash() != g.Hash() || start.Line() != g.Line() {
					t.Fatalf("the line %s leads elsewhere, and reads %s then", g.Line(), start.Line())
				}
			}
			if asked != 4 {
				t.Errorf("%d decisions, want 4", asked)
			}
		}
	}
}

// checkCandidates compares the candidates of a decision with those of a copy, and their numbers with their texts.
func checkCandidates(t *testing.T, d, again *runtime.Decision, several bool) {
	t.Helper()
	if d.Len() != again.Len() {
		t.Fatalf("%d candidates, and %d in a copy", d.Len(), again.Len())
	}
	seen, numbers := map[string]int{}, 0
	for i := range d.Len() {
		text := d.Text(i)
		if again.Value(i) != d.Value(i) || again.Text(i) != text {
			t.Fatalf("candidate %d is %s, and in a copy %s", i, text, again.Text(i))
		}
		plain := numbered.ReplaceAllString(text, "")
		want := plain
		if seen[plain]++; seen[plain] > 1 {
			numbers++
			want = fmt.Sprintf("%s #%d", plain, seen[plain])
		}
		if text != want {
			t.Fatalf("candidate %d is %s, want %s", i, text, want)
		}
	}
	if several && d.Len() > 20 && numbers == 0 {
		t.Error("no two candidates read the same")
	}
}

// A line that takes most of many candidates is read with work in proportion to their number.
func TestManyPicksGrowInProportion(t *testing.T) {
	work := func(n int) uint64 {
		p := manyAlike(t, n, n)
		g, err := runtime.New(p, 1, runtime.Options{Lines: true})
		if err != nil {
			t.Fatal(err)
		}
		played := g.Clone()
		for g.Decisions() == 0 {
			if err := g.Choose(g.Decision().Len() / 2); err != nil {
				t.Fatal(err)
			}
		}
		return worktest.Allocations(func() {
			if err := played.Do(g.Line()); err != nil {
				t.Fatal(err)
			}
		})
	}
	work(200) // what is made once is not counted
	few, many := work(200), work(400)
	if many > few*5/2+200 {
		t.Errorf("a line with most of 200 pieces allocates %d times, one of 400 %d times", few, many)
	}
}
