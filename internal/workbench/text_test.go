package workbench

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/workbench/desk"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// The text of the book is shown with the clauses that cover it, and clauses are written from it.
func TestTheBookIsWrittenFromItsText(t *testing.T) {
	dir := copied(t, "testdata/hexes")
	file := filepath.Join(dir, "scenario.hcl")
	c := open(t, dir)
	read := func() string {
		t.Helper()
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	text := func() bookText {
		t.Helper()
		var x bookText
		c.get("/api/book/text", &x)
		return x
	}
	x := text()
	if len(x.Sections) != 1 || x.Problem != "" || x.Sections[0].Rules != 3 || x.Sections[0].Covered != 2 || x.Undo != "" {
		t.Fatalf("%+v", x)
	}
	s := x.Sections[0].Sentences
	if len(s) != 4 || s[0].Clauses[0] != "HEX-1" || s[1].Clauses[0] != "HEX-2" || len(s[2].Clauses) > 0 ||
		s[3].Kind != "flavour" ||
		s[2].Example != "Red rides from the ford to the hill." {
		t.Fatalf("%+v", s)
	}

	c.post("/api/book/edit", `{"do": "add", "after": "HEX-1", "line": 5, "set": {"section": "Riding", "text": "No rider `+
		`swims, unless the <script>alert(1)</script> is low."}}`, nil)
	if !strings.Contains(read(), "  clause \"HEX-3\" {\n    section = \"Riding\"\n    line    = 5\n") {
		t.Errorf("the clause is not in the file:\n%s", read())
	}
	worktest.Until(t, "the new clause", func() bool { return text().Sections[0].Covered == 3 })
	if u := text().Undo; u != "the new clause HEX-3" {
		t.Errorf("undo %q", u)
	}

	// A file that was saved since the page read it is not written over, by an edit or by what undoes one.
	saved := read() + "# saved by an editor\n"
	c.bench.mu.Lock() // until the file is seen to have changed
	if err := os.WriteFile(file, []byte(saved), 0o666); err != nil {
		t.Fatal(err)
	}
	m := c.bench.model
	c.bench.mu.Unlock()
	if err := c.bench.desk.Apply(file, m.built.Merged.Sources[filepath.ToSlash(file)],
		desk.Edit{Do: desk.Change, Clause: "HEX-3", Set: map[string]string{"text": "x"}}); err == nil || read() != saved {
		t.Errorf("written over: %v", err)
	}
	if status, answer := c.ask(http.MethodPost, "/api/book/undo", "", nil); status != http.StatusConflict ||
		read() != saved {
		t.Errorf("status %d: %s", status, answer)
	}
	if err := os.WriteFile(file, []byte(strings.TrimSuffix(saved, "# saved by an editor\n")), 0o666); err != nil {
		t.Fatal(err)
	}
	c.post("/api/book/undo", "", nil)
	if strings.Contains(read(), "HEX-3") {
		t.Errorf("not undone:\n%s", read())
	}
	worktest.Until(t, "the old book", func() bool { return text().Sections[0].Covered == 2 })

	for _, refused := range []struct{ body, want string }{
		{`{"do": "remove", "clause": "HEX-1"}`, "HEX-1 is cited by"},
		{`{"do": "join", "clause": "HEX-2", "with": "HEX-1"}`, "HEX-1 is cited by"},
		{`{"do": "change", "clause": "HEX-9", "set": {"text": "x"}}`, "There is no clause HEX-9"},
		{`{"do": "change", "clause": "HEX-1", "set": {"cites": "x"}}`, "cannot be set"},
		{`{"do": "burn", "clause": "HEX-1"}`, "is not an edit"},
		{`{"file": "/etc/passwd"}`, "cannot be read"},
	} {
		was := read()
		if status, answer := c.ask(http.MethodPost, "/api/book/edit", refused.body, nil); status < 400 || status >= 500 ||
			!strings.Contains(answer, refused.want) || read() != was {
			t.Errorf("%s: status %d: %s", refused.body, status, answer)
		}
	}
}

// What a variant inherits is not written into its base.
func TestTheBookOfABaseIsNotWritten(t *testing.T) {
	dir := copied(t, "testdata/hexes")
	variant := t.TempDir()
	rel, err := filepath.Rel(variant, dir)
	if err != nil {
		t.Fatal(err)
	}
	scenario := "scenario \"mine\" {\n  extends = \"" + filepath.ToSlash(rel) + "\"\n}\n"
	if err := os.WriteFile(filepath.Join(variant, "scenario.hcl"), []byte(scenario), 0o666); err != nil {
		t.Fatal(err)
	}
	c := open(t, variant)
	const edit = `{"do": "change", "clause": "HEX-2", "set": {"text": "x"}}`
	status, answer := c.ask(http.MethodPost, "/api/book/edit", edit, nil)
	if status != http.StatusBadRequest || !strings.Contains(answer, "belongs to what the scenario extends") {
		t.Errorf("status %d: %s", status, answer)
	}

	// Nor is it while a variant that was broken from the start is shown as its base.
	if err := os.WriteFile(filepath.Join(variant, "broken.hcl"), []byte("unit nothing {\n  gone = 1\n}\n"),
		0o666); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(filepath.Join(dir, "scenario.hcl"))
	if err != nil {
		t.Fatal(err)
	}
	status, answer = open(t, variant).ask(http.MethodPost, "/api/book/edit", edit, nil)
	after, err := os.ReadFile(filepath.Join(dir, "scenario.hcl"))
	if status != http.StatusConflict || err != nil || string(after) != string(before) {
		t.Errorf("status %d: %s, %v", status, answer, err)
	}
}
