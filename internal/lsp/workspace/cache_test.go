package workspace_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
)

// TestTestsAreKept edits the body of a rule: the tests are not checked again, except for those in a file that is open,
// and they can be run nevertheless.
func TestTestsAreKept(t *testing.T) {
	abs, err := filepath.Abs("../../../scenarios/small/the_ford")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.ToSlash(abs)
	w := workspace.New()
	open := func(name string, change func(string) string) string {
		src, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		w.Open(&workspace.Buffer{File: dir + "/" + name, Version: 1, Text: text.New([]byte(change(string(src))))})
		return string(src)
	}
	src := open("rules.hcl", func(s string) string { return s })
	first := w.Compile(dir, true, nil)
	if first.Found.HasErrors() || first.Checked < 2 {
		t.Fatalf("%d tests are checked; %v", first.Checked, first.Found)
	}
	at := strings.Index(src, "\nprocedure nightfall")
	at += strings.Index(src[at:], "{\n") + 2
	edit := func(s string) string { return s[:at] + "  say { text = \"here\" }\n" + s[at:] }
	open("rules.hcl", edit)
	second := w.Compile(dir, true, nil)
	if second.Found.HasErrors() || second.Checked != 0 {
		t.Errorf("%d tests are checked again; %v", second.Checked, second.Found)
	}
	for _, s := range []*workspace.Snapshot{first, second} {
		if p := s.Program(); p == nil || p.Program == nil || len(p.Program.Tests) != len(first.Built.Scenario.Tests) ||
			len(p.Scenario.Tests[0].Steps) == 0 {
			t.Error("there is no program to run the tests in")
		}
	}
	w.Forget(func(workspace.Scenario) bool { return true })
	if third := w.Compile(dir, true, nil); third.Checked != 0 || third == second {
		t.Errorf("%d tests are checked again of a folder that was forgotten", third.Checked)
	}
	if n, m := len(second.Names().Symbols), len(first.Names().Symbols); n != m {
		t.Errorf("%d symbols, and before the edit %d", n, m)
	}
}
