package soak

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestEveryScenarioPlays runs the tests of each scenario that is shipped, whatever it is about, and plays some of it.
func TestEveryScenarioPlays(t *testing.T) {
	fsys := os.DirFS("..")
	played := 0
	err := fs.WalkDir(fsys, "scenarios", func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if dir == "scenarios/lib" {
			return fs.SkipDir
		}
		if files, _ := fs.Glob(fsys, path.Join(dir, "*.hcl")); len(files) == 0 {
			return nil
		}
		played++
		t.Run(strings.TrimPrefix(dir, "scenarios/"), func(t *testing.T) {
			built := compiler.Compile(fsys, dir, compiler.Options{})
			p, diags := built.Program, built.Diags
			if p == nil {
				t.Fatal(diags)
			}
			for _, r := range trial.Run(p, trial.Options{Own: strings.Contains(dir, "/variants/")}).Results {
				if r.Status == trial.Failed {
					t.Errorf("%s: test %q: %s", r.Place, r.Name, r.Message)
				}
			}
			for seed := range uint64(2) {
				g, err := runtime.New(p, seed, runtime.Options{Lines: true, Log: func(runtime.Line) {}})
				if err != nil {
					t.Fatal(err)
				}
				who := bot.Random(seed)
				for range number(t, "ANSWERS", 120) {
					if g.Decision() == nil {
						break
					}
					step(t, g, who)
					if err := g.Check(); err != nil {
						t.Fatalf("%s: %v", where(g), err)
					}
				}
				if g.Decisions() == 0 {
					t.Error("nobody decides anything")
				}
				for viewer := range p.Classes[p.PlayerClass].Members {
					if _, err := g.View(viewer); err != nil {
						t.Errorf("player %d: %v", viewer, err)
					}
				}
			}
		})
		return fs.SkipDir
	})
	if err != nil && !errors.Is(err, fs.SkipDir) {
		t.Fatal(err)
	}
	if played == 0 {
		t.Error("no scenario was found")
	}
}
