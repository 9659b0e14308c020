package runtime_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
)

// levies are rules in which red destroys pieces to which blue has given sealed orders.
const levies = `
scenario "raids" {
  language_version = 2
}
player red {}
player blue {}
unit guard {}
unit rider {}
space hill { borders = [space.dale] }
space dale { borders = [space.moor] }
space moor {}
class piece {
  state = {
    tired = bool
    hurt  = bool
  }
}
class game {
  state = { guards = { type = int, default = 3 } }
}
function mine {
  params = { p = player }
  is     = [for c in every(piece) : c if c.owner == p && !c.tired]
}
function blues {
  is = [for c in pieces(space.dale) : c if c.owner == player.blue]
}
action raid {
  text = "raid ${n}"
  param n { in = range(1, 5) }
  do {
    destroy p { in = take(blues(), n) }
  }
}
action wound {
  text = "wound"
  do {
    gone = take(blues(), 1)
    destroy gone {}
    set p {
      in   = blues()
      hurt = true
    }
  }
}
action enlist {
  text = "enlist"
  do {
    create {
      unit  = unit.guard
      owner = actor
      at    = space.hill
    }
  }
}
action go_to {
  text = "go ${who} to ${there}"
  param who { in = mine(actor) }
  param there { in = [for s in every(space) : s if s != who.space] }
  do {
    set who { tired = true }
    move who { to = there }
  }
}
action lead {
  text = "lead ${who} away"
  param who {
    in    = mine(actor)
    count = 2
  }
  do {
    set who { tired = true }
    move who { to = space.moor }
  }
}
setup {
  place dale {
    blue = { guard = 3, rider = 1 }
  }
}
sequence main {
  offer {
    to      = every(player)
    actions = [action.raid, action.wound, action.enlist, action.go_to, action.lead]
    prompt  = "Orders"
    done    = "done with it"
    sealed  = true
  }
  choose last {
    by   = player.red
    from = every(space)
  }
}
`

// An order for one of several equal pieces is obeyed by another one if just that piece is destroyed before it is
// carried out.
func TestEqualPiecesObey(t *testing.T) {
	p := compiletest.Program(t, levies)
	for _, c := range []struct {
		name      string
		red, blue []string
		at        map[string]int // pieces of blue by space
		reads     []string       // by blue
	}{
		{name: "one is gone", red: []string{"raid 1"}, blue: []string{"go guard to hill"},
			at: map[string]int{"dale": 2, "hill": 1}},
		{name: "two of two", red: []string{"raid 1"}, blue: []string{"go guard to hill", "go guard to moor"},
			at: map[string]int{"dale": 1, "hill": 1, "moor": 1}},
		{name: "as many as are left", red: []string{"raid 2"}, blue: []string{"go guard to hill", "go guard to moor"},
			at:    map[string]int{"dale": 1, "hill": 1},
			reads: []string{"go guard to moor: This is not possible any more."}},
		{name: "others are changed", red: []string{"wound"}, blue: []string{"go guard to hill"},
			at: map[string]int{"dale": 2, "hill": 1}},
		{name: "none is left", red: []string{"raid 3"}, blue: []string{"go guard to hill"}, at: map[string]int{"dale": 1},
			reads: []string{"go guard to hill: This is not possible any more."}},
		{name: "another unit does not obey", red: []string{"raid 4"}, blue: []string{"go rider to hill"},
			at:    map[string]int{},
			reads: []string{"go rider to hill: This is not possible any more."}},
		{name: "in a list", red: []string{"raid 1"}, blue: []string{"lead 2 guard away"},
			at: map[string]int{"dale": 1, "moor": 2}},
		{name: "too few for a list", red: []string{"raid 2"}, blue: []string{"lead 2 guard away"},
			at:    map[string]int{"dale": 2},
			reads: []string{"lead 2 guard away: This is not possible any more."}},
		{name: "what an order makes obeys the next", red: []string{"enlist", "enlist"},
			blue: []string{"enlist", "go guard #2 to moor"}, at: map[string]int{"dale": 4, "moor": 1}},
	} {
		x := newTable(t, p, 1)
		lines(t, x, c.red...)
		lines(t, x, "done with it")
		lines(t, x, c.blue...)
		saved, err := runtime.Unmarshal(p, x.g.Marshal())
		if err != nil {
			t.Fatal(err)
		}
		*x.log = nil
		lines(t, x, "done with it")
		lines(t, table{g: saved}, "done with it")
		if saved.Hash() != x.g.Hash() {
			t.Errorf("%s: the saved game goes on differently", c.name)
		}
		v, err := x.g.View(runtime.Referee)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range v.Spaces {
			n := 0
			for _, piece := range s.Pieces {
				if piece.Owner == "blue" {
					n += piece.Count
				}
			}
			if n != c.at[s.Name] {
				t.Errorf("%s: %d pieces in %s, want %d", c.name, n, s.Name, c.at[s.Name])
			}
		}
		var reads []string
		for _, l := range *x.log {
			if text := l.For(1); l.Kind == runtime.Spoken && strings.Contains(text, ":") {
				reads = append(reads, text)
			}
		}
		if !slices.Equal(reads, c.reads) {
			t.Errorf("%s: blue reads %q, want %q", c.name, reads, c.reads)
		}
	}
}
