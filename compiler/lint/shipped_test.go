package lint_test

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

const (
	revised = "scenarios/axis_allies_revised"
	lib     = "scenarios/lib/axis_allies" // and the folders whose names begin so
)

// shipped returns the .hcl files of a folder of the repository, and those that it may be built on.
func shipped(t testing.TB, dir string) fstest.MapFS {
	t.Helper()
	fsys := fstest.MapFS{}
	names, err := fs.Glob(os.DirFS("../.."), path.Join(dir, "*.hcl"))
	if err != nil || len(names) == 0 {
		t.Fatal(err, dir)
	}
	lib, err := fs.Glob(os.DirFS("../.."), "scenarios/lib/*/*.hcl")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range append(names, lib...) {
		b, err := os.ReadFile(path.Join("../..", n))
		if err != nil {
			t.Fatal(err)
		}
		fsys[n] = &fstest.MapFile{Data: b}
	}
	return fsys
}

// The finished scenarios have no findings.
func TestShippedAreClean(t *testing.T) {
	worktest.Long(t)
	games, err := fs.Glob(os.DirFS("../.."), "scenarios/*/scenario.hcl")
	small, _ := fs.Glob(os.DirFS("../.."), "scenarios/small/*/scenario.hcl")
	if err != nil || len(games) < 5 || len(small) < 5 {
		t.Fatal(games, small, err)
	}
	for _, file := range append(games, small...) {
		dir := path.Dir(file)
		r, errs := look(t, shipped(t, dir), dir, nil)
		if len(errs)+len(r.Findings) > 0 {
			t.Error(show(append(errs, r.Diagnostics()...)))
		}
	}
}

// The excerpts on the pages about the hard parts of games may leave out messages, and have no other findings; nor has
// a sketch of the hard parts of one more.
func TestPagesAreClean(t *testing.T) {
	block := regexp.MustCompile("(?ms)^```hcl\n(.*?)^```")
	sketch, err := os.ReadFile("testdata/khans_hard_parts.hcl")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string][]byte{"the sketch": sketch}
	for _, page := range []string{"1942", "attack", "europe", "revised"} {
		text, err := os.ReadFile("../../docs/language/" + page + ".md")
		if err != nil {
			t.Fatal(err)
		}
		var src strings.Builder
		for _, m := range block.FindAllStringSubmatch(string(text), -1) {
			src.WriteString(m[1])
		}
		texts[page] = []byte(src.String())
	}
	for page, text := range texts {
		r, errs := look(t, fstest.MapFS{"page/page.hcl": {Data: text}}, "page", nil)
		if len(errs) > 0 {
			t.Fatal(show(errs))
		}
		var odd diag.List
		for _, d := range r.Diagnostics() {
			if d.Code != "SL407" {
				odd = append(odd, d)
			}
		}
		if len(odd) > 0 {
			t.Errorf("%s:\n%s", page, show(odd))
		}
	}
}

// slip is a mistake that the compiler does not report.
type slip struct {
	file, old, new string // ¶ marks a line that is reported, and is removed
	code           string
}

var slips = []slip{
	{"players.hcl", "purse    = 40", "purse    = 41¶", "SL207"},
	{"map_land.hcl", "space \"archangel\" {\n  title     = \"Archangel\"",
		"space \"archangel\" {\n  title     = \"Alaska\"", ""},
	{"map_land.hcl", "space \"archangel\" {", "space \"archangel\" {¶", "SL505"},
	{"map_land.hcl", "space \"algeria\" {", "space \"algeria\" {¶", "SL107"},
	{"map_land.hcl", "longitude = 1.5\n  latitude  = 33.5", "longitude = 66\n  latitude  = 34", ""},
	{"map_sea.hcl", "space \"sea_zone_1\" {", "space \"lake\" {¶\n  title     = \"Lake\"\n  longitude = 5\n" +
		"  latitude  = 5\n  domain    = domain.sea\n  borders   = [space.far_lake]\n}\n\nspace \"far_lake\" {\n" +
		"  title     = \"Far Lake\"\n  longitude = 6\n  latitude  = 5\n  domain    = domain.sea\n}\n\nspace \"sea_zone_1\" {",
		"SC149"},
	{"scenario.hcl", "border suez_canal {", "border strait {¶\n  between = [space.sea_zone_15, space.sea_zone_34]\n" +
		"  one_way = true\n}\n\nborder suez_canal {", "SL101"},
	{"units.hcl", "unit bomber {", "unit zeppelin {¶\n  domain  = domain.air\n  cost    = 16\n  attack  = 3\n" +
		"  defence = 1\n  move    = 4\n  flags   = [raids]\n}\n\nunit bomber {", "SL202"},
	{"technology.hcl", "when  = has(self.owner, technology.super_submarines)\n  set   = 3",
		"add   = 1\n  cites = []\n}\n\nmodifier clumsy {¶\n  to    = value.attack\n  units = [unit.submarine]\n  add   = -1",
		"SL303"},
	{"setup.hcl", "  place evenki {\n    soviet_union = { infantry = 2 }\n  }",
		"  place evenki {\n    soviet_union = { infantry = 2 }\n  }\n  place evenki {\n" +
			"    soviet_union = { infantry = 2 }¶\n  }", "SL203"},
	{"technology.hcl", "  offer {\n    to      = game.active\n    actions = [action.research]\n" +
		"    prompt  = \"Research a development, or none.\"\n",
		"  offer {¶\n    to      = game.active\n    actions = [action.research]\n", "SL403"},
	{"victory.hcl", "when    = cities_of(alliance.axis) >= option.victory.cities",
		"when    = cities_of(alliance.axis) <= option.victory.cities¶", "SL406"},
	{"technology.hcl", "when = found > 0", "when = found > 0 && what.number > 6¶", "SL301"},
	{"turn.hcl", "action launch {", "action launch {¶", "SL404"},
	{"turn.hcl", "menu  = \"mobilize on land\"", "menu  = \"launch ships\"", ""},
	{"players.hcl", "player japan {", "alliance neutrals {¶\n  title = \"the Neutrals\"\n}\n\nplayer japan {", "SL204"},
	{"turn.hcl", "cites = [\"REV-118\", \"REV-119\", ", "cites = [\"REV-118\", \"REV-119\", \"REV-119\", ¶", "SL702"},
}

// Many slips at once in a complete game are all found at their lines, and there are no other findings.
func TestPlantedInRevised(t *testing.T) {
	plantedTogether(t, slips)
	// What nobody can buy spoils two phases, and says why.
	plantedTogether(t, []slip{
		{"turn.hcl", "is     = where(every(unit), unit.price > 0 && unit.price <= p.ipc)",
			"is     = where(every(unit), unit.price > 0 && unit.cost <= p.ipc && unit.cost < 3)¶", "SL301"},
		{"turn.hcl", "phase purchase_units {", "phase purchase_units {¶", "SL401"},
		{"turn.hcl", "phase mobilize_new_units {", "phase mobilize_new_units {¶", "SL401"},
	})
}

func plantedTogether(t *testing.T, slips []slip) {
	t.Helper()
	fsys := shipped(t, revised)
	texts := map[string]string{}
	for i, s := range slips {
		name := ""
		for _, dir := range []string{revised, lib + "_world", lib + "_overflight", lib} {
			in := path.Join(dir, s.file)
			if texts[in] == "" && fsys[in] != nil {
				texts[in] = string(fsys[in].Data)
			}
			if name == "" && strings.Contains(texts[in], s.old) {
				name = in
			}
		}
		if name == "" {
			t.Fatalf("no %s holds %q", s.file, s.old)
		}
		texts[name] = strings.Replace(texts[name], s.old, strings.ReplaceAll(s.new, "¶", string(rune(0xE000+i))), 1)
	}
	var want []string
	for name, text := range texts {
		for i, line := range strings.Split(text, "\n") {
			for _, r := range line {
				if n := int(r) - 0xE000; n >= 0 && n < len(slips) {
					want = append(want, fmt.Sprintf("%s:%d %s", name, i+1, slips[n].code))
					text = strings.Replace(text, string(r), "", 1)
				}
			}
		}
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	r, errs := look(t, fsys, revised, nil)
	var got []string
	for _, d := range append(errs, r.Diagnostics()...) {
		if d.Code != "SL701" { // the planted rules cite nothing, which is not the point here
			at := d.Range
			for _, other := range d.Related {
				if other.Message == "in the base" {
					at = other.Range
				}
			}
			got = append(got, fmt.Sprintf("%s:%d %s", at.Filename, at.Start.Line, d.Code))
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"), show(r.Diagnostics()))
	}
}

// Every example of the compiler's codes that compiles can be linted.
func TestEveryExampleCanBeLinted(t *testing.T) {
	n := 0
	for _, c := range diag.All() {
		for _, text := range []string{c.Bad, c.Fixed} {
			if diag.FolderCase(text) != "" {
				continue
			}
			fsys := fstest.MapFS{"game/game.hcl": {Data: []byte(diag.Example(text))}}
			if compiler.Compile(fsys, "game", compiler.Options{}).Program == nil {
				continue
			}
			n++
			r, errs := look(t, fsys, "game", nil)
			for _, d := range append(errs, r.Diagnostics()...) {
				if d.Range.Filename != "game/game.hcl" || d.Summary == "" || strings.Contains(d.Summary, "%!") ||
					strings.Contains(d.Detail, "%!") {
					t.Errorf("%s: %+v", c.ID, d)
				}
			}
		}
	}
	if n < 100 {
		t.Errorf("only %d examples were looked at", n)
	}
}

func BenchmarkRevised(b *testing.B) {
	fsys := shipped(b, revised)
	for b.Loop() {
		look(b, fsys, revised, nil)
	}
}
