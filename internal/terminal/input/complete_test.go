package input

import (
	"os"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// TAB goes on with a whole line: the words of its form, and the names of what its parameters are.
func TestLinesAreCompleted(t *testing.T) {
	rules, err := os.ReadFile("testdata/complete.hcl")
	if err != nil {
		t.Fatal(err)
	}
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: rules}}, "g", compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		t.Fatal(diags)
	}
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	d := g.Decision()
	options := d.Options(nil)
	for typed, want := range map[string][]string{
		"mar":                          {"march "},
		"march 2":                      nil,
		"march 2 ":                     {"march 2 guard from ", "march 2 grenadier from ", "march 2 rider from "},
		"march 2 g":                    {"march 2 guard from ", "march 2 grenadier from "},
		"MARCH 2 GU":                   {"MARCH 2 guard from "},
		"march 2 guard fr":             {"march 2 guard from "},
		"march 2 guard from red":       {"march 2 guard from red_city to "},
		"march 2 guard from red_ci to": {"march 2 guard from red_ci to "},
		"march 2 guard from red_city to blue": {
			"march 2 guard from red_city to blue_city",
		},
		"march 2 guard from red_city to blue_city":   {"march 2 guard from red_city to blue_city"},
		"march 2 guard from red_city to blue_city x": nil,
		"retreat":                nil,
		"res":                    {"rest"},
		"march 1 İİİİİİİİ from ": {"march 1 İİİİİİİİ from red_city to ", "march 1 İİİİİİİİ from blue_city to "},
		"":                       nil,
		"   ":                    nil,
	} {
		if got := CompleteLines(p, d, options, typed); !slices.Equal(got, want) {
			t.Errorf("%q is completed to %q, want %q", typed, got, want)
		}
	}
}

// Names may be shortened as long as it is clear which is meant.
func TestShortNamesAreUnderstood(t *testing.T) {
	rules, err := os.ReadFile("testdata/complete.hcl")
	if err != nil {
		t.Fatal(err)
	}
	p := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: rules}}, "g", compiler.Options{}).Program
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	d := g.Decision()
	options := d.Options(nil)
	for typed, want := range map[string]Abbreviated{
		"march 2 gu from red to blue":                {Lines: []string{"march 2 guard from red_city to blue_city"}},
		"March 2 GUARD from r_c to B_C":              {Lines: []string{"march 2 guard from red_city to blue_city"}},
		"march 2 g from red to blue":                 {Word: "g", Names: []string{"guard", "grenadier"}},
		"march 2 guard from red_city to blue_city":   {},
		"march 2 guard from red_city to blue_city x": {Lines: nil},
		"march 2 gu from nowhere to blue":            {Lines: []string{"march 2 guard from nowhere to blue_city"}},
		"march 2":                                    {},
		"rest":                                       {},
		"":                                           {},
	} {
		got := Unabbreviate(p, d, options, typed)
		if !slices.Equal(got.Lines, want.Lines) || got.Word != want.Word || !slices.Equal(got.Names, want.Names) {
			t.Errorf("%q is taken for %q, want %q", typed, got, want)
		}
	}
}
