package compiler_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
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

// TestAround runs the tests of a variant that puts something around every rule there is.
func TestAround(t *testing.T) {
	fast, plain := compile(t, "testdata/hooks/around")
	for name, p := range map[string]*program.Program{"optimised": fast, "as written": plain} {
		results := trial.Run(p, trial.Options{}).Results
		if len(results) < 4 {
			t.Errorf("%d tests", len(results))
		}
		for _, r := range results {
			if r.Status != trial.Passed {
				t.Errorf("%s: %s: %s at %s\n%s", name, r.Name, r.Message, r.Place, strings.Join(r.Log, "\n"))
			}
		}
	}
}

// TestAroundHides puts something around an action whose message is made of what is hidden: only those who may see that read it, as
// without the around.
func TestAroundHides(t *testing.T) {
	fast, plain := compile(t, "testdata/hooks/around")
	for name, p := range map[string]*program.Program{"optimised": fast, "as written": plain} {
		told := map[string]bool{}
		g, err := runtime.New(p, 1, runtime.Options{Log: func(l runtime.Line) {
			if strings.Contains(l.Text, "plan") {
				told["anna: "+l.For(0)], told["bert: "+l.For(1)] = true, true
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{"no haggling", "brag"} {
			if err := g.Do(line); err != nil {
				t.Fatal(err)
			}
		}
		if len(told) != 2 || !told["anna: The plan is 0."] || !told["bert: The plan is hidden."] {
			t.Errorf("%s: %v", name, told)
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
	f.Add(head + "around procedure count_up twice {\n  call inherited r { n = 2 }\n  return { value = r }\n}\n")
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
