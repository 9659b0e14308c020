package rules_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/world"
)

// A procedure that is called instead of an older one is given what it takes.
func TestCallsOfToday(t *testing.T) {
	for to, says := range map[string]string{
		"step(p, [u])":    "",
		"step(p)":         "step has 2 parameters",
		"step(p, [u], 3)": "step has 2 parameters",
		"step(p, u)":      "This is a unit, but a list(unit) is needed here.",
	} {
		source := world.Source + `
procedure step {
  params = { p = player, kinds = list(unit) }
}
rewrite {
  params = { p = player, u = unit }
  from   = ride(p, u)
  to     = ` + to + `
}
`
		var got []string
		for _, d := range compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(source)}}, "g", compiler.Options{}).Diags {
			if d.Code == "SC168" || d.Code == "SC200" {
				got = append(got, d.Summary+" "+d.Detail)
			}
		}
		if all := strings.Join(got, "; "); says == "" && all != "" || !strings.Contains(all, says) {
			t.Errorf("%s: %s", to, all)
		}
	}
}
