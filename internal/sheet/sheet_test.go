package sheet

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// sheetOf makes the sheet of a folder, as data and as a page.
func sheetOf(t *testing.T, dir string) (*Sheet, string) {
	t.Helper()
	built := compiler.Compile(os.DirFS("../.."), dir, compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	s, err := Make(built, nil)
	if err != nil {
		t.Fatal(err)
	}
	page, err := s.HTML()
	if err != nil {
		t.Fatal(err)
	}
	return s, string(page)
}

// code is what only the rules should say: holes of texts, and signs that were to be read aloud.
var code = regexp.MustCompile("\\$\\{|`|&amp;&amp;| == ")

// TestSmall and TestShipped make the sheets of all games and variants. They have what a table needs, and are in words.
func TestSmall(t *testing.T) { sheetsOf(t, "small/*/scenario.hcl") }

func TestShipped(t *testing.T) {
	worktest.Long(t)
	sheetsOf(t, "*/scenario.hcl", "variants/*/variant.hcl")
}

func sheetsOf(t *testing.T, patterns ...string) {
	for _, pattern := range patterns {
		found, err := filepath.Glob("../../scenarios/" + pattern)
		if err != nil || len(found) < 5 {
			t.Fatal(found, err)
		}
		for _, file := range found {
			dir := filepath.ToSlash(strings.TrimPrefix(filepath.Dir(file), "../../"))
			t.Run(dir, func(t *testing.T) {
				s, page := sheetOf(t, dir)
				first := s.Parts[0]
				switch isVariant := strings.Contains(dir, "variants"); {
				case isVariant && len(first.Changes) == 0:
					t.Error("nothing is different")
				case !isVariant && (len(first.Changes) > 0 || first.Base != ""):
					t.Errorf("it extends no game, and differs from %s", first.Base)
				}
				if len(first.Ends) == 0 || len(first.Sides) == 0 || first.Description == "" {
					t.Errorf("it ends %v, %d sides, about: %q", first.Ends, len(first.Sides), first.Description)
				}
				text := page[strings.Index(page, "<main>"):]
				if at := code.FindStringIndex(text); at != nil {
					t.Errorf("code: %s", text[max(0, at[0]-200):min(len(text), at[1]+100)])
				}
			})
		}
	}
}

func TestLanguages(t *testing.T) {
	s, page := sheetOf(t, "scenarios/small/nine_mens_morris")
	if len(s.Parts) != 2 || s.Parts[1].Title != "Mühle" || s.Parts[1].Sides[0].Title != "Weiß" {
		t.Errorf("%+v", s.Parts)
	}
	if de := s.Parts[1].Turn[0]; de.Title != "Zug" || de.Actions[0].Line != "setze einen Stein auf ‹there›" {
		t.Errorf("%+v", de)
	}
	if en, de := s.Parts[0].Rules, s.Parts[1].Rules; len(en) != 4 || len(de) != 4 || en[0].Title != "Placing" ||
		de[0].Title != "Setzen" {
		t.Errorf("the rules are %+v and %+v", en, de)
	}
	for _, want := range []string{
		`<article id="de" lang="de">`, "<h2>The turn</h2>", "<h2>Der Zug</h2>", "<h2>Aufbau</h2>", ">Verbindung</text>",
		"Dort steht schon jemand.", "‹active› has fewer than three men.",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not on the page", want)
		}
	}
}

// Every language says everything that sheets say, and what a variant changes is worded in each.
func TestWords(t *testing.T) {
	for language, w := range inLanguage {
		if s := fmt.Sprintf("%q", *w); strings.Contains(s, `""`) {
			t.Errorf("%s says nothing for a word: %s", language, s)
		}
		for _, area := range diff.Areas {
			if w.areas[area] == "" && language != "en" {
				t.Errorf("%s has no word for %s", language, area)
			}
		}
	}
	inTwo := strings.NewReplacer(`{ title = "Base" }`, `{
	title = "Base"
	languages = ["en", "de"]
}`, `extends = "../base"`, `extends = "../base"
	languages = ["en", "de"]`, `"Red stays at home."`, `{ en = "Red stays at home.", de = "Rot bleibt daheim." }`,
		`strength = int`, `strength = { type = int, title = { en = "strength", de = "Stärke" } }`,
		"value might {", "value might {\n  title = { en = \"might\", de = \"Macht\" }")
	fsys := fstest.MapFS{"base/base.hcl": {Data: []byte(inTwo.Replace(base))},
		"house/house.hcl": {Data: []byte(inTwo.Replace(house + asked))}}
	built := compiler.Compile(fsys, "house", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	s, err := Make(built, nil)
	if err != nil {
		t.Fatal(err)
	}
	en, de := s.Parts[0], s.Parts[1]
	said := func(p Part) string {
		return fmt.Sprint(p.Words.From(p.Base), p.Changes[2].Title, p.Changes[2].Lines[0].Says, p.Odds[0].Title,
			p.Odds[0].Ends)
	}
	var lines []string
	for _, a := range de.Changes {
		for _, l := range a.Lines {
			lines = append(lines, l.Text)
		}
	}
	if got := strings.Join(lines, "; "); !strings.HasPrefix(got, "<b>rider</b>: Stärke 1 → 3; ") ||
		!strings.Contains(got, "; at home: Macht +2; riders: Macht +1, wenn it.unit ist <b>rider</b> und ") {
		t.Error(got)
	}
	if got := said(
		en); got != "What is different from BaseActions[Red stays at home.]Luck[{three 33.3 % 33.3} {other 66.7 % 66.7}]" {
		t.Error(got)
	}
	if got := said(
		de); got != "Was anders ist als bei: BaseHandlungen[Rot bleibt daheim.]Glück[{drei 33,3 % 33.3} {other 66,7 % 66.7}]" {
		t.Error(got)
	}
}

const asked = `
die d3 { faces = [1, 2, 3] }
class game { state = { rolled = { type = int, default = 0 } } }
question luck {
  title = { en = "Luck", de = "Glück" }
  given {
    set game { rolled = 0 }
  }
  run {
    roll thrown {
      die   = die.d3
      count = 1
    }
    set game { rolled = thrown[0] }
  }
  outcome three {
    title = { en = "three", de = "drei" }
    when  = game.rolled == 3
  }
  outcome other { title = "other" }
}
`

// What is in hands and in the deck is not on the table.
func TestHidden(t *testing.T) {
	s, _ := sheetOf(t, "scenarios/small/sabres")
	for _, side := range s.Parts[0].Sides {
		for _, p := range side.Places {
			if !strings.HasSuffix(p.Pieces, " a card") {
				t.Errorf("%s: %s", p.Space, p.Pieces)
			}
		}
	}
}

func TestPieces(t *testing.T) {
	s, page := sheetOf(t, "scenarios/small/the_ford")
	p := s.Parts[0].Pieces
	head, archer := strings.Join(p.Head, " "), strings.Join(p.Rows[1], " ")
	if head != " move range dice aim" || len(p.Rows) != 3 || archer != "archer 2 2 1 3" {
		t.Errorf("%+v", p)
	}
	if o := s.Parts[0].Odds; len(o) != 1 || o[0].Ends[0].Percent != "25.0 %" {
		t.Errorf("%+v", o)
	}
	if !strings.Contains(page, "<svg") {
		t.Error("no board")
	}
}

// A variant with a rule of each kind is described in the words of its author, its texts or, where there are none, in
// code.
func TestChanges(t *testing.T) {
	fsys := fstest.MapFS{"base/base.hcl": {Data: []byte(base)}, "house/house.hcl": {Data: []byte(house)}}
	built := compiler.Compile(fsys, "house", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	s, err := Make(built, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	for _, a := range s.Parts[0].Changes {
		got.WriteString(a.Title + "\n")
		for _, l := range a.Lines {
			got.WriteString("  " + strings.Join(append(append([]string{l.Text}, l.Says...), l.Code...), " | ") + "\n")
		}
	}
	if got.String() != inWords {
		t.Errorf("got\n%swant\n%s", &got, inWords)
	}
	if k := s.Parts[0].Pieces; k == nil || strings.Join(k.Rows[1], " ") != "<b>rider</b> 3 6" {
		t.Errorf("%+v", k)
	}
	page, err := s.HTML()
	if err != nil || strings.Contains(string(page), "<b>") {
		t.Errorf("a title is markup: %v", err)
	}
}

const base = `
scenario "base" { title = "Base" }
space a { borders = [space.b] }
space b {}
player red {}
player blue {}
class unit { attributes = { strength = int } }
unit guard { strength = 2 }
unit rider {
  title = "<b>rider</b>"
  strength = 1
}
value might {
  of = piece
  is = self.unit.strength
}
action march {
  text = "march to ${there}"
  param there { in = adjacent(space.a) }
  do {
    say { text = "${actor} goes to ${there}." }
  }
}
setup {
  place a {
    red  = { guard = 1 }
    blue = { rider = 1 }
  }
}
sequence main {
  offer {
    to      = player.red
    actions = [action.march]
    done    = "stop"
  }
  check_victory {}
  end_game {
    winner  = player.red
    because = "It is late."
  }
}
victory never {
  when   = any([for p in every(piece) : p.might > 9])
  winner = player.blue
}
`

const house = `
scenario "house" {
  title   = "House"
  extends = "../base"
}
unit rider { strength = 3 }
forbid not_so_far {
  action  = action.march
  when    = there == space.b && actor != player.blue
  message = "Red stays at home."
}
# Those who are at home fight better.
modifier at_home {
  to   = value.might
  when = self.space == space.a
  add  = 2
}
modifier riders {
  to   = value.might
  when = self.unit == unit.rider && self.owner != player.red
  add  = 1
}
class piece {
  state = {
    tired = { type = bool, doc = "It has marched." }
    noted = bool
  }
}
# A march tires.
after action march tire {
  set c {
    in    = pieces(there)
    tired = true
    noted = true
  }
}
# Nobody is worth less than 1.
function worth {
  params = { c = piece }
  is     = max(1, c.might)
}
`

const inWords = `Units
  <b>rider</b>: strength 1 → 3
Components
  tired | It has marched.
Actions
  not so far | Red stays at home.
Rules
  tire | A march tires.
  worth | Nobody is worth less than 1.
Values
  at home: might +2 | Those who are at home fight better.
  riders: might +1, when it.unit is <b>rider</b> and it.owner is not red
`

// A table with a few figures too many says those that most kinds have alike with what is different; a longer one is a
// list, which says what most kinds have. Nothing is left out.
func TestManyFigures(t *testing.T) {
	for n, want := range map[int]string{
		11: "[a 1 2 3 4 5 6 7 8 9 10 ; b 2 4 6 8 10 12 14 16 18 20 ; c 3 6 9 12 15 18 21 24 27 30 ; d 4 8 12 16 20 24 28 " +
			"32 36 40 f10 9]",
		16: "{Where nothing else is said f0 1; f1 2; f2 3; f3 4; f4 5; f5 6; f6 7; f7 8; f8 9; f9 10; f11 12; f12 13; f13 " +
			"14; f14 15; f15 16}",
	} {
		var attributes, units strings.Builder
		for i := range n {
			fmt.Fprintf(&attributes, "    f%d = { type = int, default = 0 }\n", i)
		}
		for u, name := range []string{"a", "b", "c", "d"} {
			fmt.Fprintf(&units, "unit %s {\n", name)
			for i := range n {
				switch {
				case i != 10:
					fmt.Fprintf(&units, "  f%d = %d\n", i, (u+1)*(i+1))
				case u == 3:
					fmt.Fprintf(&units, "  f%d = 9\n", i)
				}
			}
			units.WriteString("}\n")
		}
		text := strings.NewReplacer("class unit { attributes = { strength = int } }", "class unit {\n  attributes = {\n"+
			attributes.String()+"  }\n}\n"+units.String(),
			"unit guard { strength = 2 }", "", "unit rider {\n  title = \"<b>rider</b>\"\n  strength = 1\n}", "",
			"self.unit.strength", "self.unit.f0", "guard = 1", "a = 1", "rider = 1", "b = 1").Replace(base)
		built := compiler.Compile(fstest.MapFS{"base/base.hcl": {Data: []byte(text)}}, "base", compiler.Options{})
		if built.Program == nil {
			t.Fatal(built.Diags)
		}
		s, err := Make(built, nil)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if p := s.Parts[0]; p.Pieces != nil {
			var rows []string
			for _, row := range p.Pieces.Rows {
				rows = append(rows, strings.Join(row, " "))
			}
			got = fmt.Sprint("[", strings.Join(rows, "; "), "]")
		} else {
			got = fmt.Sprint(p.Kinds[0])
		}
		if got != want {
			t.Errorf("%d figures: %s", n, got)
		}
	}
}
