package board_test

import (
	"bytes"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/board"
	"github.com/scenario-lang/scenario/runtime"
)

const rules = `
scenario "hills" {}
player red { title = "The Reds" }
player blue {}
class space {
  attributes = {
    rich = { type = bool, default = false }
  }
  state = {
    holder = optional(player)
    counts = { type = int, default = 0, show = false }
  }
}
class unit {
  attributes = {
    strength = { type = int, default = 1 }
  }
}
class game {
  state = {
    weather = { type = int, default = 3 }
  }
}
resource gold { start = 5 }
unit guard { strength = 2 }
unit guardian {}
space north {
  title   = "North Hill"
  rich    = true
  borders = [space.middle]
}
space middle { borders = [space.south] }
space south {}
space southern_isle { off_map = true }
setup {
  set space north { holder = player.red }
  place north {
    red = { guard = 2 }
  }
  place south {
    blue = { guard = 1, guardian = 1 }
  }
}
action advance {
  text = "advance"
  do {
    for p {
      in    = pieces(space.south)
      where = p.unit == unit.guardian
      move p { to = space.middle }
    }
    set game { weather = 4 }
    set space southern_isle { counts = 1 }
  }
}
sequence main {
  set game { round = 1 }
  offer {
    to      = player.blue
    actions = [action.advance]
    done    = "stop"
    once    = true
  }
  offer {
    to      = player.red
    actions = [action.advance]
    done    = "stop"
    once    = true
  }
  check_victory {}
}
victory all {
  when = game.weather > 5
}
`

// silent is a front end that is never called.
type silent struct{ session.FrontEnd }

func (silent) Begin(*session.Session)                    {}
func (silent) Throw(runtime.WantedDice) ([]int64, error) { return nil, nil }

// table is a game with a board.
type table struct {
	t     *testing.T
	s     *session.Session
	out   bytes.Buffer
	board *board.Board
}

func newTable(t *testing.T, color bool) *table {
	t.Helper()
	return newTableOf(t, rules, color)
}

func newTableOf(t *testing.T, rules string, color bool) *table {
	t.Helper()
	built := compiler.Compile(fstest.MapFS{"h/h.hcl": {Data: []byte(rules)}}, "h", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	s, err := session.New(session.Config{Program: built.Program, Seed: 1, Seats: []string{"human", "human"},
		FrontEnd: silent{}})
	if err != nil {
		t.Fatal(err)
	}
	x := &table{t: t, s: s}
	x.board = board.New(s, &x.out, func() int { return board.Width }, color)
	return x
}

func (x *table) view(player int) *runtime.View {
	x.t.Helper()
	v, err := x.s.Game().View(player)
	if err != nil {
		x.t.Fatal(err)
	}
	return v
}

// shown checks what was printed since the last time: has are in it in this order, and hasNot are not.
func (x *table) shown(what string, has, hasNot []string) {
	x.t.Helper()
	text := x.out.String()
	x.out.Reset()
	rest := text
	for _, h := range has {
		_, after, ok := strings.Cut(rest, h)
		if !ok {
			x.t.Errorf("%s: %q is missing, or not after the text before it, in\n%s", what, h, text)
		}
		rest = after
	}
	for _, h := range hasNot {
		if strings.Contains(text, h) {
			x.t.Errorf("%s: %q is in\n%s", what, h, text)
		}
	}
}

// A hand of cards is its player's although nobody owns the cards. The deck and the hands of others are not.
func TestTurnShowsTheHand(t *testing.T) {
	x := newTableOf(t, rules+`
class space { attributes = { hand_of = optional(player) } }
unit ace { title = "ace" }
space deck { off_map = true }
space red_hand {
  off_map = true
  hand_of = player.red
}
space blue_hand {
  off_map = true
  hand_of = player.blue
}
space discards { off_map = true }
setup cards {
  create {
    unit  = unit.ace
    at    = space.red_hand
    count = 2
  }
  for s {
    in = [space.blue_hand, space.deck, space.discards]
    create {
      unit = unit.ace
      at   = s
    }
  }
}
hide cards {
  of      = piece
  members = [unit]
  when    = self.space == space.deck || self.space != none && self.space.hand_of != none && self.space.hand_of != viewer
  text    = "a card"
}
`, false)
	x.board.Turn(x.view(0), 0, true)
	x.shown("the first turn of red", []string{"red hand", "2 aces"}, []string{"blue hand", "deck", "discards"})
	x.board.Turn(x.view(0), 0, false)
	x.shown("again while it is on the screen", nil, []string{"red hand"})
}

// At the beginning of a turn a player sees his own spaces, and those that have changed since he looked last: not
// those of which only bookkeeping has changed, such as southern_isle.
func TestTurn(t *testing.T) {
	x := newTable(t, false)
	x.board.Turn(x.view(0), 0, true)
	x.shown("the first turn of red", []string{"The Reds", "gold 5", "North Hill", "holder The Reds", "The Reds: 2 guard"},
		[]string{"south", "middle", "blue"})
	x.board.Turn(x.view(0), 0, false)
	x.shown("again while it is on the screen", nil, []string{"gold", "north", "middle", "south"})
	if _, err := x.s.AnswerExactly("advance"); err != nil {
		t.Fatal(err)
	}
	x.board.Turn(x.view(0), 0, false)
	x.shown("after blue has advanced", []string{"middle", "1 guardian", "south", "1 guard"},
		[]string{"gold", "north", "southern_isle"})
	x.board.Turn(x.view(0), 0, true)
	x.shown("when nothing has changed", []string{"gold 5", "North Hill"}, []string{"middle", "south"})
}

// The whole board has everything with something to say, and nothing else.
func TestAll(t *testing.T) {
	x := newTable(t, false)
	x.board.PrintAll(x.view(0))
	x.shown("at the beginning", []string{"The Reds", "gold 5", "blue", "gold 5", "North Hill", "holder The Reds",
		"2 guard", "south", "1 guard", "1 guardian"},
		[]string{"middle", "southern_isle", "weather 3", "\x1b"})
	if _, err := x.s.AnswerExactly("advance"); err != nil {
		t.Fatal(err)
	}
	x.board.PrintAll(x.view(0))
	for _, line := range strings.Split(x.out.String(), "\n") {
		if len(line) > board.Width {
			t.Errorf("a line of %d characters: %q", len(line), line)
		}
	}
	x.shown("later", []string{"weather 4", "middle"}, nil)
}

// Names are found by their beginning, by their title and in any case; those that fit several things or nothing are
// told.
func TestLook(t *testing.T) {
	x := newTable(t, false)
	for name, want := range map[string][]string{
		"north":      {"North Hill", "  rich\n", "2 guard"},
		"NORTH HILL": {"North Hill", "2 guard"},
		"nor":        {"2 guard"},
		"south":      {"1 guard"}, // the whole name of one space, and the beginning of another
		"sou":        {"That may mean: south, southern isle."},
		"red":        {"The Reds", "gold 5", "North Hill"},
		"blue":       {"blue", "south"},
		"guard":      {"guard, unit", "strength 2"},
		"guardian":   {"guardian, unit", "strength 1"},
		"nowhere":    {`Nothing is called "nowhere".`},
		"midle":      {`did you mean "middle"?`},
		"gard":       {`did you mean "guard"?`},
		"gua":        {"That may mean: guard, guardian."},
		"":           {"Which space?"},
	} {
		x.board.Look(x.view(0), name)
		x.shown("look "+name, want, nil)
	}
	x.board.Look(x.view(0), "south")
	x.shown("look south", nil, []string{"southern_isle"})
}

// A space is shown with what borders on it.
func TestNeighbours(t *testing.T) {
	x := newTable(t, false)
	x.board.PrintNeighbours(x.view(0), "middle")
	x.shown("map middle", []string{"middle", "next to it:", "North Hill", "south"}, []string{"southern_isle"})
	x.board.PrintNeighbours(x.view(0), "red")
	x.shown("map red", []string{`There is no space "red".`}, nil)
}

// What a border has is shown with the spaces that it joins, and when somebody looks at it.
func TestWaysAreShown(t *testing.T) {
	x := newTableOf(t, rules+`
class border {
  attributes = { river = { type = bool, default = false } }
  state      = { bridged = { type = int, default = 0 } }
}
border ferry {
  between = [space.south, space.north]
  river   = true
}
setup bridges {
  set border ferry { bridged = 2 }
}
`, false)
	x.board.PrintNeighbours(x.view(0), "south")
	x.shown("map south", []string{"what leads there:\n    North Hill (river, bridged 2)\n"}, []string{"middle (", "bridged 0"})
	x.board.Look(x.view(0), "ferry")
	x.shown("look ferry", []string{"river, bridged 2"}, nil)
	x.board.PrintNeighbours(x.view(0), "middle")
	x.shown("map middle", nil, []string{"what leads there"})
}

// Colours are used only where they are wanted.
func TestColours(t *testing.T) {
	x := newTable(t, true)
	x.board.Clock()
	x.board.PrintPlayer(x.view(0), 0)
	x.shown("in colour", []string{"Round 1", "\x1b[31mThe Reds\x1b[0m"}, nil)
	if got := x.board.Painted(-1, "nobody"); got != "nobody" {
		t.Errorf("nobody is painted: %q", got)
	}
}
