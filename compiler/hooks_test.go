package compiler_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestHooks runs the tests of a variant that hangs something on every hook there is, of a base that knows nothing of it.
func TestHooks(t *testing.T) {
	fast, plain := compile(t, "testdata/hooks/variant")
	for name, p := range map[string]*program.Program{"optimised": fast, "as written": plain} {
		again, err := program.Decode(p.Encode())
		if err != nil {
			t.Fatal(err)
		}
		results := trial.Run(again, trial.Options{}).Results
		if len(results) < 8 {
			t.Errorf("%d tests", len(results))
		}
		for _, r := range results {
			if r.Status != trial.Passed {
				t.Errorf("%s: %s: %s at %s\n%s", name, r.Name, r.Message, r.Place, strings.Join(r.Log, "\n"))
			}
		}
	}
}
