package check_test

import (
	"slices"
	"strings"
	"testing"
)

// books is a base with a book, and a game with another one.
const books = `-- base/base.hcl --
scenario "base" {
  abstract = true
}

rulebook common {
  clause "C-1" {
    text = "Everybody collects."
  }
  clause "C-2" {
    section = "The end"
    text    = "Nobody stays."
    line    = 7
  }
  clause "C-3" {
    text = "Ships sail."
  }
  clause "C-4" {
    text = "Ships sink."
  }
}

procedure collect {
  cites = ["C-1"]
  say { text = "Coins!" }
}

-- game/game.hcl --
scenario "game" {
  extends = "../base"
}

rulebook first_edition {
  not_applicable = { "There are no ships." = ["C-3", "C-4"] }

  clause "G-1" {
    text    = "Each player collects coins."
    same_as = "C-1"
  }
  clause "G-2" {
    text    = "Ties are shared."
    assumed = "Our default where the book is silent."
  }
  clause "C-2" { not_applicable = "They do stay." }
}

rulebook second_edition {
  clause "H-1" {
    text    = "Coins are collected."
    same_as = ["G-1"]
  }
}

player red {}

space field {}

setup {}

sequence main {
  call collect {}
  end_game { cites = ["G-2"] }
}

test "coins" {
  cites = ["H-1"]

  run collect {}
  expect { that = game.round == 0 }
}
`

// What cites a clause counts for those that say the same, directly or through others.
func TestClausesThatSayTheSame(t *testing.T) {
	sc, found := compile(t, books)
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	got := []string{}
	for _, c := range sc.Cites {
		got = append(got, c.What+" "+c.Clause)
	}
	slices.Sort(got)
	want := []string{
		"procedure collect C-1", "procedure collect G-1", "procedure collect H-1", "sequence main G-2",
		"test coins C-1", "test coins G-1", "test coins H-1",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	why := map[string]string{}
	for _, c := range sc.Rulebook.Clauses {
		why[c.ID] = c.NotApplicable
		if c.ID == "C-2" && (c.Text != "Nobody stays." || c.Section != "The end" || c.Line != 7) {
			t.Errorf("C-2 has lost what the base says of it: %+v", c)
		}
		if (c.Assumed != "") != (c.ID == "G-2") {
			t.Errorf("%s is assumed: %q", c.ID, c.Assumed)
		}
	}
	for id, want := range map[string]string{"C-1": "", "C-2": "They do stay.", "C-3": "There are no ships.",
		"C-4": "There are no ships."} {
		if why[id] != want {
			t.Errorf("%s is not applicable: %q", id, why[id])
		}
	}
}

// Mistakes in what books say of each other are told where they are.
func TestBooksThatDoNotFit(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"an unknown clause", `same_as = "C-1"`, `same_as = "C-9"`, `SC182: there is no clause "C-9"`},
		{"itself", `same_as = "C-1"`, `same_as = "G-1"`, "SC182"},
		{"a circle", `text = "Everybody collects."`, "text = \"Everybody collects.\"\n    same_as = \"H-1\"",
			"same_as leads from clause"},
		{"no text", "    text    = \"Ties are shared.\"\n", "", "SC102: clause G-2 has no text"},
		{"an unknown clause that does not apply", `["C-3", "C-4"]`, `["C-3", "C-44"]`, `did you mean "C-4"?`},
		{"a range with a gap", `["C-3", "C-4"]`, `["C-3..5"]`, `The rulebook has no clause "C-5"`},
		{"a range that ends before it begins", `["C-3", "C-4"]`, `["C-4..3"]`, "the range ends at 3, which is not after 4"},
		{"no map", `{ "There are no ships." = ["C-3", "C-4"] }`, `["C-3"]`,
			"not_applicable is a map from reasons to clauses"},
		{"what does not apply is cited", `cites = ["C-1"]`, `cites = ["C-1", "C-3"]`,
			"SC173: clause C-3 is marked as not applicable"},
	} {
		text := strings.Replace(books, c.old, c.new, 1)
		if text == books {
			t.Fatalf("%s: there is no %q", c.name, c.old)
		}
		if _, found := compile(t, text); !strings.Contains(show(found), c.want) {
			t.Errorf("%s: want %q, got\n%s", c.name, c.want, show(found))
		}
	}
	// A range names every clause from its first to its last.
	ranged, found := compile(t, strings.Replace(books, `["C-3", "C-4"]`, `["C-3..4"]`, 1))
	if len(found) > 0 {
		t.Fatal(show(found))
	}
	for _, c := range ranged.Rulebook.Clauses {
		if applies := c.ID != "C-3" && c.ID != "C-4"; applies == (c.NotApplicable == "There are no ships.") {
			t.Errorf("%s is not applicable: %q", c.ID, c.NotApplicable)
		}
	}
	// A clause that does not apply is not cited by what cites one that says the same.
	text := strings.Replace(books, `same_as = "C-1"`, "same_as = \"C-1\"\n    not_applicable = \"Not here.\"", 1)
	if _, found := compile(t, text); len(found) > 0 {
		t.Errorf("%s", show(found))
	}
}

// sharedBook is a base that cites the book of one edition, that edition, and another one with a book of its own.
const sharedBook = `-- base/base.hcl --
scenario "base" {
  abstract = true
}

rulebook printed {
  refers_to = ["P-1..3", "Q-1"]
}

player red {}

space field {}

setup {}

procedure collect {
  cites = ["P-1"]
  say { text = "Coins!" }
}

procedure spend {
  cites = ["P-2"]
  say { text = "Gone!" }
}

sequence main {
  call collect {}
  call spend {}
  end_game {}
}

-- printed/printed.hcl --
scenario "printed" {
  extends = "../base"
}

rulebook printed {
  clause "P-2" {
    text = "Everybody spends."
  }
  clause "P-1" {
    text = "Everybody collects."
  }
}

-- game/game.hcl --
scenario "game" {
  extends = "../base"
}

rulebook own {
  clause "G-1" {
    text    = "Each player collects coins."
    same_as = "P-1"
  }
}

test "coins" {
  cites = ["P-1"]

  run collect {}
  expect { that = game.round == 0 }
}
`

// Clauses of a book that stands elsewhere can be cited and named, but only those of a scenario's own books are its
// clauses.
func TestClausesElsewhere(t *testing.T) {
	for _, c := range []struct{ folder, name, clauses, cites string }{
		{"game", "own", "G-1",
			"procedure collect G-1, procedure collect P-1, procedure spend P-2, test coins G-1, test coins P-1"},
		{"printed", "printed", "P-2 P-1", "procedure collect P-1, procedure spend P-2"},
	} {
		text := sharedBook
		if c.folder != "game" {
			text, _, _ = strings.Cut(text, "-- game/game.hcl --")
			text = strings.Replace(text, "printed/printed.hcl", "game/game.hcl", 1)
		}
		sc, found := compile(t, text)
		if len(found) > 0 {
			t.Fatal(show(found))
		}
		clauses, cites := []string{}, []string{}
		for _, clause := range sc.Rulebook.Clauses {
			clauses = append(clauses, clause.ID)
		}
		for _, use := range sc.Cites {
			cites = append(cites, use.What+" "+use.Clause)
		}
		slices.Sort(cites)
		if got := strings.Join(clauses, " "); sc.Rulebook.Name != c.name || got != c.clauses {
			t.Errorf("%s: rulebook %s has %s; want %s with %s", c.folder, sc.Rulebook.Name, got, c.name, c.clauses)
		}
		if got := strings.Join(cites, ", "); got != c.cites {
			t.Errorf("%s: got  %s\nwant %s", c.folder, got, c.cites)
		}
	}
}

func TestClausesElsewhereThatDoNotFit(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"a range that goes down", `"P-1..3"`, `"P-3..1"`,
			"the range cannot be read: the range ends at 1, which is not after 3"},
		{"a clause beyond the range", `cites = ["P-2"]`, `cites = ["P-4"]`, `The rulebook has no clause "P-4"`},
		{"the same as one beyond the range", `same_as = "P-1"`, `same_as = "P-4"`, `SC182: there is no clause "P-4"`},
		{"no list of words", `["P-1..3", "Q-1"]`, `["P-1..3", 7]`, "SC177"},
		{"one that does not apply", "rulebook own {\n",
			"rulebook own {\n  not_applicable = { \"There are none.\" = [\"P-1..3\"] }\n",
			"SC298: clause P-1 is in another book"},
		{"a change of it", "rulebook own {\n", "rulebook own {\n  clause \"P-3\" { note = \"Ours.\" }\n",
			"SC102: clause P-3 has no text"},
	} {
		text := strings.Replace(sharedBook, c.old, c.new, 1)
		if text == sharedBook {
			t.Fatalf("%s: there is no %q", c.name, c.old)
		}
		if _, found := compile(t, text); !strings.Contains(show(found), c.want) {
			t.Errorf("%s: want %q, got\n%s", c.name, c.want, show(found))
		}
	}
}
