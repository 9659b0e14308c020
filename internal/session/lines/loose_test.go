package lines

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// begin begins a game by the rules of a file in testdata.
func begin(t *testing.T, name string) *runtime.Game {
	t.Helper()
	rules, err := os.ReadFile("testdata/" + name + ".hcl")
	if err != nil {
		t.Fatal(err)
	}
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: rules}}, "g", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	g, err := runtime.New(built.Program, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// People leave out what is clear, say all, use plurals, and name several things in one line.
func TestLinesAreReadLoosely(t *testing.T) {
	g := begin(t, "complete")
	options := g.Decision().Options(nil)
	for typed, want := range map[string]string{
		"march 2 guards from red city to blue_city":   "march 2 guard from red_city to blue_city",
		"2 guards from red_city to blue_city":         "march 2 guard from red_city to blue_city",
		"march all guards from red_city to blue_city": "march 3 guard from red_city to blue_city",
		"march guards from red_city to blue_city":     "march 3 guard from red_city to blue_city",
		"march 2 guards, 1 rider from red_city to blue_city": "march 2 guard from red_city to blue_city; march 1 rider " +
			"from red_city to blue_city",
		// riders are elsewhere, as the rules say
		"march all guards, riders from red_city to blue_city": "march 3 guard from red_city to blue_city; march 1 rider " +
			"from red_city to blue_city",
		"march 2 guards and 1 rider from red_city to blue_city": "march 2 guard from red_city to blue_city; march 1 rider " +
			"from red_city to blue_city",
		"2 guards, and all riders from red_city to blue_city": "march 2 guard from red_city to blue_city; march 1 rider " +
			"from red_city to blue_city",
		// wagons do not march
		"march all from red_city to blue_city":                 "march 3 guard from red_city to blue_city",
		"all from blue city to red_city":                       "march 3 rider from blue_city to red_city", // n is up to 3
		"march all from blue_city to blue_city":                "",
		"march all in red_city to blue_city":                   "",
		"march 2 guards and from red_city to blue_city":        "",
		"march two guards from red_city to blue_city":          "",
		"march 2 dragons from red_city to blue_city":           "",
		"march 2 guards, 1 dragon from red_city to blue_city":  "",
		"march 2 g from red_city to blue_city":                 "", // guard or grenadier
		"Red_City":                                             "",
		"drill dragon in red_city":                             "",
		"nonsense with words":                                  "",
		"march , from red_city to blue_city":                   "",
		"guard in red_city":                                    "drill guard in red_city",
		"march 99999999999999999999 guards from a to red_city": "",
	} {
		var all []string
		for _, reading := range Loosely(g, options, typed) {
			if len(reading) == 0 {
				t.Errorf("%q has a reading without lines", typed)
			}
			all = append(all, strings.Join(reading, "; "))
		}
		if got := strings.Join(all, " | "); got != want {
			t.Errorf("%q is read as %q, not %q", typed, got, want)
		}
	}
}

// The beginning of an action's line answers the first questions that the action asks.
func TestLinesAreBegun(t *testing.T) {
	g := begin(t, "complete")
	for typed, want := range map[string]string{
		"drill guard":        "drill/guard",
		"DRILL rid":          "drill/rider",
		"drill rider in":     "drill/rider",
		"drill g":            "drill/guard", // there is no grenadier
		"drill rider in red": "",
		"drill dragon":       "",
		"drill ":             "",
		"rest guard":         "",
		"guard":              "",
		"march 2 guard":      "", // it asks from where first
	} {
		var texts []string
		for _, o := range Begun(g, g.Decision().Options(nil), typed) {
			texts = append(texts, o.Text)
		}
		if got := strings.Join(texts, "/"); got != want {
			t.Errorf("%q begins %q, not %q", typed, got, want)
		}
	}
	if g.Decision().Kind != runtime.Menu {
		t.Error("reading a line has answered it")
	}
}
