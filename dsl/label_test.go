package dsl_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl"
)

// An expression instead of a label gets advice of its own; other mistakes in the head of a block keep theirs.
func TestExpressionAsLabel(t *testing.T) {
	for src, want := range map[string]string{
		"destroy pieces(space.hill) {}\n": "Give the expression a name first: x = pieces(space.hill). Then write " +
			"destroy x {.",
		"  gain game.active {\n    money = 1\n  }\n": "Give the expression a name first: x = game.active. Then write gain x {.",
		"destroy lost[0] {}":                         "Give the expression a name first: x = lost[0]. Then write destroy x {.",
		"destroy lost; {}\n":                         "",
		"destroy (":                                  "",
		"destroy x.":                                 "",
	} {
		_, found := dsl.Parse("x.hcl", []byte(src))
		got := ""
		for _, d := range found {
			if strings.Contains(d.Detail, "Give the expression a name") {
				_, got, _ = strings.Cut(d.Detail, "\n")
			}
		}
		if got != want || len(found) == 0 {
			t.Errorf("%q: %q, want %q; %v", src, got, want, found)
		}
	}
}

// What is found after an expression instead of a label follows from it, such as that a brace is not on a line of its own.
func TestExpressionAsLabelIsTheCause(t *testing.T) {
	_, found := dsl.Parse("x.hcl", []byte("procedure f {\n  move pieces(x) { to = y }\n}\n"))
	causes, _ := found.Causes()
	if len(found) < 2 || len(causes) != 1 || causes[0].Code != "SC023" {
		t.Errorf("found %v, the causes are %v", found, causes)
	}
}
