package breaking_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/breaking"
	"github.com/scenario-lang/scenario/scenarios"
)

func init() { resolve.RegisterGames(scenarios.Files) }

var release = flag.Bool("release", false, "write down the surfaces of today's versions as released ones")

// The bases that others build on keep what they promise: what can be named of the version that was released last is in
// testdata, and what is gone since must have moved, or the first number of the version has to change. With -release the
// surfaces are written down, which is done when a version is released.
func TestShippedBasesKeepTheirNames(t *testing.T) {
	for _, name := range []string{"axis_allies_revised", "axis_allies_1942", "axis_allies_europe", "attack_deluxe",
		"khans_and_kings"} {
		t.Run(name, func(t *testing.T) {
			dir, ok := resolve.GameDir(name)
			if !ok {
				t.Fatal("it is not in the program")
			}
			merged, found := resolve.LoadDisk(dir, nil)
			if found.HasErrors() {
				t.Fatal(found)
			}
			now := breaking.Read(merged)
			file := filepath.Join("testdata", name+".txt")
			if *release {
				if err := os.WriteFile(file, []byte(now.Text()), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			old, err := breaking.Parse(string(text))
			if err != nil {
				t.Fatal(err)
			}
			r := breaking.Compare(old, now, breaking.ReadPast(merged))
			major := func(v string) string { m, _, _ := strings.Cut(v, "."); return m }
			if major(r.Old) != major(r.New) {
				return // a new version may break what it likes
			}
			for _, b := range r.Uncovered() {
				t.Errorf("%s %s: %s; say in a moved block what it is now, or make the version %s", b.Kind, b.Name, b.Detail,
					r.NextVersion())
			}
		})
	}
}
