package check_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// layers are the folders of a large game as the test calls them, and where they are: its own, and those that it is
// built on.
var layers = [][2]string{
	{"base", "../../scenarios/axis_allies_revised"},
	{"lib/axis_allies_world", "../../scenarios/lib/axis_allies_world"},
	{"lib/axis_allies_overflight", "../../scenarios/lib/axis_allies_overflight"},
	{"lib/axis_allies", "../../scenarios/lib/axis_allies"},
}

// TestOneMistakeHasOneCause makes one mistake in a large game and expects one finding from which all others follow.
func TestOneMistakeHasOneCause(t *testing.T) {
	worktest.Long(t)
	replaced := func(file, old, text string) map[string]string {
		for _, l := range layers {
			src, err := os.ReadFile(l[1] + "/" + file)
			if err == nil && strings.Contains(string(src), old) {
				return map[string]string{l[0] + "/" + file: strings.Replace(string(src), old, text, 1)}
			}
		}
		t.Fatalf("no %s has %q", file, old)
		return nil
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
		"a player gets the name of another": {replaced("players.hcl", "player japan {", "player germany {"), "SC105",
			"player germany is declared twice", "base", 20},
		"a player gets a new name": {replaced("players.hcl", "player japan {", "player nippon {"), "SC234",
			`There is no player "japan"`, "base", 20},
		"a variant removes a unit": {
			map[string]string{"variant/main.hcl": "scenario \"variant\" {\n  extends = \"../base\"\n}\n\n" +
				"remove unit infantry {}\n"}, "SC184", `removing unit infantry breaks the base`, "variant", 20},
		"a variant drops a value of an enum": {variant("enum city {\n  values = without(inherited, [rome])\n}"), "SC184",
			"changing values of enum city breaks the base", "variant", 1},
		"a variant changes the type of a field": {variant("class piece {\n  state = { moved = text }\n}"), "SC184",
			"declaring moved of class piece breaks the base", "variant", 15},
		"a variant declares what all units lack": {variant("class unit {\n  attributes = { speed = int }\n}"), "SC184",
			"declaring speed of class unit breaks the base", "variant", 12},
		"a variant gives parameters new names": {variant("function foe {\n  params = { x = player, y = player }\n}"),
			"SC184", "changing params of function foe breaks the base", "variant", 3},
		"a variant adds a parameter": {variant("procedure land_battle {\n" +
			"  params = union(inherited, { why = int })\n}\n\nunit bomber {\n  cost = 4\n}"), "SC184",
			"changing params of procedure land_battle breaks the base", "variant", 1},
		"a function gets a new name": {replaced("technology.hcl", "function has {", "function owns {"), "SC237",
			`There is no function "has"`, "base", 5},
		"no value of an enum can be read": {replaced("scenario.hcl", "values = [land, sea, air]", "values = land"),
			"SC110", "`values` is a list of names", "base", 0},
		"no attribute can be read": {replaced("technology.hcl",
			"number = { type = int, min = 1, max = 6, doc = \"The face that gains it.\" }", "number = { [] = 1 }"), "SC208", "",
			"base", 0},
		"no parameter can be read": {replaced("technology.hcl", "params = { p = player, t = technology }",
			"params = [p, t]"), "SC208", "Parameters are written", "base", 0},
		"no field of an event can be read": {replaced("capture.hcl",
			"fields = { place = space, by = player, from = optional(player) }", "fields = [place]"), "SC208",
			"Parameters are written", "base", 0},
		"no parameter of a procedure can be read": {replaced("combat_move.hcl",
			"params = { c = piece, way = list(space), start = space, to = space }", "params = c"), "SC208",
			"Parameters are written", "base", 0},
		"there is no die": {replaced("scenario.hcl", "die d6 {", "die d8 {"), "SC234", `There is no die "d6"`, "base", 5},
	} {
		fsys := fstest.MapFS{}
		for _, l := range layers {
			files, err := filepath.Glob(l[1] + "/*.hcl")
			if err != nil || len(files) == 0 {
				t.Fatal(err, l)
			}
			for _, f := range files {
				src, err := os.ReadFile(f)
				if err != nil {
					t.Fatal(err)
				}
				fsys[l[0]+"/"+filepath.Base(f)] = &fstest.MapFile{Data: src}
			}
		}
		for file, src := range c.change {
			fsys[file] = &fstest.MapFile{Data: []byte(src)}
		}
		merged, found := resolve.Load(fsys, c.folder)
		_, more := check.Folder(merged, nil, nil)
		causes, doubtful := append(found, more...).Causes()
		if len(causes) != 1 {
			t.Errorf("%s: %d causes", name, len(causes))
			for _, other := range causes[:min(5, len(causes))] {
				t.Logf("%s %s (%s) at %s", other.Code, other.Summary, other.Detail, other.Range)
			}
			continue
		}
		cause := causes[0]
		if cause.Code != c.cause || !strings.Contains(cause.Summary+cause.Detail, c.about) || len(cause.Follow)+
			len(doubtful) < c.follow {
			t.Errorf("%s: the cause is %s %s (%s), and %d follow", name, cause.Code, cause.Summary, cause.Detail,
				len(cause.Follow))
		}
		if c.folder == "variant" && (cause.Range.Filename != "variant/main.hcl" || len(cause.Related) != 1 ||
			strings.HasPrefix(cause.Related[0].Range.Filename, "variant/")) {
			t.Errorf("%s: the change is at %s, and what it breaks at %+v", name, cause.Range, cause.Related)
		}
	}
}

// TestBaseThatIsWrongAnyway changes something in a base that has a mistake of its own, which is not blamed on the
// variant.
func TestBaseThatIsWrongAnyway(t *testing.T) {
	src, err := os.ReadFile("testdata/decl/base.txt")
	if err != nil {
		t.Fatal(err)
	}
	wrong := string(src) + "\nsetup twice {\n  set game { round = unit.scuot == unit.scout ? 1 : 2 }\n}\n"
	_, found := compile(t, "-- base/main.hcl --\n"+wrong+"\n-- game/main.hcl --\nscenario \"v\" {\n"+
		"  extends = \"../base\"\n}\n\nunit scout {\n  title = \"spy\"\n}\n")
	causes, _ := found.Causes()
	if len(causes) != 1 || causes[0].Code != "SC234" || causes[0].Range.Filename != "base/main.hcl" {
		t.Error(show(found))
	}
}
