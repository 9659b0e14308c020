package compiler_test

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestContext runs the tests of a scenario whose values are asked for in a context.
func TestContext(t *testing.T) { playsRight(t, "testdata/context") }

// TestContextTells checks that a text tells the value of a hidden field only to those who may see it, whether the
// value reads it of the thing or was given it.
func TestContextTells(t *testing.T) {
	fast, plain := compile(t, "testdata/context")
	for name, p := range map[string]*program.Program{"optimised": fast, "as written": plain} {
		var said []runtime.Line
		if _, err := runtime.New(p, 1, runtime.Options{Log: func(l runtime.Line) { said = append(said, l) }}); err != nil {
			t.Fatal(err)
		}
		if len(said) == 0 {
			t.Fatal("nothing is said")
		}
		for reader, want := range []string{"4, 3, 5", "hidden, hidden, 5"} {
			if got := said[0].For(reader); got != want {
				t.Errorf("%s: player %d reads %q, want %q", name, reader, got, want)
			}
		}
	}
}

// playsRight runs the tests of a scenario as the compiler writes it with and without the optimiser, after the program
// was encoded and decoded.
func playsRight(t *testing.T, dir string) {
	t.Helper()
	fast, plain := compile(t, dir)
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
