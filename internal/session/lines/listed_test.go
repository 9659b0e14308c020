package lines

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
)

func TestNamesInLists(t *testing.T) {
	list, one := &program.Param{Slot: 0, Type: -1}, &program.Param{Slot: -1, Type: -1}
	names := []string{"rider", "guard", "gun"}
	for _, c := range []struct {
		p           *program.Param
		typed, full string
		word        string
	}{
		{list, "2 ri, 1 gua", "2 rider, 1 guard", ""},
		{list, "rid,gun", "rider,gun", ""},
		{list, "2 ri, gu", "", "gu"},
		{one, "2 ri", "2 ri", ""},
		{one, "ri", "rider", ""},
	} {
		if full, word, _ := expand(&program.Program{}, c.p, c.typed, names); full != c.full || word != c.word {
			t.Errorf("%q: %q, %q", c.typed, full, word)
		}
	}
	for typed, want := range map[string][2]string{"2 ri, 1 gu": {"2 ri, 1 ", "gu"}, "r": {"", "r"}, "12 r": {"12 ", "r"},
		"2 ri,": {"2 ri,", ""}} {
		if before, name := lastListed(list, typed); before != want[0] || name != want[1] {
			t.Errorf("%q: %q and %q", typed, before, name)
		}
	}
}
