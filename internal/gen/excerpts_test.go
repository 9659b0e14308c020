package main

import (
	"strings"
	"testing"
	"testing/fstest"
)

// An excerpt is filled with the present source of the blocks, whatever the fence held before, and the rest of the
// page stays as it is.
func TestExcerpts(t *testing.T) {
	fsys := fstest.MapFS{"game/rules.hcl": {Data: []byte("phase a {}\n\n# Moves.\naction \"b\" {\n" +
		"  text = \"b\" # now\n}\n\non x y {\n}\non x y {\n}\n")}}
	const want = "One.\n\n<!-- shipped: game/rules.hcl: action b, phase a -->\n```terraform\naction \"b\" {\n" +
		"  text = \"b\" # now\n}\n\nphase a {}\n```\n\nTwo.\n"
	mark := "<!-- shipped: game/rules.hcl: action b, phase a -->\n"
	for _, held := range []string{"", "```terraform\n```\n", "```terraform\naction b {\n  text = \"old\"\n}\n```\n"} {
		got, err := insertExcerpts(fsys, []byte("One.\n\n"+mark+held+"\nTwo.\n"))
		if err != nil || string(got) != want {
			t.Errorf("%v\n%s", err, got)
		}
	}
	for mark, message := range map[string]string{
		"game/rules.hcl: phase gone": "has 0 blocks",
		"game/rules.hcl: on x y":     "has 2 blocks",
		"game/gone.hcl: phase a":     "gone.hcl",
	} {
		if _, err := insertExcerpts(fsys, []byte("<!-- shipped: "+mark+" -->\n")); err == nil ||
			!strings.Contains(err.Error(), message) {
			t.Errorf("%s: %v", mark, err)
		}
	}
}
