package compiler_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// mistake is one slip of an author's pen in the shipped Axis & Allies Revised.
type mistake struct {
	name    string
	file    string
	old     string // is in the file; its first occurrence is replaced
	new     string // ¶ marks the line that must be reported, and is removed
	code    string
	suggest string // the name that must be suggested
	solo    bool   // hides others, or is hidden by them: the scenario without a set-up, say
}

const revised = "scenarios/axis_allies_revised"

var mistakes = []mistake{
	{name: "unit misspelt in the set-up", file: "setup.hcl", old: "{ infantry = 3, armour = 1 }",
		new: "¶{ infantri = 3, armour = 1 }", code: "SC234", suggest: "infantry"},
	{name: "unit misspelt in a rule", file: "technology.hcl", old: "units = [unit.bomber]", new: "¶units = [unit.bommber]",
		code: "SC234", suggest: "bomber"},
	{name: "space misspelt in the set-up", file: "setup.hcl", old: "place buryatia {", new: "¶place buriatia {",
		code: "SC234", suggest: "buryatia"},
	{name: "space misspelt in an attribute", file: "players.hcl", old: "space.eastern_united_states",
		new: "¶space.estern_united_states", code: "SC234", suggest: "eastern_united_states"},
	{name: "player misspelt in the set-up", file: "setup.hcl", old: "place evenki {\n    soviet_union =",
		new: "place evenki {\n    ¶soviet_onion =", code: "SC234", suggest: "soviet_union"},
	{name: "player misspelt in a seating", file: "scenario.hcl", old: "[player.soviet_union, player.united_states]",
		new: "[player.soviet_union, ¶player.united_sates]", code: "SC234", suggest: "united_states"},
	{name: "option misspelt", file: "victory.hcl", old: "cities_of(alliance.axis) >= option.victory.cities",
		new: "cities_of(alliance.axis) >= ¶option.victori.cities", code: "SC239", suggest: "victory"},
	{name: "phase misspelt", file: "turn.hcl", old: "call noncombat_move {}", new: "¶call noncombat_mowe {}",
		code: "SC252", suggest: "noncombat_move"},
	{name: "resource misspelt", file: "turn.hcl", old: "gain p { ipc = income }", new: "¶gain p { ipcs = income }",
		code: "SC295", suggest: "ipc"},
	{name: "function misspelt", file: "turn.hcl", old: "is    = production(self)", new: "is    = ¶prodution(self)",
		code: "SC237", suggest: "production"},
	{name: "attribute of a unit misspelt", file: "units.hcl", old: "attack  = 1\n  defence = 2\n  move    = 1",
		new: "atack   = 1¶\n  defence = 2\n  move    = 1", code: "SC111", suggest: "attack"},
	{name: "attribute of a statement misspelt", file: "technology.hcl", old: "exactly = what.number",
		new: "exactli = what.number¶", code: "SC100", suggest: "exactly"},
	{name: "block misspelt", file: "technology.hcl", old: "modifier super_submarines {",
		new: "modifer super_submarines {¶", code: "SC101", suggest: "modifier"},
	{name: "member misspelt", file: "mobilization.hcl", old: "s.controller == actor && s.was_held_by",
		new: "s.controler == actor && s.was_held_by¶", code: "SC235", suggest: "controller"},
	{name: "wrong type", file: "combat_move.hcl", old: "that    = doomed(game.active, true) == 0",
		new: "that    = doomed(game.active, true)¶", code: "SC203"},
	{name: "wrong class", file: "players.hcl", old: "home     = space.germany", new: "home     = player.germany¶",
		code: "SC200"},
	{name: "text for a number", file: "units.hcl", old: "attack    = 0\n  move      = 2",
		new: "attack    = \"0\"¶\n  move      = 2", code: "SC200"},
	{name: "hit number above the die", file: "units.hcl", old: "attack  = 4\n  defence = 1",
		new: "attack  = 7¶\n  defence = 1", code: "SC113"},
	{name: "negative cost", file: "units.hcl", old: "cost    = 16", new: "cost    = -16¶", code: "SC113"},
	{name: "modifier above the die", file: "technology.hcl", old: "set   = 5", new: "set   = 8¶", code: "SC290"},
	{name: "ship on land", file: "setup.hcl", old: "place kazakh {\n    soviet_union = { infantry = 2 }",
		new: "place kazakh {\n    soviet_union = { battleship = 2 }¶", code: "SC150"},
	{name: "land unit at sea", file: "setup.hcl", old: "soviet_union = { submarine = 1 }",
		new: "soviet_union = { armour = 1 }¶", code: "SC150"},
	{name: "border to nowhere", file: "map_land.hcl", old: "borders   = [space.himalaya, space.india,",
		new: "borders   = [space.himalaia, space.india,¶", code: "SC140", suggest: "himalaya"},
	{name: "border to itself", file: "map_land.hcl", old: "borders   = [space.libya, space.sahara,",
		new: "borders   = [space.algeria, space.libya, space.sahara,¶", code: "SC141"},
	{name: "neighbour twice", file: "map_land.hcl", old: "space.belgian_congo,\n    space.french_equatorial_africa,",
		new: "space.belgian_congo,\n    space.belgian_congo,¶\n    space.french_equatorial_africa,", code: "SC142"},
	{name: "duplicate space", file: "map_sea.hcl", old: "space \"sea_zone_3\" {", new: "space \"sea_zone_2\" {¶",
		code: "SC105", solo: true},
	{name: "label too many", file: "units.hcl", old: "unit transport {", new: "unit transport ship {¶", code: "SC103"},
	{name: "duplicate unit", file: "units.hcl", old: "unit carrier {",
		new: "unit destroyer {¶\n  domain = domain.sea\n  cost   = 1\n}\n\nunit carrier {", code: "SC105"},
	{name: "space nobody can reach", file: "map_sea.hcl", old: "space \"sea_zone_1\" {",
		new: "space atlantis {¶\n  domain = domain.land\n}\n\nspace \"sea_zone_1\" {", code: "SC143", solo: true},
	{name: "space with a way out only", file: "map_sea.hcl", old: "space \"sea_zone_1\" {",
		new: "space avalon {¶\n  domain = domain.land\n}\n\nborder mist {\n  between = [space.avalon, space.sea_zone_1]\n" +
			"  one_way = true\n}\n\nspace \"sea_zone_1\" {", code: "SC143", solo: true},
	{name: "spaces that border only on each other", file: "map_sea.hcl", old: "space \"sea_zone_1\" {",
		new: "space lemuria {¶\n  domain  = domain.land\n  borders = [space.mu]\n}\n\nspace mu {\n  domain = domain.land\n" +
			"}\n\nspace \"sea_zone_1\" {", code: "SC149"},
	{name: "unit without what the rules read", file: "units.hcl", old: "unit artillery {\n",
		new: "unit howitzer {¶\n  cost = 5\n}\n\nunit artillery {\n", code: "SC112"},
	{name: "player without what the rules read", file: "players.hcl",
		old: "player japan {\n  title    = \"Japan\"\n  alliance = alliance.axis\n  home     = space.japan\n",
		new: "player japan {¶\n  title    = \"Japan\"\n  alliance = alliance.axis\n", code: "SC112"},
	{name: "function in a circle", file: "victory.hcl", old: "function cities_of {",
		new: "function egg {\n  is = hen()\n}\n\nfunction hen {\n  is = egg()¶\n}\n\nfunction cities_of {", code: "SC221"},
	{name: "value in a circle", file: "units.hcl", old: "is    = self.unit.move",
		new: "is    = self.range + self.unit.move¶", code: "SC127", solo: true},
	{name: "procedure in a circle", file: "turn.hcl", old: "call collect_income {}",
		new: "call collect_income {}\n    call play_round {}¶", code: "SC126"},
	{name: "unused function", file: "technology.hcl", old: "function has {",
		new: "function nobody_asks {¶\n  is = 1\n}\n\nfunction has {", code: "SC125"},
	{name: "unused procedure", file: "sea_battle.hcl", old: "procedure submerge {",
		new: "procedure idle {¶\n  check_victory {}\n}\n\nprocedure submerge {", code: "SC125"},
	{name: "unused die", file: "victory.hcl", old: "thing victory_level minor {",
		new: "die d8 {¶\n  faces = range(1, 8)\n}\n\nthing victory_level minor {", code: "SC125"},
	{name: "unused option", file: "victory.hcl", old: "option victory {",
		new: "option fog {¶\n  type    = bool\n  default = false\n}\n\noption victory {", code: "SC125"},
	{name: "phase no sequence reaches", file: "technology.hcl", old: "phase develop_weapons {",
		new: "phase harvest {¶\n  title = \"Harvest\"\n  check_victory {}\n}\n\nphase develop_weapons {", code: "SC124"},
	{name: "choice with no option", file: "retreat.hcl", old: "from    = havens(c)", new: "from    = []¶", code: "SC270"},
	{name: "menu without an action", file: "technology.hcl", old: "actions = [action.research]", new: "actions = []¶",
		code: "SC274"},
	{name: "action misspelt", file: "turn.hcl", old: "actions = [action.buy]", new: "actions = [action.bui]¶",
		code: "SC275", suggest: "buy"},
	{name: "victory that cannot be met", file: "victory.hcl",
		old: "when    = cities_of(alliance.allies) >= option.victory.cities",
		new: "when    = cities_of(alliance.allies) >= option.victory.cities + 5¶", code: "SC134"},
	{name: "victory more than the map holds", file: "victory.hcl", old: "victory axis {",
		new: "victory riches {\n  when = sum([for s in every(space) : s.income if s.controller == player.japan]) > 500¶\n" +
			"}\n\nvictory axis {", code: "SC134"},
	{name: "unbounded loop", file: "turn.hcl", old: "set game { active = p }",
		new: "var n { is = 0 }\n  repeat {\n    while = n < 10¶\n    call begin_turn { p = p }\n  }\n  set n { is = 1 }\n" +
			"  set game { active = p }", code: "SC243"},
	{name: "loop without an end", file: "turn.hcl", old: "    times = 10000\n", new: "", code: "SC243"},
	{name: "clause that does not exist", file: "turn.hcl", old: "cites = [\"REV-118\", ", new: "cites = [\"REV-1199\", ¶",
		code: "SC298"},
	{name: "no set-up", code: "SC122", solo: true},
	{name: "no sequence", code: "SC121", solo: true},
	{name: "die misspelt", file: "technology.hcl", old: "die     = die.d6", new: "die     = die.d66¶", code: "SC234",
		suggest: "d6"},
	{name: "result of a die that is not on it", file: "tests_battle.hcl", old: "rolls = [", new: "rolls = [9, ¶",
		code: "SC178"},
	{name: "local misspelt", file: "turn.hcl", old: "pay actor { ipc = n * what.price }",
		new: "pay actor { ipc = n * wat.price }¶", code: "SC230", suggest: "what"},
	{name: "things of different kinds compared", file: "technology.hcl", old: "!contains(actor.technologies, technology))",
		new: "actor == technology)¶", code: "SC202"},
	{name: "division by zero", file: "technology.hcl", old: "div(actor.ipc, 5)", new: "div(actor.ipc, 0)¶", code: "SC207"},
	{name: "flag misspelt", file: "units.hcl", old: "[vessel, hunts]", new: "[vessel, hunds]¶", code: "SC156",
		suggest: "hunts"},
	{name: "argument missing", file: "turn.hcl", old: "capacity(space) > 0 &&", new: "capacity() > 0 &&¶", code: "SC210"},
	{name: "what may be none", file: "mobilization.hcl", old: "c = first(waiting(actor, what))\n    move c { to = there }",
		new: "c = first(waiting(actor, unit.transport))\n    ¶move c { to = there }", code: "SC227", solo: true},
	{name: "parameter missing", file: "turn.hcl", old: "call begin_turn { with = [p] }", new: "call begin_turn {}¶",
		code: "SC253"},
}

// layers are the folders of the game: its own, and those that it is built on.
var layers = []string{revised, "scenarios/lib/axis_allies_world", "scenarios/lib/axis_allies_overflight",
	"scenarios/lib/axis_allies"}

// files are those of the game, ready for mistakes.
func files(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, dir := range layers {
		names, err := filepath.Glob("../" + dir + "/*.hcl")
		if err != nil || len(names) == 0 {
			t.Fatal(err, dir)
		}
		for _, name := range names {
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			out[dir+"/"+filepath.Base(name)] = string(b)
		}
	}
	return out
}

// into makes the mistake. Without old it is a whole kind of block that is missing.
func (m mistake) into(t *testing.T, in map[string]string) {
	t.Helper()
	if m.old == "" {
		for name, text := range in {
			in[name] = without(text, strings.TrimPrefix(m.name, "no "))
		}
		return
	}
	for _, dir := range layers {
		name := dir + "/" + m.file
		if text := in[name]; strings.Contains(text, m.old) {
			in[name] = strings.Replace(text, m.old, strings.Replace(m.new, "¶", "¶"+m.name+"¶", 1), 1)
			return
		}
	}
	t.Fatalf("%s: no %s holds %q", m.name, m.file, m.old)
}

// without removes all blocks of a type; blocks end at a brace in the first column.
func without(text, block string) string {
	block = strings.ReplaceAll(block, "-", "")
	var out []string
	inside := false
	for _, line := range strings.Split(text, "\n") {
		inside = inside || line == block+" {" || strings.HasPrefix(line, block+" ") && strings.HasSuffix(line, "{")
		if !inside {
			out = append(out, line)
		}
		inside = inside && line != "}"
	}
	return strings.Join(out, "\n")
}

// harvest takes the marks out and says at which file and line each stood.
func harvest(in map[string]string) (fs.FS, map[string]string) {
	out, where := fstest.MapFS{}, map[string]string{}
	for name, text := range in {
		for {
			i := strings.Index(text, "¶")
			if i < 0 {
				break
			}
			rest := text[i+len("¶"):]
			j := strings.Index(rest, "¶")
			where[rest[:j]] = fmt.Sprintf("%s:%d", name, 1+strings.Count(text[:i], "\n"))
			text = text[:i] + rest[j+len("¶"):]
		}
		out[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return out, where
}

func place(d diag.Diagnostic) string {
	return fmt.Sprintf("%s:%d", d.Range.Filename, d.Range.Start.Line)
}

// found looks for the message a mistake must give.
func (m mistake) found(list diag.List, at string) bool {
	for _, d := range list {
		if d.Code == m.code && (at == "" || place(d) == at) && (m.suggest == "" ||
			strings.Contains(d.Detail, fmt.Sprintf("did you mean %q?", m.suggest))) {
			return true
		}
	}
	return false
}

func shown(list diag.List) string {
	var b bytes.Buffer
	for _, d := range list {
		fmt.Fprintf(&b, "  %s %s %s / %s\n", place(d), d.Code, d.Summary, d.Detail)
	}
	return b.String()
}

// Each mistake alone is found, at its line, with its code, and nothing else is made of it.
func TestPlantedMistakesAlone(t *testing.T) {
	worktest.Long(t)
	original := files(t)
	for _, m := range mistakes {
		t.Run(m.name, func(t *testing.T) {
			in := map[string]string{}
			for k, v := range original {
				in[k] = v
			}
			m.into(t, in)
			fsys, where := harvest(in)
			built := compiler.Compile(fsys, revised, compiler.Options{})
			list := built.Diags
			if !m.found(list, where[m.name]) {
				t.Fatalf("want %s at %s (nearest %q), got\n%s", m.code, where[m.name], m.suggest, shown(list))
			}
			if n := len(list); n > 3 && !m.solo {
				t.Errorf("one mistake, %d messages:\n%s", n, shown(list))
			}
		})
	}
}

// All that can stand together are found in one run.
func TestPlantedMistakesTogether(t *testing.T) {
	in := files(t)
	n := 0
	for _, m := range mistakes {
		if !m.solo {
			m.into(t, in)
			n++
		}
	}
	fsys, where := harvest(in)
	built := compiler.Compile(fsys, revised, compiler.Options{})
	list := built.Diags
	missed := 0
	for _, m := range mistakes {
		if !m.solo && !m.found(list, where[m.name]) {
			missed++
			t.Errorf("missed: %s, %s at %s", m.name, m.code, where[m.name])
		}
	}
	if missed > 0 {
		t.Logf("%d of %d missed; all messages:\n%s", missed, n, shown(list))
	}
}
