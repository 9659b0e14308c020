package page

import (
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"
)

var imported = regexp.MustCompile(`(?m)^import .* from "\./([a-z_]+\.js)";$`)

// TestScriptsAreOrdered holds that no script uses one that leads back to it.
func TestScriptsAreOrdered(t *testing.T) {
	uses := map[string][]string{}
	err := fs.WalkDir(assets, "assets", func(p string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(p) != ".js" {
			return err
		}
		text, err := assets.ReadFile(p)
		for _, m := range imported.FindAllStringSubmatch(string(text), -1) {
			uses[path.Base(p)] = append(uses[path.Base(p)], m[1])
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(uses["main.js"]) == 0 {
		t.Fatal("no imports are found in main.js")
	}
	done := map[string]bool{}
	var visit func(name string, through []string)
	visit = func(name string, through []string) {
		for i, x := range through {
			if x == name {
				t.Errorf("%s leads back to itself: %s", name, strings.Join(append(through[i:], name), " → "))
				return
			}
		}
		if done[name] {
			return
		}
		for _, next := range uses[name] {
			visit(next, append(through[:len(through):len(through)], name))
		}
		done[name] = true
	}
	for name := range uses {
		visit(name, nil)
	}
}
