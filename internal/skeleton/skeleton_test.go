package skeleton

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
)

func TestReadLedgerSaysWhatIsWrong(t *testing.T) {
	clause := func(more string) string { return `{"game": "G", "rules": [{"id": "A-1", "text": "One."}` + more + `]}` }
	for _, c := range []struct{ ledger, want string }{
		{``, "line 1: it ends too soon"},
		{`{"game": "G",` + "\n" + `"rules": [}`, "line 2: invalid character '}'"},
		{`[]`, `a ledger is an object with a list of "rules"`},
		{`{"game": 3}`, `"game" must be a text and is a number`},
		{`{"game": "G", "rules": {}}`, `"rules" must be a list and is an object`},
		{`{"game": "G"} {}`, "there is more after the ledger"},
		{`{"rules": [{"id": "A-1", "text": "One."}]}`, `"game" is missing`},
		{`{"game": "G", "rules": []}`, `"rules" is missing or empty`},
		{clause(`, {"text": "Two."}`), `clause 2: "" cannot be an "id"`},
		{clause(`, {"id": "A..2", "text": "Two."}`), `clause 2 (A..2): "A..2" cannot be an "id"`},
		{clause(`, {"id": "A-1", "text": "Two."}`), `clause 2 (A-1): clause 1 has the same "id"`},
		{clause(`, {"id": "A-2", "text": " "}`), `clause 2 (A-2): "text" is missing`},
		{clause(`, {"id": "A-2", "text": "Two.", "line": -1}`), `"line" is -1`},
		{clause(`, {"id": "A-2", "text": "T\u202ewo."}`), "control character U+202E"},
		{clause(`, {"id": "A-2", "text": "Two.", "restates": ["A-2"]}`), `it restates "A-2", which is not another clause`},
		{clause(`, {"id": "A-2", "text": "Two.", "restates": ["A-11"]}`), `did you mean "A-1"?`},
	} {
		if _, err := ReadLedger([]byte(c.ledger)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.ledger, err, c.want)
		}
	}
}

// The words of a book come out as they went in, whatever is in them, and each section has one file, also where it goes on later.
func TestOfBook(t *testing.T) {
	words := "He says \"go\": a \\ b,\t${x} %{y} $${z} and\nmore."
	l := &Ledger{Game: `The "Long" ${War}`, Language: "pl", Rules: []Clause{
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
	if got, want := fmt.Sprint(names), "[README.md game.hcl book_1_of_the_sea_and_of_ships.hcl book_2_section.hcl book_3_endless_words_endless_words_endless_words.hcl]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for name, want := range map[string]string{
		"book_1_of_the_sea_and_of_ships.hcl A-1": words, "book_1_of_the_sea_and_of_ships.hcl A-3": "Three.", "book_2_section.hcl A-2": "Two.",
		"book_1_of_the_sea_and_of_ships.hcl title": l.Game, "game.hcl title": l.Game,
	} {
		if read[name] != want {
			t.Errorf("%s is %q, want %q", name, read[name], want)
		}
	}
	if !bytes.Contains(files[2].Text, []byte("# Choice: The owner chooses.\n  clause \"A-1\" {\n    section = \"Of the Sea, and of Ships\"\n    line    = 3\n")) {
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
