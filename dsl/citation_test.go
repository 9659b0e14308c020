package dsl_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl"
)

func TestClauses(t *testing.T) {
	for citation, want := range map[string]string{
		"REV-12":                    "REV-12",
		"REV-231..233":              "REV-231 REV-232 REV-233",
		"REV-231..REV-232":          "REV-231 REV-232",
		"A-08..11":                  "A-08 A-09 A-10 A-11",
		"A-098..101":                "A-098 A-099 A-100 A-101",
		"A-98..101":                 "A-98 A-99 A-100 A-101",
		"3.1..3":                    "3.1 3.2 3.3",
		"A-05a..c":                  "A-05a A-05b A-05c",
		"A-05a..A-05b":              "A-05a A-05b",
		"A-5..4":                    "the range ends at 4, which is not after 5",
		"A-5..5":                    "the range ends at 5, which is not after 5",
		"A-5..B-7":                  "the range begins with a number and must end with one: \"A-5..5\"",
		"A-5..":                     "the range begins with a number and must end with one: \"A-5..5\"",
		"A-5..-7":                   "the range begins with a number and must end with one: \"A-5..5\"",
		"A-5a..7b":                  "a range goes from a number or a letter to another, as in \"A-01..03\" or \"A-05a..c\"",
		"A-5c..a":                   "the range ends at a, which is not after c",
		"A-5B..c":                   "the range ends at c, which is not after B",
		"intro..end":                "a range goes from a number or a letter to another, as in \"A-01..03\" or \"A-05a..c\"",
		"A-1..1001":                 "a range has at most 1000 clauses",
		"A-1..99999999999999999999": "the range begins with a number and must end with one: \"A-1..1\"",
	} {
		ids, err := dsl.Clauses(citation)
		got := strings.Join(ids, " ")
		if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", citation, got, want)
		}
	}
}
