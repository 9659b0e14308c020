package runtime_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
)

// A variant changes how many answers a list parameter has, what it lists and what is required of them, one part at a
// time.
func TestListsInVariants(t *testing.T) {
	variant := func(rules string) (*runtime.Game, string) {
		files := fstest.MapFS{"base/rules.hcl": {Data: []byte(harbour)},
			"house/rules.hcl": {Data: []byte("scenario \"house\" {\n  extends          = \"../base\"\n" +
				"  language_version = 2\n}\n" + rules)}}
		built := compiler.Compile(files, "house", compiler.Options{})
		if built.Program == nil {
			t.Fatal(built.Diags)
		}
		g, err := runtime.New(built.Program, 1, runtime.Options{Lines: true})
		if err != nil {
			t.Fatal(err)
		}
		return g, rules
	}
	for _, c := range []struct{ rules, line, refused string }{
		{"", "load 1 fighter, 2 infantry into lagoon by 3", "load 2 infantry, 2 armour into lagoon by 3"},
		{"action load {\n  param what {\n    count = inherited - 1\n  }\n}\n", "load 2 infantry into lagoon by 2",
			"load 3 infantry into lagoon by 3"},
		{"action load {\n  param what {\n    at_least = 2\n  }\n}\n", "load 2 infantry into lagoon by 2",
			"load 1 infantry into lagoon by 1"},
		{"action load {\n  param what {\n    in = [for p in inherited : p if p.unit != unit.armour]\n  }\n}\n",
			"load 1 fighter into lagoon by 1", "load 1 armour into lagoon by 1"},
		{"remove action load {\n  only = [require.heavy]\n}\n", "load 1 armour into lagoon by 4",
			"load 2 fighter into lagoon by 2"},
		{"allow fighters {\n  action = action.load\n  rule   = what\n}\n", "load 2 fighter into lagoon by 2",
			"load 1 armour into lagoon by 4"},
	} {
		g, rules := variant(c.rules)
		if err := g.Clone().Do(c.line); err != nil {
			t.Errorf("%s: %q is refused: %v", rules, c.line, err)
		}
		if g.Clone().Do(c.refused) == nil {
			t.Errorf("%s: %q is accepted", rules, c.refused)
		}
	}
}

// In a game in another language lists are typed and shown in that language; their lines are in the first one, and are
// read in both.
func TestListsInTwoLanguages(t *testing.T) {
	p := compiletest.Program(t, strings.NewReplacer(
		`scenario "harbour" {}`, "scenario \"harbour\" {\n  languages        = [\"en\", \"de\"]\n  language_version = 2\n}",
		`    count    = 3`, "    count    = 3\n    text = {\n      en = \"the ${it}\"\n      de = \"Einheit ${it}\"\n    }",
		"unit infantry {}", "unit infantry {\n  title = {\n    en = \"infantry\"\n    de = \"Infanterie\"\n  }\n}",
		"unit fighter {}", "unit fighter {\n  title = {\n    en = \"fighter\"\n    de = \"Jäger\"\n  }\n}",
	).Replace(harbour))
	const line, typed = "load 2 the infantry, 1 the armour into lagoon by 3",
		"load 1 Einheit armour, 2 Einheit infantry into lagoon by 3"
	hashes := map[uint64]bool{}
	for _, language := range []int{0, 1} {
		for _, said := range []string{line, typed} {
			if language == 0 && said == typed {
				continue // the game is in English
			}
			g, err := runtime.New(p, 1, runtime.Options{Lines: true, Language: language})
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Do(said); err != nil {
				t.Errorf("%q is refused in language %d: %v", said, language, err)
				continue
			}
			if g.Line() != line {
				t.Errorf("%q is written %q, want %q", said, g.Line(), line)
			}
			hashes[g.Hash()] = true
		}
	}
	if len(hashes) != 1 {
		t.Errorf("one answer leads to %d states", len(hashes))
	}
}

// The line of a log means the same in every language, even if an option is called in one as another is in the other.
func TestLogsAreReadInOneLanguage(t *testing.T) {
	p := compiletest.Program(t, `
scenario "words" {
  languages        = ["en", "de"]
  language_version = 2
}
player red {}
class game {
  state = { mark = { type = int, default = 0 } }
}
setup {
  set game { mark = 0 }
}
sequence main {
  choose x {
    by   = player.red
    from = range(1, 2)
    text = {
      en = "${it == 1 ? "also" : "gift"}"
      de = "${it == 1 ? "gift" : "also"}"
    }
  }
  set game { mark = x }
  choose y {
    by   = player.red
    from = range(1, 2)
  }
  set game { mark = game.mark + y }
}
`)
	for i, line := range []string{"also", "gift"} {
		var hashes []uint64
		for _, language := range []int{0, 1} {
			g, err := runtime.New(p, 1, runtime.Options{Lines: true, Language: language})
			if err != nil {
				t.Fatal(err)
			}
			other := g.Clone()
			if err := g.Choose(i); err != nil {
				t.Fatal(err)
			}
			if g.Line() != line {
				t.Errorf("option %d is written %q", i, g.Line())
			}
			if err := other.Repeat(g.Line()); err != nil {
				t.Fatal(err)
			}
			hashes = append(hashes, g.Hash(), other.Hash())
		}
		if hashes[0] != hashes[1] || hashes[2] != hashes[3] || hashes[0] != hashes[2] {
			t.Errorf("%q is read as several answers: %v", line, hashes)
		}
	}
}
