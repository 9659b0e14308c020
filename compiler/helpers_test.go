package compiler_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestHelpersAreNoRules checks that what a file of tests declares has no part in the hash of the rules, whatever it is
// called, and that trees which are held for the next load are not changed by giving a helper another name.
func TestHelpersAreNoRules(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	const rules = `
player north {}
resource gold {}
space hill {}
unit rider {}
setup {
  place hill { north = { rider = 1 } }
}
function fee {
  is = 2
}
procedure pay {
  gain player north { gold = fee() }
}
sequence main {
  call pay {}
  check_victory {}
}
victory late {
  when = game.round > 3
}
`
	write("base/game.hcl", "scenario \"base\" {}\n"+rules)
	write("base/tests.hcl", `
test "the rule" {
  run pay {}
  expect { that = player.north.gold == fee() }
}
`)
	write("game/game.hcl", "scenario \"game\" {\n  extends = \"../base\"\n}\n")
	held := &dsl.Parsed{}
	hash := func() string {
		t.Helper()
		built := compiler.Compile(nil, filepath.Join(dir, "game"), compiler.Options{Parsed: held})
		if built.Program == nil {
			t.Fatal(built.Diags)
		}
		for _, r := range trial.Run(built.Program, trial.Options{}).Results {
			if r.Status != trial.Passed {
				t.Errorf("%s: %s", r.Name, r.Message)
			}
		}
		return built.Program.Hash()
	}
	want := hash()
	const helpers = `
procedure pay {
  params = { n = int }
  gain player north { gold = n * fee() }
}
function fee {
  is = 100
}
procedure another {
  call pay { n = 2 }
}
test "the helpers" {
  given another {}
  expect { that = player.north.gold == 200 && fee() == 100 }
}
`
	for _, text := range []string{"# none\n", `
function unlike_any_rule {
  is = fee() + 1
}
test "another" {
  expect { that = unlike_any_rule() == 3 }
}
`, helpers, "# again\n" + helpers, helpers} {
		write("game/tests.hcl", text)
		if got := hash(); got != want {
			t.Errorf("the rules have another hash with\n%s", text)
		}
	}
}
