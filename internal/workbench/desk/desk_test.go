package desk

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const before = `# The book.

rulebook "ferry" {
  title = "The Ferry"

  # Remark: is red first?
  clause "F-1" {
    section = "Turn"
    text    = "The players move in turn."
  }

  clause "F-2" {
    section = "Turn"
    text    = "Red is first."
    note    = "Always."
  }
}
`

func TestRevise(t *testing.T) {
	for _, c := range []struct {
		name string
		edit Edit
		from string // what is replaced in before
		to   string
	}{
		{"other words", Edit{Do: Change, Clause: "F-2", Set: map[string]string{"text": `Red "always" ${begins}.`}},
			`text    = "Red is first."`, `text    = "Red \"always\" $${begins}."`},
		{"a mark", Edit{Do: Change, Clause: "F-1", Set: map[string]string{"not_applicable": "Obvious."}},
			`    text    = "The players move in turn."
`, `    text    = "The players move in turn."

    not_applicable = "Obvious."
`},
		{"a mark that goes", Edit{Do: Change, Clause: "F-2", Set: map[string]string{"note": ""}}, `
    note    = "Always."`, ``},
		{"what it repeats", Edit{Do: Change, Clause: "F-2", Set: map[string]string{"restates": "F-1, F-0"}},
			`    note    = "Always."
`, `    note    = "Always."

    restates = ["F-1", "F-0"]
`},
		{"a new clause between", Edit{Do: Add, Clause: "F-3", After: "F-1", Line: 7, Set: map[string]string{"section": "Turn",
			"text": "Blue\nis second."}},
			`  clause "F-2" {
`, `  clause "F-3" {
    section = "Turn"
    line    = 7
    text    = "Blue is second."
  }

  clause "F-2" {
`},
		{"a join", Edit{Do: Join, Clause: "F-1", With: "F-2"}, `    text    = "The players move in turn."
  }

  clause "F-2" {
    section = "Turn"
    text    = "Red is first."
    note    = "Always."
  }
`, `    text    = "The players move in turn. Red is first."

    note = "Always."
  }
`},
		{"a cut", Edit{Do: Split, Clause: "F-1", With: "F-3", Line: 4,
			Set: map[string]string{"text": "in turn."}}, `    text    = "The players move in turn."
  }
`, `    text    = "The players move"
  }

  clause "F-3" {
    section = "Turn"
    line    = 4
    text    = "in turn."
  }
`},
		{"a removal takes its comment along", Edit{Do: Remove, Clause: "F-1"}, `  # Remark: is red first?
  clause "F-1" {
    section = "Turn"
    text    = "The players move in turn."
  }

`, ``},
	} {
		got, err := revise([]byte(before), "book.hcl", c.edit)
		if want := strings.Replace(before, c.from, c.to, 1); err != nil || string(got) != want {
			t.Errorf("%s: %v\n%s\nwant\n%s", c.name, err, got, want)
		}
	}
}

func TestReviseRefuses(t *testing.T) {
	languages := strings.Replace(before, `"Red is first."`, `{ en = "Red is first.", pl = "Czerwony zaczyna." }`, 1)
	for _, c := range []struct {
		src  string
		edit Edit
		want string
	}{
		{before, Edit{Do: Change, Clause: "F-9", Set: map[string]string{"text": "x"}}, `no block`},
		{before, Edit{Do: Change, Clause: "F-1", Set: map[string]string{"text": " "}}, "a clause needs a text"},
		{before, Edit{Do: Add, Clause: "F-3", Set: map[string]string{"section": "Turn"}}, "a clause needs a text"},
		{before, Edit{Do: Add, Clause: "F-1", Set: map[string]string{"text": "x"}}, "there is a clause \"F-1\" already"},
		{before, Edit{Do: Change, Clause: "F-1", Set: map[string]string{"cites": "x"}}, `"cites" of a clause cannot be set`},
		{before, Edit{Do: Join, Clause: "F-1", With: "F-1"}, "cannot be joined with itself"},
		{before, Edit{Do: Split, Clause: "F-1", With: "F-3", Set: map[string]string{"text": "in time"}},
			"is not a part of what F-1 says"},
		{before, Edit{Do: Split, Clause: "F-1", With: "F-3", Set: map[string]string{"text": "The players move in turn."}},
			"is not a part of"},
		{before, Edit{Do: "burn", Clause: "F-1"}, `"burn" is not an edit`},
		{languages, Edit{Do: Change, Clause: "F-2", Set: map[string]string{"text": "x"}}, "is more than one text"},
		{languages, Edit{Do: Join, Clause: "F-1", With: "F-2"}, "is more than one text"},
		{"rulebook {", Edit{Do: Remove, Clause: "F-1"}, "cannot be read"},
	} {
		if got, err := revise([]byte(c.src), "book.hcl", c.edit); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %q\n%s", c.edit, err, c.want, got)
		}
	}
}

// A file that was saved meanwhile is left alone, by a change as well as by what undoes one.
func TestDeskWritesOnlyWhatItHasSeen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "book.hcl")
	write := func(s string) {
		t.Helper()
		if err := os.WriteFile(file, []byte(s), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	read := func() string {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	var d Desk
	edit := Edit{Do: Change, Clause: "F-2", Set: map[string]string{"text": "Blue is first."}}
	write(before + "# saved\n")
	if err := d.Apply(file, []byte(before), edit); !errors.Is(err, ErrChanged) || read() != before+"# saved\n" {
		t.Errorf("%v\n%s", err, read())
	}
	write(before)
	if err := d.Apply(file, []byte(before), edit); err != nil || !strings.Contains(read(), "Blue is first.") {
		t.Fatalf("%v\n%s", err, read())
	}
	after := read()
	write(after + "# saved\n")
	if _, err := d.Undo(); !errors.Is(err, ErrChanged) || read() != after+"# saved\n" {
		t.Errorf("%v\n%s", err, read())
	}
	write(after)
	if what, err := d.Undo(); err != nil || what != "the change of F-2" || read() != before {
		t.Errorf("%q, %v\n%s", what, err, read())
	}
	if _, err := d.Undo(); err == nil || d.Last() != "" {
		t.Errorf("undone twice: %v", err)
	}
}
