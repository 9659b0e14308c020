package worktest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// chapter matches a link to a chapter in the table of docs/language.md.
var chapter = regexp.MustCompile(`(?m)^\| \[[^\]]+\]\((language/[a-z_]+\.md)\) \|`)

// LanguagePages returns the chapters about the language, in their order, as one text. root is the path from the test to
// the root of the repository.
func LanguagePages(t testing.TB, root string) string {
	t.Helper()
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(root, "docs", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	var all strings.Builder
	for _, m := range chapter.FindAllStringSubmatch(read("language.md"), -1) {
		all.WriteString(read(m[1]))
	}
	return all.String()
}

// Blocks returns the blocks of code of a kind, such as hcl, on a page.
func Blocks(page, kind string) []string {
	var out []string
	for i, part := range strings.Split(page, "```") {
		if text, ok := strings.CutPrefix(part, kind); ok && i%2 == 1 {
			out = append(out, text)
		}
	}
	return out
}
