package upgrade_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/upgrade"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Variants as they were in the history of this repository, each with the commit from which it is, could not be compiled
// with the Axis & Allies of today. The library says what it called otherwise then: they are valid with warnings, their
// tests pass except for one that a corrected rule changed, with one warning for each name, and upgrade, which makes
// sure that the same games are played, rewrites them so that there is no warning left.
func TestVariantsOfOlderVersions(t *testing.T) {
	worktest.Long(t)
	folders, err := os.ReadDir("testdata/past")
	if err != nil || len(folders) == 0 {
		t.Fatal("no variants", err)
	}
	for _, folder := range folders {
		t.Run(folder.Name(), func(t *testing.T) {
			r, err := upgrade.Folder(func(changed map[string][]byte) *compiler.Result {
				return compiler.Compile(nil, filepath.Join("testdata", "past", folder.Name()), compiler.Options{Changed: changed})
			})
			if err != nil {
				t.Fatal(err)
			}
			said := map[string]bool{}
			for _, d := range r.Before.Diags {
				if d.Code == "SC169" && said[d.Summary] {
					t.Errorf("it is warned of twice: %s", d.Summary)
				}
				said[d.Summary] = true
			}
			count := func(built *compiler.Result) (n int) {
				for _, d := range built.Diags {
					if d.Code == "SC169" {
						n++
					}
				}
				return n
			}
			if r.Before.Program == nil || count(r.Before) == 0 || count(r.After) > 0 {
				t.Errorf("it has %d warnings about names, and %d after upgrade", count(r.Before), count(r.After))
			}
			if got := trial.Run(r.Before.Program, trial.Options{Own: true}); got.Failed > 0 {
				t.Errorf("%d of its tests fail", got.Failed)
			}
			if got := trial.Run(r.After.Program, trial.Options{Own: true}); got.Failed > 0 {
				t.Errorf("%d of its tests fail after upgrade", got.Failed)
			}
		})
	}
}
