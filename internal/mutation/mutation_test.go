package mutation_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/mutation"
)

const rules = `scenario "toll" { title = "The Toll" }

class unit { attributes = { load = { type = int } } }

space gate {}
resource silver {}
player reeve {}
unit cart { load = 4 }

setup {
  place gate { reeve = { cart = 1 } }
}

procedure pass {
  params = { c = piece, night = bool }
  owner  = c.owner
  if {
    when = c.unit.load > 3 && !night
    pay owner { silver = 2 }
  }
}

sequence main {
  for c {
    in = every(piece)
    call pass {
      c     = c
      night = false
    }
  }
}
`

const careless = `
test "a cart pays" {
  given {
    place gate { reeve = { cart = 1 } }
    reeve = player.reeve
    set reeve { silver = 5 }
  }
  run {
    call pass {
      c     = first(pieces(space.gate))
      night = false
    }
  }
  expect { that = player.reeve.silver < 5 }
}
`

const failing = `
test "a cart pays 3" {
  expect { that = player.reeve.silver == 3 }
}
`

// folder writes a scenario and compiles it as Run needs it.
func folder(t *testing.T, texts ...string) *compiler.Result {
	t.Helper()
	files := map[string]string{}
	for i, text := range texts {
		files[fmt.Sprintf("toll/%d.hcl", i)] = text
	}
	return written(t, files, "toll")
}

// written writes files by their paths, and compiles one of the folders as Run needs it.
func written(t *testing.T, files map[string]string, dir string) *compiler.Result {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b := compiler.Compile(nil, filepath.Join(root, dir), compiler.Options{Watch: true})
	if b.Program == nil {
		t.Fatal(b.Diags)
	}
	return b
}

// outcomes returns what became of each mutant, by what it was and became.
func outcomes(r *mutation.Report) map[string]mutation.Outcome {
	out := map[string]mutation.Outcome{}
	for _, m := range r.Mutants {
		out[strings.TrimSpace(m.Was+" → "+m.Became)] = m.Outcome
	}
	return out
}

// TestRun runs mutants of rules of which the tests hold some, do not hold others, and do not reach the rest.
func TestRun(t *testing.T) {
	b := folder(t, rules, careless)
	r, err := mutation.Run(b, mutation.Options{Jobs: 3})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]mutation.Outcome{
		"pay owner { silver = 2 } →":                  mutation.Killed,
		"c.unit.load > 3 && !night → false":           mutation.Killed,
		"c.unit.load > 3 → c.unit.load < 3":           mutation.Killed,
		"!night → night":                              mutation.Killed,
		"3 → 4":                                       mutation.Killed, // the bound of the load
		"c.unit.load > 3 && !night → true":            mutation.Survived,
		"c.unit.load > 3 → c.unit.load >= 3":          mutation.Survived,
		"2 → 3":                                       mutation.Survived, // the silver
		"4 → 5":                                       mutation.Survived, // the load, a figure
		"call pass { c = c night = false } →":         mutation.Untested,
		"cart = 1 →":                                  mutation.Untested,
		"c.unit.load > 3 && !night → c.unit.load > 3": mutation.Survived,
		"c.unit.load > 3 && !night → !night":          mutation.Survived,
		"false → true":                                mutation.Untested,
		"1 → 2":                                       mutation.Untested,
		"for c { in = every(piece) call pass { c = c night = false } } →": mutation.Untested,
	}
	got := outcomes(r)
	for m, o := range want {
		if x, ok := got[m]; !ok || x != o {
			t.Errorf("%s: outcome %d (made: %v), want %d", m, x, ok, o)
		}
	}
	for m := range got {
		if _, ok := want[m]; !ok {
			t.Errorf("unexpected mutant: %s", m)
		}
	}
	if r.Made() != len(want) || r.Count(mutation.Killed) != 5 {
		t.Errorf("%d made, %d killed", r.Made(), r.Count(mutation.Killed))
	}
}

const free = `
test "a cart does not pay at night" {
  given {
    place gate { reeve = { cart = 1 } }
    reeve = player.reeve
    set reeve { silver = 5 }
  }
  run {
    call pass {
      c     = first(pieces(space.gate))
      night = true
    }
  }
  expect { that = player.reeve.silver == 5 }
}
`

// TestConditionNeverHolds checks that a test reaches a condition that is false in all of it.
func TestConditionNeverHolds(t *testing.T) {
	r, err := mutation.Run(folder(t, rules, free), mutation.Options{})
	if err != nil {
		t.Fatal(err)
	}
	got := outcomes(r)
	for m, want := range map[string]mutation.Outcome{
		"c.unit.load > 3 && !night → true":            mutation.Killed,
		"c.unit.load > 3 && !night → c.unit.load > 3": mutation.Killed,
		"c.unit.load > 3 && !night → false":           mutation.Survived,
		"pay owner { silver = 2 } →":                  mutation.Untested,
	} {
		if got[m] != want {
			t.Errorf("%s: outcome %d, want %d", m, got[m], want)
		}
	}
}

const barred = `scenario "bridge" { title = "The Bridge" }

space bank { borders = [space.bridge] }
space bridge {}
player reeve {}
unit cart {}

setup {
  place bank { reeve = { cart = 1 } }
}

victory never {
  when   = game.round > 9
  winner = player.reeve
}

movement crossing {
  params = { mover = player }
  pass   = to == space.bank
}

function crossed {
  params = { p = player }
  is     = reach(movement.crossing, p, space.bank, 1)
}

sequence main {
  p = player.reeve
  check_victory {}
  for s {
    in = crossed(p)
    say { text = "${s}" }
  }
}

test "the bridge is closed" {
  expect { that = empty(crossed(player.reeve)) }
}
`

// TestStepNeverAllowed checks that a test reaches the conditions of a movement that never allows a step in it.
func TestStepNeverAllowed(t *testing.T) {
	r, err := mutation.Run(folder(t, barred), mutation.Options{})
	if err != nil {
		t.Fatal(err)
	}
	got := outcomes(r)
	for _, m := range []string{"to == space.bank → to != space.bank", "space.bank → space.bridge"} {
		if got[m] != mutation.Killed {
			t.Errorf("%s: outcome %d, want %d; made: %v", m, got[m], mutation.Killed, got)
		}
	}
}

const roads = `scenario "roads" { title = "Roads" }

space hill { borders = [space.wood] }
space wood {}
player reeve {}
unit cart {}

setup {
  place hill { reeve = { cart = 1 } }
}

movement driven {
  params = { c = piece }
  pass   = to == space.wood
}

movement advised {
  params = { c = piece }
  pass   = to == space.hill
}

function far {
  params = { c = piece }
  is     = distance(movement.advised, c, c.space, space.hill, 2)
}

action drive {
  text = "drive ${c} to ${there}"
  param c { in = every(piece) }
  param there { in = reach(movement.driven, c, c.space, 1) }
  do {
    move c { to = there }
  }
  appeal = far(c)
}

sequence main {
  offer {
    to      = player.reeve
    actions = [action.drive]
    done    = "stay"
  }
}
`

// TestAdvisedMovement checks that a movement only bots are advised by is no rule, as with functions.
func TestAdvisedMovement(t *testing.T) {
	r, err := mutation.Run(folder(t, roads), mutation.Options{})
	if err != nil {
		t.Fatal(err)
	}
	got := outcomes(r)
	if _, ok := got["to == space.wood → true"]; !ok {
		t.Errorf("the rule about roads is not altered: %v", got)
	}
	for m := range got {
		if strings.Contains(m, "to == space.hill") {
			t.Errorf("advice is altered: %s", m)
		}
	}
}

// TestKilledByWhom checks that a mutant names the test that failed.
func TestKilledByWhom(t *testing.T) {
	r, err := mutation.Run(folder(t, rules, careless), mutation.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range r.Mutants {
		if (m.Outcome == mutation.Killed) != (m.Test == "a cart pays") {
			t.Errorf("%s → %s: outcome %d, killed by %q", m.Was, m.Became, m.Outcome, m.Test)
		}
	}
}

// TestSelection checks that options choose among the mutants, and that progress counts every one.
func TestSelection(t *testing.T) {
	b := folder(t, rules, careless)
	all, err := mutation.Run(b, mutation.Options{})
	if err != nil {
		t.Fatal(err)
	}
	last, survived := 0, 0
	third, err := mutation.Run(b, mutation.Options{Every: 3, Jobs: 2, Progress: func(done, of, s int) {
		if done != last+1 {
			t.Errorf("progress went from %d to %d", last, done)
		}
		last, survived = done, s
	}})
	if err != nil {
		t.Fatal(err)
	}
	if n := (len(all.Mutants) + 2) / 3; len(third.Mutants) != n || last != n {
		t.Errorf("%d mutants, %d told; want %d", len(third.Mutants), last, n)
	}
	if survived != third.Made()-third.Count(mutation.Killed) {
		t.Errorf("progress says that %d survived", survived)
	}
	none, err := mutation.Run(b, mutation.Options{Files: regexp.MustCompile("1.hcl")})
	if err != nil || len(none.Mutants) != 0 {
		t.Errorf("%d mutants in the file of tests, %v", len(none.Mutants), err)
	}
	stop := make(chan struct{})
	close(stop)
	stopped, err := mutation.Run(b, mutation.Options{Stop: stop})
	if err != nil || stopped.Count(mutation.NotRun) != len(all.Mutants) {
		t.Errorf("a run that is stopped at once leaves out %d of %d, %v", stopped.Count(mutation.NotRun), len(all.Mutants),
			err)
	}
}

func TestFailingTest(t *testing.T) {
	_, err := mutation.Run(folder(t, rules, careless, failing), mutation.Options{})
	var f *mutation.FailingError
	if !errors.As(err, &f) || f.Test != "a cart pays 3" || f.More != 0 {
		t.Errorf("got %v", err)
	}
}

// TestInherited checks that what a variant takes over is altered only on request.
func TestInherited(t *testing.T) {
	b := written(t, map[string]string{
		"toll/all.hcl":  rules + careless,
		"house/all.hcl": "scenario \"house\" {\n  extends = \"../toll\"\n}\n\nunit cart { load = 7 }\n",
	}, "house")
	for inherited, want := range map[bool]int{false: 1, true: 16} {
		r, err := mutation.Run(b, mutation.Options{Inherited: inherited})
		if err != nil || len(r.Mutants) != want {
			t.Errorf("inherited %v: %d mutants, want %d; %v", inherited, len(r.Mutants), want, err)
		}
	}
}
