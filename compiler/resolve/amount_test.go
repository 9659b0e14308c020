package resolve_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// TestAmountOfAll bounds what all folders of a scenario hold together, and reports once what is too much.
func TestAmountOfAll(t *testing.T) {
	comment := []byte(strings.Repeat(strings.Repeat("#", 1<<10-1)+"\n", 500))
	for name, c := range map[string]struct {
		folders, files int
		src            []byte
		what           string
	}{
		"bytes of many folders": {31, 1, comment, "bytes"},
		"bytes of one folder":   {1, 31, comment, "bytes"},
		"files":                 {11, dsl.MaxFiles/11 + 1, []byte("# nothing\n"), "files"},
		"a scenario that fits":  {4, 2, comment, ""},
	} {
		fsys := fstest.MapFS{}
		var imports []string
		for i := range c.folders {
			for j := range c.files {
				fsys[fmt.Sprintf("m%02d/f%03d.hcl", i, j)] = &fstest.MapFile{Data: c.src}
			}
			imports = append(imports, fmt.Sprintf("%q", fmt.Sprintf("../m%02d", i)))
		}
		fsys["game/game.hcl"] = &fstest.MapFile{Data: []byte("scenario \"game\" {\n  import = [" +
			strings.Join(imports, ", ") + "]\n}\n")}
		said := 0
		allocated := worktest.Allocated(func() {
			_, found := resolve.Load(fsys, "game")
			for _, d := range found {
				if d.Code == "SC005" && strings.Contains(d.Detail, c.what+", counting") {
					said++
				}
			}
		})
		if want := min(1, len(c.what)); said != want {
			t.Errorf("%s: reported %d times, want %d", name, said, want)
		}
		if allocated > 64*dsl.MaxScenario {
			t.Errorf("%s: %d MB are allocated", name, allocated>>20)
		}
	}
}
