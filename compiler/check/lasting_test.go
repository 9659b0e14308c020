package check_test

import (
	"strings"
	"testing"
)

const lasting = `-- game/v.hcl --
scenario "variant" {
  extends = "../base"
}
%s
-- base/b.hcl --
scenario "base" {}
player west {}
space here {}
record fight {
  fields = { place = space }
}
record treaty {
  fields = { term = { type = int, default = 0 } }
}
class space {
  state = { seen = { type = int, lasts = phase.turn } }
}
procedure step {
  set space here { seen = space.here.seen + 1 }
}
setup {}
phase turn {
  call step {}
  check_victory {}
}
sequence main {
  repeat {
    times = 9
    call turn {}
  }
}
victory late {
  when = space.here.seen > 3
}
`

// State lasts as long as what is declared, and a variant may change how long.
func TestStateLasts(t *testing.T) {
	for _, c := range []struct{ variant, want string }{
		{"class piece {\n  state = { tired = { type = bool, lasts = procedure.step } }\n}", ""},
		{"class piece {\n  state = { tired = { type = bool, lasts = [procedure.step, phase.turn, record.fight] } }\n}", ""},
		{"class space {\n  state = { seen = { type = int, lasts = procedure.step } }\n}", ""},
		{"class piece {\n  state = { tired = { type = bool, lasts = phase.step } }\n}", `SC157 there is no phase "step"`},
		{"class piece {\n  state = { tired = { type = bool, lasts = procedure.stp } }\n}",
			`SC157 there is no procedure "stp"`},
		{"class piece {\n  state = { tired = { type = bool, lasts = record.fihgt } }\n}", `SC157 there is no record "fihgt"`},
		{"class piece {\n  state = { tired = { type = bool, lasts = turn } }\n}",
			"SC157 `lasts` names procedures, phases or records"},
		{"class piece {\n  state = { tired = { type = bool, lasts = [] } }\n}",
			"SC157 `lasts` is an empty list"},
		{"class piece {\n  state = { tired = { type = bool, lasts = [phase.turn, record.fight, phase.turn] } }\n}",
			"SC157 `lasts` names phase turn twice"},
		{"class piece {\n  state = { tired = { type = bool, lasts = sequence.main } }\n}",
			"SC157 `lasts` names procedures, phases or records"},
		{"class piece {\n  state = { home = { type = space, lasts = phase.turn } }\n}",
			"SC157 home has `lasts` and no default"},
		{"class unit {\n  attributes = { slow = { type = bool, default = false, lasts = phase.turn } }\n}",
			"SC157 lasts is only for state and fields of records"},
		{"record raid {\n  fields = {\n    n = { type = int, default = 0, lasts = record.raid }\n  }\n}",
			"SC157 a field of a record ends with the record: n needs no `lasts`"},
		{"record raid {\n  fields = {\n    n = { type = int, default = 0, lasts = record.fight }\n  }\n}", ""},
	} {
		_, found := compile(t, strings.Replace(lasting, "%s", c.variant, 1))
		var got []string
		for _, d := range found.Sorted() {
			if d.Code == "SC157" {
				got = append(got, d.Code+" "+d.Summary)
			}
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s\ngives %q, want %q\n%s", c.variant, got, c.want, show(found))
		}
	}
}
