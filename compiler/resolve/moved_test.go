package resolve_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// today is a base that has moved a name of every kind.
const today = `scenario "base" {}
class unit {
  attributes = { cost = { type = int, default = 1 } }
  flags      = [fast]
}
class player { state = { wealth = int } }
class office {}
enum ground { values = [plain, hill] }
thing office treasurer {}
space north_bank {}
space deep_ford { title = "deep ford" }
unit lancer { cost = 3 }
player north {}
resource money {}
option bid {
  type    = int
  default = 0
}
event taken { fields = { place = space } }
function solvent {
  params = { p = player }
  is     = p.wealth > 0
}
value strength {
  of = unit
  is = self.cost
}
procedure collect {
  params = { p = player, units = list(unit) }
  fee    = 2
  choose where_to {
    by     = p
    prompt = "Where?"
    from   = every(space)
  }
}
action march {
  text = "march ${what}"
  param what { in = every(unit) }
  require rich {
    that    = actor.wealth > 0
    message = "You are poor."
  }
  do {}
}
actions travel { members = [action.march] }
phase trade {}
before phase trade greet {}
victory rich { when = solvent(player.north) }
movement on_foot { params = { mover = piece } }
rulebook book {
  clause "B-1" { text = "Be quick." }
  clause "2.1" { text = "Be kind." }
}
test "all march" {}
action wait {
  text = { en = "wait in ${there} for ${what}", de = "warte" }
  do {
    offer {
      to      = actor
      actions = []
      done    = "enough"
    }
  }
}
import "guns" { from = "../guns" }

moved {
  from = unit.rider
  to   = unit.lancer
}
moved {
  from = space.ford
  to   = space.deep_ford
}
moved {
  from = space.nord
  to   = space.north_bank
}
moved {
  from = class.post
  to   = class.office
}
moved {
  from = office.clerk
  to   = office.treasurer
}
moved {
  from = enum.soil
  to   = enum.ground
}
moved {
  from = ground.flat
  to   = ground.plain
}
moved {
  from = class.unit.price
  to   = class.unit.cost
}
moved {
  from = class.unit.tags
  to   = class.unit.flags
}
moved {
  from = class.player.purse
  to   = class.player.wealth
}
moved {
  from = resource.coins
  to   = resource.money
}
moved {
  from = option.bidding
  to   = option.bid
}
moved {
  from = event.captured
  to   = event.taken
}
moved {
  from = event.captured.there
  to   = event.taken.place
}
moved {
  from = function.can_pay
  to   = function.solvent
}
moved {
  from = value.power
  to   = value.strength
}
moved {
  from = procedure.gather
  to   = procedure.harvest
}
moved {
  from = procedure.harvest
  to   = procedure.collect
}
moved {
  from = procedure.gather.what
  to   = procedure.harvest.what_of
}
moved {
  from = procedure.harvest.what_of
  to   = procedure.collect.units
  is   = [it]
}
moved { from = procedure.gather.season }
moved {
  from = procedure.collect.place
  to   = procedure.collect.where_to
}
moved {
  from = procedure.collect.toll
  to   = procedure.collect.fee
}
moved {
  from = action.go
  to   = action.march
}
moved {
  from = action.go.kind
  to   = action.march.what
}
moved {
  from = action.march.wealthy
  to   = action.march.rich
}
moved {
  from = actions.moves
  to   = actions.travel
}
moved {
  from = phase.market
  to   = phase.trade
}
moved {
  from = before.phase.trade.hello
  to   = before.phase.trade.greet
}
moved {
  from = victory.wealthy
  to   = victory.rich
}
moved {
  from = movement.afoot
  to   = movement.on_foot
}
moved {
  from = rulebook.book.A-1
  to   = rulebook.book.B-1
}
moved {
  from = rulebook.book["2.0"]
  to   = rulebook.book["2.1"]
}
moved {
  from = test["everybody marches"]
  to   = test["all march"]
}
moved {
  from = "stay for ${what} at ${there}"
  to   = "wait in ${there} for ${what}"
}
moved {
  from = "stop"
  to   = "stop here"
}
moved {
  from = "stop here"
  to   = "enough"
}
moved { from = action.march.brave }
moved { from = procedure.collect.rate }
moved { from = class.unit.range }
moved { from = class.unit.slow }
rewrite {
  params = { u = unit }
  from   = contains(u.tags, tag.fast)
  to     = u.fast
}
rewrite {
  params = { n = int, m = int }
  from   = gap(n, m)
  to     = n - m
}
rewrite {
  params = { p = player, n = int }
  from   = solvent(p, n)
  to     = solvent(p)
}
rewrite {
  params = { u = unit }
  from   = u.hill
  to     = u.cost
}
rewrite {
  params = { u = unit }
  from   = u.price_of_two
  to     = u.cost + u.cost
}
rewrite {
  within = class.unit.flags
  from   = tag.fast
  to     = fast
}
rewrite {
  within = procedure.collect
  from   = surcharge
  to     = fee + 1
}
rewrite {
  params = { list = list(unit), n = int }
  from   = heavy(list, n)
  to     = any([for u in list : u.cost > n])
}
value rank {
  of = unit
  is = self.cost
}
moved {
  from = function.rank
  to   = value.rank
}
moved {
  from = function.rank.u
  to   = value.rank.self
}
moved {
  from = function.standing
  to   = value.rank
}
moved {
  from = function.standing.what
  to   = value.rank.self
}
moved {
  from = "stay at ${there} with ${whom} for ${what}"
  to   = "wait in ${there} for ${what}"
}
rewrite {
  params = { p = player, u = unit, n = int }
  from   = gather(p, u, n)
  to     = collect(p, [u])
}
`

// guns is a module that has moved names, too.
const guns = `scenario "guns" { abstract = true }
class crew { attributes = { aim = { type = int, default = 1 } } }
class piece { state = { loaded = { type = bool, default = false } } }
thing crew gunner {}
resource shells {}
procedure shoot {
  params = { at = space, by = list(crew) }
}
test "it shoots" {}
moved {
  from = class.men
  to   = class.crew
}
moved {
  from = crew.cannoneer
  to   = crew.gunner
}
moved {
  from = class.men.eye
  to   = class.crew.aim
}
moved {
  from = class.piece.ready
  to   = class.piece.loaded
}
moved {
  from = resource.balls
  to   = resource.powder
}
moved {
  from = resource.powder
  to   = resource.shells
}
moved {
  from = procedure.fire
  to   = procedure.shoot
}
moved {
  from = procedure.fire.goal
  to   = procedure.shoot.at
}
moved { from = procedure.shoot.weather }
moved {
  from = procedure.shoot.who
  to   = procedure.shoot.by
  is   = [hits(it), crew.gunner]
}
moved {
  from = test["it fires"]
  to   = test["it shoots"]
}
rewrite {
  params = { c = crew }
  from   = contains(c.skills, skill.aims)
  to     = c.aim > 1 && crew.gunner == c
}
rewrite {
  params = { p = piece }
  from   = p.wet
  to     = !p.loaded
}
rewrite {
  params = { crew = crew, n = int }
  from   = aimed(crew, n)
  to     = hits(crew) * n
}
rewrite {
  from   = every(resource.powder_kegs)
  to     = [resource.shells]
}
rewrite {
  within = procedure.shoot
  from   = distance
  to     = at.far
}
function hits {
  params = { c = crew }
  is     = c.aim
}
`

// Everything that a variant can say of an older base is read as what is said today, is written so by Print, and by the
// edits of the warnings, of which there is one for each name.
func TestEveryKindOfNameMoves(t *testing.T) {
	for name, c := range map[string]struct{ old, new string }{
		"an override": {"unit rider {\n  price = inherited + 1 # why\n}",
			"unit lancer {\n  cost = inherited + 1 # why\n}"},
		"flags": {"unit rider { tags = [tag.fast] }", "unit lancer { flags = [fast] }"},
		"a class block": {"class unit { attributes = { price = { type = int, default = 2 } } }",
			"class unit { attributes = { cost = { type = int, default = 2 } } }"},
		"a thing": {"thing post clerk {}", "thing office treasurer {}"},
		"things in expressions": {"function f { is = post.clerk != office.clerk && soil.flat == ground.flat }",
			"function f { is = office.treasurer != office.treasurer && ground.plain == ground.plain }"},
		"a class as a type": {"function f {\n  params = { o = post, g = list(soil) }\n  is = 1\n}",
			"function f {\n  params = { o = office, g = list(ground) }\n  is = 1\n}"},
		"calls": {"function f { is = can_pay(player.north) && power(unit.rider) > 1 }",
			"function f { is = solvent(player.north) && strength(unit.lancer) > 1 }"},
		"a value of a thing": {"function f { is = unit.rider.power }", "function f { is = unit.lancer.strength }"},
		"arguments": {"procedure x {\n  call gather {\n    p = player.north\n    what = unit.rider\n" +
			"    season = 3\n  }\n}",
			"procedure x {\n  call collect {\n    p = player.north\n    units = [unit.lancer]\n  }\n}"},
		"state": {"procedure x {\n  set player north { purse = 3 }\n}",
			"procedure x {\n  set player north { wealth = 3 }\n}"},
		"resources": {"procedure x {\n  gain player north { coins = 3 }\n}",
			"procedure x {\n  gain player north { money = 3 }\n}"},
		"an event": {"on captured tell {\n  say { text = \"${there} falls\" }\n}",
			"on taken tell {\n  say { text = \"${place} falls\" }\n}"},
		"emit": {"procedure x {\n  emit captured { there = space.ford }\n}",
			"procedure x {\n  emit taken { place = space.deep_ford }\n}"},
		"an action": {"action go {\n  param kind { in = where(inherited, unit.price > 1) }\n}",
			"action march {\n  param what { in = where(inherited, unit.cost > 1) }\n}"},
		"forbid": {"forbid f {\n  action = action.go\n  when = kind.price > 1\n}",
			"forbid f {\n  action = action.march\n  when = what.cost > 1\n}"},
		"allow": {"allow a {\n  action = action.go\n  rule = wealthy\n}",
			"allow a {\n  action = action.march\n  rule = rich\n}"},
		"sets of actions": {"ensure e {\n  actions = actions.moves\n  that = true\n  message = \"No.\"\n}",
			"ensure e {\n  actions = actions.travel\n  that = true\n  message = \"No.\"\n}"},
		"amend": {"amend procedure gather {\n  choose place { secret = true }\n}",
			"amend procedure collect {\n  choose where_to { secret = true }\n}"},
		"a binding": {"procedure harvest {\n  toll = inherited + 1\n}",
			"procedure collect {\n  fee = inherited + 1\n}"},
		"hooks":         {"after phase market tally {}", "after phase trade tally {}"},
		"a hook itself": {"before phase market hello {}", "before phase trade greet {}"},
		"remove":        {"remove victory wealthy {}", "remove victory rich {}"},
		"remove a part": {"remove action go { only = [require.wealthy] }",
			"remove action march { only = [require.rich] }"},
		"movements": {"forbid f {\n  movements = [movement.afoot]\n  when = true\n}",
			"forbid f {\n  movements = [movement.on_foot]\n  when = true\n}"},
		"options of a test": {"test \"t\" {\n  options = { bidding = 3 }\n}",
			"test \"t\" {\n  options = { bid = 3 }\n}"},
		"lines of a test": {"test \"t\" {\n  play " +
			"{ lines = [\"march rider\", \"to ford\", \"over the strider\", \"to nord\"] }\n}",
			"test \"t\" {\n  play { lines = [\"march lancer\", \"to deep_ford\", \"over the strider\", \"to north_bank\"] }\n}"},
		"quoted labels": {"unit \"rider\" {}", "unit \"lancer\" {}"},
		"a parameter that is paid": {"before procedure gather pay {\n  gain place { coins = 1 }\n}",
			"before procedure collect pay {\n  gain where_to { money = 1 }\n}"},
		"a run of a test": {"test \"t\" {\n  run market {}\n}", "test \"t\" {\n  run trade {}\n}"},
		"place": {"setup more {\n  place ford { north = { rider = 2 } }\n}",
			"setup more {\n  place deep_ford { north = { lancer = 2 } }\n}"},
		"rows": {"rows unit {\n  columns = [price]\n\n  rider = [2]\n}",
			"rows unit {\n  columns = [cost]\n\n  lancer = [2]\n}"},
		"a local of that name": {"function f {\n  params = { can_pay = int, unit = piece }\n" +
			"  is = can_pay + count([for rider in every(piece) : rider.price])\n}",
			"function f {\n  params = { can_pay = int, unit = piece }\n" +
				"  is = can_pay + count([for rider in every(piece) : rider.cost])\n}"},

		"citations": {"procedure x {\n  cites = [\"A-1\", \"B-1\", \"2.0\"]\n  if {\n" +
			"    cites = [\"2.0\"]\n  }\n}",
			"procedure x {\n  cites = [\"B-1\", \"B-1\", \"2.1\"]\n  if {\n    cites = [\"2.1\"]\n  }\n}"},
		"clauses": {"rulebook book {\n  clause \"A-1\" { note = \"Always.\" }\n  clause \"C-1\" {\n" +
			"    text = \"A-1\"\n    restates = \"2.0\"\n  }\n}", "rulebook book {\n  clause \"B-1\" { note = \"Always.\" }\n" +
			"  clause \"C-1\" {\n    text = \"A-1\"\n    restates = \"2.1\"\n  }\n}"},
		"a test of the base": {"remove test \"everybody marches\" {}", "remove test \"all march\" {}"},
		"words of lines": {"test \"t\" {\n  play " +
			"{ lines = [\"stay for 2 rider at ford\", \"stop\", \"never stop\"] }\n" +
			"  refuse { line = \"stay for it at nord\" }\n}", "test \"t\" {\n  play " +
			"{ lines = [\"wait in deep_ford for 2 lancer\", \"enough\", \"never stop\"] }\n" +
			"  refuse { line = \"wait in north_bank for it\" }\n}"},
		"an attribute that is not": {"unit lancer {\n  cost  = 2\n  range = 3\n}", "unit lancer {\n  cost  = 2\n}"},
		"flags that are not":       {"unit rider { tags = [slow, tag.fast] }", "unit lancer { flags = [fast] }"},
		"the only flag":            {"unit rider { flags = [slow] }", "unit lancer { flags = [] }"},
		"things of a module": {
			"function f { is = guns_men.cannoneer == guns_crew.gunner && guns_men.gunner.eye > 1 }",
			"function f { is = guns_crew.gunner == guns_crew.gunner && guns_crew.gunner.aim > 1 }"},
		"a new thing of a module": {"thing guns_men mate { eye = 2 }", "thing guns_crew mate { aim = 2 }"},
		"what a module calls": {"procedure x {\n  call guns_fire {\n    goal = space.ford\n    weather = 1\n  }\n" +
			"  gain player north { guns_balls = 1 }\n  set c {\n    in = every(piece)\n    guns_ready = true\n  }\n}",
			"procedure x {\n  call guns_shoot {\n    at = space.deep_ford\n  }\n  gain player north { guns_shells = 1 }\n" +
				"  set c {\n    in = every(piece)\n    guns_loaded = true\n  }\n}"},
		"an argument of a module": {"procedure x {\n  call guns_shoot { who = guns_men.cannoneer }\n}",
			"procedure x {\n  call guns_shoot { by = [guns_hits(guns_crew.gunner), guns_crew.gunner] }\n}"},
		"arguments by position": {"procedure x {\n  call gather { with = [player.north, unit.rider, 1 + 2] }\n}",
			"procedure x {\n  call collect { with = [player.north, [unit.lancer]] }\n}"},
		"arguments of today": {"procedure x {\n  call collect { with = [player.north, [unit.rider]] }\n}",
			"procedure x {\n  call collect { with = [player.north, [unit.lancer]] }\n}"},
		"a line that says less": {"test \"t\" {\n  play { lines = [\"stay at nord with A for rider\"] }\n}",
			"test \"t\" {\n  play { lines = [\"wait in north_bank for lancer\"] }\n}"},
		"a function that is a value": {"function rank {\n  is    = u == unit.rider ? 3 : inherited\n  cites = [\"A-1\"]\n" +
			"}\nfunction f { is = rank(unit.rider) * 2 }", "value rank {\n  is    = self == unit.lancer ? 3 : inherited\n" +
			"  cites = [\"B-1\"]\n}\nfunction f { is = unit.lancer.rank * 2 }"},
		"one with another name": {"function standing { is = what.price + inherited }\n" +
			"function f { is = [for u in every(unit) : standing(u)] }",
			"value rank { is = self.cost + inherited }\nfunction f { is = [for u in every(unit) : u.rank] }"},
		"a local of its own": {"function f { is = [for u in every(unit) : heavy(where(every(unit), unit.price > " +
			"2), 2)] }", "function f { is = [for u in every(unit) : any([for u in where(every(unit), unit.cost > 2) : u.cost " +
			"> 2])] }"},
		"a local that it would hide": {"function f { is = [for u in every(unit) : heavy([unit.rider], u.price)] }",
			"function f { is = [for u in every(unit) : heavy([unit.lancer], u.cost)] }"},
		"removing what is gone": {"remove action go { only = [require.brave] }\n" +
			"remove procedure gather { only = [toll, rate] }", "remove procedure collect { only = [fee] }"},
		"removing it": {"remove function standing {}", "remove value rank {}"},
		"a hook to a module": {"before procedure guns_fire aim_well {\n  gain goal { guns_powder = 1 }\n}",
			"before procedure guns_shoot aim_well {\n  gain at { guns_shells = 1 }\n}"},
		"a test of a module": {"remove test \"guns: it fires\" {}", "remove test \"guns: it shoots\" {}"},

		"a rewrite of a module": {"function f { is = contains(guns_crew.gunner.skills, guns_skill.aims) && any([for c in " +
			"every(piece) : c.guns_wet || c.wet]) }", "function f { is = (guns_crew.gunner.aim > 1 && guns_crew.gunner == " +
			"guns_crew.gunner) && any([for c in every(piece) : (!c.guns_loaded) || (!c.guns_loaded)]) }"},
		"functions of a module": {"function f { is = guns_aimed(guns_men.cannoneer, 2) + " +
			"count(every(resource.guns_powder_kegs)) }",
			"function f { is = (guns_hits(guns_crew.gunner) * 2) + count([resource.guns_shells]) }"},
		"in part of a module": {"procedure guns_fire { x = distance }", "procedure guns_shoot { x = at.far }"},
		"not those of the module": {"function f { is = aimed(guns_crew.gunner, 2) }",
			"function f { is = aimed(guns_crew.gunner, 2) }"},

		"no thing of that name": {"function f { is = soil.hill == ground.hill ? unit.rider.hill : 1 }",
			"function f { is = ground.hill == ground.hill ? unit.lancer.cost : 1 }"},
		"an argument that is not": {"function f { is = solvent(player.north, 3) && solvent(player.north) && " +
			"can_pay(player.north) }",
			"function f { is = solvent(player.north) && solvent(player.north) && solvent(player.north) }"},
		"a rewrite": {"function f {\n  params = { c = piece }\n  is = !contains(c.unit.tags, tag.fast)\n}",
			"function f {\n  params = { c = piece }\n  is = !c.unit.fast\n}"},
		"a rewrite inside another": {"function f { is = contains(first([for u in every(unit) : u if contains(u.tags, " +
			"tag.fast)]).tags, tag.fast) }", "function f { is = first([for u in every(unit) : u if u.fast]).fast }"},
		"precedence of what is put in": {"function f { is = gap(1 - 2, 3 - 4) * 2 }",
			"function f { is = ((1 - 2) - (3 - 4)) * 2 }"},
		"without parentheses": {"function f { is = max(gap(1, 2), unit.rider.price_of_two) }",
			"function f { is = max(1 - 2, unit.lancer.cost + unit.lancer.cost) }"},
		"steps after it": {"function f { is = (option.bidding > 1 ? unit.rider : unit.rider).price_of_two }",
			"function f { is = (option.bid > 1 ? unit.lancer : unit.lancer).cost + (option.bid > 1 ? unit.lancer : " +
				"unit.lancer).cost }"},
		"within a declaration": {"procedure gather { x = surcharge }", "procedure collect { x = fee + 1 }"},
		"elsewhere it is not":  {"procedure x { x = surcharge }", "procedure x { x = surcharge }"},
	} {
		t.Run(name, func(t *testing.T) {
			old := variant(`"../base"`, c.old+"\n")
			r, found := resolve.Load(files("guns/g.hcl", guns, "base/a.hcl", today, "v/b.hcl", old), "v")
			want, _ := resolve.Load(files("guns/g.hcl", guns, "base/a.hcl", today, "v/b.hcl", variant(`"../base"`, c.new+"\n")),
				"v")
			if found.HasErrors() {
				t.Fatal(found)
			}
			if got, want := withoutOrigins(r), withoutOrigins(want); got != want {
				t.Errorf("it is read as\n%s\nand not as\n%s", own(got, want), own(want, got))
			}
			var edits []diag.Repair
			said := map[string]bool{}
			for _, d := range found {
				if d.Code != "SC169" && d.Code != "SC193" || said[d.Summary] {
					t.Errorf("%s %s: %s", d.Code, d.Summary, d.Detail)
				}
				said[d.Summary] = true
				edits = append(edits, d.Edits()...)
			}
			slices.SortFunc(edits, func(a, b diag.Repair) int { return b.Range.Start.Byte - a.Range.Start.Byte })
			text := []byte(old)
			for _, e := range edits {
				text = e.Apply(text)
			}
			if got := strings.TrimPrefix(string(text), variant(`"../base"`, "")); got != c.new+"\n" {
				t.Errorf("the edits make\n%s", got)
			}
		})
	}
}

// withoutOrigins prints a scenario without the comments about where it comes from.
func withoutOrigins(r *resolve.Result) string {
	var out []string
	for line := range strings.Lines(string(resolve.Print(r))) {
		if !strings.HasPrefix(line, "# ") {
			out = append(out, line)
		}
	}
	return strings.Join(out, "")
}

// own returns the lines of a text that another one does not have.
func own(a, b string) string {
	var out []string
	for line := range strings.Lines(a) {
		if !strings.Contains(b, line) {
			out = append(out, line)
		}
	}
	return strings.Join(out, "")
}

// What a base says of its past must lead somewhere, once, and be about names that are gone.
func TestMovesAreChecked(t *testing.T) {
	move := func(from, to string) string { return "moved {\n  from = " + from + "\n  to = " + to + "\n}\n" }
	for _, c := range []struct{ past, code, says string }{
		{move("unit.knave", "unit.knight"), "SC166", "there is no unit.knight"},
		{move("unit.knave", "space.north_bank"), "SC166", "different kinds"},
		{move("unit.rider", "procedure.collect.p"), "SC166", "different kinds"},
		{move("rider", "unit.lancer"), "SC166", "not an address"},
		{move("knights.rider", "unit.lancer"), "SC166", "not an address"},
		{move("unit[0]", "unit.lancer"), "SC166", "not an address"},
		{move("needs.x", "unit.lancer"), "SC166", "not an address"},
		{move("test.x", "unit.lancer"), "SC166", "different kinds"},
		{move(`test["x"]`, `test["y"]`), "SC166", `there is no test.y`},
		{move(`test["a b"]`, `test["b c"]`), "SC166", `there is no test["b c"]`},
		{move("rulebook.book.X", "rulebook.book.Y"), "SC166", "there is no rulebook.book.Y"},
		{move("rulebook.book.X", "rulebook.tome.B-1"), "SC166", "there is no rulebook.tome.B-1"},
		{"moved { from = rulebook.book.X }\n", "SC166", "has no `to`"},
		{move("rulebook.book.B-1", `rulebook.book["2.1"]`), "SC167", "still declared"},
		{move(`"x"`, `"y"`), "SC166", `there is no "y"`},
		{move(`"march"`, `"wait in ${there} for ${what}"`), "SC166", "the new line has a ${ }"},
		{move("function.x", "value.nothing"), "SC166", "there is no value.nothing"},
		{move("value.x", "function.solvent"), "SC166", "different kinds"},
		{move("function.x.u", "value.strength.other"), "SC166", "different kinds"},
		{move(`"march ${what}"`, `"go ${what}"`), "SC167", "still declared"},
		{move(`"${a} ${what.x}"`, `"enough"`), "SC166", "not an address"},
		{move(`"x"`, "action.march"), "SC166", "different kinds"},
		{"moved { from = \"x\" }\n", "SC166", "has no `to`"},
		{"moved { from = unit.x }\n", "SC166", "has no `to`"},
		{"moved { from = class.unit.cost }\n", "SC167", "still declared"},
		{"moved { from = class.nothing.x }\n", "SC166", "there is no class nothing"},
		{"moved { from = procedure.nothing.x }\n", "SC166", "there is no procedure nothing"},
		{move("procedure.collect.a", "procedure.collect.b"), "SC166", "there is no procedure.collect.b"},
		{move("class.unit.a", "class.unit.b"), "SC166", "there is no class.unit.b"},
		{move("space.north_bank", "space.deep_ford"), "SC167", "still declared"},
		{move("procedure.collect.p", "procedure.collect.units"), "SC167", "still declared"},
		{move("class.unit.cost", "class.unit.fast"), "SC167", "still declared"},
		{move("unit.rider", "unit.lancer"), "SC167", "is moved twice"},
		{move("unit.a", "unit.b") + move("unit.b", "unit.a"), "SC167", "lead back"},
		{move("unit.a", "unit.a"), "SC167", "lead back"},
		{"moved { from = function.solvent.n }\n", "SC166", "cannot leave out"},
		{"rewrite {\n  params = { p = player }\n  from = solvent(p)\n  to = true\n}\n", "SC168", "still declared"},
		{"rewrite {\n  from = solvent()\n  to = solvent(1, 2, 3)\n}\n", "SC168", "to has solvent"},
		{"rewrite {\n  from = count(every(unit))\n  to = 1\n}\n", "SC168", "still declared"},
		{"rewrite {\n  params = { u = unit }\n  from = u\n  to = u.cost\n}\n", "SC168", "every expression"},
		{"rewrite {\n  params = { u = unit, v = unit }\n  from = u.old\n  to = u.cost\n}\n", "SC168", "v is not in from"},
		{"rewrite {\n  params = { u = unit }\n  from = u.old\n  to = u.old + 1\n}\n", "SC168", "to has old"},
		{"rewrite {\n  params = { u = unit }\n  from = contains(u.tags, tag.fast)\n  to = true\n}\n", "SC168",
			"rewritten twice"},
		{"rewrite {\n  within = function.nothing\n  from = x\n  to = 1\n}\n", "SC168", "nothing of that name"},
	} {
		_, found := resolve.Load(files("guns/g.hcl", guns, "base/a.hcl", today+c.past), "base")
		if len(found) != 1 || found[0].Code != c.code || !strings.Contains(found[0].Summary, c.says) {
			t.Errorf("%s gives %v", c.past, found)
		}
	}
}
