package compiler_test

import (
	"slices"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// TestChance runs the tests of a scenario that keeps one of several dice, rolls dice whose faces are a list, and picks.
func TestChance(t *testing.T) { playsRight(t, "testdata/chance") }

const lots = `scenario "lots" {
  title = "Lots"
}
player north {}
player south {}
space field {}
unit foot {}
unit tank {}
class player {
  state = { secret = { type = int, default = 4 } }
}
hide secrets {
  of      = player
  members = [secret]
  when    = self != viewer
}
hide tanks {
  of      = piece
  members = [unit]
  when    = self.unit == unit.tank
}
setup {
  place field { north = { foot = 2, tank = 1 } }
}
procedure draw {
  pick two {
    from  = pieces(space.field)
    count = 2
  }
  owner = player.north
  pick n { from = [owner.secret] }
  roll faces {
    faces = [owner.secret + 1]
    count = 2
  }
  say { text = "${two[0]}, ${two[1]}; ${n}, ${faces[0]}" }
}
sequence main {
  call draw {}
  check_victory {}
}
victory v {
  when = every(player)[0].secret > 5
}
`

// TestLots draws lots by hand. Dice whose faces are hidden are thrown by the game. What everybody may know of the
// others is shown, and a text tells the value of something hidden, drawn or rolled, only to those who may see what it
// was drawn from.
func TestLots(t *testing.T) {
	built := compiler.Compile(fstest.MapFS{"lots/lots.hcl": {Data: []byte(lots)}}, "lots", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	var said []runtime.Line
	var asked []runtime.WantedDice
	throw := func(w runtime.WantedDice) ([]int64, error) {
		asked = append(asked, w)
		if w.Thrown != nil {
			return w.Thrown, nil
		}
		return w.Values[1:3], nil
	}
	if _, err := runtime.New(built.Program, 1, runtime.Options{Dice: throw, Log: func(l runtime.Line) {
		said = append(said, l)
	}}); err != nil {
		t.Fatal(err)
	}
	if len(asked) != 2 || asked[0].Count != 2 || !slices.Equal(asked[0].Lots, []string{"foot", "foot", "hidden"}) ||
		!slices.Equal(asked[0].Faces, []string{"1", "2", "3"}) {
		t.Fatalf("asked for %+v", asked)
	}
	if w := asked[1]; !slices.Equal(w.Thrown, []int64{5, 5}) || w.Count != 2 || w.Title != "" || w.Faces != nil ||
		w.Values != nil {
		t.Errorf("a roll of hidden faces tells more than that there are two dice: %+v", w)
	}
	if len(said) != 1 {
		t.Fatalf("%d lines are said", len(said))
	}
	for reader, want := range []string{"foot, hidden; 4, 5", "foot, hidden; hidden, hidden"} {
		if got := said[0].For(reader); got != want {
			t.Errorf("player %d reads %q, want %q", reader, got, want)
		}
	}
}
