package compiler_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// numbers is a scenario that computes with two numbers of an int and one of a rational.
const numbers = `scenario "numbers" {
  title = "Numbers"
}

player red {}

space here {
  off_map = true
}

unit foot {
  rate = %s
}

class unit {
  attributes = {
    rate = rational
  }
}

setup {
  place here {
    red = { foot = 1 }
  }
}

victory never {
  when   = game.round == %[2]s || game.round + %[2]s > 3 || game.round - %[2]s > 3 || sum([for p in every(piece) : floor(p.unit.rate)]) > 0
  winner = player.red
}

sequence main {
  check_victory {}
}
`

// TestNumbersAtTheEnds compiles the greatest and least numbers, and refuses fractions that play cannot hold, with
// their place.
func TestNumbersAtTheEnds(t *testing.T) {
	compile := func(rate, n string) diag.List {
		fsys := fstest.MapFS{"numbers/a.hcl": {Data: fmt.Appendf(nil, numbers, rate, n)}}
		var found diag.List
		for _, plain := range []bool{false, true} {
			built := compiler.Compile(fsys, "numbers", compiler.Options{NoOptimise: plain})
			found = append(found, built.Diags...)
		}
		return found
	}
	for _, n := range []string{"2147483646", "2147483647", "2147483648", "-2147483647", "-2147483648", "-2147483649",
		"9223372036854775807", "-9223372036854775808"} {
		if found := compile("1", n); found.HasErrors() {
			t.Errorf("%s does not compile: %v", n, found.Sorted())
		}
	}
	for rate, fits := range map[string]bool{
		"2147483647": true, "-2147483648": true, "1 / 2147483647": true, "0.000000001": true, "2147483647 * 0.5": true,
		"2147483648": false, "1 / 2147483648": false, "0.0000000001": false, "2147483647 * 1.5": false,
		"(1 / 100000) * (1 / 100000)": false,
	} {
		found := compile(rate, "1").Sorted()
		if fits == found.HasErrors() {
			t.Errorf("rate = %s gives %v", rate, found)
		}
		for _, d := range found {
			if d.Severity == diag.Error && (d.Code != "SC206" || d.Range.Start.Line != 12 ||
				!strings.Contains(d.Detail, "2147483647")) {
				t.Errorf("rate = %s gives %s (%s) at %s", rate, d.Code, d.Detail, d.Range)
			}
		}
	}
}
