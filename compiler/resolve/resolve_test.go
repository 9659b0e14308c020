package resolve_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// files is a file system of pairs: name, text.
func files(pairs ...string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for i := 0; i+1 < len(pairs); i += 2 {
		fsys[pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return fsys
}

func show(l diag.List) string {
	var s strings.Builder
	diag.WriteText(&s, l, nil, diag.Options{})
	return s.String()
}

const base = `scenario "base" {
  title     = "Base"
  languages = ["en", "de"]
}
unit scout {
  cost = 3
  pace = 1
}
unit wagon {
  cost = 5
}
procedure pay {
  params = { p = player }
  sum    = 3
  gain p {
    money = sum
  }
}
function twice {
  params = { n = int }
  double = n * 2
  is     = double
}
class space {
  attributes = { depth = int }
}
setup {
  place here {
    a = { scout = 1 }
  }
}
setup late {
  place here {
    a = { scout = 2 }
  }
}
`

func TestVariant(t *testing.T) {
	r, found := resolve.Load(files(
		"base/a.hcl", base,
		"variant/b.hcl", `scenario "variant" {
  extends = "../base"
}
unit scout {
  cost = 4
}
remove unit wagon {}
procedure pay {
  all = 7
  gain p {
    money = all
  }
}
function twice {
  quarter = n / 4
  double  = n + quarter
}
class space {
  attributes = { height = int }
}
setup {
  shuffle here {}
}
setup late {
  shuffle here {}
}
unit boat {
  cost = 8
}
`), "variant")
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	got := string(resolve.Print(r))
	want := `# from variant/b.hcl:1
scenario variant {
  title     = "Base"
  languages = ["en", "de"]
}

# from base/a.hcl:24
class space {
  attributes = { depth = int }
}

# from variant/b.hcl:18
class space {
  attributes = { height = int }
}

# from base/a.hcl:5
# cost from variant/b.hcl:5
unit scout {
  cost = 4
  pace = 1
}

# from variant/b.hcl:27
unit boat {
  cost = 8
}

# from base/a.hcl:19
# double from variant/b.hcl:16
# quarter from variant/b.hcl:15
function twice {
  params  = { n = int }
  quarter = n / 4
  double  = n + quarter
  is      = double
}

# from base/a.hcl:12
# all from variant/b.hcl:9
# statements from variant/b.hcl:10
procedure pay {
  params = { p = player }
  all    = 7
  gain p {
    money = all
  }
}

# from base/a.hcl:27
setup {
  place here {
    a = { scout = 1 }
  }
}

# from base/a.hcl:32
# statements from variant/b.hcl:25
setup late {
  shuffle here {}
}

# from variant/b.hcl:21
setup {
  shuffle here {}
}
`
	if got != want {
		t.Errorf("got\n%s", got)
	}
	if r.Name != "variant" || len(r.Languages) != 2 || len(r.Folders) != 2 || r.Sources["base/a.hcl"] == nil {
		t.Errorf("name %q, languages %v, folders %v", r.Name, r.Languages, r.Folders)
	}
	again, found := resolve.Load(files("printed/all.hcl", got), "printed")
	if len(found) > 0 || len(again.Items) != len(r.Items) {
		t.Errorf("what is printed cannot be read:\n%s", show(found))
	}
}

func TestImport(t *testing.T) {
	r, found := resolve.Load(files(
		"lib/dice/d.hcl", "die d6 {}\n",
		"lib/war/w.hcl", "scenario \"war\" {\n  import = [\"../dice\"]\n}\nevent fought {}\n",
		"game/g.hcl", "scenario \"game\" {\n  import = [\"../lib/dice\", \"../lib/war\"]\n}\nunit scout {}\n",
	), "game")
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	var got []string
	for _, it := range r.Items {
		got = append(got, resolve.Describe(it.Type, it.Labels))
	}
	if s := strings.Join(got, ", "); s != "die d6, event fought, unit scout" {
		t.Error("a module imported twice is read once, before who imports it:", s)
	}
}

func TestOverlayErrors(t *testing.T) {
	game := "scenario \"game\" {\n  extends = \"../base\"\n}\n"
	for _, c := range []struct {
		name, code, word string
		fsys             fstest.MapFS
	}{
		{"cycle", "SC187", "game needs base needs game",
			files("game/a.hcl", game, "base/a.hcl", "scenario \"b\" {\n  extends = \"../game\"\n}\n")},
		{"no folder", "SC186", "base", files("game/a.hcl", game)},
		{"outside", "SC185", "outside", files("game/a.hcl", "scenario \"g\" {\n  extends = \"../../x\"\n}\n")},
		{"absolute", "SC185", "outside", files("game/a.hcl", "scenario \"g\" {\n  extends = \"/etc\"\n}\n")},
		{"hole", "SC190", "quoted", files("game/a.hcl", "scenario \"g\" {\n  extends = \"../${x}\"\n}\n")},
		{"remove", "SC189", "wagon", files("game/a.hcl", game+"remove unit wagn {}\n", "base/a.hcl", base)},
		{"remove what", "SC189", "no blocks of type", files("game/a.hcl", game+"remove units wagon {}\n", "base/a.hcl",
			base)},
		{"clash", "SC188", "lib", files("game/a.hcl", "scenario \"g\" {\n  import = [\"../lib\"]\n}\nunit x {}\n",
			"lib/a.hcl", "unit x {}\n")},
		{"twice", "SC105", "unit x", files("game/a.hcl", "scenario \"g\" {}\nunit x {}\n", "game/b.hcl", "unit x {}\n")},
		{"two scenarios", "SC105", "scenario", files("game/a.hcl", "scenario \"g\" {}\nscenario \"h\" {}\n")},
		{"no scenario", "SC107", "scenario", files("game/a.hcl", "unit x {}\n")},
		{"attribute", "SC108", "rounds", files("game/a.hcl", "scenario \"g\" {}\nrounds = 1\n")},
		{"block", "SC101", "unit", files("game/a.hcl", "scenario \"g\" {}\nunti x {}\n")},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, found := resolve.Load(c.fsys, "game")
			if len(found) != 1 || found[0].Code != c.code || !strings.Contains(found[0].Summary+found[0].Detail, c.word) {
				t.Errorf("wanted %s about %q, got\n%s", c.code, c.word, show(found))
			}
			if len(found) == 1 && found[0].Range.Start.Line == 0 {
				t.Error("it has no place")
			}
		})
	}
}
