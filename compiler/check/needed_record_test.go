package check_test

import (
	"strings"
	"testing"
)

// A game may add fields to a record that its base needs. It can neither change nor leave out those that the base asks
// for.
func TestNeededRecordWithMoreFields(t *testing.T) {
	const game = `-- game/g.hcl --
scenario "game" { extends = "../base" }
player west {}
space here {}
record siege { fields = %s }
setup {}
sequence main {
  call begin {}
  destroy s {
    in    = every(siege)
    where = s.spot == space.here && s.n > %d
  }
  check_victory {}
}
victory late { when = count(every(siege)) > 3 }
-- base/b.hcl --
scenario "base" { abstract = true }
needs record siege { fields = { spot = space, n = int } }
needs space here {}
procedure begin {
  create _ {
    record = siege
    spot   = space.here
    n      = 2
  }
}
`
	for _, c := range []struct{ fields, read, want string }{
		{"union(inherited, { z = { type = int, default = 1 } })", "s.z", ""},
		{"union(inherited, { z = optional(player) })", "(s.z == player.west ? 1 : 0)", ""},
		{"{ spot = space, n = int, z = { type = int, default = 1 } }", "s.z", ""},
		{"union(inherited, { z = int })", "s.z", `The field "z" of siege has no default and is not given`},
		{"union(inherited, { n = bool })", "0", "record siege changes fields, on which other rules rely"},
		{"without(inherited, [n])", "0", "write fields = union(inherited, { NAME = TYPE })"},
		{"{ z = int }", "s.z", "record siege changes fields, on which other rules rely"},
	} {
		_, found := compile(t, strings.Replace(strings.Replace(game, "%s", c.fields, 1), "%d", c.read, 1))
		if c.want == "" && len(found) > 0 || !strings.Contains(show(found), c.want) {
			t.Errorf("%s: want %q, got\n%s", c.fields, c.want, show(found))
		}
	}
}
