package mutate_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/mutate"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

const toll = `
class unit { attributes = { load = { type = int }, covered = { type = bool, default = false }, goods = { type = set(good) } } }
class piece { state = { stopped = { type = bool, default = false } } }
enum good { values = ["salt", "cloth"] }

space gate { title = "The Gate" }
resource silver {}
player reeve {}
unit cart {
  load    = 4
  covered = true
  goods   = [good.salt, good.cloth]
}
unit barrow {
  load  = 1
  goods = [good.salt]
}

function heavy {
  params = { c = piece }
  is     = c.unit.load > 3 && !c.unit.covered || contains(c.unit.goods, good.salt)
}

procedure pass {
  params = { c = piece }
  owner  = c.owner
  if {
    when = heavy(c)
  pay owner { silver = 1 + 2 }
  }
  else {
    set c { stopped = c.unit == unit.cart ? true : false }
  }
  say { text = "${count(pieces(space.gate)) + 1} carts pass" }
  call tell {}
  if {
    when = 1 + 1 > 2
    say { text = "It rains." }
  }
}

procedure tell {
  for s {
    in    = every(space)
    where = 1 + 1 == 2
    say { text = "${s}" }
  }
}

action halt {
  text = "halt ${c}"
  param c {
    in      = [for c in pieces(space.gate) : c if !c.stopped]
    message = "Nothing to halt at ${1 + 1}."
  }
  require early {
    that    = game.round < 5
    message = "It is late."
  }
  do {
    set c { stopped = true }
  }
  appeal = 1 + 1
}

value price {
  of  = piece
  is  = 2
  max = 9
}

modifier by_load {
  to   = value.price
  when = self.stopped
  add  = 3
}

setup {
  place gate { reeve = { cart = 1, barrow = 2 } }
}

sequence main {
  for c {
    in    = every(piece)
    where = c.price >= 2
    call pass { c = c }
  }
  offer {
    to      = player.reeve
    actions = [action.halt]
  }
  check_victory {}
}

victory rich {
  when    = player.reeve.silver >= 10
  winner  = player.reeve
  because = "The chest holds ${1 + player.reeve.silver}."
}

test "nothing of a test is altered" {
  expect { that = 1 + 1 == 2 && space.gate != none }
}
`

func build(t *testing.T, src string) *compiler.Result {
	t.Helper()
	files := fstest.MapFS{"toll/all.hcl": {Data: []byte("scenario \"toll\" { title = \"The Toll\" }\n" + src)}}
	built := compiler.Compile(files, "toll", compiler.Options{NoOptimise: true})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	return built
}

func list(ms []mutate.Mutant) []string {
	var out []string
	for _, m := range ms {
		out = append(out, fmt.Sprintf("%s → %s", m.Was, m.Became))
	}
	return out
}

func same(t *testing.T, got []string, want string) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(want), "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	for i := range got {
		got[i] = strings.TrimSpace(got[i])
	}
	for _, x := range got {
		if !slices.Contains(lines, x) {
			t.Errorf("unexpected: %s", x)
		}
	}
	for _, x := range lines {
		if !slices.Contains(got, x) {
			t.Errorf("missing: %s", x)
		}
	}
}

// TestAll names every alteration of the rules of a small scenario. Texts, appeals and tests have none.
func TestAll(t *testing.T) {
	b := build(t, toll)
	same(t, list(mutate.All(b.Scenario, b.Merged.Sources)), `
		!c.stopped → c.stopped
		!c.stopped → true
		!c.unit.covered → c.unit.covered
		1 + 2 → 1 - 2
		1 → 2
		10 → 11
		2 → 3
		3 → 4
		5 → 6
		9 →
		9 → 10
		barrow = 2 →
		c.price >= 2 → c.price < 2
		c.price >= 2 → c.price > 2
		c.price >= 2 → true
		c.unit == unit.cart ? true : false → false
		c.unit == unit.cart ? true : false → true
		c.unit == unit.cart → c.unit != unit.cart
		c.unit.load > 3 && !c.unit.covered || contains(c.unit.goods, good.salt) → c.unit.load > 3 && !c.unit.covered
		c.unit.load > 3 && !c.unit.covered || contains(c.unit.goods, good.salt) → contains(c.unit.goods, good.salt)
		c.unit.load > 3 && !c.unit.covered → !c.unit.covered
		c.unit.load > 3 && !c.unit.covered → c.unit.load > 3
		c.unit.load > 3 → c.unit.load < 3
		c.unit.load > 3 → c.unit.load >= 3
		call pass { c = c } →
		cart = 1 →
		check_victory {} →
		false → true
		for c { in = every(piece) where = c.price >= 2 call pass { c = c } } →
		game.round < 5 → game.round <= 5
		game.round < 5 → game.round > 5
		game.round < 5 → true
		good.salt → good.cloth
		heavy(c) → false
		heavy(c) → true
		offer { to = player.reeve actions = [action.halt] } →
		pay owner { silver = 1 + 2 } →
		player.reeve.silver >= 10 → false
		player.reeve.silver >= 10 → player.reeve.silver < 10
		player.reeve.silver >= 10 → player.reeve.silver > 10
		player.reeve.silver >= 10 → true
		self.stopped → false
		self.stopped → true
		set c { stopped = c.unit == unit.cart ? true : false } →
		set c { stopped = true } →
		true → false
		unit.cart → unit.barrow`)
}

// TestUnwrittenConditions states that a movement without a condition has none to alter.
func TestUnwrittenConditions(t *testing.T) {
	b := build(t, toll+`
		movement anywhere { params = { mover = piece } }
		movement by_day {
		  params = { mover = piece }
		  pass   = to == space.gate
		}
		function near {
		  params = { c = piece }
		  is     = concat(reach(movement.anywhere, c, space.gate, 1), reach(movement.by_day, c, space.gate, 1))
		}
		`)
	var passes []string
	for _, m := range list(mutate.All(b.Scenario, b.Merged.Sources)) {
		if strings.HasPrefix(m, "anywhere") || strings.HasPrefix(m, "by_day") || strings.HasPrefix(m, "to == ") {
			passes = append(passes, m)
		}
	}
	same(t, passes, `
		to == space.gate → to != space.gate
		to == space.gate → true
		to == space.gate → false
	`)
}

// TestOwnersOfPieces states that pieces(s, p) goes without its owner as it is written, and not as the condition that it
// stands for.
func TestOwnersOfPieces(t *testing.T) {
	b := build(t, toll+`
		function carts {
		  params = { s = space, p = player }
		  is     = count(pieces(s, p))
		}
		`)
	var owners []string
	for _, m := range list(mutate.All(b.Scenario, b.Merged.Sources)) {
		if strings.HasPrefix(m, "p ") || strings.HasPrefix(m, "pieces(s, p)") {
			owners = append(owners, m)
		}
	}
	same(t, owners, "pieces(s, p) → pieces(s)")
}

func TestFigures(t *testing.T) {
	b := build(t, toll)
	same(t, list(mutate.Figures(b.Merged, b.Scenario)), `
		4 → 5
		1 → 2
		true → false
		good.salt, →
		, good.cloth →`)
}

// TestEveryMutantIsAnother compiles every mutant: the compiler accepts it, its code differs from that of the rules
// and of every other mutant, and the scenario that it was made from is as before.
func TestEveryMutantIsAnother(t *testing.T) {
	b := build(t, toll)
	before := string(b.Program.Encode())
	codes := map[string]string{before: "the rules themselves"}
	for _, m := range mutate.All(b.Scenario, b.Merged.Sources) {
		name := fmt.Sprintf("%s: %s → %s", m.Range, m.Was, m.Became)
		made := compiler.Compile(nil, "", compiler.Options{From: b, NoOptimise: true,
			Instrument: func(_ *resolve.Result, sc *ir.Scenario) *ir.Scenario { return m.Apply(sc, b.Merged.Sources) }})
		if made.Program == nil {
			t.Errorf("%s: %v", name, made.Diags)
			continue
		}
		code := string(made.Program.Encode())
		if other, ok := codes[code]; ok {
			t.Errorf("%s is the same as %s", name, other)
		}
		codes[code] = name
	}
	again := compiler.Compile(nil, "", compiler.Options{From: b, NoOptimise: true})
	if string(again.Program.Encode()) != before {
		t.Error("making mutants has changed the rules")
	}
}

// TestShippedScenarios compiles some mutants of the shipped scenarios, whatever they are made of.
func TestShippedScenarios(t *testing.T) {
	for _, name := range []string{"axis_allies_revised", "axis_allies_1942", "attack_deluxe"} {
		b := compiler.Compile(nil, "../../scenarios/"+name, compiler.Options{Watch: true})
		if b.Program == nil {
			t.Fatal(b.Diags)
		}
		all := mutate.All(b.Scenario, b.Merged.Sources)
		if len(all) < 1000 {
			t.Errorf("%s has only %d mutants", name, len(all))
		}
		for i := 0; i < len(all); i += 150 {
			m := all[i]
			made := compiler.Compile(nil, "", compiler.Options{From: b, NoOptimise: true,
				Instrument: func(_ *resolve.Result, sc *ir.Scenario) *ir.Scenario { return m.Apply(sc, b.Merged.Sources) }})
			if made.Program == nil {
				t.Errorf("%s: %s → %s: %v", m.Range, m.Was, m.Became, made.Diags)
			}
		}
	}
}
