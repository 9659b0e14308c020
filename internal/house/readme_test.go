package house_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// typed matches an answer at a prompt, which ends with >, or at the question whether to save.
var typed = regexp.MustCompile(`(?m)^(?:[A-Z][^<>\n]*>|Save the game\?.*:) (.+)$`)

// answersIn returns what is typed at the prompts of a session, a line each.
func answersIn(session string) string {
	var answers strings.Builder
	for _, m := range typed.FindAllStringSubmatch(session, -1) {
		answers.WriteString(m[1] + "\n")
	}
	return answers.String()
}

// The session in the README is true: its commands are run, what is typed at its prompts is typed, and what they print
// is what it says, except for the lines that … stands for.
func TestReadmeSessionIsTrue(t *testing.T) {
	inRoot(t)
	t.Parallel()
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for from, to := range map[string]string{filepath.Join(root, "scenarios"): "scenarios", buildCommand(t): "bin"} {
		if err := os.Symlink(from, filepath.Join(dir, to)); err != nil {
			t.Skip(err) // no links on this system
		}
	}
	ran := 0
	for _, block := range fenced(string(page), "") {
		for _, step := range strings.Split("\n"+block, "\n$ ")[1:] {
			ran++
			command, want, _ := strings.Cut(step, "\n")
			sh := exec.Command("sh", "-c", command)
			sh.Dir, sh.Stdin = dir, strings.NewReader(answersIn(want))
			sh.Env = append(os.Environ(), "NO_COLOR=1")
			out, err := run(sh)
			if err != nil {
				t.Errorf("$ %s: %v", command, err)
			}
			rest := out
			for i, part := range strings.Split(want, "…\n") {
				part = strings.TrimSpace(part)
				at := strings.Index(rest, part)
				if at < 0 || i == 0 && strings.TrimSpace(rest[:at]) != "" {
					t.Errorf("$ %s\ndoes not print\n%s\nbut, from there on,\n%s", command, part, rest)
					break
				}
				rest = rest[at+len(part):]
			}
			if strings.TrimSpace(rest) != "" {
				t.Errorf("$ %s\nprints more than the README says:\n%s", command, rest)
			}
		}
	}
	if ran < 3 {
		t.Errorf("only %d commands of the README were run", ran)
	}
}

// The house rule in the README does what it says: in round 1 no unit of the Soviet Union attacks, by whatever action;
// others do, and so does it in round 2.
func TestReadmeHouseRule(t *testing.T) {
	inRoot(t)
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	rule := fenced(string(page), "hcl")[0] + `
procedure opening {
  params = { n = int, p = player }

  call turn_of { with = [p] }
  set game { round = n }
  place russia { soviet_union = { infantry = 1, armour = 1, fighter = 1, bomber = 1 } }
  place west_russia { germany = { infantry = 1 } }
}

test "no way to attack in round 1" {
  given opening { with = [1, player.soviet_union] }
  run combat_move {}
  refuse {
    line = [
      "move 1 infantry from russia to west_russia", "fly 1 fighter from russia to west_russia", "fly 1 fighter from russia to ukraine",
      "fly 1 fighter from russia via archangel to west_russia", "fly 1 bomber from russia to ukraine",
      "blitz 1 armour from russia through ukraine to belorussia",
    ]
    because = "The Soviet Union may not attack in round 1."
  }
}

test "in round 2 it attacks" {
  given opening { with = [2, player.soviet_union] }
  run combat_move {}
  play { lines = ["fly 1 fighter from russia to west_russia", "move 1 infantry from russia to west_russia"] }
}

test "Germany attacks in round 1" {
  given opening { with = [1, player.germany] }
  run combat_move {}
  play { lines = ["move 1 infantry from west_russia to russia"] }
}
`
	files := over{fstest.MapFS{"page/page.hcl": {Data: []byte(rule)}}, os.DirFS(".")}
	built := compiler.Compile(files, "page", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	ran := 0
	for _, r := range trial.Run(built.Program, trial.Options{Own: true}).Results {
		if r.Status == trial.NotRun {
			continue // a test of the base
		}
		if ran++; r.Status != trial.Passed {
			t.Errorf("%s: %s", r.Name, r.Message)
		}
	}
	if ran != 3 {
		t.Errorf("%d tests ran", ran)
	}
}
