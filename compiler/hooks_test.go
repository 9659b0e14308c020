package compiler_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestHooks runs the tests of a variant that hangs something on every hook there is, of a base that does not depend
// on it.
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

// TestVariantsNest joins two variants that do not know each other: what they put around the same procedure nests, the
// later one outside, and what they add to the same list is all there.
func TestVariantsNest(t *testing.T) {
	base, err := os.ReadFile("testdata/hooks/base/main.hcl")
	if err != nil {
		t.Fatal(err)
	}
	variant := func(name string, digit int) *fstest.MapFile {
		return &fstest.MapFile{Data: fmt.Appendf(nil, `scenario %[1]q {
  extends = "../base"
}

around procedure count_up %[1]s {
  set game { trail = game.trail * 10 + %[2]d }
  call inherited r { n = n + 1 }
  return { value = r * %[2]d }
}

unit foot { tags = union(inherited, [tag.%[1]s]) }

enum tag { values = concat(inherited, [%[1]s]) }
`, name, digit)}
	}
	files := fstest.MapFS{
		"base/main.hcl": {Data: append(base,
			"\nenum tag { values = [plain] }\n\nclass unit {\n  attributes = { tags = { type = set(tag), default = [tag.plain] } }\n}\n"...)},
		"one/main.hcl": variant("one", 3),
		"two/main.hcl": variant("two", 4),
		"both/main.hcl": {Data: []byte(`scenario "both" {
  extends = ["../one", "../two"]
}

test "both" {
  run {
    call count_up r { n = 1 }
    set game { round = r }
  }
  expect { that = game.trail == 433 && game.round == 4 * 3 * 4 }
  expect { that = count(unit.foot.tags) == 3 && count(every(tag)) == 3 }
}
`)},
	}
	built := compiler.Compile(files, "both", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	for _, r := range trial.Run(built.Program, trial.Options{}).Results {
		if r.Status != trial.Passed {
			t.Errorf("%s: %s at %s", r.Name, r.Message, r.Place)
		}
	}

	files["two/main.hcl"] = &fstest.MapFile{Data: []byte(strings.ReplaceAll(string(files["two/main.hcl"].Data),
		"count_up two", "count_up one"))}
	clash := compiler.Compile(files, "both", compiler.Options{})
	if !slices.ContainsFunc(clash.Diags, func(d diag.Diagnostic) bool { return d.Code == "SC192" }) {
		t.Errorf("two rules of one name: %v", clash.Diags)
	}
}

// TestAroundHides puts something around an action whose message is made of what is hidden: only those who may see
// that read it, as without the around.
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
		built := compiler.Compile(fstest.MapFS{"base/main.hcl": {Data: base}, "v/main.hcl": {Data: []byte(text)}}, "v",
			compiler.Options{})
		diags := built.Diags
		for _, d := range diags {
			if d.Code == "SC090" || d.Range.Filename == "" {
				t.Errorf("%s at %s: %s %s", d.Code, d.Range, d.Summary, d.Detail)
			}
		}
	})
}
