package dsl

import (
	"strings"
	"testing"
)

// TestOperatorsOfOtherLanguages gives each its own advice, and a repair that the parser accepts where it is certain.
func TestOperatorsOfOtherLanguages(t *testing.T) {
	for _, c := range []struct {
		src    string
		advice string // "": nothing is to be found
		want   string // the text after the repair; "": there is none
	}{
		{"x = a = b\n", "write == to compare", "x = a == b\n"},
		{"x = f(a = b)\n", "write == to compare", "x = f(a == b)\n"},
		{"x = [for p in ps : p if p.a = b]\n", "write == to compare", "x = [for p in ps : p if p.a == b]\n"},
		{"x = a and b.c\n", "write && to join", "x = a && b.c\n"},
		{"x = \"${(a or b) ? 1 : 2}\"\n", "write || to join", "x = \"${(a || b) ? 1 : 2}\"\n"},
		{"x = not a == b\n", "opposite", ""},
		{"x = a && not b\n", "opposite", ""},
		{"x = a.b in [c, d[0]]\n", "contains", "x = contains([c, d[0]], a.b)\n"},
		{"x = [for p in ps : p if p.a in [1]]\n", "contains", "x = [for p in ps : p if contains([1], p.a)]\n"},
		{"x = a in bs\n", "contains", ""},
		{"x = 1 + a in [b]\n", "contains", ""},
		{"x = !a in [b]\n", "contains", ""},
		{"x = a in [b] == c\n", "contains", ""},
		{"x = a in [b\n]\n", "contains", ""},
		{"not = and\nin = or\n", "", ""},
		{"x = { a = b, and = c }\n", "", ""},
		{"x = [for in in and : not]\n", "", ""},
	} {
		_, found := Parse("x.hcl", []byte(c.src))
		if c.advice == "" {
			if len(found) > 0 {
				t.Errorf("%q gives %v", c.src, found)
			}
			continue
		}
		if len(found) != 1 || found[0].Code != "SC025" || !strings.Contains(found[0].Detail, c.advice) {
			t.Errorf("%q gives %v, want SC025 that says %q", c.src, found, c.advice)
			continue
		}
		got := ""
		if edits := found[0].Edits(); len(edits) == 1 {
			got = string(edits[0].Apply([]byte(c.src)))
			if _, left := Parse("x.hcl", []byte(got)); len(left) > 0 {
				t.Errorf("%q is still wrong: %v", got, left)
			}
		}
		if got != c.want {
			t.Errorf("%q becomes %q, want %q", c.src, got, c.want)
		}
	}
}
