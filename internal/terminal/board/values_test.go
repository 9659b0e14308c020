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

// To look at a space shows which values of its pieces the rules have changed.
func TestValuesInASpace(t *testing.T) {
	const hill = `
value strength {
  of = piece
  is = self.unit.strength
}
modifier uphill {
  to   = value.strength
  when = self.space == space.north
  add  = 3
}
`
	built := compiler.Compile(fstest.MapFS{"h/h.hcl": {Data: []byte(rules + hill)}}, "h", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	s, err := session.New(session.Config{Program: built.Program, Seed: 1, Seats: []string{"human", "human"}, FrontEnd: silent{}})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	b := board.New(s, &out, func() int { return board.Width }, false)
	v, err := s.Game().View(0)
	if err != nil {
		t.Fatal(err)
	}
	b.Look(v, "north")
	if !strings.Contains(out.String(), "  The Reds 2 guards: strength 5 by the rules, 2 by itself\n") {
		t.Errorf("north:\n%s", out.String())
	}
	out.Reset()
	if b.Look(v, "south"); strings.Contains(out.String(), "by the rules") {
		t.Errorf("south:\n%s", out.String())
	}
}
