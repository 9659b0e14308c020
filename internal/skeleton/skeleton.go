// Package skeleton makes the files of a new scenario: a small game to change, a variant of a game, or a rulebook whose
// clauses have no rules yet.
package skeleton

import (
	"cmp"
	"embed"
	"fmt"
	"path"
	"regexp"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/internal/book"
)

//go:embed small book variant
var templates embed.FS

// File is a file of a new scenario. Its name has no folder.
type File struct {
	Name string
	Text []byte
}

// Small returns a small playable scenario with a rulebook and tests.
func Small(name, title string) ([]File, error) {
	return fill("small", strings.NewReplacer("NAME-", strings.ToUpper(name)+"-", "NAME", name, "TITLE", title))
}

// OfBook returns a scenario with every clause of a ledger, a file for each section in the order of the book, and the
// least that can be played. No rule cites a clause. What the ledger has besides the text of a clause (who chooses, an
// example, a note) is in a comment above it.
func OfBook(name string, l *book.Ledger) ([]File, error) {
	files, err := fill("book", strings.NewReplacer("NAME", name, "TITLE", l.Game, "QUOTED", dsl.Quote(l.Game)))
	if err != nil {
		return nil, err
	}
	sections := sectionsOf(l)
	width := len(fmt.Sprint(len(sections)))
	for i, s := range sections {
		file := fmt.Sprintf("book_%0*d_%s.hcl", width, i+1, fileWords(s.title))
		files = append(files, File{file, s.source(name, file, l, i == 0)})
	}
	return files, nil
}

func fill(folder string, words *strings.Replacer) ([]File, error) {
	entries, err := templates.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var files []File
	for _, e := range entries {
		b, err := templates.ReadFile(path.Join(folder, e.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, File{e.Name(), []byte(words.Replace(string(b)))})
	}
	return files, nil
}

// source returns the file of a section. The first file also has the attributes of the whole book.
func (s *section) source(name, file string, l *book.Ledger, first bool) []byte {
	var b strings.Builder
	if s.title != "" {
		fmt.Fprintf(&b, "# %s\n\n", dsl.OneLine(s.title))
	}
	fmt.Fprintf(&b, "rulebook %s {\n", dsl.Quote(name))
	if first {
		fmt.Fprintf(&b, "title = %s\n", dsl.Quote(l.Game))
		if l.Language != "" {
			fmt.Fprintf(&b, "language = %s\n", dsl.Quote(l.Language))
		}
		b.WriteString("\n")
	}
	for i, c := range s.clauses {
		if i > 0 {
			b.WriteString("\n")
		}
		comments := []struct{ what, words string }{
			{"Choice", c.Choice}, {"Example", c.Example}, {"Remark", c.Note}, {"Look at", strings.Join(c.Points, ", ")},
		}
		for _, of := range comments {
			if of.words != "" {
				fmt.Fprintf(&b, "# %s: %s\n", of.what, dsl.OneLine(of.words))
			}
		}
		fmt.Fprintf(&b, "clause %s {\n", dsl.Quote(c.ID))
		if c.Section != "" {
			fmt.Fprintf(&b, "section = %s\n", dsl.Quote(c.Section))
		}
		if c.Line > 0 {
			fmt.Fprintf(&b, "line = %d\n", c.Line)
		}
		fmt.Fprintf(&b, "text = %s\n", dsl.Quote(c.Text))
		if why := book.Proposals[c.Kind]; why != "" {
			fmt.Fprintf(&b, "not_applicable = %s\n", dsl.Quote(why))
		}
		if len(c.Restates) > 0 {
			ids := make([]string, len(c.Restates))
			for i, id := range c.Restates {
				ids[i] = dsl.Quote(id)
			}
			fmt.Fprintf(&b, "restates = [%s]\n", strings.Join(ids, ", "))
		}
		b.WriteString("}\n")
	}
	b.WriteString("}\n")
	out, _ := format.Source(file, []byte(b.String())) // other commands report what is wrong with it
	return out
}

// between matches what becomes an underscore in a name.
var between = regexp.MustCompile(`[^a-z0-9]+`)

// Slug turns a title into a name of lower case letters, digits and underscores. It returns "" if the title has none of
// them.
func Slug(title string) string {
	return strings.Trim(between.ReplaceAllString(strings.ToLower(title), "_"), "_")
}

// fileWords returns the words of a title for the name of a file: at most 48 characters, in whole words.
func fileWords(title string) string {
	out := Slug(title)
	if len(out) > 48 {
		out = strings.Trim(out[:strings.LastIndexByte("_"+out[:48], '_')], "_")
	}
	return cmp.Or(out, "section")
}
