package check_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// TestClassesAreClosed adds an attribute and a state field to every class that is always there.
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
