package check_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl/diag"
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

// EncodeAsked, rolling and telling change no piece: a battle in which nobody is taken off never ends.
func TestLoopsOverPieces(t *testing.T) {
	const frame = `
scenario "loops" {
  title = "Loops"
}
class player {}
player red {}
player blue {}
class unit {}
unit guard {}
die d6 {
  faces = range(1, 6)
}
class space {}
space field {
  borders = [space.camp]
}
space camp {}
function fought_over {
  params = { s = space }
  is     = any([for p in pieces(s) : p.owner == player.red]) && any([for p in pieces(s) : p.owner == player.blue])
}
sequence main {
  repeat {
    while = %s
    roll hits {
      die     = die.d6
      each    = pieces(space.field)
      at_most = 2
    }
    choose lost {
      by     = player.red
      prompt = "Whom?"
      from   = pieces(space.field)
      count  = hits
    }
    %s
    say {
      text = "${lost}"
    }
  }
  end_game {
    because = "over"
  }
}
setup {
  place field {
    red  = { guard = 2 }
    blue = { guard = 2 }
  }
}
`
	for _, while := range []string{"any([for p in pieces(space.field) : p.owner == player.red])",
		"fought_over(space.field)", "count(every(piece)) > 1"} {
		for body, endless := range map[string]bool{
			"":                              true,
			"gone = lost":                   true,
			"destroy lost {}":               false,
			"move lost { to = space.camp }": false,
			"for p {\n in = lost\n set p { owner = player.blue }\n}": strings.HasPrefix(while, "count"),
		} {
			_, found := compile(t, "-- game/g.hcl --\n"+fmt.Sprintf(frame, while, body))
			told := false
			for _, d := range found {
				told = told || d.Code == "SC243"
			}
			if told != endless {
				t.Errorf("while %s with %q: told %v, want %v: %v", while, body, told, endless, found)
			}
		}
	}
}

// What a procedure does that games declare is not known, so it may end a loop.
func TestLoopsThatCallWhatIsNeeded(t *testing.T) {
	const text = `
-- game/g.hcl --
scenario "loops" {
  title    = "Loops"
  abstract = true
}
class player {}
player red {}
class game {
  state = { n = { type = int, default = 0 } }
}
NEED procedure step {}
procedure steps {
  repeat {
    while = game.n < 3
    call step {}
  }
}
`
	for need, want := range map[string]bool{"needs": false, "": true} {
		_, found := compile(t, strings.Replace(text, "NEED", need, 1))
		told := slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.Code == "SC243" })
		if told != want {
			t.Errorf("%q: told %v: %v", need, told, found)
		}
	}
}

// The condition of a whole loop does not see what the loop binds, and says where that can be read.
func TestConditionsOfLoopsAreOutside(t *testing.T) {
	const frame = `
-- game/g.hcl --
scenario "loops" {
  title = "Loops"
}
class player {}
player red {}
sequence main {
  for p {
    in   = every(player)
    when = %s
    say {
      text = "${p}"
    }
  }
}
`
	for when, want := range map[string]string{"p == player.red": "Write where to decide for each p.",
		"q == player.red": "", "game.round > 0": ""} {
		_, found := compile(t, fmt.Sprintf(frame, when))
		told := ""
		for _, d := range found {
			if strings.Contains(d.Detail, "where") {
				told = d.Detail
			}
		}
		if (want == "") != (told == "") || !strings.Contains(told, want) {
			t.Errorf("when = %s: told %q, want %q", when, told, want)
		}
	}
}
