package check_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// market is an abstract scenario that needs something of most kinds.
const market = `-- base/base.hcl --
scenario "market" {
  abstract = true
}

class unit {
  attributes = { cost = { type = int, min = 1 }, heavy = { type = bool, default = false } }
}

enum season {
  values = [spring, autumn]
}

class stall {
  attributes = { size = int }
}

resource money {
  start = 9
}

needs unit cart {
  heavy = true
}

needs space square {}

needs player host {}

needs thing stall corner {}

needs die luck {}

needs option fee {
  type = int
}

needs event sold {
  fields = { by = player }
}

needs record deal {
  fields = { by = player }
}

needs value worth {
  of = piece
}

needs movement on_wheels {
  params = { mover = piece }
}

needs function price {
  params  = { u = unit }
  returns = int
}

needs procedure lots {
  params  = { among = list(player) }
  returns = player
}

needs procedure sweep {}

needs phase closing {}

needs action haggle {}

needs scoring fair {}

procedure trade {
  params = { p = player }

  call sweep {}
  call lots first_in_line { among = every(player) }
  if {
    when = first_in_line == p && p.money > price(unit.cart) + option.fee + thing_size(stall.corner)
    pay p { money = price(unit.cart) }
    create {
      unit  = unit.cart
      owner = p
      at    = space.square
    }
    emit sold { by = p }
  }
  roll lucky {
    die     = die.luck
    count   = 1
    at_most = 1
    scored  = scoring.fair
  }
  offer {
    to      = player.host
    actions = [action.haggle]
  }
  call closing {}
  if {
    when = lucky > 0 && any([for c in every(piece) : c.worth > 3 && !empty(reach(movement.on_wheels, c, space.square, 2))])
    create {
      record = deal
      by     = p
    }
  }
}

function thing_size {
  params = { s = stall }
  is     = s.size
}

test "a trade" {
  run {
    call trade { p = player.host }
  }
  expect {
    that = count(every(piece)) == 1
  }
}
`

// fair is a game on market, with everything that market needs.
const fair = `-- game/game.hcl --
scenario "fair" {
  extends = "../base"
}

unit cart {
  cost = 4
}

space square {
  borders = [space.lane]
}

space lane {}

player host {}

thing stall corner {
  size = 1
}

die luck {
  faces = range(1, 6)
}

option fee {
  default = 1
}

event sold {}

record deal {}

value worth {
  is = self.unit.cost
}

movement on_wheels {
  pass = mover.unit.heavy
}

function price {
  is = u.cost
}

procedure lots {
  return { value = first(among) }
}

procedure sweep {
  set game { round = game.round + 1 }
}

phase closing {
  gain player host { money = 1 }
}

action haggle {
  text = "haggle"
}

scoring fair {}

setup {
  place square {
    host = { cart = 1 }
  }
}

sequence main {
  call trade { p = player.host }
  check_victory {}
}

victory rich {
  when = player.host.money > 9
}
`

// TestAbstractBase checks that an abstract scenario is right by itself, and that a game which declares what it needs
// is.
func TestAbstractBase(t *testing.T) {
	alone, found := compile(t, strings.Replace(market, "base/base.hcl", "game/game.hcl", 1))
	if len(found) > 0 {
		t.Errorf("the base alone:\n%s", show(found))
	}
	if alone == nil || !alone.Abstract {
		t.Error("the base is not abstract")
	}
	game, found := compile(t, market+fair)
	if len(found) > 0 {
		t.Fatalf("the game:\n%s", show(found))
	}
	if game.Abstract {
		t.Error("a game on an abstract base is abstract")
	}
	for _, k := range game.Classes {
		for _, m := range k.Members {
			if k.Open || m.Needed {
				t.Errorf("%s %s is still needed", k.Name, m.Name)
			}
		}
	}
}

// blockOf returns the block of a text that begins with some words.
func blockOf(t *testing.T, text, words string) string {
	t.Helper()
	from := strings.Index(text, "\n"+words+" {")
	if from < 0 {
		t.Fatalf("there is no %s", words)
	}
	block := text[from+1:]
	if line, _, _ := strings.Cut(block, "\n"); strings.HasSuffix(line, "}") {
		return line + "\n"
	}
	return block[:strings.Index(block, "\n}\n")+3]
}

// withoutBlock returns a text without the block that begins with some words.
func withoutBlock(t *testing.T, text, words string) string {
	t.Helper()
	return strings.Replace(text, blockOf(t, text, words), "", 1)
}

// Each part that the game leaves out is one error, at the game's extends, and names where the base asks for it.
func TestWhatIsNeeded(t *testing.T) {
	for _, b := range []string{
		"unit cart", "thing stall corner", "die luck", "option fee", "event sold", "record deal", "value worth",
		"movement on_wheels",
		"function price", "procedure lots", "procedure sweep", "phase closing", "action haggle", "scoring fair",
	} {
		game := withoutBlock(t, fair, b)
		_, found := compile(t, market+game)
		if b == "unit cart" { // the game's own set-up uses it; an error follows from the first
			found = found[:1]
		}
		errors := diag.List{}
		for _, d := range found {
			if d.Severity == diag.Error {
				errors = append(errors, d)
			}
		}
		if len(errors) != 1 || errors[0].Code != "SC199" || !strings.Contains(errors[0].Summary, b) {
			t.Errorf("without %s:\n%s", b, show(found))
			continue
		}
		if d := errors[0]; d.Range.Filename != "game/game.hcl" || d.Range.Start.Line != 2 || len(d.Related) != 1 ||
			d.Related[0].Range.Filename != "base/base.hcl" {
			t.Errorf("without %s: reported at %v, see %v", b, d.Range, d.Related)
		}
	}
	_, found := compile(t, market+withoutBlock(t, withoutBlock(t, fair, "option fee"), "phase closing"))
	if len(found) != 1 || !strings.Contains(show(found), "the needs are option fee, phase closing") {
		t.Errorf("two things are not one error:\n%s", show(found))
	}
}

// Wrong needs, and declarations that do not fit one, are told where they are.
func TestNeedsThatDoNotFit(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"a kind that cannot be needed", "needs scoring fair {}", "needs setup fair {}",
			`SC198 5:7 "setup" cannot be needed`},
		{"a kind that does not exist", "needs scoring fair {}", "needs unti fair {}", `did you mean "unit"?`},
		{"a function of no type", "  params  = { u = unit }\n  returns = int\n", "  params  = { u = unit }\n",
			"a need for function price must have returns"},
		{"an attribute that units lack", "  heavy = true\n", "  haevy = true\n", `unit has no attribute "haevy"`},
		{"needed twice", "needs phase closing {}", "needs procedure sweep {}", "procedure sweep is needed twice"},
		{"declared and needed", "needs phase closing {}", "phase closing {}\nneeds phase closing {}",
			"phase closing is declared in this folder"},
		{"needed and declared", "needs phase closing {}", "needs phase closing {}\nphase closing {}",
			"phase closing is declared in this folder"},
		{"abstract is no text", "abstract = true", "abstract = \"true\"", "`abstract` is true or false"},
		{"other parameters", "function price {\n  is = u.cost",
			"function price {\n  params = { what = unit }\n  is     = what.cost",
			"function price changes params, on which other rules rely"},
		{"another result", "function price {\n  is = u.cost", "function price {\n  is = u.heavy",
			"This is a bool, but an int is needed here."},
		{"no result", "  return { value = first(among) }\n", "  say { text = \"!\" }\n",
			"Procedure returns a player, but its end can be reached without a return."},
		{"another type", "option fee {\n  default = 1", "option fee {\n  type = bool\n  default = true",
			"option fee changes type"},
		{"half a unit", "unit cart {\n  cost = 4\n", "unit cart {\n", "unit cart has no cost"},
		{"a need of a game", "phase closing {\n", "needs phase late {}\nphase closing {\n",
			"a game cannot have needs"},
		{"a body", "needs procedure sweep {}", "needs procedure sweep {\n  say { text = \"!\" }\n}",
			`needs has no block "say"`},
	} {
		text := strings.Replace(market+fair, c.old, c.new, 1)
		if text == market+fair {
			t.Fatalf("%s: there is no %q", c.name, c.old)
		}
		want := strings.TrimPrefix(c.want, "SC198 5:7 ")
		_, found := compile(t, text)
		if !strings.Contains(show(found), want) {
			t.Errorf("%s: want %q, got\n%s", c.name, want, show(found))
		}
	}
}

// A scenario between the base and the game may declare a part, and two bases may need the same, or one what the other
// has.
func TestNeedsOfSeveralFolders(t *testing.T) {
	part := func(b string) string { return blockOf(t, fair, b) + "\n" }
	middle := "-- middle/middle.hcl --\nscenario \"middle\" {\n  abstract = true\n  extends  = \"../base\"\n}\n" +
		part("phase closing") + part("option fee")
	game := withoutBlock(t, withoutBlock(t, fair, "phase closing"), "option fee")
	if _, found := compile(t, market+middle+strings.Replace(game, "../base", "../middle", 1)); len(found) > 0 {
		t.Errorf("a base between:\n%s", show(found))
	}
	if _, found := compile(t, market+strings.Replace(middle, "middle/middle.hcl", "game/game.hcl", 1)); len(found) > 0 {
		t.Errorf("the base between alone:\n%s", show(found))
	}
	other := "-- other/other.hcl --\nscenario \"other\" {\n  abstract = true\n}\nneeds option fee {\n  type = int\n}\n" +
		part("phase closing")
	for _, order := range []string{`["../base", "../other"]`, `["../other", "../base"]`} {
		both := strings.Replace(withoutBlock(t, fair, "phase closing"), `"../base"`, order, 1)
		if _, found := compile(t, market+other+both); len(found) > 0 {
			t.Errorf("%s:\n%s", order, show(found))
		}
	}
	module := "-- lib/lib.hcl --\nneeds function price {\n  params  = { u = unit }\n  returns = int\n}\n"
	if _, found := compile(t, market+module+strings.Replace(fair, "extends = ", "import = [\"../lib\"]\n  extends = ",
		1)); len(found) > 0 {
		t.Errorf("a module:\n%s", show(found))
	}
}

// What an abstract base leaves open is not known when compiling: no rule of it is said to hold always or never.
func TestNothingIsKnownOfWhatIsNeeded(t *testing.T) {
	text := strings.Replace(market, "base/base.hcl", "game/game.hcl", 1) + `
victory poor {
  when = unit.cart.cost > 5 || empty(every(space)) || price(unit.cart) < 0 || count(every(unit)) == 7
}

procedure ask {
  choose one {
    by   = player.host
    from = [for u in every(unit) : u if u.cost > 2]
  }
  say { text = "${one}" }
}
`
	if _, found := compile(t, text); len(found) > 0 {
		t.Errorf("%s", show(found))
	}
}

// The merged scenario can be loaded again, with what is needed and without.
func TestPrintedNeeds(t *testing.T) {
	for _, text := range []string{strings.Replace(market, "base/base.hcl", "game/game.hcl", 1), market + fair} {
		r, found := resolve.Load(folders(text), "game")
		if len(found) > 0 {
			t.Fatal(show(found))
		}
		printed := string(resolve.Print(r))
		if _, found := compile(t, printed); found.HasErrors() {
			t.Errorf("%s\n%s", show(found), printed)
		}
	}
}
