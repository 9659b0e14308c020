package book

import (
	"fmt"
	"slices"
	"testing"
)

func cutOf(text string) *Ledger {
	return Cut(&Text{Bytes: []byte(text)}, Options{Language: "en", Game: "The Game"})
}

// kindsOf returns changes as "kind id".
func kindsOf(changes []Change) []string {
	out := []string{}
	for _, c := range changes {
		id := ""
		if c.Is != nil {
			id = c.Is.ID
		} else {
			id = c.Was.ID
		}
		out = append(out, c.Kind+" "+id)
	}
	return out
}

func idsIn(l *Ledger) []string {
	var out []string
	for _, c := range l.Rules {
		out = append(out, c.ID)
	}
	return out
}

const printed = "Units move one space. Tanks move two spaces. Ships sail three zones.\n\n" +
	"A hit kills one unit. The owner chooses which unit it is.\n"

// What was done to a ledger stays with its sentences, wherever they are afterwards.
func TestMergeKeepsWhatWasDone(t *testing.T) {
	old := cutOf(printed)
	old.Rules[1].Text, old.Rules[1].Note, old.Rules[1].Choice = "A tank may go two.", "Not over hills?", "The owner."
	old.Rules[2].Kind = Flavour
	l, changes := Merge(old, cutOf("A new beginning is here.\n\n"+printed))
	if got := kindsOf(changes); !slices.Equal(got, []string{"new TG-6"}) {
		t.Errorf("changes %q", got)
	}
	if got := idsIn(l); !slices.Equal(got, []string{"TG-6", "TG-1", "TG-2", "TG-3", "TG-4", "TG-5"}) {
		t.Errorf("ids %q", got)
	}
	c := l.Rules[2]
	if c.Text != "A tank may go two." || c.Note != "Not over hills?" || c.Choice != "The owner." || c.Line != 3 ||
		c.Book != "Tanks move two spaces." {
		t.Errorf("%+v", c)
	}
	if l.Rules[3].Kind != Flavour {
		t.Errorf("the mark is lost: %+v", l.Rules[3])
	}
	if again, changes := Merge(l, cutOf("A new beginning is here.\n\n"+printed)); len(changes) > 0 ||
		fmt.Sprint(*again) != fmt.Sprint(*l) {
		t.Errorf("cut once more: %q", kindsOf(changes))
	}
}

func TestMergeListsWhatIsDifferent(t *testing.T) {
	old := cutOf(printed)
	old.Rules[0].Text = "In our words."
	l, changes := Merge(old, cutOf("Units move one space or two. Ships sail three zones.\n\n"+
		"A hit kills one unit at once. The owner chooses which unit it is.\n"))
	if got := kindsOf(changes); !slices.Equal(got, []string{"changed TG-1", "gone TG-2", "changed TG-4"}) {
		t.Errorf("changes %q", got)
	}
	if c := l.Rules[0]; c.Text != "In our words." || c.Book != "Units move one space or two." {
		t.Errorf("a clause in words of one's own: %+v", c)
	}
	if c := l.Rules[3]; c.ID != "TG-4" || c.Text != "A hit kills one unit at once." {
		t.Errorf("a clause in the words of the book follows it: %+v", c)
	}
	if c := l.Rules[1]; c.ID != "TG-2" || c.Kind != Missing {
		t.Errorf("what is gone stays, and is marked: %+v", c)
	}
	back, changes := Merge(l, cutOf(printed))
	if got := kindsOf(changes); !slices.Equal(got, []string{"changed TG-1", "changed TG-4"}) ||
		back.Rules[1].Kind != Rule {
		t.Errorf("and comes back: %q, %+v", got, back.Rules[1])
	}
}

// Clauses that were joined or divided by hand stay so.
func TestMergeKeepsJoinsAndCuts(t *testing.T) {
	old := cutOf(printed)
	old.Rules[0].Book += " " + old.Rules[1].Book
	old.Rules = slices.Delete(old.Rules, 1, 2)
	whole := old.Rules[3]
	first, second := whole, whole
	first.Book, second.Book, second.ID = "The owner chooses", "which unit it is.", "TG-5b"
	old.Rules = append(old.Rules[:3], first, second)
	l, changes := Merge(old, cutOf(printed))
	if got := kindsOf(changes); len(got) > 0 {
		t.Errorf("changes %q", got)
	}
	if got := idsIn(l); !slices.Equal(got, []string{"TG-1", "TG-3", "TG-4", "TG-5", "TG-5b"}) {
		t.Errorf("ids %q", got)
	}
	if l.Rules[0].Book != "Units move one space. Tanks move two spaces." {
		t.Errorf("%+v", l.Rules[0])
	}
}

func TestCompare(t *testing.T) {
	changes := Compare(cutOf(printed), cutOf("Units move one space. Tanks move at most two spaces. Submarines dive. A "+
		"hit kills one unit. The owner chooses which unit it is."), nil)
	if got := kindsOf(changes); !slices.Equal(got, []string{"changed TG-2", "new TG-3", "gone TG-3"}) {
		t.Errorf("changes %q", got)
	}
}

func TestUncovered(t *testing.T) {
	cut := cutOf("Units move.\n\nTanks move two spaces.\n\nShips sail.\n\nPlanes fly far away.\n")
	clauses := &Ledger{Rules: []Clause{{ID: "A", Text: "Units move."}, {ID: "B", Line: 5, Text: "Vessels go by water."}}}
	var got []string
	for _, c := range Uncovered(clauses, cut) {
		got = append(got, c.Text)
	}
	if !slices.Equal(got, []string{"Tanks move two spaces.", "Planes fly far away."}) {
		t.Errorf("%q", got)
	}
}
