package check_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// TestClassesAreClosed adds an attribute and a state field to every class that always exists.
func TestClassesAreClosed(t *testing.T) {
	want := map[string]string{
		"game": "attributes", "piece": "attributes",
		"unit": "state", "resource": "state", "die": "state", "phase": "state", "table": "state", "seating": "state",
		"space": "", "border": "", "path": "", "player": "", "alliance": "",
	}
	for name, closed := range want {
		for _, part := range []string{"attributes", "state"} {
			_, found := compile(t, fmt.Sprintf("class %s {\n  %s = { extra = { type = int, default = 0 } }\n}\n", name, part))
			refused := strings.Contains(show(found), "SC117")
			if refused != (part == closed) {
				t.Errorf("class %s refuses %s: %v\n%s", name, part, refused, show(found))
			}
		}
	}
}

// A map has a value for every key in every thing, so its declaration is refused before the values are made: once, and
// not for each thing.
func TestMapsWithTooManyValues(t *testing.T) {
	for _, where := range []string{"attributes", "state"} {
		var text strings.Builder
		text.WriteString("class space {\n  " + where + " = { toll = map(space, int) }\n}\n")
		for i := range 1025 {
			fmt.Fprintf(&text, "space s%d {\n  off_map = true\n}\n", i)
		}
		if where == "attributes" {
			text.WriteString("space here {\n  off_map = true\n  toll    = { s1 = 2 }\n}\n")
		}
		var found diag.List
		allocated := worktest.Allocated(func() { _, found = compile(t, text.String()) })
		if said := show(found); strings.Count(said, "SC216") != 1 || strings.Count(said, "error SC2") != 1 {
			t.Errorf("%s: there should be one error, about the map:\n%.2000s", where, said)
		}
		if allocated > 64<<20 {
			t.Errorf("%s: %d MB are allocated", where, allocated>>20)
		}
	}
}

// TestDefaultsThatFollow gives attributes others of their class as defaults.
func TestDefaultsThatFollow(t *testing.T) {
	for _, c := range []struct{ attributes, code, says string }{
		{"a = { type = int, default = b }, b = int", "", ""},
		{"a = { type = int, default = none }, b = int", "SC200", "none fits only"},
		{"a = { type = int, default = bb }, bb2 = { type = int, default = 0 }, b = int", "SC115", `did you mean "bb2"`},
		{"a = { type = int, default = far }, b = int", "SC230", "far"},
		{"a = { type = bool, default = b }, b = int", "SC115", "it is an int, and a is a bool"},
		{"a = { type = int, default = c }, b = int, c = { type = int, default = a }", "SC115", "itself the value of c by default"},
		{"a = { type = int, max = 6, default = b }, b = int", "SC113", "its default is the value of b"},
		{"a = { type = int, default = b }, b = { type = int, default = 1, max = 3 }", "SC113", "b of unit foot is outside"},
	} {
		_, found := compile(t, "class unit { attributes = { "+c.attributes+" } }\nunit foot { b = 7 }\n")
		said := show(found)
		if c.code == "" && strings.Contains(said, "unit foot") || !strings.Contains(said, c.code) ||
			!strings.Contains(said, c.says) {
			t.Errorf("%s: want %s %q, got\n%s", c.attributes, c.code, c.says, said)
		}
	}
}
