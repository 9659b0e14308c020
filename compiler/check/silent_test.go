package check_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/world"
)

// What has no effect, or not the one that its author expects, is said where it is written.
func TestNothingIsSilent(t *testing.T) {
	const game = `-- game/g.hcl --
scenario "game" {}
rulebook rules {
  clause "A-1" { text = "Units march." }
  clause "A-2" {
    text    = "They may rest."
    assumed = "The book does not say so."
    %[1]s
  }
}
class unit { flags = [dives, marches] }
class piece { state = { tired = bool } }
%[2]s
unit foot { flags = [marches, dives] }
player west {}
player %[3]s {}
space here {}
die d6 { faces = range(1, 6) }
scoring volley {
  return { value = %[4]s }
}
resource %[5]s {}
procedure march {
  params = { %[6]s = list(piece) }
  cites  = ["A-1", "A-2"]
  roll hits {
    die     = die.d6
    count   = 2
    at_most = 3
    scored  = scoring.volley
  }
  %[7]s
  destroy %[6]s { where = it.unit.dives && it.unit.marches && it.tired && hits > 1 }
}
setup {
  place here { west = { foot = 1 } }
}
sequence main {
  for p {
    in = every(player)
    gain p { %[5]s = 1 }
  }
  call march { with = [every(piece)] }
  check_victory {}
}
victory late { when = west_has() > 3 }
function west_has { is = player.west.%[5]s }
test "march" {
  setup = true
  expect { %[8]s }
}
`
	good := [8]string{"", "", "east", "count(strengths)", "steel", "pp", "", `said = "Hello"`}
	for _, c := range []struct {
		hole       int
		text, want string // what is found: all, or with … what comes first
	}{
		{0, "", ""},
		{1, `same_as = "A-1"`, "SC182 clause A-2 is assumed, as if no book said it, and the same as A-1, which is in a book"},
		{2, "class unit { flags = [] }", "SC193 this adds no flag to class unit"},
		{2, "class unit { flags = inherited }", "SC193 this adds no flag to class unit"},
		{3, "when", `SC116 "when" already has a meaning`},
		{3, "where", ""}, // no statement has both players' names and where
		{4, "0 - 2", "SC197 scoring volley would return -2 hits"},
		{5, "amount", `SC116 "amount" already has a meaning`},
		{5, "all", `SC116 "all" already has a meaning…`},
		{7, "if {\n    when = hits > 5\n    it   = first(pp)\n    set pp { tired = it != none }\n  }",
			"SC232 the name is already bound"},
		{7, "set pp { tired = it.owner != none }", ""},
		{8, "said = []", "SC174 this list is empty, so it expects nothing"},
		{8, "saidd = \"Hello\"", "SC174 this expectation cannot fail, SC238 nothing reads this local name"},
		{8, "that = true\n    saidd = \"Hello\"", "SC238 nothing reads this local name"},
	} {
		holes := good
		if c.hole > 0 {
			holes[c.hole-1] = c.text
		}
		text := game
		for i, h := range holes {
			if i == 7 && strings.Contains(h, "\n") {
				h = "\n    " + h + "\n  "
			}
			text = strings.ReplaceAll(text, "%["+string(rune('1'+i))+"]s", h)
		}
		_, found := compile(t, text)
		causes, _ := found.Causes()
		var got []string
		for _, d := range causes {
			got = append(got, d.Code+" "+d.Summary)
		}
		all := strings.Join(got, ", ")
		if first, more := strings.CutSuffix(c.want, "…"); all != c.want && !(more && strings.HasPrefix(all, first)) {
			t.Errorf("%s\ngives %q, want %q\n%s", c.text, all, c.want, show(found))
		}
		if strings.Contains(c.text, "saidd") && !strings.Contains(show(found), `did you mean "said"?`) {
			t.Errorf("%s: said is not suggested\n%s", c.text, show(found))
		}
		if strings.Contains(c.text, "it   = first") && !strings.Contains(show(found), "write `set x { in = pp }`") {
			t.Errorf("%s: it is not said how to name the things\n%s", c.text, show(found))
		}
	}
}

// A key of sorted that names another class than the list has, and a third argument, are each one error that says what
// to write.
func TestKeysOfSorted(t *testing.T) {
	const game = `-- game/g.hcl --
scenario "game" {}
class unit { attributes = { cost = { type = int, default = 1 } } }
unit foot {}
player west {}
space here {}
setup {
  place here { west = { foot = 1 } }
}
function cheap { is = %s }
sequence main {
  say { text = "${cheap()}" }
}
`
	for key, want := range map[string]string{
		"sorted(every(unit), unit.cost)": "",
		"sorted(every(unit), piece.unit.cost)": "SC212 The list is a list(unit). After it, " +
			"the name unit is each thing of the list: write unit.NAME.",
		"sorted(every(unit), count([for p in every(piece) : p if p.unit == unit]))": "",
		"sorted(every(space), count(sorted(pieces(space), -piece.unit.cost)))":      "",
		"sorted(every(unit), -piece.unit.cost)": "SC212 The list is a list(unit). After it, " +
			"the name unit is each thing of the list: write unit.NAME.",
		"sorted(every(unit), unit.cost, 3)": "SC210 sorted takes {for x in list : key => x}, or a list and a key, " +
			"sorted(pieces(s), piece.unit.cost); not 3 arguments.",
	} {
		_, found := compile(t, strings.Replace(game, "%s", key, 1))
		var got []string
		for _, d := range found {
			if d.Code == "SC212" || d.Code == "SC210" || d.Code == "SC234" {
				got = append(got, d.Code+" "+d.Detail)
			}
		}
		if all := strings.Join(got, ", "); all != want {
			t.Errorf("%s\ngives %q, want %q\n%s", key, all, want, show(found))
		}
	}
}

// A misspelt attribute is refused, because the rule would go on without it: the loop would go through everything.
func TestMisspeltAttributeIsAnError(t *testing.T) {
	for name, want := range map[string]string{"wher": `error: Nothing reads "wher". Remove it, or begin its name with _ ` +
		`if that is intended.`, "_wher": ""} {
		_, found := compile(t,
			world.Source+"procedure clear {\n  params = { s = space }\n\n  for u {\n    in = pieces(s)\n    "+name+
				" = u.owner == none\n\n    destroy u {}\n  }\n}\n")
		got := ""
		for _, d := range found {
			if d.Code == "SC238" {
				got = d.Severity.String() + ": " + strings.SplitN(d.Detail, "\n", 2)[0]
				if !d.Suggests("where") {
					t.Errorf("%s does not suggest where: %s", name, d.Detail)
				}
			}
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
}
