package skeleton

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/internal/book"
)

// What is begun names no page by a path: with the program alone there is no docs folder to look into.
func TestPagesAreNamedByAddress(t *testing.T) {
	for _, folder := range []string{"small", "book", "variant"} {
		entries, err := templates.ReadDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			text, err := templates.ReadFile(folder + "/" + e.Name())
			if err != nil {
				t.Fatal(err)
			}
			if bytes.Count(text, []byte("docs/")) != bytes.Count(text,
				[]byte("https://github.com/scenario-lang/scenario/blob/main/docs/")) {
				t.Errorf("%s/%s names a page that is not there", folder, e.Name())
			}
		}
	}
}

// The words of a book come out as they went in, whatever is in them, and each section has one file, also where it
// goes on later.
func TestOfBook(t *testing.T) {
	words := "He says \"go\": a \\ b,\t${x} %{y} $${z} and\nmore."
	l := &book.Ledger{Game: `The "Long" ${War}`, Language: "pl", Rules: []book.Clause{
		{ID: "A-1", Section: "Of the Sea, and of Ships", Text: words, Line: 3, Choice: "The owner\nchooses."},
		{ID: "A-2", Text: "Two."},
		{ID: "A-3", Section: "Of the Sea, and of Ships", Text: "Three.", Restates: []string{"A-1"}},
		{ID: "A-4", Section: strings.Repeat("endless words ", 9), Text: "Four."},
	}}
	files, err := OfBook("war", l)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	read := map[string]string{}
	for _, f := range files {
		names = append(names, f.Name)
		if !strings.HasSuffix(f.Name, ".hcl") {
			continue
		}
		if laid, found := format.Source(f.Name, f.Text); found.HasErrors() || !bytes.Equal(laid, f.Text) {
			t.Errorf("%s is not laid out: %v\n%s", f.Name, found, f.Text)
		}
		file, found := dsl.Parse(f.Name, f.Text)
		if found.HasErrors() {
			t.Fatalf("%v\n%s", found, f.Text)
		}
		collect(t, f.Name, file.Body, read)
	}
	if got, want := fmt.Sprint(names), "[README.md game.hcl book_1_of_the_sea_and_of_ships.hcl book_2_section.hcl "+
		"book_3_endless_words_endless_words_endless_words.hcl]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for name, want := range map[string]string{
		"book_1_of_the_sea_and_of_ships.hcl A-1": words, "book_1_of_the_sea_and_of_ships.hcl A-3": "Three.",
		"book_2_section.hcl A-2":                   "Two.",
		"book_1_of_the_sea_and_of_ships.hcl title": l.Game, "game.hcl title": l.Game,
	} {
		if read[name] != want {
			t.Errorf("%s is %q, want %q", name, read[name], want)
		}
	}
	if !bytes.Contains(files[2].Text, []byte("# Choice: The owner chooses.\n  clause \"A-1\" {\n"+
		"    section = \"Of the Sea, and of Ships\"\n    line    = 3\n")) {
		t.Errorf("%s", files[2].Text)
	}
}

// collect adds the title of each block and the text of each clause.
func collect(t *testing.T, file string, b *hclsyntax.Body, into map[string]string) {
	for _, block := range b.Blocks {
		for _, attr := range []string{"title", "text"} {
			if a := block.Body.Attributes[attr]; a != nil {
				v, bad := a.Expr.Value(nil)
				if bad.HasErrors() {
					t.Fatal(bad)
				}
				key := attr
				if block.Type == "clause" {
					key = block.Labels[0]
				}
				into[file+" "+key] = v.AsString()
			}
		}
		collect(t, file, block.Body, into)
	}
}
