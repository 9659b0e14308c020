package compiler_test

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler/optimize"
)

// TestEveryPassDoesSomething compiles without each pass in turn: a pass nobody would miss should go.
func TestEveryPassDoesSomething(t *testing.T) {
	all := optimize.Passes
	defer func() { optimize.Passes = all }()
	whole, _ := compile(t, "testdata/semantics")
	for i, p := range all {
		optimize.Passes = slices.Delete(slices.Clone(all), i, i+1)
		if without, _ := compile(t, "testdata/semantics"); without.Hash() == whole.Hash() {
			t.Errorf("without %s the program is the same", p.Name)
		}
	}
}
