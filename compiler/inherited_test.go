package compiler_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// inheriting has a variant's block for each attribute of a declaration that is a list, a set or a map. Where one
// cannot add to an attribute of the base, it has the reason.
var inheriting = map[string]string{
	"scenario.languages":      "reason: the languages of all folders are put together",
	"scenario.extends":        "reason: a variant names its own bases",
	"scenario.import":         "reason: what the base imports stays",
	"scenario.title":          "reason: a variant has a title of its own",
	"class.attributes":        "reason: a class block adds to those of the base",
	"class.flags":             "reason: a class block adds to those of the base",
	"import.with":             "reason: who imports a module says what it is given",
	"unit.flags":              "unit gun {\n  flags = union(without(inherited, [swift]), [slow])\n}",
	"rulebook.not_applicable": "reason: the blocks of a rulebook add to those of the base",
	"rulebook.refers_to": "rulebook book {\n  refers_to = [\"R-2\"]\n}\n\nprocedure p {\n" +
		"  cites = [\"R-1\", \"R-2\"]\n}",
	"class.state":       "reason: a class block adds to those of the base",
	"rows.columns":      "reason: a row becomes a block, which a variant overrides",
	"test.cases":        "test \"t\" {\n  cases = union(inherited, {\n    late = { n = 3 }\n  })\n}",
	"enum.values":       "enum height {\n  values = concat(inherited, [middle])\n}",
	"enum.titles":       "enum height {\n  titles = union(inherited, { high = \"hills\", low = \"lowland\" })\n}",
	"enum.colours":      "enum height {\n  colours = union(inherited, { high = \"grey\" })\n}",
	"space.shape":       "space far {\n  shape = concat(inherited, [\"GBR\"])\n}",
	"space.label_at":    "space far {\n  label_at = concat(without(inherited, [2]), [3])\n}",
	"picture.water":     "picture board {\n  water = union(inherited, [height.high])\n}",
	"picture.points":    "picture board {\n  points = concat(inherited, [height.high])\n}",
	"picture.waterways": "picture board {\n  waterways = union(inherited, [stage.late])\n}",
	"picture.marks":     "picture board {\n  marks = concat(inherited, [walled])\n}",
	"space.borders":     "space west {\n  borders = union(inherited, [space.far])\n}",
	"border.between":    "border bridge {\n  between = concat(without(inherited, [space.east]), [space.far])\n}",
	"path.through":      "path lane {\n  through = concat(inherited, [space.east])\n}",
	"die.faces":         "die d8 {\n  faces = concat(inherited, [9])\n}",
	"table.results":     "table t {\n  results = concat(without(inherited, [3]), [4, 4])\n}",
	"option.among":      "option o {\n  among = concat(inherited, [3])\n}",
	"seating.seats":     "seating two {\n  seats = concat(inherited, [[player.cleo]])\n}",
	"seating.options":   "seating two {\n  options = union(inherited, { o = 2 })\n}",
	"record.fields":     "record fight {\n  fields = union(inherited, { by = optional(player) })\n}",
	"value.stages":      "value v {\n  stages = concat(inherited, [stage.late])\n}",
	"modifier.units":    "modifier m {\n  units = union(inherited, [unit.gun])\n}",
	"event.fields": "remove procedure p {}\n\nprocedure p {\n  params = { n = int }\n  emit e {\n    n = n\n" +
		"    k = 2\n  }\n}\n\nevent e {\n  fields = union(inherited, { k = int })\n}",
	"procedure.params": "procedure q {\n  params = without(inherited, [unused])\n}\n\naction stop {\n  do {\n" +
		"    call q { n = 1 }\n  }\n}",
	"phase.params": "phase walk {\n  params = without(inherited, [unused])\n}\n\naction rest {\n  do {\n" +
		"    call walk { n = 1 }\n  }\n}",
	"function.params": "reason: calls give arguments in order, so each call changes with the parameters",
	"movement.params": "reason: it has one",
	"action.with": "sequence s {\n  repeat {\n    times = 3\n    offer {\n      to      = player.anna\n" +
		"      actions = [action.go, action.rest]\n      with    = { n = 1, unused = 2, later = space.west }\n    }\n  }\n" +
		"  check_victory {}\n}\n\naction rest {\n  with = union(inherited, { later = space })\n}",
	"value.with":     "reason: the rules of the base ask for the value with the context that it has",
	"rewrite.params": "reason: a rewrite has no label, so nothing inherits from it",
	"question.params": "question luck {\n  params  = union(inherited, { most = int })\n" +
		"  example = union(inherited, { most = 3 })\n\n  count spare {\n    is = most\n  }\n}",
	"question.example": "question luck {\n  example = union(inherited, { least = 2 })\n}",
	"progress.params":  "reason: it is that of the members of one class",
	"test.options":     "test \"t\" {\n  options = union(inherited, { o = 2 })\n}",
	"action.beside":    "action stop {\n  beside = concat(inherited, [action.rest])\n}",
	"forbid.actions":   "forbid no {\n  actions = concat(inherited, [action.rest])\n}",
	"forbid.movements": "forbid steps {\n  movements = concat(inherited, [movement.swim])\n}",
	"hide.members":     "hide h {\n  members = concat(inherited, [gold])\n}",
	"procedure.cites":  "procedure p {\n  cites = concat(inherited, [\"B\"])\n}",
	"unit.tags":        "unit foot {\n  tags = union(inherited, [tag.air])\n}",
	"unit.levels":      "unit gun {\n  levels = concat(inherited, [6])\n}",
	"unit.default":     "unit foot {\n  levels = concat(inherited, [3])\n}",
	"player.title":     "player anna {\n  title = union(inherited, { de = \"Anneliese\" })\n}",
}

// TestInheritedLists adds to every list, set and map of a base, and compiles what `scenario resolve` prints of the
// result.
func TestInheritedLists(t *testing.T) {
	base, err := os.ReadFile("testdata/inherited.hcl")
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range schema.TopLevel() {
		for _, a := range spec.Attrs {
			if text := a.Type.String(); a.Name != "cites" && a.Type.Word != "sequence" && strings.ContainsAny(text, "(") &&
				inheriting[spec.Name+"."+a.Name] == "" {
				t.Errorf("no variant adds to %s.%s, %s", spec.Name, a.Name, text)
			}
		}
	}
	for what, block := range inheriting {
		if strings.HasPrefix(block, "reason:") {
			continue
		}
		files := fstest.MapFS{
			"base/main.hcl": {Data: base},
			"v/main.hcl":    {Data: []byte("scenario \"v\" {\n  extends = \"../base\"\n}\n\n" + block + "\n")},
		}
		built := compiler.Compile(files, "v", compiler.Options{})
		if built.Program == nil {
			t.Errorf("%s: %v", what, built.Diags)
			continue
		}
		files["again/main.hcl"] = &fstest.MapFile{Data: resolve.Print(built.Merged)}
		again := compiler.Compile(files, "again", compiler.Options{})
		if again.Program == nil {
			t.Errorf("%s: %v\n%s", what, again.Diags, files["again/main.hcl"].Data)
			continue
		}
		if found := diff.Compare(built.Merged, again.Merged).Changes; len(found) > 0 {
			t.Errorf("%s: what is printed differs: %v", what, found)
		}
		plain := compiler.Compile(files, "base", compiler.Options{Until: compiler.Merged})
		if len(diff.Compare(plain.Merged, built.Merged).Changes) == 0 {
			t.Errorf("%s: the variant changes nothing", what)
		}
	}
}
