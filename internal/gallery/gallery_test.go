package gallery

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// pageOf makes the page of a folder of fsys.
func pageOf(t *testing.T, fsys fstest.MapFS, dir string) *Page {
	t.Helper()
	built := compiler.Compile(fsys, dir, compiler.Options{Watch: true, Notes: &symbols.Notes{}})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	x, err := Make(built, dir, false)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// small are the folders of two small games and of a variant of one, with a title that is markup.
func small(t *testing.T) fstest.MapFS {
	t.Helper()
	fsys := fstest.MapFS{"house/house.hcl": {Data: []byte(`
scenario "house" {
  title   = "<i>House</i>"
  extends = "../the_ford"
  version = "2.1.0"
}

unit archer {
  aim = 4
}

test "archers aim better" {
  expect { that = unit.archer.aim == 4 }
}
`)}}
	for _, game := range []string{"the_ford", "sabres"} {
		dir := os.DirFS("../../scenarios/small/" + game)
		entries, err := os.ReadDir("../../scenarios/small/" + game)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			f, err := dir.Open(e.Name())
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			b.ReadFrom(f)
			f.Close()
			fsys[game+"/"+e.Name()] = &fstest.MapFile{Data: b.Bytes()}
		}
	}
	return fsys
}

var link = regexp.MustCompile(`(?:href|src)="([^"#]+)`)

func TestFiles(t *testing.T) {
	fsys := small(t)
	pages := []*Page{pageOf(t, fsys, "house"), pageOf(t, fsys, "sabres"), pageOf(t, fsys, "the_ford")}
	site, err := Files(pages)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"index.html", "style.css", "search.js", "house.html", "house.sheet.html", "house.svg"} {
		if site[want] == nil {
			t.Errorf("%s is missing", want)
		}
	}
	if len(site) != 12 || !bytes.HasPrefix(site[Index], []byte(Begins)) {
		t.Errorf("%v", slices.Sorted(maps.Keys(site)))
	}
	for name, text := range site {
		for _, to := range link.FindAllSubmatch(text, -1) {
			if strings.HasSuffix(name, ".html") && site[string(to[1])] == nil {
				t.Errorf("%s leads to %s, which is not there", name, to[1])
			}
		}
		if strings.HasSuffix(name, ".html") && bytes.Contains(text, []byte("<i>")) {
			t.Errorf("%s: a title is markup", name)
		}
	}
	house, ford := string(site["house.html"]), string(site["the_ford.html"])
	for _, want := range []string{
		"a variant of <a href=\"the_ford.html\">The Ford</a>", "version 2.1.0", "aim 3 → 4",
		"1 passed, 0 failed, 0 skipped; those",
		"archers aim better", "scenario new my_rule --extends house",
	} {
		if !strings.Contains(house, want) {
			t.Errorf("house.html lacks %q", want)
		}
	}
	for _, want := range []string{"<h2>Variants</h2>", "<h2>Coverage of the rulebook</h2>", "action: 2", "<dt>march",
		"33 passed, 0 failed"} {
		if !strings.Contains(ford, want) {
			t.Errorf("the_ford.html lacks %q", want)
		}
	}
	if strings.Contains(house, "Coverage of the rulebook") || strings.Contains(ford, "What it changes") {
		t.Error("the book is that of the base, and the base changes nothing")
	}
	played := compiler.Compile(fsys, "the_ford", compiler.Options{}).Program.Hash()
	if !strings.Contains(ford, played) {
		t.Errorf("the fingerprint is not that of what is played: %s", played)
	}
	if _, err := Files([]*Page{pages[0], pages[0]}); err == nil || !strings.Contains(err.Error(), "called house") {
		t.Errorf("two pages of one name: %v", err)
	}
}

// The index has games before their variants, and lists what each has.
func TestIndex(t *testing.T) {
	fsys := small(t)
	s := arrange([]*Page{pageOf(t, fsys, "house"), pageOf(t, fsys, "sabres"), pageOf(t, fsys, "the_ford")})
	var got []string
	for _, x := range s.Pages {
		got = append(got, x.Name)
	}
	for _, g := range s.Groups {
		got = append(got, fmt.Sprintf("%s %d", g.Name, len(g.Pages)))
	}
	want := "sabres the_ford house 2 players 3 dice 2 games 2 hexes 2 hidden information 1 no dice 1 variants 1"
	if strings.Join(got, " ") != want {
		t.Errorf("%s, want %s", strings.Join(got, " "), want)
	}
	if s.Pages[0].Players() != "2 players" || !strings.Contains(s.Pages[1].Words, "spearman") {
		t.Errorf("%s, %s", s.Pages[0].Players(), s.Pages[1].Words)
	}
	for _, c := range []struct{ facts, want string }{
		{"1 player", "1 player"}, {"2 players", "2 players"}, {"1 player,2 players,3 players,dice", "1 to 3 players"},
	} {
		if p := (&Page{Facts: strings.Split(c.facts, ",")}); p.Players() != c.want {
			t.Errorf("%s: %s", c.facts, p.Players())
		}
	}
}
