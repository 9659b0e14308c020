package lines

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// TAB goes on with a whole line: the words of its form, and the names of what its parameters may be here with what is
// typed before, although the action answers them in another order.
func TestLinesAreCompleted(t *testing.T) {
	g := begin(t, "complete")
	d := g.Decision()
	options := d.Options(nil)
	for typed, want := range map[string][]string{
		"mar":                    {"march "},
		"march 2":                nil,
		"march 2 ":               {"march 2 guard from ", "march 2 rider from "},
		"march 2 g":              {"march 2 guard from "},
		"march 2 gr":             nil, // there is none
		"march 4 g":              nil, // so many cannot march
		"march 2 rider from ":    {"march 2 rider from blue_city to "},
		"march 2 rider from red": nil,
		"march 2 ri from bl":     {"march 2 ri from blue_city to "},
		"march 2 rider from blue_city to ": {
			"march 2 rider from blue_city to red_city",
		},
		"march 2 the guards from ":     nil,
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
		"march 1 İİİİİİİİ from ": nil,
		"march 1 İİİİİİİİ fr":    nil,
		"drill ":                 {"drill guard in ", "drill rider in ", "drill wagon in "},
		"march 2 guard x ":       nil, // not " from "
		"march 1 w":              nil, // the rules forbid it
		"":                       nil,
		"   ":                    nil,
	} {
		if got := Complete(g, options, typed, nil); !slices.Equal(got, want) {
			t.Errorf("%q is completed to %q, want %q", typed, got, want)
		}
	}
}

// What people call a thing is what a line goes on with, unless its label is being typed; what is typed before may be
// called so, too.
func TestLinesAreCompletedInWords(t *testing.T) {
	rules, err := os.ReadFile("testdata/complete.hcl")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(rules), "space blue_city {}", "space blue_city { title = \"The Azure City\" }", 1)
	p := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(text)}}, "g", compiler.Options{}).Program
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	words := wording.Fields{Program: p}
	for typed, want := range map[string][]string{
		"march 2 guard from red city to ":    {"march 2 guard from red city to The Azure City"},
		"march 2 guard from red_city to blu": {"march 2 guard from red_city to blue_city"},
		"march 2 guard from red_city to the": {"march 2 guard from red_city to The Azure City"},
		"march 1 rider from ":                {"march 1 rider from The Azure City to "},
		"march 1 rider from The Azure City t": {
			"march 1 rider from The Azure City to ",
		},
		"march 2 guards from ": {"march 2 guards from red city to "},
		"march 2 gua":          {"march 2 guard from "},
	} {
		if got := Complete(g, g.Decision().Options(nil), typed, words.Spoken); !slices.Equal(got, want) {
			t.Errorf("%q is completed to %q, want %q", typed, got, want)
		}
	}
}

// Names may be shortened as long as it is clear which is meant.
func TestShortNamesAreUnderstood(t *testing.T) {
	g := begin(t, "complete")
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
		got := Unabbreviate(g, options, typed)
		if !slices.Equal(got.Lines, want.Lines) || got.Word != want.Word || !slices.Equal(got.Names, want.Names) {
			t.Errorf("%q is taken for %q, want %q", typed, got, want)
		}
	}
}

// Pieces, records and options with words of their own have short names, too, also in the answer to a question for
// several things, and while the parameters of an action are answered one by one.
func TestShortNamesThatOnlyTheGameKnows(t *testing.T) {
	g := begin(t, "short")
	try := func(name string, lines map[string]Abbreviated) {
		t.Helper()
		for typed, want := range lines {
			got := Unabbreviate(g, g.Decision().Options(nil), typed)
			if !slices.Equal(got.Lines, want.Lines) || got.Word != want.Word || !slices.Equal(got.Names, want.Names) {
				t.Errorf("%s: %q is taken for %q, want %q", name, typed, got, want)
			}
		}
	}
	lines := map[string]Abbreviated{
		"greet gen in hi":           {Lines: []string{"greet general in hill"}},
		"greet r in wo":             {Lines: []string{"greet rider in wood"}},
		"greet r in hi":             {Lines: []string{"greet r in hill"}}, // there is no rider
		"greet gu in hill":          {Lines: []string{"greet guard in hill"}},
		"greet g in hill":           {Word: "g", Names: []string{"general", "guard"}},
		"reveal pl":                 {Lines: []string{"reveal plot in hill"}},
		"reveal p i h":              {Lines: []string{"reveal plot in hill"}},
		"send ri the lo":            {Lines: []string{"send rider the long way round"}},
		"send gen the s w":          {Lines: []string{"send general the short way"}},
		"lead 1 gen, 2 gu away":     {Lines: []string{"lead 1 general, 2 guard away"}},
		"send rider the short way":  {},
		"send rider the way of the": {},
	}
	try("menu", lines)
	for typed, want := range map[string][]string{
		"lead ge":                  {"lead general away"},
		"send rider the ":          {"send rider the long way round", "send rider the short way"},
		"reveal ":                  {"reveal plot in hill"},
		"greet general in hill in": nil,
	} {
		if got := Complete(g, g.Decision().Options(nil), typed, nil); !slices.Equal(got, want) {
			t.Errorf("%q is completed to %q, want %q", typed, got, want)
		}
	}
	if err := g.Do("greet"); err != nil {
		t.Fatal(err)
	}
	try("begun", lines)
	if err := g.TakeBack(); err != nil {
		t.Fatal(err)
	}
	if err := g.Do("lead"); err != nil {
		t.Fatal(err)
	}
	try("list", map[string]Abbreviated{"gen, 1 gu": {Lines: []string{"general, 1 guard"}},
		"2 g": {Word: "g", Names: []string{"general", "guard"}}})
	if err := g.Do("general, 1 guard"); err != nil {
		t.Fatal(err)
	}
	if err := g.Do("go on"); err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string][]string{
		"1 general, 1 gu": {"1 general, 1 guard", "1 general, 1 guard #2"},
		"2 g":             {"2 general", "2 guard", "2 guard #2"},
		"rider, 1 x":      nil,
		"gen":             nil, // an option as it is
	} {
		if got := Complete(g, g.Decision().Options(nil), typed, nil); !slices.Equal(got, want) {
			t.Errorf("the choice: %q is completed to %q, want %q", typed, got, want)
		}
	}
	try("choice", map[string]Abbreviated{"1 gen, 1 gu, ri": {Lines: []string{"1 general, 1 guard, rider"}},
		"gua, general, rider": {Lines: []string{"guard, general, rider"}}})
	if err := g.Do("1 general, 1 guard, rider"); err != nil {
		t.Fatal(err)
	}
}
