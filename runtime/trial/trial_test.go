package trial_test

import (
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// rules are a small game: who is asked takes stones from a heap, and a die may take one more.
const rules = `
scenario "stones" {
  title = "Stones"
}

space heap {
  borders = [space.hand]
}

space hand {}

player ann {}

player ben {}

unit stone {}

die coin {
  faces = [0, 1]
}

setup {
  place heap {
    ann = { stone = 3 }
  }
}

procedure take {
  params = { n = int }
  cites  = ["S-1"]

  choose taken {
    by      = player.ann
    prompt  = "Take how many?"
    from    = range(1, n)
    default = n
  }
  roll more {
    die     = die.coin
    count   = 1
    exactly = 1
  }
  say {
    text = "Ann takes ${taken + more}."
  }
  for p {
    in = take(pieces(space.heap), taken + more)
    move p { to = space.hand }
  }
}

sequence main {
  repeat {
    times = 3
    call take {
      n = 2
    }
  }
}

victory hand_full {
  when    = count(pieces(space.hand)) >= 3
  winner  = player.ann
  because = "All stones are taken."
}

rulebook book {
  clause "S-1" { text = "Take stones." }
  clause "S-2" { text = "Laugh." }
  clause "S-3" {
    text           = "Stones are round."
    not_applicable = "Material."
  }
  clause "S-4" { text = "Nobody says this." }
}
`

func compile(t *testing.T, tests string) *program.Program {
	t.Helper()
	fsys := fstest.MapFS{"g/rules.hcl": {Data: []byte(rules)}, "g/tests.hcl": {Data: []byte(tests)}}
	built := compiler.Compile(fsys, "g", compiler.Options{})
	p, found := built.Program, built.Diags
	if found.HasErrors() {
		t.Fatal(found)
	}
	return p
}

func TestOutcomes(t *testing.T) {
	const start = "  setup = true\n  dice {\n    rolls = [%s]\n  }\n"
	begin := func(rolls string) string { return strings.Replace(start, "%s", rolls, 1) }
	const run = "  run {\n    call take {\n      n = 2\n    }\n  }\n"
	const runDefaults = "  run {\n    defaults = true\n    call take {\n      n = 2\n    }\n  }\n"
	expect := func(n string) string {
		return "  expect {\n    that    = count(pieces(space.hand)) == " + n + "\n    message = \"in hand\"\n  }\n"
	}
	tests := []struct {
		name, body string
		status     trial.Status
		message    string
		line       int // of the failure, in the test file; 0: not asked
	}{
		{"a line answers", begin("0") + run + "  play {\n    lines = [\"1\"]\n  }\n" + expect("1"), trial.Passed, "", 0},
		{"defaults answer what no line does", begin("1") + runDefaults + expect("3"), trial.Passed, "", 0},
		{"a line goes before the default", begin("0") + runDefaults + "  play {\n    lines = [\"1\"]\n  }\n" + expect("1"),
			trial.Passed, "", 0},
		{"the expectation", begin("0") + runDefaults + expect("3"), trial.Failed, "in hand", 12},
		{"dice left over", begin("0, 1") + runDefaults, trial.Failed, "1 of the dice", 3},
		{"dice run out", begin("") + runDefaults, trial.Failed, "run out", 0},
		{"nobody asks", begin("0") + runDefaults + "  play {\n    lines = [\"1\", \"1\"]\n  }\n", trial.Failed,
			"nobody is asked", 0},
		{"a refused line", begin("0") + run + "  play {\n    lines = [\"7\"]\n  }\n", trial.Failed, `"7" was refused`, 0},
		{"a refusal", begin("0") + run + "  refuse {\n    line = \"7\"\n  }\n  play {\n    lines = [\"1\"]\n  }\n",
			trial.Passed, "", 0},
		{"another reason", begin("0") + run + "  refuse {\n    line    = \"7\"\n    because = \"It rains.\"\n  }\n",
			trial.Failed, "expected: It rains.", 0},
		{"accepted", begin("0") + run + "  refuse {\n    line = \"1\"\n  }\n", trial.Failed, "was accepted", 0},
		{"the one asked", begin("0") + run + "  refuse {\n    line = \"7\"\n    by   = player.ann\n  }\n  play {\n" +
			"    lines = [\"1\"]\n    by    = player.ann\n  }\n" + expect("1"), trial.Passed, "", 0},
		{"another is asked", begin("0") + run + "  play {\n    lines = [\"1\"]\n    by    = player.ben\n  }\n", trial.Failed,
			`ann is asked, not ben, when the test comes to "1"`, 0},
		{"another is refused", begin("0") + run + "  refuse {\n    line = \"7\"\n    by   = player.ben\n  }\n", trial.Failed,
			`ann is asked, not ben, when the test comes to "7"`, 0},
		{"another is asked after the defaults", begin("0") + runDefaults +
			"  play {\n    lines = [\"1\"]\n    by    = player.ben\n  }\n", trial.Failed, "nobody is asked", 0},
		{"skipped", "  skip = \"later\"\n" + expect("9"), trial.Skipped, "later", 0},
	}
	for _, c := range tests {
		t.Run(c.name, func(t *testing.T) {
			r := trial.Run(compile(t, "test \"x\" {\n"+c.body+"}\n"), trial.Options{})
			res := r.Results[0]
			if res.Status != c.status || !strings.Contains(res.Message, c.message) {
				t.Fatalf("%v %q at %v, want %v %q", res.Status, res.Message, res.Place, c.status, c.message)
			}
			if c.line != 0 && (res.Place.Line < c.line || res.Place.Line > c.line+1 || res.Place.File != "tests.hcl") {
				t.Errorf("it failed at %v, want line %d", res.Place, c.line)
			}
		})
	}
}

func TestFilterAndLog(t *testing.T) {
	p := compile(t, "test \"one\" {\n  setup = true\n  run {\n    defaults = true\n    call take {\n      n = 1\n"+
		"    }\n  }\n}\n"+
		"test \"two\" {\n  expect {\n    that = false\n  }\n}\n")
	r := trial.Run(p, trial.Options{Filter: regexp.MustCompile("^one$")})
	if r.Passed != 1 || r.Failed != 0 || r.Results[1].Status != trial.NotRun {
		t.Fatalf("%+v", r)
	}
	if log := r.Results[0].Log; len(log) != 1 || !strings.HasPrefix(log[0], "Ann takes") {
		t.Errorf("log %q", log)
	}
}

// Only a test that passes makes a clause tested.
func TestCover(t *testing.T) {
	p := compile(t, "test \"good\" {\n  cites = [\"S-1\"]\n  expect {\n    that = true\n  }\n}\n"+
		"test \"bad\" {\n  cites = [\"S-2\"]\n  expect {\n    that = empty(pieces(space.heap)) == false\n  }\n}\n")
	c := trial.Cover(p, trial.Run(p, trial.Options{}))
	if c.Clauses != 4 || c.NotApplicable != 1 || c.Binding() != 3 || c.Cited != 2 || c.Tested != 1 {
		t.Errorf("%+v", c)
	}
	if strings.Join(c.Missing, " ") != "S-4" || strings.Join(c.Untested, " ") != "S-2" {
		t.Errorf("missing %q, untested %q", c.Missing, c.Untested)
	}
}
