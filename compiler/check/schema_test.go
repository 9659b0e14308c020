package check_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/world"
)

// places are the blocks in which the examples of statements stand, where that is not simply a procedure.
var places = map[string]string{
	"break":     "for o {\n  in = every(player)\n  %\n}\n",
	"else":      "if {\n  when = n > 5\n}\n%",
	"else_if":   "if {\n  when = n > 5\n}\n%",
	"ensure":    "attempt {\n  %\n}\n",
	"otherwise": "attempt {\n  ensure {\n    that = n > 0\n  }\n}\n%",
	"require":   "offer {\n  to      = p\n  actions = [action.rest]\n  done    = \"stop\"\n  %\n}\n",
}

// around are the declarations in which the examples of blocks stand, where the example of the declaration does not fit.
var around = map[string]string{
	"class.placement": "class unit {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	"rulebook.clause": "rulebook book {\n  clause \"A-02\" {\n    text = \"Scouts move.\"\n  }\n}\n",
	"action.param": "action go {\n  text = \"go from ${here}\"\n\n  param here {\n    in = every(space)\n  }\n\n" +
		"  do {}\n}\n",
}

// instead are the blocks that show an attribute where it cannot simply be added to the example of its row.
var instead = map[string]string{
	"picture.grid": "picture board {\n  grid = hexes\n}\n\nclass space {\n  attributes = {\n" +
		"    column = { type = int, default = 0 }\n    row    = { type = int, default = 0 }\n  }\n}\n",
	"picture.waterways": "class border {\n  flags = [flooded]\n}\n\npicture board {\n  waterways = [flooded]\n}\n",
	"space.off_map":     "space nowhere {\n  off_map = true\n}\n",
	"modifier.set":      "modifier dug_in {\n  to  = value.strength\n  set = 2\n}\n",
	"modifier.percent": "value speed {\n  of    = piece\n  is    = 1\n  round = down\n}\n\nmodifier slow {\n" +
		"  to      = value.speed\n  percent = 50\n}\n",
	"modifier.times": "value speed {\n  of    = piece\n  is    = 1\n  round = down\n}\n\nmodifier slow {\n" +
		"  to    = value.speed\n  times = 1.5\n}\n",
	"modifier.at_least": "modifier dug_in {\n  to       = value.strength\n  at_least = 1\n}\n",
	"modifier.at_most":  "modifier dug_in {\n  to      = value.strength\n  at_most = 4\n}\n",
	"modifier.stage": "value speed {\n  of     = piece\n  is     = 1\n  stages = [step.base, step.bonus]\n}\n\n" +
		"modifier slow {\n  to    = value.speed\n  add   = 1\n  stage = step.bonus\n}\n",
	"value.stages": "value speed {\n  of     = piece\n  is     = 1\n  stages = [step.base, step.bonus]\n}\n",
	"phase.params": "phase trade {\n  params = { p = player }\n}\n\nsequence main {\n  call trade {\n" +
		"    p = player.north\n  }\n}\n",
	"forbid.actions": "forbid never {\n  actions = [action.march, action.sail]\n  when    = there.off_map\n" +
		"  message = \"Not there.\"\n}\n",
	"forbid.movements":      "forbid never {\n  movements = [movement.on_foot]\n  when      = to.off_map\n}\n",
	"set.is":                "var m {\n  is = 0\n}\n\nset m {\n  is = m + 1\n}\n",
	"create.record":         "create made {\n  record = contest\n  place  = there\n}\n",
	"gain.resource":         "gain p {\n  resource = r\n  amount   = n\n}\n",
	"gain.amount":           "gain p {\n  resource = r\n  amount   = n\n}\n",
	"pay.resource":          "pay p {\n  resource = r\n  amount   = n\n}\n",
	"pay.amount":            "pay p {\n  resource = r\n  amount   = n\n}\n",
	"gain.all":              "gain p {\n  all = unit.wagon.price\n}\n",
	"pay.all":               "pay p {\n  all = unit.wagon.price\n}\n",
	"roll.at_most":          "roll hits {\n  die     = die.d6\n  each    = mine\n  at_most = it.strength\n}\n",
	"roll.exactly":          "roll hits {\n  die     = die.d6\n  exactly = 6\n}\n",
	"roll.faces":            "roll hits {\n  faces = range(1, n + 5)\n}\n",
	"roll.keep":             "roll hits {\n  die     = die.d6\n  count   = 2\n  at_most = 2\n  keep    = best\n}\n",
	"roll.each":             "roll hits {\n  die     = die.d6\n  each    = mine\n  at_most = 2\n}\n",
	"roll.dice":             "roll hits {\n  die     = die.d6\n  each    = mine\n  dice    = 2\n  at_most = 2\n}\n",
	"return.when":           "return {\n  when = game.round > 1\n}\n",
	"set.in":                "set each {\n  in = mine\n  owner = p\n}\n",
	"set.where":             "set each {\n  in    = mine\n  where = n > 1\n  owner = p\n}\n",
	"move.in":               "move each {\n  in = mine\n  to = there\n}\n",
	"move.where":            "move each {\n  in    = mine\n  where = n > 1\n  to = there\n}\n",
	"carry.in":              "carry each {\n  in = mine\n  by = none\n}\n",
	"carry.where":           "carry each {\n  in    = mine\n  where = n > 1\n  by = none\n}\n",
	"destroy.in":            "destroy each {\n  in = mine\n}\n",
	"destroy.where":         "destroy each {\n  in    = mine\n  where = n > 1\n}\n",
	"gain.in":               "gain each {\n  in = every(player)\n  money = 1\n}\n",
	"gain.where":            "gain each {\n  in    = every(player)\n  where = n > 1\n  money = 1\n}\n",
	"pay.in":                "pay each {\n  in = every(player)\n  money = 1\n}\n",
	"pay.where":             "pay each {\n  in    = every(player)\n  where = n > 1\n  money = 1\n}\n",
	"shuffle.in":            "shuffle each {\n  in = every(space)\n}\n",
	"shuffle.where":         "shuffle each {\n  in    = every(space)\n  where = n > 1\n}\n",
	"emit.with":             "emit taken {\n  with = [there]\n}\n",
	"call.of":               "call decide {\n  of = b\n}\n",
	"function.of":           "function strong {\n  of = piece\n  is = self.strength > 2\n}\n",
	"procedure.of":          "procedure award {\n  of = contest\n\n  destroy self {}\n}\n",
	"call.with":             "call collect {\n  with = [player.north]\n}\n",
	"choose.or_else":        "choose place {\n  by      = every(player)\n  or_else = p\n  from    = every(space)\n}\n",
	"action.param.at_least": "param here {\n  in       = every(space)\n  count    = 2\n  at_least = 0\n}\n",
	"action.param.that": "param here {\n  in      = every(space)\n  count   = 2\n  that    = count(here) > 0\n" +
		"  message = \"Not these together.\"\n}\n",
	"choose.at_least":   "choose places {\n  by       = p\n  from     = every(space)\n  count    = 2\n  at_least = 0\n}\n",
	"procedure.returns": "procedure fee {\n  returns = int\n  return {\n    value = 1\n  }\n}\n",
	"phase.returns":     "phase trade {\n  returns = int\n  return {\n    value = 1\n  }\n}\n",
	"choose.default":    "choose one {\n  by      = p\n  from    = mine\n  default = first(mine)\n}\n",
	"victory.draw":      "victory peace {\n  when = game.round > 9\n  draw = every(player)\n}\n",
	"end_game.draw":     "end_game {\n  draw = every(player)\n}\n",
	"offer.sealed": "offer {\n  to      = every(player)\n  actions = [action.march]\n  done    = \"done\"\n" +
		"  sealed  = true\n}\n",
	"choose.that": "choose chosen {\n  by    = p\n  from  = every(space)\n  count = 2\n  that  = count(chosen) > 0\n}\n",
	"choose.message": "choose chosen {\n  by      = p\n  from    = every(space)\n  count   = 2\n" +
		"  that    = count(chosen) > 0\n  message = \"Not these together.\"\n}\n",
	"offer.with": "offer {\n  to      = p\n  actions = [action.settle]\n  with    = { b = b }\n}\n",
}

// elsewhere are the attributes that package resolve reads, before anything is checked.
var elsewhere = map[string]bool{
	"import.from": true, "import.with": true,
	"scenario.abstract":  true,
	"scenario.languages": true, "scenario.language_version": true, "scenario.version": true, "scenario.extends": true,
	"scenario.import": true, "remove.only": true, "rows.columns": true,
}

// body parses a text whose blocks are looked for.
func body(t *testing.T, text string) *hclsyntax.Body {
	t.Helper()
	f, found := hclsyntax.ParseConfig([]byte(text), "example.hcl", hcl.InitialPos)
	if found.HasErrors() {
		t.Fatalf("%v in\n%s", found, text)
	}
	return f.Body.(*hclsyntax.Body)
}

// with is an example with an attribute more, or with another value of one it has.
func with(t *testing.T, example, name, value string) string {
	t.Helper()
	b := body(t, example).Blocks[0]
	if a := b.Body.Attributes[name]; a != nil {
		r := a.Expr.Range()
		return example[:r.Start.Byte] + value + example[r.End.Byte:]
	}
	at := b.OpenBraceRange.End.Byte
	return example[:at] + "\n" + name + " = " + value + "\n" + example[at:]
}

// without is a text without the blocks that have the type and labels of another block, or its type alone.
func without(t *testing.T, text string, other *hclsyntax.Block, labels bool) string {
	t.Helper()
	for _, b := range body(t, text).Blocks {
		if b.Type == other.Type && (!labels || slices.Equal(b.Labels, other.Labels)) {
			return text[:b.TypeRange.Start.Byte] + text[b.CloseBraceRange.End.Byte:]
		}
	}
	return text
}

// declared is the world with declarations, which replace those that are called the same. A variant has the world as its
// base.
func declared(t *testing.T, blocks string) string {
	t.Helper()
	text := world.Source
	for _, b := range body(t, blocks).Blocks {
		switch {
		case b.Type == "import":
			blocks += "\n-- lib/dice/dice.hcl --\nfunction sides {\n  is = 6\n}\n"
		case b.Type == "needs":
			return "-- game/game.hcl --\n" + strings.Replace(world.Source, " {\n", " {\n  abstract = true\n", 1) + "\n" + blocks
		case b.Type == "remove", b.Type == "amend":
			blocks = "scenario \"variant\" {\n  extends = \"../base\"\n}\n" + blocks
			fallthrough
		case b.Body.Attributes["extends"] != nil:
			return "-- base/world.hcl --\n" + world.Source + "\n-- game/game.hcl --\n" + blocks
		case b.Body.Attributes["import"] != nil:
			blocks += "\n-- lib/dice/dice.hcl --\ndie d4 {\n  faces = range(1, 4)\n}\n"
		}
		single := b.Type == "scenario" || b.Type == "sequence" || b.Type == "evaluation"
		if b.Type != "class" { // a class may be declared in several blocks
			text = without(t, text, b, !single)
		}
	}
	return "-- game/game.hcl --\n" + text + "\n" + blocks
}

// inside puts a block into the first block of another example, instead of one that is called the same.
func inside(t *testing.T, outer, block string) string {
	t.Helper()
	b, around := body(t, block).Blocks[0], body(t, outer).Blocks[0]
	for _, same := range around.Body.Blocks {
		if same.Type == b.Type && slices.Equal(same.Labels, b.Labels) {
			return outer[:same.TypeRange.Start.Byte] + strings.TrimSpace(block) + outer[same.CloseBraceRange.End.Byte:]
		}
	}
	end := around.CloseBraceRange.Start.Byte
	return outer[:end] + "\n" + block + outer[end:]
}

// procedure is the world with a procedure that has a statement.
func procedure(name, statement string) string {
	if place := places[name]; place != "" {
		statement = strings.Replace(place, "%", statement, 1)
	}
	return world.Source + `
procedure example {
  params = { p = player, a = piece, wagon = piece, mine = list(piece), there = space, n = int, b = contest, r = resource }

` + statement + "}\n"
}

// Every example of a row, and every example of an attribute, is checked without an error, and every attribute it
// shows is read.
func TestExamplesOfSchema(t *testing.T) {
	try := func(name, source string) {
		t.Run(name, func(t *testing.T) {
			r, found := resolve.Load(folders(source), "game")
			_, more := check.Folder(r, nil, nil)
			for _, a := range check.Unread(r) {
				if !elsewhere[a] {
					t.Errorf("nothing reads %s", a)
				}
			}
			for _, d := range append(found, more...).Sorted() {
				if d.Severity == diag.Error {
					t.Errorf("%s %s: %s", d.Code, d.Summary, d.Detail)
				}
			}
		})
	}
	each := func(row *schema.BlockSpec, name string, place func(block string) string) {
		try(name, place(row.Example))
		for _, a := range row.Attrs {
			block, ok := instead[name+"."+a.Name]
			if !ok {
				block = with(t, row.Example, a.Name, a.Example)
			}
			try(name+"."+a.Name, place(block))
		}
	}
	for _, row := range schema.TopLevel() {
		each(row, row.Name, func(block string) string { return declared(t, block) })
	}
	for _, row := range schema.NestedBlocks() {
		outer, ok := around[row.Parent()+"."+row.Name]
		if !ok {
			parent, _ := schema.Block(row.Parent())
			outer = parent.Example
		}
		each(row, row.Parent()+"."+row.Name, func(block string) string { return declared(t, inside(t, outer, block)) })
	}
	for _, row := range schema.Statements() {
		each(row, row.Name, func(block string) string { return procedure(row.Name, block) })
	}
}
