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

// Every package that starts a goroutine is among those that make race looks at.
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
	for dir, at := range starters(t) {
		i := slices.IndexFunc(watched, func(w string) bool {
			above, all := strings.CutSuffix(w, "/...")
			return "./"+dir == above || all && strings.HasPrefix("./"+dir, above+"/")
		})
		if i < 0 {
			t.Errorf("%s starts a goroutine, and make race does not look at it: add the package to RACE", at)
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

// starters returns the folders of which a file starts a goroutine, each with one place that does.
func starters(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	fset := token.NewFileSet()
	for dir, files := range packagesIn(t, fset) {
		for _, tree := range files {
			ast.Inspect(tree, func(n ast.Node) bool {
				starts := false
				switch n := n.(type) {
				case *ast.GoStmt:
					starts = true
				case *ast.CallExpr: // of a sync.WaitGroup
					method, ok := n.Fun.(*ast.SelectorExpr)
					starts = ok && method.Sel.Name == "Go"
				}
				if starts {
					out[dir] = fset.Position(n.Pos()).String()
				}
				return true
			})
		}
	}
	return out
}
