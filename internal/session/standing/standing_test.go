package standing_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session/standing"
	"github.com/scenario-lang/scenario/runtime"
)

const rules = `
scenario "hills" {}
player red { title = "The Reds" }
player blue {}
class player {
  state = {
    fame   = { type = int, default = 1, show = true }
    secret = { type = int, default = 7 }
  }
}
class space {
  state = { holder = optional(player) }
}
resource gold {
  title = "Gold"
  start = 5
}
unit guard { title = "guard" }
unit wagon {}
space north {
  title   = "North Hill"
  borders = [space.south]
}
space south {}
setup {
  set game { active = player.red }
  set space south { holder = player.blue }
  place south {
    blue = { guard = 2 }
  }
  place north {
    red = { wagon = 1 }
  }
}
action storm {
  text = "storm"
  do {
    set space south { holder = player.red }
    set space north { holder = player.red }
    lost = take(pieces(space.south), 1)
    destroy lost {}
    create {
      unit  = unit.wagon
      owner = player.red
      at    = space.north
      count = 2
    }
    gain actor { gold = 3 }
  }
}
sequence main {
  offer {
    to      = player.red
    actions = [action.storm]
    done    = "stop"
  }
  check_victory {}
}
victory never { when = player.red.gold > 100 }
`

// What has become of the players is said with who held what before; how they stand, with what is always shown.
func TestWhatHasChanged(t *testing.T) {
	built := compiler.Compile(fstest.MapFS{"h/h.hcl": {Data: []byte(rules)}}, "h", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	g, err := runtime.New(built.Program, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	view := func() *runtime.View {
		v, err := g.View(runtime.Everyone)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	before := view()
	if got := standing.Compare(built.Program, 0, before, view()); got != nil {
		t.Errorf("nothing has happened: %q", got)
	}
	if err := g.Do("storm"); err != nil {
		t.Fatal(err)
	}
	got := strings.Join(standing.Compare(built.Program, 0, before, view()), "\n")
	want := "The Reds: takes North Hill, south (blue); gets 2 wagons; Gold 5 → 8\nblue: loses 1 guard"
	if got != want {
		t.Errorf("it says\n%s\nand not\n%s", got, want)
	}
	score := standing.Score(built.Program, 0, g, view())
	if len(score) != 2 || score[0].Held != 2 || score[0].Pieces != 3 ||
		strings.Join(score[0].Fields, ", ") != "fame 1, Gold 8" {
		t.Errorf("the score is %+v", score)
	}
	if !score[0].Active || score[1].Active {
		t.Errorf("it is not the turn of the Reds alone: %+v", score)
	}
}

// Pieces of an unknown kind count as pieces. Those whose kind is shown or hidden are neither new nor lost.
func TestHiddenPiecesCount(t *testing.T) {
	hidden := strings.NewReplacer("action storm {", `class piece { state = { shown = bool } }
hide kinds {
  of      = piece
  members = [unit]
  when    = !self.shown && self.owner != viewer
}
action show {
  text = "show ${c}"
  param c { in = pieces(space.south) }
  do {
    set c { shown = !c.shown }
  }
}
action storm {`, "[action.storm]", "[action.show]").Replace(rules)
	built := compiler.Compile(fstest.MapFS{"h/h.hcl": {Data: []byte(hidden)}}, "h", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	g, err := runtime.New(built.Program, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	views := []*runtime.View{}
	for range 3 {
		v, err := g.View(0)
		if err != nil {
			t.Fatal(err)
		}
		if score := standing.Score(built.Program, 0, g, v); score[1].Pieces != 2 {
			t.Errorf("the score is %+v", score)
		}
		if err := g.Do("show " + map[bool]string{true: "guard", false: "hidden"}[len(views) == 1]); err != nil {
			t.Fatal(err)
		}
		views = append(views, v)
	}
	for i := range 2 {
		if got := standing.Compare(built.Program, 0, views[i], views[i+1]); got != nil {
			t.Errorf("nothing has happened: %q", got)
		}
	}
}
