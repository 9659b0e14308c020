package house_test

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Every HCL block in the documentation compiles, and the tests among them pass. The blocks of a page are one
// scenario, in the order they stand; they may extend a scenario of the repository. A block that begins with a comment
// like `# folder/file.hcl` is that file, and its folder is a scenario of its own.
func TestEveryHCLBlockInTheDocsCompiles(t *testing.T) {
	inRoot(t)
	t.Parallel()
	pages := []string{"README.md"}
	err := filepath.WalkDir("docs", func(path string, d fs.DirEntry, err error) error {
		// The reference is generated; its examples are fragments that the tables' own tests compile.
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".md") &&
			!strings.HasPrefix(path, filepath.Join("docs", "reference")) {
			pages = append(pages, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	language := worktest.LanguagePages(t, ".")
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case page == filepath.Join("docs", "language.md"):
			text = []byte(language)
		case strings.Contains(language, string(text)):
			continue // a chapter of that page
		}
		if strings.HasPrefix(string(text), "<!-- Generated") {
			continue // the tables' own tests compile what it shows
		}
		blocks := fenced(string(text), "hcl")
		if len(blocks) == 0 {
			continue
		}
		tried++
		t.Run(page, func(t *testing.T) {
			files, folders := fstest.MapFS{}, map[string]bool{}
			for _, b := range blocks {
				name := "page/page.hcl"
				if first, _, _ := strings.Cut(b, "\n"); namedFile.MatchString(first) {
					name = strings.TrimPrefix(first, "# ")
				}
				if files[name] == nil {
					files[name] = &fstest.MapFile{}
				}
				files[name].Data = append(files[name].Data, b+"\n"...)
				folders[path.Dir(name)] = true
			}
			for folder := range folders {
				built := compiler.Compile(over{files, os.DirFS(".")}, folder, compiler.Options{})
				p, diags := built.Program, built.Diags
				for _, d := range diags {
					if d.Severity.String() == "error" {
						t.Errorf("%s %s: %s %s", d.Range, d.Code, d.Summary, d.Detail)
					}
				}
				if p == nil {
					continue
				}
				// What a page does to a base may well break tests of the base.
				for _, r := range trial.Run(p, trial.Options{Own: true}).Results {
					if r.Status == trial.Failed {
						t.Errorf("%s: test %q: %s", r.Place, r.Name, r.Message)
					}
				}
			}
		})
	}
	if tried < 5 {
		t.Errorf("only %d pages hold HCL; the documentation has gone missing", tried)
	}
}

// namedFile is the first line of a block that is a file by itself.
var namedFile = regexp.MustCompile(`^# [a-z_/]+\.hcl$`)

// over is a file system with some files of another.
type over struct{ top, base fs.FS }

func (o over) Open(name string) (fs.File, error) {
	if f, err := o.top.Open(name); err == nil && name != "." {
		return f, nil
	}
	return o.base.Open(name)
}

// handWritten returns the pages of docs that no table generates.
func handWritten() ([]string, error) {
	pages, err := filepath.Glob("docs/*.md")
	if err != nil {
		return nil, err
	}
	chapters, err := filepath.Glob("docs/language/*.md")
	return append(pages, chapters...), err
}

// fenced gives the code blocks of a page that are marked so.
func fenced(text, mark string) []string {
	var out []string
	var block *strings.Builder
	other := false // inside a block of another mark
	for line := range strings.Lines(text) {
		switch {
		case other:
			other = !strings.HasPrefix(line, "```")
		case block == nil && strings.TrimRight(line, "\n") == "```"+mark:
			block = &strings.Builder{}
		case block == nil && strings.HasPrefix(line, "```"):
			other = true
		case block != nil && strings.HasPrefix(line, "```"):
			out = append(out, block.String())
			block = nil
		case block != nil:
			block.WriteString(line)
		}
	}
	return out
}

// Every fence that is opened is closed, and what is typed stands inside one: after a fence that a merge swallowed,
// prose is taken for code and the commands of the rest of the page for prose, which no test would run.
func TestFencesOfTheDocsAreClosed(t *testing.T) {
	inRoot(t)
	pages, err := handWritten()
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range append(pages, "README.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		open := 0 // the line of the fence that is open
		n := 0
		for line := range strings.Lines(string(text)) {
			n++
			fence := strings.HasPrefix(line, "```")
			switch {
			case fence && open == 0:
				open = n
			case fence && strings.TrimSpace(line) != "```":
				t.Errorf("%s:%d: a fence is opened inside the one of line %d", page, n, open)
			case fence:
				open = 0
			case open == 0 && strings.HasPrefix(line, "$ "):
				t.Errorf("%s:%d: a command outside any fence: %s", page, n, line)
			}
		}
		if open != 0 {
			t.Errorf("%s:%d: this fence is never closed", page, open)
		}
	}
}

// A file that the hand-written pages name is there.
func TestFilesNamedInTheDocsExist(t *testing.T) {
	inRoot(t)
	named := regexp.MustCompile(
		"`((?:dsl|compiler|runtime|cmd|internal|scenarios|schemas|docs|bench)(?:/[a-z0-9_.]+)*)/?`")
	pages, err := handWritten()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, page := range append(pages, "README.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllStringSubmatch(string(text), -1) {
			n++
			if _, err := os.Stat(m[1]); err != nil {
				t.Errorf("%s names %s, which is not there", page, m[1])
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d names found in the docs", n)
	}
}
