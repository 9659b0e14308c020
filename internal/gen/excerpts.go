package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
)

// excerpt matches an excerpt of a file on a page: `<!-- shipped: FILE: HEADER, HEADER -->`, where a header is a block's
// type and labels, followed by a fence. The fence is not marked as hcl, so that no test takes it for a part of a
// scenario on the page.
var excerpt = regexp.MustCompile("(?ms)^<!-- shipped: (\\S+): ([^\n]+) -->\n(```terraform\n.*?^```\n)?")

// insertExcerpts returns a page with the excerpts brought up to date.
func insertExcerpts(fsys fs.FS, text []byte) ([]byte, error) {
	var failed error
	now := excerpt.ReplaceAllFunc(text, func(match []byte) []byte {
		parts := excerpt.FindSubmatch(match)
		mark, _, _ := bytes.Cut(match, []byte("\n"))
		source, err := blocksOf(fsys, string(parts[1]), strings.Split(string(parts[2]), ", "))
		if err != nil && failed == nil {
			failed = err
		}
		return fmt.Appendf(nil, "%s\n```terraform\n%s\n```\n", mark, source)
	})
	return now, failed
}

// blocksOf returns the source of the blocks of a file that have these headers, in this order.
func blocksOf(fsys fs.FS, file string, headers []string) (string, error) {
	src, err := fs.ReadFile(fsys, file)
	if err != nil {
		return "", err
	}
	parsed, diags := dsl.Parse(file, src)
	if diags.HasErrors() {
		return "", fmt.Errorf("%s has errors; try `scenario validate %s`", file, path.Dir(file))
	}
	var found []string
	for _, header := range headers {
		var matches []string
		for _, b := range parsed.Body.Blocks {
			if strings.Join(append([]string{b.Type}, b.Labels...), " ") == header {
				matches = append(matches, string(b.Range().SliceBytes(src)))
			}
		}
		if len(matches) != 1 {
			return "", fmt.Errorf("%s has %d blocks %q; an excerpt needs exactly one", file, len(matches), header)
		}
		found = append(found, matches[0])
	}
	return strings.Join(found, "\n\n"), nil
}
