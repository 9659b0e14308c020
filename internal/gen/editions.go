package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/internal/hooks"
	"github.com/scenario-lang/scenario/internal/report"
)

// comparison matches the part of a page that is filled with the output of `scenario diff A B --markdown`.
var comparison = regexp.MustCompile(`(?s)(<!-- scenario diff (\S+) (\S+) -->\n).*?(<!-- end -->\n)`)

// listMark matches the part of a page that is filled with a list of statements or helpers of a scenario.
var listMark = regexp.MustCompile(`(?s)(<!-- (amendable|helpers) (\S+) -->\n).*?(<!-- end -->\n)`)

// lists has the functions that make the lists, by the names in the marks.
var lists = map[string]func([]*report.Hook) string{"amendable": amendable, "helpers": helpers}

// filledPages returns the pages of docs that contain comparisons, lists or excerpts of scenarios, with these parts
// brought up to date. The rest of each page is written by hand.
func filledPages(root string) (map[string][]byte, error) {
	out, fsys := map[string][]byte{}, os.DirFS(root)
	var pages []string
	for _, pattern := range []string{"docs/*.md", "docs/*/*.md"} {
		some, err := fs.Glob(fsys, pattern)
		if err != nil {
			return nil, err
		}
		pages = append(pages, some...)
	}
	for _, name := range pages {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, err
		}
		if !comparison.Match(text) && !excerpt.Match(text) && !listMark.Match(text) {
			continue
		}
		var failed error
		now := comparison.ReplaceAllFunc(text, func(match []byte) []byte {
			parts := comparison.FindSubmatch(match)
			report, err := compare(fsys, string(parts[2]), string(parts[3]))
			if err != nil && failed == nil {
				failed = fmt.Errorf("%s: %w", name, err)
			}
			return bytes.Join([][]byte{parts[1], []byte(report), parts[4]}, []byte("\n"))
		})
		listed := map[string][]*report.Hook{} // by scenario
		now = listMark.ReplaceAllFunc(now, func(match []byte) []byte {
			parts := listMark.FindSubmatch(match)
			dir := string(parts[3])
			if listed[dir] == nil {
				built := compiler.Compile(fsys, dir, compiler.Options{Notes: &symbols.Notes{}})
				if built.Program == nil {
					failed = fmt.Errorf("%s: %s has errors; try `scenario validate %s`", name, dir, dir)
					return match
				}
				listed[dir] = hooks.List(built)
			}
			return bytes.Join([][]byte{parts[1], []byte(lists[string(parts[2])](listed[dir])), parts[4]}, []byte("\n"))
		})
		if failed != nil {
			return nil, failed
		}
		if now, err = insertExcerpts(fsys, now); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		out[name] = now
	}
	return out, nil
}

// compare returns how two scenarios differ, in Markdown.
func compare(fsys fs.FS, a, b string) (string, error) {
	var sides [2]*compiler.Result
	for i, dir := range []string{a, b} {
		sides[i] = compiler.Compile(fsys, dir, compiler.Options{Until: compiler.Merged})
		if sides[i].Diags.HasErrors() {
			return "", fmt.Errorf("%s has errors; try `scenario validate %s`", dir, dir)
		}
	}
	return diff.Markdown(diff.Compare(sides[0].Merged, sides[1].Merged), false), nil
}

// amendable returns a list of the statements that an amend block can change, by the declaration that contains them.
func amendable(targets []*report.Hook) string {
	var out strings.Builder
	listed := map[string]bool{}
	for _, t := range targets {
		in := ""
		for _, s := range t.Inside {
			if in != s.In && listed[s.In] { // of a rule that is attached to several targets
				continue
			}
			if in != s.In {
				if in != "" {
					out.WriteByte('\n')
				}
				in, listed[s.In] = s.In, true
				fmt.Fprintf(&out, "- %s:", in)
			} else {
				out.WriteString(";")
			}
			fmt.Fprintf(&out, " %s", strings.Join(s.Path, ", "))
		}
		if in != "" {
			out.WriteByte('\n')
		}
	}
	return out.String()
}

// helpers returns a list of the helpers for tests that a scenario offers to its variants.
func helpers(targets []*report.Hook) string {
	var out strings.Builder
	for _, t := range targets {
		if !hooks.IsHelper(t) {
			continue
		}
		var params []string
		for _, p := range t.Params {
			params = append(params, p.Name)
		}
		fmt.Fprintf(&out, "- `%s %s", strings.TrimPrefix(t.Kind, "helper "), t.Name)
		if len(params) > 0 {
			fmt.Fprintf(&out, "(%s)", strings.Join(params, ", "))
		}
		out.WriteByte('`')
		if t.Comment != "" {
			first, _, _ := strings.Cut(t.Comment, ". ")
			fmt.Fprintf(&out, ": %s.", strings.TrimSuffix(first, "."))
		}
		out.WriteByte('\n')
	}
	return out.String()
}
