package compiler_test

import (
	"slices"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// broken is the rest of a scenario in which one file has errors of syntax.
const broken = `scenario "broken" {}

space heap {
  borders = [space.hand]
}

space hand {}

player ann {}

unit stone {}

setup {
  place heap {
    ann = { stone = 1 }
  }
}

sequence main {
  check_victory {}
}
`

// An error of syntax in a rule hides no unknown name in another one; one in what declares things for others does.
func TestUnknownNamesBesideSyntaxErrors(t *testing.T) {
	const other = "procedure other {\n  x = nothing.of_it\n  call nobody {}\n  say { text = \"${x}\" }\n}\n"
	for _, c := range []struct {
		name, src string
		reported  []string // the codes of the causes
	}{
		{"in a procedure", "procedure broken {\n  p.silver = 3\n}\n" + other, []string{"SC020", "SC230", "SC252"}},
		{"in another file", "procedure broken {\n  if x < 3 {\n  }\n}\n", []string{"SC023", "SC230"}},
		{"in two procedures", "procedure broken {\n  p.silver = 3\n  x = nothing\n}\n" + other +
			"procedure second {\n  return 3\n}\n",
			[]string{"SC020", "SC230", "SC252", "SC020"}},
		{"and a block on one line", "procedure broken {\n  p.silver = 3\n}\nprocedure short { a = nowhere, b = 2 }\n",
			[]string{"SC020", "SC023", "SC230"}},
		{"after a block on one line", "procedure short { a = nowhere, b = 2 }\n", []string{"SC023", "SC230"}},
		{"in a class", "class player {\n  p.silver = 3\n  state = { silver = int }\n}\n" + other, []string{"SC020"}},
		{"outside blocks", "= 3\n" + other, []string{"SC020"}},
		{"an open brace", "procedure broken {\n" + other, []string{"SC015"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			fsys := fstest.MapFS{"game/a.hcl": {Data: []byte(c.src)}, "game/game.hcl": {Data: []byte(broken)}}
			if c.name == "in another file" {
				fsys["game/z.hcl"] = &fstest.MapFile{Data: []byte("value z {\n  of = player\n  is = unseen\n}\n")}
			}
			var got []string
			causes, _ := compiler.Compile(fsys, "game", compiler.Options{}).Diags.Causes()
			for _, d := range causes {
				if d.Severity == diag.Error {
					got = append(got, d.Code)
				}
			}
			slices.Sort(got)
			slices.Sort(c.reported)
			if !slices.Equal(got, c.reported) {
				t.Errorf("%v is reported, want %v", got, c.reported)
			}
		})
	}
}
