package scenario_test

import (
	"go/ast"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every package that starts a goroutine is among those that make race looks at. Where it leaves that to internal/parallel, a package above it may be
// looked at instead, whose tests call it.
func TestGoroutinesMeetTheRaceDetector(t *testing.T) {
	makefile, err := os.ReadFile("Makefile")
	if err != nil {
		t.Fatal(err)
	}
	var watched []string
	for _, line := range regexp.MustCompile(`(?m)^RACE(?:_LARGE)? +:= (.*)$`).FindAllSubmatch(makefile, -1) {
		watched = append(watched, strings.Fields(string(line[1]))...)
	}
	if len(watched) == 0 {
		t.Fatal("the Makefile does not say what the race detector looks at")
	}
	used := map[string]bool{}
	for dir, s := range starters(t) {
		i := slices.IndexFunc(watched, func(w string) bool {
			above, all := strings.CutSuffix(w, "/...")
			return "./"+dir == above || (all || s.parallel) && strings.HasPrefix("./"+dir, above+"/")
		})
		if i < 0 {
			t.Errorf("%s starts a goroutine, and make race does not look at it: add the package to RACE", s.at)
			continue
		}
		used[watched[i]] = true
	}
	for _, w := range watched {
		if !used[w] {
			t.Errorf("make race looks at %s, and nothing there starts a goroutine", w)
		}
	}
}

// starter is a package that starts goroutines.
type starter struct {
	at       string // one place that does
	parallel bool   // it calls internal/parallel, and does not start any itself
}

// starters returns the packages that start goroutines, by their folders.
func starters(t *testing.T) map[string]starter {
	t.Helper()
	out := map[string]starter{}
	fset := token.NewFileSet()
	for dir, files := range packagesIn(t, fset) {
		for _, tree := range files {
			ast.Inspect(tree, func(n ast.Node) bool {
				starts, parallel := false, false
				switch n := n.(type) {
				case *ast.GoStmt:
					starts = true
				case *ast.CallExpr:
					if f, ok := n.Fun.(*ast.SelectorExpr); ok {
						from, _ := f.X.(*ast.Ident)
						parallel = from != nil && from.Name == "parallel"
						starts = parallel || f.Sel.Name == "Go" // of a sync.WaitGroup
					}
				}
				if before, known := out[dir]; starts && (!known || before.parallel) {
					out[dir] = starter{fset.Position(n.Pos()).String(), parallel}
				}
				return true
			})
		}
	}
	return out
}
