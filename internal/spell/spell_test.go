package spell

import (
	"slices"
	"strings"
	"testing"
)

func TestNearest(t *testing.T) {
	names := []string{"infantry", "artillery", "armour", "fighter", "tank", "bank", "ma", "aa_gun", "a", "größe"}
	for _, c := range []struct{ name, want string }{
		{"infantri", "infantry"},  // changed
		{"infanrty", "infantry"},  // swapped
		{"infnty", "infantry"},    // two dropped of six
		{"artilery", "artillery"}, // dropped
		{"fightter", "fighter"},   // added
		{"ank", "bank"},           // a tie with tank: alphabetical
		{"tnak", "tank"},          // a swap is one edit
		{"tnka", ""},              // two edits are too many for a short name
		{"grösse", "größe"},       // runes, not bytes
		{"infantry", ""},          // not misspelt
		{"battleship", ""},        // far from all
		{"x", ""},                 // one letter resembles nothing
		{"", ""},                  // nothing
		{strings.Repeat("x", 70000), ""},
	} {
		if got := Nearest(c.name, names); got != c.want {
			t.Errorf("Nearest(%.20q) = %q, want %q", c.name, got, c.want)
		}
	}
}

func TestNearestDoesNotDependOnOrder(t *testing.T) {
	names := []string{"dank", "bank", "tank", "rank", "yank"}
	want := Nearest("ank", names)
	for range names {
		names = append(names[1:], names[0])
		if got := Nearest("ank", names); got != want {
			t.Errorf("order %v gives %q, want %q", names, got, want)
		}
	}
	slices.Reverse(names)
	if got := Nearest("ank", names); got != want {
		t.Errorf("reversed order gives %q, want %q", got, want)
	}
}
