package runtime_test

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

const barrage = `scenario "barrage" {}
player red { title = "Red" }
player blue {}
class unit {
  attributes = { aim = int }
}
class piece {
  state = { hurt = bool }
}
value aim {
  of = piece
  is = self.unit.aim
}
unit gun { aim = 3 }
unit horse { aim = 2 }
die d6 { faces = range(1, 6) }
space field {
  title   = "the Field"
  borders = [space.camp]
}
space camp {}
setup {
  place field { red = { gun = 1, horse = 2 } }
  place camp { blue = { gun = 1 } }
}
action fire {
  text = "fire"
  do {
    roll _volley {
      die     = die.d6
      each    = pieces(space.field)
      at_most = it.aim
    }
    roll _charge {
      die     = die.d6
      each    = pieces(space.field)
      at_most = it.aim + 1
    }
    roll _luck { die = die.d6 }
    roll _last {
      die     = die.d6
      count   = 2
      exactly = 6
    }
    theirs = pieces(space.camp)
    attempt {
      roll _tried { die = die.d6 }
      destroy theirs {}
      ensure { that = false }
    }
    horses = where(pieces(space.field), piece.unit == unit.horse)
    destroy horses {}
    say { text = "Done." }
  }
}
sequence main {
  set game { round = 1 }
  offer {
    to      = player.red
    actions = [action.fire]
    done    = "hold"
    once    = true
  }
  check_victory {}
}
victory all {
  when   = empty(pieces(space.field))
  winner = player.blue
}
`

// Dice and destroyed pieces are told in order, between what the rules say; what an attempt gives up is not told.
func TestTell(t *testing.T) {
	p := compiletest.Program(t, barrage)
	var said []string
	g, err := runtime.New(p, 1, runtime.Options{Tell: true, Log: func(l runtime.Line) { said = append(said, l.Text) }})
	if err != nil {
		t.Fatal(err)
	}
	g.Script([]int64{3, 2, 5, 4, 3, 6, 1, 6, 5, 2})
	if err := g.Do("fire"); err != nil {
		t.Fatal(err)
	}
	want := []string{
		"Red rolls in the Field: 3 (1 gun: hits on 3 or less); 2, 5 (2 horses: hits on 2 or less) – hits: 2",
		"Red rolls in the Field: 4 (1 gun: hits on 4 or less); 3, 6 (2 horses: hits on 3 or less) – hits: 2",
		"Rolled: 1",
		"Rolled: 6, 5 (hits on 6) – hits: 1",
		"Removed from the Field: Red 2 horses",
		"Done.",
	}
	if !slices.Equal(said, want) {
		t.Errorf("said:\n%q\nwant:\n%q", said, want)
	}
}

// A game of which dice and destroyed pieces are told is the same game as one of which nothing is.
func TestTellingChangesNothing(t *testing.T) {
	for _, p := range []*program.Program{compile(t, "skirmish"), compiletest.Program(t, barrage)} {
		told := 0
		a, err := runtime.New(p, 5, runtime.Options{Tell: true, Log: func(l runtime.Line) {
			if l.Kind != runtime.Spoken {
				told++
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		b, err := runtime.New(p, 5, runtime.Options{Log: func(runtime.Line) {}})
		if err != nil {
			t.Fatal(err)
		}
		x, y := bot.Random(1), bot.Random(1)
		for n := 0; n < 200 && a.Decision() != nil; n++ {
			if err, err2 := x.Decide(a), y.Decide(b); (err == nil) != (err2 == nil) {
				t.Fatalf("decision %d: %v, and without telling %v", n, err, err2)
			}
			if a.Hash() != b.Hash() || a.Steps() != b.Steps() {
				t.Fatalf("decision %d: another state, or %d steps instead of %d", n, a.Steps(), b.Steps())
			}
		}
		if told == 0 {
			t.Error("nothing was told")
		}
	}
}
