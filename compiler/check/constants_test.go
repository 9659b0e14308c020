package check_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// TestFunctionsOfConstants sets an attribute to functions of constants, and to functions of what is not known yet.
func TestFunctionsOfConstants(t *testing.T) {
	for text, want := range map[string]int64{
		"abs(0 - 3)":                             3,
		"max(1, 2) + min(4, 5)":                  6,
		"count([1, 2]) + sum(range(1, 4))":       12,
		"floor(7 / 2) + ceil(7 / 2)":             7,
		"div(7, 2) + nearest(5 / 3)":             5,
		"last(reversed([3, 4])) + index([7], 8)": 2,
		"count(concat(take([1, 2], 1), [3]))":    2,
		"any([false, true]) ? 5 : 6":             5,
	} {
		sc, found := compile(t, constant(text))
		if found.HasErrors() {
			t.Errorf("%s:\n%s", text, show(found))
			continue
		}
		var land *ir.Member
		for _, k := range sc.Classes {
			if k.Name == "space" {
				land = k.Members[0]
			}
		}
		if got := land.Attrs[len(land.Attrs)-1].Int; got != want {
			t.Errorf("%s is %d, want %d", text, got, want)
		}
	}
	for text, code := range map[string]string{
		"count(every(space))":              "SC215",
		"count(adjacent(space.land))":      "SC215",
		"stock(player.red, resource.gold)": "SC215",
		"div(1, 1 - 1)":                    "SC207",
		"sum([9223372036854775807, 1])":    "SC223",
		"sum(range(1, 1000000))":           "SC223",
	} {
		if _, found := compile(t, constant(text)); !strings.Contains(show(found), code) {
			t.Errorf("%s: want %s, got\n%s", text, code, show(found))
		}
	}
}

func constant(text string) string {
	return fmt.Sprintf("scenario \"a\" {}\nsetup {}\nclass space {\n"+
		"  attributes = { worth = { type = int, default = 0 } }\n}\nplayer red {}\nresource gold { start = 0 }\n"+
		"space land {\n  worth = %s\n}\nsequence main {}\n", text)
}
