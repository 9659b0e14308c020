package diag

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
)

func line(file string, n int) hcl.Range {
	p := hcl.Pos{Line: n, Column: 1, Byte: 100 * n}
	return hcl.Range{Filename: file, Start: p, End: p}
}

// TestCauses folds what follows from another finding, and nothing else.
func TestCauses(t *testing.T) {
	missing := func(kind, name string, lines ...int) (out List) {
		for _, n := range lines {
			out = append(out, New("SC234", line("a.hcl", n), "There is no %s %q.", kind, name).Missing(kind, name))
		}
		return out
	}
	twice := func(kind, name string, n int) List {
		return List{New("SC105", line("z.hcl", n), "").Twice(kind, name)}
	}
	misspelt := List{New("SC234", line("a.hcl", 9), "").Suggest("horse").Missing("unit", "hors")}
	unread := List{New("SC016", line("m.hcl", 2), "")}
	row := line("a.hcl", 3)
	row.Start.Byte, row.End.Byte = 30, 90
	at := func(n, from int) hcl.Range {
		r := line("a.hcl", n)
		r.Start.Byte, r.End.Byte = from, from+1
		return r
	}
	short := New("SC119", at(3, 40), "").Covering(row)
	for name, c := range map[string]struct {
		found List
		want  string // the causes by file and line, each with the number of findings that follow
	}{
		"what was not read may declare it":  {append(missing("unit", "foot", 3, 5), unread...), "m2+2"},
		"a misspelling is one all the same": {append(misspelt, unread...), "m2+0 a9+0"},
		"what is in a row that was not read whole": {List{New("SC200", at(3, 35), ""), short, New("SC200", at(4, 95), "")},
			"a3+1 a4+0"},
		"a row with what could not be read in it": {List{short, New("SC024", at(3, 50), "")}, "a3+1"},
		"one name at several places":              {missing("unit", "foot", 3, 5, 8), "a3+2"},
		"two names": {append(missing("unit", "foot", 3, 8), missing("unit", "horse", 4)...),
			"a3+1 a4+0"},
		"the same name of two kinds": {append(missing("unit", "foot", 3), missing("space", "foot", 4)...),
			"a3+0 a4+0"},
		"a double is the cause of what is missing": {append(missing("unit", "foot", 3, 5), twice("unit", "horse", 1)...),
			"z1+2"},
		"a double of another kind is not": {append(missing("unit", "foot", 3, 5), twice("space", "horse", 1)...),
			"a3+1 z1+0"},
		"each double has one name": {slices.Concat(missing("unit", "foot", 3), missing("unit", "horse", 4, 5),
			twice("unit", "guns", 1)), "a3+0 z1+2"},
		"a misspelling stays": {append(misspelt, twice("unit", "guns", 1)...), "a9+0 z1+0"},
		"what a change breaks follows from it": {List{
			New("SC200", line("a.hcl", 1), "").FollowsFrom("change 0"), New("SC184", line("z.hcl", 2), "").Causing("change 0"),
			New("SC200", line("a.hcl", 3), ""),
		}, "a3+0 z2+1"},
		"what follows from a consequence follows from the cause": {append(List{
			New("SC234", line("a.hcl", 1), "").Missing("unit", "foot").FollowsFrom("change 0"),
			New("SC184", line("z.hcl", 2), "").Causing("change 0"),
		}, missing("unit", "foot", 7, 8)...), "z2+3"},
		"two mistakes of one code stay": {List{New("SC200", line("a.hcl", 1), "same"),
			New("SC200", line("a.hcl", 2), "same")}, "a1+0 a2+0"},
		"what may be due to any error follows from none": {append(List{New("SC238", line("a.hcl", 1), "").Doubtful()},
			missing("unit", "foot", 2)...), "a2+0 ?1"},
		"without an error nothing is in doubt": {List{New("SC238", line("a.hcl", 1), "").Doubtful()}, "a1+0"},
	} {
		var got []string
		causes, doubtful := c.found.Causes()
		for _, cause := range causes {
			got = append(got, fmt.Sprintf("%s%d+%d", cause.Range.Filename[:1], cause.Range.Start.Line, len(cause.Follow)))
		}
		if len(doubtful) > 0 {
			got = append(got, fmt.Sprintf("?%d", len(doubtful)))
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: the causes are %s, want %s", name, s, c.want)
		}
	}
}

// TestCausesAreShownFirst shows the cause alone, all findings after their causes with no limit, and all in JSON.
func TestCausesAreShownFirst(t *testing.T) {
	var found List
	for n := range 113 {
		found = append(found, New("SC234", line("a.hcl", n+1), "There is no unit %q.", "foot").Missing("unit", "foot"))
	}
	found = append(found, New("SC105", line("z.hcl", 1), "").Saying("unit horse is declared twice").Twice("unit", "horse"))
	show := func(most int) string {
		var b strings.Builder
		if err := WriteText(&b, found, nil, Options{Max: most}); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	if got := show(0); !strings.HasPrefix(got, "error SC105: unit horse is declared twice") ||
		strings.Count(got, "error SC") != 1 ||
		!strings.Contains(got, "= and 113 more that follow from it (validate --all shows them)") {
		t.Errorf("not the cause and a count, but\n%s", got)
	}
	if got := show(-1); !strings.HasPrefix(got, "error SC105: ") || strings.Count(got, "error SC") != 114 {
		t.Errorf("not everything, the cause first, but\n%s", got)
	}
	report := NewJSONReport(found)
	if len(report.Diagnostics) != 114 {
		t.Fatalf("JSON has %d findings", len(report.Diagnostics))
	}
	for _, d := range report.Diagnostics {
		if d.Code == "SC105" && d.Cause != nil || d.Code == "SC234" && (d.Cause == nil || d.Cause.Code != "SC105" ||
			d.Cause.Range.Filename != "z.hcl") {
			t.Errorf("%s at line %d has the cause %+v", d.Code, d.Range.Start.Line, d.Cause)
		}
	}
	found = append(found[:2], New("SC238", line("a.hcl", 7), "Nothing reads it.").Doubtful())
	if got := show(0); strings.Contains(got, "SC238") ||
		!strings.HasSuffix(got, "\nNot used, perhaps because of these errors: a.hcl:7:1\n") {
		t.Errorf("what may be due to an error is not told from what follows:\n%s", got)
	}
	if got := show(-1); !strings.Contains(got, "warning SC238") {
		t.Errorf("not everything, but\n%s", got)
	}
	if last := NewJSONReport(found).Diagnostics[2]; !last.Doubtful || last.Cause != nil {
		t.Errorf("JSON has %+v", last)
	}
	found = found[:2]
	if got := show(0); !strings.Contains(got, "= and 1 more that follows from it: a.hcl:2:1\n") {
		t.Errorf("the place of the one that follows is not shown:\n%s", got)
	}
}
