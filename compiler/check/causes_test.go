package check_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

const revised = "../../scenarios/axis_allies_revised"

// TestOneMistakeHasOneCause makes one mistake in a large game and expects one finding from which all others follow.
func TestOneMistakeHasOneCause(t *testing.T) {
	replaced := func(file, old, text string) map[string]string {
		src, err := os.ReadFile(revised + "/" + file)
		if err != nil {
			t.Fatal(err)
		}
		out := strings.Replace(string(src), old, text, 1)
		if out == string(src) {
			t.Fatalf("%s does not have %q", file, old)
		}
		return map[string]string{"base/" + file: out}
	}
	variant := func(block string) map[string]string {
		return map[string]string{"variant/main.hcl": "scenario \"variant\" {\n  extends = \"../base\"\n}\n\n" + block + "\n"}
	}
	for name, c := range map[string]struct {
		change map[string]string
		cause  string // the code of the cause
		about  string // what it says
		folder string
		follow int // how many findings follow at least
	}{
		"a unit gets the name of another":         {replaced("units.hcl", "unit infantry {", "unit artillery {"), "SC105", "unit artillery is declared twice", "base", 20},
		"a unit gets a new name":                  {replaced("units.hcl", "unit infantry {", "unit militia {"), "SC234", `There is no unit "infantry"`, "base", 20},
		"a variant removes a unit":                {map[string]string{"variant/main.hcl": "scenario \"variant\" {\n  extends = \"../base\"\n}\n\nremove unit infantry {}\n"}, "SC184", `removing unit infantry breaks the base`, "variant", 20},
		"a variant drops a value of an enum":      {variant("enum city {\n  values = without(inherited, [rome])\n}"), "SC184", "changing values of enum city breaks the base", "variant", 1},
		"a variant changes the type of a field":   {variant("class piece {\n  state = { moved = text }\n}"), "SC184", "declaring moved of class piece breaks the base", "variant", 15},
		"a variant declares what all units lack":  {variant("class unit {\n  attributes = { speed = int }\n}"), "SC184", "declaring speed of class unit breaks the base", "variant", 12},
		"a variant gives parameters new names":    {variant("function foe {\n  params = { x = player, y = player }\n}"), "SC184", "changing params of function foe breaks the base", "variant", 3},
		"a variant adds a parameter":              {variant("procedure land_battle {\n  params = union(inherited, { why = int })\n}\n\nunit bomber {\n  cost = 4\n}"), "SC184", "changing params of procedure land_battle breaks the base", "variant", 1},
		"a function gets a new name":              {replaced("units.hcl", "function has {", "function owns {"), "SC237", `There is no function "has"`, "base", 5},
		"no value of an enum can be read":         {replaced("scenario.hcl", "values = [land, sea, air]", "values = land"), "SC110", "values is a list of names", "base", 0},
		"no attribute can be read":                {replaced("units.hcl", "number = { type = int, min = 1, max = 6, doc = \"The face that gains it.\" }", "number = { [] = 1 }"), "SC208", "", "base", 0},
		"no parameter can be read":                {replaced("units.hcl", "params = { p = player, t = technology }", "params = [p, t]"), "SC208", "Parameters are written", "base", 0},
		"no field of an event can be read":        {replaced("capture.hcl", "fields = { place = space, by = player, from = optional(player) }", "fields = [place]"), "SC208", "Parameters are written", "base", 0},
		"no parameter of a procedure can be read": {replaced("combat_move.hcl", "params = { c = piece, way = list(space), start = space, to = space }", "params = c"), "SC208", "Parameters are written", "base", 0},
		"there is no die":                         {replaced("scenario.hcl", "die d6 {", "die d8 {"), "SC234", `There is no die "d6"`, "base", 5},
	} {
		fsys := fstest.MapFS{}
		files, err := os.ReadDir(revised)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if strings.HasSuffix(f.Name(), ".hcl") {
				src, err := os.ReadFile(revised + "/" + f.Name())
				if err != nil {
					t.Fatal(err)
				}
				fsys["base/"+f.Name()] = &fstest.MapFile{Data: src}
			}
		}
		for file, src := range c.change {
			fsys[file] = &fstest.MapFile{Data: []byte(src)}
		}
		merged, found := resolve.Load(fsys, c.folder)
		_, more := check.Folder(merged)
		causes, doubtful := append(found, more...).Causes()
		if len(causes) != 1 {
			t.Errorf("%s: %d causes", name, len(causes))
			for _, other := range causes[:min(5, len(causes))] {
				t.Logf("%s %s (%s) at %s", other.Code, other.Summary, other.Detail, other.Range)
			}
			continue
		}
		cause := causes[0]
		if cause.Code != c.cause || !strings.Contains(cause.Summary+cause.Detail, c.about) || len(cause.Follow)+len(doubtful) < c.follow {
			t.Errorf("%s: the cause is %s %s (%s), and %d follow", name, cause.Code, cause.Summary, cause.Detail, len(cause.Follow))
		}
		if c.folder == "variant" && (cause.Range.Filename != "variant/main.hcl" || len(cause.Related) != 1 || !strings.HasPrefix(cause.Related[0].Range.Filename, "base/")) {
			t.Errorf("%s: the change is at %s, and what it breaks at %+v", name, cause.Range, cause.Related)
		}
	}
}

// TestBaseThatIsWrongAnyway changes something in a base that has a mistake of its own, which is not blamed on the variant.
func TestBaseThatIsWrongAnyway(t *testing.T) {
	src, err := os.ReadFile("testdata/decl/base.txt")
	if err != nil {
		t.Fatal(err)
	}
	wrong := string(src) + "\nsetup twice {\n  set game { round = unit.scuot == unit.scout ? 1 : 2 }\n}\n"
	_, found := compile(t, "-- base/main.hcl --\n"+wrong+"\n-- game/main.hcl --\nscenario \"v\" {\n  extends = \"../base\"\n}\n\nunit scout {\n  title = \"spy\"\n}\n")
	causes, _ := found.Causes()
	if len(causes) != 1 || causes[0].Code != "SC234" || causes[0].Range.Filename != "base/main.hcl" {
		t.Error(show(found))
	}
}
