package compiler_test

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// Files that were parsed before give the same program and the same findings, however often they are used: nothing
// changes their trees. A file that has changed is parsed again.
func TestParsedFilesAreUsedAgain(t *testing.T) {
	worktest.Long(t)
	dirs := []string{"khans_and_kings", "attack_deluxe", "axis_allies_revised", "variants/closed_russia",
		"variants/mechanised_infantry", "variants/fog_of_war", "variants/low_luck"}
	if testing.Short() {
		dirs = dirs[4:5]
	}
	for _, name := range dirs {
		same(t, filepath.Join("..", "scenarios", filepath.FromSlash(name)), &dsl.Parsed{})
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../internal/workbench/testdata/hexes")); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "scenario.hcl")
	good, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var parsed dsl.Parsed
	for _, with := range []string{`"The keep"`, `"The tower"`, `the_keep`, `"The`, `"The keep"`} {
		if err := os.WriteFile(file, []byte(strings.Replace(string(good), `"The keep"`, with, 1)), 0o600); err != nil {
			t.Fatal(err)
		}
		same(t, dir, &parsed)
	}
}

// same compiles a folder three times with files that were parsed, and compares with a compilation that has none.
func same(t *testing.T, dir string, parsed *dsl.Parsed) {
	t.Helper()
	want := compiler.Compile(nil, dir, compiler.Options{})
	for i := range 3 {
		got := compiler.Compile(nil, dir, compiler.Options{Parsed: parsed})
		if !reflect.DeepEqual(got.Diags, want.Diags) {
			t.Fatalf("%s, time %d: %v, want %v", dir, i, got.Diags, want.Diags)
		}
		if (got.Program == nil) != (want.Program == nil) {
			t.Fatalf("%s, time %d: a program: %v", dir, i, got.Program != nil)
		}
		if want.Program != nil && !bytes.Equal(got.Program.Encode(), want.Program.Encode()) {
			t.Fatalf("%s, time %d: another program", dir, i)
		}
	}
}

// What `inherited` stands for is that of the base as it is now, also in a file that was not parsed again.
func TestInheritedInHeldFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("game/rules.hcl",
		"scenario \"game\" {\n  extends = \"../base\"\n}\nfunction fee {\n  is = 1 + inherited * 2\n}\n")
	var parsed dsl.Parsed
	for _, fee := range []string{"2", "7"} {
		write("base/rules.hcl", `scenario "base" {}
player north {}
resource gold {}
space hill {}
unit rider {}
function fee {
  is = `+fee+`
}
sequence main {
  gain player north { gold = fee() }
  check_victory {}
}
setup {
  place hill { north = { rider = 1 } }
}
victory late {
  when = game.round > 3
}
`)
		same(t, filepath.Join(dir, "game"), &parsed)
	}
}
