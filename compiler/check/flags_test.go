package check_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
)

const flagged = `-- game/v.hcl --
scenario "variant" {
  extends = "../base"
}
%s
-- base/b.hcl --
scenario "base" {}
player west {}
space here {}
class unit { flags = [dives, raids] }
unit boat { flags = [dives] }
unit cart {}
setup {}
sequence main {
  check_victory {}
}
victory late {
  when = any([for u in every(unit) : u.dives || u.raids])
}
`

// A variant adds flags to a class and to a unit, by the list or by name. Wrong lists are reported.
func TestFlags(t *testing.T) {
	for _, c := range []struct{ variant, want string }{
		{"unit boat { flags = union(inherited, [raids]) }", "boat dives raids"},
		{"unit boat { flags = without(inherited, [dives]) }", ""},
		{"unit boat { flags = [raids] }", "boat raids"},
		{"unit boat { raids = true }", "boat dives raids"},
		{"unit boat { dives = false }", ""},
		{"unit boat { dives = inherited && false }", ""},
		{"unit cart { dives = !inherited }", "boat dives, cart dives"},
		{"unit boat { raids = inherited || true }", "boat dives raids"},
		{"unit cart { flags = union(inherited, [raids]) }", "boat dives, cart raids"},
		{"class unit { flags = [rams] }\nunit cart { rams = !inherited }", "SC194 there is nothing to inherit"},
		{"class unit { flags = [rams] }\nunit cart { flags = [rams] }", "boat dives, cart rams"},
		{"class unit { flags = union(inherited, [rams]) }\nunit cart { flags = [rams, dives] }",
			"boat dives, cart dives rams"},
		{"class unit { flags = without(inherited, [raids]) }", "SC156 a block of class unit can only add flags"},
		{"unit cart { flags = [raid] }", "SC156 unit has no flag \"raid\""},
		{"unit cart { flags = [raids, raids] }", "SC156 unit cart has the flag \"raids\" twice"},
		{"unit cart { flags = raids }", "SC156 flags is a list of names"},
		{"unit cart { flags = [1] }", "SC156 this cannot be the name of a flag"},
		{"unit cart { flags = [title] }", "SC156 \"title\" is an attribute of unit, and no flag"},
		{"player west { flags = [raids] }", "SC156 player has no flags"},
		{"class unit { flags = [rams, rams] }", "SC116 unit has two members \"rams\""},
		{"class unit { flags = [raids, raids] }", "SC116 unit has two members \"raids\""},
		{"class piece { flags = [rams] }", "SC117 piece has no attributes, so it has no flags"},
		{"class player { attributes = { flags = { type = int, default = 1 } } }\nplayer west { flags = 2 }", "boat dives"},
		{"class unit {\n  attributes = { flags = { type = int, default = 1 } }\n}\nclass unit { flags = [rams] }",
			"SC116 unit already has an attribute \"flags\""},
	} {
		sc, found := compile(t, strings.Replace(flagged, "%s", c.variant, 1))
		var got []string
		for _, d := range found.Sorted() {
			if strings.HasPrefix(c.want, d.Code) {
				got = append(got, d.Code+" "+d.Summary)
			}
		}
		if sc != nil && !found.HasErrors() {
			for _, u := range sc.Class(ir.RoleUnit).Members {
				words := u.Name
				for _, a := range u.Class.Attrs {
					if v := u.Given(a); a.Flag && v != nil && v.Int == 1 {
						words += " " + a.Name
					}
				}
				if words != u.Name {
					got = append(got, words)
				}
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s\ngives %q, want %q\n%s", c.variant, got, c.want, show(found))
		}
	}
}
