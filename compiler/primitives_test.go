package compiler_test

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestPrimitives runs the tests of a scenario that uses what few games need.
func TestPrimitives(t *testing.T) {
	fast, plain := compile(t, "testdata/primitives")
	for name, p := range map[string]*program.Program{"optimised": fast, "as written": plain} {
		again, err := program.Decode(p.Encode())
		if err != nil {
			t.Fatal(err)
		}
		results := trial.Run(again, trial.Options{}).Results
		if len(results) == 0 {
			t.Error("no tests")
		}
		for _, r := range results {
			if r.Status != trial.Passed {
				t.Errorf("%s: %s: %s at %s", name, r.Name, r.Message, r.Place)
			}
		}
	}
}
