package check_test

import (
	"fmt"
	"strings"
	"testing"
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
