package check_test

import (
	"strings"
	"testing"
)

// A mistake in a change of a base is one error at the change, and a game is not told to remove what its base needs.
func TestChangesOfABase(t *testing.T) {
	const game = `-- game/v.hcl --
scenario "game" { extends = "../base" }
player west {}
space here {}
resource oil {}
%s
function dear { is = sum([for u in every(unit) : u.price[resource.oil]]) }
setup {}
sequence main {
  call begin {}
  say { text = "${dear()}" }
  check_victory {}
}
victory late { when = count(every(piece)) > 3 }
-- base/b.hcl --
scenario "base" { abstract = true }
needs space here {}
needs resource oil {}
needs phase winter {}
needs die d {}
needs movement foot { params = { mover = piece } }
class unit {
  attributes = {
    price = { type = map(resource, int), default = { oil = 1 } }
    rank  = { type = int, default = 0 }
  }
}
unit boat { price = { oil = 2 } }
function ranked { is = count([for u in every(unit) : u if u.rank > 1]) }
procedure begin {
  say { text = "${ranked()}" }
  call winter {}
}
`
	const needed = "phase winter {}\ndie d { faces = range(1, 6) }\nmovement foot {}\n"
	for _, c := range []struct{ variant, want, at string }{
		{needed, "", ""},
		{needed + "unit boat { price = without(inherited, [oil]) }", "", ""},
		{needed + "die e { faces = range(1, 6) }", "SC125 nothing uses die e", "v.hcl:8,"},
		{needed + "class unit { flags = [rank] }", "SC184 declaring flag rank of class unit breaks the base", "v.hcl:8,23"},
		{needed + "unit boat { price = { oil = inherited[resource.oil] } }",
			"SC208 this expression is not part of the language", "v.hcl:8,29"},
		{needed + "unit boat { price = without(inherited, [resource.oil]) }",
			"SC193 the map without resource.oil is the same", "v.hcl:8,41"},
	} {
		_, found := compile(t, strings.Replace(game, "%s", c.variant, 1))
		var got, at []string
		causes, _ := found.Causes()
		for _, d := range causes {
			got = append(got, d.Code+" "+d.Summary)
			at = append(at, d.Range.String())
		}
		if strings.Join(got, ", ") != c.want || !strings.Contains(strings.Join(at, " "), c.at) {
			t.Errorf("%s\ngives %q, want %q\n%s", c.variant, got, c.want, show(found))
		}
	}
}
