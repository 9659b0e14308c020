package diff_test

import (
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/worktest"
)

var update = flag.Bool("update", false, "write the reports into the golden files")

// golden compares a report with a golden file, or writes the file with -update.
func golden(t *testing.T, name, got string) {
	t.Helper()
	want, err := os.ReadFile(name)
	if *update && (err != nil || string(want) != got) {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if err != nil {
		t.Fatalf("%v: run go test ./compiler/diff -update, and read what it writes", err)
	}
	if string(want) != got {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Each file holds an old scenario, a new one and the report about them, as text and as Markdown.
func TestPairs(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "pairs", "*.txt"))
	if err != nil || len(files) < 10 {
		t.Fatal("there are too few pairs", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			ar, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			fsys := fstest.MapFS{}
			var want, wantMD *txtar.File
			for i := range ar.Files {
				f := &ar.Files[i]
				switch f.Name {
				case "want.txt":
					want = f
				case "want.md":
					wantMD = f
				default:
					fsys[path.Join(strings.TrimSuffix(f.Name, ".hcl"), "x.hcl")] = &fstest.MapFile{Data: f.Data}
				}
			}
			r := diff.Compare(load(t, fsys, "a"), load(t, fsys, "b"))
			text := diff.Text(r, false, strings.Contains(string(ar.Comment), "--all"))
			if *update {
				want.Data = []byte(text)
				if wantMD != nil {
					wantMD.Data = []byte(diff.Markdown(r, false))
				}
				if err := os.WriteFile(name, txtar.Format(ar), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if string(want.Data) != text {
				t.Errorf("got\n%s\nwant\n%s", text, want.Data)
			}
			if wantMD != nil && string(wantMD.Data) != diff.Markdown(r, false) {
				t.Errorf("got\n%s\nwant\n%s", diff.Markdown(r, false), wantMD.Data)
			}
			if again := diff.Text(diff.Compare(load(t, fsys, "a"), load(t, fsys, "b")), false, true); again != diff.Text(r,
				false, true) {
				t.Errorf("a second comparison gives another report:\n%s", again)
			}
			// There are changes in the opposite direction too, and none between a scenario and itself.
			if back := diff.Compare(load(t, fsys, "b"), load(t, fsys, "a")); (len(back.Changes) == 0) != (len(r.Changes) == 0) {
				t.Errorf("forward %d changes, backward %d", len(r.Changes), len(back.Changes))
			}
			for _, side := range []string{"a", "b"} {
				if same := diff.Compare(load(t, fsys, side), load(t, fsys, side)); len(same.Changes) != 0 {
					t.Errorf("%s differs from itself:\n%s", side, diff.Text(same, false, true))
				}
			}
		})
	}
}

// Every variant of a game in the repository is compared with the game that it extends. The golden files show that its
// rules are reported and nothing else.
func TestVariants(t *testing.T) {
	worktest.Long(t)
	files, dirs := shipped(t)
	there := map[string]bool{}
	for _, dir := range dirs {
		base := extends(t, files, dir)
		if base == "" || path.Dir(dir) != "variants" {
			continue
		}
		there[path.Base(dir)] = true
		t.Run(dir, func(t *testing.T) {
			r := diff.Compare(load(t, files, base), load(t, files, dir))
			if len(r.Rules()) == 0 {
				t.Fatal("the variant changes nothing")
			}
			golden(t, filepath.Join("testdata", "variants", path.Base(dir)+".txt"), diff.Text(r, false, false))
		})
	}
	goldens, _ := filepath.Glob(filepath.Join("testdata", "variants", "*.txt"))
	for _, name := range goldens {
		if len(there) > 0 && !there[strings.TrimSuffix(filepath.Base(name), ".txt")] {
			t.Errorf("%s is for a variant that does not exist", name)
		}
	}
}

// extends returns the first folder that a variant is built on, or "".
func extends(t *testing.T, files fstest.MapFS, dir string) string {
	t.Helper()
	r := load(t, files, dir)
	if r.Scenario == nil || r.Scenario.Body.Attributes["extends"] == nil {
		return ""
	}
	base, ok := dsl.Literal(dsl.Elements(r.Scenario.Body.Attributes["extends"].Expr)[0])
	if !ok {
		return ""
	}
	return path.Join(dir, base)
}

// Every block has a heading, and the table names only what exists.
func TestEveryBlockHasWords(t *testing.T) {
	for _, row := range schema.TopLevel() {
		if diff.SpeechOf(row).Area == "" {
			t.Errorf("%s has no heading: give it a row in compiler/diff/wording.go", row.Name)
		}
		if diff.SpeechOf(row).Area != "" && !slices.Contains(diff.Areas, diff.SpeechOf(row).Area) {
			t.Errorf("%s has the area %q, which is not one of the headings", row.Name, diff.SpeechOf(row).Area)
		}
		checkLists(t, row)
	}
	for _, row := range schema.Statements() {
		checkLists(t, row)
	}
	for _, row := range schema.NestedBlocks() {
		checkLists(t, row)
	}
}

// checkLists checks that the lists of a row exist.
func checkLists(t *testing.T, row *schema.BlockSpec) {
	t.Helper()
	for _, s := range diff.SpeechOf(row).Sets {
		if !row.Has(s) {
			t.Errorf("%s: there is no list %q", row.Name, s)
		}
	}
}

// Single files can be compared without the rest of their scenarios.
func TestFragment(t *testing.T) {
	a, found := diff.Fragment("x.hcl", []byte("unit scout {\n  cost = 3\n}\nunit cart {\n  cost = 4\n}\n"))
	if len(found) > 0 {
		t.Fatal(found)
	}
	b, found := diff.Fragment("x.hcl", []byte("unit cart {cost=4}\n# dearer\nunit scout {cost=5}\n"))
	if len(found) > 0 {
		t.Fatal(found)
	}
	got := diff.Text(diff.Compare(a, b), false, false)
	if want := "x.hcl: 1 change\n\nUnits\n  scout: cost 3 → 5\n"; got != want {
		t.Errorf("got %q", got)
	}
	c, _ := diff.Fragment("x.hcl", []byte("scenario \"x\" {\n  extends = \"../a\"\n}\n"))
	d, _ := diff.Fragment("x.hcl", []byte("scenario \"x\" {\n  extends = \"../b\"\n}\nremove unit cart {}\n"))
	got = diff.Text(diff.Compare(c, d), false, false)
	if want := "x.hcl: 2 changes\n\nThe game\n  scenario: extends \"../a\" → \"../b\"\n  new removal: unit cart\n"; got != want {
		t.Errorf("got %q", got)
	}
	// An expression of numbers alone is shown as one number, not as a sum.
	e, _ := diff.Fragment("x.hcl", []byte("unit scout {\n  cost = 2 + 1\n}\nunit cart {\n  cost = 2 * (3 - 1) - 5\n}\n"))
	if got, want := diff.Text(diff.Compare(a, e), false,
		false), "x.hcl: 1 change\n\nUnits\n  cart: cost 4 → -1\n"; got != want {
		t.Errorf("got %q", got)
	}
	// A negative number is a number, and no expression.
	f, _ := diff.Fragment("x.hcl", []byte("unit scout {\n  cost = -2.5\n}\nunit cart {\n  cost = -(4)\n}\n"))
	if got, want := diff.Text(diff.Compare(a, f), false,
		false), "x.hcl: 2 changes\n\nUnits\n  scout: cost 3 → -2.5\n  cart: cost 4 → -4\n"; got != want {
		t.Errorf("got %q", got)
	}
	none, _ := diff.Fragment("/dev/null", nil)
	if r := diff.Compare(none, b); len(r.Rules()) != 2 || r.Rules()[0].Kind != diff.Added {
		t.Errorf("%v", diff.Text(r, false, false))
	}
}

// TestWordings writes down how a comparison describes every kind of block. Rows of blocks in others leave the columns
// empty that only declarations have.
func TestWordings(t *testing.T) {
	var out strings.Builder
	for _, rows := range [][]*schema.BlockSpec{schema.TopLevel(), schema.NestedBlocks(), schema.Statements()} {
		for _, row := range rows {
			fmt.Fprintf(&out, "%s %+v\n", strings.TrimPrefix(row.Parent()+"."+row.Name, "."), diff.SpeechOf(row))
		}
	}
	golden(t, filepath.Join("testdata", "wordings.txt"), out.String())
}
