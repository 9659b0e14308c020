package probe_test

import (
	"fmt"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/probe"
	"github.com/scenario-lang/scenario/runtime/program"
)

const game = `
scenario "stones" {
  title = "Stones"
}

space heap {}

player ann {}

player bob {}

player cat {}

resource gold {}

unit stone {}

setup {
  place heap { ann = { stone = 3 } }
  gain player ann { gold = 7 }
}

function wealth {
  params = { p = player }
  is     = p.gold + count([for s in every(piece) : s if s.owner == p])
}

action take {
  text = "take ${n}"

  param n {
    in = range(1, min(2, wealth(actor)))
  }

  do {
    set game { round = game.round + n }
  }
}

phase taking {
  for p {
    in    = every(player)
    where = p != player.cat
    offer {
      to      = p
      actions = [action.take]
      prompt  = "Take how many?"
      done    = "none"
    }
  }
}

phase dreaming {
  offer {
    to      = player.bob
    actions = [action.take]
    prompt  = "Dream."
    done    = "wake"
  }
}

phase guessing {
  choose one {
    by      = player.ann
    prompt  = "Which?"
    from    = [1, 2, 3]
    default = 4
  }
  choose some {
    by       = player.ann
    prompt   = "Which two?"
    from     = [1, 2, 3]
    count    = 2
    at_least = 1
    default  = [1, 1]
  }
  choose fine {
    by      = player.ann
    prompt  = "Which two?"
    from    = [1, 1, 2]
    count   = 2
    default = [1, 1]
  }
  choose nobody {
    by      = player.ann
    prompt  = "Who?"
    from    = every(player)
    pass    = "nobody"
    default = none
  }
  if {
    when = one + count(some) + count(fine) > 99 && nobody == player.cat
    check_victory {}
  }
}

sequence main {
  repeat {
    times = 30
    call taking {}
    call dreaming {}
    call guessing {}
    check_victory {}
  }
}

victory rich {
  when = any([for p in every(player) : wealth(p) > 9])
}

victory late {
  when = game.round > 1000
}
`

func compile(t *testing.T, src string) *program.Program {
	t.Helper()
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(src)}}, "g", compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		t.Fatal(diags)
	}
	return p
}

// What is seen is what the rules say, and the same every time.
func TestLook(t *testing.T) {
	p := compile(t, game)
	s := probe.Look(p, probe.Options{})
	if !s.SetUp() || len(s.Won()) != 1 || s.Won()[0] != 0 {
		t.Error(s.SetUp(), s.Won())
	}
	for player, want := range []int64{10, 0, 0} {
		if n, ok := s.Number("function wealth", player); !ok || n != want {
			t.Errorf("player %d has %d, %v", player, n, ok)
		}
	}
	if _, ok := s.Number("function health", 0); ok {
		t.Error("a function that is not there gives a number")
	}
	// The first check ends a game, so that each phase comes once in each of six games; bob can never take anything.
	for name, want := range map[string]string{"taking": "6 true", "dreaming": "6 false", "guessing": "6 true",
		"waking": "0 false"} {
		if began, asked := s.Phase(name); fmt.Sprint(began, asked > 0) != want {
			t.Errorf("%s: began %d times, asked %d", name, began, asked)
		}
	}
	if s.Offered(0) == 0 || s.Offered(1)+s.Offered(2) > 0 {
		t.Error("menus:", s.Offered(0), s.Offered(1), s.Offered(2))
	}
	var unfit []int
	s.Unfit(func(file string, line, column int) {
		if file != "g.hcl" || column != 3 {
			t.Error(file, line, column)
		}
		unfit = append(unfit, line)
	})
	if len(unfit) != 2 || unfit[1]-unfit[0] != 6 {
		t.Errorf("unfit defaults at lines %v", unfit)
	}
	games, decisions := s.Games()
	again := probe.Look(p, probe.Options{})
	if g, d := again.Games(); games != 6 || decisions == 0 || g != games || d != decisions {
		t.Error(games, decisions, g, d)
	}
}

// A set-up that asks somebody cannot be looked at; the games are tried all the same.
func TestSetUpThatAsks(t *testing.T) {
	s := probe.Look(compile(t, game+`
setup bid {
  choose bid {
    by     = player.bob
    prompt = "How much?"
    from   = [0, 1, 2]
  }
  gain player bob { gold = bid }
}
`), probe.Options{Games: 2})
	if games, decisions := s.Games(); s.SetUp() || games != 2 || decisions == 0 {
		t.Error(s.SetUp(), games, decisions)
	}
	if _, ok := s.Number("function wealth", 0); ok {
		t.Error("a number without a set-up")
	}
}

// Who asks hears of every phase that begins, and of none that is only tried.
func TestBegan(t *testing.T) {
	p := compile(t, game)
	var began []int
	g, err := runtime.New(p, 1, runtime.Options{Began: func(i int) { began = append(began, i) }})
	if err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(began) != "[0]" || g.Phase() != 0 {
		t.Error(began, g.Phase())
	}
}
