package check_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
)

// counting is a module with something of most kinds, a setting and things that it needs.
const counting = `-- lib/counting/counting.hcl --
needs resource coin {}

needs unit collector {}

needs class office {}

needs function due {
  params  = { p = player }
  returns = int
}

needs procedure thanks {
  params = { p = player }
}

function rate {
  is = 1
}

option strict {
  type    = bool
  default = true
}

enum mood {
  values = [calm, angry]
}

record demand {
  fields = { of = player, mood = mood }
  title  = "the demand to ${self.of}"
}

class piece {
  state = { marked = bool, wait = { type = int, default = 0 } }
}

class game {
  state = { paid = { type = int, default = 0 } }
}

class player {
  state = { seat = optional(office) }
}

value burden {
  of = player
  is = due(self) * rate()
}

modifier lenient {
  to   = value.burden
  when = !option.strict
  set  = 0
}

event settled {
  fields = { by = player }
}

function marked {
  params = { p = player }
  is     = [for c in every(piece) : c if c.owner == p && c.marked && c.unit == unit.collector]
}

procedure collect {
  params = { p = player }

  create d {
    record = demand
    of     = p
    mood   = mood.calm
  }
  if {
    when = d.mood == mood.calm && count(every(demand)) == 1
    pay p { coin = min(p.burden, p.coin) }
  }
  set game { paid = game.paid + p.burden }
  for c {
    in = [for c in every(piece) : c if c.owner == p]
    set c {
      marked = true
      wait   = c.wait + 1
    }
  }
  emit settled { by = p }
  call thanks { p = p }
  destroy d {}
}

on settled note {
  say { text = "${by} has paid ${game.paid} for ${count(marked(by))}." }
}

action refuse {
  text = "refuse"
  do {
    set actor { seat = none }
  }
}

phase reckoning {
  offer {
    to      = every(player)
    actions = [action.refuse]
  }
}

before procedure collect greet {
  say { text = "Good morning." }
}
`

// town imports counting twice, under two names.
const town = `-- game/game.hcl --
scenario "town" {}

import tax {
  from = "../lib/counting"
  with = {
    coin      = resource.gold
    collector = unit.bailiff
    office    = guild
    due       = wealth
    rate      = 1 + 1
    strict    = false
  }
}

import tithe {
  from = "../lib/counting"
  with = { coin = resource.grain, collector = unit.monk, office = order, due = children }
}

class guild {}

thing guild smiths {}

class order {}

thing order benedict {}

resource gold {
  start = 9
}

resource grain {
  start = 5
}

unit bailiff {}

unit monk {}

player duke {}

space square {}

class piece {
  state = { marked = { type = int, default = 7 } }
}

function wealth {
  params = { p = player }
  is     = count([for c in every(piece) : c if c.owner == p && c.marked == 7])
}

function children {
  params = { who = player }
  is     = who.gold
}

procedure tax_thanks {
  say { text = "${p} is thanked." }
}

procedure tithe_thanks {
  say { text = "God thanks ${p}, who paid ${p.tax_burden} and ${p.tithe_burden}." }
}

setup {
  place square {
    duke = { bailiff = 1, monk = 2 }
  }
}

sequence main {
  call tax_collect { p = player.duke }
  call tithe_collect { p = player.duke }
  call tax_reckoning {}
  call tithe_reckoning {}
  end_game {}
}
`

// TestNamedImports checks a module that is imported under two names, and that the merged scenario can be loaded again.
func TestNamedImports(t *testing.T) {
	sc, found := compile(t, counting+town)
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	names := map[string]bool{}
	for _, p := range sc.Procedures {
		names[p.What+" "+p.Name] = true
	}
	for _, want := range []string{"procedure tax_collect", "procedure tithe_collect", "phase tax_reckoning",
		"procedure tax_thanks"} {
		if !names[want] {
			t.Errorf("there is no %s", want)
		}
	}
	r, _ := resolve.Load(folders(counting+town), "game")
	printed := string(resolve.Print(r))
	again, found := compile(t, printed)
	if found.HasErrors() {
		t.Fatalf("%s\n%s", show(found), printed)
	}
	if len(again.Procedures) != len(sc.Procedures) || len(again.Values) != 2 || len(again.Modifiers) != 2 {
		t.Errorf("the printed scenario has %d procedures, not %d", len(again.Procedures), len(sc.Procedures))
	}
	for _, want := range []string{
		"state = { tax_marked = bool, tax_wait = { type = int, default = 0 } }", "is = tithe_due(self) * tithe_rate()",
		"is      = wealth(p)", "gold = min(p.tax_burden, p.gold)",
	} {
		if !strings.Contains(printed, want) {
			t.Errorf("%q is not printed", want)
		}
	}
	if strings.Contains(printed, "coin") {
		t.Error("what was given has its name in the module still")
	}
}

// What is in a module can be changed, removed and wrapped by the scenario that imports it, and by variants of that.
func TestChangedModules(t *testing.T) {
	for _, c := range []struct{ name, text string }{
		{"a function", "function tax_rate {\n  is = inherited + 1\n}\n"},
		{"a procedure", "procedure tax_collect {\n  say { text = \"${p}\" }\n}\n"},
		{"an option", "option tithe_strict {\n  default = !inherited\n}\n"},
		{"an enum", "enum tax_mood {\n  titles = { angry = \"cross\" }\n}\n"},
		{"a hook", "after procedure tax_collect more {\n  say { text = \"${p} has ${count(tax_marked(p))}.\" }\n}\n"},
		{"an event", "on tithe_settled amen {\n  say { text = \"Amen, ${by}.\" }\n}\n"},
		{"a modifier", "modifier poor {\n  to   = value.tithe_burden\n  when = self.gold == 0\n  set  = 0\n}\n"},
		{"no modifier", "remove modifier tax_lenient {}\n"},
		{"an action", "forbid never {\n  action  = action.tax_refuse\n" +
			"  when    = game.tax_paid > 3 && actor.tax_seat == guild.smiths\n  message = \"No.\"\n}\n"},
	} {
		if _, found := compile(t, counting+town+"-- game/more.hcl --\n"+c.text); found.HasErrors() {
			t.Errorf("%s, in the game:\n%s", c.name, show(found))
		}
		variant := strings.Replace(town, "game/game.hcl", "base/base.hcl", 1) +
			"-- game/game.hcl --\nscenario \"variant\" {\n  extends = \"../base\"\n}\n" + c.text
		if _, found := compile(t, counting+variant); found.HasErrors() {
			t.Errorf("%s, in a variant:\n%s", c.name, show(found))
		}
	}
}

// Mistakes in imports, and in what they give, are told where they are.
func TestImportsThatDoNotFit(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"nothing there", `from = "../lib/counting"`, `from = "../lib/conting"`, "SC186: there is no folder"},
		{"outside", `from = "../lib/counting"`, `from = "../../.."`, "SC185"},
		{"itself", `from = "../lib/counting"`, `from = "../game"`, "SC187"},
		{"no folder", "  from = \"../lib/counting\"\n  with = {\n", "  with = {\n", "import has no from"},
		{"a bad name", "import tax {", "import Tax {", `"Tax" is not a name`},
		{"one name twice", "import tithe {", "import tax {", "two modules are imported as tax"},
		{"an unknown parameter", "    strict    = false\n", "    strickt   = false\n", `did you mean "strict"?`},
		{"a thing for a class", "office    = guild\n", "office    = unit.monk\n", "the module needs class office here"},
		{"a class for a thing", "collector = unit.bailiff\n", "collector = guild\n", "write collector = unit.NAME"},
		{"a thing of another class", "collector = unit.bailiff\n", "collector = player.duke\n",
			"write collector = unit.NAME"},
		{"a unit that is not there", "collector = unit.bailiff\n", "collector = unit.bailif\n", `There is no unit "bailif"`},
		{"a function that is not there", "due       = wealth\n", "due       = welth\n", `did you mean "wealth"?`},
		{"a function of another type", "due       = wealth\n", "due       = rich\n",
			"This is a bool, but an int is needed here."},
		{"a function of other parameters", "due       = wealth\n", "due       = poor\n", "poor takes two arguments"},
		{"a value of another type", "strict    = false\n", "strict    = 3\n", "SC200"},
		{"given twice", "    strict    = false\n", "    strict    = false\n    strict    = true\n", "strict is given twice"},
		{"a need that nobody meets", "procedure tax_thanks {", "procedure other_thanks {",
			"SC199: procedure tax_thanks is needed"},
		{"needs that nobody meets",
			"  with = { coin = resource.grain, collector = unit.monk, office = order, due = children }\n", "",
			"resource tithe_coin, unit tithe_collector, class tithe_office, function tithe_due"},
		{"a misspelt name", "call tax_collect {", "call tax_colect {", `did you mean "tax_collect"?`},
		{"with is no map", "  with = { coin = resource.grain, collector = unit.monk, office = order, due = children }\n",
			"  with = [1]\n", "with is a map"},
		{"a name that is taken", "class guild {}\n", "class guild {}\nimport ta {\n  from = \"../lib/x\"\n}\n",
			"procedure ta_x_collect of the module is declared already"},
	} {
		text := strings.Replace(town, c.old, c.new, 1)
		if text == town {
			t.Fatalf("%s: there is no %q", c.name, c.old)
		}
		text += "function rich {\n  params = { p = player }\n  is     = p.gold > 5\n}\n\nfunction poor {\n  params = { a = player, b = int }\n  is     = a.gold < b\n}\n"
		if strings.Contains(c.want, "ta_x") {
			text = strings.Replace(text, "import ta {", "import ta_x {\n  from = \"../lib/x\"\n}\nimport ta {", 1)
		}
		_, found := compile(t, counting+text+"-- lib/x/x.hcl --\nprocedure collect {\n  say { text = \"x\" }\n}\n"+
			"procedure x_collect {\n  say { text = \"x\" }\n}\n")
		if !strings.Contains(show(found), c.want) {
			t.Errorf("%s: want %q, got\n%s", c.name, c.want, show(found))
		}
	}
}

// Blocks that lack labels, in a module or beside one, are reported and stop nothing.
func TestModulesWithoutLabels(t *testing.T) {
	for _, b := range []string{
		"thing office {}", "unit {}", "class {}", "on settled {}", "after procedure collect {}", "needs thing office {}",
		"needs unit {}", "enum {}", "import {}",
		"needs unit a b {}", "record {}", "procedure {}", "rows {}", "test {}", "remove unit {}", "import x { from = 3 }",
		"import x {}", "needs {}",
	} {
		for _, text := range []string{counting + b + "\n" + town, counting + town + b + "\n",
			strings.Replace(counting+town, "unit = unit.bailiff", "unit = 3", 1) + b} {
			if _, found := compile(t, text); !found.HasErrors() {
				t.Errorf("%s: no error", b)
			}
		}
	}
}

const lamp = "class unit {\n  attributes = { light = { type = int, default = 1 } }\n}\n\nfunction glow {\n" +
	"  params = { u = unit }\n  is     = u.light\n}\n"

// village is a game with the imports that a test writes.
func village(imports string) string {
	return "-- game/game.hcl --\nscenario \"village\" {\n" + strings.TrimSuffix(imports, "\n") + `

player elder {}

space green {}

unit torch {}

setup {
  place green {
    elder = { torch = 1 }
  }
}

sequence main {
  end_game {}
}
`
}

// Modules that import modules, one that two others import, and modules that say different things about a class.
func TestModulesOfModules(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a module of a module",
			"-- lib/a/a.hcl --\nimport b {\n  from = \"../b\"\n}\nfunction bright {\n  params = { u = unit }\n" +
				"  is     = b_glow(u) > 3\n}\n-- lib/b/b.hcl --\n" + lamp +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\nfunction dark {\n"+
					"  is = !a_bright(unit.torch) && a_b_glow(unit.torch) < 2\n}\nvictory late {\n  when = dark()\n}\n"+
					"after sequence main check {\n  check_victory {}\n}\n"), ""},
		{"a diamond",
			"-- lib/a/a.hcl --\nscenario \"a\" {\n  import = [\"../b\"]\n}\nfunction bright {\n  params = { u = unit }\n" +
				"  is     = glow(u) > 3\n}\n-- lib/b/b.hcl --\n" + lamp +
				village("  import = [\"../lib/b\"]\n}\nimport a {\n  from = \"../lib/a\"\n}\nimport c {\n  from = \"../lib/a\"\n"+
					"}\nfunction dark {\n  is = !a_bright(unit.torch) && !c_bright(unit.torch) && glow(unit.torch) > 0\n}\n"+
					"victory late {\n  when = dark()\n}\nafter sequence main check {\n  check_victory {}\n}\n"), ""},
		{"a circle",
			"-- lib/a/a.hcl --\nimport b {\n  from = \"../b\"\n}\n-- lib/b/b.hcl --\nimport a {\n  from = \"../a\"\n}\n" +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\n"), "lib/a needs lib/b needs lib/a"},
		{"a circle of both kinds of imports",
			"-- lib/a/a.hcl --\nimport b {\n  from = \"../b\"\n}\n-- lib/b/b.hcl --\nscenario \"b\" {\n" +
				"  import = [\"../a\"]\n}\n" +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\n"), "lib/a needs lib/b needs lib/a"},
		{"two modules of one mind",
			"-- lib/a/a.hcl --\n" + lamp + "-- lib/b/b.hcl --\n" + lamp +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\nimport b {\n  from = \"../lib/b\"\n}\n"), ""},
		{"one module under two names",
			"-- lib/a/a.hcl --\n" + lamp + "class unit {\n  flags = [smokes]\n}\nclass piece {\n  state = { lit = bool }\n}\n" +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\nimport b {\n  from = \"../lib/a\"\n}\n"+
					"before sequence main light {\n  set p {\n    in    = every(piece)\n    a_lit = !p.b_lit && !p.unit.smokes\n"+
					"  }\n}\nvictory late "+
					"{\n  when = any([for p in every(piece) : p.a_lit || p.b_lit || p.unit.smokes || p.unit.light > 9])\n}\n"+
					"after sequence main check {\n  check_victory {}\n}\n"), ""},
		{"one module under two names that gives a class something of its own",
			"-- lib/a/a.hcl --\nenum hue {\n  values = [red, white]\n}\nclass unit {\n" +
				"  attributes = { hue = { type = hue, default = hue.red } }\n}\n" +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\nimport b {\n  from = \"../lib/a\"\n}\n"),
			"SC116: each import of the module gives unit another \"hue\""},
		{"a module that needs a function of something",
			"-- lib/a/a.hcl --\nscenario \"a\" {\n  abstract = true\n}\nneeds function fine {\n  of      = player\n" +
				"  params  = { n = int }\n  returns = bool\n}\nfunction late {\n" +
				"  is = any([for p in every(player) : fine(p, 4)])\n}\n" +
				village("}\nimport a {\n  from = \"../lib/a\"\n  with = { fine = old }\n}\nfunction old {\n  of     = player\n"+
					"  params = { years = int }\n  is     = years > 3 && self == player.elder\n}\nvictory late {\n"+
					"  when = a_late() && count(every(piece)) > 3\n}\nafter sequence main check {\n  check_victory {}\n}\n"), ""},
		{"a setting that is a function of something",
			"-- lib/a/a.hcl --\n" + lamp +
				"function rule {\n  is = 1\n}\nfunction bright {\n  of = unit\n  is = self.light > 3\n}\n" +
				village("}\nimport a {\n  from = \"../lib/a\"\n  with = { bright = true }\n}\n"), "its parameters are rule"},
		{"two modules of two minds",
			"-- lib/a/a.hcl --\n" + lamp + "-- lib/b/b.hcl --\n" + strings.Replace(lamp, "default = 1", "default = 2", 1) +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\nimport b {\n  from = \"../lib/b\"\n}\n"),
			"SC192: lib/a and lib/b both change attributes light of class unit"},
		{"two modules without names and of two minds",
			"-- lib/a/a.hcl --\n" + strings.Replace(lamp, "glow", "gleam", 1) + "-- lib/b/b.hcl --\n" +
				strings.Replace(lamp, "default = 1", "default = 2", 1) +
				village("  import = [\"../lib/a\", \"../lib/b\"]\n}\n"),
			"SC192: lib/a and lib/b both change attributes light of class unit"},
		{"a base and its variant import the same",
			"-- lib/a/a.hcl --\n" + lamp + strings.Replace(village("}\nimport a {\n  from = \"../lib/a\"\n}\n"), "game/game.hcl",
				"base/base.hcl", 1) +
				"-- game/game.hcl --\nscenario \"variant\" {\n  extends = \"../base\"\n}\nimport a {\n  from = \"../lib/a\"\n}\n" +
				"function a_glow {\n  is = inherited + 1\n}\n", ""},
		{"an abstract base with a module",
			"-- lib/a/a.hcl --\n" + lamp + "-- base/base.hcl --\nscenario \"base\" {\n  abstract = true\n}\nimport a {\n" +
				"  from = \"../lib/a\"\n}\nneeds unit torch {\n  light = 4\n}\nfunction bright {\n" +
				"  is = a_glow(unit.torch) > 2\n}\n" +
				village("  extends = \"../base\"\n}\n"), ""},
		{"a module that extends another",
			"-- lib/a/a.hcl --\nscenario \"a\" {\n  extends = \"../b\"\n}\nfunction glow {\n  is = inherited * 2\n}\n" +
				"-- lib/b/b.hcl --\nscenario \"b\" {\n  abstract = true\n}\n" + lamp +
				village("}\nimport a {\n  from = \"../lib/a\"\n}\nvictory late {\n  when = a_glow(unit.torch) > 1\n}\n"+
					"after sequence main check {\n  check_victory {}\n}\n"), ""},
	} {
		_, found := compile(t, c.text)
		if c.want == "" && found.HasErrors() || !strings.Contains(show(found), c.want) {
			t.Errorf("%s: want %q, got\n%s", c.name, c.want, show(found))
		}
	}
}
