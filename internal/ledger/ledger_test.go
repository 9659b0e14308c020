package ledger_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// rules of a game about stones, in which most things that can be left undone are.
const rules = `
scenario "stones" {
  title = "Stones"
}

space heap {
  borders = [space.hand]
}

space hand {}

player ann {
  cites = ["S-6"]
}

unit stone {}

class game {
  state = { taken = { type = int, default = 0 } }
}

value reach_of {
  of    = player
  is    = 1
  cites = ["S-5"]
}

modifier long_arm {
  to    = value.reach_of
  when  = game.taken > 3
  add   = 1
  cites = ["S-2"]
}

function half {
  params = { n = int }
  is     = n > 4 ? div(n, 2) : n
}

function only_bots_ask {
  params = { n = int }
  is     = n > 4 ? 1 : 2
}

function for_tests {
  params = { n = int }
  is     = n + 1
}

evaluation position {
  score = only_bots_ask(game.taken) + self.reach_of
}

action take {
  text  = "take ${n}"
  cites = ["S-1"]

  param n {
    in      = range(1, 3)
    message = "One to three."
  }
  require enough {
    that    = half(n) < 3
    message = "Too many."
    cites   = ["S-3"]
  }

  do {
    set game { taken = game.taken + n }
    if {
      when = game.taken > 2
      call greedy {}
    }
  }
}

procedure greedy {
  say { text = "Greedy!" }
}

phase turn {
  cites = ["S-1", "S-8"]

  offer {
    to      = player.ann
    actions = [action.take]
    prompt  = "Take."
  }
}

setup {
  cites = ["S-6"]

  place heap {
    ann = { stone = 3 }
  }
}

sequence main {
  cites = ["S-8"]

  call turn {}
  check_victory {}
}

victory all_taken {
  when    = game.taken > 9
  because = "All are taken."
  cites   = ["S-4"]
}

rulebook book {
  clause "S-1" { text = "Take one to three." }
  clause "S-2" { text = "Long arms reach farther." }
  clause "S-3" { text = "Not too many." }
  clause "S-4" { text = "Ten win." }
  clause "S-5" { text = "An arm is one long." }
  clause "S-6" { text = "Ann plays." }
  clause "S-7" { text = "Nobody says this." }
  clause "S-8" { text = "Turn by turn." }
  clause "S-9" { text = "Only a test knows." }
  clause "S-10" {
    text           = "Have fun."
    not_applicable = "Advice."
  }
}

test "taking" {
  cites = ["S-1", "S-6", "S-9"]

  run {
    call turn {}
  }
  play { lines = ["take 2"] }
  expect { that = game.taken == 2 && for_tests(1) == 2 }
}

test "an arm, not the winning" {
  cites = ["S-5", "S-4"]

  expect { that = player.ann.reach_of == 1 }
}

test "this one fails" {
  cites = ["S-2"]

  given {
    set game { taken = 4 }
  }
  expect { that = player.ann.reach_of == 3 }
}
`

func makeLedger(t *testing.T, files fstest.MapFS, dir string) *ledger.Ledger {
	t.Helper()
	built := compiler.Compile(files, dir, compiler.Options{Watch: true})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return ledger.Make(built, trial.Options{})
}

func stones(t *testing.T) *ledger.Ledger {
	return makeLedger(t, fstest.MapFS{"stones/all.hcl": {Data: []byte(rules)}}, "stones")
}

func TestStatusOfClauses(t *testing.T) {
	want := "S-1 tested, S-2 untested, S-3 untested, S-4 idle, S-5 tested, S-6 tested, S-7 missing, S-8 untested, S-9 " +
		"unruled, S-10 not applicable"
	var got []string
	for _, c := range stones(t).Clauses {
		got = append(got, c.ID+" "+c.Status.String())
	}
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("%s\nwant %s", s, want)
	}
}

// A declaration that only bots, texts and tests use is no rule, so it is neither uncited nor unreached.
func TestUncitedAndUnexecuted(t *testing.T) {
	l := stones(t)
	if got, want := paths(l.Uncited()), "function half, procedure greedy"; got != want {
		t.Errorf("uncited: %s; want %s", got, want)
	}
	// The modifier applied in a test, but that one failed.
	if got, want := paths(l.Unexecuted()), "modifier long_arm, setup, sequence main, victory all_taken"; got != want {
		t.Errorf("never executed: %s; want %s", got, want)
	}
	for _, b := range l.Blocks {
		if b.Path() == "action take, require enough" && b.Executed != 1 {
			t.Errorf("the requirement was asked about in %d tests, not in 1", b.Executed)
		}
	}
}

func TestIdleTests(t *testing.T) {
	var got []string
	for _, x := range stones(t).IdleTests() {
		for _, c := range x.Idle {
			got = append(got, x.Name+": "+c.ID)
		}
	}
	if want := []string{"an arm, not the winning: S-4"}; !slices.Equal(got, want) {
		t.Errorf("%q; want %q", got, want)
	}
}

func TestUnreached(t *testing.T) {
	lines := strings.Split(rules, "\n")
	var got []string
	for _, p := range stones(t).Unreached() {
		got = append(got, fmt.Sprintf("%s | %s | %s", p.Block.Path(), strings.TrimSpace(lines[p.Range.Start.Line-1]),
			ledger.NeverHappens[p.Kind]))
	}
	want := []string{
		`modifier long_arm | add   = 1 | never applies`,
		`function half | is     = n > 4 ? div(n, 2) : n | is never the answer`,
		`action take | message = "One to three." | is never shown, because no test is refused here`,
		`action take, require enough | message = "Too many." | is never shown, because no test is refused here`,
		`action take | when = game.taken > 2 | is never true`,
		`action take | call greedy {} | never runs`,
		`procedure greedy | procedure greedy { | is never called`,
		`procedure greedy | say { text = "Greedy!" } | never runs`,
		`setup | setup { | is never called`,
		`setup | ann = { stone = 3 } | never runs`,
		`sequence main | sequence main { | is never called`,
		`sequence main | call turn {} | never runs`,
		`sequence main | check_victory {} | never runs`,
		`victory all_taken | when    = game.taken > 9 | is never checked`,
		`victory all_taken | because = "All are taken." | never ends a game`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// A variant changes an attribute of a block of its base in a file of its own. It is still one block, and what the
// variant wrote belongs to it.
func TestPointsOfVariantsBelongToTheBlockTheyChange(t *testing.T) {
	l := makeLedger(t, fstest.MapFS{
		"stones/all.hcl": {Data: []byte(rules)},
		"more/all.hcl": {Data: []byte(`
scenario "more" { extends = "../stones" }

modifier long_arm {
  when = game.taken > 0
}
`)},
	}, "more")
	for _, b := range l.Blocks {
		if b.Title() != "modifier long_arm" {
			continue
		}
		files := map[string]int{}
		for _, p := range b.Points {
			files[p.Range.Filename]++
		}
		if files["more/all.hcl"] != 1 || files["stones/all.hcl"] != 1 {
			t.Errorf("its points are in %v; one is the variant's condition, one the base's amount", files)
		}
		return
	}
	t.Error("the modifier is gone")
}

// A variant amends statements deep in a procedure of its base, in a file of its own. What it writes belongs to the
// procedure, and to the statement if that cites a clause.
func TestPointsOfAmendedStatementsBelongToTheirBlocks(t *testing.T) {
	l := makeLedger(t, fstest.MapFS{
		"stones/all.hcl": {Data: []byte(rules)},
		"more/all.hcl": {Data: []byte(`
scenario "more" { extends = "../stones" }

amend phase turn {
  offer {
    done  = "stop"
    cites = ["S-2"]
    require enough {
      that    = game.taken > 0
      message = "Take one."
    }
  }
}
`)},
	}, "more")
	for _, p := range l.Points {
		if p.Range.Filename == "more/all.hcl" {
			if p.Block == nil || p.Block.Path() != "phase turn, offer" {
				t.Errorf("line %d belongs to %v", p.Range.Start.Line, p.Block)
			}
			return
		}
	}
	t.Error("nothing is counted in what the variant writes")
}

// What is missing in the folder of a variant comes before what is missing in its base.
func TestOwnRulesComeFirst(t *testing.T) {
	l := makeLedger(t, fstest.MapFS{
		"stones/all.hcl": {Data: []byte(rules)},
		"variant/all.hcl": {Data: []byte(`
scenario "more" { extends = "../stones" }

modifier longer_arm {
  to    = value.reach_of
  when  = game.taken > 1000
  add   = 1
  cites = ["S-2"]
}

forbid taking {
  action  = action.take
  when    = game.taken > 1000
  message = "Enough."
}
`)},
	}, "variant")
	for what, got := range map[string]string{
		"unexecuted": l.Unexecuted()[0].Path(), "uncited": l.Uncited()[0].Path(), "unreached": l.Unreached()[0].Block.Path(),
	} {
		if !strings.Contains(got, "longer_arm") && got != "forbid taking" {
			t.Errorf("%s: %s comes first", what, got)
		}
	}
	if all, reached := l.CountOwn(); all == 0 || all >= len(l.Points) || reached >= all {
		t.Errorf("%d of %d own points are reached; there are %d with those of the base", reached, all, len(l.Points))
	}
}

func paths(blocks []*ledger.Block) string {
	var out []string
	for _, b := range blocks {
		out = append(out, b.Path())
	}
	return strings.Join(out, ", ")
}
