package diff_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// FuzzCompare compares whatever parses: it neither fails nor takes long, a file does not differ from itself, nor from
// itself laid out anew, and two that differ one way round differ the other way round.
func FuzzCompare(f *testing.F) {
	pairs, err := filepath.Glob(filepath.Join("testdata", "pairs", "*.txt"))
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range pairs {
		b, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		ar := txtar.Parse(b)
		f.Add(ar.Files[0].Data, ar.Files[1].Data)
	}
	f.Fuzz(func(t *testing.T, a, b []byte) {
		x, foundX := diff.Fragment("x.hcl", a)
		y, foundY := diff.Fragment("x.hcl", b)
		if foundX.HasErrors() || foundY.HasErrors() {
			return
		}
		var there, back *diff.Report
		allocated := worktest.Allocated(func() { there, back = diff.Compare(x, y), diff.Compare(y, x) })
		if allocated > 256<<20 {
			t.Fatalf("%d bytes were allocated to compare %d with %d", allocated, len(a), len(b))
		}
		if (len(there.Changes) == 0) != (len(back.Changes) == 0) {
			t.Fatalf("there:\n%s\nback:\n%s", diff.Text(there, false, true), diff.Text(back, false, true))
		}
		diff.Markdown(there, true)
		neat, _ := format.Source("x.hcl", a)
		z, _ := diff.Fragment("x.hcl", neat)
		if same := diff.Compare(x, z); len(same.Changes) > 0 {
			t.Fatalf("laid out anew it differs:\n%s", diff.Text(same, false, true))
		}
	})
}
