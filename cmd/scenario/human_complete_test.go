package main

import (
	"os"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// A line is completed word by word: with the words of its form and the names its holes may hold, and with nothing of
// actions that are not offered.
func TestLinesAreCompleted(t *testing.T) {
	p, _, diags := compiler.Compile(os.DirFS("testdata"), "completion", compiler.Options{})
	if p == nil {
		t.Fatalf("does not compile: %v", diags)
	}
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	h := newHuman(&match{m: &model{program: p}, g: g})
	options := g.Decision().Options(nil)
	for typed, want := range map[string][]string{
		"st":                {"stay"},
		"loo":               {"look"},
		"look hi":           {"look hilltop"},
		"map h":             {"map harbour", "map hilltop"},
		"mar":               {"march"},
		"march 2 guard fr":  {"march 2 guard from"},
		"march 2 g":         {"march 2 guard"},
		"march 2 guard to ": {"march 2 guard to from", "march 2 guard to to"},
		"MARCH 2 guard from hi": {
			"MARCH 2 guard from hilltop"},
		"dig ":       nil,
		"march 2 zz": nil,
	} {
		if got := h.complete(typed, options); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
	}
}
