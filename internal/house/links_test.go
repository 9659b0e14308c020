package house_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	pageLink   = regexp.MustCompile(`\]\(([^)#\s]*)(?:#([^)\s]+))?\)`)
	heading    = regexp.MustCompile(`(?m)^#{1,6} (.*)$`)
	headedLink = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	notInLinks = regexp.MustCompile(`[^\p{L}\p{N}_\- ]`)
	fenceInDoc = regexp.MustCompile("(?ms)^ *```.*?^ *```")
)

// Every link of a page leads to a file that is there, and, if it names a heading, to a heading of that page.
func TestLinksLeadSomewhere(t *testing.T) {
	inRoot(t)
	pages := map[string]string{}
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "node_modules" || name == "internal" || len(name) > 1 && d.Name()[0] == '.'):
			return fs.SkipDir
		case path.Ext(name) != ".md":
			return nil
		}
		text, err := os.ReadFile(name)
		pages[name] = fenceInDoc.ReplaceAllString(string(text), "")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) < 50 {
		t.Fatalf("only %d pages", len(pages))
	}
	for name, text := range pages {
		for _, m := range pageLink.FindAllStringSubmatch(text, -1) {
			if strings.Contains(m[1], ":") {
				continue // an address elsewhere
			}
			to := name
			if m[1] != "" {
				to = path.Join(path.Dir(name), m[1])
			}
			if _, err := os.Stat(to); err != nil {
				t.Errorf("%s: %s leads to no file", name, m[0])
			} else if m[2] != "" && !slices.Contains(anchors(pages[to]), m[2]) {
				t.Errorf("%s: %s names no heading of %s", name, m[0], to)
			}
		}
	}
}

// anchors returns what links to the headings of a page end with, as GitHub makes them.
func anchors(page string) (out []string) {
	for _, m := range heading.FindAllStringSubmatch(page, -1) {
		words := notInLinks.ReplaceAllString(strings.ToLower(headedLink.ReplaceAllString(m[1], "$1")), "")
		out = append(out, strings.ReplaceAll(words, " ", "-"))
	}
	return out
}
