package compiler_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestHooks runs the tests of a variant that hangs something on every hook there is, of a base that does not depend on it.
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

// FuzzVariant lays any text over a base: whatever it says, what is wrong with it is said at a place, and what is not
// compiles to a program that verifies.
func FuzzVariant(f *testing.F) {
	base, err := os.ReadFile("testdata/hooks/base/main.hcl")
	if err != nil {
		f.Fatal(err)
	}
	variant, err := os.ReadFile("testdata/hooks/variant/main.hcl")
	if err != nil {
		f.Fatal(err)
	}
	head := "scenario \"v\" {\n  extends = \"../base\"\n}\n"
	f.Add(string(variant))
	f.Add(head + "unit foot {\n  force = inherited + inherited\n}\n")
	f.Add(head + "remove action buy {\n  only = [do, require.few]\n}\n")
	f.Add(head + "after sequence main over {\n  return {}\n}\n")
	f.Fuzz(func(t *testing.T, text string) {
		built := compiler.Compile(fstest.MapFS{"base/main.hcl": {Data: base}, "v/main.hcl": {Data: []byte(text)}}, "v", compiler.Options{})
		diags := built.Diags
		for _, d := range diags {
			if d.Code == "SC090" || d.Range.Filename == "" {
				t.Errorf("%s at %s: %s %s", d.Code, d.Range, d.Summary, d.Detail)
			}
		}
	})
}
