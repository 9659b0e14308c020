package compiler_test

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// TestIncompleteScenario compiles the bad example of each code next to a file that cannot be read. What is reported
// then must be wrong whatever that file says; the golden file lists those codes.
func TestIncompleteScenario(t *testing.T) {
	const golden = "testdata/incomplete.txt"
	var out strings.Builder
	for _, code := range diag.All() {
		if code.ID < "SC100" || code.ID >= "SC300" || diag.FolderCase(code.Bad) != "" {
			continue
		}
		built := compiler.Compile(fstest.MapFS{
			"game/game.hcl":   {Data: []byte(diag.Example(code.Bad))},
			"game/unread.hcl": {Data: []byte("space {{\n")},
		}, "game", compiler.Options{})
		reported := slices.ContainsFunc(built.Diags, func(d diag.Diagnostic) bool { return d.Code == code.ID })
		if reported {
			out.WriteString(code.ID + " " + code.Summary + "\n")
		}
		if reported != code.Local {
			t.Errorf("%s is reported of a scenario that is not complete: %v; its row says that it is local: %v", code.ID,
				reported, code.Local)
		}
	}
	if *update {
		if err := os.WriteFile(golden, []byte(out.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if out.String() != string(want) {
		t.Errorf("other mistakes are reported of a scenario that is not complete; if that is meant, run this test with "+
			"-update:\n%s", out.String())
	}
}
