package board_test

import (
	"bytes"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/board"
)

// To look at something shows what the values there come from: each modifier by its name, in the order in which it
// applies, and what bounds and rounding make of it. What depends on something hidden is not shown.
func TestWhatValuesComeFrom(t *testing.T) {
	const values = `
value strength {
  of = piece
  is = self.unit.strength
}
modifier uphill {
  to   = value.strength
  when = self.space == space.north
  add  = 3
}
value tax {
  of    = player
  is    = 5
  max   = 8
  round = up
}
modifier market_day {
  to  = value.tax
  add = 2
}
modifier unrest {
  to   = value.tax
  when = self == player.blue
  add  = -4
}
modifier tithe {
  to      = value.tax
  percent = 50
}
value luck {
  of = player
  is = 1
}
modifier omen {
  to  = value.luck
  add = space.south.omen
}
class space {
  state = { omen = { type = int, default = 2, min = 1, max = 6 } }
}
`
	const hidden = `
hide omens {
  of      = space
  members = [omen]
  when    = true
}
`
	look := func(more string) func(name string) string {
		built := compiler.Compile(fstest.MapFS{"h/h.hcl": {Data: []byte(rules + values + more)}}, "h", compiler.Options{})
		if built.Program == nil {
			t.Fatal(built.Diags)
		}
		s, err := session.New(session.Config{Program: built.Program, Seed: 1, Seats: []string{"human", "human"},
			FrontEnd: silent{}})
		if err != nil {
			t.Fatal(err)
		}
		v, err := s.Game().View(0)
		if err != nil {
			t.Fatal(err)
		}
		return func(name string) string {
			var out bytes.Buffer
			board.New(s, &out, func() int { return board.Width }, false).Look(v, name)
			return out.String()
		}
	}
	open, closed := look(""), look(hidden)
	for _, x := range []struct {
		look  func(string) string
		name  string
		shown string // with "!": not shown
	}{
		{open, "north", "  The Reds 2 guards: strength 5: 2 by itself, +3 uphill\n"},
		{open, "south", "!by itself"},
		{open, "red", "  tax 8: 5 by itself, +2 market day, +4 tithe, -3 by the rules\n"},
		{open, "blue", "  tax 5: 5 by itself, +2 market day, -4 unrest, +2 tithe\n"},
		{open, "red", "  luck 3: 1 by itself, +2 omen\n"},
		{closed, "red", "  tax 8: 5 by itself"},
		{closed, "red", "!luck"},
		{closed, "north", "strength 5: 2 by itself, +3 uphill\n"},
	} {
		text, not := strings.CutPrefix(x.shown, "!")
		if got := x.look(x.name); strings.Contains(got, text) == not {
			t.Errorf("%s: %q is shown: %t\n%s", x.name, text, !not, got)
		}
	}
}
