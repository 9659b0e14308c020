package diag

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/internal/worktest"
)

var update = flag.Bool("update", false, "write the golden files")

// at returns the range of the first occurrence of what in src, which must be on one line of ASCII.
func at(name, src, what string) hcl.Range {
	i := strings.Index(src, what)
	if i < 0 {
		panic("not in the source: " + what)
	}
	line := 1 + strings.Count(src[:i], "\n")
	column := i - strings.LastIndexByte(src[:i], '\n')
	return hcl.Range{
		Filename: name,
		Start:    hcl.Pos{Line: line, Column: column, Byte: i},
		End:      hcl.Pos{Line: line, Column: column + len(what), Byte: i + len(what)},
	}
}

func TestWriteTextGoldens(t *testing.T) {
	units := strings.Repeat("# a line\n", 10) + "army \"north\" {\n  kind = unit.infantri\n  cost = 3\n\tgold = 1\n}\n"
	wide := "a = \"" + strings.Repeat("x", 300) + "\" + mistake + \"" + strings.Repeat("y", 300) + "\"\n"
	odd := "a = \"e\u0301\x1b[31m\u202e\" + mistake\n"
	sources := map[string][]byte{"units.hcl": []byte(units), "wide.hcl": []byte(wide), "odd.hcl": []byte(odd)}
	unknown := New("SC104", at("units.hcl", units, "unit.infantri"), "allowed here: infantry, artillery").
		Saying("unknown unit %q", "infantri").Suggest("infantry")
	warning := New("SC900", at("units.hcl", units, "cost"), "%d%% of nothing", 50).Saying("never used")
	warning.Severity = Warning
	cases := []struct {
		name string
		list List
		opt  Options
	}{
		{"unknown", List{unknown}, Options{}},
		{"colour", List{unknown, warning}, Options{Color: true}},
		{"related", List{New("SC015", at("units.hcl", units, "}"), "first\nsecond\n\n").
			See(at("units.hcl", units, "{"), "opened here").See(hcl.Range{Filename: "gone.hcl"}, "and this file")}, Options{}},
		{"long_line", List{New("SC021", at("wide.hcl", wide, "mistake"), "")}, Options{}},
		{"long_mark", List{New("SC013", at("wide.hcl", wide, strings.Repeat("x", 300)), "")}, Options{}},
		{"control", List{New("SC021", at("odd.hcl", odd, "mistake"), "a \x1b[2J name")}, Options{}},
		{"tab", List{New("SC021", at("units.hcl", units, "gold"), "")}, Options{}},
		{"end_of_line", List{New("SC021", hcl.Range{Filename: "units.hcl",
			Start: hcl.Pos{Line: 13, Column: 11, Byte: strings.Index(units, "3\n") + 1},
			End:   hcl.Pos{Line: 14, Column: 1, Byte: strings.Index(units, "3\n") + 2}}, "")}, Options{}},
		{"no_source", List{New("SC001", hcl.Range{Filename: "my_gmae"}, "there is nothing at my_gmae")}, Options{}},
		{"capped", List{unknown, warning, New("SC021", at("units.hcl", units, "gold"), "")}, Options{Max: 2}},
	}
	for _, c := range cases {
		var out bytes.Buffer
		if err := WriteText(&out, c.list, sources, c.opt); err != nil {
			t.Fatal(err)
		}
		golden := filepath.Join("testdata", c.name+".txt")
		if *update {
			os.WriteFile(golden, out.Bytes(), 0o644)
		}
		want, _ := os.ReadFile(golden)
		if !bytes.Equal(out.Bytes(), want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, out.Bytes(), want)
		}
		for _, line := range strings.Split(out.String(), "\n") {
			if strings.TrimRight(line, " ") != line {
				t.Errorf("%s: spaces at the end of %q", c.name, line)
			}
		}
	}
}

func TestSorted(t *testing.T) {
	r := func(name string, b int) hcl.Range { return hcl.Range{Filename: name, Start: hcl.Pos{Byte: b}} }
	list := List{
		New("SC021", r("b", 1), "x"), New("SC021", r("a", 9), "second"), New("SC021", r("a", 9), "first"),
		New("SC020", r("a", 9), "x"), New("SC021", r("a", 9), "second"), New("SC021", r("a", 2), "x"),
	}
	var got []string
	for _, d := range list.Sorted() {
		got = append(got, fmt.Sprint(d.Range.Filename, d.Range.Start.Byte, d.Code, d.Detail))
	}
	want := "a2SC021x a9SC020x a9SC021second a9SC021first b1SC021x"
	if strings.Join(got, " ") != want {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	if list[0].Range.Filename != "b" {
		t.Error("Sorted changed the list itself")
	}
	if list.Errors() != 6 || !list.HasErrors() || (List{{Severity: Warning}}).HasErrors() {
		t.Error("errors are counted wrongly")
	}
}

func TestNewKeepsUnknownCodes(t *testing.T) {
	d := New("SC999", hcl.Range{}, "100%")
	if d.Code != "SC999" || d.Severity != Error || d.Detail != "100%" {
		t.Errorf("got %+v", d)
	}
}

// A message about a long line costs no more than one about a short line, because only a part of the line is looked at.
func TestWriteTextIsLinear(t *testing.T) {
	src := []byte(strings.Repeat("x", 1<<20))
	var list List
	for i := range 2000 {
		list = append(list, New("SC021", hcl.Range{Filename: "f", Start: hcl.Pos{Line: 1, Column: i * 500, Byte: i * 500}},
			""))
	}
	var out bytes.Buffer
	allocated := worktest.Allocated(func() {
		if err := WriteText(&out, list, map[string][]byte{"f": src}, Options{Max: -1}); err != nil {
			t.Fatal(err)
		}
	})
	if most := uint64(len(list) * 32 * maxScan); allocated > most {
		t.Errorf("%d bytes were allocated for 2,000 messages, more than %d", allocated, most)
	}
	out.Reset()
	WriteText(&out, list, nil, Options{})
	if n := strings.Count(out.String(), "error SC021"); n != DefaultMax {
		t.Errorf("%d messages shown", n)
	}
	if !strings.HasSuffix(out.String(), "… and 1950 more\n") {
		t.Error("the rest is not counted")
	}
}

// TestWriteTextSurvivesWrongRanges checks that a message is shown even if its range is not in the file.
func TestWriteTextSurvivesWrongRanges(t *testing.T) {
	for _, r := range []hcl.Range{
		{Filename: "f", Start: hcl.Pos{Line: 9, Column: 9, Byte: 900}, End: hcl.Pos{Line: 1, Byte: 3}},
		{Filename: "f", Start: hcl.Pos{Line: 1, Byte: -4}, End: hcl.Pos{Byte: -9}},
		{Filename: "f", Start: hcl.Pos{Line: 1, Byte: 1}, End: hcl.Pos{Byte: 2}},
	} {
		var out bytes.Buffer
		WriteText(&out, List{New("SC021", r, "x")}, map[string][]byte{"f": []byte("ä\nb")}, Options{})
		if !strings.Contains(out.String(), "error SC021") {
			t.Errorf("%v gives %q", r, out.String())
		}
	}
}

func TestJSONReport(t *testing.T) {
	src := "a = <b>\n"
	for _, c := range []struct {
		list List
		want string
	}{
		{nil, `{"diagnostics":[]}`},
		{List{New("SC021", at("x.hcl", src, "<b>"), "d")},
			`{"diagnostics":[{"severity":"error","code":"SC021","summary":"the expression is incomplete or wrong","detail":"d",` +
				`"range":{"filename":"x.hcl","start":{"line":1,"column":5,"byte":4},"end":{"line":1,"column":8,"byte":7}}}]}`},
	} {
		if got, err := json.Marshal(NewJSONReport(c.list)); err != nil || string(got) != c.want {
			t.Errorf("got  %s, %v\nwant %s", got, err, c.want)
		}
	}
}

// TestTable checks that every row has what explain prints. The examples are tested where they are compiled.
func TestTable(t *testing.T) {
	id := regexp.MustCompile(`^SC\d{3}$`)
	last := ""
	for _, c := range All() {
		if !id.MatchString(c.ID) || c.ID <= last {
			t.Errorf("%q after %q", c.ID, last)
		}
		last = c.ID
		if c.Summary == "" || c.Why == "" || c.Bad == "" || c.Fixed == "" {
			t.Errorf("%s: a field is empty", c.ID)
		}
		if strings.HasSuffix(c.Summary, ".") || strings.Contains(c.Summary, "\n") {
			t.Errorf("%s: the summary is not a few words", c.ID)
		}
		if got, ok := Lookup(c.ID); !ok || got != c {
			t.Errorf("%s cannot be looked up", c.ID)
		}
	}
	if _, ok := Lookup("SC000"); ok {
		t.Error("SC000 exists")
	}
}

func TestExample(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"a = 1\n", "a = 1\n"},
		{"# generate: \"a = \" \"(\"*2 \"1\" \")\"*2 \"\\n\"\nignored", "a = ((1))\n"},
		{"# generate: \"\\x00\"\n", "\x00"},
		{"# generate: folder empty\n", "# generate: folder empty\n"},
		{"# generate: \"a\"*99999999\n", "# generate: \"a\"*99999999\n"},
	} {
		if got := Example(c.in); got != c.want {
			t.Errorf("%q gives %q, want %q", c.in, got, c.want)
		}
	}
	if n := len(Example("# generate: \"1234567890\"*100\n")); n != 1000 {
		t.Errorf("size 1000 gives %d", n)
	}
}
