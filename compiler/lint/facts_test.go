package lint_test

import (
	"strings"
	"testing"
)

// What is known of conditions: "never", "always", or "" where play decides. Each is in a forbid of an action whose
// parameter is `what`. A value that is too wide is a lost chance; one that is too narrow is wrong.
func TestKnownValues(t *testing.T) {
	const declared = `class space {
  attributes = {
    height = { type = int, default = 1 }
    kind   = { type = ground, default = ground.grass }
    tags   = { type = set(ground), default = [] }
  }
  state = {
    fort  = { type = int, default = 0, min = 0, max = 3 }
    snow  = { type = bool }
    taken = optional(player)
    marks = set(ground)
    lost  = { type = int, default = 2 }
  }
}

enum ground {
  values = [grass, rock, sand]
}

space hill {
  height = 4
  kind   = ground.rock
  tags   = [ground.rock]
}

resource gold {}

option snow {
  type    = int
  default = 1
  min     = 0
  max     = 5
}

procedure play_on {
  params = { s = space, n = int }

  set s {
    fort  = min(3, s.fort + n)
    snow  = option.snow > 2
    marks = union(s.marks, [ground.sand])
    lost  = s.height > 2 ? 5 : 7
  }
  gain player north { gold = n }
  pay player south { gold = n }
}

function highest {
  is = max(0, count([for s in every(space) : s if s.height > 3]))
}

function over {
  params = { s = space, n = int }
  twice  = n * 2
  is     = s.height > twice
}

phase turns {
  call play_on {
    s = space.hill
    n = game.round
  }
  choose where {
    by     = player.north
    prompt = "Where?"
    from   = [for s in every(space) : s if s.height > 3]
    pass   = "nowhere"
  }
  if {
    when = where != none
    set game { round = where.height }
  }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`
	for _, c := range []struct{ when, want string }{
		// Attributes and how many there are.
		{"any([for s in every(space) : s.height > 4])", "never"},
		{"any([for s in every(space) : s.height > 3])", "always"},
		{"all([for s in every(space) : s.height > 0])", "always"},
		{"all([for s in every(space) : s.height > 1])", "never"},
		{"count([for s in every(space) : s if s.kind == ground.rock]) == 1", "always"},
		{"count([for s in every(space) : s if s.kind == ground.rock && s.snow]) == 1", ""},
		{"count([for s in every(space) : s if s.kind == ground.rock && s.snow]) == 2", "never"},
		{"sum([for s in every(space) : s.height]) == 5", "always"},
		{"sum([for s in every(space) : s.height if s.fort > 1]) > 5", "never"},
		{"sum([for s in every(space) : s.height if s.fort > 1]) > 4", ""},
		{"any([for s in every(space) : contains(s.tags, ground.sand)])", "never"},
		{"contains(space.hill.tags, ground.rock)", "always"},
		{"any([for p in every(piece) : p.space.kind == ground.sand])", "never"},
		{"any([for p in every(piece) : p.space.kind == ground.rock])", ""},
		{"count(every(piece)) < 0", "never"},
		{"count(every(piece)) == 0", ""},
		// State: what it begins with and all that is put there, nothing else.
		{"space.hill.fort > 3", "never"},
		{"space.hill.fort == 3", ""},
		{"space.hill.snow", ""},
		{"space.hill.taken != none", "never"},
		{"contains(space.hill.marks, ground.sand)", ""},
		{"space.hill.lost == 5", ""},
		{"space.wood.lost == 3", "never"},
		{"actor.gold >= 0", "always"},
		{"actor.gold > 0", ""},
		{"actor.money > 5", ""},
		{"game.round > 100", ""},
		{"game.active == actor", ""},
		// Options, functions, choices.
		{"option.snow > 5", "never"},
		{"option.snow > 0", ""},
		{"highest() == 1", "always"},
		{"over(space.hill, 2)", "never"},
		{"over(space.hill, 1)", "always"},
		{"over(space.hill, actor.money)", ""},
		// Logic.
		{"what.cost == 3 || actor.money > 5", "always"},
		{"what.cost == 4 && actor.money > 5", "never"},
		{"(actor == player.north ? 1 : 2) > 2", "never"},
		{"(actor == player.north ? 1 : 2) > 1", ""},
		{"!(actor == player.north || what.cost == 3)", "never"},
		{"min(actor.money, 3) > 3", "never"},
		{"max(actor.money, 3) < 3", "never"},
		{"abs(actor.money - 7) < 0", "never"},
		{"first([for s in every(space) : s if s.height > 9]) == none", "always"},
		{"first([for s in every(space) : s if s.snow]) == none", ""},
		{"contains([space.hill], space.wood)", "never"},
		{"contains(adjacent(space.hill), space.wood)", ""},
		{"9223372036854775807 - 1 > actor.money", ""},
	} {
		src := declared + "\nforbid it {\n  action  = action.train\n  when    = " + c.when + "\n  message = \"No.\"\n}\n"
		r, errs := look(t, folder(src), "example", nil)
		if len(errs) > 0 {
			t.Fatalf("%s: %s", c.when, show(errs))
		}
		line := strings.Count(src[:strings.Index(src, "forbid it")], "\n") + 3 + 4
		got := ""
		for _, f := range r.Findings {
			switch {
			case f.Range.Start.Line != line:
			case f.Code == "SL301" && strings.HasPrefix(f.Summary, "forbid it"):
				got = "never"
			case f.Code == "SL302" && strings.HasPrefix(f.Summary, "forbid it"):
				got = "always"
			}
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.when, got, c.want)
		}
		for _, f := range r.Findings {
			if f.Code == "SL301" && !strings.HasPrefix(f.Summary, "forbid it") && f.Range.Start.Line != line {
				t.Errorf("%s: elsewhere: %s", c.when, f.Summary)
			}
		}
	}
}
