package workbench

import (
	"strings"
	"testing"
)

// The search finds names first, then the words of clauses, tests and messages, and forgives a typing error.
func TestSearch(t *testing.T) {
	c := open(t, "testdata/hexes")
	for query, want := range map[string]string{
		"ride":          "movement ride",
		"every rider":   "action ride",
		"fails purpose": "test this one fails on purpose",
		"somebody":      "action ride", // in a message
		"clsed":         "forbid closed_mill",
		"closd mill":    "forbid closed_mill",
		"xyzzyx":        "",
		"   ":           "",
	} {
		var found []result
		c.get("/api/search?q="+strings.ReplaceAll(query, " ", "+"), &found)
		got := ""
		if len(found) > 0 {
			got = found[0].Kind + " " + found[0].Name
		}
		if got != want {
			t.Errorf("%q finds %q and not %q", query, got, want)
		}
		if misspelt := strings.HasPrefix(query, "cls") || strings.HasSuffix(query, "d mill"); len(found) > 0 &&
			(found[0].Meant != "") != misspelt {
			t.Errorf("%q is taken for %q", query, found[0].Meant)
		}
	}
}
