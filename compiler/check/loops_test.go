package check_test

import (
	"fmt"
	"strings"
	"testing"
)

// A loop whose body only calls is judged by what is called, wherever that is declared.
func TestLoopsThatCall(t *testing.T) {
	const frame = `
scenario "loops" {
  title = "Loops"
}
class game {
  state = {
    n = { type = int, default = 0 }
    m = { type = int, default = 0 }
  }
}
class player {}
player red {}
class space {}
space field {
  borders = [space.camp]
}
space camp {}
event stirred {}
on stirred count_it {
  set game { n = game.n + 1 }
}
sequence main {
  repeat {
    while = game.n < 3
    call outer {}
  }
  end_game {
    because = "over"
  }
}
procedure outer {
  if {
    when = game.m >= 0
    call inner {}
  }
}
procedure inner {
%s
}
setup {
  set game { m = 1 }
}
`
	for body, endless := range map[string]bool{
		"set game { m = game.m + 1 }":                      true,
		"set game { n = game.n + 1 }":                      false,
		"emit stirred {}":                                  false,
		"check_victory {}":                                 false,
		"end_game {\n because = \"over\"\n}":               false,
		"return {}":                                        true,
		"repeat {\n times = 2\n set game { n = 3 }\n}":     false,
		"if {\n when = game.m > 9\n set game { n = 3 }\n}": false,
	} {
		_, found := compile(t, fmt.Sprintf(frame, body))
		said := strings.Contains(show(found), "SC243")
		if said != endless {
			t.Errorf("%s: said is %s", body, show(found))
		}
		for _, d := range found {
			if d.Severity.String() == "error" && d.Code != "SC243" {
				t.Errorf("%s: %s %s", body, d.Code, d.Detail)
			}
		}
	}
}
