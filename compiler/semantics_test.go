package compiler_test

import (
	"os"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// compile makes the program of a folder below testdata, with and without the optimiser.
func compile(t *testing.T, dir string) (fast, plain *program.Program) {
	t.Helper()
	for _, opt := range []compiler.Options{{OptimiseTests: true}, {NoOptimise: true}} {
		built := compiler.Compile(os.DirFS("."), dir, opt)
		p, diags := built.Program, built.Diags
		if p == nil || diags.HasErrors() {
			for _, d := range diags.Sorted() {
				t.Log(d.Range, d.Code, d.Summary, d.Detail)
			}
			t.Fatal("no program")
		}
		if opt.NoOptimise {
			plain = p
		} else {
			fast = p
		}
	}
	return fast, plain
}

// TestSemantics runs the tests of a scenario that says what every expression and statement means.
func TestSemantics(t *testing.T) {
	fast, plain := compile(t, "testdata/semantics")
	for name, p := range map[string]*program.Program{"optimised": fast, "as written": plain} {
		for _, r := range trial.Run(p, trial.Options{}).Results {
			if r.Status != trial.Passed {
				t.Errorf("%s: %s: %s at %s", name, r.Name, r.Message, r.Place)
			}
		}
	}
	if len(fast.Code) >= len(plain.Code) {
		t.Errorf("%d instructions optimised, %d as written", len(fast.Code), len(plain.Code))
	}
}
